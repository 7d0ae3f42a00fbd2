import Foundation

/// The lines of a statement in its file, where that can be read: they name what reflection does not,
/// such as a computed property.
struct StatementSource {
  /// What is before the operator and what is behind it, for each statement of the line; all is before
  /// it if there is none.
  private let statements: [[[Chain]]]

  /// Names with dots between them: `card.title.leading`.
  private typealias Chain = [Substring]

  /// At most so many lines are read as one statement, and so many bytes as a file.
  private static let mostLines = 4
  private static let mostBytes = 4 << 20

  /// - Returns: `nil` if the file is not there, is no text, or has no such line.
  init?(path: String, line: Int, read: (String) -> [Substring]? = Self.lines) {
    guard let lines = read(path), lines.indices.contains(line - 1) else { return nil }
    var text = ""
    for line in lines[(line - 1)...].prefix(Self.mostLines) {
      text += line.prefix { $0 != "/" } + "\n"
      if Self.isWhole(text) { break }
    }
    statements = text.split(separator: ";").map { statement in
      statement.split(separator: /==|<=|>=/, maxSplits: 1).map(Self.chains)
    }
  }

  /// The lines of a file.
  static func lines(of path: String) -> [Substring]? {
    guard let file = FileHandle(forReadingAtPath: path),
      let bytes = try? file.read(upToCount: mostBytes),
      let text = String(bytes: bytes, encoding: .utf8)
    else { return nil }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// What stands before an attribute, on the left or the right side: `title` of `title.leading`.
  /// - Parameter isOther: Whether a name is of something else that is known.
  func item(with attribute: Attribute, isSecond: Bool, isOther: (String) -> Bool) -> String? {
    let names = Self.names(of: attribute)
    for sides in statements {
      let chains = sides.count > 1 ? sides[isSecond ? 1 : 0] : sides.flatMap { $0 }
      let found = chains.compactMap { chain -> String? in
        guard let end = chain.lastIndex(where: { names.contains(String($0)) }) else { return nil }
        let item = chain[..<end].drop { $0 == "self" }.joined(separator: ".")
        return item.isEmpty || isOther(item) ? nil : item
      }
      if let item = isSecond ? found.last : found.first { return item }
    }
    return nil
  }

  /// Whether a constraint can end here: there is an operator, something follows it, and no
  /// parenthesis is open.
  private static func isWhole(_ text: String) -> Bool {
    let open = text.count { $0 == "(" } - text.count { $0 == ")" }
    return open <= 0 && text.contains(/(==|<=|>=)\s*\S/)
  }

  private static func chains(_ text: Substring) -> [Chain] {
    text.matches(of: /[A-Za-z_]\w*(\(\))?([?!]?\s*\.[A-Za-z_]\w*(\(\))?)*/).map { match in
      match.output.0.split { ".?!".contains($0) || $0.isWhitespace }
    }
  }

  /// The names under which code asks for a line, alone or with others.
  private static func names(of attribute: Attribute) -> Set<String> {
    let compounds: [String] =
      switch attribute {
      case .leading, .trailing: ["horizontal", "edges"]
      case .top, .bottom: ["vertical", "edges"]
      case .centerX, .centerY: ["center"]
      case .width, .height: ["size", "aspectRatio"]
      default: []
      }
    return Set([attribute.name, attribute.name + "Anchor"] + compounds)
  }
}
