extension InterfaceDocument {
  /// The document as it were if the same Xcode had saved it that saved another version of it last.
  ///
  /// The version of the tools is that of the newer one, and so are the places of a table's cells
  /// where it has the same cells, and the insets of their contents.
  /// - Parameter isNewer: Whether this is the newer version.
  func asSaved(with other: InterfaceDocument, isNewer: Bool = false) -> InterfaceDocument {
    var result = self
    result.hasHalfPoints = hasHalfPoints || other.hasHalfPoints
    guard !isNewer else { return result }
    result.toolsVersion = other.toolsVersion
    for index in tree.elements.indices where tree[index].name == "tableView" {
      guard let twin = other.twin(of: tree[index], named: "tableView") else { continue }
      result.moveCells(of: index, as: twin, in: other)
    }
    for index in tree.elements.indices where tree[index].name == "tableViewCellContentView" {
      result.insetContent(index, as: other)
    }
    return result
  }

  /// The element of the same kind with the same id.
  private func twin(of element: MarkupElement, named name: String) -> Int? {
    guard let index = element.attributes["id"].flatMap({ elementOf[$0] }),
      tree[index].name == name
    else { return nil }
    return index
  }

  /// Puts the cells of a table where they are in another version that has the same ones.
  private mutating func moveCells(of table: Int, as twin: Int, in other: InterfaceDocument) {
    let (cells, others) = (cells(of: table), other.cells(of: twin))
    guard cells.count == others.count else { return }
    for (cell, partner) in zip(cells, others) {
      guard tree[cell].attributes["id"] == other.tree[partner].attributes["id"],
        let height = rect(cell, "height"), let newHeight = other.rect(partner, "height"),
        abs(height - newHeight) < 1
      else { return }
    }
    for (cell, partner) in zip(cells, others) {
      set("y", of: cell, to: other.rect(partner, "y"))
      set("height", of: cell, to: other.rect(partner, "height"))
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
