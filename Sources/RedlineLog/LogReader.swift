/// Goes through a log line by line, and puts constraints together that go over several.
struct LogReader {
  private let bytes: [UInt8]
  private var marks: LogMarks
  private var place = 0
  private var line = 0
  /// Whether the next line is one of the file, and not the rest of one.
  private var startsLine = true
  /// Where the line ends that a place was gone back to.
  private var lineEnd = 0
  /// How many lines that tell of exceptions were read.
  private var detachedCount = 0
  /// Lines of ambiguous views.
  private var known: Set<[UInt8]> = []
  /// Lines of ambiguous views beyond the limit.
  private(set) var leftOutCount = 0
  private static let lineLimit = 20
  private static let exceptionLimit = 200
  private static let lengthLimit = 8192
  private static let aroundLimit = 500
  /// The last line of an ambiguous view, and the views that it lies in, the nearest last.
  private var last: (place: Int, open: [(item: LoggedItem, depth: Int)]) = (-1, [])

  /// Reads a log in UTF-8, or in UTF-16 that says so.
  init(_ bytes: [UInt8]) {
    self.bytes = PastedLog.plain(bytes)
    marks = LogMarks(self.bytes)
  }

  mutating func next() -> ConflictLog.Event? {
    while let text = nextLine() {
      if let mark = marks.first(in: text) { return event(mark, text) }
      if let trace = ambiguity(text) { return .ambiguity(trace) }
      if let pair = detached(text) { return .detached(pair) }
    }
    return nil
  }

  /// What follows a mark on its line is read as a line of its own.
  private mutating func event(_ mark: LogMarks.Mark, _ text: Range<Int>) -> ConflictLog.Event {
    guard mark.kind != .constraint else { return constraint(from: mark.start, in: text) }
    goOn(from: mark.end, text)
    switch mark.kind {
    case .ending: return .ending
    case .hidden: return .hidden
    default: return .heading(line: line, isProse: isProse(mark.end..<text.upperBound))
    }
  }

  /// Whether a sentence goes on behind a heading, as none of the system's does.
  private func isProse(_ range: Range<Int>) -> Bool {
    let next = bytes[range].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    return next.map { !".:(<\\".utf8.contains($0) } ?? false
  }

  /// Goes back to a place in a line, so that what stands there is the next line.
  private mutating func goOn(from start: Int, _ text: Range<Int>) {
    guard start < text.upperBound else { return }
    (place, startsLine) = (start, false)
  }

  private mutating func nextLine() -> Range<Int>? {
    guard place < bytes.count else { return nil }
    let start = place
    if startsLine || start > lineEnd {
      lineEnd =
        bytes[start...].firstIndex { $0 == 0x0A || $0 == PastedLog.softBreak } ?? bytes.count
    }
    let end = lineEnd
    place = end + 1
    if startsLine { line += 1 }
    // Lines of one message in JSON are one of the file.
    startsLine = end == bytes.count || bytes[end] == 0x0A
    return start..<end
  }

  // MARK: Constraints

  /// The text up to the `>` that ends it, which may stand on a later line.
  private mutating func constraint(from start: Int, in range: Range<Int>) -> ConflictLog.Event {
    let first = line
    let next = marks.first(in: (start + 1)..<range.upperBound)?.start
    let own = (start + 1)..<min(next ?? range.upperBound, start + Self.lengthLimit)
    var text = Array(bytes[own.clamped(to: range)])
    var end = Self.end(of: text)
    if let next {
      end = end ?? text.lastIndex(of: 0x3E)
      goOn(from: next, range)
    } else if end == nil, !Self.isClosed(text) {
      addLines(to: &text)
      end = Self.end(of: text)
    }
    let closed = text[..<(end ?? text.lastIndex(of: 0x3E) ?? text.count)]
    // Issue trackers escape `>`, too, and strike through what is between hyphens.
    let open = closed.last == UInt8(ascii: "\\") ? closed.dropLast() : closed
    let plain = String(decoding: open, as: UTF8.self).unescapedDescription.withPlainQuotes
      .replacing("~~", with: "-")
    // A number at the end of the log may have had more digits.
    let isWhole = next != nil || end != nil || Self.isClosed(text) || place < bytes.count
    return isWhole ? .constraint(plain, line: first) : .cutConstraint(plain, line: first)
  }

  /// Adds the lines over which a constraint goes.
  private mutating func addLines(to text: inout [UInt8]) {
    for _ in 1..<Self.lineLimit where text.count < Self.lengthLimit {
      let before = (place, line, startsLine)
      guard let more = nextLine() else { return }
      let mark = marks.first(in: more)?.start
      let part = bytes[more.lowerBound..<(mark ?? more.upperBound)].prefix(Self.lengthLimit)
      if let mark {
        guard part.contains(0x3E) else {
          (place, line, startsLine) = before
          return
        }
        goOn(from: mark, more)
      }
      text += [0x20] + part.drop { $0 == 0x20 || $0 == 0x09 }
      if mark != nil || Self.end(of: text) != nil || Self.isClosed(text) { return }
    }
  }

  /// Where the `>` stands that closes a text: outside of quotation marks, and of the classes in a class's
  /// name. Apostrophes in texts leave that open.
  private static func end(of text: [UInt8]) -> Int? {
    var depth = 1
    var isQuoted = false
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      guard !isQuoted, byte == 0x3C || byte == 0x3E else { continue }
      if index + 1 < text.count, text[index + 1] == UInt8(ascii: "=") { continue }
      depth += byte == 0x3C ? 1 : -1
      if depth == 0 { return index }
    }
    return nil
  }

  /// Whether a text ends as a constraint does: `>`, `>",` or `>)`.
  private static func isClosed(_ text: [UInt8]) -> Bool {
    let end = text.last { !"\",) \t\r".utf8.contains($0) }
    return end == 0x3E
  }

  // MARK: Exceptions

  private mutating func detached(_ range: Range<Int>) -> DetachedPair? {
    guard detachedCount < Self.exceptionLimit, contains(range, DetachedPair.word) else {
      return nil
    }
    detachedCount += 1
    return DetachedPair(text(range), line: line)
  }

  // MARK: Ambiguous views

  private mutating func ambiguity(_ range: Range<Int>) -> AmbiguityTrace? {
    // A trace may be there a thousand times.
    guard AmbiguityTrace.words.contains(where: { contains(range, $0) }) else { return nil }
    let bytes = Array(bytes[range].prefix(Self.lengthLimit))
    guard known.count < ConflictLog.constraintLimit else {
      let isLeftOut = !known.contains(bytes) && AmbiguityTrace.view(text(range)) != nil
      leftOutCount += isLeftOut ? 1 : 0
      return nil
    }
    guard known.insert(bytes).inserted else { return nil }
    if let trace = AmbiguityTrace(missing: text(range), line: line) { return trace }
    guard var trace = AmbiguityTrace(text(range), line: line),
      let depth = AmbiguityTrace.view(text(range))?.depth
    else { return nil }
    var open = around(range.lowerBound)
    open.removeSubrange((open.firstIndex { $0.depth >= depth } ?? open.count)...)
    trace.around = open.suffix(Self.aroundLimit).reversed().map(\.item)
    last = (range.lowerBound, open + [(trace.item, depth)])
    return trace
  }

  /// The views of the lines before a place that are deeper and deeper, as far back as the last
  /// ambiguous one, from which on they are known.
  private func around(_ start: Int) -> [(item: LoggedItem, depth: Int)] {
    var end = start - 1
    var views: [(item: LoggedItem, depth: Int)] = []
    var least = Int.max
    for _ in 0..<Self.aroundLimit where end > 0 && least > 0 {
      let begin = (bytes[..<end].lastIndex(of: 0x0A) ?? -1) + 1
      if begin == last.place {
        return last.open.prefix { $0.depth < least } + views.reversed()
      }
      guard let view = AmbiguityTrace.view(text(begin..<end)) else { break }
      if view.depth < least {
        views.append((view.item, view.depth))
        least = view.depth
      }
      end = begin - 1
    }
    return views.reversed()
  }

  private func text(_ range: Range<Int>) -> Substring {
    String(decoding: bytes[range].prefix(Self.lengthLimit), as: UTF8.self)[...]
  }

  private func contains(_ range: Range<Int>, _ word: SearchedWord) -> Bool {
    bytes.withUnsafeBufferPointer { word.first(in: $0, range) } != nil
  }
}

extension String {
  /// The text with the quotation marks that the system prints, if a word processor put others there.
  fileprivate var withPlainQuotes: String {
    contains("'") ? self : String(map { "‘’".contains($0) ? "'" : $0 })
  }

  /// The text that an array's description has with escapes: `\U00e9` and `\"`.
  fileprivate var unescapedDescription: String {
    guard contains("\\") else { return self }
    var result = ""
    var rest = self[...]
    while let next = rest.popFirst() {
      guard next == "\\", let kind = rest.first else {
        result.append(next)
        continue
      }
      if kind == "U" || kind == "u" {
        let digits = rest.dropFirst().prefix(4)
        if digits.count == 4, let value = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(value)
        {
          result.unicodeScalars.append(scalar)
          rest = rest.dropFirst(5)
          continue
        }
      }
      if kind == "n" { result.append(" ") } else { result.append(kind) }
      rest.removeFirst()
    }
    return result
  }
}
