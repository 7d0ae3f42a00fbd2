/// A text whose parts have fonts, spaces and paragraph styles of their own.
///
/// What measures it, breaks it and draws it takes the lines of ``set(maximumWidth:maximumLines:truncation:measuring:)``.
/// Each part is measured in its own font, and a line is as high as the highest of its parts.
package struct StyledText {
  /// A part of a line in one look.
  package struct Part: Equatable {
    package var string: String
    /// Its place in the text's runs; `nil` looks as the rest.
    package var run: Int?
    /// Width in points, with what is added between letters.
    package var width: Double
  }

  /// A line of the text; all lengths are in points.
  package struct Line: Equatable {
    package var parts: [Part] = []
    /// Without the space at its end.
    package var width = 0.0
    /// The width of the space at which the line breaks.
    package var trailingSpace = 0.0
    /// How far the line begins from the side at which it begins.
    package var indent = 0.0
    /// From the top of the text to the top of the line.
    package var top = 0.0
    package var height = 0.0
    /// From the top of the line to its baseline.
    package var ascent = 0.0

    /// From the top of the text to the baseline of the line.
    package var baseline: Double { top + ascent }
  }

  /// A character, as it stands in a line.
  struct Letter {
    var character: Character
    var run: Int?
  }

  /// The text as lines.
  package struct Setting {
    package var lines: [Line] = []
    package var isTruncated = false

    /// Height from the top of the first line to the bottom of the last one, not rounded.
    package var height: Double { lines.last.map { $0.top + $0.height } ?? 0 }
    /// Width of the widest line with its indent, not rounded.
    package var width: Double { lines.reduce(0) { max($0, $1.indent + $1.width) } }
    /// The same with the spaces at which lines break, as far as they fit.
    package func width(withSpacesIn room: Double) -> Double {
      lines.reduce(0) {
        let width = $1.indent + $1.width
        return max($0, max(width, min(room, width + $1.trailingSpace)))
      }
    }
  }

  package let string: String
  package var font: Font
  package var runs: [SolvedLayout.Text.Run]

  package init(_ string: String, font: Font, runs: [SolvedLayout.Text.Run]) {
    (self.string, self.font, self.runs) = (string, font, runs)
  }

  /// The font of a part.
  package func font(of run: Int?) -> Font { run.flatMap { runs[$0].font } ?? font }

  func kern(of run: Int?) -> Double { run.flatMap { runs[$0].kern } ?? 0 }

  /// The same text in a part of its size.
  package func scaled(by factor: Double) -> StyledText {
    var result = self
    result.font = font.scaled(by: factor)
    result.runs = SolvedLayout.Text.scaled(runs, by: factor)
    return result
  }

  /// The paragraphs with the run of each character, and where they begin in UTF-16 units; of several runs at one
  /// place the last counts.
  func paragraphs() -> [(start: Int, letters: [Letter])] {
    let owners = runByUnit()
    var result: [(start: Int, letters: [Letter])] = [(0, [])]
    var offset = 0
    for character in string {
      let length = character.utf16.count
      if character.isNewline {
        result.append((offset + length, []))
      } else {
        let run = owners[offset] < 0 ? nil : owners[offset]
        result[result.count - 1].letters.append(Letter(character: character, run: run))
      }
      offset += length
    }
    return result
  }

  /// The run of each UTF-16 unit, or -1, in time that does not grow with how runs overlap.
  private func runByUnit() -> [Int] {
    let count = string.utf16.count
    var owners = [Int](repeating: -1, count: count)
    var next = Array(0...count)
    func free(from start: Int) -> Int {
      var place = start
      while next[place] != place {
        next[place] = next[next[place]]
        place = next[place]
      }
      return place
    }
    for index in runs.indices.reversed() {
      let run = runs[index]
      guard run.length > 0, run.location < count else { continue }
      let start = max(0, run.location)
      let end = run.length > count - start ? count : start + run.length
      var place = free(from: start)
      while place < end {
        owners[place] = index
        next[place] = place + 1
        place = free(from: place)
      }
    }
    return owners
  }
}

extension SolvedLayout.Text {
  /// The text where parts of it have another size, space or paragraph style than its font alone says;
  /// `nil` where all of it is set as one.
  package var styled: StyledText? {
    guard let runs, runs.contains(where: { $0.changesSize(of: font) }) else { return nil }
    return StyledText(string, font: font, runs: runs)
  }

  /// Runs at a text size.
  package static func resolved(_ runs: [Run], for category: ContentSizeCategory) -> [Run] {
    runs.map { run in
      var run = run
      run.font = run.font?.resolved(for: category)
      return run
    }
  }

  /// Runs in a part of their size.
  package static func scaled(_ runs: [Run], by factor: Double) -> [Run] {
    runs.map { run in
      var run = run
      run.font = run.font?.scaled(by: factor)
      run.kern = run.kern.map { $0 * factor }
      return run
    }
  }
}

extension SolvedLayout.Text.Run {
  /// Whether the part takes another room than it would in the font of the whole.
  func changesSize(of whole: Font) -> Bool {
    if attachment != nil { return true }
    if let font, font != whole { return true }
    return (kern ?? 0) != 0 || (baselineOffset ?? 0) != 0 || paragraph?.numbers.isEmpty == false
  }
}

extension TextMeasuring {
  /// Measures a text of a layout, each part in its own font.
  package func measure(
    _ text: SolvedLayout.Text, maximumWidth: Double?, maximumLines: Int
  ) -> TextMeasurement {
    guard let styled = text.styled else {
      return measure(
        text.string, font: text.font, maximumWidth: maximumWidth, maximumLines: maximumLines)
    }
    let setting = styled.set(
      maximumWidth: maximumWidth, maximumLines: maximumLines, measuring: self)
    return TextMeasurement(
      width: setting.width, lineCount: setting.lines.count, isTruncated: setting.isTruncated)
  }
}
