public import Foundation
public import UIKit

/// A page that was loaded; none is.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var initialURL: URL { URL(fileURLWithPath: "/") }
  open var title: String? { nil }
}
/// The pages that were loaded: none.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}
/// How large the window of a page would be.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}
/// Which part of a page a picture shows.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}
/// Loads what has a scheme of one's own; nobody asks.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {}
/// What a page asks to be read by.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits, which are WebKit's.
  public let rawValue: UInt
  /// Types of WebKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// Addresses of houses.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All.
  public static let all = Self(rawValue: .max)
}
/// What a page plays only when somebody asks.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits, which are WebKit's.
  public let rawValue: UInt
  /// Types of WebKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// Both.
  public static let all = Self(rawValue: .max)
}

extension WKWebViewConfiguration {
  /// Stored only: nothing is loaded.
  public var dataDetectorTypes: WKDataDetectorTypes {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is loaded.
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes {
    get { kept(.all) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is loaded.
  public var defaultWebpagePreferences: WKWebpagePreferences! {
    get {
      if let own: WKWebpagePreferences = kept(nil) { return own }
      let new = WKWebpagePreferences()
      keep(new)
      return new
    }
    set { keep(newValue) }
  }
  /// Nobody asks it.
  public func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {}
}

extension WKWebView {
  /// None.
  public var backForwardList: WKBackForwardList { WKBackForwardList() }
  /// Loads nothing.
  @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// Stored only.
  public var isInspectable: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is drawn.
  public var underPageBackgroundColor: UIColor! {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// False: nothing is loaded.
  public var hasOnlySecureContent: Bool { false }
  /// Says at once that there is no picture.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, NSError(domain: "WKErrorDomain", code: 1)) }
}

extension WKScriptMessage {
  /// The page.
  public var frameInfo: WKFrameInfo { WKFrameInfo() }
}
