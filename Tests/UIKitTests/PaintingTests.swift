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

/// Paints what a closure says.
final class Sketch: UIView {
  private let sketch: @MainActor (CGContext) -> Void

  init(_ sketch: @escaping @MainActor (CGContext) -> Void) {
    self.sketch = sketch
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("not from a file") }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { sketch(context) }
  }
}

/// What a view paints: each path, and what it is painted with.
struct PaintingRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var view: @MainActor @Sendable () -> UIView
  var paintings: [SolvedLayout.Painting]

  init(
    _ name: String, _ paintings: [SolvedLayout.Painting],
    _ view: @escaping @MainActor @Sendable () -> UIView
  ) { (testDescription, self.paintings, self.view) = (name, paintings, view) }
}

@MainActor func view(with layer: CALayer) -> UIView {
  let view = UIView()
  view.layer.addSublayer(layer)
  return view
}

let box = "M0 0L20 0L20 10L0 10Z"

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
  PaintingRow(
    "dashes with round ends",
    [
      .init(
        path: "M0 0L9 0", stroke: .black, lineWidth: 2,
        line: .init(cap: "round", join: "bevel", dashes: [4, 2], phase: 1))
    ]
  ) {
    Sketch { _ in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 9, y: 0))
      (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2, .round, .bevel)
      path.setLineDash([4, 2], count: 2, phase: 1)
      path.stroke()
    }
  },
  PaintingRow(
    "dashes of a context until they are restored",
    [
      .init(path: "M0 0L9 0", stroke: .black, lineWidth: 1, line: .init(dashes: [3])),
      .init(path: "M0 0L9 0", stroke: .black, lineWidth: 1),
    ]
  ) {
    Sketch { context in
      let points = [CGPoint.zero, CGPoint(x: 9, y: 0)]
      context.saveGState()
      context.setLineDash(phase: 0, lengths: [3])
      context.addLines(between: points)
      context.strokePath()
      context.restoreGState()
      context.addLines(between: points)
      context.strokePath()
    }
  },
  PaintingRow("the inside by counting", [.init(path: box, fill: .black, isEvenOdd: true)]) {
    Sketch { context in
      context.addRect(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.fillPath(using: .evenOdd)
    }
  },
  PaintingRow("limited to an area", [.init(path: box, fill: .black, clip: "M1 2L4 2L4 6L1 6Z")]) {
    Sketch { context in
      context.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
  },
  PaintingRow(
    "a part of a shape's line",
    [
      .init(path: box, fill: .systemRed),
      .init(path: "M10 0L20 0L20 10L15 10", stroke: .black, lineWidth: 1),
    ]
  ) {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath
    (layer.strokeStart, layer.strokeEnd) = (10 / 60, 35 / 60)
    layer.fillColor = UIColor.systemRed.cgColor
    layer.strokeColor = UIColor.black.cgColor
    return view(with: layer)
  },
  PaintingRow("a layer turned by a quarter", [.init(path: "M15 -5L15 15L5 15L5 -5Z", fill: .black)])
  {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = UIColor.black.cgColor
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    return view(with: layer)
  },
  PaintingRow(
    "layers with a place in front and behind",
    [.init(path: box, fill: .systemBlue), .init(path: box, fill: .systemRed)]
  ) {
    let view = UIView()
    for (color, z) in [(UIColor.systemRed, 1), (.systemBlue, 0)] {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      (layer.backgroundColor, layer.zPosition) = (color.cgColor, CGFloat(z))
      view.layer.addSublayer(layer)
    }
    return view
  },
  PaintingRow(
    "a layer that masks to its bounds",
    [.init(path: "M0 0L40 0L40 40L0 40Z", fill: .systemBlue, clip: box)]
  ) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.masksToBounds = true
    let large = CALayer()
    large.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    large.backgroundColor = UIColor.systemBlue.cgColor
    layer.addSublayer(large)
    return view(with: layer)
  },
  PaintingRow(
    "an image, as large as its view",
    [
      .init(
        path: "M0 0L50 0L50 60L0 60Z",
        content: .init(
          frame: CGRect(x: 0, y: 0, width: 50, height: 60), image: "star", tint: .systemRed))
    ]
  ) {
    UIImageView(
      image: UIImage(systemName: "star")?
        .withTintColor(.systemRed, renderingMode: .alwaysOriginal))
  },
  PaintingRow("an image that code drew", [.init(path: "M0 0L25 0L25 60L0 60Z", fill: .systemRed)]) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    return UIImageView(
      image: renderer.image {
        UIColor.systemRed.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      })
  },
  PaintingRow("numbers that are none", []) {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).cgPath
    return view(with: layer)
  },
]

@MainActor @Suite(.serialized) struct PaintingTests {
  @Test(arguments: rows + limitedRows) func paints(_ row: PaintingRow) throws {
    let controller = UIViewController()
    let view = row.view()
    view.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
    view.accessibilityIdentifier = "view"
    controller.view.addSubview(view)
    let solved = try controller.solved(on: Screen.phone8)
    let item = try #require(solved.items.last)
    #expect(item.style.paintings ?? [] == row.paintings)
  }

  @Test func texts() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let paintings = try paintings(
      of: Sketch { context in
        ("A word" as NSString).draw(
          at: CGPoint(x: 3, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        context.translateBy(x: 10, y: 0)
        let attributes: [NSAttributedString.Key: Any] = [
          .foregroundColor: UIColor.systemRed, .paragraphStyle: style,
        ]
        NSAttributedString(string: "Some words in lines", attributes: attributes)
          .draw(in: CGRect(x: 0, y: 30, width: 60, height: 500))
      })
    let texts = paintings.compactMap { $0.content?.text }
    #expect(texts.map(\.string) == ["A word", "Some words in lines"])
    #expect(texts.map(\.font) == [.system(size: 20), .system(size: 12)])
    #expect(texts.map(\.color) == [.black, .systemRed])
    #expect(texts.map(\.alignment) == [.left, .right])
    let places = paintings.compactMap(\.content)
    #expect(places.map(\.origin) == [CGPoint(x: 3, y: 4), CGPoint(x: 0, y: 30)])
    #expect(places.map(\.transform) == [nil, [1, 0, 0, 1, 10, 0]])
    // As high as the text, at the top of the rectangle.
    let heights = places.map { Double($0.size.height) }
    #expect(heights[0] >= 23 && heights[0] < 25)
    #expect(heights[1] > 28 && heights[1] < 46)
  }

  /// Its outline cannot be written down, so that there is nothing that has a shadow.
  @Test(arguments: [CGFloat.nan, .infinity, 1e300]) func aShadowOfALayerThatIsNowhere(_ x: CGFloat)
    throws
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.position = CGPoint(x: x, y: 5)
    layer.backgroundColor = UIColor.systemRed.cgColor
    layer.shadowOpacity = 0.5
    view.layer.addSublayer(layer)
    let controller = UIViewController()
    controller.view.addSubview(view)
    _ = try controller.solved(on: Screen.phone8)
  }

  private final class Shade: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  /// The gradient of a view's own layer casts it, unless the view's background does.
  @Test(arguments: [(nil, true), (UIColor.white, false)])
  func aShadowOfTheLayerOfAView(_ background: UIColor?, _ isOfGradient: Bool) throws {
    let view = Shade()
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 6
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    view.backgroundColor = background
    let shadow = SolvedLayout.Shadow(
      color: .black, opacity: 0.25, radius: 6, offset: CGSize(width: 0, height: 2))
    #expect(try paintings(of: view).map(\.shadow) == [isOfGradient ? shadow : nil])
    view.layer.masksToBounds = true
    #expect(try paintings(of: view).map(\.shadow) == [nil])
  }

  @Test func nothingIsPaintedOfTextsWithoutRoom() throws {
    let sketch = Sketch { _ in
      "".draw(at: .zero)
      "A".draw(in: .zero)
      "A".draw(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10))
      UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: -4, height: 0))
    }
    #expect(try paintings(of: sketch).isEmpty)
  }

  @Test(arguments: [
    ("as it is", CGAffineTransform.identity, nil),
    ("twice as large", .init(scaleX: 2, y: 2), [2, 0, 0, 2, -25, -30]),
    ("moved", .init(translationX: 5, y: -6), [1, 0, 0, 1, 5, -6]),
    ("mirrored", .init(scaleX: -1, y: 1), [-1, 0, 0, 1, 50, 0]),
  ])
  private func turns(_ name: String, by transform: CGAffineTransform, _ numbers: [Double]?) throws {
    let view = UIView()
    view.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
    view.transform = transform
    let root = UIView()
    root.addSubview(view)
    let item = try #require(root.solved(on: Screen.phone8).items.last)
    #expect(item.style.transform == numbers)
    #expect(item.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
  }

  @Test func masksOfShapes() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath
    view.layer.mask = mask
    let root = UIView()
    root.addSubview(view)
    #expect(try root.solved(on: Screen.phone8).items.last?.style.mask == box)
    view.layer.mask = nil
    #expect(try root.solved(on: Screen.phone8).items.last?.style.mask == nil)
  }

  private func paintings(of view: UIView) throws -> [SolvedLayout.Painting] {
    view.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
    let root = UIView()
    root.addSubview(view)
    return try #require(root.solved(on: Screen.phone8).items.last).style.paintings ?? []
  }
}
