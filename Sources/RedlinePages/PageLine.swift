/// A line of a page, with the bytes that end it.
struct PageLine: Hashable, Sendable {
  var text: String
  /// A line feed, a carriage return and a line feed, or nothing at the end of the page.
  var ending: String
}

extension PageLine {
  /// The lines of a text in UTF-8; a byte order mark stays in the first.
  /// - Throws: ``PageError/notUTF8(path:line:)``.
  static func lines(of bytes: [UInt8], path: String) throws(PageError) -> [PageLine] {
    var lines: [PageLine] = []
    var start = 0
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: 0x0A)
      var end = feed ?? bytes.count
      var ending = feed == nil ? "" : "\n"
      if feed != nil, end > start, bytes[end - 1] == 0x0D { (end, ending) = (end - 1, "\r\n") }
      guard let text = String(validating: bytes[start..<end], as: UTF8.self) else {
        throw .notUTF8(path: path, line: lines.count + 1)
      }
      lines.append(PageLine(text: text, ending: ending))
      start = feed.map { $0 + 1 } ?? bytes.count
    }
    return lines
  }
}
