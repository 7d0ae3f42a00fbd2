public import RedlineKit
import RedlineLayout

/// One environment in which an entry of a catalog is drawn.
///
/// ```swift
/// Variant(.iPhone8).rightToLeft().textSize(.accessibility2).fileSuffix   // iphone-8-rtl-ax2
/// ```
public struct Variant: Hashable, Sendable {
  /// The screen, with its orientation and bars.
  public var device: Device
  /// The direction in which texts and layouts run.
  public var direction: LayoutDirection
  /// The reader's preferred text size.
  public var textSize: ContentSizeCategory
  /// The system whose controls and bars are laid out.
  public var system = SystemVersion.standard
  /// Height of the keyboard in points from the screen's lower edge; 0 while it is hidden.
  public var keyboardHeight = 0.0
  /// The contrast that the reader asked for.
  public var contrast = Contrast.normal
  /// A caption in place of ``title``.
  public var label: String?

  /// - Parameters:
  ///   - device: The screen, with its orientation and bars.
  ///   - direction: The direction in which texts and layouts run.
  ///   - textSize: The reader's preferred text size.
  ///   - label: A caption in place of device, direction and text size.
  public init(
    _ device: Device, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, label: String? = nil
  ) {
    self.device = device
    self.direction = direction
    self.textSize = textSize
    self.label = label
  }

  /// The same variant in a right-to-left layout.
  public func rightToLeft() -> Variant {
    var variant = self
    variant.direction = .rightToLeft
    return variant
  }

  /// The same variant at another text size.
  public func textSize(_ size: ContentSizeCategory) -> Variant {
    var variant = self
    variant.textSize = size
    return variant
  }

  /// The same variant with the controls and bars of another system version.
  public func system(_ version: SystemVersion) -> Variant {
    var variant = self
    variant.system = version
    return variant
  }

  /// The same variant with the keyboard on the screen.
  /// - Parameter height: In points from the screen's lower edge, as `keyboardFrameEndUserInfoKey` has it;
  ///   0 hides it.
  public func keyboard(_ height: Double) -> Variant {
    var variant = self
    variant.keyboardHeight = height
    return variant
  }

  /// The same variant for a reader who asked for more contrast.
  public func highContrast() -> Variant {
    var variant = self
    variant.contrast = .high
    return variant
  }

  /// The same variant with another caption.
  public func labeled(_ label: String) -> Variant {
    var variant = self
    variant.label = label
    return variant
  }

  /// The caption: `iPhone 8, right to left, text size AX2`, or ``label``.
  public var title: String { label ?? environment.title }

  /// What a file's name says about the variant: `iphone-8-rtl-ax2`.
  ///
  /// Left to right, the default text size L and the standard system are left out.
  public var fileSuffix: String { environment.slug }

  var environment: LayoutEnvironment {
    var environment = LayoutEnvironment(
      device: device, layoutDirection: direction, contentSizeCategory: textSize,
      systemVersion: system)
    environment.keyboardHeight = keyboardHeight
    environment.contrast = contrast
    return environment
  }
}
