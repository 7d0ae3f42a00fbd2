package import RedlineLayout

/// Something in a document that has no effect on what is drawn, or that is not right.
package struct DocumentNote: Hashable, Sendable {
  package var line: Int
  package var severity: Diagnostic.Severity
  package var message: String
}

extension InterfaceDocument {
  /// Constraints and connections that lead nowhere.
  func linkNotes() -> [DocumentNote] {
    var result: [DocumentNote] = []
    for element in tree.elements {
      let names: [String]
      switch element.name {
      case "constraint": names = ["firstItem", "secondItem"]
      case "outlet", "segue", "action": names = ["destination"]
      default: continue
      }
      for name in names {
        guard let id = element.attributes[name], elementOf[id] == nil else { continue }
        // Actions of some kinds lead to objects that only Xcode knows.
        let isConstraint = element.name == "constraint"
        result.append(
          DocumentNote(
            line: element.line, severity: isConstraint ? .error : .warning,
            message: """
              the \(name) of this \(element.name) is \(id), and no object has that id; \
              remove the \(element.name)
              """))
      }
    }
    return result
  }
}
