import Testing
import UIKit

/// What Foundation compares when attributed texts are joined: objects of this module, of which it must not read
/// the type where there is none.
@Suite struct AttributeValueTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let key: NSAttributedString.Key
    /// Two that differ, made anew.
    let values: @Sendable () -> [NSObject]
  }

  static let rows = [
    Row(testDescription: "fonts", key: .font) {
      [UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17)]
    },
    Row(testDescription: "colours", key: .foregroundColor) {
      [UIColor(white: 0, alpha: 1), UIColor(white: 0, alpha: 0)]
    },
    Row(testDescription: "paragraph styles", key: .paragraphStyle) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      return [NSParagraphStyle(), style]
    },
    Row(testDescription: "shadows", key: .shadow) {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = 3
      return [NSShadow(), shadow]
    },
    Row(testDescription: "attachments", key: .attachment) {
      [NSTextAttachment(), NSTextAttachment()]
    },
  ]

  /// The number of parts in which values follow each other.
  private func parts(_ values: [NSObject], _ key: NSAttributedString.Key) -> Int {
    let text = NSMutableAttributedString(string: "")
    for value in values {
      text.append(NSAttributedString(string: "ab", attributes: [key: value]))
    }
    var count = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      _, _, _ in count += 1
    }
    return count
  }

  @Test("Values of attributes that differ are two parts, however often", arguments: rows)
  func differ(row: Row) {
    for _ in 0..<2_000 {
      let values = row.values()
      #expect(parts(values, row.key) == 2)
      #expect(parts([values[0], values[0]], row.key) == 1)
    }
  }
}
