// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

public struct NSFont: Sendable {
  public struct Weight: Sendable {
    let name: String
    public static let regular = Weight(name: "Regular")
    public static let semibold = Weight(name: "Semibold")
    public static let bold = Weight(name: "Bold")
  }
  public var fontName: String
  public var familyName: String?
  public var pointSize: CGFloat
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> NSFont {
    NSFont(
      fontName: ".AppleSystemUIFont\(weight.name)", familyName: ".AppleSystemUIFont",
      pointSize: size)
  }
  public init(name: String, family: String, size: CGFloat) {
    self.init(fontName: name, familyName: family, pointSize: size)
  }
  private init(fontName: String, familyName: String?, pointSize: CGFloat) {
    (self.fontName, self.familyName, self.pointSize) = (fontName, familyName, pointSize)
  }
}

public struct CGColor: Sendable {
  fileprivate let parts: [CGFloat]
}

public struct NSColorSpace: Sendable {
  public static let sRGB = NSColorSpace()
}

/// A colour of the system is another one in each appearance, and has parts in a colour space only.
@MainActor public struct NSColor {
  private let light: [CGFloat]
  private let dark: [CGFloat]
  private let isResolved: Bool

  public static let controlTextColor = NSColor([0, 0, 0, 0.85], dark: [1, 1, 1, 0.85])
  public static let textBackgroundColor = NSColor([1, 1, 1, 1], dark: [0.12, 0.12, 0.12, 1])
  public static let windowBackgroundColor = NSColor(
    [0.93, 0.93, 0.93, 1], dark: [0.2, 0.2, 0.2, 1])
  public static let systemRed = NSColor([1, 0.23, 0.19, 1], dark: [1, 0.27, 0.23, 1])

  private init(_ light: [CGFloat], dark: [CGFloat], isResolved: Bool = false) {
    (self.light, self.dark, self.isResolved) = (light, dark, isResolved)
  }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], dark: [red, green, blue, alpha])
  }
  public init?(cgColor: CGColor) { self.init(cgColor.parts, dark: cgColor.parts) }
  public var cgColor: CGColor { CGColor(parts: shown) }

  private var shown: [CGFloat] { NSAppearance.drawing == .darkAqua ? dark : light }
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    NSColor(shown, dark: shown, isResolved: true)
  }
  private func part(_ index: Int) -> CGFloat {
    precondition(isResolved, "AppKit raises an exception for parts of a colour of the system")
    return light[index]
  }
  public var redComponent: CGFloat { part(0) }
  public var greenComponent: CGFloat { part(1) }
  public var blueComponent: CGFloat { part(2) }
  public var alphaComponent: CGFloat { part(3) }
}

@MainActor public final class NSAppearance {
  public struct Name: Hashable, Sendable {
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public let rawValue: String
  }
  fileprivate static var drawing = Name.aqua
  private let name: Name
  public init?(named name: Name) { self.name = name }
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let before = Self.drawing
    Self.drawing = name
    block()
    Self.drawing = before
  }
}
