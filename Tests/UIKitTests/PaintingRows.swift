import RedlineLayout
import UIKit

/// What is painted in areas that limit it, and with shadows.
let limitedRows = [
  PaintingRow(
    "limited to a rectangle in a rectangle",
    [.init(path: box, fill: .black, clip: "M2 2L4 2L4 5L2 5Z"), .init(path: box, fill: .black)]
  ) {
    Sketch { context in
      let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4))
      context.clip(to: CGRect(x: 2, y: 0, width: 9, height: 5))
      context.fill(rect)
      context.restoreGState()
      context.fill(rect)
    }
  },
  PaintingRow(
    "limited to areas that are no rectangles",
    [
      .init(
        path: box, fill: .black, clip: "M0 0L6 0L0 9Z",
        outerClips: ["M2 0L9 9L0 9Z", "M1 2L4 2L4 6L1 6Z"])
    ]
  ) {
    Sketch { context in
      context.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4))
      for corners in [[(2, 0), (9, 9), (0, 9)], [(0, 0), (6, 0), (0, 9)]] {
        context.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
        context.closePath()
        context.clip()
      }
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
  },
  PaintingRow(
    "a shadow until it is restored",
    [
      .init(
        path: box, fill: .systemBlue,
        shadow: .init(color: .systemRed, radius: 2, offset: CGSize(width: 1, height: 3))),
      .init(path: box, fill: .black),
    ]
  ) {
    Sketch { context in
      let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
      context.saveGState()
      context.setShadow(
        offset: CGSize(width: 1, height: 3), blur: 4, color: UIColor.systemRed.cgColor)
      UIColor.systemBlue.setFill()
      UIBezierPath(rect: rect).fill()
      context.restoreGState()
      context.fill(rect)
    }
  },
  PaintingRow(
    "the shadow of a layer, and a mask in a mask",
    [
      .init(
        path: box, fill: .systemRed, clip: "M1 1L5 1L5 5L1 5Z",
        shadow: .init(color: .black, opacity: 0.5, radius: 3, offset: CGSize(width: 0, height: -3)))
    ]
  ) {
    let (outer, layer, mask) = (CALayer(), CALayer(), CAShapeLayer())
    for layer in [outer, layer] { layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10) }
    layer.backgroundColor = UIColor.systemRed.cgColor
    layer.shadowOpacity = 0.5
    mask.path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4)).cgPath
    outer.mask = mask
    outer.addSublayer(layer)
    return view(with: outer)
  },
]
