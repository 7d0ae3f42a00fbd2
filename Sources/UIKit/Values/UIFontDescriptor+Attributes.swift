import RedlineLayout

extension UIFontDescriptor {
  /// What a descriptor says of its font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The attribute of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family's name.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The name of the weight or slope.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// Points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// The name that is shown.
    public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
    /// Weight, width and slope.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// Features of the letters, which are not drawn.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// Fonts for letters that the font does not have.
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// What `AttributeName.traits` says.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The trait of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbolic traits.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The stroke weight, -1…1.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The width, -1…1.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The slope, -1…1.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// What `AttributeName.featureSettings` says.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of feature.
    public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
    /// Which of the kind.
    public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of feature.
    public static let type = featureIdentifier
    /// Which of the kind.
    public static let selector = typeIdentifier
  }

  /// Designs of the system's font, of which only the usual one is drawn.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The design of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// With feet.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A font of a name, at a size in points; the system's where the name is not known.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// A font of a name or family, size and traits; other attributes are left out.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let size = Self.points(attributes[.size]) ?? 12
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let plain = UIFontDescriptor(
      name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size))
    self.init(plain.addingAttributes(attributes).font)
  }

  /// The same font with another size, weight or slope; other attributes are left out.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var font = font
    if let size = Self.points(attributes[.size]) { font = font.withSize(size) }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    var descriptor = UIFontDescriptor(font)
    let bits =
      traits[.symbolic] as? SymbolicTraits
      ?? (traits[.symbolic] as? UInt32).map { SymbolicTraits(rawValue: $0) }
    if let bits { descriptor = descriptor.withSymbolicTraits(bits) ?? descriptor }
    let weight =
      traits[.weight] as? UIFont.Weight ?? Self.points(traits[.weight]).map { UIFont.Weight($0) }
    guard let weight else { return descriptor }
    return UIFontDescriptor(UIFont(descriptor.font.peer.weight(weight.peer)))
  }

  private static func points(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  /// The same font at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }
  /// A font of a family; the same one where the family is not known.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(UIFont(name: newFamily, size: pointSize) ?? font)
  }
  /// The same font: its faces are its traits.
  public func withFace(_ newFace: String) -> UIFontDescriptor { self }
  /// The same font: other designs are not drawn.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Bold and italics, as they were asked for.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = font.peer.isItalic == true ? .traitItalic : []
    if font.peer.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }
  /// The font's name.
  public var postscriptName: String { font.fontName }
  /// Name, family and size.
  public var fontAttributes: [AttributeName: Any] {
    [.name: font.fontName, .family: font.familyName, .size: pointSize]
  }
  /// An attribute; `nil` where it is not known.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
}

extension UIFontDescriptor.SymbolicTraits {
  /// Wide letters, which are not drawn.
  public static let traitExpanded = Self(rawValue: 1 << 5)
  /// Narrow letters, which are not drawn.
  public static let traitCondensed = Self(rawValue: 1 << 6)
  /// Letters of one width, which are not drawn.
  public static let traitMonoSpace = Self(rawValue: 1 << 10)
  /// Letters that stand below each other, which are not drawn.
  public static let traitVertical = Self(rawValue: 1 << 11)
  /// Letters for controls.
  public static let traitUIOptimized = Self(rawValue: 1 << 12)
  /// Lines that are closer, which are not drawn.
  public static let traitTightLeading = Self(rawValue: 1 << 15)
  /// Lines that are farther apart, which are not drawn.
  public static let traitLooseLeading = Self(rawValue: 1 << 16)
}
