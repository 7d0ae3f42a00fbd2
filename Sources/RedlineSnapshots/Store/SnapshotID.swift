import Foundation
import RedlineIO

/// The name of a snapshot, from the general to the particular: suite, test, variant.
///
/// ```swift
/// SnapshotID("LoginTests", "login", "iphone-15").path   // LoginTests/login/iphone-15
/// ```
/// Each part becomes a folder or a file's name on any disk: letters and digits of all scripts, in
/// Unicode's composed form (NFC), and `.-_+=@~`. A part that had anything else gets hyphens, and
/// where more than ASCII was lost also six digits of its hash; a part of more than 100 characters or
/// 200 bytes is cut and gets the digits, too.
public struct SnapshotID: Hashable, Sendable, Comparable {
  /// The parts as they are on disk, at least one.
  public let parts: [String]

  /// A name of the parts; empty ones are left out.
  /// - Precondition: At least one part is not empty.
  public init(_ parts: String...) { self.init(parts: parts) }

  /// A name of the parts; empty ones are left out.
  /// - Precondition: At least one part is not empty.
  public init(parts: [String]) {
    self.parts = parts.filter { !$0.isEmpty }.map(filePart)
    precondition(!self.parts.isEmpty, "a snapshot needs a name")
  }

  /// A name of parts that were those of one before.
  init(known parts: [String]) { self.parts = parts }

  /// The name that a path in a folder of goldens stands for; `nil` for what no snapshot is named.
  public init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // Some disks take letters apart; the name is the same, as it is for Swift's ==.
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && filePart($0) == $0 }) else {
      return nil
    }
    self.parts = parts.map(\.composed)
  }

  /// The parts with slashes between them: `LoginTests/login/iphone-15`.
  public var path: String { parts.joined(separator: "/") }

  /// Whether the first path comes first, by the characters' code points.
  public static func < (lhs: SnapshotID, rhs: SnapshotID) -> Bool { lhs.path < rhs.path }
}

extension SnapshotID: CustomStringConvertible {
  /// The path.
  public var description: String { path }
}

extension SnapshotID: Codable {
  /// Reads a path.
  /// - Throws: `DecodingError` for what is no path of a snapshot.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let path = try container.decode(String.self)
    guard let id = SnapshotID(path: path) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(path)” is not the path of a snapshot")
    }
    self = id
  }

  /// Writes the path.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

/// A part as the name of a file; the same for what is one already.
private func filePart(_ text: String) -> String {
  // One form for letters with marks, whoever wrote the source; the hash is that of the form, too.
  let text = text.composed
  var name = String.UnicodeScalarView()
  var isLossy = false
  for scalar in text.unicodeScalars {
    if isPlain(scalar) || isLetter(scalar, after: name.last) {
      name.append(scalar)
    } else {
      isLossy = isLossy || !scalar.isASCII
      if name.last != "-" { name.append("-") }
    }
  }
  // Hidden files and the folders . and .. are not names of snapshots.
  let isOther = !name.elementsEqual(text.unicodeScalars) && String(name) != "-"
  // A mark would be one character with the slash before or after it.
  while let first = name.first,
    first == "." || isOther && first == "-" || !first.isApart(after: "/")
  {
    isLossy = isLossy || !first.isASCII
    name.removeFirst()
  }
  while let last = name.last,
    isOther && last == "-" || !Unicode.Scalar("/").isApart(after: last)
  {
    isLossy = isLossy || !last.isASCII
    name.removeLast()
  }
  if name.isEmpty { isLossy = true }
  if name.count > 100 || String(name).utf8.count > 200 {
    name = cut(name)
    isLossy = true
  }
  guard isLossy else { return String(name) }
  let digits = String(sha256(Array(text.utf8)).prefix(6))
  return name.isEmpty ? digits : "\(String(name))-\(digits)"
}

/// The start of a name that leaves room for digits, without half a letter at its end.
private func cut(_ name: String.UnicodeScalarView) -> String.UnicodeScalarView {
  var start = String.UnicodeScalarView()
  var byteCount = 0
  for character in String(name) {
    byteCount += character.utf8.count
    guard start.count + character.unicodeScalars.count <= 93, byteCount <= 193 else { break }
    start.append(contentsOf: character.unicodeScalars)
  }
  return start
}

private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "+", "=", "@", "~": true
  default: false
  }
}

/// Whether it is a letter or a digit of another script, or a mark on one, that is seen.
private func isLetter(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
  guard !scalar.isASCII, !scalar.properties.isDefaultIgnorableCodePoint else { return false }
  return switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .decimalNumber, .letterNumber, .otherNumber:
    true
  case .nonspacingMark, .spacingMark: last.map { !".-_+=@~".unicodeScalars.contains($0) } ?? false
  default: false
  }
}

extension Unicode.Scalar {
  /// Whether it begins a character of its own after another one.
  fileprivate func isApart(after other: Unicode.Scalar) -> Bool {
    String(String.UnicodeScalarView([other, self])).count == 2
  }
}

extension String {
  /// Unicode's composed form (NFC). Foundation takes two rounds for some sequences of marks.
  fileprivate var composed: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return precomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping
  }

  /// What is the same of paths that are one on some disks: those that ignore case (macOS, Windows),
  /// and those that ignore how a letter with marks is put together.
  package var foldedForDisks: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in composed.unicodeScalars {
      // Mappings to several letters, as of ß to SS, are for sorting and not for disks.
      let upper = scalar.properties.uppercaseMapping.unicodeScalars
      let simple = upper.count == 1 ? upper.first ?? scalar : scalar
      let lower = simple.properties.lowercaseMapping.unicodeScalars
      folded.append(lower.count == 1 ? lower.first ?? simple : simple)
    }
    return String(folded)
  }
}
