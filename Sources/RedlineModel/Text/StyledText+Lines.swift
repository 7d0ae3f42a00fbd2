import Foundation

extension StyledText {
  /// By how much in points a line may be wider than its room.
  private static let tolerance = 0.01

  /// Breaks the text into lines.
  /// - Parameters:
  ///   - maximumWidth: Width in points at which lines break, or `nil` for no limit.
  ///   - maximumLines: The most lines; 0 means as many as needed, 1 that the text is cut, never broken.
  ///   - truncation: Where the last line loses characters if the text does not fit.
  ///   - measuring: Measures the parts in their fonts.
  package func set(
    maximumWidth: Double?, maximumLines: Int, truncation: SolvedLayout.Text.Truncation = .tail,
    measuring: any TextMeasuring
  ) -> Setting {
    var setting = Setting()
    guard !string.isEmpty else { return setting }
    let paragraphs = paragraphs()
    var gap = 0.0
    for (index, (start, letters)) in paragraphs.enumerated() {
      let style = paragraphStyle(letters, at: start)
      if index > 0 { gap += max(0, style?.paragraphSpacingBefore ?? 0) }
      let room = maximumWidth.map { $0 + Self.tolerance }
      var rest = letters[...]
      var isFirst = true
      repeat {
        let isLast = maximumLines > 0 && setting.lines.count + 1 == maximumLines
        let place = (style ?? .init()).room(room ?? .infinity, isFirst: isFirst)
        let end =
          isLast && truncation != .clip || maximumLines == 1
          ? rest.endIndex : lineEnd(of: rest, room: place.width, measuring)
        let isCut = isLast && (end < rest.endIndex || index + 1 < paragraphs.count)
        var line = line(of: rest[..<end], measuring)
        if isLast, isCut || line.width > place.width {
          setting.isTruncated = true
          if truncation != .clip {
            let isMore = index + 1 < paragraphs.count
            line = shortened(
              Array(rest), to: place.width, truncation, isMore: isMore, measuring)
          }
        }
        line.indent = place.start
        append(line, of: letters, style, gap: &gap, to: &setting)
        if isLast { return setting }
        rest = rest[end...]
        isFirst = false
      } while !rest.isEmpty
      gap += max(0, style?.paragraphSpacing ?? 0)
    }
    return setting
  }

  private func paragraphStyle(_ letters: [Letter], at offset: Int) -> SolvedLayout.Text.Paragraph? {
    let run =
      letters.isEmpty
      ? runs.lastIndex { $0.location <= offset && offset - $0.location < $0.length }
      : letters[0].run
    return run.flatMap { runs[$0].paragraph }
  }

  /// Gives a line its height and puts it below the ones before.
  private func append(
    _ line: Line, of paragraph: [Letter], _ style: SolvedLayout.Text.Paragraph?,
    gap: inout Double, to setting: inout Setting
  ) {
    var line = line
    let looks = line.parts.isEmpty ? [paragraph.first?.run] : line.parts.map(\.run)
    var (ascent, descent, leading) = (0.0, 0.0, 0.0)
    for look in Set(looks) {
      let font = font(of: look)
      let raise = look.flatMap { runs[$0].baselineOffset } ?? 0
      ascent = max(ascent, font.ascender + raise)
      descent = max(descent, font.lineHeight - font.ascender - raise)
      leading = max(leading, (font.leading ?? font.lineHeight) - font.lineHeight)
      guard let picture = look.flatMap({ runs[$0].attachment }) else { continue }
      ascent = max(ascent, picture.bottom + Double(picture.size.height))
      descent = max(descent, -picture.bottom)
    }
    (line.ascent, line.height) = (style ?? .init()).line(ascent: ascent, descent: descent)
    line.top = setting.lines.isEmpty ? 0 : setting.height + gap
    setting.lines.append(line)
    gap = leading + max(0, style?.lineSpacing ?? 0)
  }

  // MARK: Breaking

  /// Where the first line of letters ends, with the spaces at which it breaks.
  private func lineEnd(
    of letters: ArraySlice<Letter>, room: Double, _ measuring: any TextMeasuring
  ) -> Int {
    guard room < .infinity else { return letters.endIndex }
    var width = 0.0
    var end = letters.startIndex
    while end < letters.endIndex {
      let word = Self.wordEnd(letters, from: end)
      let next = Self.spaceEnd(letters, from: word)
      let wordWidth = self.width(of: letters[end..<word], measuring)
      if width + wordWidth > room {
        return end > letters.startIndex
          ? end : brokenWord(letters[end..<word], room: room, measuring)
      }
      width += wordWidth + self.width(of: letters[word..<next], measuring)
      end = next
    }
    return end
  }

  /// How much of a word that is wider than a line is on it: a character at the least.
  private func brokenWord(
    _ word: ArraySlice<Letter>, room: Double, _ measuring: any TextMeasuring
  ) -> Int {
    var (low, high) = (word.startIndex + 1, word.startIndex + 2)
    func fits(_ end: Int) -> Bool { width(of: word[..<end], measuring) <= room }
    // So much of a long word as is near a line, before halving.
    while high < word.endIndex, fits(high) {
      (low, high) = (high, min(word.endIndex, word.startIndex + 2 * (high - word.startIndex)))
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if middle <= word.endIndex, fits(middle) { low = middle } else { high = middle - 1 }
    }
    return min(low, word.endIndex)
  }

  /// The end of the letters that stay together.
  private static func wordEnd(_ letters: ArraySlice<Letter>, from start: Int) -> Int {
    var place = start
    while place < letters.endIndex {
      let character = letters[place].character
      if character.breaksAsSpace { return place }
      place += 1
      guard place < letters.endIndex else { break }
      let next = letters[place].character
      if character.isHyphen, next.isLetter { return place }
      if character.isIdeograph, next.isLetter || next.isIdeograph { return place }
      if next.isIdeograph, character.isLetter || character.isNumber { return place }
    }
    return place
  }

  private static func spaceEnd(_ letters: ArraySlice<Letter>, from start: Int) -> Int {
    letters[start...].firstIndex { !$0.character.breaksAsSpace } ?? letters.endIndex
  }

  // MARK: Widths

  private func line(of letters: ArraySlice<Letter>, _ measuring: any TextMeasuring) -> Line {
    let end = letters.lastIndex { !$0.character.breaksAsSpace }.map { $0 + 1 } ?? letters.startIndex
    // A line of spaces alone is as wide as they are.
    let shown = end == letters.startIndex ? letters : letters[..<end]
    var line = Line(parts: parts(of: shown, measuring))
    line.width = line.parts.reduce(0) { $0 + $1.width }
    line.trailingSpace = width(of: letters[shown.endIndex...], measuring)
    return line
  }

  private func width(of letters: ArraySlice<Letter>, _ measuring: any TextMeasuring) -> Double {
    parts(of: letters, measuring).reduce(0) { $0 + $1.width }
  }

  private func parts(
    of letters: ArraySlice<Letter>, _ measuring: any TextMeasuring
  ) -> [Part] {
    var parts: [Part] = []
    var start = letters.startIndex
    while start < letters.endIndex {
      let run = letters[start].run
      let end = letters[start...].firstIndex { $0.run != run } ?? letters.endIndex
      let string = String(letters[start..<end].map(\.character))
      if let picture = run.flatMap({ runs[$0].attachment }) {
        let width = Double(picture.size.width) * Double(end - start)
        parts.append(Part(string: string, run: run, width: max(0, width)))
        start = end
        continue
      }
      let plain = measuring.measure(
        string, font: font(of: run), maximumWidth: nil, maximumLines: 1
      ).width
      let width = plain + kern(of: run) * Double(end - start)
      parts.append(Part(string: string, run: run, width: max(0, width)))
      start = end
    }
    return parts
  }

  // MARK: Cutting

  /// As much of the letters as fits with an ellipsis, in the look of what is beside it.
  private func shortened(
    _ letters: [Letter], to room: Double, _ truncation: SolvedLayout.Text.Truncation,
    isMore: Bool, _ measuring: any TextMeasuring
  ) -> Line {
    func candidate(_ count: Int) -> [Letter] {
      let head: Int =
        switch truncation {
        case .head: 0
        case .middle: (count + 1) / 2
        case .tail, .clip: count
        }
      var kept = Array(letters.prefix(head))
      let tail = letters.suffix(count - head)
      let beside = kept.last ?? tail.first ?? letters.first
      kept.append(Letter(character: "…", run: beside?.run))
      return kept + tail
    }
    func fits(_ count: Int) -> Bool {
      width(of: candidate(count)[...], measuring) <= room
    }
    // What is longer than the longest line by far isn't looked at as a whole.
    var high = 1
    while high < letters.count, fits(high) { high *= 2 }
    high = min(high, isMore ? letters.count : letters.count - 1)
    var low = 0
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return line(of: candidate(low)[...], measuring)
  }
}

extension Character {
  /// Whether a line may break behind it, and does not begin with it.
  fileprivate var breaksAsSpace: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  fileprivate var isHyphen: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x2D, 0x2010, 0x2013, 0x2014, 0xAD: true
    default: false
    }
  }

  /// Whether lines may break at both of its sides.
  fileprivate var isIdeograph: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
