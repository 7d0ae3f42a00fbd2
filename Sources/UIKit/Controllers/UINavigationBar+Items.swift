import RedlineLayout

/// What a navigation bar shows.
struct ShownItem {
  weak var item: UINavigationItem?
  weak var previous: UINavigationItem?
  /// Whether the title is large; `nil` as the bar prefers.
  var isLarge: Bool?
  /// Whether the content below has been scrolled under the bar.
  var isScrolled = false
}

extension UINavigationItem {
  /// What the button back says that leads to this item's screen.
  var backTitle: String {
    if let title = backBarButtonItem?.title ?? backButtonTitle { return title }
    if backButtonDisplayMode == .minimal { return "" }
    let title = title ?? ""
    return title.isEmpty || backButtonDisplayMode == .generic ? "Back" : title
  }

  /// Whether a button leads back from this item's screen to one before.
  var showsBack: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty != false || leftItemsSupplementBackButton)
  }

  fileprivate var views: [UIView] {
    [titleView].compactMap(\.self)
      + ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).compactMap(\.customView)
  }
}

extension UINavigationBar {
  /// The look of what is shown, and whether its background is shown as well. Since iOS 15 every bar over
  /// content that is at its top, or does not scroll, has the look for the edge; where there is none, the
  /// usual one without its background.
  var appearance: (look: UINavigationBarAppearance, hasBackground: Bool) {
    let item = shown.item
    let usual = item?.standardAppearance ?? standardAppearance
    if shown.isScrolled { return (usual, true) }
    return (item?.scrollEdgeAppearance ?? scrollEdgeAppearance).map { ($0, true) } ?? (usual, false)
  }

  /// Shows what was set on the item since.
  func itemChanged() {
    showItem()
    setNeedsLayout()
    superview?.setNeedsLayout()
    LayoutChanges.note()
  }

  func showItem() {
    let (bar, item) = (peer as! NavigationBar, shown.item)
    bar.prefersLargeTitles = shown.isLarge ?? prefersLargeTitles
    bar.title = item?.titleView == nil ? item?.title ?? "" : ""
    bar.leftItems = (item?.leftBarButtonItems ?? []).compactMap(\.shown)
    bar.rightItems = (item?.rightBarButtonItems ?? []).compactMap(\.shown)
    if let item, let previous = shown.previous, item.showsBack {
      let title = previous.backTitle
      bar.leftItems.insert(contentsOf: ["chevron.left"] + (title.isEmpty ? [] : [title]), at: 0)
    }
    let (look, hasBackground) = appearance
    let isLarge = bar.prefersLargeTitles
    let attributes =
      isLarge && !look.largeTitleTextAttributes.isEmpty
      ? look.largeTitleTextAttributes
      : look.titleTextAttributes.isEmpty
        ? (isLarge ? largeTitleTextAttributes : nil) ?? titleTextAttributes ?? [:]
        : look.titleTextAttributes
    let isBlack = barStyle != .default
    bar.titleColor =
      (attributes[.foregroundColor] as? UIColor)?.peer ?? (isBlack ? .white : .label)
    let background =
      look.isTransparent || !hasBackground
      ? backgroundColor ?? UIColor.clear
      : look.backgroundColor ?? barTintColor ?? (isBlack ? UIColor(white: 0.09, alpha: 1) : nil)
    bar.backgroundColor = background?.peer ?? backgroundColor?.peer
    takeItemViews()
  }

  private func takeItemViews() {
    let views = shown.item?.views ?? []
    for view in subviews where !views.contains(where: { $0 === view }) && view.isOfBar {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self {
      view.isOfBar = true
      addSubview(view)
    }
  }

  /// Lays the views of the item out as UIKit does: a title's in the middle, those of buttons at the ends,
  /// behind what is drawn there.
  func placeItemViews() {
    guard let item = shown.item else { return }
    let bar = peer as! NavigationBar
    let height = min(bounds.height, bar.prefersLargeTitles ? 44 : bounds.height)
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = ends(of: bar.leftItems), right = ends(of: bar.rightItems)
    func place(_ items: [UIBarButtonItem]?, from start: CGFloat, atLeft: Bool) -> CGFloat {
      var x = start
      for view in (items ?? []).compactMap(\.customView) {
        let size = itemSize(of: view, in: CGSize(width: bounds.width, height: height))
        let origin = atLeft ? x : bounds.width - x - size.width
        view.placeInBar(
          CGRect(x: origin, y: (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + 8
      }
      return x
    }
    let first = place(item.leftBarButtonItems, from: left, atLeft: !isFlipped)
    let last = place(item.rightBarButtonItems, from: right, atLeft: isFlipped)
    guard let title = item.titleView else { return }
    let room = CGSize(width: max(0, bounds.width - first - last), height: height)
    var size = itemSize(of: title, in: room)
    size.width = min(size.width, room.width)
    let (low, high) = isFlipped ? (last, first) : (first, last)
    let x = min(max((bounds.width - size.width) / 2, low), bounds.width - high - size.width)
    title.placeInBar(
      CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height))
  }

  /// Where the drawn items of one end leave off, in points from the bar's edge.
  private func ends(of titles: [String]) -> CGFloat {
    let font = UIFont.systemFont(ofSize: 17)
    return titles.reduce(16) { end, title in
      let isSymbol =
        title == "photo" || title.allSatisfy { $0.isLowercase || $0 == "." || $0.isNumber }
      return end + (isSymbol ? 38 : textWidth(title, font) + 16)
    }
  }

  /// The size that constraints and contents give a view of an item, or its own.
  private func itemSize(of view: UIView, in room: CGSize) -> CGSize {
    if view is UISearchBar { return CGSize(width: room.width, height: min(44, room.height)) }
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.size != .zero {
      return CGSize(width: view.bounds.width, height: min(view.bounds.height, room.height))
    }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}

extension UIView {
  /// Whether a bar has added the view for its item.
  fileprivate var isOfBar: Bool {
    get { stored.isOfBar }
    set { stored.isOfBar = newValue }
  }

  /// Puts a view of an item at its place; one that constraints size is held there by its middle.
  fileprivate func placeInBar(_ rect: CGRect) {
    guard !translatesAutoresizingMaskIntoConstraints else {
      if frame != rect { frame = rect }
      return
    }
    if let (x, y) = stored.barConstraints {
      (x.constant, y.constant) = (rect.midX, rect.midY)
      if x.isActive { return }
    }
    guard let bar = superview else { return }
    let x = centerXAnchor.constraint(equalTo: bar.leftAnchor, constant: rect.midX)
    let y = centerYAnchor.constraint(equalTo: bar.topAnchor, constant: rect.midY)
    for constraint in [x, y] {
      constraint.peer?.origin = .system
      constraint.peer?.location = nil
      constraint.isActive = true
    }
    stored.barConstraints = (x, y)
  }
}
