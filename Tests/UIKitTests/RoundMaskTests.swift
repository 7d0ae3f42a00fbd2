import RedlineLayout
import Testing
import UIKit

/// A mask, and the corners that a picture of a view of 60 × 40 points has.
private struct MaskRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var radius: Double
  /// `nil` where all corners are round, or none is.
  var corners: [SolvedLayout.Corner]?
  var path: @MainActor @Sendable (CGRect) -> UIBezierPath

  init(
    _ name: String, _ radius: Double, _ corners: [SolvedLayout.Corner]? = nil,
    _ path: @escaping @MainActor @Sendable (CGRect) -> UIBezierPath
  ) { (testDescription, self.radius, self.corners, self.path) = (name, radius, corners, path) }
}

@Suite("Masks in pictures") @MainActor struct RoundMaskTests {
  @Test(arguments: [
    MaskRow("round corners", 12) { UIBezierPath(roundedRect: $0, cornerRadius: 12) },
    MaskRow("a capsule", 20) { UIBezierPath(roundedRect: $0, cornerRadius: $0.height / 2) },
    MaskRow("two corners", 8, [.topLeft, .topRight]) {
      UIBezierPath(
        roundedRect: $0, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 8, height: 8))
    },
    MaskRow("one corner", 8, [.bottomRight]) {
      UIBezierPath(
        roundedRect: $0, byRoundingCorners: .bottomRight, cornerRadii: CGSize(width: 8, height: 8))
    },
    MaskRow("a corner of an ellipse", 0) {
      UIBezierPath(
        roundedRect: $0, byRoundingCorners: .bottomRight, cornerRadii: CGSize(width: 8, height: 3))
    },
    MaskRow("an ellipse, which has no corners", 0) { UIBezierPath(ovalIn: $0) },
    MaskRow("a part of the view", 0) {
      UIBezierPath(roundedRect: $0.insetBy(dx: 4, dy: 4), cornerRadius: 8)
    },
    MaskRow("a rectangle", 0) { UIBezierPath(rect: $0) },
    MaskRow("a triangle", 0) {
      let path = UIBezierPath()
      path.move(to: $0.origin)
      path.addLine(to: CGPoint(x: $0.maxX, y: $0.midY))
      path.addLine(to: CGPoint(x: $0.minX, y: $0.maxY))
      path.close()
      return path
    },
  ])
  private func masked(_ row: MaskRow) throws {
    let (view, root) = (Masked(), UIView())
    view.path = row.path
    view.backgroundColor = .systemRed
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 60),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    let style = try #require(try root.solved(on: Screen.phone8).items.last?.style)
    #expect(style.cornerRadius == row.radius)
    #expect(style.clips == (row.radius > 0 ? true : nil))
    #expect(style.maskedCorners == row.corners)
    // What code asks afterwards is what it set.
    #expect(view.layer.cornerRadius == 0)
    #expect(!view.clipsToBounds)
    #expect(view.layer.maskedCorners.rawValue == 15)
  }
}

/// Masks itself when it is laid out, as views of apps do.
private final class Masked: UIView {
  var path: ((CGRect) -> UIBezierPath)?
  override func layoutSubviews() {
    super.layoutSubviews()
    let shape = CAShapeLayer()
    shape.path = path?(bounds).cgPath
    layer.mask = shape
  }
}
