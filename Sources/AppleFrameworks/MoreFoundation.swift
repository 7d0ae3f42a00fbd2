// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import FoundationNetworking
@_exported public import FoundationXML
public import UIKit

extension URLSessionConfiguration {
  /// The usual one: nothing is loaded while the app sleeps.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
}

extension Data.WritingOptions {
  /// As a whole.
  public static let atomicWrite = Data.WritingOptions.atomic
}

extension CGFloat {
  /// The number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// The key of an app's version.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of an app's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The greatest number.
public let HUGE = Double.greatestFiniteMagnitude

/// What an app ends with.
open class NSException: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: NSExceptionName
  /// Why.
  public let reason: String?
  /// What else is known.
  public let userInfo: [AnyHashable: Any]?
  /// Something to end with.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, self.userInfo) = (aName, aReason, userInfo)
    super.init()
  }
  /// Ends the process.
  open func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "")") }
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer)
    -> Never
  {
    fatalError("\(name.rawValue): \(format)")
  }
}

extension NSExceptionName {
  /// Something is not as it must be.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
  /// A value that must not be.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// Something else.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// A number beyond a list.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
}

/// Values that a person has on all devices; they are those of this process.
open class NSUbiquitousKeyValueStore: NSObject {
  private static nonisolated(unsafe) let store = NSUbiquitousKeyValueStore()
  private var values: [String: Any] = [:]
  open class var `default`: NSUbiquitousKeyValueStore { store }
  /// Values came from another device; none do.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  open func object(forKey aKey: String) -> Any? { values[aKey] }
  open func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
  open func string(forKey aKey: String) -> String? { values[aKey] as? String }
  open func bool(forKey aKey: String) -> Bool { values[aKey] as? Bool ?? false }
  open func double(forKey aKey: String) -> Double { values[aKey] as? Double ?? 0 }
  open func longLong(forKey aKey: String) -> Int64 { values[aKey] as? Int64 ?? 0 }
  open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
  open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
  open func removeObject(forKey aKey: String) { values[aKey] = nil }
  @discardableResult open func synchronize() -> Bool { true }
}

extension NSCoder {
  /// Four lengths as a text: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Two lengths as a text: `{1, 2}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// Two lengths as a text: `{1, 2}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// Six numbers as a text: `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { String(format: "%g", Double($0)) }
    return "[\(numbers.joined(separator: ", "))]"
  }
  private class func text(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { number in
      let text = "\(Double(number))"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "{\(texts.joined(separator: ", "))}"
  }
  private class func numbers(_ string: String) -> [CGFloat] {
    string.split { "{}[], ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
  }
  /// Of a text of two lengths; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint {
    let found = numbers(string)
    return found.count == 2 ? CGPoint(x: found[0], y: found[1]) : .zero
  }
  /// Of a text of two lengths; zero for another text.
  public class func cgSize(for string: String) -> CGSize {
    let found = numbers(string)
    return found.count == 2 ? CGSize(width: found[0], height: found[1]) : .zero
  }
  /// Of a text of four lengths; zero for another text.
  public class func cgRect(for string: String) -> CGRect {
    let found = numbers(string)
    guard found.count == 4 else { return .zero }
    return CGRect(x: found[0], y: found[1], width: found[2], height: found[3])
  }
  /// What was written; zero for nothing.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  /// What was written; zero for nothing.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// What was written; zero for nothing.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
}
