// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of WatchConnectivity, Core Spotlight, Core Image and AVFoundation. No watch is near, nothing
// is found, recognised or written.

public import Foundation

// MARK: - Watches

/// Whether a watch may be spoken with.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// Is told what a watch says; none does.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
}

/// Speaks with a watch; there is none.
open class WCSession: NSObject {
  private static nonisolated(unsafe) let session = WCSession()
  open class var `default`: WCSession { session }
  open class func isSupported() -> Bool { false }
  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isReachable: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open func activate() {}
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(NSError(domain: "WCErrorDomain", code: 7014)) }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> NSObject { NSObject() }
}

// MARK: - Search

/// An activity that began with something found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// What was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// What is said of something that may be found.
open class CSSearchableItemAttributeSet: NSObject {
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var contentURL: URL?
  /// Of something of a type.
  public convenience init(itemContentType: String) { self.init() }
  /// Of something of a type.
  public convenience init(contentType: UTType) { self.init() }
}
/// Something that may be found.
open class CSSearchableItem: NSObject {
  open var expirationDate: Date?
  /// Its name.
  public let uniqueIdentifier: String
  /// What it belongs to.
  public let domainIdentifier: String?
  /// What is said of it.
  public let attributeSet: CSSearchableItemAttributeSet
  /// Something that may be found.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}
/// What may be found; it is not kept.
open class CSSearchableIndex: NSObject {
  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  open class func isIndexingAvailable() -> Bool { false }
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(Self.unavailable) }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(Self.unavailable) }
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(Self.unavailable) }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(Self.unavailable)
  }
  /// What is said where nothing can be kept.
  private static var unavailable: NSError { NSError(domain: "CSIndexErrorDomain", code: -1000) }
}

// MARK: - Pictures

/// What a picture is searched for.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// What a picture is searched for.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// What a picture is searched for.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// How exactly.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Exactly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Not exactly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Whether smiles are searched for.
public let CIDetectorSmile = "CIDetectorSmile"
/// Whether closed eyes are searched for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// Something in a picture.
open class CIFeature: NSObject {
  open var bounds: CGRect { .zero }
  open var type: String { "" }
}
/// A face in a picture.
open class CIFaceFeature: CIFeature {
  open var hasLeftEyePosition: Bool { false }
  open var hasRightEyePosition: Bool { false }
  open var hasMouthPosition: Bool { false }
  open var hasSmile: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var rightEyePosition: CGPoint { .zero }
  open var mouthPosition: CGPoint { .zero }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
}
/// A code in a picture.
open class CIQRCodeFeature: CIFeature { open var messageString: String? { nil } }
/// Searches pictures; it finds nothing.
open class CIDetector: NSObject {
  /// For a kind of thing.
  public convenience init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil)
  {
    self.init()
  }
  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

// MARK: - Films

/// From one moment so far.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// What a file is.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name, which is AVFoundation's.
  public let rawValue: String
  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A film.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// A film.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// A sound.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
}
/// As good as can be.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Not large.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Writes films; nothing is written.
open class AVAssetExportSession: NSObject {
  /// Whether it is written.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .zero)
  open var shouldOptimizeForNetworkUse = false
  /// Failed as soon as it began.
  open private(set) var status = Status.unknown
  open var progress: Float { 0 }
  open private(set) var error: (any Error)?
  /// Of a film.
  public convenience init?(asset: AVAsset, presetName: String) { self.init() }
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    (status, error) = (.failed, NSError(domain: "AVFoundationErrorDomain", code: -11800))
    handler()
  }
  open func cancelExport() {}
}
