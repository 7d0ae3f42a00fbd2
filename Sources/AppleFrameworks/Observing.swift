// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import FoundationNetworking
public import UIKit

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, which are Foundation's.
  public let rawValue: UInt
  /// Options of Foundation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = Self(rawValue: 1)
  /// The value before the change.
  public static let old = Self(rawValue: 2)
  /// Tells it at once.
  public static let initial = Self(rawValue: 4)
  /// Tells it before and after.
  public static let prior = Self(rawValue: 8)
}

/// What a change was.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
  /// Whether it is told before the change.
  public let isPrior: Bool
}

/// An observation; without Objective-C nothing is observed but the value at its beginning.
public final class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  public func invalidate() {}
}

extension NSObjectProtocol where Self: NSObject {
  /// Tells the value at once if `options` have `initial`, and nothing later.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}

extension NSObject {
  /// Does nothing: without Objective-C nothing is observed.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  /// Does nothing: without Objective-C nothing is observed.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {}
  /// Kept under the key, and not in the property of that name.
  @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) {
    keep(value, "key " + key)
  }
  /// What was kept under the key.
  @_disfavoredOverload public func value(forKey key: String) -> Any? {
    kept(Any?.none, "key " + key)
  }
  /// Kept under the path, and not in the property of that name.
  @_disfavoredOverload public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    keep(value, "key " + keyPath)
  }
  /// What was kept under the path.
  @_disfavoredOverload public func value(forKeyPath keyPath: String) -> Any? {
    kept(Any?.none, "key " + keyPath)
  }
}

/// A number that Objective-C calls by this name.
public typealias NSInteger = Int
/// Seconds since 2001.
public typealias CFAbsoluteTime = Double
/// A path to a file or a page.
public typealias CFURL = URL
/// A text.
public typealias CFString = String

/// Seconds since 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Bytes that could be thrown away; they are kept.
public typealias NSPurgeableData = NSMutableData

extension NSMutableData {
  /// True: the bytes are there.
  public func beginContentAccess() -> Bool { true }
  /// Does nothing: the bytes are kept.
  public func endContentAccess() {}
  /// Does nothing: the bytes are kept.
  public func discardContentIfPossible() {}
  /// False: the bytes are kept.
  public func isContentDiscarded() -> Bool { false }
}

extension URLSessionConfiguration {
  /// Stored only.
  public var allowsExpensiveNetworkAccess: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var allowsConstrainedNetworkAccess: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var waitsForConnectivity: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

/// What can be given to another app.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that its data may have.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives its data; nobody asks.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// What can be made of what another app gives.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that its data may have.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object of data; nobody gives any.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may see what is given.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// Something that is given to another app.
open class NSItemProvider: NSObject {
  open var registeredTypeIdentifiers: [String] = []
  open var suggestedName: String?
  /// Makes one; what is given is kept only where a property has it.
  public override init() { super.init() }
  /// Makes one; what is given is kept only where a property has it.
  public init(object: Any) { super.init() }
  /// Makes one; what is given is kept only where a property has it.
  public init(item: Any?, typeIdentifier: String?) { super.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(contentsOf fileURL: URL!) { self.init() }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: Any) -> Bool { false }
  @discardableResult
  open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

/// What an extension of another app is given.
open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
  /// Makes one; what is given is kept only where a property has it.
  public override init() { super.init() }
}

/// The other app of an extension.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func cancelRequest(withError error: any Error) {}
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

/// Handles what an extension is given.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}

extension UIViewController {
  /// `nil`: the controller is not that of an extension.
  public var extensionContext: NSExtensionContext? { nil }
}
