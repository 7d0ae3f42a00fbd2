import Foundation
import RedlineLayout

extension SceneBuilder {
  /// Gives the root the size that it has on the canvas, and its controller's margins.
  func prepareRoot(_ root: View, _ element: Int) throws(InterfaceBuilderError) {
    let size = canvasSize(element)
    if root.frame.size == .zero || options.size != nil { root.frame.size = size }
    if views.first?.elementName != "tableViewCell" {
      // Before Xcode 7, the square canvas had the margins of a phone.
      let isOldSquare = size.width == 600 && document.toolsVersion < 7000
      root.controllerMargin = size.width < 400 || isOldSquare ? 16 : 20
    }
    for built in views where built.elementName == "collectionViewCell" && built.parent >= 0 {
      // In a list on the canvas, cells have margins of their own only.
      built.view.preservesSuperviewLayoutMargins = false
    }
    insetCells()
    for built in views where built.elementName == "tableViewCellContentView" {
      let usual = cellMargins(of: built)
      guard var own = built.view.directionalLayoutMargins else {
        built.view.directionalLayoutMargins = usual
        continue
      }
      // The cell has the usual ones, too, which its content may preserve.
      guard built.view.preservesSuperviewLayoutMargins else { continue }
      own.top = max(own.top, usual.top)
      own.leading = max(own.leading, usual.leading)
      own.bottom = max(own.bottom, usual.bottom)
      own.trailing = max(own.trailing, usual.trailing)
      built.view.directionalLayoutMargins = own
    }
  }

  /// Moves cells away from the sides of a list whose sections are cards: what is in them lies so, also
  /// where the document keeps the cell as wide as the list.
  private func insetCells() {
    for built in views where built.elementName == "tableViewCell" && built.parent >= 0 {
      let table = views[built.parent]
      guard document.tree[table.element].attributes["style"] == "insetGrouped",
        abs(built.view.frame.width - table.view.frame.width) < 0.5
      else { continue }
      // As far as the list's own margins.
      let side: CGFloat = document.systemVersion < 14 ? 16 : 20
      built.view.frame = built.view.frame.insetBy(dx: side, dy: 0)
      for content in views where content.view.superview === built.view {
        content.view.frame.size.width -= 2 * side
      }
    }
  }

  /// The margins of a cell's content: those of a list at the sides, but next to an accessory.
  private func cellMargins(of content: BuiltView) -> DirectionalEdgeInsets {
    guard document.toolsVersion >= 13500 else { return DirectionalEdgeInsets(all: 8) }
    let own = content.storedFrame?.width ?? 0
    let width = (content.parent < 0 ? nil : views[content.parent].storedFrame?.width) ?? own
    let screen = options.device ?? document.device.device
    var side = Double(screen?.portraitSize.width ?? 0) < 393 || width <= 320 ? 16.0 : 20
    // Up to Xcode 12 on a small phone, and in Xcode 11 and 12 outside of a table.
    let isSmall = screen?.portraitSize.width == 320
    if document.toolsVersion < 17000,
      isSmall || content.parent == 0 && document.toolsVersion >= 14800
    {
      side = 15
    }
    let end = document.systemVersion < 26 ? 11.0 : 15
    return DirectionalEdgeInsets(
      top: end, leading: side, bottom: end, trailing: own < width ? 8 : side)
  }

  /// The size that the root is solved at.
  private func canvasSize(_ element: Int) -> CGSize {
    if let size = options.size { return size }
    let stored = views.first?.storedFrame?.size
    if let device = options.device, fillsScreen(element, stored) { return device.size }
    if let stored, stored.width > 0, stored.height > 0 { return barViewSize(element, stored) }
    return document.device.device?.size ?? CGSize(width: 600, height: 600)
  }

  /// The size of a view that a bar lays out, as its own constraints have it, whatever frame is stored.
  private func barViewSize(_ element: Int, _ stored: CGSize) -> CGSize {
    let tree = document.tree
    let parent = tree[element].parent
    guard parent >= 0, ["barButtonItem", "navigationItem"].contains(tree[parent].name),
      let list = tree.firstChild(of: element, named: "constraints")
    else { return stored }
    var size = stored
    for child in tree.children(of: list, named: "constraint") {
      let attributes = tree[child].attributes
      let isOwn = attributes["firstItem"].map { $0 == tree[element].attributes["id"] } ?? true
      guard isOwn, ["secondItem", "relation", "priority"].allSatisfy({ attributes[$0] == nil }),
        let length = Double(attributes["constant"] ?? ""), (0...10_000).contains(length)
      else { continue }
      if attributes["firstAttribute"] == "width" { size.width = CGFloat(length) }
      if attributes["firstAttribute"] == "height" { size.height = CGFloat(length) }
    }
    return size
  }

  /// Whether the root is a screen, and not a cell, a header or a view of a size of its own.
  private func fillsScreen(_ root: Int, _ stored: CGSize?) -> Bool {
    guard let stored else { return true }
    // Beside a controller's own view lie those that code shows, in bars and elsewhere.
    if scene.hasControllerView { return scene.roots.first == root }
    return stored == document.device.device?.size || stored == CGSize(width: 600, height: 600)
  }

  /// The device or canvas on which a root is solved.
  func environment(of root: View, _ element: Int) -> LayoutEnvironment {
    let size = canvasSize(element)
    let screen = options.device ?? document.device.device
    let device =
      screen.flatMap { $0.size == size ? $0 : nil }
      ?? .canvas(Double(size.width), Double(size.height), scale: screen?.scale ?? document.scale)
    let canvas =
      options.environment == .inferred
      ? document.textSize : options.ignoresTextSize ? .large : document.usualTextSize
    let isOwnCanvas = options.device == nil && options.textSize == .large
    let textSize = isOwnCanvas ? canvas : options.textSize
    var environment = LayoutEnvironment(
      device: device, layoutDirection: options.direction, contentSizeCategory: textSize,
      systemVersion: options.device == nil ? document.systemVersion : .standard)
    environment.keyboardHeight = options.keyboardHeight
    environment.contrast = options.contrast
    return environment
  }

  /// A cell's content keeps its place in the cell.
  func holdContents() {
    for built in views where built.elementName == "tableViewCellContentView" && built.parent >= 0 {
      guard !built.isDriven else { continue }
      let (view, cell) = (built.view, views[built.parent].view)
      let (frame, around) = (view.frame, cell.frame)
      let lines: [(Attribute, Attribute, Double, LayoutPriority)] = [
        (.left, .left, frame.minX, .required), (.top, .top, frame.minY, .required),
        (.width, .width, frame.width - around.width, .required),
        (.height, .height, frame.height - around.height, heightPriority(ofContent: built)),
      ]
      for (line, other, constant, priority) in lines {
        let constraint = LayoutConstraint(
          item: view, attribute: line, toItem: cell, attribute: other, constant: constant,
          priority: priority)
        constraint.origin = .system
        // No line of the document says it.
        constraint.location = nil
        constraint.identifier = "UIView-Encapsulated-Layout-\(line.name)"
        cell.hold(constraint)
      }
    }
  }

  /// How firmly a cell's content keeps its height, which was rounded to pixels: in a list, where the
  /// row has it, more than what it contains; where Xcode found that nothing gives it, less than texts.
  private func heightPriority(ofContent content: BuiltView) -> LayoutPriority {
    if document.tree[content.element].attributes["ambiguous"] == "YES" { return 500 }
    return views[content.parent].parent < 0 ? 999.9 : .required
  }

  /// Interface Builder adds constraints for a view with a fixed frame when it builds the document.
  func holdFixedFrames() {
    for built in views where built.isDriven && !built.isArranged && built.parent >= 0 {
      guard document.tree[built.element].attributes["fixedFrame"] == "YES",
        let frame = built.storedFrame
      else { continue }
      let insets = built.view.usedAlignmentInsets(document.systemVersion)
      let rect = frame.inset(by: insets)
      let superview = views[built.parent].view
      let lines: [(Attribute, CGFloat)] = [
        (.left, rect.minX), (.top, rect.minY), (.width, rect.width), (.height, rect.height),
      ]
      for (attribute, value) in lines {
        let constraint = LayoutConstraint(
          item: built.view, attribute: attribute,
          toItem: attribute.isDimension ? nil : superview,
          attribute: attribute.isDimension ? .notAnAttribute : attribute,
          constant: Double(value), priority: 999)
        constraint.origin = .system
        constraint.identifier = "IB-prototype"
        constraint.location = document.location(built.element)
        superview.hold(constraint)
      }
    }
  }

  /// Lets sizes of contents end where the canvas rounded them.
  func setContentScale(_ root: Int) {
    guard options.device == nil, options.textSize == .large, !options.endsAtPixels else { return }
    lowerLines(document.lowerLines(in: root))
    guard let scale = document.contentScale(in: root) else { return }
    for built in views { built.view.contentScale = scale }
  }

  private func lowerLines(_ heights: [Double: Double]) {
    guard !heights.isEmpty else { return }
    for case let label as Label in views.map(\.view) where label.font.family == nil {
      let size = label.font.resolved(for: document.textSize).pointSize
      guard let height = heights[size] else { continue }
      var metrics = label.font.usedMetrics
      metrics.lineHeight = height / size
      label.font.metrics = metrics
    }
  }

  /// Where a document says nothing about an axis of a view that constraints place, the view stays as
  /// it was drawn there, as Interface Builder's own constraints for prototypes have it.
  func hold() {
    let mentioned = mentionedAxes()
    for built in views where built.isDriven && !built.isArranged {
      guard let frame = built.storedFrame, built.parent >= 0 else { continue }
      let insets = built.view.usedAlignmentInsets(document.systemVersion)
      let superview = views[built.parent].view
      for axis in Axis.allCases where !mentioned.contains(AxisOfView(built.view, axis)) {
        let isHorizontal = axis == .horizontal
        let edge: Attribute = isHorizontal ? .left : .top
        let start = isHorizontal ? frame.minX + insets.left : frame.minY + insets.top
        let place = LayoutConstraint(
          item: built.view, attribute: edge, toItem: superview, attribute: edge,
          constant: Double(start), priority: 1)
        let length =
          isHorizontal
          ? frame.width - insets.left - insets.right : frame.height - insets.top - insets.bottom
        let size = LayoutConstraint(
          item: built.view, attribute: isHorizontal ? .width : .height,
          constant: Double(max(0, length)), priority: 1)
        for constraint in [place, size] {
          constraint.origin = .system
          constraint.identifier = "IB-prototype"
          constraint.location = document.location(built.element)
          superview.hold(constraint)
        }
      }
    }
  }

  private struct AxisOfView: Hashable {
    var view: ObjectIdentifier
    var axis: Axis

    init(_ view: View, _ axis: Axis) {
      self.view = ObjectIdentifier(view)
      self.axis = axis
    }
  }

  private func mentionedAxes() -> Set<AxisOfView> {
    var result: Set<AxisOfView> = []
    for built in views {
      for constraint in built.view.constraints {
        for (item, attribute) in [
          (constraint.firstItem, constraint.firstAttribute),
          (constraint.secondItem, constraint.secondAttribute),
        ] {
          guard let view = item as? View, let axis = attribute.axis else { continue }
          result.insert(AxisOfView(view, axis))
        }
      }
    }
    return result
  }
}
