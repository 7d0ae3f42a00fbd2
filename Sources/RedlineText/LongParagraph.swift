/// The setting of a paragraph in slices.
///
/// Pango moves the rest of a paragraph at each line break and shapes a word anew that it breaks, so
/// its time grows with the square of the length. Lines are broken greedily, hence each slice starts where the last line of the slice
/// before it started, and the lines are the same as those of the whole.
extension Typesetter {
  /// Bytes of UTF-8 up to which a paragraph is set at once, if it has no long word.
  private static let longText = 2048
  /// Bytes of UTF-8 without a space that make a long word.
  private static let longWord = 128

  /// Sets a text of any length that has no line separators.
  /// - Returns: The lines, and whether a part was left out for want of lines or width.
  func setLongParagraph(
    _ text: String, style: Style
  ) -> (lines: [TypesetLine], isTruncated: Bool) {
    let cutsEnd = style.maximumLines == 0 || style.truncation == .tail || style.truncation == .clip
    let isClip = style.maximumLines == 1 && style.truncation == .clip
    let hasLongWord = Self.hasLongWord(text)
    guard let width = style.width, cutsEnd, !isClip,
      hasLongWord || text.utf8.count > Self.longText
    else { return setParagraph(text, style: style) }
    // About eight lines, or two where each is cut within a word.
    let ems = Int(width) / unitsPerEm
    let length = hasLongWord ? max(5 * ems, 16) : max(16 * ems, 64)
    if style.maximumLines == 1 { return setStart(of: text, style: style, length: length) }
    return setSlices(of: text, style: style, length: length)
  }

  /// Whether a text has a word that Pango is slow to break.
  private static func hasLongWord(_ text: String) -> Bool {
    var word = 0
    for byte in text.utf8 {
      word = byte == 0x20 ? 0 : word + 1
      if word > longWord { return true }
    }
    return false
  }

  /// Sets one line from as much of the text as it takes to fill it.
  private func setStart(
    of text: String, style: Style, length: Int
  ) -> (lines: [TypesetLine], isTruncated: Bool) {
    var length = length
    while true {
      let end = Self.boundary(in: text, atLeast: length, after: text.startIndex)
      let set = setParagraph(String(text.unicodeScalars[..<end]), style: style)
      if set.isTruncated || end == text.endIndex { return set }
      length *= 2
    }
  }

  private func setSlices(
    of text: String, style: Style, length sliceLength: Int
  ) -> (lines: [TypesetLine], isTruncated: Bool) {
    var lines: [TypesetLine] = []
    var start = text.startIndex
    var length = sliceLength
    var unlimited = style
    unlimited.maximumLines = 0
    while true {
      let end = Self.boundary(in: text, atLeast: length, after: start)
      let slice = String(text.unicodeScalars[start..<end])
      let direction = lines.first?.isRightToLeft
      let set = setParagraph(slice, style: unlimited, isRightToLeft: direction).lines
      if style.maximumLines > 0, lines.count + set.count > style.maximumLines {
        // More lines than there may be: the end of the last one becomes an ellipsis.
        var rest = style
        rest.maximumLines -= lines.count
        return (lines + setParagraph(slice, style: rest, isRightToLeft: direction).lines, true)
      }
      if end == text.endIndex { return (lines + set, false) }
      if set.count > 1, let last = set.last {
        lines += set.dropLast()
        start = text.utf8.index(start, offsetBy: last.start)
        length = sliceLength
      } else {
        length *= 2
      }
    }
  }

  /// The end of a slice: between two scalars.
  private static func boundary(
    in text: String, atLeast length: Int, after start: String.Index
  ) -> String.Index {
    let bytes = text.utf8
    guard var end = bytes.index(start, offsetBy: length, limitedBy: bytes.endIndex) else {
      return bytes.endIndex
    }
    while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { bytes.formIndex(after: &end) }
    return end
  }
}
