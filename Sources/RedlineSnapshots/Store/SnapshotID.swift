import RedlineRaster

/// The name of a snapshot, from the general to the particular: suite, test, variant.
///
/// ```swift
/// SnapshotID("LoginTests", "login", "iphone-15").path   // LoginTests/login/iphone-15
/// ```
/// Each part becomes a folder or a file's name on any disk: ASCII letters, digits and `.-_+=@~`. A
/// part that had anything else gets hyphens, and where other letters were lost also six digits of
/// its hash; a part of more than 100 bytes is cut and gets the digits, too.
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

  /// The name that a path in a folder of goldens stands for; `nil` for what no snapshot is named.
  public init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && filePart($0) == $0 }) else {
      return nil
    }
    self.parts = parts
  }

  /// The parts with slashes between them: `LoginTests/login/iphone-15`.
  public var path: String { parts.joined(separator: "/") }

  /// What holds of names on disks that do not tell upper from lower case.
  package var foldedPath: String { path.lowercased() }

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
  var name = ""
  var isLossy = false
  for scalar in text.unicodeScalars {
    if isPlain(scalar) {
      name.unicodeScalars.append(scalar)
    } else {
      isLossy = isLossy || !scalar.isASCII
      if !name.hasSuffix("-") { name += "-" }
    }
  }
  // Hidden files and the folders . and .. are not names of snapshots.
  while name.hasPrefix(".") { name.removeFirst() }
  if name != "-", name != text {
    while name.hasPrefix("-") { name.removeFirst() }
    while name.hasSuffix("-") { name.removeLast() }
  }
  if name.isEmpty { isLossy = true }
  if name.utf8.count > 100 {
    name = String(name.prefix(93))
    isLossy = true
  }
  guard isLossy else { return name }
  let digits = sha256(Array(text.utf8)).prefix(6)
  return name.isEmpty ? String(digits) : "\(name)-\(digits)"
}

private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "+", "=", "@", "~": true
  default: false
  }
}
