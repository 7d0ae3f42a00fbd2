#if canImport(UIKit)
  import Foundation
  import RedlineCaptureCore
  import RedlineModel
  import UIKit

  /// Reads a hierarchy of views, parents first, then the guides that have a part in the layout.
  @MainActor struct Capture {
    let root: UIView
    /// Back to front, parents before children.
    private(set) var views: [UIView] = []
    private(set) var guides: [(guide: UILayoutGuide, kind: SolvedLayout.Guide.Kind)] = []
    /// By object, of views and then of guides.
    private(set) var numbers: [ObjectIdentifier: Int] = [:]
    private(set) var names = CapturedNames(.uiKit)

    init(_ root: UIView) {
      self.root = root
      var pending = [(view: root, parent: -1)]
      while let (view, parent) = pending.popLast() {
        let number = views.count
        numbers[ObjectIdentifier(view)] = number
        views.append(view)
        names.add(
          view, identifier: view.accessibilityIdentifier,
          controller: view.next as? UIViewController, parent: parent)
        for child in view.subviews.reversed() { pending.append((child, number)) }
      }
      let mentioned = mentionedGuides()
      for view in views { addGuides(of: view, mentioned: mentioned) }
    }

    private func mentionedGuides() -> Set<ObjectIdentifier> {
      var mentioned: Set<ObjectIdentifier> = []
      for view in views {
        for constraint in view.constraints {
          for end in [CapturedEnd(first: constraint), CapturedEnd(second: constraint)] {
            if let end { mentioned.insert(ObjectIdentifier(end.item)) }
          }
        }
      }
      return mentioned
    }

    /// UIKit's own guides count where a constraint mentions them, all others always.
    private mutating func addGuides(of view: UIView, mentioned: Set<ObjectIdentifier>) {
      var own: [(UILayoutGuide, SolvedLayout.Guide.Kind)] = [
        (view.layoutMarginsGuide, .layoutMargins), (view.safeAreaLayoutGuide, .safeArea),
        (view.readableContentGuide, .readableContent), (view.keyboardLayoutGuide, .keyboard),
      ]
      if let scroll = view as? UIScrollView {
        own += [(scroll.contentLayoutGuide, .custom), (scroll.frameLayoutGuide, .custom)]
      }
      let known = Set(own.map { ObjectIdentifier($0.0) })
      let custom = view.layoutGuides.filter { !known.contains(ObjectIdentifier($0)) }
      for (guide, kind) in own where mentioned.contains(ObjectIdentifier(guide)) {
        add(guide, kind, of: view)
      }
      for guide in custom { add(guide, .custom, of: view) }
    }

    private mutating func add(
      _ guide: UILayoutGuide, _ kind: SolvedLayout.Guide.Kind, of view: UIView
    ) {
      let key = ObjectIdentifier(guide)
      guard numbers[key] == nil, let owner = numbers[ObjectIdentifier(view)] else { return }
      numbers[key] = views.count + guides.count
      guides.append((guide, kind))
      names.add(guide: guide, name: Self.name(guide, kind, of: view), owner: owner)
    }

    private static func name(
      _ guide: UILayoutGuide, _ kind: SolvedLayout.Guide.Kind, of view: UIView
    ) -> String? {
      if kind != .custom { return kind.anchorName }
      if let scroll = view as? UIScrollView {
        if guide === scroll.contentLayoutGuide { return "content" }
        if guide === scroll.frameLayoutGuide { return "frame" }
      }
      return guide.identifier.isEmpty ? nil : guide.identifier
    }

    func layout(name: String?) -> SolvedLayout {
      let environment = LayoutEnvironment(capturedFrom: root)
      let items = views.indices.map { item($0) }
      let constraints = views.flatMap { view in view.constraints.compactMap { read($0, in: view) } }
      let owner = (root.next as? UIViewController).map { "\(type(of: $0))" }
      return SolvedLayout(
        capturedAs: name ?? owner ?? "\(type(of: root))", environment: environment, items: items,
        guides: guides.indices.map { guide($0) }, constraints: constraints,
        names: names.sentences, diagnostics: ambiguities())
    }

    /// The views that UIKit says are ambiguous.
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
      let frame = guide.layoutFrame
      let (bounds, place) = (owner.bounds, place(of: owner))
      var role = SolvedLayout.Guide.Role.free
      var insets: RedlineModel.EdgeInsets?
      if kind != .custom {
        role = .insets
        insets = RedlineModel.EdgeInsets(
          top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
          bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
      } else if let scroll = owner as? UIScrollView {
        if guide === scroll.frameLayoutGuide { role = .scrollFrame }
        if guide === scroll.contentLayoutGuide { role = .scrollContent }
      }
      return SolvedLayout.Guide(
        id: names.ids[number], name: names.names[number], kind: kind,
        owner: names.ids[numbers[ObjectIdentifier(owner)] ?? 0],
        frame: frame.offsetBy(dx: place.minX - bounds.minX, dy: place.minY - bounds.minY).settled,
        role: role, insets: insets)
    }

    /// Where a view lies from the root's top left corner, in points, before it and those around it are
    /// turned: that is what constraints are about.
    func place(of view: UIView) -> CGRect {
      var (origin, current) = (CGPoint.zero, view)
      while current !== root, let parent = current.superview {
        let own = current.frameBeforeTransform
        origin.x += own.minX - parent.bounds.minX
        origin.y += own.minY - parent.bounds.minY
        current = parent
      }
      return CGRect(origin: origin, size: view.bounds.size).settled
    }

    /// The rectangle that constraints are about, as ``place(of:)``.
    func alignmentRect(of view: UIView) -> CGRect {
      let (place, own) = (place(of: view), view.frameBeforeTransform)
      return view.alignmentRect(forFrame: own)
        .offsetBy(dx: place.minX - own.minX, dy: place.minY - own.minY).settled
    }
  }

  extension UIView {
    /// The frame that the view has without its transform, with which `frame` says what is around it.
    fileprivate var frameBeforeTransform: CGRect {
      let (anchor, size) = (layer.anchorPoint, bounds.size)
      return CGRect(
        x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
  }

  extension CapturedClasses {
    fileprivate static let uiKit = CapturedClasses(prefix: "UI", view: UIView.self) {
      if let view = $0 as? UIView { return view }
      if let guide = $0 as? UILayoutGuide { return guide }
      return ($0 as? UIViewController)?.viewIfLoaded
    }
  }
#endif
