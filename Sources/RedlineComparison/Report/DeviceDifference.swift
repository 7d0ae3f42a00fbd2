package import RedlineAnalysis
import RedlineIO
import RedlineLayout
import RedlineModel

/// What changed of a scene on one device.
struct DeviceDiff {
  /// `nil` is the documents' own.
  var device: Device?
  var name: String
  var diff: LayoutDiff
}

/// What changed on some classes of devices and not on others.
package struct DeviceDifference: Encodable, Sendable {
  package enum Kind: String, Encodable, Sendable {
    /// It changed on these devices, and not on the one that the diff is of.
    case onlyOn
    /// It changed on the one that the diff is of, and not on these.
    case notOn
  }

  package var kind: Kind
  /// Names, in the order of the comparison.
  package var devices: [String]
  /// Whether it is about all that the diff tells.
  package var isAll = false
  /// What changed, in the lines of the diff that has it; what moves is indented.
  package var changes: [String]
  /// All that changed on the first of the devices, for what changed there only.
  package var diff: LayoutDiff?
  /// That device; `nil` is the documents' own.
  var device: Device?

  private enum CodingKeys: CodingKey { case kind, devices, isAll, changes, diff }

  private static let mostLines = 10

  /// The lines below those of the diff.
  func lines(all: Bool) -> [String] {
    let names = devices.joined(separator: "; ")
    guard kind == .notOn else { return ["  on \(names) only:"] + shown(all) }
    return isAll ? ["  not on \(names)"] : ["  not on \(names):"] + shown(all)
  }

  private func shown(_ all: Bool) -> [String] {
    let count = all || changes.count <= Self.mostLines ? changes.count : Self.mostLines - 1
    let rest = changes.count - count
    return changes.prefix(count).map { "    \($0)" }
      + (rest > 0 ? ["    … and \(counted(rest, "more line")); --all lists them"] : [])
  }

  /// What does not hold on all devices, each change once.
  /// - Parameters:
  ///   - diffs: A diff of the same scene for each device.
  ///   - index: The diff that is told in full.
  static func all(in diffs: [DeviceDiff], besides index: Int) -> [DeviceDifference] {
    let told = diffs.map { $0.diff.textBlocks(all: true).map(IdentifiedBlock.init) }
    let keys = told.map { Set($0.flatMap(\.entries).flatMap(\.keys)) }
    var missing: [DeviceDifference] = []
    for entry in told[index].flatMap(\.entries) {
      let places = diffs.indices.filter { !keys[$0].contains(entry.key) }
      missing.add(.notOn, [entry.line], places.map { diffs[$0] })
    }
    let count = told[index].reduce(0) { $0 + $1.entries.count }
    for position in missing.indices {
      missing[position].isAll = missing[position].changes.count == count
    }
    var known = keys[index]
    var only: [DeviceDifference] = []
    for position in diffs.indices where position != index {
      for block in told[position] {
        let new = Set(block.entries.flatMap(\.keys)).subtracting(known)
        guard !new.isEmpty else { continue }
        let places = diffs.indices.filter { new.isSubset(of: keys[$0]) }
        only.add(.onlyOn, block.lines, places.map { diffs[$0] })
        known.formUnion(new)
      }
    }
    return missing + only
  }
}

extension [DeviceDifference] {
  /// Adds lines to those of the same devices.
  fileprivate mutating func add(
    _ kind: DeviceDifference.Kind, _ lines: [String], _ places: [DeviceDiff]
  ) {
    guard let first = places.first else { return }
    let (names, lines) = (places.map(\.name), lines.map { String($0.dropFirst(2)) })
    if let place = firstIndex(where: { $0.devices == names }) {
      self[place].changes += lines
    } else {
      append(
        DeviceDifference(
          kind: kind, devices: names, changes: lines, diff: kind == .onlyOn ? first.diff : nil,
          device: first.device))
    }
  }
}

/// The lines of a block, and what makes each the same one on another device, where lengths are others.
private struct IdentifiedBlock {
  struct Entry {
    var line: String
    var key: String
    /// A second key of what moves something, as the same edit may move nothing elsewhere.
    var effect: String?

    var keys: [String] { [key] + [effect].compactMap(\.self) }
  }

  var lines: [String]
  var entries: [Entry]

  init(_ block: LayoutDiff.TextBlock) {
    lines = block.lines
    let line = block.lines.first ?? ""
    switch block.subject {
    case .finding(let change):
      let finding = change.finding
      let subject = finding.items.isEmpty ? finding.constraints : finding.items
      entries = [Entry(line: line, key: "\(change.kind) \(finding.rule) \(subject)")]
    case .cause(let cause):
      entries = zip(block.lines, cause.changes).map { line, change in
        Entry(line: line, key: change.key, effect: "moves \(change.key)")
      }
    case .silent(let change):
      // What nobody tried may move something here, too.
      let effect = change.silence == .notTried ? "moves \(change.key)" : nil
      entries = [Entry(line: line, key: change.key, effect: effect)]
    case .unexplained(let part):
      entries = part.moves.map { Entry(line: line, key: "unexplained \($0.item)") }
    case .renames: entries = [Entry(line: line, key: line)]
    case .item(let item):
      entries =
        item.kind == .changed
        ? zip(block.lines, item.details).map { line, detail in
          Entry(line: line, key: detail.property.isMeasured ? "\(item.id) \(detail.words)" : line)
        } : [Entry(line: line, key: line)]
    case .value(let value): entries = [Entry(line: line, key: "\(value.subject) \(value.path)")]
    }
  }
}

extension LayoutDiff.Change {
  /// What was edited: where a guide or a frame lies depends on the device, what is written does not.
  fileprivate var key: String {
    switch kind {
    case .guide, .frame, .environment: "\(kind) \(items)"
    default: "\(symbol.rawValue) \(sentence) \(location.map { "\($0)" } ?? "")"
    }
  }
}

extension LayoutDiff.Detail.Property {
  /// Whether its values depend on the device.
  fileprivate var isMeasured: Bool {
    [.contentSize, .truncated, .solved, .paintings].contains(self)
  }
}
