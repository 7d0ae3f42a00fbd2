/// An image by its name and size: images are drawn as placeholders with their names.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The name that was asked for; `nil` for one without.
  let name: String?
  /// Width × height in points.
  public let size: CGSize
  /// Pixels in a point; 1 unless given.
  public let scale: CGFloat
  /// Stored only: images are drawn as placeholders.
  public let renderingMode: RenderingMode

  /// Whether an image would take the tint colour; images are drawn as placeholders.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  init(
    name: String?, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  /// An image without a size, which nothing draws.
  public override convenience init() { self.init(name: nil, size: .zero) }

  /// A placeholder with that name, 24 × 24 pt: there is no asset catalog.
  public convenience init?(named name: String) {
    self.init(name: name, size: CGSize(width: 24, height: 24))
  }

  /// A symbol with that name, about as large as at the body style.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol with that name in the size of a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let points = configuration?.pointSize ?? 17
    let side = (points * 1.2).rounded()
    self.init(name: name, size: CGSize(width: side, height: side))
  }

  /// The same image with another mode, which is stored only.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, scale: scale, renderingMode: renderingMode)
  }

  /// The image itself: images are drawn as placeholders.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// How an image would be drawn.
  public class Configuration: NSObject, @unchecked Sendable {
    fileprivate let pointSize: CGFloat?

    init(pointSize: CGFloat?) {
      self.pointSize = pointSize
      super.init()
    }
  }

  /// The size of a symbol; weights are not drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A symbol as large as a font of that size in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: Optional(pointSize)) }
    /// A symbol as large as a font of that size in points; the weight is not drawn.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: Optional(pointSize))
    }
    /// A symbol as large as the font of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: Optional(UIFont.preferredFont(forTextStyle: textStyle).pointSize))
    }
  }

  /// The stroke of a symbol, which is not drawn.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
