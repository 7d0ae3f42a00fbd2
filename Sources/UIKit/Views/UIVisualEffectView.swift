/// How an effect view would change what is behind it; nothing is blurred.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  public required override init() { super.init() }
}

/// A blur, which is not drawn.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How dark and how strong a blur would be.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  private let style: Style
  /// A blur of the regular style.
  public required init() {
    style = .regular
    super.init()
  }
  /// A blur, which is not drawn.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// What lies on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// The colours on a blur, which is not drawn.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle
  /// The colours on a regular blur.
  public required init() {
    (blurEffect, style) = (UIBlurEffect(), .label)
    super.init()
  }
  /// The colours of something that lies on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
    super.init()
  }
  /// The colours on a blur.
  public init(blurEffect: UIBlurEffect) {
    (self.blurEffect, style) = (blurEffect, .label)
    super.init()
  }
}

/// A view over a blur, whose contents are in `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that holds the views of one's own.
  public let contentView = UIView()
  /// Compared only.
  open var effect: UIVisualEffect? { didSet { tell(oldValue, effect) } }

  /// A view with an effect, which is not drawn.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    tell(UIVisualEffect?.none, effect, "effect")
    fill(with: contentView)
  }

  /// A view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
