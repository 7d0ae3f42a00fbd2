// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names that UIKit has kept from long ago, and what lists and views have beside.

public import Foundation
public import UIKit

/// A button beside a row that was swiped; it is not shown.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What it looks like.
  public enum Style: Int, Sendable {
    case destructive, normal
    /// As what takes something away.
    public static let `default` = Style.destructive
  }
  /// What it looks like.
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  /// A button that nobody taps.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { (self.style, self.title, self.handler) = (style, title, handler) }
}

extension UISearchController {
  /// Stored only.
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}

extension UIScreen {
  /// The screen below the status bar.
  public var applicationFrame: CGRect {
    let bar = UIApplication.shared.statusBarFrame.height
    return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
  }
}

extension UIView {
  /// A part of the view as a plain box of the part's size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let view = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    view.frame = rect
    return view
  }
}

extension UIImagePickerController {
  /// Stored only: there is no camera.
  public var cameraOverlayView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only: there is no camera.
  public var showsCameraControls: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only: there is no camera.
  public var cameraViewTransform: CGAffineTransform {
    get { kept(.identity) }
    set { keep(newValue) }
  }
  /// None: there is no camera, and no library.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// False: there is no camera.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// A camera of the device.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// When a camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  /// Stored only.
  public var cameraDevice: CameraDevice {
    get { kept(.rear) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var cameraCaptureMode: CameraCaptureMode {
    get { kept(.photo) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var cameraFlashMode: CameraFlashMode {
    get { kept(.auto) }
    set { keep(newValue) }
  }
  /// Does nothing: there is no camera.
  public func takePicture() {}
}

/// Sorts names into sections by their letters: A to Z, and what begins otherwise.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  open class func current() -> Self {
    shared as? Self ?? { preconditionFailure("collations are not made of subclasses") }()
  }
  open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init) }
  open var sectionIndexTitles: [String] { sectionTitles }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = selector.call(object)
    let first = text?.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
      .uppercased().first
    return first.flatMap { sectionTitles.firstIndex(of: String($0)) } ?? sectionTitles.count - 1
  }
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    array.map { (object: $0, text: selector.call($0) ?? "") }
      .sorted { $0.text.localizedStandardCompare($1.text) == .orderedAscending }.map(\.object)
  }
}

extension Selector {
  /// The text that a method, or a property kept under the name, gives.
  @MainActor fileprivate func call(_ object: Any) -> String? {
    if let text = object as? String { return text }
    return (object as? NSObject)?.value(forKey: description) as? String
  }
}

extension UITextContentType {
  /// A place.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A place with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// More of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// What somebody is in a company.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A place of any kind.
  public static let location = UITextContentType(rawValue: "location")
  /// A name between the others.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// What somebody is called.
  public static let nickname = UITextContentType(rawValue: "nickname")
}

/// What a script of a page gave.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
/// What a script of a page is given.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// What came of asking a widget for news.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
/// How much of a widget is shown.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }
/// A controller of a widget; it is asked nothing.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {}

extension NSExtensionContext {
  /// Stored only.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { kept(.compact) }
    set { keep(newValue) }
  }
  /// Compact.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
}

extension UNNotificationCategory.Options {
  /// The note may be read out.
  public static let allowAnnouncement = Self(rawValue: 16)
}

/// Numbers that make seconds of the processor's ticks.
public struct mach_timebase_info: Sendable {
  /// Above the line.
  public var numer: UInt32
  /// Below the line.
  public var denom: UInt32
  /// Two numbers.
  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
  /// Says that a tick is a nanosecond, as the function of that name does.
  @discardableResult
  public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }
}
/// Numbers that make seconds of the processor's ticks.
public typealias mach_timebase_info_data_t = mach_timebase_info
/// Nanoseconds since the machine began.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
/// It went well.
public let KERN_SUCCESS: Int32 = 0

extension CGVector {
  /// A vector of whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

/// Asks something, as apps did before `UIAlertController`; it is not shown.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  open var title = ""
  open var message: String?
  open weak var delegate: AnyObject?
  open var cancelButtonIndex = 0
  open private(set) var isVisible = false
  private var titles: [String] = []
  open var numberOfButtons: Int { titles.count }
  /// A question with its answers.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    titles = [cancelButtonTitle].compactMap(\.self) + otherButtonTitles
  }
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  open func show() { isVisible = true }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { isVisible = false }
}

/// What an activity brings back.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}
