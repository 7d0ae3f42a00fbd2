// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

extension UIImage {
  /// Stored only.
  public var accessibilityIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityLabel: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isAccessibilityElement: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(.image) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityHint: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIImage {
  /// Always the same here.
  public var ciImage: CIImage? { nil }
  /// Always the same here.
  public var imageAsset: UIImageAsset? { UIImageAsset() }
  /// Always the same here.
  public var duration: TimeInterval { 0 }
  /// Always the same here.
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  /// Always the same here.
  public var traitCollection: UITraitCollection { UITraitCollection() }
  /// Always the same here.
  public var configuration: Configuration? { nil }
  /// Always the same here.
  public var symbolConfiguration: SymbolConfiguration? { nil }
  /// Does nothing.
  public func heicData() -> Data? { nil }
  /// Does nothing.
  public func drawAsPattern(in rect: CGRect) {}
  /// Does nothing.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// Does nothing.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// Does nothing.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// Does nothing.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0")
  }
}

extension UIColor {
  /// Always the same here.
  public var accessibilityName: String { "" }
  /// Does nothing.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { readHue(hue, saturation, brightness, alpha) }
}

extension UIVisualEffectView {
  /// Stored only.
  public var cornerConfiguration: UICornerConfiguration? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// The forms of one image; they are stored, and the first is given.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var image: UIImage?
  /// Stores a form.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    self.image = self.image ?? image
  }
  /// The form for traits: the first one, or an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage { image ?? UIImage() }
}

extension UIColor {
  private func readHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, _ saturation: UnsafeMutablePointer<CGFloat>?,
    _ brightness: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: alpha) else { return false }
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var angle: CGFloat = 0
    if range > 0 {
      if most == red {
        angle = (green - blue) / range
      } else if most == green {
        angle = 2 + (blue - red) / range
      } else {
        angle = 4 + (red - green) / range
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    return true
  }
  /// A colour of the wide space, taken as one of the usual space.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }
}

/// Glass behind a view, which is not drawn.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The kind of glass.
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  /// Glass, which is not drawn.
  public required init() { super.init() }
  /// Glass of a kind, which is not drawn.
  public init(style: Style) { super.init() }
}

/// Several pieces of glass together, which are not drawn.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  open var spacing: CGFloat = 0
}

/// How round the corners of glass are; they are not drawn.
public struct UICornerConfiguration: Hashable, Sendable {
  private let radius: CGFloat?
  /// Half circles.
  public static func capsule() -> Self { Self(radius: nil) }
  /// Corners of a radius in points.
  public static func corners(radius: CGFloat) -> Self { Self(radius: radius) }
  /// Corners of a radius in points.
  public static func uniformCorners(radius: CGFloat) -> Self { Self(radius: radius) }
}

extension UIVisualEffectView {
  /// A view without an effect.
  public convenience init(_ nothing: Void = ()) { self.init(effect: nil) }
}
