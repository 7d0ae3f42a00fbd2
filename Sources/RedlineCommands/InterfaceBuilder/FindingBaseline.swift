import ArgumentParser
import Foundation
import RedlineIO
import RedlineModel

/// Findings that are known and left out, so that a check tells what is new.
///
/// A finding is known by its file, scene, rule and subject, and not by its line; of those that have all in
/// common so many are known as there were.
struct FindingBaseline: Codable, Equatable {
  /// A file of more bytes is not read.
  private static let mostBytes = 64_000_000
  private static let format = 1
  /// The most findings that have all in common.
  private static let mostAlike = 1_000_000

  struct Known: Codable, Hashable {
    /// From the baseline's own folder, where it lies in there.
    var file: String
    var scene: String?
    /// The finding's id: what it is about.
    var id: String
    var rule: String
  }

  struct Row: Codable, Equatable {
    var finding: Known
    var count: Int
  }

  var version = Self.format
  var findings: [Row]

  init(_ found: [FoundFinding], besides path: String) {
    var counts: [Known: Int] = [:]
    for finding in found { counts[Known(finding, besides: path), default: 0] += 1 }
    findings = counts.map { Row(finding: $0.key, count: $0.value) }.sorted {
      $0.finding.order.lexicographicallyPrecedes($1.finding.order)
    }
  }

  /// - Throws: `ValidationError`.
  init(readingFrom path: String) throws {
    let bytes: [UInt8]
    do {
      bytes = try WholeFile(path).bytes(limit: Self.mostBytes)
    } catch {
      throw ValidationError("\(error)")
    }
    do {
      self = try JSONDecoder().decode(FindingBaseline.self, from: Data(bytes))
    } catch {
      throw ValidationError("\(path) is no baseline of findings; --write-baseline writes one")
    }
    guard findings.allSatisfy({ (1...Self.mostAlike).contains($0.count) }) else {
      throw ValidationError("\(path) counts findings by what is not 1 to \(Self.mostAlike)")
    }
    guard version == Self.format else {
      throw ValidationError(
        "\(path) has version \(version), and this program reads \(Self.format)")
    }
  }

  func write(to path: String) throws {
    try WholeFile(path).write(indentedJSON())
  }

  /// What is not known, and how many findings of the files that were checked are known that are not
  /// there any more.
  func unknown(
    of found: [FoundFinding], in files: [String], besides path: String
  ) -> (new: [FoundFinding], gone: Int) {
    var left = Dictionary(
      findings.map { ($0.finding, $0.count) }, uniquingKeysWith: { max($0, $1) })
    let new = found.filter { finding in
      let known = Known(finding, besides: path)
      guard let count = left[known], count > 0 else { return true }
      left[known] = count - 1
      return false
    }
    let checked = Set(files.map { Known.place(of: $0, besides: path) })
    let gone = left.filter { checked.contains($0.key.file) }
    return (new, gone.values.reduce(0) { min(Self.mostAlike, $0 + $1) })
  }
}

extension FindingBaseline.Known {
  /// A file's path from the baseline's folder, where it lies in there.
  static func place(of file: String, besides path: String) -> String {
    let folder = URL(filePath: path).deletingLastPathComponent().standardizedFileURL.path + "/"
    let whole = URL(filePath: file).standardizedFileURL.path
    return whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : file
  }

  init(_ found: FoundFinding, besides path: String) {
    file = Self.place(of: found.file, besides: path)
    scene = found.scene
    id = found.finding.id
    rule = found.finding.rule.rawValue
  }

  fileprivate var order: [String] { [file, scene ?? "", rule, id] }
}
