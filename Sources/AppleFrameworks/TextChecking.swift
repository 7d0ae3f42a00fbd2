public import Foundation
internal import UIKit

/// Would find dates, links and numbers of phones in texts, but finds links alone.
open class NSDataDetector: NSObject {
  /// What is looked for, by Foundation's bits.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
  private let links: NSRegularExpression

  /// Looks for some kinds of things.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    self.checkingTypes = checkingTypes
    // The bit of links.
    let pattern = checkingTypes & 32 != 0 ? #"https?://[^\s<>"]+"# : "(?!)"
    links = try NSRegularExpression(pattern: pattern)
  }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] { links.matches(in: string, options: options, range: range) }
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var isOver: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !isOver.boolValue {
      block(match, [], &isOver)
    }
  }
}

extension NSTextCheckingResult {
  /// What a link leads to; it is not kept.
  public var url: URL? { nil }
  /// The number of a phone; none is found.
  public var phoneNumber: String? { nil }
  /// A date; none is found.
  public var date: Date? { nil }
}

extension UITextChecker {
  /// Forgets it.
  public static func learnWord(_ word: String) {}
  /// Forgets it.
  public static func unlearnWord(_ word: String) {}
  /// Whether a word was learned: none is.
  public static func hasLearnedWord(_ word: String) -> Bool { false }
  /// Completes nothing.
  public func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
}

/// Tells how long ago something was, in English.
open class RelativeDateTimeFormatter: Formatter {
  /// How a day is named.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether `yesterday` is said.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are.
  open var unitsStyle = UnitsStyle.full
  /// The language, which is English here.
  open var locale: Locale! = .current
  /// The calendar.
  open var calendar: Calendar! = .current
  /// Where the text will stand.
  open var formattingContext = Formatter.Context.unknown

  /// Tells a length of time.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: [(name: String, short: String, seconds: Double)] = [
      ("year", "yr", 31_536_000), ("month", "mo", 2_592_000), ("week", "wk", 604_800),
      ("day", "day", 86_400), ("hour", "hr", 3600), ("minute", "min", 60), ("second", "sec", 1),
    ]
    let length = abs(timeInterval)
    let unit = units.first { length >= $0.seconds } ?? units[6]
    let count = Int(length / unit.seconds)
    if dateTimeStyle == .named, unit.name == "day", count == 1 {
      return timeInterval < 0 ? "yesterday" : "tomorrow"
    }
    if dateTimeStyle == .named, count == 0 { return "now" }
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    let text = isShort ? "\(count) \(unit.short)." : "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    return timeInterval < 0 || count == 0 && timeInterval <= 0 ? "\(text) ago" : "in \(text)"
  }
  /// Tells how far a date is from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }
  /// Tells what components add up to.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let then = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: then, relativeTo: now)
  }
}

extension NSPredicate {
  /// A predicate as text, of which `SELF MATCHES %@` is judged; any other one is never true, since Foundation
  /// on Linux has no key-value coding.
  @_disfavoredOverload
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(matching: format, arguments)
  }
  /// A predicate as text, with its arguments in a list.
  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(matching: format, argumentArray ?? [])
  }

  private convenience init(matching format: String, _ arguments: [Any?]) {
    let pattern = arguments.first.flatMap { $0 as? String }
    guard format.uppercased() == "SELF MATCHES %@", let pattern else {
      self.init { _, _ in false }
      return
    }
    self.init { text, _ in
      (text as? String)?.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }
  }
}
