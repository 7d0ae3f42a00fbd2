#if os(macOS) || REDLINE_APPKIT_STAND_IN
  import Foundation
  import RedlineCaptureCore
  import RedlineModel

  #if REDLINE_APPKIT_STAND_IN
    import AppKitStandIn
  #else
    import AppKit
  #endif

  /// Reads a hierarchy of views, parents first, then the guides that have a part in the layout.
  @MainActor struct MacCapture {
    let root: NSView
    /// Back to front, parents before children.
    private(set) var views: [NSView] = []
    private(set) var guides: [(guide: NSLayoutGuide, kind: SolvedLayout.Guide.Kind)] = []
    /// By object, of views and then of guides.
    private(set) var numbers: [ObjectIdentifier: Int] = [:]
    private(set) var names = CapturedNames(.appKit)

    init(_ root: NSView) {
      self.root = root
      var pending = [(view: root, parent: -1)]
      while let (view, parent) = pending.popLast() {
        let number = views.count
        numbers[ObjectIdentifier(view)] = number
        views.append(view)
        let window = parent < 0 && view.window?.contentView === view ? view.window : nil
        names.add(
          view, identifier: Self.identifier(of: view),
          controller: view.nextResponder as? NSViewController,
          owners: [window?.windowController, window].compactMap { $0 as AnyObject? },
          parent: parent)
        for child in view.subviews.reversed() { pending.append((child, number)) }
      }
      let mentioned = mentionedGuides()
      for view in views { addGuides(of: view, mentioned: mentioned) }
    }

    /// That of code; files of Interface Builder give their objects such as `_NS:9`.
    private static func identifier(of view: NSView) -> String? {
      let spoken: String? = view.accessibilityIdentifier()
      return [spoken, view.identifier?.rawValue].compactMap(\.self)
        .first { !$0.isEmpty && !$0.hasPrefix("_NS:") }
    }

    private func mentionedGuides() -> Set<ObjectIdentifier> {
      var mentioned: Set<ObjectIdentifier> = []
      for view in views {
        for constraint in view.constraints {
          for item in [constraint.firstItem, constraint.secondItem] {
            if let item { mentioned.insert(ObjectIdentifier(item)) }
          }
        }
      }
      return mentioned
    }

    /// AppKit's own guides count where a constraint mentions them, all others always.
    private mutating func addGuides(of view: NSView, mentioned: Set<ObjectIdentifier>) {
      let own: [(NSLayoutGuide, SolvedLayout.Guide.Kind)] = [
        (view.layoutMarginsGuide, .layoutMargins), (view.safeAreaLayoutGuide, .safeArea),
      ]
      let known = Set(own.map { ObjectIdentifier($0.0) })
      for (guide, kind) in own where mentioned.contains(ObjectIdentifier(guide)) {
        add(guide, kind, of: view)
      }
      for guide in view.layoutGuides where !known.contains(ObjectIdentifier(guide)) {
        let isOfSystem = "\(type(of: guide))".hasPrefix("_")
        if isOfSystem, !mentioned.contains(ObjectIdentifier(guide)) { continue }
        add(guide, .custom, of: view)
      }
    }

    private mutating func add(
      _ guide: NSLayoutGuide, _ kind: SolvedLayout.Guide.Kind, of view: NSView
    ) {
      let key = ObjectIdentifier(guide)
      guard numbers[key] == nil, let owner = numbers[ObjectIdentifier(view)] else { return }
      numbers[key] = views.count + guides.count
      guides.append((guide, kind))
      let own = guide.identifier.rawValue
      let name = kind != .custom ? kind.anchorName : own.isEmpty ? nil : own
      names.add(guide: guide, name: name, owner: owner)
    }

    func layout(name: String?) -> SolvedLayout {
      let constraints = views.flatMap { view in view.constraints.compactMap { read($0, in: view) } }
      let owner = (root.nextResponder as? NSViewController).map { "\(type(of: $0))" }
      return SolvedLayout(
        capturedAs: name ?? owner ?? "\(type(of: root))",
        environment: LayoutEnvironment(capturedFrom: root), items: views.indices.map { item($0) },
        guides: guides.indices.map { guide($0) }, constraints: constraints,
        names: names.sentences, diagnostics: ambiguities())
    }

    /// The views that AppKit says are ambiguous.
    private func ambiguities() -> [Diagnostic] {
      views.indices.filter { views[$0].hasAmbiguousLayout }.map { number in
        Diagnostic(
          .ambiguousPosition, of: names.ids[number], .ambiguity(followers: 0),
          items: [names.ids[number]])
      }
    }

    private func guide(_ index: Int) -> SolvedLayout.Guide {
      let (guide, kind) = guides[index]
      let number = views.count + index
      let owner = guide.owningView ?? root
      let frame = fromTop(guide.frame, in: owner)
      let bounds = fromTop(owner.bounds, in: owner)
      let isCustom = kind == .custom
      return SolvedLayout.Guide(
        id: names.ids[number], name: names.names[number], kind: kind,
        owner: names.ids[numbers[ObjectIdentifier(owner)] ?? 0], frame: frame,
        role: isCustom ? .free : .insets,
        insets: isCustom
          ? nil
          : RedlineModel.EdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
            bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX))
    }

    /// A rectangle of a view's superview from the root's top left corner.
    func rect(_ rect: CGRect, of view: NSView) -> CGRect {
      guard view !== root, let parent = view.superview else {
        let isFlipped = root.superview?.isFlipped ?? false
        let frame = root.frame
        let top = isFlipped ? rect.minY - frame.minY : frame.maxY - rect.maxY
        return CGRect(
          x: rect.minX - frame.minX, y: top, width: rect.width, height: rect.height
        ).settled
      }
      return fromTop(rect, in: parent)
    }

    /// A rectangle of a view's inside from the root's top left corner. A view that is not flipped has
    /// its origin at the bottom.
    private func fromTop(_ rect: CGRect, in view: NSView) -> CGRect {
      let inside = view.convert(rect, to: root)
      let bounds = root.bounds
      let top = root.isFlipped ? inside.minY - bounds.minY : bounds.maxY - inside.maxY
      return CGRect(
        x: inside.minX - bounds.minX, y: top, width: inside.width, height: inside.height
      ).settled
    }
  }

  extension CapturedClasses {
    fileprivate static let appKit = CapturedClasses(prefix: "NS", view: NSView.self) {
      if let view = $0 as? NSView { return view }
      if let guide = $0 as? NSLayoutGuide { return guide }
      guard let controller = $0 as? NSViewController else { return nil }
      return controller.isViewLoaded ? controller.view : nil
    }
  }
#endif
