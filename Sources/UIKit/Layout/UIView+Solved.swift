public import RedlineLayout
import RedlineText
import Synchronization

extension UIView: MainActorLayout {
  /// Solves the hierarchy below this view as the root view of a device's screen, to be drawn.
  /// - Parameters:
  ///   - device: The screen, with its orientation and bars.
  ///   - direction: The direction in which texts and layouts run.
  ///   - textSize: The reader's preferred text size.
  ///   - name: The title; the class's name unless given.
  /// - Returns: Frames in points from the screen's top left corner, constraints and findings.
  /// - Throws: `LayoutError` for what no layout can be made of.
  public func solved(
    on device: Device, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, name: String? = nil
  ) throws -> SolvedLayout {
    try solved(
      in: LayoutEnvironment(
        device: device, layoutDirection: direction, contentSizeCategory: textSize), name: name)
  }

  /// Solves the hierarchy below this view in an environment, where the keyboard may be shown.
  public func solved(
    in environment: LayoutEnvironment, name: String? = nil
  ) throws -> SolvedLayout {
    try UIScreen.main.showing(environment) {
      let size = peer.frame.size
      frame.size = environment.size
      defer { frame.size = size }
      layoutIfNeeded()
      return try showingListsAsScrolled {
        try solvedWithImages(in: environment, name: name)
      }
    }
  }

  /// Solves the hierarchy, and says which images pictures of tab bars show.
  fileprivate func solvedWithImages(
    in environment: LayoutEnvironment, name: String?
  ) throws -> SolvedLayout {
    var layout = try peer.solved(in: environment, measuring: TextMeasurer.shared, name: name)
    let (bars, items) = (tabBars, layout.items.filter { $0.kind == .tabBar })
    guard bars.count == items.count else { return layout }
    for (bar, item) in zip(bars, items) { layout.pictures.tabs[item.id] = bar.imageNames }
    return layout
  }

  private var tabBars: [UITabBar] {
    (self as? UITabBar).map { [$0] } ?? subviews.flatMap(\.tabBars)
  }

  /// Runs a closure while the parts of lists lie where the screen shows them: only those are there, and
  /// a layout says where contents are before they are scrolled.
  fileprivate func showingListsAsScrolled<Result>(_ body: () throws -> Result) rethrows -> Result {
    recordPaintings()
    let hidden = showRoundMasks()
    defer { for corners in hidden { corners.restore() } }
    var moved: [(scroll: ScrollView, offset: CGPoint)] = []
    var pending = [peer!]
    while let view = pending.popLast() {
      pending += view.subviews
      let object = (view.facade as? UIViewFacade)?.view
      guard object is UITableView || object is UICollectionView,
        let scroll = view as? ScrollView, scroll.contentOffset != .zero
      else { continue }
      moved.append((scroll, scroll.contentOffset))
    }
    for (scroll, offset) in moved { scroll.move(by: CGPoint(x: -offset.x, y: -offset.y)) }
    defer { for (scroll, offset) in moved { scroll.move(by: offset) } }
    return try body()
  }

  /// One line for each view below this one: its class, then `x y width height` in its superview, in
  /// points. Lays out first.
  public var frameTree: String {
    layoutIfNeeded()
    return frameLines(depth: 0).joined(separator: "\n")
  }

  private func frameLines(depth: Int) -> [String] {
    [FrameTree.line("\(type(of: self))", frame, depth: depth)]
      + subviews.flatMap { $0.frameLines(depth: depth + 1) }
  }
}

extension UIViewController: MainActorLayout {
  /// Solves the controller's view as the root view of a device's screen, to be drawn.
  ///
  /// The parameters are those of ``UIView/solved(on:direction:textSize:name:)``.
  public func solved(
    on device: Device, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, name: String? = nil
  ) throws -> SolvedLayout {
    try solved(
      in: LayoutEnvironment(
        device: device, layoutDirection: direction, contentSizeCategory: textSize), name: name)
  }

  /// Solves the controller's view on a device, with the scope of each constraint that was active
  /// there and not on the others.
  ///
  /// A diagram shows constraints of all size classes in red and those of the device's in purple. The
  /// controller is turned to the other devices first.
  public func solved(
    on device: Device, comparedWith others: Device..., direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, name: String? = nil
  ) throws -> SolvedLayout {
    let layouts = try others.map {
      try solved(on: $0, direction: direction, textSize: textSize, name: name)
    }
    return try solved(on: device, direction: direction, textSize: textSize, name: name)
      .scoped(comparedWith: layouts)
  }

  /// Solves the controller's view in an environment, where the keyboard may be shown.
  public func solved(
    in environment: LayoutEnvironment, name: String? = nil
  ) throws -> SolvedLayout {
    var hidden = environment
    hidden.keyboardHeight = 0
    return try UIScreen.main.showing(hidden) {
      let window = UIWindow()
      window.stored.tintColor = windowTint
      window.rootViewController = self
      window.makeKeyAndVisible()
      defer { window.rootViewController = nil }
      // Who listens is there by now.
      UIScreen.main.environment = environment
      defer { UIScreen.main.environment = hidden }
      window.layoutIfNeeded()
      let view: UIView = view
      view.detachSilently()
      // What is presented lies beside the view in the window, and in front of it in the layout.
      let presented = window.subviews.filter { $0 is PresentationContainer }
      for container in presented {
        container.detachSilently()
        view.insertSilently(container, at: nil)
      }
      defer { for container in presented { container.detachSilently() } }
      return try view.showingListsAsScrolled {
        try view.solvedWithImages(in: environment, name: name ?? "\(type(of: self))")
      }
    }
  }
}

extension UIScreen {
  /// Runs a closure while the screen is in an environment.
  fileprivate func showing<Result>(
    _ environment: LayoutEnvironment, _ body: () throws -> Result
  ) rethrows -> Result {
    let previous = self.environment
    self.environment = environment
    SolvedScreens.noteBeginningOrEnd()
    defer {
      self.environment = previous
      SolvedScreens.noteBeginningOrEnd()
    }
    return try body()
  }
}

/// The layouts that were solved in this process.
package enum SolvedScreens {
  private static let counter = Atomic(0)
  /// How many began, and how many ended.
  package static var count: Int { counter.load(ordering: .relaxed) }
  fileprivate static func noteBeginningOrEnd() { counter.add(1, ordering: .relaxed) }
}

extension ScrollView {
  /// Moves what lies inside by its frame, and the offset against it.
  fileprivate func move(by distance: CGPoint) {
    contentOffset.x += distance.x
    contentOffset.y += distance.y
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.frame = view.frame.offsetBy(dx: distance.x, dy: distance.y)
    }
  }
}
