public import Foundation
public import UIKit

/// A place in a line to which text jumps; texts are drawn without.
open class NSTextTab: NSObject {
  /// How text lies there.
  public let alignment: NSTextAlignment
  /// Where, in points.
  public let location: CGFloat
  /// What else is known.
  public let options: [OptionKey: Any]
  /// What else may be known.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The letters that end a column.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  /// A place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }
}
/// Which way a text runs.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

extension NSParagraphStyle {
  /// Stored only: texts are drawn without.
  public var tabStops: [NSTextTab]! {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Stored only: texts are drawn without.
  public var defaultTabInterval: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Stored only: the text itself says which way it runs.
  public var baseWritingDirection: NSWritingDirection {
    get { kept(.natural) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var usesDefaultHyphenation: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
extension NSMutableParagraphStyle {
  /// Stored only: texts are drawn without.
  public func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }
  /// Stored only: texts are drawn without.
  public func removeTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops.filter { $0 !== anObject }
  }
}
extension NSParagraphStyle.LineBreakStrategy {
  /// Between words of Korean only.
  public static let hangulWordPriority = Self(rawValue: 2)
}

extension NSAttributedString {
  /// How letters look.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The style of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As pressed into paper.
    public static let letterpressStyle = Self(rawValue: "NSTextEffectLetterpressStyle")
  }
}
extension NSAttributedString.Key {
  /// How letters look, which is not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension NSTextAttachment {
  /// An attachment of data, which are not drawn.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    (contents, fileType) = (contentData, uti)
  }
  /// Stored only.
  public var contents: Data? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var fileType: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var lineLayoutPadding: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
}

/// Is asked how text is set; nobody asks.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// How far lines are apart.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Text is set.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}
extension NSLayoutManagerDelegate {
  /// 0 unless the delegate has its own.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// Does nothing unless the delegate has its own.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
/// Is told of changes of a text.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {}

/// The number of a letter's picture.
public typealias CGGlyph = UInt16

extension NSLayoutManager {
  /// What a letter's picture is.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: Int
    /// Properties of UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Not drawn.
    public static let null = Self(rawValue: 1)
    /// For control.
    public static let controlCharacter = Self(rawValue: 2)
    /// A blank.
    public static let elastic = Self(rawValue: 4)
    /// Above or below another one.
    public static let nonBaseCharacter = Self(rawValue: 8)
  }
  /// Stored only: nobody asks.
  public var delegate: (any NSLayoutManagerDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var hyphenationFactor: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// The corner: nothing is set.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  /// Zero: nothing is set.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }
  /// Does nothing.
  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {}
  /// Does nothing.
  public func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing.
  public func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing.
  public func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Takes a room away.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
}
extension NSTextStorage {
  /// What was changed.
  public struct EditActions: OptionSet, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Actions of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = Self(rawValue: 1)
    /// Letters.
    public static let editedCharacters = Self(rawValue: 2)
  }
  /// Stored only: nobody is told.
  public var delegate: (any NSTextStorageDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Nothing.
  public var editedMask: EditActions { [] }
  /// The whole text.
  public var editedRange: NSRange { NSRange(location: 0, length: length) }
  /// Does nothing.
  public func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func beginEditing() {}
  /// Does nothing.
  public func endEditing() {}
}

/// Rules for passwords.
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  public let passwordRulesDescriptor: String
  /// Rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
extension UITextField {
  /// Stored only.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
/// Looks up a word; it is empty.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  /// A word.
  public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
}

extension UIProgressView {
  /// Stored only: both are drawn alike.
  public var progressViewStyle: Style {
    get { kept(.default) }
    set { keep(newValue) }
  }
}
extension UIImage {
  /// The sign of adding.
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// The sign of removing.
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// The sign of what is done.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// The sign of what is done, in a circle.
  public class var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
  /// The sign of closing.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}
extension UISegmentedControl {
  /// The picture of a segment; `nil` for none.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: segment)
  }
}
