import CPango
import RedlineModel

/// Letters that are as wide as every other one of their script, whatever font of the machine draws them:
/// ideographs, kana and full-width signs a little more than one em, syllables of Hangul less, emoji more.
enum WideLetters {
  /// The width of a letter in ems; `nil` for those of other scripts.
  /// - Parameter ideograph: The width of ideographs and kana.
  ///
  /// Reference: frames of labels and buttons in Interface Builder files, 0.866 em for Hangul. Ideographs and
  /// kana of files since Xcode 9 are 1.021 to 1.022 em wide in all sizes and weights, as in 125 texts of 3
  /// repositories; of files before, one em, as in 7 of 3 others. Beside a font by name they are one em
  /// wide, as in 20 labels of one app; in no other file that was measured does a label say otherwise.
  static func width(of scalar: Unicode.Scalar, ideograph: Double) -> Double? {
    switch scalar.value {
    case 0xAC00...0xD7A3: 0.866
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF:
      ideograph
    default: nil
    }
  }

  /// The width of ideographs and kana in ems.
  static func ideographWidth(of font: Font) -> Double { font.family == nil ? 1.0215 : 1 }

  /// What stands for an emoji.
  static let emoji: Unicode.Scalar = "\u{25A1}"

  /// The width of an emoji in ems, of a joined one, too: narrower in large texts than in small ones.
  ///
  /// Reference: frames of labels in Interface Builder files, 1.09–1.14 em from 34 to 46 pt; the advance in
  /// the font's own table, 1.25 em, up to 16 pt.
  static func emojiWidth(pointSize: Double) -> Double {
    1.25 + (1.117 - 1.25) * min(1, max(0, (pointSize - 16) / 8))
  }
}

/// A part of a text, in bytes, whose letters lack as much of their width each.
struct WideRange: Equatable {
  var range: Range<Int>
  /// In units; below 0 where the font's letters are wider.
  var spacing: Int
}

extension Typesetter {
  /// The parts of a text whose letters have a width of their own.
  func wideRanges(in text: String, _ style: Style) -> [WideRange] {
    // Latin, Greek and Cyrillic are most of what there is.
    guard style.advance != nil || text.utf8.contains(where: { $0 >= 0xE2 }) else { return [] }
    var result: [WideRange] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      defer { offset += length }
      let width =
        scalar == WideLetters.emoji
        ? style.emoji : WideLetters.width(of: scalar, ideograph: style.ideograph)
      guard let ems = width ?? (scalar.isSpacing ? style.advance : nil) else { continue }
      let wanted = Int((ems * Double(unitsPerEm)).rounded())
      let spacing = wanted - advance(of: scalar, face: style.face)
      if let last = result.last, last.range.upperBound == offset, last.spacing == spacing {
        result[result.count - 1].range = last.range.lowerBound..<offset + length
      } else {
        result.append(WideRange(range: offset..<offset + length, spacing: spacing))
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar takes room, as marks on letters and what is not seen do not.
  fileprivate var isSpacing: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: false
    default: true
    }
  }
}
