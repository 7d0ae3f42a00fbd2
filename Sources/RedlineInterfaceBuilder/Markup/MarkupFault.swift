/// Where the tags of a text are no XML: the parser knows the end of what it has read only.
struct MarkupFault {
  /// Counted from 1.
  var line: Int
  var column: Int
  var reason: String

  /// The first one; `nil` if all tags are well-formed and closed.
  static func first(in text: some Collection<UInt8>) -> MarkupFault? {
    var scan = MarkupScan(Array(text))
    return scan.fault()
  }
}

/// Goes from tag to tag; what stands between them is not looked at.
private struct MarkupScan {
  private let bytes: [UInt8]
  private var position = 0
  private var open: [(name: String, start: Int)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func fault() -> MarkupFault? {
    while let start = next("<") {
      position = start
      if skips("<!--", "-->") || skips("<?", "?>") || skips("<![CDATA[", "]]>") { continue }
      if let fault = starts("</") ? closing() : opening() { return fault }
    }
    return open.last.map { at($0.start, "<\($0.name)> is not closed") }
  }

  private mutating func closing() -> MarkupFault? {
    let start = position
    position += 2
    let name = word()
    guard let last = open.popLast() else { return at(start, "</\(name)> closes nothing") }
    if last.name != name {
      return at(start, "</\(name)> closes <\(last.name)> of line \(line(of: last.start))")
    }
    skipSpaces()
    return take(">") ? nil : at(start, "</\(name)> has no '>'")
  }

  private mutating func opening() -> MarkupFault? {
    let start = position
    position += 1
    let name = word()
    guard !name.isEmpty else { return at(start, "'<' begins no tag") }
    var known: Set<String> = []
    while true {
      skipSpaces()
      if take("/>") { return nil }
      if take(">") {
        open.append((name, start))
        return nil
      }
      let attribute = position
      let key = word()
      guard !key.isEmpty else { return at(start, "the tag of <\(name)> does not end with '>'") }
      guard known.insert(key).inserted else {
        return at(attribute, "<\(name)> has the attribute '\(key)' twice")
      }
      skipSpaces()
      guard take("=") else { return at(attribute, "the attribute '\(key)' has no value") }
      skipSpaces()
      guard let quote = bytes[safe: position], quote == 0x22 || quote == 0x27 else {
        return at(attribute, "the value of '\(key)' is not in quotes")
      }
      position += 1
      while let byte = bytes[safe: position], byte != quote, byte != UInt8(ascii: "<") {
        position += 1
      }
      guard bytes[safe: position] == quote else {
        return at(attribute, "the value of '\(key)' has no closing quote")
      }
      position += 1
    }
  }

  // MARK: Bytes

  private func next(_ character: Character) -> Int? {
    bytes[min(position, bytes.count)...].firstIndex(of: character.asciiValue ?? 0)
  }

  private func starts(_ text: StaticString) -> Bool {
    bytes.dropFirst(position).starts(with: text.bytes)
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard starts(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Whether what begins here is left out, to its end or to that of the text.
  private mutating func skips(_ start: StaticString, _ end: StaticString) -> Bool {
    guard take(start) else { return false }
    while position < bytes.count, !take(end) { position += 1 }
    return true
  }

  private mutating func skipSpaces() {
    while let byte = bytes[safe: position], [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      position += 1
    }
  }

  /// A name: anything that does not end one.
  private mutating func word() -> String {
    let start = position
    while let byte = bytes[safe: position], byte > 0x20, !"<>/=\"'".utf8.contains(byte) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func line(of position: Int) -> Int {
    bytes[..<position].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private func at(_ position: Int, _ reason: String) -> MarkupFault {
    let before = bytes[..<position]
    let column = position - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    return MarkupFault(line: line(of: position), column: column, reason: reason)
  }
}

extension [UInt8] {
  fileprivate subscript(safe index: Int) -> UInt8? {
    indices.contains(index) ? self[index] : nil
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
