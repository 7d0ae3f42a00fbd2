extension InterfaceDocument {
  /// What a document says of its objects beside what texts of its layouts tell, in lines.
  package struct ObjectLines: Sendable {
    /// The scene that the objects belong to; `nil` for those of the whole document.
    package var scene: InterfaceScene?
    /// A line for each property, outlet, action and segue, sorted: files have them in any order.
    package var lines: [String]
  }

  /// The lines of each scene in the order of the document, then those of the document itself.
  package func objectLines() -> [ObjectLines] {
    let table = ObjectTable(self)
    let objects = Dictionary(grouping: table.objects, by: \.scene)
    let links = Dictionary(grouping: table.links, by: \.owner.scene)
    let lines = { (scene: String?) in
      (objects[scene] ?? []).flatMap(table.lines) + (links[scene] ?? []).flatMap(table.lines)
    }
    let scenes = scenes.map { ObjectLines(scene: $0, lines: lines($0.id).sorted()) }
    return scenes + [ObjectLines(scene: nil, lines: (lines(nil) + table.documentLines).sorted())]
  }
}

extension ObjectTable {
  /// What holds for the whole document.
  fileprivate var documentLines: [String] {
    let attributes = document.tree[0].attributes
    let initial = attributes["initialViewController"].map { id in
      "initial view controller: "
        + (indexOf[id].map { words(objects[$0], isDestination: true) } ?? "object \(id)")
    }
    let settings = Self.documentSettings.compactMap { name in
      attributes[name].map { "\(name) of the document: \($0)" }
    }
    return settings
      + [initial, documentTint.map { "tintColor of the document: \($0)" }].compactMap(\.self)
  }

  fileprivate func lines(_ object: Object) -> [String] {
    let element = document.tree[object.element]
    var values = properties(of: object, tellsAll: true).merging(variations(of: object)) {
      first, _ in first
    }
    let isConstraint = element.name == "constraint"
    for name in isConstraint ? Self.sentence : document.isView(object.element) ? Self.written : [] {
      values[name] = nil
    }
    // Names that outlets give would change with these.
    let words = words(object, isDestination: true)
    let lines = values.filter { $0.value != Self.usual($0.key) }
      .map { "\(words): \($0.key) \($0.value)" }
    return lines.isEmpty && object.isTold ? [words] : lines
  }

  fileprivate func lines(_ link: Link) -> [String] {
    let words = words(link)
    guard document.tree[link.element].name == "segue" else { return [words] }
    let values = segueProperties(link.element).filter { $0.key != "kind" && $0.key != "identifier" }
    return [words] + values.map { "\(words): \($0.key) \($0.value)" }
  }

  /// What an object has otherwise in some size classes, by these: `heightClass=compact.constant`.
  private func variations(of object: Object) -> [String: String] {
    var result: [String: String] = [:]
    for variation in document.tree.children(of: object.element, named: "variation") {
      let key = document.tree[variation].attributes["key"] ?? ""
      result.merge(plainProperties(of: variation, path: "\(key).")) { first, _ in first }
      for mask in document.tree.children(of: variation, named: "mask") {
        let references = document.tree[mask].children.map { index in
          let inside = document.tree[index]
          return "\(inside.name) \(inside.attributes["reference"] ?? "")"
        }
        let name = document.tree[mask].attributes["key"] ?? "mask"
        result["\(key).\(name)"] = references.sorted().joined(separator: ", ")
      }
    }
    return result
  }

  /// What the text of a layout says of a view.
  private static let written = [
    "text", "normal.title", "customClass", "hidden",
  ]
}
