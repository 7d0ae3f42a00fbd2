import RedlineLayout

extension CALayer {
  /// The class of UIKit of a layer that no area shows; `nil` for one whose areas do.
  var kindWords: String? {
    switch self {
    case is CAShapeLayer, is CAGradientLayer: return nil
    default: break
    }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, let type = level.subjectType as? AnyClass {
      if isOfModule(type) { return type == CALayer.self ? nil : "\(type)" }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// Adds what is set on the layer and what no area of a picture shows. What a view's layer says is the
  /// view's, but for gradients and shapes.
  func addUnpainted(to settings: inout ObjectSettings) {
    let isPainted = isOfView ? !ownPaintings.isEmpty : isPaintedAsSublayer
    addOfClass(to: &settings, isPainted: isPainted)
    guard !isOfView else { return }
    let looks = drawn(at: .zero).looks
    if !looks.isEmpty { settings.add("draw(in:)", looks.joined(separator: ", ")) }
    settings.add("isHidden", isHidden, usual: false)
    settings.add("masksToBounds", masksToBounds, usual: false)
    settings.add("zPosition", zPosition, usual: CGFloat(0))
    if shadowOpacity > 0, !paintsShadow {
      settings.add("shadowOpacity", shadowOpacity)
      settings.add("shadowColor", shadowColor, usual: UIColor.black.cgColor)
      settings.add("shadowOffset", shadowOffset, usual: CGSize(width: 0, height: -3))
      settings.add("shadowRadius", shadowRadius, usual: CGFloat(3))
    }
    if !isPainted || masksToBounds || (shadowOpacity > 0 && !paintsShadow) || isTransformed {
      settings.add("frame", frame, usual: CGRect.zero)
      settings.add("cornerRadius", cornerRadius, usual: CGFloat(0))
    }
    guard !isPainted else { return }
    settings.add("opacity", opacity, usual: Float(1))
    settings.add("backgroundColor", backgroundColor)
    if borderWidth != 0 {
      settings.add("borderWidth", borderWidth)
      settings.add("borderColor", borderColor)
    }
  }

  private var isTransformed: Bool {
    transform != CATransform3DIdentity || sublayerTransform != CATransform3DIdentity
  }

  private func addOfClass(to settings: inout ObjectSettings, isPainted: Bool) {
    if let layer = self as? CAGradientLayer {
      if ![.axial, .radial].contains(layer.type) { settings.add("type", layer.type.rawValue) }
      let isOdd = layer.locations.map { $0.count != layer.colors?.count } ?? false
      if isOdd || !isPainted { settings.add("locations", layer.locations) }
      guard !isPainted else { return }
      settings.add("colors", layer.colors)
      settings.add("startPoint", layer.startPoint, usual: CGPoint(x: 0.5, y: 0))
      settings.add("endPoint", layer.endPoint, usual: CGPoint(x: 0.5, y: 1))
    } else if let layer = self as? CAShapeLayer, !isPainted {
      settings.add("path", layer.path)
      settings.add("fillColor", layer.fillColor, usual: UIColor.black.cgColor)
      settings.add("strokeColor", layer.strokeColor)
      settings.add("lineWidth", layer.lineWidth, usual: CGFloat(1))
      settings.add("lineCap", layer.lineCap, usual: CAShapeLayerLineCap.butt)
      settings.add("lineJoin", layer.lineJoin, usual: CAShapeLayerLineJoin.miter)
      settings.add("lineDashPattern", layer.lineDashPattern)
      settings.add("lineDashPhase", layer.lineDashPhase, usual: CGFloat(0))
      settings.add("strokeStart", layer.strokeStart, usual: CGFloat(0))
      settings.add("strokeEnd", layer.strokeEnd, usual: CGFloat(1))
      settings.add("fillRule", layer.fillRule, usual: CAShapeLayerFillRule.nonZero)
    }
  }
}
