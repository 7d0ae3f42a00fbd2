package import Foundation
package import RedlineLayout

/// A solved root of a scene.
package struct SceneLayout: Sendable {
  package let scene: InterfaceScene
  /// What tells the layout from the others of the document: the scene's title, and for further
  /// roots of it a number.
  package let name: String
  package internal(set) var layout: SolvedLayout
  package let notes: [Diagnostic]
  /// Ids of the items by ids of the document; of a view without one by that of its superview with the
  /// key or the name of its element.
  package let itemOf: [String: String]
  /// Ids of the items that are named by an outlet or a label of their own.
  package let namedItems: Set<String>
  /// The frames that the document stores, in their superviews, by the ids of items.
  package let storedFrames: [String: CGRect]
  /// Whether this is the view of the scene's controller, or the first root of a xib.
  package let isMain: Bool
}

extension InterfaceDocument {
  /// Solves the views of all scenes, each controller's view and each root beside it, in the order of
  /// the document. Bars that belong to a controller are left out.
  /// - Parameters:
  ///   - options: The device, where sizes and safe areas come from, direction and text size.
  ///   - scenes: Ids of the wanted scenes; `nil` for all.
  ///   - measuring: Measures texts.
  /// - Throws: ``InterfaceBuilderError`` for numbers that cannot be read, `LayoutError` for what no
  ///   layout can be made of.
  package func solvedLayouts(
    _ options: BuildOptions, scenes: Set<String>? = nil, measuring: any TextMeasuring
  ) throws -> [SceneLayout] {
    var result: [SceneLayout] = []
    var used: [String: Int] = [:]
    for root in drawnRoots where scenes?.contains(root.scene.id) ?? true {
      used[root.name, default: 0] += 1
      let number = used[root.name] ?? 1
      let name = number == 1 ? pictureName(of: root) : "\(root.name) \(number)"
      result.append(try solved(root, name: name, options, measuring))
    }
    return result
  }

  /// What the picture of a root is called: that of a plain view, which a xib has alone, like the class that loads
  /// it, or like the file.
  package func pictureName(of root: DrawnRoot) -> String {
    guard !isStoryboard, root.name == uikitName(of: tree[root.element].name), drawnRoots.count == 1
    else { return root.name }
    let type = ownerClass ?? ""
    let fileName = (file as NSString).lastPathComponent.split(separator: ".").first.map(String.init)
    return type.isEmpty ? fileName ?? root.name : type
  }

  /// A view that is drawn on its own.
  package struct DrawnRoot: Sendable {
    package let scene: InterfaceScene
    package let name: String
    let element: Int
    package let isMain: Bool
  }

  /// The roots of the scenes that are drawn.
  package var drawnRoots: [DrawnRoot] {
    scenes.flatMap { scene in
      scene.roots.enumerated().compactMap { number, element -> DrawnRoot? in
        let isMain = number == 0 && (scene.hasControllerView || !isStoryboard)
        let isBar = ["navigationBar", "tabBar", "toolbar"].contains(tree[element].name)
        guard isMain || !isBar else { return nil }
        let label = tree[element].attributes["userLabel"] ?? tree[element].attributes["customClass"]
        let name = isMain ? scene.title : "\(scene.title) \(label ?? tree[element].name)"
        return DrawnRoot(scene: scene, name: name, element: element, isMain: isMain)
      }
    }
  }

  /// A view controller of before iOS 11 has no safe area: what its views are held at are its layout guides.
  private func nameLayoutGuides(of scene: InterfaceScene, in layout: inout SolvedLayout) {
    guard let controller = scene.controller,
      tree.firstChild(of: controller, named: "layoutGuides") != nil, let root = scene.roots.first,
      !tree[root].children.contains(where: { tree[$0].attributes["key"] == "safeArea" })
    else { return }
    for index in layout.guides.indices
    where layout.guides[index].kind == .safeArea && layout.guides[index].owner == layout.root.id {
      layout.guides[index].name = SolvedLayout.Guide.barGuides
    }
  }

  /// Solves one root.
  package func solved(
    _ root: DrawnRoot, name: String, _ options: BuildOptions, _ measuring: any TextMeasuring
  ) throws -> SceneLayout {
    let built = try built(root, options)
    built.adaptTexts(to: self, measuring: measuring)
    if options.drawsScreens, options.intrinsic == .canvas {
      built.leaveOutStaleHeights(tree, measuring: measuring)
      built.showWholeTexts(measuring: measuring)
    }
    var layout = try built.root.solved(
      in: built.environment, measuring: measuring, name: name)
    layout.takeBack(built.centerShifts)
    // What is no fault is none in a picture either, and the measure of a text may be off by some.
    layout.diagnostics = layout.diagnostics.filter {
      !isReadable($0, in: layout, measuring) && !$0.isSizeOfRootAlone && !$0.isWithinMeasuring
    }
    if root.isMain { nameLayoutGuides(of: root.scene, in: &layout) }
    layout.barTitle = root.scene.controller.map(barTitle)
    layout.bars = root.isMain ? barItems(of: root.scene) : nil
    layout.bars?.resolveColors(for: layout.environment.contrast)
    if root.isMain, options.drawsScreens, let screen = screen(around: built) {
      layout.bars = layout.bars ?? .init()
      layout.bars?.screen = screen
    }
    if options.drawsScreens { layout.pictures = built.pictures(self, in: layout) }
    if root.isMain, varies, options.tellsScopes {
      var others: [SolvedLayout] = []
      for device in [Device.iPadPro11, .iPhone15, .iPhone15.landscape, .iPhone15ProMax.landscape] {
        var other = options
        other.device = device
        other.safeArea = nil
        let twin = try self.built(root, other)
        twin.adaptTexts(to: self, measuring: measuring)
        var solved = try twin.root.solved(in: twin.environment, measuring: measuring)
        solved.takeBack(twin.centerShifts)
        others.append(solved)
      }
      layout = layout.scoped(comparedWith: others)
    }
    if options.device == nil, options.tellsScopes { tellPlaceholders(in: &layout) }
    var itemOf: [String: String] = [:]
    var named: Set<String> = []
    var stored: [String: CGRect] = [:]
    let parents = Set(built.views.map(\.parent))
    for (index, view) in built.views.enumerated() where index < layout.items.count {
      if !parents.contains(index), let title = embeddedTitle(view.element) {
        layout.items[index].control = .unknown(name: title)
      }
      let item = layout.items[index]
      itemOf[key(of: view, in: built)] = item.id
      if hasChosenName(view) { named.insert(item.id) }
      stored[item.id] = view.storedFrame
    }
    if options.drawsScreens {
      PlacedXibs(document: self, options: options, measuring: measuring).place(in: &layout, built)
    }
    var scene = SceneLayout(
      scene: root.scene, name: name, layout: layout, notes: built.notes, itemOf: itemOf,
      namedItems: named, storedFrames: stored, isMain: root.isMain)
    let open = try openLengths(root, options, measuring, in: layout)
    let findings =
      settled(layout.diagnostics, in: layout, scene.elements(in: self), root, measuring) + open
    scene.layout.diagnostics = findings.enumerated()
      .sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
      .map(\.element)
    return scene
  }

  /// Says of constraints that Xcode removes when it builds the document that they hold in Interface Builder.
  private func tellPlaceholders(in layout: inout SolvedLayout) {
    let (removed, kept) = tree.elements.filter { $0.name == "constraint" }
      .reduce(into: (Set<Int>(), Set<Int>())) { lines, element in
        if element.attributes["placeholder"] == "YES" {
          lines.0.insert(element.line)
        } else {
          lines.1.insert(element.line)
        }
      }
    // A constraint is known by its line, which in a document without breaks it shares with others.
    let lines = removed.subtracting(kept)
    guard !lines.isEmpty else { return }
    for (index, constraint) in layout.constraints.enumerated()
    where constraint.origin == .user && constraint.location.map({ lines.contains($0.line) }) == true
    {
      layout.constraints[index].scope = Self.placeholderScope
    }
  }

  /// Where constraints hold that Xcode removes when it builds a document.
  package static let placeholderScope = "Interface Builder"

  private func key(of view: BuiltView, in built: BuiltScene) -> String {
    guard view.id.isEmpty else { return view.id }
    let around = view.parent < 0 ? "" : key(of: built.views[view.parent], in: built)
    return "\(around)/\(tree[view.element].attributes["key"] ?? view.elementName)"
  }

  /// What the controller is called whose view a container holds; `nil` for other views.
  private func embeddedTitle(_ container: Int) -> String? {
    guard tree[container].name == "containerView",
      let list = tree.firstChild(of: container, named: "connections")
    else { return nil }
    let segue = tree.children(of: list, named: "segue").first {
      tree[$0].attributes["kind"] == "embed"
    }
    return segue.flatMap { tree[$0].attributes["destination"] }.flatMap { elementOf[$0] }
      .map { title(of: $0) }
  }

  private func hasChosenName(_ view: BuiltView) -> Bool {
    outletNames[view.id] != nil || !(tree[view.element].attributes["userLabel"] ?? "").isEmpty
  }

  /// How far below their tops contents of a root's scroll views begin, by the views' ids.
  func scrollTops(
    of root: DrawnRoot, _ options: BuildOptions
  ) throws(InterfaceBuilderError) -> [String: Double] {
    var builder = SceneBuilder(self, scene: root.scene, options: options)
    return try builder.build(root: root.element).scrollTopsByID(tree)
  }

  private func built(
    _ root: DrawnRoot, _ options: BuildOptions
  ) throws(InterfaceBuilderError) -> BuiltScene {
    var builder = SceneBuilder(self, scene: root.scene, options: options)
    var built = try builder.build(root: root.element)
    if usesStoredSizes(options) {
      let views = built.views
      let isPicture = options.drawsScreens && options.intrinsic == .canvas
      // The size of a view that Xcode flags is older than its text, which pictures show.
      built.useStoredSizes { position in
        !isPicture || !views[position].showsText
          || tree[views[position].element].attributes["misplaced"] != "YES"
      }
    }
    built.moveScrollContents(tree, as: options.scrollTops)
    built.showBars(
      root.isMain ? bars[root.scene.objectID] : nil,
      hasPrompt: root.scene.controller.flatMap { prompt(of: $0) } != nil)
    return built
  }
}

extension Diagnostic {
  /// Whether a size that the root has of its own contradicts that of the canvas: outside of it, whoever
  /// shows the view gives it that size.
  fileprivate var isSizeOfRootAlone: Bool {
    guard case .conflict(let members, _) = detail, members.count == 2, constraints.count == 1 else {
      return false
    }
    return members.contains { if case .rootSize = $0 { true } else { false } }
  }
}

extension BuiltScene {
  /// Lets contents of scroll views begin below the bars, as they are seen.
  /// - Parameter known: How far below, by the views' ids, where that is known.
  func moveScrollContents(_ tree: MarkupTree, as known: [String: Double]) {
    let found = scrollTops(tree)
    for built in views {
      guard let scroll = built.view as? ScrollView,
        let top = known[built.id] ?? found[ObjectIdentifier(scroll)], top > 0
      else { continue }
      if let text = scroll as? TextView {
        text.textContainerInset.top += top
        continue
      }
      scroll.contentTop = top
      // Seen from the contents, which frames are stored in, the safe area begins where these do.
      if let own = scroll.ownSafeAreaInsets, own.top < top { scroll.ownSafeAreaInsets?.top = top }
      for child in scroll.subviews where child.translatesAutoresizingMaskIntoConstraints {
        child.frame.origin.y += CGFloat(top)
      }
    }
  }

  /// How far below the bars contents of scroll views begin.
  private func scrollTops(_ tree: MarkupTree) -> [ObjectIdentifier: Double] {
    let top = root.ownSafeAreaInsets?.top ?? environment.safeAreaInsets.top
    guard top > 0 else { return [:] }
    let rects = storedRects()
    let device = environment.device
    let withoutBars = max(20, device.safeAreaInsets(in: environment.systemVersion).top)
    var result: [ObjectIdentifier: Double] = [:]
    for (position, built) in views.enumerated() {
      guard let scroll = built.view as? ScrollView, let place = rects[position],
        place.minY < CGFloat(top), !isInsideScrollView(position),
        tree[built.element].attributes["contentInsetAdjustmentBehavior"] != "never",
        (scroll as? TextView)?.isScrollEnabled ?? true
      else { continue }
      if scrollsToTheSide(built.element, tree), top <= withoutBars { continue }
      let move = top - max(0, Double(place.minY))
      if built.elementName == "tableView", beginsBelowBars(position, move) { continue }
      result[ObjectIdentifier(scroll)] = move
    }
    return result
  }

  /// Whether a collection view scrolls sideways alone: below a status bar UIKit moves contents along the axes of
  /// scrolling, below a navigation bar always downwards.
  private func scrollsToTheSide(_ element: Int, _ tree: MarkupTree) -> Bool {
    tree.firstChild(of: element, key: "collectionViewLayout")
      .map { tree[$0].attributes["scrollDirection"] == "horizontal" } ?? false
  }

  /// Whether the frames of a table's header and rows count the bars already, as older versions of Xcode
  /// wrote them.
  private func beginsBelowBars(_ table: Int, _ top: Double) -> Bool {
    let tops = views.filter { $0.parent == table }.compactMap { $0.storedFrame?.minY }
    return environment.systemVersion < 11 && tops.min().map { Double($0) >= top } ?? false
  }

  /// How far below their tops contents of scroll views begin, by the views' ids; 0 where they do not move,
  /// and for texts.
  func scrollTopsByID(_ tree: MarkupTree) -> [String: Double] {
    let found = scrollTops(tree)
    return Dictionary(
      views.filter { $0.view is ScrollView && !$0.id.isEmpty }.map {
        ($0.id, $0.view is TextView ? 0 : found[ObjectIdentifier($0.view)] ?? 0)
      }, uniquingKeysWith: { first, _ in first })
  }

  private func isInsideScrollView(_ position: Int) -> Bool {
    var parent = views[position].parent
    while parent >= 0 {
      if views[parent].view is ScrollView { return true }
      parent = views[parent].parent
    }
    return false
  }

  /// Gives a screen the bars that explain its safe area, else those of the controllers around it.
  mutating func showBars(_ known: InterfaceDocument.Bars?, hasPrompt: Bool) {
    let device = environment.device
    guard device.kind != .canvas, var insets = root.ownSafeAreaInsets else { return }
    if hasPrompt, known?.navigation == true {
      insets.top -= min(insets.top, SafeAreaRule.promptHeight)
    }
    let candidates = [
      device, device.withNavigationBar(), device.withTabBar(),
      device.withNavigationBar().withTabBar(), device.withNavigationBar(largeTitle: true),
    ]
    for candidate in candidates {
      let bars = candidate.safeAreaInsets(in: environment.systemVersion)
      // The top tells; a wrong guess of the bottom shows nothing.
      guard abs(bars.top - insets.top) < 5, abs(bars.bottom - insets.bottom) < 5 else { continue }
      environment.device = candidate
      return
    }
    if abs(
      device.withNavigationBar().safeAreaInsets(in: environment.systemVersion).top - insets.top)
      < 5
    {
      environment.device = device.withNavigationBar()
      return
    }
    guard let known else { return }
    var shown = device
    if known.navigation {
      let plain = device.safeAreaInsets(in: environment.systemVersion).top
      // A bar with a large title is twice as high as one without.
      shown = shown.withNavigationBar(largeTitle: insets.top - plain > 70)
    }
    if known.tab { shown = shown.withTabBar() }
    environment.device = shown
  }
}

extension BuiltView {
  /// Whether its content is a text.
  fileprivate var showsText: Bool {
    switch view {
    case let label as Label: !label.text.isEmpty
    case let button as Button: !button.title.isEmpty
    default: false
    }
  }
}
