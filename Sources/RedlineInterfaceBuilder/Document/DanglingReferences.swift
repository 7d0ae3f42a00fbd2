import RedlineLayout

extension InterfaceDocument {
  /// Constraints and connections that lead nowhere.
  func linkNotes() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for (index, element) in tree.elements.enumerated() {
      let names: [String]
      switch element.name {
      case "constraint": names = ["firstItem", "secondItem"]
      case "outlet", "segue", "action": names = ["destination"]
      default: continue
      }
      for name in names {
        guard let id = element.attributes[name], elementOf[id] == nil else { continue }
        // Actions of some kinds lead to objects that only Xcode knows.
        result.append(
          Diagnostic(
            element.name == "constraint" ? .danglingConstraint : .danglingConnection,
            of: "\(element.attributes["id"] ?? "\(element.line)").\(name)",
            .danglingReference(attribute: name, element: element.name, reference: id),
            location: location(index)))
      }
    }
    return result
  }
}
