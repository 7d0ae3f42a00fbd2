import Testing
import UIKit

/// Attributed texts have the size of their parts, each in its own font.
@MainActor @Suite struct AttributedTextTests {
  private static let plain = UIFont.systemFont(ofSize: 17)
  private static let bold = UIFont.boldSystemFont(ofSize: 24)

  private func text(
    _ parts: [(String, [NSAttributedString.Key: Any])]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      let attributes = attributes.merging([.font: Self.plain]) { own, _ in own }
      result.append(NSAttributedString(string: string, attributes: attributes))
    }
    return result
  }

  private func width(_ string: String, _ font: UIFont) -> Double {
    let label = UILabel()
    (label.text, label.font) = (string, font)
    return label.intrinsicContentSize.width
  }

  private func size(_ text: NSAttributedString, width: Double = 0) -> CGSize {
    let label = UILabel()
    (label.attributedText, label.numberOfLines) = (text, 0)
    return width == 0
      ? label.intrinsicContentSize : label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Each part of a length is rounded up to pixels, of which the screens of other tests have one to three in
  /// a point.
  private let rounding = 2.0

  @Test func widths() {
    let sum = width("Total ", Self.plain) + width("due", Self.bold)
    let found = size(text([("Total ", [:]), ("due", [.font: Self.bold])]))
    #expect(abs(found.width - sum) <= rounding)
    #expect(found.height == size(text([("due", [.font: Self.bold])])).height)
    let spaced = size(text([("Total", [.kern: 3])])).width
    #expect(abs(spaced - width("Total", Self.plain) - 15) <= rounding)
    let tracked = size(text([("Total", [.tracking: 3])])).width
    #expect(tracked == spaced)
  }

  @Test func lines() {
    let line = Double(Self.plain.lineHeight)
    func height(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> Double {
      let style = NSMutableParagraphStyle()
      change(style)
      return size(text([(string, [.paragraphStyle: style])])).height
    }
    let rows: [(String, Double, Double)] = [
      ("room between lines", height("a\nb") { $0.lineSpacing = 10 }, 2 * line + 10),
      ("none below the last", height("a") { $0.lineSpacing = 10 }, line),
      ("higher lines", height("a\nb") { $0.lineHeightMultiple = 1.5 }, 3 * line),
      ("at least", height("a\nb") { $0.minimumLineHeight = 30 }, 60),
      ("at most", height("a\nb") { $0.maximumLineHeight = 12 }, 24),
      ("between paragraphs", height("a\nb") { $0.paragraphSpacing = 8 }, 2 * line + 8),
      (
        "above the second", height("a\nb") { $0.paragraphSpacingBefore = 8 }, 2 * line + 8
      ),
    ]
    for (name, found, expected) in rows {
      #expect(abs(found - expected) <= rounding / 2, "\(name)")
    }
  }

  /// A bold text breaks where its own letters do not fit.
  @Test func breaks() {
    let font = UIFont.boldSystemFont(ofSize: 17)
    let room = width("Payment due", Self.plain) + 1
    #expect(width("Payment due", font) > room)
    let found = size(text([("Payment due", [.font: font])]), width: room)
    #expect(found.height > 1.5 * Double(font.lineHeight))
    let mixed = size(
      text([("", [:]), ("Pay", [:]), ("ment due", [.font: font])]), width: room)
    #expect(mixed.height > 1.5 * Double(font.lineHeight))
  }

  @Test func textViews() {
    let view = UITextView()
    view.isScrollEnabled = false
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    view.attributedText = text([("a\nb", [.paragraphStyle: style])])
    let height = view.intrinsicContentSize.height
    #expect(abs(height - (2 * Double(Self.plain.lineHeight) + 10 + 16)) <= rounding / 2)
  }

  /// What the first paragraph says of the whole.
  @Test func firstParagraph() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.right, .byTruncatingMiddle)
    let label = UILabel()
    label.attributedText = text([("a", [.paragraphStyle: style])])
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
  }
}
