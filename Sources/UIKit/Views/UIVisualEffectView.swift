/// How an effect view would change what is behind it; nothing is blurred.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  public override init() { super.init() }
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
  /// A blur, which is not drawn.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The colours on a blur, which is not drawn.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private let blurEffect: UIBlurEffect
  /// The colours on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
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

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
