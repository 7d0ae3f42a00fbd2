import Foundation
import RedlineModel

/// The JSON of a layout in its lines, one for each item, guide, spacer, constraint and finding.
///
/// Two layouts that are compared have most of them in common: of a golden only the others are decoded,
/// as decoding takes longer than everything else.
struct LinedLayout {
  /// The entries that are no list, and the lists as far as they are empty.
  private var entries: [ArraySlice<UInt8>] = []
  private var lists: [String: [ArraySlice<UInt8>]] = [:]

  /// - Returns: `nil` for a text in other lines than ``OneLineJSON`` writes.
  init?(_ json: [UInt8]) {
    var lines = json.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard lines.popFirst()?.elementsEqual("{".utf8) == true,
      lines.popLast()?.elementsEqual("}".utf8) == true
    else { return nil }
    while let line = lines.popFirst() {
      if line.elementsEqual(",".utf8) { continue }
      guard line.first == UInt8(ascii: "\"") else { return nil }
      guard line.suffix(3).elementsEqual("\":[".utf8) else {
        entries.append(line)
        continue
      }
      var elements: [ArraySlice<UInt8>] = []
      while let element = lines.popFirst(), !element.elementsEqual("]".utf8) {
        if !element.elementsEqual(",".utf8) { elements.append(element) }
      }
      let name = String(decoding: line.dropFirst().dropLast(3), as: UTF8.self)
      guard lists.updateValue(elements, forKey: name) == nil else { return nil }
    }
  }

  /// The layout, where what it has in common with another one is taken from there.
  /// - Parameters:
  ///   - other: A layout with its lines.
  /// - Returns: `nil` if one of them has other lists than a layout of this version.
  /// - Throws: `DecodingError`, or ``LayoutFormatError``.
  func layout(like other: SolvedLayout, _ lines: LinedLayout) throws -> SolvedLayout? {
    let names = ["items", "guides", "spacers", "constraints", "diagnostics"]
    guard Set(lists.keys) == Set(names), Set(lines.lists.keys) == Set(names),
      entries.contains(where: { $0.elementsEqual("\"formatVersion\":2".utf8) })
    else { return nil }
    var known: [String: [Int?]] = [:]
    var rest: [[UInt8]] = entries.map(Array.init)
    for name in names {
      let own = lists[name] ?? []
      var places = Self.places(of: own, in: lines.lists[name] ?? [])
      // A layout without a root view is refused.
      if name == "items", !own.isEmpty { places[0] = nil }
      known[name] = places
      let new = zip(own, places).filter { $0.1 == nil }.map(\.0)
      rest.append(Array("\"\(name)\":[".utf8) + new.joined(separator: [UInt8(ascii: ",")]) + [0x5D])
    }
    let json = [UInt8(ascii: "{")] + rest.joined(separator: [UInt8(ascii: ",")]) + [0x7D]
    var layout = try JSONDecoder().decode(SolvedLayout.self, from: Data(json))
    func fill<Value>(_ list: WritableKeyPath<SolvedLayout, [Value]>, _ name: String) -> Bool {
      let (decoded, values) = (layout[keyPath: list], other[keyPath: list])
      var next = decoded.startIndex
      var all: [Value] = []
      for place in known[name] ?? [] {
        if let place {
          guard place < values.count else { return false }
          all.append(values[place])
        } else {
          guard next < decoded.endIndex else { return false }
          all.append(decoded[next])
          next += 1
        }
      }
      layout[keyPath: list] = all
      return next == decoded.endIndex
    }
    guard fill(\.items, "items"), fill(\.guides, "guides"), fill(\.spacers, "spacers"),
      fill(\.constraints, "constraints"), fill(\.diagnostics, "diagnostics")
    else { return nil }
    try layout.validate(limit: SolvedLayout.largestCoordinate)
    return layout
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

  private static func isSame(_ line: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    guard line.count == other.count, !line.isEmpty else { return line.isEmpty && other.isEmpty }
    return line.withUnsafeBytes { line in
      other.withUnsafeBytes { memcmp(line.baseAddress!, $0.baseAddress!, line.count) == 0 }
    }
  }
}
