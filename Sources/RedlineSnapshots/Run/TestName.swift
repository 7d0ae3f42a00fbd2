/// A test as `swift test list` prints it: `AppTests.LoginTests/login(_:)`.
package struct TestName: Hashable, Comparable {
  /// The line.
  package let text: String
  package let module: String
  /// The suites, outer first, and the function.
  package let names: [String]

  /// - Returns: `nil` for a line that names no test.
  package init?(_ line: some StringProtocol) {
    let text = String(line)
    guard let dot = text.firstIndex(of: "."), dot != text.startIndex else { return nil }
    module = String(text[..<dot])
    let isWord = module.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    names = Self.parts(of: text[text.index(after: dot)...])
    guard isWord, !names.contains(""), let function = names.last else { return nil }
    // XCTest's tests have no parentheses, but always a class.
    guard function.hasSuffix(")") || names.count == 2 else { return nil }
    guard function.hasPrefix("`") || !function.contains(" ") else { return nil }
    self.text = text
  }

  /// Whether it is a method of XCTest's, whose goldens lie in a folder named for the file.
  package var isXCTest: Bool { names.last?.hasSuffix(")") == false }
  /// `login` of `login(_:)`.
  package var baseName: String { String((names.last ?? "").prefix { $0 != "(" }) }

  /// The folder of its goldens: `LoginTests/login`.
  package var goldenFolder: String {
    let suite = names.count > 1 ? names.dropLast().joined(separator: ".") : module
    return SnapshotID(suite, baseName).path
  }

  package static func < (lhs: TestName, rhs: TestName) -> Bool { lhs.text < rhs.text }
}

extension TestName {
  /// The tests that `swift test list` printed among other lines.
  package static func list(in output: String) -> [TestName] {
    Set(output.split(separator: "\n").compactMap { TestName($0) }).sorted()
  }
}

extension TestName {
  /// The text between slashes, where a name in backticks may have slashes of its own.
  private static func parts(of text: Substring) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "`" { isQuoted.toggle() }
      if character == "/", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
