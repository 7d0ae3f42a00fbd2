import Foundation
import RedlineLayout
import RedlineModel

extension InterfaceDocument {
  /// The document as it were if the same Xcode had saved it that saved another version of it last.
  ///
  /// The version of the tools is that of the newer one, and so are the places of a table's cells
  /// where they are in the same order, and the insets of their contents.
  /// - Parameter isNewer: Whether this is the newer version.
  func asSaved(with other: InterfaceDocument, isNewer: Bool = false) -> InterfaceDocument {
    var result = self
    result.hasHalfPoints = hasHalfPoints || other.hasHalfPoints
    guard !isNewer else { return result }
    result.toolsVersion = other.toolsVersion
    // What only frames tell of a font is told by those of the newer version.
    result.fontMetrics.merge(other.fontMetrics) { $1 }
    result.sizedFontMetrics.merge(other.sizedFontMetrics) { $1 }
    result.trackings = FontTrackings(newer: other)
    if fillsScreen(of: other) { result.device = other.device }
    for index in tree.elements.indices where tree[index].name == "tableView" {
      guard let twin = other.twin(of: tree[index], named: "tableView") else { continue }
      result.moveCells(of: index, as: twin, in: other)
    }
    for index in tree.elements.indices where tree[index].name == "tableViewCellContentView" {
      result.insetContent(index, as: other)
    }
    for index in tree.elements.indices where tree[index].attributes["customClass"] != nil {
      result.takeOwnSize(of: index, from: other)
    }
    for index in tree.elements.indices where tree[index].name == "tableViewCell" {
      result.placeOwnViews(ofCell: index, as: other)
    }
    return result
  }

  /// Whether the document names no device, as before Xcode 8, and has views as large as the other's.
  private func fillsScreen(of other: InterfaceDocument) -> Bool {
    guard device.device == nil, let screen = other.device.device else { return false }
    return scenes.flatMap(\.roots).contains { root in
      rect(root, "width") == Double(screen.size.width)
        && rect(root, "height") == Double(screen.size.height)
    }
  }

  /// The element of the same kind with the same id.
  private func twin(of element: MarkupElement, named name: String) -> Int? {
    guard let index = element.attributes["id"].flatMap({ elementOf[$0] }),
      tree[index].name == name
    else { return nil }
    return index
  }

  /// Puts the cells of a table where they are in another version that has them in the same order: rows
  /// follow one another, so that what comes in or goes above them, or is higher, moves them all.
  private mutating func moveCells(of table: Int, as twin: Int, in other: InterfaceDocument) {
    let partners = Dictionary(
      other.cells(of: twin).compactMap { cell in
        other.tree[cell].attributes["id"].map { ($0, cell) }
      }, uniquingKeysWith: { first, _ in first })
    let pairs = cells(of: table).compactMap { cell in
      tree[cell].attributes["id"].flatMap { partners[$0] }.map { (cell: cell, partner: $0) }
    }
    guard zip(pairs, pairs.dropFirst()).allSatisfy({ $0.partner < $1.partner }) else { return }
    for pair in pairs {
      guard let height = rect(pair.cell, "height"),
        let newHeight = other.rect(pair.partner, "height")
      else { continue }
      set("y", of: pair.cell, to: other.rect(pair.partner, "y"))
      if abs(height - newHeight) < 1 { set("height", of: pair.cell, to: newHeight) }
    }
  }

  /// Gives a label or button of a class of the project, of whose content only its frame tells, the size that
  /// it has in another version, where one Xcode rounded it otherwise.
  private mutating func takeOwnSize(of view: Int, from other: InterfaceDocument) {
    let element = tree[view]
    guard ["label", "button"].contains(element.name),
      let twin = other.twin(of: element, named: element.name)
    else { return }
    for side in ["width", "height"] {
      guard let own = rect(view, side), let newer = other.rect(twin, side), abs(own - newer) <= 1
      else { continue }
      set(side, of: view, to: newer)
    }
  }

  /// Puts the texts and the image that a cell's style places where another version has them.
  private mutating func placeOwnViews(ofCell cell: Int, as other: InterfaceDocument) {
    guard let twin = other.twin(of: tree[cell], named: "tableViewCell"),
      let style = tree[cell].attributes["style"], other.tree[twin].attributes["style"] == style
    else { return }
    for name in ["textLabel", "detailTextLabel", "imageView"] {
      guard let id = tree[cell].attributes[name], other.tree[twin].attributes[name] == id,
        let view = elementOf[id], let partner = other.elementOf[id]
      else { continue }
      for side in ["x", "y", "width", "height"] {
        set(side, of: view, to: other.rect(partner, side))
      }
    }
  }

  /// Gives a cell's content the insets that it has in another version.
  private mutating func insetContent(_ content: Int, as other: InterfaceDocument) {
    let cell = tree[content].parent
    guard let twin = other.twin(of: tree[content], named: "tableViewCellContentView"), cell >= 0,
      other.tree[twin].parent >= 0
    else { return }
    let around = other.tree[twin].parent
    guard tree[cell].attributes["accessoryType"] == other.tree[around].attributes["accessoryType"]
    else { return }
    for side in ["width", "height"] {
      guard let outer = rect(cell, side), let newOuter = other.rect(around, side),
        let newInner = other.rect(twin, side)
      else { continue }
      set(side, of: content, to: outer - (newOuter - newInner))
    }
  }

  private func cells(of table: Int) -> [Int] {
    tree.descendants(of: table).filter { tree[$0].name == "tableViewCell" }
  }

  private func frame(_ element: Int) -> Int? {
    tree.firstChild(of: element, named: "rect", key: "frame")
  }

  /// A number of the stored frame.
  private func rect(_ element: Int, _ name: String) -> Double? {
    frame(element).flatMap { tree[$0].attributes[name] }.flatMap { Double($0) }
  }

  private mutating func set(_ name: String, of element: Int, to value: Double?) {
    guard let frame = frame(element), let value, value.isFinite, rect(element, name) != value
    else { return }
    tree.elements[frame].attributes[name] = "\(value)"
  }
}
