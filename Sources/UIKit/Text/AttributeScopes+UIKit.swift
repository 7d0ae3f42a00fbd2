// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
public import Foundation

extension AttributeScopes {
  /// The attributes of texts that UIKit shows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of texts that UIKit shows, as members of an `AttributedString` or an
  /// `AttributeContainer`: `text.font = .boldSystemFont(ofSize: 20)`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The style of paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points between letters.
    public let kern: KernAttribute
    /// Points between letters.
    public let tracking: TrackingAttribute
    /// The line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below letters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// How much letters lean.
    public let obliqueness: ObliquenessAttribute
    /// The width of outlines.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The shadow of letters.
    public let shadow: ShadowAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of a font.
  public enum FontAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = UIFont
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.font.rawValue
  }
  /// The key of a style.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = NSParagraphStyle
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }
  /// The key of a colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = UIColor
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }
  /// The key of a colour.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = UIColor
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }
  /// The key of a space.
  public enum KernAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = CGFloat
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.kern.rawValue
  }
  /// The key of a space.
  public enum TrackingAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = CGFloat
    /// The name, which is UIKit's.
    public static let name = "CTTracking"
  }
  /// The key of a line.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = NSUnderlineStyle
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }
  /// The key of a colour.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = UIColor
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }
  /// The key of a line.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = NSUnderlineStyle
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }
  /// The key of a colour.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = UIColor
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }
  /// The key of a distance.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = CGFloat
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
  /// The key of a number.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = CGFloat
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }
  /// The key of a width.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = CGFloat
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }
  /// The key of a colour.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = UIColor
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }
  /// The key of a shadow.
  public enum ShadowAttribute: AttributedStringKey {
    /// What it says.
    public typealias Value = NSShadow
    /// The name, which is UIKit's.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }
}

extension AttributeContainer {
  /// The attributes as those of an `NSAttributedString`.
  var objects: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    func add<Value>(_ value: Value?, _ key: NSAttributedString.Key) {
      if let value { result[key] = value }
    }
    add(self.uiKit.font, .font)
    add(self.uiKit.paragraphStyle, .paragraphStyle)
    add(self.uiKit.foregroundColor, .foregroundColor)
    add(self.uiKit.backgroundColor, .backgroundColor)
    add(self.uiKit.kern ?? self.uiKit.tracking, .kern)
    add(self.uiKit.underlineStyle?.rawValue, .underlineStyle)
    add(self.uiKit.underlineColor, .underlineColor)
    add(self.uiKit.strikethroughStyle?.rawValue, .strikethroughStyle)
    add(self.uiKit.strikethroughColor, .strikethroughColor)
    add(self.uiKit.baselineOffset, .baselineOffset)
    add(self.uiKit.obliqueness, .obliqueness)
    add(self.uiKit.strokeWidth, .strokeWidth)
    add(self.uiKit.strokeColor, .strokeColor)
    add(self.uiKit.shadow, .shadow)
    add(self.link, .link)
    return result
  }

  /// The attributes of a dictionary that UIKit's scope has.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    // What a literal becomes in a dictionary of anything.
    func number(_ value: Any?) -> CGFloat? {
      value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
        ?? (value as? Int).map { CGFloat($0) }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    self.uiKit.font = dictionary[.font] as? UIFont
    self.uiKit.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.uiKit.kern = number(dictionary[.kern])
    self.uiKit.underlineStyle = (dictionary[.underlineStyle] as? Int).map(NSUnderlineStyle.init)
    self.uiKit.strikethroughStyle = (dictionary[.strikethroughStyle] as? Int).map(
      NSUnderlineStyle.init)
    self.uiKit.baselineOffset = number(dictionary[.baselineOffset])
    self.link = dictionary[.link] as? URL
  }
}

extension NSAttributedString {
  /// The text with those of its attributes that UIKit shows.
  public convenience init(_ attributed: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      text.append(
        NSAttributedString(
          string: String(attributed[run.range].characters), attributes: run.attributes.objects))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The text with those of its attributes that UIKit shows.
  public init(_ attributed: NSAttributedString) {
    self.init()
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
      attributes, range, _ in
      append(
        AttributedString(
          attributed.attributedSubstring(from: range).string,
          attributes: AttributeContainer(attributes)))
    }
  }
}
