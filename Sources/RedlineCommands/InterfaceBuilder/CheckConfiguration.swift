import ArgumentParser
import Foundation
import RedlineIO
import RedlineKit

/// What a project says once about its checks: `.redline.yml`.
///
/// Of YAML it takes keys with a word or a list of words, and comments. Paths are those from the file's
/// own folder.
struct CheckConfiguration: Equatable {
  /// The name that is looked for in the working directory.
  static let usualName = ".redline.yml"
  private static let mostBytes = 1_000_000

  /// An object whose findings are left out, of one rule or of all.
  struct Suppression: Hashable {
    var object: String
    var rule: Diagnostic.Rule?
  }

  var devices: CheckCommand.Devices?
  var severity: Diagnostic.Severity?
  var ignored: Set<Diagnostic.Rule> = []
  var excluded: [String] = []
  var suppressed: Set<Suppression> = []
  var baseline: String?
  /// The folder that paths begin in.
  var folder = "."

  init() {}

  /// The configuration of a path, or of the working directory if there is one.
  /// - Throws: `ValidationError` that names the line.
  static func found(_ path: String?) throws -> CheckConfiguration {
    guard let path = path ?? (FileManager.default.fileExists(atPath: usualName) ? usualName : nil)
    else { return CheckConfiguration() }
    let bytes: [UInt8]
    do { bytes = try WholeFile(path).bytes(limit: mostBytes) } catch {
      throw ValidationError("\(error)")
    }
    var result = try CheckConfiguration(String(decoding: bytes, as: UTF8.self), file: path)
    result.folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return result
  }

  /// Reads a text.
  /// - Parameter file: The path in messages.
  /// - Throws: `ValidationError` that names the line.
  init(_ text: String, file: String) throws {
    var key: String?
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let place = "\(file):\(index + 1)"
      let line = Self.withoutComment(raw)
      let words = line.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty, words != "---" else { continue }
      if words.hasPrefix("- ") || words == "-" {
        guard let key else {
          throw ValidationError("\(place): a list belongs to a key, such as 'ignore:'")
        }
        try take(words.dropFirst().trimmingCharacters(in: .whitespaces), for: key, at: place)
        continue
      }
      guard let colon = words.firstIndex(of: ":"), line.first?.isWhitespace == false else {
        throw ValidationError("\(place): '\(words)' is no key with a colon")
      }
      let name = String(words[..<colon])
      guard Self.keys.contains(name) else {
        throw ValidationError(
          place + ": "
            + NearMatches(of: name, among: Self.keys).sentence("no key is named '\(name)'"))
      }
      key = name
      let value = words[words.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      for part in Self.list(value) { try take(part, for: name, at: place) }
    }
  }

  private static let keys = ["on", "severity", "ignore", "exclude", "suppress", "baseline"]

  /// What stands before a comment.
  private static func withoutComment(_ line: Substring) -> Substring {
    if line.trimmingCharacters(in: .whitespaces).hasPrefix("#") { return "" }
    return line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line
  }

  /// `[a, b]` or one word; none for an empty value, below which a list stands.
  private static func list(_ text: String) -> [String] {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return text.isEmpty ? [] : [text] }
    return text.dropFirst().dropLast().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private mutating func take(_ text: String, for key: String, at place: String) throws {
    let value = text.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    guard !value.isEmpty else { throw ValidationError("\(place): there is nothing after '\(key)'") }
    switch key {
    case "on":
      devices = try Self.choice(value, CheckCommand.Devices(rawValue: value), key, place)
    case "severity":
      severity = try Self.choice(value, Diagnostic.Severity(rawValue: value), key, place)
    case "ignore": ignored.insert(try Self.rule(value, place))
    case "exclude": excluded.append(value)
    case "baseline": baseline = value
    default:
      let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard !parts.contains("") else {
        throw ValidationError("\(place): '\(value)' is neither an object's id nor id: rule")
      }
      suppressed.insert(
        Suppression(
          object: parts[0], rule: parts.count == 2 ? try Self.rule(parts[1], place) : nil))
    }
  }

  private static func choice<Value>(
    _ text: String, _ value: Value?, _ key: String, _ place: String
  ) throws -> Value {
    guard let value else { throw ValidationError("\(place): '\(text)' is no value of '\(key)'") }
    return value
  }

  private static func rule(_ name: String, _ place: String) throws -> Diagnostic.Rule {
    guard let rule = Diagnostic.Rule(rawValue: name.lowercased()) else {
      throw ValidationError("\(place): \(unknownRule(name))")
    }
    return rule
  }
}

extension CheckConfiguration {
  /// The baseline, from the working directory.
  var baselinePath: String? {
    baseline.map { path in
      if path.hasPrefix("/") || folder == "." { return path }
      return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }
  }

  /// Whether a file is left out; `*` stands for anything within a name, `**` for folders, too.
  func excludes(_ path: String) -> Bool {
    let whole = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    let base = URL(filePath: folder).standardizedFileURL.path(percentEncoded: false)
    let root = base.hasSuffix("/") ? base : base + "/"
    let name = whole.hasPrefix(root) ? String(whole.dropFirst(root.count)) : whole
    return excluded.contains { InterfacePaths.matches($0, name) }
  }

  /// Whether a finding about some objects is left out.
  func suppresses(_ rule: Diagnostic.Rule, of objects: Set<String>) -> Bool {
    objects.contains {
      suppressed.contains(Suppression(object: $0, rule: nil))
        || suppressed.contains(Suppression(object: $0, rule: rule))
    }
  }
}
