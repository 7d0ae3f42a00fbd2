import RedlineAssets
import RedlineLayout

/// A colour with its value in light and dark appearance, and in both for high contrast.
public final class UIColor: NSObject, Sendable {
  private let foundationType = FoundationType()
  let peer: Color
  let alpha: CGFloat

  init(_ color: Color, alpha: CGFloat? = nil) {
    peer = alpha.map { color.withAlphaComponent(Double($0)) } ?? color
    self.alpha = min(1, max(0, alpha ?? CGFloat(color.alpha ?? 1)))
    super.init()
  }

  /// A colour in sRGB, each part 0…1; what is beyond is limited.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(rgb: rgb(red, green, blue)), alpha: alpha)
  }

  /// A grey, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The colour of a layer.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color.peer)
  }

  /// A colour that is looked up for both appearances in both contrasts once.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(_ contrast: Contrast) -> Color {
      func color(_ style: UIUserInterfaceStyle) -> Color {
        dynamicProvider(
          UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: .init(contrast)),
          ])
        ).peer.resolved(for: contrast)
      }
      let (light, dark) = (color(.light), color(.dark))
      return Color(
        name: light.name, light: light.light, dark: dark.dark, alpha: light.alpha ?? 1,
        darkAlpha: dark.darkAlpha ?? dark.alpha ?? 1)
    }
    let (usual, high) = (color(.normal), color(.high))
    self.init(usual == high ? usual : usual.highContrast(high))
  }

  /// The colour of an image, which is drawn as a light grey.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.9, alpha: 1) }
  /// Fills areas with the colour where a view draws itself.
  public func setFill() { PaintRecorder.stack.last?.recorder.state.fill = self }
  /// Paints lines in the colour where a view draws itself.
  public func setStroke() { PaintRecorder.stack.last?.recorder.state.stroke = self }
  /// Fills areas and paints lines with the colour where a view draws itself.
  public func set() {
    setFill()
    setStroke()
  }
  /// Gives the grey, 0…1, of the light appearance.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = [16, 8, 0].map { CGFloat(peer.light >> UInt32($0) & 0xFF) / 255 }
    white?.pointee = parts.reduce(0, +) / 3
    alpha?.pointee = self.alpha
    return true
  }
  /// A colour of a bundle's asset catalogs, with all its forms; `nil` for a name that they do not have.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalog.of(bundle).colors[name] else { return nil }
    self.init(color)
  }

  /// A colour of the resources' asset catalogs, with all its forms; `nil` for a name that they do not
  /// have.
  @_disfavoredOverload
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of the resources; for a name that they do not have `nil`, and a line on standard error that names this one.
  public convenience init?(named name: String, fileID: String = #fileID, line: Int = #line) {
    let catalog = AssetCatalog.of(nil)
    if !catalog.isEmpty, catalog.colors[name] == nil {
      MissingAssets.tell(name, kind: "colour", SourceLocation(fileID: fileID, line: line))
    }
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The same colour, 0…1 opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(peer, alpha: alpha) }

  /// The colour with one value, that of the appearance and the contrast of the traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let color = peer.resolved(for: traitCollection.accessibilityContrast.contrast ?? .normal)
    let opacity = isDark ? color.darkAlpha ?? color.alpha : color.alpha
    return UIColor(Color(rgb: isDark ? color.dark : color.light), alpha: CGFloat(opacity ?? 1))
  }

  /// The same colour for a layer.
  public var cgColor: CGColor { CGColor(self) }

  /// Gives the parts, 0…1, of the light appearance.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(peer.light >> 16 & 0xFF) / 255
    green?.pointee = CGFloat(peer.light >> 8 & 0xFF) / 255
    blue?.pointee = CGFloat(peer.light & 0xFF) / 255
    alpha?.pointee = self.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.peer.light == peer.light && other.peer.dark == peer.dark
      && other.alpha == alpha && other.peer.darkAlpha == peer.darkAlpha
      && other.peer.hasSameHighContrast(as: peer)
  }

  public override var hash: Int { Int(peer.light) ^ Int(peer.dark) }

  public override var description: String {
    alpha == 1 ? peer.name : "\(peer.name) \(Int((alpha * 100).rounded())) %"
  }
}

private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UInt32 {
  [red, green, blue].reduce(0) { value, part in
    value << 8 | UInt32((min(1, max(0, part)) * 255).rounded())
  }
}

/// A colour as layers take it.
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// A colour in sRGB, each part 0…1; what is beyond is limited.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of four parts: red, green, blue and opacity, whatever the space is.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// A colour of sRGB.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// A grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The colour with another opacity, 0…1.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

  /// How opaque the colour is, 0…1.
  public var alpha: CGFloat { color.alpha }

  /// Red, green, blue and opacity, 0…1, of the light form.
  public var components: [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// Four, also of greys, which have two on Apple's systems.
  public var numberOfComponents: Int { 4 }

  /// Whether both are the same in light and dark appearance.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
