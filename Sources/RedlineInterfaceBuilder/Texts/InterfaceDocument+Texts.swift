/// What of a document is translated.
extension InterfaceDocument {
  /// The document with the texts of another language.
  ///
  /// What is inferred from stored frames still is by the texts that were measured for them; contents
  /// are measured, unless stored sizes are asked for.
  /// - Parameter texts: Texts by object and property as Xcode names them: `abc-de-fgh.text`,
  ///   `.normalTitle`, `.placeholder`, `.segmentTitles[0]`. Those of objects and properties that the
  ///   document does not have are passed over.
  package func translated(_ texts: [String: String]) -> InterfaceDocument {
    var result = self
    result.written = [original]
    for (key, text) in texts {
      guard let dot = key.firstIndex(of: "."), let element = elementOf[String(key[..<dot])] else {
        continue
      }
      result.tree.setText(text, element, property: key[key.index(after: dot)...])
    }
    return result
  }

  /// The document as it was written, in its own language.
  var original: InterfaceDocument { written.first ?? self }

  /// Whether views without subviews have the sizes that the document stores: they are those of its
  /// own texts.
  func usesStoredSizes(_ options: BuildOptions) -> Bool {
    written.isEmpty ? options.usesStoredSizes : options.intrinsic == .stored
  }
}

extension MarkupTree {
  /// Texts that are attributes of the object's own element.
  private static let own: Set<Substring> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]
  /// States of controls, by how their titles begin.
  private static let states: [Substring: String] = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled",
  ]

  fileprivate mutating func setText(_ text: String, _ element: Int, property: Substring) {
    if Self.own.contains(property) {
      set(text, String(property), of: element)
    } else if let state = Self.states[property] {
      firstChild(of: element, named: "state", key: state).map { set(text, "title", of: $0) }
    } else if property == "configuration.title" {
      firstChild(of: element, key: "configuration").map { set(text, "title", of: $0) }
    } else if let title = item(of: "segmentTitles", property, in: "segments", of: element) {
      set(text, "title", of: title)
    } else if let title = item(
      of: "scopeButtonTitles", property, in: "scopeButtonTitles", of: element)
    {
      elements[title].text = text
    }
  }

  /// The child of a list that a property with a number in brackets names: `segmentTitles[0]`.
  private func item(
    of name: String, _ property: Substring, in list: String, of element: Int
  ) -> Int? {
    guard property.hasPrefix(name + "["), property.hasSuffix("]"),
      let number = Int(property.dropFirst(name.count + 1).dropLast()),
      let list = firstChild(of: element, named: list),
      elements[list].children.indices.contains(number)
    else { return nil }
    return elements[list].children[number]
  }

  /// An attribute goes before an element that says the same.
  private mutating func set(_ text: String, _ name: String, of element: Int) {
    elements[element].attributes[name] = text
  }
}
