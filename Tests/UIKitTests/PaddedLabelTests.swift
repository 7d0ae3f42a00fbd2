import RedlineLayout
import Testing
import UIKit

/// A label that keeps room around its text as the classes of apps do.
@MainActor private class PaddedLabel: UILabel {
  let insets = UIEdgeInsets(top: 4, left: 10, bottom: 8, right: 20)
  func padded(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}

private final class RectLabel: PaddedLabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

private final class SizeLabel: PaddedLabel {
  override var intrinsicContentSize: CGSize { padded(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { padded(super.sizeThatFits(size)) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

private final class DrawnLabel: PaddedLabel {
  override var intrinsicContentSize: CGSize { padded(super.intrinsicContentSize) }
  override func draw(_ rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

private final class TopLabel: PaddedLabel {
  override func drawText(in rect: CGRect) {
    let text = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    super.drawText(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: text.height))
  }
}

private final class UntouchedLabel: PaddedLabel {}

private struct LabelRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// What the size of the content, and what is asked for by `sizeThatFits`, have more than a text.
  var more: CGSize
  var fittingMore: CGSize
  var make: @MainActor @Sendable () -> PaddedLabel
}

private let all = CGSize(width: 30, height: 12)

@Suite("Labels that keep room around their text") @MainActor struct PaddedLabelTests {
  @Test(arguments: [
    LabelRow(testDescription: "the text's rectangle", more: all, fittingMore: all) { RectLabel() },
    LabelRow(testDescription: "the content's size", more: all, fittingMore: all) { SizeLabel() },
    LabelRow(testDescription: "the content's size alone", more: all, fittingMore: .zero) {
      DrawnLabel()
    },
    LabelRow(testDescription: "none", more: .zero, fittingMore: .zero) { UntouchedLabel() },
  ])
  private func size(_ row: LabelRow) {
    let (plain, label) = (UILabel(), row.make())
    for label in [plain, label] { label.text = "Some words" }
    let size = plain.intrinsicContentSize
    #expect(isNear(label.intrinsicContentSize, size + row.more))
    #expect(isNear(label.sizeThatFits(.zero), size + row.fittingMore))
    #expect(
      isNear(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), size + row.more))
  }

  @Test func linesBreakInTheRoomThatIsLeft() {
    let (plain, label) = (UILabel(), RectLabel())
    for label in [plain, label] {
      (label.text, label.numberOfLines) = ("Several words that need some lines", 0)
    }
    let size = plain.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(
      abs(label.sizeThatFits(CGSize(width: 150, height: 0)).height - size.height - 12) < 0.001)
    plain.preferredMaxLayoutWidth = 120
    label.preferredMaxLayoutWidth = 150
    #expect(isNear(label.intrinsicContentSize, plain.intrinsicContentSize + all))
  }

  /// name, label, the room around its text in 200 × 100 points
  nonisolated static let drawn: [(String, @MainActor @Sendable () -> UILabel, EdgeInsets?)] = [
    (
      "the rectangle of the text", { RectLabel() },
      EdgeInsets(top: 4, left: 10, bottom: 8, right: 20)
    ),
    ("a drawing of its own", { DrawnLabel() }, EdgeInsets(top: 4, left: 10, bottom: 8, right: 20)),
    ("nothing", { UntouchedLabel() }, nil),
    ("no class", { UILabel() }, nil),
  ]

  @Test(arguments: drawn.indices) func room(_ index: Int) throws {
    let (name, make, insets) = Self.drawn[index]
    let label = make()
    label.text = "Some words"
    #expect(try item(label).text?.insets == insets, "\(name)")
  }

  @Test func textAtTheTop() throws {
    let label = TopLabel()
    label.text = "Some words"
    let insets = try #require(try item(label).text?.insets)
    #expect(
      insets.top == 0
        && abs(insets.bottom - 100 + Double(label.intrinsicContentSize.height)) < 0.5)
  }

  @Test func whatTheRoomCutsIsTold() throws {
    let label = DrawnLabel()
    label.text = "Some words"
    let width = label.intrinsicContentSize.width
    #expect(try item(label, CGSize(width: width, height: 40)).text?.isTruncated == false)
    #expect(try item(label, CGSize(width: width - 4, height: 40)).text?.isTruncated == true)
  }

  private func item(
    _ label: UILabel, _ size: CGSize = CGSize(width: 200, height: 100)
  ) throws -> SolvedLayout.Item {
    let root = UIView()
    root.addSubview(label)
    label.frame = CGRect(origin: .zero, size: size)
    return try root.solved(on: .canvas(300, 300)).items[1]
  }
}

private func + (size: CGSize, more: CGSize) -> CGSize {
  CGSize(width: size.width + more.width, height: size.height + more.height)
}

private func isNear(_ size: CGSize, _ other: CGSize) -> Bool {
  abs(size.width - other.width) < 0.001 && abs(size.height - other.height) < 0.001
}
