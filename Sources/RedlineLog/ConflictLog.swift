/// The conflicts that a console log tells of.
package struct ConflictLog: Hashable, Sendable {
  /// A set of constraints that cannot all hold, as the system printed it.
  package struct Conflict: Hashable, Sendable {
    /// The line where it begins, from 1.
    package var line: Int
    package var constraints: [LoggedConstraint] = []
    /// The address of the constraint that the system gave up.
    package var brokenAddress: String?
    /// Constraints that cannot be read, with their lines.
    package var unread: [Unread] = []
    /// How many constraints were not read because there are too many.
    package var leftOutCount = 0
    /// Whether the log ends before the conflict does.
    package var isCut = false
  }

  package struct Unread: Hashable, Sendable {
    package var line: Int
    package var text: String
  }

  package var conflicts: [Conflict] = []
  /// Views that a trace says are ambiguous, each once for each text.
  package var ambiguities: [AmbiguityTrace] = []
  /// How many more lines tell of ambiguous views; so many that they are not read.
  package var leftOutAmbiguityCount = 0
  /// Whether there is no heading, only constraints, as `po view.constraints` prints them.
  package var isList = false

  /// The most bytes that are read.
  package static let limit = 256 << 20
  /// The most constraints of one conflict that are read.
  static let constraintLimit = 2000
  private static let heading = SearchedWord("nable to simultaneously satisfy constraints")
  private static let ending = SearchedWord("Will attempt to recover by breaking constraint")
  private static let hint = SearchedWord("onstraint")

  /// Reads a log in any encoding that holds ASCII.
  package init(_ bytes: [UInt8]) {
    var chunks = ChunkReader(bytes)
    var current: Conflict?
    var expectsBroken = false
    // Those of the constraints of the current conflict.
    var addresses: Set<String> = []
    while let event = chunks.next() {
      switch event {
      case .heading(let line):
        finish(&current, isCut: !expectsBroken)
        (current, expectsBroken, addresses) = (Conflict(line: line), false, [])
      case .ending:
        expectsBroken = current != nil
      case .ambiguity(let trace):
        note(trace)
      case .constraint(let text, let line):
        if current == nil {
          guard conflicts.isEmpty || isList else { continue }
          isList = true
          if conflicts.isEmpty { conflicts.append(Conflict(line: line)) }
          Self.add(text, line, to: &conflicts[0], &addresses)
        } else if expectsBroken {
          current?.brokenAddress = Self.address(of: text)
          finish(&current, isCut: false)
          expectsBroken = false
        } else if current != nil {
          Self.add(text, line, to: &current!, &addresses)
        }
      }
    }
    finish(&current, isCut: !expectsBroken)
    leftOutAmbiguityCount = chunks.leftOutCount
    if isList, conflicts.count > 1 { isList = false }
  }

  private mutating func note(_ trace: AmbiguityTrace) {
    let isKnown = ambiguities.contains { $0.item == trace.item && $0.open == trace.open }
    if !isKnown { ambiguities.append(trace) }
  }

  private mutating func finish(_ current: inout Conflict?, isCut: Bool) {
    guard var conflict = current else { return }
    conflict.isCut = isCut
    // Constraints before the first heading belong to something else.
    if isList { (conflicts, isList) = ([], false) }
    conflicts.append(conflict)
    current = nil
  }

  private static func add(
    _ text: String, _ line: Int, to conflict: inout Conflict, _ addresses: inout Set<String>
  ) {
    let address = address(of: text)
    if let address, addresses.contains(address) { return }
    guard conflict.constraints.count < constraintLimit else {
      conflict.leftOutCount += 1
      return
    }
    if let constraint = ConstraintReader.constraint(text, line: line) {
      conflict.constraints.append(constraint)
      if let address { addresses.insert(address) }
    } else {
      conflict.unread.append(Unread(line: line, text: text))
    }
  }

  /// `0x600` of `NSLayoutConstraint:0x600 …`.
  private static func address(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return String(text[text.index(after: colon)...].prefix { $0 != " " && $0 != ">" })
  }

  /// What a log is made of.
  enum Event {
    case heading(line: Int)
    case ending
    case constraint(String, line: Int)
    case ambiguity(AmbiguityTrace)
  }

  /// Goes through a log line by line, and puts constraints together that go over several.
  private struct ChunkReader {
    private let bytes: [UInt8]
    private var place = 0
    private var line = 0
    /// Lines of ambiguous views.
    private var known: Set<[UInt8]> = []
    /// Lines of ambiguous views beyond the limit.
    private(set) var leftOutCount = 0
    private static let lineLimit = 20
    private static let lengthLimit = 8192
    private static let aroundLimit = 500
    /// The last line of an ambiguous view, and the views that it lies in, the nearest last.
    private var last: (place: Int, open: [(item: LoggedItem, depth: Int)]) = (-1, [])

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Event? {
      while let text = nextLine() {
        // Most lines of a log are about something else.
        if contains(text, hint) {
          if contains(text, heading) { return .heading(line: line) }
          if contains(text, ending) {
            // Some systems print it on the same line.
            if let start = constraintStart(text) { place = start; line -= 1 }
            return .ending
          }
          if let start = constraintStart(text) { return constraint(from: start, in: text) }
        }
        if let trace = ambiguity(text) { return .ambiguity(trace) }
      }
      return nil
    }

    private mutating func ambiguity(_ range: Range<Int>) -> AmbiguityTrace? {
      // A trace may be there a thousand times.
      guard
        contains(range, AmbiguityTrace.ambiguous) || contains(range, AmbiguityTrace.missingHost)
      else { return nil }
      let bytes = Array(bytes[range].prefix(Self.lengthLimit))
      guard known.count < constraintLimit else {
        let isLeftOut = !known.contains(bytes) && AmbiguityTrace.view(text(range)) != nil
        leftOutCount += isLeftOut ? 1 : 0
        return nil
      }
      guard known.insert(bytes).inserted,
        var trace = AmbiguityTrace(text(range), line: line),
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

    private mutating func nextLine() -> Range<Int>? {
      guard place < bytes.count else { return nil }
      let start = place
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      place = end + 1
      line += 1
      return start..<end
    }

    /// Where `<NS…Constraint:0x` begins in a line.
    private func constraintStart(_ range: Range<Int>) -> Int? {
      var index = range.lowerBound
      while let open = bytes[index..<range.upperBound].firstIndex(of: 0x3C) {
        let name = bytes[(open + 1)..<range.upperBound].prefix(96)
          .prefix { $0 != 0x3A && $0 != 0x20 }
        let after = bytes[(open + 1 + name.count)..<range.upperBound].prefix(3)
        if name.reversed().starts(with: "Constraint".utf8.reversed()),
          after.elementsEqual(":0x".utf8)
        {
          return open
        }
        index = open + 1
      }
      return nil
    }

    /// The text up to the `>` that ends it, which is the last of its line.
    private mutating func constraint(from start: Int, in range: Range<Int>) -> Event {
      let first = line
      var text = Array(bytes[(start + 1)..<range.upperBound])
      var count = 1
      while !Self.isClosed(text), count < Self.lineLimit, text.count < Self.lengthLimit {
        let before = (place, line)
        guard let more = nextLine() else { break }
        if constraintStart(more) != nil || contains(more, heading) || contains(more, ending) {
          (place, line) = before
          break
        }
        count += 1
        text += [0x20] + bytes[more].prefix(Self.lengthLimit).drop { $0 == 0x20 || $0 == 0x09 }
      }
      let closed =
        text.prefix(Self.lengthLimit).lastIndex(of: 0x3E).map { text[..<$0] } ?? text[...]
      return .constraint(
        String(decoding: closed, as: UTF8.self).unescapedDescription, line: first)
    }

    /// Whether a text ends as a constraint does: `>`, `>",` or `>)`.
    private static func isClosed(_ text: [UInt8]) -> Bool {
      let end = text.last { !"\",) \t\r".utf8.contains($0) }
      return end == 0x3E
    }

    private func contains(_ range: Range<Int>, _ word: SearchedWord) -> Bool {
      bytes.withUnsafeBufferPointer { word.isIn($0, range) }
    }
  }
}

extension String {
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
