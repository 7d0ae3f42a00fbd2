import Foundation

/// What a compiler says about a place in a file.
package struct CompilerMessage: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable { case error, warning, note, remark }

  package var file: String
  /// From 1.
  package var line: Int
  package var column: Int
  package var kind: Kind
  package var text: String
  /// The lines of the file around, as the compiler prints them.
  package var excerpt: [String] = []

  /// The messages in what a compiler printed, each once; at most 200.
  ///
  /// Lines that are about no place, as of a linker, are told by ``rest(of:)``.
  package static func messages(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    var seen: Set<CompilerMessage> = []
    var isKept = false
    for line in lines(of: output) {
      if let message = CompilerMessage(line) {
        isKept = seen.insert(message).inserted && messages.count < 200
        if isKept { messages.append(message) }
      } else if isKept, let last = messages.indices.last, messages[last].excerpt.count < 12,
        line.contains("|")
      {
        messages[last].excerpt.append(line)
      }
    }
    return messages
  }

  /// The first lines that are about no place.
  package static func rest(of output: String) -> [String] {
    lines(of: output)
      .filter { CompilerMessage($0) == nil && !$0.contains("|") && !$0.isEmpty }
      .prefix(12).map { String($0.prefix(400)) }
  }

  /// What a compiler printed, as the author of files reads it: without the places in Redline at which
  /// something is marked as unavailable, and with one error in place of many where a file imports
  /// none of its modules.
  /// - Parameter bare: Those files, as they were given.
  package static func readable(_ output: String, bare: [String]) -> String {
    let missing = messages(in: output).filter { $0.text.hasPrefix("cannot find type ") }
    func module(_ path: String) -> String? {
      let texts = missing.filter { $0.file == path }.map(\.text)
      if texts.contains(where: { $0.contains("'UIView") }) { return "UIKit" }
      return texts.contains { $0.contains("'View'") || $0.contains("'LayoutSpec'") }
        ? "RedlineKit" : nil
    }
    let told = Dictionary(
      uniqueKeysWithValues: Set(bare).compactMap { path in
        module(path).map { (path, $0) }
      })
    var isKept = true
    let kept = output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if let message = lines(of: String(line)).first.flatMap({ CompilerMessage($0) }) {
        isKept =
          !message.text.hasSuffix("has been explicitly marked unavailable here")
          && told[message.file] == nil
      }
      return isKept
    }
    let errors = told.sorted { $0.key < $1.key }.map { path, module in
      "\(path):1:1: error: \(module) is not imported: write 'import \(module)' at the top of the file\n"
    }
    return errors.joined() + kept.joined(separator: "\n")
  }

  /// `Login.swift:12:5: error: cannot find 'x' in scope`
  private init?(_ line: String) {
    // A path may have colons of its own.
    for kind in ["error", "warning", "note", "remark"] {
      guard let marker = line.range(of: ": \(kind): ") else { continue }
      let parts = line[..<marker.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      guard parts.count > 2, let number = Int(parts[parts.count - 2]), number > 0,
        let column = Int(parts[parts.count - 1]), column >= 0, let kind = Kind(rawValue: kind)
      else { continue }
      file = parts.dropLast(2).joined(separator: ":")
      guard !file.isEmpty, !file.hasPrefix(" ") else { return nil }
      (self.line, self.column, self.kind) = (number, column, kind)
      text = String(line[marker.upperBound...].prefix(2000))
      return
    }
    return nil
  }

  /// The lines without colours, of each 4000 bytes at most.
  private static func lines(of output: String) -> [String] {
    output.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      var result: [UInt8] = []
      var rest = line.prefix(4000)[...]
      while let escape = rest.firstIndex(of: 0x1B) {
        result += rest[..<escape]
        // `ESC [ 1 m`
        let end = rest[escape...].firstIndex { (0x40...0x7E).contains($0) && $0 != 0x5B }
        rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
      }
      return String(decoding: result + rest, as: UTF8.self)
    }
  }
}
