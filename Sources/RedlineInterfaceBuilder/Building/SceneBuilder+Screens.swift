import Foundation
import RedlineLayout

/// What a screen shows that lies in no view of the scene's own, or only in code that runs.
extension SceneBuilder {
  // MARK: Embedded controllers

  /// The view that a container shows: that of the controller which a segue embeds, or of the one that
  /// an embedded navigation controller begins with; `nil` below as many controllers as no app has.
  func embeddedRoot(_ container: Int) -> Int? {
    guard options.drawsScreens, embeddingDepth < Self.mostEmbedded,
      document.tree[container].name == "containerView",
      let list = document.tree.firstChild(of: container, named: "connections")
    else { return nil }
    let segue = document.tree.children(of: list, named: "segue").first {
      document.tree[$0].attributes["kind"] == "embed"
    }
    var id = segue.flatMap { document.tree[$0].attributes["destination"] }
    var scene = id.flatMap { document.scene(ofObject: $0) }
    if let controller = scene?.controller, document.tree[controller].name == "navigationController"
    {
      id = scene?.segues.first { $0.kind == "relationship" }?.destination
      scene = id.flatMap { document.scene(ofObject: $0) }
    }
    // Lines of a controller's own guides are known in its own scene only.
    guard let scene, scene.hasControllerView, let controller = scene.controller,
      document.tree.firstChild(of: controller, named: "layoutGuides") == nil
    else { return nil }
    return scene.roots.first
  }

  /// How many controllers may lie in each other, so that a chain of thousands ends.
  private static let mostEmbedded = 20

  /// Lets an embedded controller's view fill its container, with a controller's margins.
  func fill(_ container: View, with view: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.controllerMargin = container.frame.width < 400 ? 16 : 20
    for line in [Attribute.left, .top, .width, .height] {
      let constraint = LayoutConstraint(
        item: view, attribute: line, toItem: container, attribute: line)
      constraint.origin = .system
      constraint.identifier = "UIView-Encapsulated-Layout-\(line.name)"
      container.hold(constraint)
    }
  }

  // MARK: Tints

  /// What shows a tint, and not only hands it on.
  private static let tinted: Set<String> = [
    "button", "imageView", "slider", "progressView", "toolbar", "navigationBar", "tabBar",
  ]

  /// Gives a view without a tint that of the nearest view around it, or of the document's windows.
  func inheritTints() {
    let window = document.documentTint
    var tints: [Color?] = []
    for built in views {
      let tint = built.view.tintColor ?? (built.parent < 0 ? window : tints[built.parent])
      tints.append(tint)
      // The place of an image that is not known shows no tint.
      let isPlace =
        built.elementName == "imageView" && document.tree[built.element].attributes["image"] == nil
      guard Self.tinted.contains(built.elementName), !isPlace else { continue }
      built.view.tintColor = tint
      // The system's own images have the tint colour, where a custom button's title is white.
      let type = document.tree[built.element].attributes["buttonType"] ?? ""
      if Self.typesWithImages.contains(type), let button = built.view as? Button,
        button.titleColor == nil
      {
        button.titleColor = tint ?? .systemBlue
      }
    }
  }

  // MARK: Lists

  /// The background that a cell has where its document gives it none.
  func usualCellColor(_ cell: Int) -> Color {
    tableStyle(around: cell) == "plain" ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Rounds the corners of the first and the last cell of a section that is set in.
  func roundEnds(_ view: View, ofCell cell: Int) {
    let cells = document.tree[cell].parent
    guard tableStyle(around: cell) == "insetGrouped", cells >= 0,
      ["cells", "prototypes"].contains(document.tree[cells].name)
    else { return }
    var corners: Set<SolvedLayout.Corner> = []
    if document.tree[cells].children.first == cell { corners = [.topLeft, .topRight] }
    if document.tree[cells].children.last == cell {
      corners.formUnion([.bottomLeft, .bottomRight])
    }
    guard !corners.isEmpty else { return }
    view.cornerRadius = 10
    view.maskedCorners = corners
  }

  /// Lets the prototypes of a plain table begin where its rows do: Interface Builder has a header above them that no
  /// app shows, with the padding of one in newer versions.
  ///
  /// Reference: 99 of 107 plain tables of Interface Builder files have their first prototype so far down.
  func liftPrototypes() {
    for (position, table) in views.enumerated()
    where table.elementName == "tableView"
      && (document.tree[table.element].attributes["style"] ?? "plain") == "plain"
    {
      let parts = views.filter { $0.parent == position }
      let cells = parts.filter { part in
        let holder = document.tree[part.element].parent
        return holder >= 0 && document.tree[holder].name == "prototypes"
      }
      guard let first = cells.compactMap(\.storedFrame?.minY).min() else { continue }
      let header = parts.first { document.tree[$0.element].attributes["key"] == "tableHeaderView" }
      let gap = Double(first - (header?.storedFrame?.maxY ?? 0))
      guard let surplus = Self.prototypeHeaders.first(where: { abs($0 - gap) < 0.6 }) else {
        continue
      }
      for part in parts where (part.storedFrame?.minY ?? 0) >= first {
        part.view.frame.origin.y -= CGFloat(surplus)
      }
    }
  }

  /// A header of 22, 24.5 or 28 points, with or without a padding of 22.
  private static let prototypeHeaders = [22, 24.5, 28, 44.5, 50]

  private func tableStyle(around cell: Int) -> String {
    guard let (table, _) = document.superview(of: cell) else { return "plain" }
    return document.tree[table].attributes["style"] ?? "plain"
  }

  /// The section of a table that begins, or ends, with a cell.
  func section(of cell: Int, isFirst: Bool) -> Int? {
    guard options.drawsScreens, document.tree[cell].name == "tableViewCell" else { return nil }
    let cells = document.tree[cell].parent
    guard cells >= 0, document.tree[cells].name == "cells",
      (isFirst ? document.tree[cells].children.first : document.tree[cells].children.last) == cell
    else { return nil }
    return document.tree[cells].parent
  }

  /// The label of a section's header or footer, above its first cell or below its last.
  func sectionLabel(
    _ section: Int, isHeader: Bool, beside cell: Int
  ) throws(InterfaceBuilderError) -> Label? {
    let name = isHeader ? "headerTitle" : "footerTitle"
    guard let text = ElementValues(document, section, traits: traits).text(name), !text.isEmpty,
      let frame = try ElementValues(document, cell, traits: traits).frame()
    else { return nil }
    let style = tableStyle(around: cell)
    let isPlain = style == "plain"
    let inset: CGFloat = style == "insetGrouped" || frame.width < 400 ? 16 : 20
    let label = Label(
      isHeader && !isPlain ? text.uppercased() : text,
      font: isHeader && isPlain ? .headline : .footnote)
    if !isPlain || !isHeader { label.textColor = .secondaryLabel }
    label.numberOfLines = isHeader ? 1 : 0
    // About as many lines as the text takes at 6.5 pt a letter, 18 pt apart.
    let lines = (CGFloat(text.count) * 6.5 / max(1, frame.width - 2 * inset)).rounded(.up)
    let height: CGFloat = isHeader ? (isPlain ? 21 : 16) : 18 * max(1, min(lines, 20)) - 2
    label.frame = CGRect(
      x: frame.minX + inset, y: isHeader ? frame.minY - height - 6 : frame.maxY + 7,
      width: max(0, frame.width - 2 * inset), height: height)
    label.autoresizingMask = .flexibleWidth
    return label
  }

  // MARK: Runtime attributes

  /// Corners and borders that a document sets as attributes of a layer, or as properties by which
  /// classes that draw themselves call them.
  func setRuntimeAttributes(_ view: View, _ values: ElementValues) {
    guard
      let list = document.tree.firstChild(of: values.index, named: "userDefinedRuntimeAttributes")
    else { return }
    for child in document.tree[list].children {
      guard let path = document.tree[child].attributes["keyPath"] else { continue }
      let name = path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path
      let value = document.tree.firstChild(of: child, key: "value")
      let number =
        (value.flatMap { document.tree[$0].attributes["value"] }
        ?? document.tree[child].attributes["value"]).flatMap { Double($0) }
      switch name {
      case "cornerRadius":
        if let number, (0...10_000).contains(number) { view.cornerRadius = number }
      case "borderWidth":
        guard let number, number > 0, number < 1000 else { continue }
        view.borderWidth = number
        view.borderColor = view.borderColor ?? .black
      case "borderColor", "borderUIColor":
        if let color = value.flatMap({ document.color($0) }) { view.borderColor = color }
      default: continue
      }
    }
  }
}
