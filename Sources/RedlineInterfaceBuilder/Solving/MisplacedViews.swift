import Foundation
import RedlineLayout

extension InterfaceDocument {
  /// The views of a root that lie elsewhere than the document says; the root alone where it is its
  /// size that is out of date, so that all others lie where they should.
  func misplacedRows(
    _ root: DrawnRoot, _ options: BuildOptions, _ measuring: any TextMeasuring
  ) throws -> [SceneFrames.Row] {
    let (view, rows) = try rowsElsewhere(root, options, measuring)
    guard !rows.isEmpty, let view, let stored = view.storedFrame else { return rows }
    // Inferred insets would make up for another size, or follow from the one frame that is wrong.
    var options = options
    let isInferred = options.environment == .inferred
    options.environment = .rule
    if isInferred {
      let byRule = try rowsElsewhere(root, options, measuring).rows
      if byRule.count < rows.count { return byRule }
    }
    for size in screenSizes(of: root, view) {
      guard try resized(root, to: size).rowsElsewhere(root, options, measuring).rows.isEmpty
      else { continue }
      return [SceneFrames.Row(view: view, frame: CGRect(origin: stored.origin, size: size))]
    }
    return rows
  }

  /// The root's view, and the views whose stored frames do not follow from the root's.
  private func rowsElsewhere(
    _ root: DrawnRoot, _ options: BuildOptions, _ measuring: any TextMeasuring
  ) throws -> (root: BuiltView?, rows: [SceneFrames.Row]) {
    var options = options
    // With the stored sizes of contents, what differs does so by its constraints.
    options.intrinsic = .stored
    options.textSize = .large
    var builder = SceneBuilder(self, scene: root.scene, options: options)
    var built = try builder.build(root: root.element)
    built.useStoredSizes()
    built.useKnownSizes(self)
    let unsure = viewsBesideSymbols(in: built)
    // At one pixel a point Xcode rounds each edge, ties either way, and tells what then differs.
    let isWhole = built.environment.device.scale == 1
    let rows = try built.frames(measuring: measuring, snappedTo: isWhole ? 1024 : nil)
    let tolerance = isWhole ? 0.51 : 1.01
    return (
      built.views.first,
      rows.filter { row in
        guard row.view.isDriven, !row.view.view.isHidden, let stored = row.view.storedFrame,
          isPlaced(row.view), !unsure.contains(ObjectIdentifier(row.view.view))
        else { return false }
        return Parity.distance(row.frame, stored) > tolerance
      }.map { row in
        var row = row
        if isWhole { row.frame = row.frame.snapped(toScale: 1) }
        return row
      }
    )
  }

  /// The sizes that a controller's view may have on the document's device: that of the screen, or of
  /// what its bars leave. None where the stored one is among them, or where there is no device.
  private func screenSizes(of root: DrawnRoot, _ view: BuiltView) -> [CGSize] {
    guard root.isMain, root.scene.controller != nil, let stored = view.storedFrame?.size,
      let screen = device.device
    else { return [] }
    let bars = SafeAreaRule(document: self, scene: root.scene).bars(of: view, on: screen)
    let sizes = [0, bars.top, bars.bottom, bars.top + bars.bottom].map {
      CGSize(width: screen.size.width, height: screen.size.height - $0)
    }
    return sizes.contains(stored) ? [] : sizes
  }

  /// The document with another size of a root.
  private func resized(_ root: DrawnRoot, to size: CGSize) -> InterfaceDocument {
    guard let frame = tree.firstChild(of: root.element, named: "rect", key: "frame")
    else { return self }
    var result = self
    result.tree.elements[frame].attributes["width"] = "\(size.width)"
    result.tree.elements[frame].attributes["height"] = "\(size.height)"
    return result
  }

  /// Views in rows and columns whose length also depends on a symbol, which reaches beyond its
  /// alignment rect by what no file tells.
  private func viewsBesideSymbols(in built: BuiltScene) -> Set<ObjectIdentifier> {
    var outermost: Set<ObjectIdentifier> = []
    for view in built.views where view.elementName == "imageView" && isSymbol(view) {
      var stack: View?
      var candidate = view.view.superview
      while let next = candidate as? StackView {
        stack = next
        candidate = next.superview
      }
      if let stack { outermost.insert(ObjectIdentifier(stack)) }
    }
    guard !outermost.isEmpty else { return [] }
    var result: Set<ObjectIdentifier> = []
    for view in built.views {
      let around = view.parent < 0 ? nil : ObjectIdentifier(built.views[view.parent].view)
      let own = ObjectIdentifier(view.view)
      if outermost.contains(own) || around.map(result.contains) ?? false { result.insert(own) }
    }
    return result
  }

  private func isSymbol(_ view: BuiltView) -> Bool {
    imageAttributes(of: view.element, tree[view.element].attributes)["catalog"] == "system"
  }

  /// Whether a view's frame follows from its constraints: not where Xcode itself found several that
  /// do, nor from shares of contents that are not stored, nor from how far a symbol reaches beyond its
  /// alignment rect, which no file tells.
  private func isPlaced(_ view: BuiltView) -> Bool {
    let attributes = tree[view.element].attributes
    let isFlagged = attributes["misplaced"] == "YES"
    if !isFlagged, attributes["ambiguous"] == "YES" || hangsOnShares(view.element) { return false }
    return view.elementName != "imageView" || !isSymbol(view)
  }

  /// Whether a view, or one around it, has a share of a row or column in proportion to contents, of which a
  /// document stores only what they were stretched to.
  func hangsOnShares(_ element: Int) -> Bool {
    var next = tree[element].parent
    while next >= 0 {
      if tree[next].attributes["distribution"] == "fillProportionally" { return true }
      next = tree[next].parent
    }
    return false
  }
}
