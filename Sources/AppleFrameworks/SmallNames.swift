// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// The greatest number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// A list of objects.
public typealias CFArray = NSArray
/// No error.
public let noErr: Int32 = 0

extension NSObject {
  /// The class itself.
  public class func classForCoder() -> AnyClass { self }
}

extension ProcessInfo {
  /// False.
  public var isMacCatalystApp: Bool { false }
  /// False.
  public var isiOSAppOnMac: Bool { false }
}

/// Words in a sentence: `a, b, and c`, in English only.
open class ListFormatter: Formatter {
  /// The words with commas, and with "and" before the last.
  public class func localizedString(byJoining strings: [String]) -> String {
    guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
    let comma = strings.count > 2 ? "," : ""
    return strings.dropLast().joined(separator: ", ") + "\(comma) and \(last)"
  }
  open var locale: Locale!
  open var itemFormatter: Formatter?
  /// The words as a sentence has them.
  open func string(from items: [Any]) -> String? {
    Self.localizedString(
      byJoining: items.map { item in
        itemFormatter?.string(for: item) ?? "\(item)"
      })
  }
}

/// A language of the keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  open class var activeInputModes: [UITextInputMode] { [] }
  open var primaryLanguage: String? { nil }
}

extension UIResponder {
  /// `nil`: there is no keyboard.
  public var textInputMode: UITextInputMode? { nil }
}

extension UIApplication {
  /// Opens nothing.
  @discardableResult public func openURL(_ url: URL) -> Bool { false }
}

/// Saves nothing.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
/// Saves nothing.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// How urgent a note is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// What changes a note before it is shown; none arrives.
open class UNNotificationServiceExtension: NSObject {
  /// Makes one.
  public override init() { super.init() }
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}
  open func serviceExtensionTimeWillExpire() {}
}

/// A colour that is written as a literal; what rewritten code calls for `#colorLiteral`.
public func literalColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}
/// A colour that is written as a literal where one of Core Graphics is asked for.
@_disfavoredOverload
public func literalColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}
