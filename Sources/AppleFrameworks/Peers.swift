// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of MultipeerConnectivity and MediaPlayer. Nobody is near, and nothing plays.

public import Foundation
public import UIKit

/// A device.
open class MCPeerID: NSObject {
  /// Its name.
  public let displayName: String
  /// A device of a name.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// Whether a device is there.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether all of it has to arrive.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// Whether others may read it.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// Devices that speak with each other; there is none but this one.
open class MCSession: NSObject {
  open weak var delegate: (any MCSessionDelegate)?
  /// This one.
  public let myPeerID: MCPeerID
  open var connectedPeers: [MCPeerID] { [] }
  /// With nobody yet.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) { self.myPeerID = myPeerID }
  /// With nobody yet.
  public init(peer myPeerID: MCPeerID) { self.myPeerID = myPeerID }
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  {}
  open func disconnect() {}
}
/// Is told what others say; nobody says anything.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
/// Answers a choice of devices; nobody chooses.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
/// A choice of devices; it is empty.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  open var maximumNumberOfPeers = 8
  open var minimumNumberOfPeers = 2
  /// A choice of devices of a service.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(nibName: nil, bundle: nil)
  }
}
/// Says that the device is there; nobody hears.
open class MCAdvertiserAssistant: NSObject {
  /// Says it of a service.
  public convenience init(
    serviceType: String, discoveryInfo info: [String: String]?, session: MCSession
  ) { self.init() }
  open func start() {}
  open func stop() {}
}
/// Says that the device is there; nobody hears.
open class MCNearbyServiceAdvertiser: NSObject {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// Says it of a service.
  public convenience init(
    peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String
  ) { self.init() }
  open func startAdvertisingPeer() {}
  open func stopAdvertisingPeer() {}
}
/// Is told who asks; nobody does.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {}
/// Looks for devices; none is near.
open class MCNearbyServiceBrowser: NSObject {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// Looks for a service.
  public convenience init(peer myPeerID: MCPeerID, serviceType: String) { self.init() }
  open func startBrowsingForPeers() {}
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}
/// Is told what is near; nothing is.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {}

// MARK: - Music

/// What of a piece is asked for.
public let MPMediaItemPropertyTitle = "title"
/// Who plays it.
public let MPMediaItemPropertyArtist = "artist"
/// What it is a part of.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// How long it is.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Its number.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// How much of it was played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
/// How fast it is played.
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"

/// What music is.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits, which are MediaPlayer's.
  public let rawValue: UInt
  /// Types of MediaPlayer's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music.
  public static let music = Self(rawValue: 1)
  /// Something that is told.
  public static let podcast = Self(rawValue: 2)
  /// A book.
  public static let audioBook = Self(rawValue: 4)
  /// Anything that is heard.
  public static let anyAudio = Self(rawValue: 0xFF)
  /// Anything.
  public static let any = Self(rawValue: ~0)
}
/// Something of the library of music.
open class MPMediaEntity: NSObject {
  open func value(forProperty property: String) -> Any? { nil }
}
/// A piece.
open class MPMediaItem: MPMediaEntity {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var persistentID: UInt64 { 0 }
}
/// A picture of music.
open class MPMediaItemArtwork: NSObject {
  open var bounds: CGRect { .zero }
  open func image(at size: CGSize) -> UIImage? { nil }
  /// A picture that a function makes.
  public convenience init(
    boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage
  ) { self.init() }
  /// A picture.
  public convenience init(image: UIImage) { self.init() }
}
/// Pieces.
open class MPMediaItemCollection: MPMediaEntity {
  open private(set) var items: [MPMediaItem] = []
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
  /// Pieces.
  public convenience init(items: [MPMediaItem]) {
    self.init()
    self.items = items
  }
}
/// How pieces are put together.
public enum MPMediaGrouping: Int, Sendable { case title, album, artist, genre, playlist }
/// Which pieces are asked for.
open class MPMediaPredicate: NSObject {}
/// Those of which something is known.
open class MPMediaPropertyPredicate: MPMediaPredicate {
  /// Those of which something is so.
  public convenience init(value: Any?, forProperty property: String) { self.init() }
}
/// Asks for music; there is none.
open class MPMediaQuery: NSObject {
  open var groupingType = MPMediaGrouping.title
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {}
}
/// Whether a program may ask for it.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
/// The library of music, which is empty.
open class MPMediaLibrary: NSObject {
  open class func `default`() -> MPMediaLibrary { MPMediaLibrary() }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  open class func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}
/// Whether music plays.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
/// What plays again.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
/// In which order it plays.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
/// Plays music; nothing plays.
open class MPMusicPlayerController: NSObject {
  open class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  open class var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  open class var applicationQueuePlayer: MPMusicPlayerController { MPMusicPlayerController() }
  open var nowPlayingItem: MPMediaItem?
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var repeatMode = MPMusicRepeatMode.none
  open var shuffleMode = MPMusicShuffleMode.off
  open var currentPlaybackTime: TimeInterval = 0
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func prepareToPlay() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
extension NSNotification.Name {
  /// Another piece plays; none does.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChange")
  /// Something plays or not; nothing does.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChange")
}
/// Is told what was chosen.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {}
/// A choice of music; it is empty.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var prompt: String?
  /// A choice of a kind.
  public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }
}
/// A slider of how loud it is, with a button; it is empty and as high as UIKit's.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }
}
/// What a command came to.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case commandFailed = 200
}
/// A command; nobody gives it.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  open func addTarget(_ target: Any, action: Selector) {}
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func removeTarget(_ target: Any?) {}
}
/// A command that was given.
open class MPRemoteCommandEvent: NSObject { open var timestamp: TimeInterval { 0 } }
/// Commands of what is beside the device; nobody gives any.
open class MPRemoteCommandCenter: NSObject {
  private static nonisolated(unsafe) let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  /// To play.
  public let playCommand = MPRemoteCommand()
  /// To pause.
  public let pauseCommand = MPRemoteCommand()
  /// To stop.
  public let stopCommand = MPRemoteCommand()
  /// To play or pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// To go to the next piece.
  public let nextTrackCommand = MPRemoteCommand()
  /// To go to the piece before.
  public let previousTrackCommand = MPRemoteCommand()
}
/// What the lock screen shows; it is not shown.
open class MPNowPlayingInfoCenter: NSObject {
  private static nonisolated(unsafe) let center = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  open var nowPlayingInfo: [String: Any]?
}
