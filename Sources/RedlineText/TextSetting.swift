import RedlineModel

/// The setting of a whole text: its paragraphs, one after the other, until the lines are used up.
struct TextSetting {
  /// By how much in points a text may be wider than its room.
  static let tolerance = 0.01
  /// By how much in ems letters may stand closer where a text would be cut otherwise.
  static let narrowing = 0.01

  var font: Font
  var face: FontFace
  var maximumWidth: Double?
  var maximumLines: Int
  var truncation: Truncation

  /// - Parameter narrowing: Ems that each advance loses.
  func set(
    _ string: String, with typesetter: Typesetter, narrowing: Double = 0
  ) -> ShapedText {
    var result = ShapedText(lines: [], isTruncated: false)
    guard !string.isEmpty, font.pointSize > 0, font.pointSize.isFinite else { return result }
    let paragraphs = Self.paragraphs(of: string)
    let units = Double(typesetter.unitsPerEm)
    let tracking = font.usedMetrics.advance == nil ? (font.tracking - narrowing) * units : 0
    var style = Typesetter.Style(
      face: face, tracking: Int(tracking.rounded()), width: width(in: units / font.pointSize),
      maximumLines: maximumLines, truncation: truncation,
      emoji: WideLetters.emojiWidth(pointSize: font.pointSize),
      ideograph: WideLetters.ideographWidth(of: font), advance: font.usedMetrics.advance)
    for (index, paragraph) in paragraphs.enumerated() {
      if maximumLines > 0 { style.maximumLines = maximumLines - result.lines.count }
      let paragraph = Self.boxingEmoji(paragraph)
      var (lines, isTruncated) = typesetter.setLongParagraph(paragraph, style: style)
      let isFull = maximumLines > 0 && result.lines.count + lines.count >= maximumLines
      if isFull, index + 1 < paragraphs.count {
        if !isTruncated, truncation != .clip {
          // The paragraph fits, but more follow: the ellipsis says so.
          (lines, _) = typesetter.setLongParagraph(paragraph + "…", style: style)
        }
        isTruncated = true
      }
      result.lines += lines.map { inPoints($0, unit: font.pointSize / units) }
      result.isTruncated = result.isTruncated || isTruncated
      if isFull { break }
    }
    return result
  }

  /// The text with a white square in place of each emoji.
  ///
  /// A colour emoji has no outline, and which font Pango takes for the joiners inside one depends
  /// on the texts before: neither the same picture everywhere nor the same one every time.
  private static func boxingEmoji(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isEmoji) else { return text }
    return String(
      text.map { character in
        character.unicodeScalars.contains(where: \.isEmoji)
          ? Character(WideLetters.emoji) : character
      })
  }

  /// The room in units, of which there are `density` in a point.
  private func width(in density: Double) -> Int32? {
    guard let maximumWidth, maximumWidth < .infinity else { return nil }
    let width = (maximumWidth + Self.tolerance) * density
    guard width > 0 else { return 0 }
    return width < Double(Int32.max / 2) ? Int32(width) : nil
  }

  /// The tracking of one character in points.
  private var slack: Double { abs(font.tracking) * font.pointSize }

  private func inPoints(_ line: TypesetLine, unit: Double) -> ShapedLine {
    var width = Double(line.width) * unit
    // Pango may leave an ellipsised line wider than its room by the tracking of one character.
    if let maximumWidth, width <= maximumWidth + Self.tolerance + slack {
      width = min(width, maximumWidth)
    }
    return ShapedLine(
      width: width,
      glyphs: line.glyphs.map {
        PositionedGlyph(glyph: $0.glyph, x: Double($0.x) * unit, y: Double($0.y) * unit)
      },
      isRightToLeft: line.isRightToLeft)
  }

  /// The text cut at its line separators, without control characters; at least one paragraph.
  static func paragraphs(of string: String) -> [String] {
    var result: [String] = []
    var current = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        result.append(String(current))
        current = String.UnicodeScalarView()
      case 0x09: current.append(scalar)
      case 0x00..<0x20, 0x7F..<0xA0: break
      default: current.append(scalar)
      }
      previous = scalar
    }
    result.append(String(current))
    return result
  }
}

extension Font {
  /// What is added to each advance, in ems; only letters of the system's font stand closer or wider
  /// by size.
  var tracking: Double {
    let metrics = usedMetrics
    guard family == nil || metrics == .system else { return metrics.tracking }
    return LetterAdvances.tracking(size: pointSize, weight: weight) + metrics.tracking
  }
}

extension Unicode.Scalar {
  /// Whether a character with this scalar is drawn as a colour picture.
  fileprivate var isEmoji: Bool {
    properties.isEmojiPresentation || value == 0xFE0F || value == 0x20E3
  }
}
