/// A command that GitHub Actions reads from a step's output and shows beside the source.
///
/// Reference: `@actions/core`, which escapes the same characters.
package struct GitHubAnnotation: Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning, notice }

  package var severity: Severity
  /// The path in the repository.
  package var file: String?
  package var line: Int?
  package var title: String?
  /// What is said, on several lines if need be.
  package var message: String

  package init(
    _ severity: Severity, file: String? = nil, line: Int? = nil, title: String? = nil,
    message: String
  ) {
    (self.severity, self.message) = (severity, message)
    (self.file, self.line, self.title) = (file, line, title)
  }

  /// The command on a line, without the line feed.
  package var command: String {
    let properties = [
      file.map { "file=\(Self.property($0))" }, line.map { "line=\($0)" },
      title.map { "title=\(Self.property($0))" },
    ].compactMap(\.self)
    let space = properties.isEmpty ? "" : " "
    return "::\(severity.rawValue)\(space)\(properties.joined(separator: ","))::"
      + Self.escaped(message.printable)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text.printableLine).replacing([":": "%3A", ",": "%2C"])
  }
}
