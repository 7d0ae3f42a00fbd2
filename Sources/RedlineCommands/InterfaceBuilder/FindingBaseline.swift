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
    guard version == Self.format else {
      throw ValidationError(
        "\(path) has version \(version), and this program reads \(Self.format)")
    }
  }

  func write(to path: String) throws {
    try WholeFile(path).write(indentedJSON())
  }

  /// What is not known, and how many findings are known that are not there any more.
  func unknown(of found: [FoundFinding], besides path: String) -> (new: [FoundFinding], gone: Int) {
    var left = Dictionary(
      findings.map { ($0.finding, $0.count) }, uniquingKeysWith: { max($0, $1) })
    let new = found.filter { finding in
      let known = Known(finding, besides: path)
      guard let count = left[known], count > 0 else { return true }
      left[known] = count - 1
      return false
    }
    return (new, left.values.reduce(0) { $0 + max(0, $1) })
  }
}

extension FindingBaseline.Known {
  init(_ found: FoundFinding, besides path: String) {
    let folder = URL(filePath: path).deletingLastPathComponent().standardizedFileURL.path + "/"
    let whole = URL(filePath: found.file).standardizedFileURL.path
    file = whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : found.file
    scene = found.scene
    id = found.finding.id
    rule = found.finding.rule.rawValue
  }

  fileprivate var order: [String] { [file, scene ?? "", rule, id] }
}
