import RedlineLayout
import Testing
import UIKit

private final class Badge: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemRed.setFill()
    UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.setStrokeColor(UIColor.black.cgColor)
    context.setLineWidth(2)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 5, y: 0))
    context.strokePath()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

/// Paints by code what a layer lies on.
private final class Ground: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemRed.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
  }
}

/// What a view paints: each path, and what it is painted with.
private struct PaintingRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var view: @MainActor @Sendable () -> UIView
  var paintings: [SolvedLayout.Painting]

  init(
    _ name: String, _ paintings: [SolvedLayout.Painting],
    _ view: @escaping @MainActor @Sendable () -> UIView
  ) { (testDescription, self.paintings, self.view) = (name, paintings, view) }
}

@MainActor private func view(with layer: CALayer) -> UIView {
  let view = UIView()
  view.layer.addSublayer(layer)
  return view
}

private let box = "M0 0L20 0L20 10L0 10Z"

private let rows = [
  PaintingRow(
    "code",
    [
      .init(path: "M1 2L4 2L4 6L1 6Z", fill: .systemRed),
      .init(path: "M10 20L15 20", stroke: .black, lineWidth: 2),
      .init(path: "M0 0L1 0L1 1L0 1Z", fill: .systemRed),
    ]
  ) { Badge() },
  PaintingRow(
    "code below layers",
    [
      .init(path: "M0 0L1 0L1 1L0 1Z", fill: .systemRed),
      .init(path: box, fill: .systemBlue),
    ]
  ) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = UIColor.systemBlue.cgColor
    let view = Ground()
    view.layer.addSublayer(layer)
    return view
  },
  PaintingRow("a layer with a colour", [.init(path: box, fill: .systemBlue)]) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = UIColor.systemBlue.cgColor
    return view(with: layer)
  },
  PaintingRow("a hidden layer", []) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = UIColor.systemBlue.cgColor
    layer.isHidden = true
    return view(with: layer)
  },
  PaintingRow(
    "a gradient",
    [
      .init(
        path: box,
        gradient: .init(
          stops: [.init(color: .systemRed, location: 0), .init(color: .systemBlue, location: 1)],
          start: CGPoint(x: 0, y: 5), end: CGPoint(x: 20, y: 5)))
    ]
  ) {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    return view(with: layer)
  },
  PaintingRow("a shape", [.init(path: "M3 4L5 4", stroke: .systemGreen, lineWidth: 3)]) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 3, y: 1))
    let layer = CAShapeLayer()
    (layer.path, layer.lineWidth, layer.fillColor) = (path.cgPath, 3, nil)
    layer.strokeColor = UIColor.systemGreen.cgColor
    layer.frame.origin = CGPoint(x: 2, y: 3)
    return view(with: layer)
  },
  PaintingRow("numbers that are none", []) {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).cgPath
    return view(with: layer)
  },
]

@MainActor @Suite(.serialized) struct PaintingTests {
  @Test(arguments: rows) private func paints(_ row: PaintingRow) throws {
    let controller = UIViewController()
    let view = row.view()
    view.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
    view.accessibilityIdentifier = "view"
    controller.view.addSubview(view)
    let solved = try controller.solved(on: Screen.phone8)
    let item = try #require(solved.items.last)
    #expect(item.style.paintings ?? [] == row.paintings)
  }
}
