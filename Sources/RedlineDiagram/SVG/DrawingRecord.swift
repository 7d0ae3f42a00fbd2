import Foundation
import RedlineIO
package import RedlineModel
import RedlineText

/// What an SVG file says of itself in `<metadata id="redline-drawing">`: by its hashes one sees that
/// it was edited by hand, cut off or badly merged; the rest says who drew it, and how.
package struct DrawingRecord: Codable, Hashable, Sendable {
  /// SHA-256 of ``DrawnFile/drawing``, in hexadecimal digits.
  package var drawing: String
  /// SHA-256 of ``DrawnFile/layouts``, in hexadecimal digits.
  package var layout: String
  /// How it was drawn; `nil` where several layouts were drawn, or a newer version drew it in a way that is
  /// not known here.
  package var options: DrawingOptions?
  /// The version of Redline that drew it.
  package var redline: String
  /// SHA-256 of ``layout`` with `SolvedLayout.valueHash` of the layout that was written there, in 32
  /// hexadecimal digits; `nil` for the drawing of a change, and in files of older versions.
  package var values: String?

  /// A file with its record before the first layout; the file as it is, if it carries none.
  /// - Parameter valueHash: That of the only layout in it.
  static func recorded(
    _ file: [UInt8], _ options: DrawingOptions?, valueHash: String?
  ) -> [UInt8] {
    let parts = DrawnFile(file)
    guard let place = parts.firstLayout else { return file }
    let layout = sha256(parts.layouts)
    let record = DrawingRecord(
      drawing: sha256(parts.drawing), layout: layout, options: options, redline: redlineVersion,
      values: valueHash.map { Self.values(layout, $0) })
    // The numbers of a drawing are finite, and texts always encode.
    guard let json = try? OneLineJSON.bytes(of: record) else { return file }
    var line = Array("  <metadata id=\"\(DrawnFile.recordIdentifier)\">".utf8)
    MarkupEscaping.append(String(decoding: json, as: UTF8.self), .element, to: &line)
    line += "</metadata>\n".utf8
    return file[..<place] + line + file[place...]
  }

  /// The hash of a layout's text with that of its values: neither is taken from another file alone.
  fileprivate static func values(_ layout: String, _ valueHash: String) -> String {
    String(sha256(Array("\(layout) \(valueHash)".utf8)).prefix(32))
  }
}

extension DrawingRecord {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    drawing = try values.decode(String.self, forKey: .drawing)
    layout = try values.decode(String.self, forKey: .layout)
    options = try? values.decode(DrawingOptions.self, forKey: .options)
    redline = try values.decode(String.self, forKey: .redline)
    self.values = try values.decodeIfPresent(String.self, forKey: .values)
  }
}

/// An SVG file in parts: what is drawn, and what Redline keeps in it beside that.
///
/// The parts do not depend on source lines, nor on the line ends that git checks out.
package struct DrawnFile {
  static let recordIdentifier = "redline-drawing"

  /// All but Redline's metadata; line ends are line feeds, with none after the last line.
  package private(set) var drawing: [UInt8] = []
  /// The contents of the layouts' elements, without the source lines in them.
  package private(set) var layouts: [UInt8] = []
  /// Whether a layout has a line for each item, as Redline writes it together with a record.
  package private(set) var hasLinedLayout = false
  /// Where the first layout's line begins; `nil` without one.
  private(set) var firstLayout: Int?
  private var newLayout: [UInt8]?
  /// Whether there is a record, readable or not.
  package private(set) var hasRecord = false
  /// What the file says of itself; `nil` if it says nothing, or nothing that can be read.
  package private(set) var record: DrawingRecord?

  package init(_ file: [UInt8]) {
    let file = file.withLineFeeds
    let tag = Array("<metadata id=\"redline-".utf8)
    let close = Array("</metadata>".utf8)
    var copied = 0
    var position = 0
    while let start = file.range(of: tag, from: position) {
      position = start.upperBound
      // A diagram escapes every `<` in a text, so this is an element wherever it stands.
      guard
        let name = Self.identifiers.first(where: { file[start.lowerBound...].starts(with: $0.tag) })
      else { continue }
      let contents = start.lowerBound + name.tag.count
      guard let end = file.range(of: close, from: contents) else { break }
      let lineStart = file.startOfLine(at: start.lowerBound, notBefore: copied)
      take(name.identifier, Array(file[contents..<end.lowerBound]), at: lineStart)
      drawing += file[copied..<lineStart]
      position = end.upperBound
      if position < file.count, file[position] == UInt8(ascii: "\n") { position += 1 }
      copied = position
    }
    drawing += file[copied...]
    // An editor may add a line end to the last line, or take it away.
    while drawing.last == UInt8(ascii: "\n") { drawing.removeLast() }
  }

  /// The ids of Redline's elements, with what the elements begin with.
  private static let identifiers = [
    recordIdentifier, SVGDocument.layoutIdentifier, SVGDocument.oldLayoutIdentifier,
  ].map { (identifier: $0, tag: Array("<metadata id=\"\($0)\">".utf8)) }

  private mutating func take(_ identifier: String, _ contents: [UInt8], at place: Int) {
    guard identifier != Self.recordIdentifier else {
      if !hasRecord { record = Self.record(contents) }
      hasRecord = true
      return
    }
    let plain = contents.withoutLocations
    layouts += plain
    if identifier == SVGDocument.layoutIdentifier { newLayout = newLayout ?? plain }
    firstLayout = firstLayout ?? place
    hasLinedLayout = hasLinedLayout || contents.starts(with: "{\n\"".utf8)
  }

  private static func record(_ recordText: [UInt8]) -> DrawingRecord? {
    var json = Data(recordText)
    if json.contains(UInt8(ascii: "&")) {
      let text = String(decoding: recordText, as: UTF8.self).replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      json = Data(text.utf8)
    }
    return try? JSONDecoder().decode(DrawingRecord.self, from: json)
  }

  /// Whether the drawing is the one that its record was made of.
  package func isDrawing(of record: DrawingRecord) -> Bool { sha256(drawing) == record.drawing }

  /// Whether the layouts are those that its record was made of.
  package func isLayout(of record: DrawingRecord) -> Bool { sha256(layouts) == record.layout }

  /// Whether the file says that its layout has all values of this one, source lines and reasons aside;
  /// ``isLayout(of:)`` says that its layout is still the one that this was said of.
  ///
  /// `false` says little: the order of constraints counts here, and older files say nothing. It takes
  /// a fraction of the time in which the layout's JSON is written.
  package func says(valuesOf layout: SolvedLayout, _ record: DrawingRecord) -> Bool {
    guard let values = record.values, let hash = layout.valueHash else { return false }
    return DrawingRecord.values(record.layout, hash) == values
  }

  /// Whether the file carries the layout with this JSON, source lines aside.
  ///
  /// `false` says only that the texts differ: another version may write the same layout otherwise.
  /// - Parameter json: ``OneLineJSON/lines(of:)`` of a solved layout.
  package func holds(layout json: [UInt8]) -> Bool {
    guard let newLayout else { return false }
    var text: [UInt8] = []
    MarkupEscaping.append(String(decoding: json, as: UTF8.self), .element, to: &text)
    return text.withoutLocations == newLayout
  }
}

extension [UInt8] {
  /// With a line feed for each pair of carriage return and line feed.
  package var withLineFeeds: [UInt8] {
    // Files have none, which a search for one byte tells ten times as fast as one for two.
    guard firstIndex(of: [0x0D], from: 0) != nil else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for (index, byte) in enumerated() {
      if byte == 0x0D, index + 1 < count, self[index + 1] == 0x0A { continue }
      bytes.append(byte)
    }
    return bytes
  }

  /// Where some bytes occur first.
  package func range(of bytes: [UInt8], from start: Int) -> Range<Int>? {
    firstIndex(of: bytes, from: start).map { $0..<($0 + bytes.count) }
  }

  /// Where the spaces before an element begin.
  fileprivate func startOfLine(at place: Int, notBefore least: Int) -> Int {
    var start = place
    while start > least, self[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return start
  }

  /// A layout's JSON without its `"location":{"fileID":"…","line":1}`. No text in JSON has quotes
  /// without a backslash, so that this is a key wherever it stands.
  fileprivate var withoutLocations: [UInt8] {
    let key = Array("\"location\":{\"fileID\":\"".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var copied = 0
    var position = 0
    while let start = range(of: key, from: position) {
      position = start.upperBound
      guard let end = endOfLocation(from: position) else { continue }
      result += self[copied..<start.lowerBound]
      let isLast = end == count || self[end] != UInt8(ascii: ",")
      if isLast, result.last == UInt8(ascii: ",") { result.removeLast() }
      position = isLast ? end : end + 1
      copied = position
    }
    result += self[copied...]
    return result
  }

  /// The end of a location whose file's name begins here; `nil` if it is none.
  private func endOfLocation(from start: Int) -> Int? {
    var end = endOfText(from: start)
    let line = Array("\",\"line\":".utf8)
    guard has(line, at: end) else { return nil }
    end += line.count
    while end < count, self[end] == UInt8(ascii: "-") || (0x30...0x39).contains(self[end]) {
      end += 1
    }
    return end < count && self[end] == UInt8(ascii: "}") ? end + 1 : nil
  }

  /// Where the quote is that ends a text.
  private func endOfText(from start: Int) -> Int {
    let backslash = UInt8(ascii: "\\")
    if let quote = firstIndex(of: [UInt8(ascii: "\"")], from: start),
      self[quote - 1] != backslash
    {
      return quote
    }
    var end = start
    while end < count, self[end] != UInt8(ascii: "\"") { end += self[end] == backslash ? 2 : 1 }
    return end
  }

  private func has(_ part: [UInt8], at place: Int) -> Bool {
    guard place <= count - part.count else { return false }
    return withUnsafeBytes { memcmp($0.baseAddress! + place, part, part.count) == 0 }
  }
}
