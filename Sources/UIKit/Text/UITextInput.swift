public import Foundation

/// What takes letters of a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Adds a text.
  func insertText(_ text: String)
  /// Takes the last letter away.
  func deleteBackward()
}

/// Which way texts run.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// Forwards or backwards in a text.
public typealias UITextDirection = UITextStorageDirection
/// Forwards or backwards in a text.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A text with places that a program can ask for and choose.
///
/// Fields and text views count places in UTF-16, as `NSRange` does. Nothing is marked, and carets have no
/// rectangle, since nobody writes.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// What is chosen.
  var selectedTextRange: UITextRange? { get set }
  /// What is not yet written for good: nothing.
  var markedTextRange: UITextRange? { get }
  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// A part of the text.
  func text(in range: UITextRange) -> String?
  /// Writes a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// A part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A place so far from another one.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which of two places is first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How far one place is from another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Where the caret would be.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where a part begins.
  func firstRect(for range: UITextRange) -> CGRect
  /// The place at a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

extension UITextInput {
  private var whole: NSString { ((self as? any TextHolder)?.heldText ?? "") as NSString }

  /// What is not yet written for good: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(whole.length) }
  /// A part of the text, `nil` where it has no such part.
  public func text(in range: UITextRange) -> String? {
    let range = range.numbers
    return range.upperBound <= whole.length ? whole.substring(with: range) : nil
  }
  /// Writes a text in the place of a part, and chooses the place behind it.
  public func replace(_ range: UITextRange, withText text: String) {
    let range = range.numbers
    guard let holder = self as? any TextHolder, range.upperBound <= whole.length else { return }
    holder.heldText = whole.replacingCharacters(in: range, with: text)
    let end = UITextPosition(range.location + (text as NSString).length)
    selectedTextRange = UITextRange(end, end)
  }
  /// A part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition, toPosition) }
  /// A place so far from another one, `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.number + offset
    return place >= 0 && place <= whole.length ? UITextPosition(place) : nil
  }
  /// Which of two places is first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.number == other.number { return .orderedSame }
    return position.number < other.number ? .orderedAscending : .orderedDescending
  }
  /// How far one place is from another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.number - from.number
  }
  /// Where a part begins: nowhere.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The place at a point: the end.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}

/// A rectangle of a chosen text; nothing is chosen by touch.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A view whose text places are in.
@MainActor protocol TextHolder: AnyObject {
  var heldText: String { get set }
  var chosen: NSRange { get set }
}

extension TextHolder {
  /// What is chosen, as places.
  var chosenRange: UITextRange? {
    get { UITextRange(UITextPosition(chosen.lowerBound), UITextPosition(chosen.upperBound)) }
    set {
      chosen = newValue?.numbers ?? NSRange(location: (heldText as NSString).length, length: 0)
    }
  }
}

extension UITextField: UITextInput, TextHolder {
  var heldText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var chosen: NSRange {
    get { selection ?? NSRange(location: (heldText as NSString).length, length: 0) }
    set { selection = newValue }
  }
}

extension UITextView: UITextInput, TextHolder {
  var heldText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var chosen: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}
