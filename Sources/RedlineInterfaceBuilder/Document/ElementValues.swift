import Foundation
import RedlineLayout

/// An element with the attributes that hold under some traits, and typed reading of them.
struct ElementValues {
  let document: InterfaceDocument
  let index: Int
  let attributes: [String: String]
  /// Children in variations that hold, which replace those of the element with the same key.
  private let overrides: [String: Int]

  init(_ document: InterfaceDocument, _ index: Int, traits: DocumentTraits) {
    self.document = document
    self.index = index
    var attributes = document.tree[index].attributes
    var overrides: [String: Int] = [:]
    for variation in document.variations(of: index, traits: traits) {
      for (name, value) in document.tree[variation].attributes where name != "key" {
        attributes[name] = value
      }
      for child in document.tree[variation].children {
        if let key = document.tree[child].attributes["key"] { overrides[key] = child }
      }
    }
    self.attributes = attributes
    self.overrides = overrides
  }

  var name: String { document.tree[index].name }
  var line: Int { document.tree[index].line }
  var id: String { attributes["id"] ?? "" }

  subscript(name: String) -> String? { attributes[name] }

  /// The child with a key.
  func child(_ key: String) -> Int? {
    overrides[key] ?? document.tree.firstChild(of: index, key: key)
  }

  /// The name of the image, which newer files have in an element of its own.
  var imageName: String? { document.imageAttributes(of: index, attributes)["image"] }

  /// Whether the image is a symbol of the system.
  var hasSystemImage: Bool {
    document.imageAttributes(of: index, attributes)["catalog"] == "system"
  }

  /// The size of the image in points: of a symbol as it is configured here.
  func imageSize(_ name: String) throws(InterfaceBuilderError) -> CGSize? {
    guard hasSystemImage else { return document.imageSize(name) }
    let own = child("preferredSymbolConfiguration").map { document.tree[$0].attributes } ?? [:]
    let reference = document.imageAttributes(of: index, attributes)
    let scale = own["scale"] ?? reference["symbolScale"] ?? ""
    let points = try own["pointSize"].map { text throws(InterfaceBuilderError) in
      try document.number(text, name: "pointSize", line: line)
    }
    return SymbolSizes.size(
      of: name, listed: document.symbolShapes[name],
      points: points ?? SymbolSizes.measuredPoints,
      scale: SymbolSizes.Scale(rawValue: scale) ?? .medium, displayScale: document.scale)
  }

  func isOn(_ name: String, default value: Bool = false) -> Bool {
    attributes[name].map { $0 == "YES" } ?? value
  }

  func number(_ name: String) throws(InterfaceBuilderError) -> Double? {
    guard let text = attributes[name] else { return nil }
    return try document.number(text, name: name, line: line)
  }

  func number(_ name: String, default value: Double) throws(InterfaceBuilderError) -> Double {
    try number(name) ?? value
  }

  /// The frame in the superview, as it is stored.
  func frame() throws(InterfaceBuilderError) -> CGRect? {
    guard let rect = child("frame") else { return try insetFrame() }
    let element = document.tree[rect]
    var values: [Double] = []
    for name in ["x", "y", "width", "height"] {
      let text = element.attributes[name] ?? "0"
      values.append(try document.number(text, name: name, line: element.line))
    }
    return CGRect(
      x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
  }

  /// The frame as Xcode 8 wrote it: from the edges of the superview, what is 0 left out.
  private func insetFrame() throws(InterfaceBuilderError) -> CGRect? {
    guard let child = child("frameInset") else { return nil }
    let element = document.tree[child]
    var values: [String: CGFloat] = [:]
    for name in ["minX", "minY", "maxX", "maxY", "width", "height"] {
      guard let text = element.attributes[name] else { continue }
      values[name] = CGFloat(try document.number(text, name: name, line: element.line))
    }
    var around = CGSize.zero
    if values["maxX"] != nil || values["maxY"] != nil,
      let superview = document.superview(of: index)?.view
    {
      let traits = document.device.traits
      around = try ElementValues(document, superview, traits: traits).frame()?.size ?? .zero
    }
    func place(
      _ least: String, _ most: String, _ length: String, _ room: CGFloat
    ) -> (CGFloat, CGFloat) {
      let end = values[most]
      let size = values[length] ?? end.map { room - $0 - (values[least] ?? 0) } ?? 0
      return (values[least] ?? end.map { room - $0 - size } ?? 0, max(0, size))
    }
    let (x, width) = place("minX", "maxX", "width", around.width)
    let (y, height) = place("minY", "maxY", "height", around.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// A text that is an attribute, or an element of its own where it has several lines.
  func text(_ name: String) -> String? {
    if let value = attributes[name] { return value }
    guard let child = child(name) else { return nil }
    let element = document.tree[child]
    switch element.name {
    case "string", "mutableString": return element.text
    case "attributedString":
      return document.tree.children(of: child, named: "fragment")
        .map { document.content(ofFragment: $0) }.joined()
    default: return nil
    }
  }
}

extension InterfaceDocument {
  /// The attributes that name an element's image: its own, or since Xcode 14 those of a reference.
  func imageAttributes(of element: Int, _ own: [String: String]) -> [String: String] {
    guard own["image"] == nil, let child = tree.firstChild(of: element, key: "image"),
      tree[child].name == "imageReference"
    else { return own }
    return tree[child].attributes
  }

  func imageName(of element: Int) -> String? {
    imageAttributes(of: element, tree[element].attributes)["image"]
  }

  /// A finite number of a size that a layout can have.
  func number(
    _ text: String, name: String, line: Int
  ) throws(InterfaceBuilderError) -> Double {
    guard let value = Double(text), abs(value) <= 1e8 else {
      throw .invalidNumber(file: file, line: line, attribute: name, value: text)
    }
    return value
  }

  /// The variations of an element that hold under the traits, the least specific first.
  func variations(of index: Int, traits: DocumentTraits) -> [Int] {
    let ranked = tree.children(of: index, named: "variation").compactMap { child in
      traits.rank(of: tree[child].attributes["key"] ?? "").map { (rank: $0, child: child) }
    }
    return ranked.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    .map(\.element.child)
  }

  /// Ids that masks of a kind, `subviews` or `constraints`, leave out.
  func excluded(_ kind: String, of index: Int, traits: DocumentTraits) -> Set<String> {
    var result: Set<String> = []
    for variation in variations(of: index, traits: traits) {
      guard let mask = tree.firstChild(of: variation, named: "mask", key: kind) else { continue }
      for child in tree[mask].children {
        guard let id = tree[child].attributes["reference"] else { continue }
        if tree[child].name == "exclude" { result.insert(id) } else { result.remove(id) }
      }
    }
    return result
  }
}
