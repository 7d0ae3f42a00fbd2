import Foundation
import RedlineModel

/// What most views of a changed layout have otherwise: where they lie, and on which line they are
/// made. Where nothing else is another one, nothing else is decoded.
///
/// Why they lie there is another one, too, which makes no layouts different and takes longest to decode:
/// reasons are those of the item that it is applied to.
struct MovedItem: Decodable {
  private enum Keys: String, CodingKey, CaseIterable {
    case frame, alignmentRect, firstBaseline, lastBaseline, location
  }

  private(set) var frame: CGRect?
  private var alignmentRect: CGRect?
  private var firstBaseline: Double?
  private var lastBaseline: Double?
  private var location: SourceLocation?

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func value<Value: Decodable>(_ type: Value.Type, _ key: Keys) throws -> Value? {
      values.contains(key) ? try values.decode(type, forKey: key) : nil
    }
    frame = try value(CGRect.self, .frame)
    alignmentRect = try value(CGRect.self, .alignmentRect)
    firstBaseline = try value(Double.self, .firstBaseline)
    lastBaseline = try value(Double.self, .lastBaseline)
    location = try value(SourceLocation.self, .location)
  }

  /// The item with what is known to be otherwise.
  func applied(to item: SolvedLayout.Item) -> SolvedLayout.Item {
    var item = item
    if let frame { item.frame = frame }
    if let alignmentRect { item.alignmentRect = alignmentRect }
    if let firstBaseline { item.firstBaseline = firstBaseline }
    if let lastBaseline { item.lastBaseline = lastBaseline }
    if let location { item.location = location }
    return item
  }

  private static let names = Keys.allCases.map { Array($0.rawValue.utf8) }
  private static let reasons = Array("reasons".utf8)

  /// The entries in which an item's line differs from that of another one, as an object to decode.
  /// - Returns: `nil` if they are not the same but for these entries, which both have.
  static func object(of line: ArraySlice<UInt8>, like other: ArraySlice<UInt8>) -> [UInt8]? {
    guard let own = entries(of: line), let others = entries(of: other), own.count == others.count
    else { return nil }
    var object: [UInt8] = []
    for (entry, known) in zip(own, others) {
      guard LinedLayout.isSame(line[entry.key], other[known.key]) else { return nil }
      if LinedLayout.isSame(line[entry.value], other[known.value]) { continue }
      if LinedLayout.isSame(reasons[...], line[entry.key]) { continue }
      guard names.contains(where: { LinedLayout.isSame($0[...], line[entry.key]) }) else {
        return nil
      }
      object.append(UInt8(ascii: object.isEmpty ? "{" : ","))
      object += line[(entry.key.lowerBound - 1)..<entry.value.upperBound]
    }
    return (object.isEmpty ? [UInt8(ascii: "{")] : object) + [UInt8(ascii: "}")]
  }

  /// An item's frame and id as its line has them; `nil` for what is no line of an item.
  static func frameAndID(
    of line: ArraySlice<UInt8>
  ) -> (frame: ArraySlice<UInt8>, id: ArraySlice<UInt8>)? {
    guard let entries = entries(of: line, upTo: id), let last = entries.last,
      LinedLayout.isSame(line[last.key], id[...]),
      let frame = entries.first(where: { LinedLayout.isSame(line[$0.key], names[0][...]) })
    else { return nil }
    return (line[frame.value], line[last.value])
  }

  private static let id = Array("id".utf8)

  private typealias Entry = (key: Range<Int>, value: Range<Int>)

  /// Where the keys of an object, without quotes, and their values are; `nil` for what is not an
  /// object in one line as ``OneLineJSON`` writes it.
  /// - Parameter key: The last one that is looked for; what follows it is not read.
  private static func entries(of line: ArraySlice<UInt8>, upTo key: [UInt8]? = nil) -> [Entry]? {
    let last = key
    let first = line.startIndex
    return line.withUnsafeBufferPointer { line -> [Entry]? in
      guard line.first == UInt8(ascii: "{"), line.last == UInt8(ascii: "}") else { return nil }
      var result: [Entry] = []
      result.reserveCapacity(24)
      var (depth, start, index) = (0, 1, 1)
      var key: Range<Int>?
      let end = line.count - 1
      while index < end {
        let byte = line[index]
        index &+= 1
        // Most bytes are digits, letters and colons.
        if byte > UInt8(ascii: ","), byte | 0x20 < UInt8(ascii: "{") { continue }
        switch byte {
        case UInt8(ascii: "\""):
          let text = index
          index = endOfText(in: line, from: index, end)
          if depth == 0, key == nil {
            guard index + 1 < end, line[index + 1] == UInt8(ascii: ":") else { return nil }
            (key, start) = ((text + first)..<(index + first), index + 2)
            index += 1
          }
          index &+= 1
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth &+= 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth &-= 1
        case UInt8(ascii: ",") where depth == 0:
          guard let name = key else { return nil }
          result.append((name, (start + first)..<(index - 1 + first)))
          if let last, last.count == name.count,
            last.elementsEqual(line[(name.lowerBound - first)..<(name.upperBound - first)])
          {
            return result
          }
          key = nil
        default: break
        }
      }
      guard index == end, depth == 0, let name = key else { return nil }
      result.append((name, (start + first)..<(end + first)))
      return result
    }
  }

  /// Where a text is closed, or at least `end`.
  private static func endOfText(
    in line: UnsafeBufferPointer<UInt8>, from start: Int, _ end: Int
  ) -> Int {
    var index = start
    while index < end, line[index] != UInt8(ascii: "\"") {
      index &+= line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
