import Testing
import UIKit

/// A view that a closure draws.
private final class Drawn: UIView {
  var block: (CGRect, CGContext) -> Void = { _, _ in }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    block(rect, context)
  }
}

private final class InsetLabel: UILabel {
  var inset: CGFloat = 0

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: inset, dy: 0))
  }
}

/// A layer that draws itself.
private final class BarLayer: CALayer {
  var length: CGFloat = 1

  override func draw(in ctx: CGContext) {
    ctx.fill(CGRect(x: 0, y: 0, width: length, height: 5))
  }
}

private let red = UIColor.red.cgColor

private var gradient: CGGradient {
  CGGradient(colorsSpace: nil, colors: [red, UIColor.blue.cgColor] as NSArray, locations: nil)!
}

@MainActor private func drawing(
  _ block: @escaping (CGRect, CGContext) -> Void
) -> UIViewController {
  screen(Drawn()) { $0.block = block }
}

@MainActor private func sub<Layer: CALayer>(
  _ layer: Layer, _ change: (Layer) -> Void
) -> UIViewController {
  screen(UIView()) { view in
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    change(layer)
    view.layer.addSublayer(layer)
  }
}

@MainActor private func colors(_ change: (CAGradientLayer) -> Void) -> UIViewController {
  sub(CAGradientLayer()) { layer in
    layer.colors = [red, UIColor.blue.cgColor, UIColor.green.cgColor]
    change(layer)
  }
}

private let rows: [SilentRow] = [
  SilentRow("draw fill rule", "paintings[0].isEvenOdd none → yes") { isOther in
    drawing { r, c in
      c.addRect(r); c.addEllipse(in: r); c.fillPath(using: isOther ? .evenOdd : .winding)
    }
  },
  SilentRow("draw mode eoFill", "paintings[0].isEvenOdd none → yes") { isOther in
    drawing { r, c in
      c.addRect(r); c.addRect(r.insetBy(dx: 5, dy: 5)); c.drawPath(using: isOther ? .eoFill : .fill)
    }
  },
  SilentRow("clear rect", "draw(_:) usual → 1 painted, clear 0, 0, 5, 5") { isOther in
    drawing { r, c in
      c.fill(r); if isOther { c.clear(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    }
  },
  SilentRow("clip of a fill", "paintings[0].clip") { isOther in
    drawing { r, c in
      c.addEllipse(in: r.insetBy(dx: isOther ? 4 : 8, dy: 2)); c.clip(); c.fill(r)
    }
  },
  SilentRow("clip rule", "draw(_:)") { isOther in
    drawing { r, c in
      c.addRect(r); c.addRect(r.insetBy(dx: 8, dy: 2));
      c.clip(using: isOther ? .evenOdd : .winding); c.fill(r)
    }
  },
  SilentRow("bezier addClip", "paintings[0].clip") { isOther in
    drawing { r, c in
      UIBezierPath(roundedRect: r, cornerRadius: isOther ? 4 : 8).addClip(); UIColor.red.setFill();
      UIRectFill(r)
    }
  },
  SilentRow("tangent arc", "paintings[0].path") { isOther in
    drawing { r, c in
      c.move(to: .zero);
      c.addArc(
        tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: 20, y: 0), radius: isOther ? 3 : 5
      ); c.addLine(to: CGPoint(x: 30, y: 0)); c.strokePath()
    }
  },
  SilentRow("stroked path fill", "draw(_:) usual → strokedPath 1") { isOther in
    drawing { r, c in
      c.addRect(r); if isOther { c.replacePathWithStrokedPath() }; c.fillPath()
    }
  },
  SilentRow("miter limit", "draw(_:) miterLimit 10 → miterLimit 2") { isOther in
    drawing { r, c in
      c.setMiterLimit(isOther ? 2 : 10); c.stroke(r)
    }
  },
  SilentRow("antialias", "draw(_:) shouldAntialias yes → shouldAntialias no") { isOther in
    drawing { r, c in
      c.setShouldAntialias(!isOther); c.stroke(r)
    }
  },
  SilentRow("gradient extends", "draw(_:) usual → gradientOptions 2") { isOther in
    drawing { r, c in
      c.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 9, y: 9),
        options: isOther ? [.drawsAfterEndLocation] : [])
    }
  },
  SilentRow("radial start radius", "draw(_:) gradientStart 0, 0 3 → gradientStart 0, 0 2") {
    isOther in
    drawing { r, c in
      c.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: isOther ? 2 : 3, endCenter: .zero, endRadius: 9,
        options: [])
    }
  },
  SilentRow("cgimage in draw", "draw(_:) image b 0, 0, 200, 120 → image a 0, 0, 200, 120") {
    isOther in drawing { r, c in c.draw(UIImage(systemName: isOther ? "a" : "b")!.cgImage!, in: r) }
  },
  SilentRow(
    "many shapes, the last", "draw(_:) 500 more 47413065886b2993 → 500 more 1529c75476add355"
  ) { isOther in
    drawing { r, c in
      for i in 0..<2500 {
        c.fill(CGRect(x: i % 50, y: i / 50, width: 1, height: i == 2499 && isOther ? 2 : 1))
      }
    }
  },
  SilentRow(
    "look moved between fills", "draw(_:) 1 painted, blendMode multiply → blendMode multiply"
  ) { isOther in
    drawing { r, c in
      if isOther { c.setBlendMode(.multiply) }; c.fill(r);
      if !isOther { c.setBlendMode(.multiply) }; c.fill(r.insetBy(dx: 2, dy: 2))
    }
  },
  SilentRow(
    "padded label draws", "insets.left 16 → 8"
  ) { isOther in
    screen(InsetLabel()) {
      $0.text = "A"; $0.inset = isOther ? 8 : 16
    }
  },
  SilentRow("monospaced in draw", "draw(_:)") { isOther in
    drawing { r, c in
      "x".draw(
        in: r,
        withAttributes: [
          .font: isOther
            ? UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
            : UIFont.systemFont(ofSize: 12)
        ])
    }
  },
  SilentRow("layer draws in context", "paintings[0].path M0 0L2 0L2 5L0 5Z → M0 0L1 0L1 5L0 5Z") {
    isOther in sub(BarLayer()) { $0.length = isOther ? 1 : 2 }
  },
  SilentRow("gradient type conic", "layer.sublayers[0].type usual → conic") { isOther in
    colors { $0.type = isOther ? .conic : .axial }
  },
  SilentRow("gradient locations of other count", "layer.sublayers[0].locations 0, 0.3 → 0, 0.2") {
    isOther in colors { $0.locations = isOther ? [0, 0.2] : [0, 0.3] }
  },
  SilentRow("gradient without size", "layer.sublayers[0].colors") { isOther in
    colors {
      $0.frame = .zero; $0.colors = [red, isOther ? UIColor.blue.cgColor : UIColor.green.cgColor]
    }
  },
  SilentRow("shape without colours, path", "layer.sublayers[0].path") { isOther in
    sub(CAShapeLayer()) {
      $0.fillColor = nil;
      $0.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: isOther ? 9 : 10, height: 9)).cgPath
    }
  },
  SilentRow("sublayer masksToBounds", "layer.sublayers[0].frame usual → 0, 0, 50, 50") { isOther in
    sub(CALayer()) {
      $0.backgroundColor = red; $0.masksToBounds = isOther
    }
  },
  SilentRow("sublayer zPosition", "layer.sublayers[0].zPosition usual → 1") { isOther in
    sub(CALayer()) {
      $0.backgroundColor = red; $0.zPosition = isOther ? 1 : 0
    }
  },
  SilentRow("sublayer shadow", "paintings[0].shadow none → color black #000000, opacity") {
    isOther in
    sub(CALayer()) {
      $0.backgroundColor = red; $0.shadowOpacity = isOther ? 0.5 : 0
    }
  },
  SilentRow("sublayer shadow offset", "layer.sublayers[0].shadowOffset 2, 0 → 1, 0") { isOther in
    sub(CALayer()) {
      $0.shadowOpacity = 1; $0.shadowOffset = CGSize(width: isOther ? 1 : 2, height: 0)
    }
  },
  SilentRow("sublayer corner without fill", "layer.sublayers[0].cornerRadius 2 → 1") { isOther in
    sub(CALayer()) {
      $0.masksToBounds = true; $0.cornerRadius = isOther ? 1 : 2
    }
  },
  SilentRow("sublayer contents", "layer.sublayers[0].contents") { isOther in
    sub(CALayer()) { $0.contents = UIImage(systemName: isOther ? "a" : "b")?.cgImage }
  },
  SilentRow("sublayer contents frame", "layer.sublayers[0].frame 0, 0, 50, 50 → 4, 0, 50, 50") {
    isOther in
    sub(CALayer()) {
      $0.contents = UIImage(systemName: "a"); $0.frame.origin.x = isOther ? 4 : 0
    }
  },
  SilentRow("sublayer hidden with contents", "layer.sublayers[0].isHidden usual → yes") { isOther in
    sub(CALayer()) {
      $0.contents = UIImage(systemName: "a"); $0.isHidden = isOther
    }
  },
  SilentRow("sublayer opacity with contents", "layer.sublayers[0].opacity usual → 0.5") { isOther in
    sub(CALayer()) {
      $0.contents = UIImage(systemName: "a"); $0.opacity = isOther ? 0.5 : 1
    }
  },
  SilentRow("text layer frame", "paintings[0].content.origin 0, 0 → 4, 0") { isOther in
    sub(CATextLayer()) {
      $0.string = "A"; $0.frame.origin.x = isOther ? 4 : 0
    }
  },
  SilentRow("layer of unknown kind", "layer.sublayers[0] usual → CAEmitterLayer") { isOther in
    sub(isOther ? CAEmitterLayer() : CALayer()) { $0.name = "a" }
  },
  SilentRow("sublayer transform 3D", "layer.sublayers[0].transform") { isOther in
    sub(CALayer()) { $0.transform = CATransform3DMakeRotation(isOther ? 1 : 2, 0, 1, 0) }
  },
  SilentRow("layer setValue", "layer.value(forKey: transform.scale) 1 → 2") { isOther in
    screen(UIView()) { $0.layer.setValue(isOther ? 2 : 1, forKeyPath: "transform.scale") }
  },
]

@MainActor @Suite("What code and layers draw, and no picture shows", .serialized)
struct DrawnChangeTests {
  @Test(arguments: rows) private func change(_ row: SilentRow) throws { try row.check() }
}
