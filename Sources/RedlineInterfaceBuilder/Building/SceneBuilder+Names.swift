import RedlineLayout

extension SceneBuilder {
  /// Names the views: by outlet, else by label, else by text, else by class with a number.
  func applyNames() {
    var counts: [String: Int] = [:]
    for (position, built) in views.enumerated() {
      let values = ElementValues(document, built.element, traits: traits)
      let kind = Self.kindName(built)
      counts[kind, default: 0] += 1
      let chosen =
        document.outletNames[built.id] ?? values["userLabel"].flatMap(Self.usable)
        ?? Self.text(of: built.view).flatMap(Self.usable)
      let plain = position == 0 ? scene.title : "\(kind)\(counts[kind] ?? 1)"
      built.view.accessibilityIdentifier = (position == 0 ? nil : chosen) ?? plain
    }
  }

  private static func text(of view: View) -> String? {
    switch view {
    case let label as Label: label.text
    case let button as Button: button.title
    case let field as TextField: field.text.isEmpty ? field.placeholder : field.text
    case let image as ImageView: image.imageName
    default: nil
    }
  }

  /// A text as a name: one line without what separates names, at most 24 characters.
  private static func usable(_ text: String) -> String? {
    let plain = text.map { $0.isNewline || $0 == "/" || $0.isWhitespace ? " " : $0 }
    let words = String(plain).split(separator: " ").joined(separator: " ")
    guard !words.isEmpty else { return nil }
    guard words.count > 24 else { return words }
    return words.prefix(23).trimmingSuffix(" ") + "…"
  }

  private static func kindName(_ built: BuiltView) -> String {
    switch built.elementName {
    case "tableViewCellContentView", "collectionViewCellContentView": "contentView"
    case "activityIndicatorView": "activityIndicator"
    case "tableViewCell", "collectionViewCell": "cell"
    default: built.elementName
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var result = self
    while result.last == character { result.removeLast() }
    return String(result)
  }
}

extension InterfaceDocument {
  /// The properties that outlets connect objects with; of several for an object the one of the
  /// controller, else the first.
  static func outletNames(in tree: MarkupTree) -> [String: String] {
    var result: [String: String] = [:]
    var isController: Set<String> = []
    for element in tree.elements {
      guard element.name == "outlet" || element.name == "outletCollection",
        let property = element.attributes["property"],
        let destination = element.attributes["destination"], !commonOutlets.contains(property)
      else { continue }
      // An outlet lies in the connections of its object.
      let owner = element.parent >= 0 ? tree.elements[element.parent].parent : -1
      let name = owner >= 0 ? tree.elements[owner].name : ""
      let owns = name.hasSuffix("iewController") || name == "placeholder"
      if result[destination] == nil || owns && !isController.contains(destination) {
        result[destination] = property
      }
      if owns { isController.insert(destination) }
    }
    return result
  }

  /// What every table or field is connected with says nothing about it.
  private static let commonOutlets: Set<String> = [
    "view", "delegate", "dataSource", "contentView", "backgroundView", "accessoryView",
  ]
}
