import Foundation
import RedlineModel
import RedlineText

/// The JSON of a layout in its lines, one for each item, guide, spacer, constraint and finding.
///
/// Two layouts that are compared have most of them in common: of a golden only the others are decoded,
/// as decoding takes longer than everything else.
struct LinedLayout {
  /// The entries that are no list, and the lists as far as they are empty.
  private(set) var entries: [ArraySlice<UInt8>] = []
  private var lists: [String: [ArraySlice<UInt8>]] = [:]

  /// - Returns: `nil` for a text in other lines than ``OneLineJSON`` writes.
  init?(_ json: [UInt8]) {
    var lines = Self.lines(of: json)[...]
    guard let first = lines.popFirst(), Self.isByte("{", first), let last = lines.popLast(),
      Self.isByte("}", last)
    else { return nil }
    while let line = lines.popFirst() {
      if Self.isByte(",", line) { continue }
      guard line.first == UInt8(ascii: "\"") else { return nil }
      guard line.last == UInt8(ascii: "["), line.suffix(3).elementsEqual("\":[".utf8) else {
        entries.append(line)
        continue
      }
      var elements: [ArraySlice<UInt8>] = []
      while let element = lines.popFirst(), !Self.isByte("]", element) {
        if !Self.isByte(",", element) { elements.append(element) }
      }
      let name = String(decoding: line.dropFirst().dropLast(3), as: UTF8.self)
      guard lists.updateValue(elements, forKey: name) == nil else { return nil }
    }
  }

  private static func lines(of json: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = json.firstIndex(of: [UInt8(ascii: "\n")], from: start) {
      lines.append(json[start..<end])
      start = end + 1
    }
    return lines + [json[start...]]
  }

  private static func isByte(_ byte: Unicode.Scalar, _ line: ArraySlice<UInt8>) -> Bool {
    line.count == 1 && line.first == UInt8(ascii: byte)
  }

  /// The elements of a list.
  subscript(name: String) -> [ArraySlice<UInt8>] { lists[name] ?? [] }

  /// Where an element of a list comes from.
  private enum Source {
    /// The other layout has the same.
    case same(Int)
    /// The other layout has it somewhere else.
    case moved(Int)
    case decoded
  }

  /// The layout, where what it has in common with another one is taken from there, and the reasons of
  /// items that have only moved, too.
  /// - Parameters:
  ///   - other: A layout with its lines.
  /// - Returns: `nil` if one of them has other lists than a layout of this version.
  /// - Throws: `DecodingError`, or ``LayoutFormatError``.
  func layout(like other: SolvedLayout, _ lines: LinedLayout) throws -> SolvedLayout? {
    guard Set(lists.keys) == Self.names, Set(lines.lists.keys) == Self.names,
      entries.contains(where: { $0.elementsEqual("\"formatVersion\":2".utf8) })
    else { return nil }
    let isLike =
      entries.count == lines.entries.count && zip(entries, lines.entries).allSatisfy(Self.isSame)
    var parts = isLike ? [] : entries.map(Array.init)
    var sources: [String: [Source]] = [:]
    var moved: [[UInt8]] = []
    for name in Self.names.sorted() {
      let (own, others) = (lists[name] ?? [], lines.lists[name] ?? [])
      var decoded: [ArraySlice<UInt8>] = []
      sources[name] = Self.places(of: own, in: others).enumerated().map { index, place in
        // A layout without a root view is not read.
        if name == "items", index == 0, !isLike {
        } else if let place {
          return .same(place)
        } else if name == "items", index < others.count,
          let object = MovedItem.object(of: own[index], like: others[index])
        {
          moved.append(object)
          return .moved(index)
        }
        decoded.append(own[index])
        return .decoded
      }
      parts.append(Self.list(name, decoded))
    }
    parts.append(Self.list("moved", moved.map { $0[...] }))
    let json = [UInt8(ascii: "{")] + parts.joined(separator: [UInt8(ascii: ",")]) + [0x7D]
    let contents = try JSONDecoder().decode(LinedContents.self, from: Data(json))
    var layout = contents.layout ?? other
    func fill<Value>(
      _ list: WritableKeyPath<SolvedLayout, [Value]>, _ name: String, _ decoded: [Value],
      _ moved: [(Value) -> Value] = []
    ) -> Bool {
      let values = other[keyPath: list]
      var (decoded, moved) = (decoded[...], moved[...])
      var all: [Value] = []
      for source in sources[name] ?? [] {
        switch source {
        case .same(let place) where place < values.count: all.append(values[place])
        case .moved(let place) where place < values.count && !moved.isEmpty:
          all.append(moved.removeFirst()(values[place]))
        case .decoded where !decoded.isEmpty: all.append(decoded.removeFirst())
        default: return false
        }
      }
      layout[keyPath: list] = all
      return decoded.isEmpty
    }
    guard
      fill(\.items, "items", contents.items, contents.moved.map { item in item.applied }),
      fill(\.guides, "guides", contents.guides),
      fill(\.spacers, "spacers", contents.spacers),
      fill(\.constraints, "constraints", contents.constraints),
      fill(\.diagnostics, "diagnostics", contents.diagnostics)
    else { return nil }
    try layout.validate(limit: SolvedLayout.largestCoordinate)
    return layout
  }

  private static let names: Set = ["items", "guides", "spacers", "constraints", "diagnostics"]

  private static func list(_ name: String, _ elements: [ArraySlice<UInt8>]) -> [UInt8] {
    Array("\"\(name)\":[".utf8) + elements.joined(separator: [UInt8(ascii: ",")]) + [0x5D]
  }

  /// Where each line stands in another list; `nil` where it does not.
  private static func places(
    of lines: [ArraySlice<UInt8>], in others: [ArraySlice<UInt8>]
  ) -> [Int?] {
    var places: [String: Int]?
    return lines.enumerated().map { index, line in
      if index < others.count, isSame(line, others[index]) { return index }
      if places == nil {
        places = Dictionary(
          others.enumerated().map { (String(decoding: $1, as: UTF8.self), $0) },
          uniquingKeysWith: { first, _ in first })
      }
      // Texts that are the same to Swift may have other bytes.
      let place = places?[String(decoding: line, as: UTF8.self)]
      return place.flatMap { isSame(line, others[$0]) ? $0 : nil }
    }
  }

  static func isSame(_ line: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    guard line.count == other.count, !line.isEmpty else { return line.isEmpty && other.isEmpty }
    return line.withUnsafeBytes { line in
      other.withUnsafeBytes { memcmp(line.baseAddress!, $0.baseAddress!, line.count) == 0 }
    }
  }
}

/// What two layouts have otherwise.
private struct LinedContents: Decodable {
  /// With what is no list; `nil` where that is the same.
  var layout: SolvedLayout?
  var items: [SolvedLayout.Item]
  var guides: [SolvedLayout.Guide]
  var spacers: [SolvedLayout.Spacer]
  var constraints: [SolvedLayout.Constraint]
  var diagnostics: [Diagnostic]
  var moved: [MovedItem]

  private enum Keys: CodingKey {
    case formatVersion, items, guides, spacers, constraints, diagnostics, moved
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    moved = try values.decode([MovedItem].self, forKey: .moved)
    if values.contains(.formatVersion) {
      let layout = try SolvedLayout(from: decoder)
      (items, guides, spacers) = (layout.items, layout.guides, layout.spacers)
      (constraints, diagnostics) = (layout.constraints, layout.diagnostics)
      self.layout = layout
      return
    }
    items = try values.decode([SolvedLayout.Item].self, forKey: .items)
    guides = try values.decode([SolvedLayout.Guide].self, forKey: .guides)
    spacers = try values.decode([SolvedLayout.Spacer].self, forKey: .spacers)
    constraints = try values.decode([SolvedLayout.Constraint].self, forKey: .constraints)
    diagnostics = try values.decode([Diagnostic].self, forKey: .diagnostics)
  }
}
