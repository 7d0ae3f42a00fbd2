import RedlineModel

extension SolvedLayout.Item {
  /// Whether what it shows begins with the word, or has it in it and not much more: in a sentence nobody finds it.
  func shows(_ name: String) -> Bool {
    var texts = [text?.string]
    if case .imageView(let image) = control { texts.append(image) }
    // The name of a view without another one is the beginning of its text.
    let word = (name.hasSuffix("…") ? String(name.dropLast()) : name).lowercased()
    return texts.compactMap { $0?.lowercased() }.contains { text in
      text.hasPrefix(word) || text.contains(word) && text.count <= word.count + Self.fewLetters
    }
  }

  private static let fewLetters = 24

  /// Whether nothing at all is seen in it, as in a table without rows.
  var isEmpty: Bool {
    switch control {
    case .view, .textView: !showsText && style.paintings?.isEmpty ?? true
    default: false
    }
  }

  /// Whether it shows a text of its own.
  var showsText: Bool { text.map { !$0.string.isEmpty } ?? false }

  /// Whether it is a view, an image without a name, or a text that Interface Builder gives to a new view.
  var showsNothing: Bool {
    if let text = text?.string, !text.isEmpty {
      return ["Label", "Button", "Text", "Title"].contains(text)
    }
    return switch control {
    case .view, .label: true
    case .imageView(let image): image == nil
    default: false
    }
  }

  /// Whether it has no name but that of its class, with a number perhaps.
  var isNamedByItsClass: Bool {
    let word = name.filter { !$0.isNumber && $0 != " " }.lowercased()
    return word == kind.rawValue.lowercased() || word == "contentview"
  }
}
