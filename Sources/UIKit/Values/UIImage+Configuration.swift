import RedlineLayout

/// What somebody asked for of a symbol's size.
struct SymbolRequest: Hashable, Sendable {
  /// The size of the font that it is as large as.
  var points: CGFloat?
  /// Its size beside that font.
  var scale: SymbolSizes.Scale?

  /// This one, and another where it says nothing.
  func over(_ other: SymbolRequest) -> SymbolRequest {
    SymbolRequest(points: points ?? other.points, scale: scale ?? other.scale)
  }

  /// In points, on screens of 3 pixels in a point, as those of all phones of today.
  func size(of name: String?) -> CGSize {
    SymbolSizes.size(
      of: name ?? "", points: points.map(Double.init) ?? SymbolSizes.measuredPoints,
      scale: scale ?? .medium, displayScale: 3)
  }
}

extension UIImage {
  /// How an image would be drawn.
  public class Configuration: NSObject, @unchecked Sendable {
    let symbol: SymbolRequest
    /// What is compared only.
    let looks: [String]

    init(symbol: SymbolRequest, looks: [String] = []) {
      (self.symbol, self.looks) = (symbol, looks)
      super.init()
    }
  }

  /// The size of a symbol; weights are not drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    fileprivate convenience init(
      points: CGFloat? = nil, _ scale: UIImage.SymbolScale? = nil, looks: [String] = []
    ) {
      let words = scale.map { ["scale \($0)"] } ?? []
      self.init(symbol: SymbolRequest(points: points, scale: scale?.known), looks: looks + words)
    }

    /// A symbol as large as a font of that size in points.
    public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
    /// A symbol as large as a font of that size in points; the weight is compared only.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(points: pointSize, looks: ["weight \(weight)"])
    }
    /// A symbol as large as a font of that size in points, at a scale; the weight is compared only.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init(points: pointSize, scale, looks: ["weight \(weight)"]) }
    /// A symbol of a weight, which is compared only.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(looks: ["weight \(weight)"])
    }
    /// A symbol of a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(points: nil, scale) }
    /// A symbol as large as a font.
    public convenience init(font: UIFont) { self.init(points: font.pointSize) }
    /// A symbol as large as a font, at a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(points: font.pointSize, scale)
    }
    /// A symbol in colours, which are compared only.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(looks: ["hierarchicalColor \(hierarchicalColor.peer.words)"])
    }
    /// A symbol in colours, which are compared only.
    public convenience init(paletteColors: [UIColor]) {
      let words = paletteColors.map(\.peer.words).joined(separator: ", ")
      self.init(looks: ["paletteColors \(words)"])
    }
    /// A symbol as large as the font of a text style, at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(points: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale)
    }
    /// A symbol as large as the font of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(points: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    /// This configuration, and the other one where that says something.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      return SymbolConfiguration(
        symbol: other.symbol.over(symbol), looks: looks + other.looks)
    }
  }

  /// The size of a symbol beside a text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    fileprivate var known: SymbolSizes.Scale? {
      switch self {
      case .unspecified: nil
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }

  /// The stroke of a symbol, which is not drawn.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
