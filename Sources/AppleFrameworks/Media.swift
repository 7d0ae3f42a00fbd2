// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// A moment of a film.
public struct CMTime: Hashable, Sendable {
  /// The number of parts of a second.
  public var value: Int64
  /// The parts of a second.
  public var timescale: Int32
  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No moment.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// A moment.
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// A moment in seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  /// The moment in seconds.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

/// A moment of a film in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The moment in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A moment of a film.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// A part of a film.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
}

/// What a film or a picture is.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name, which is AVFoundation's.
  public let rawValue: String
  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A film.
  public static let video = AVMediaType(rawValue: "vide")
  /// A sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// A film or a sound; it is not read.
open class AVAsset: NSObject {
  open var duration: CMTime { .zero }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(url URL: URL) { self.init() }
}

/// A film or a sound of an address; it is not read.
open class AVURLAsset: AVAsset {
  open private(set) var url = URL(fileURLWithPath: "/")
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(url URL: URL, options: [String: Any]? = nil) {
    self.init()
    url = URL
  }
}

/// A film that is played; nothing is.
open class AVPlayerItem: NSObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  open var status: Status { .unknown }
  open var asset: AVAsset { AVAsset() }
  open var duration: CMTime { .zero }
  open var presentationSize: CGSize { .zero }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(url URL: URL) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(asset: AVAsset) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init() }
}

extension NSNotification.Name {
  /// A film is over.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// What plays a film; nothing is played.
open class AVPlayer: NSObject {
  /// Whether it can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// What becomes of the player when a film is over.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(url URL: URL) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(playerItem item: AVPlayerItem?) { self.init() }
  open func play() {}
  open func pause() {}
  open func playImmediately(atRate rate: Float) {}
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

/// What plays films one after another; nothing is played.
open class AVQueuePlayer: AVPlayer {
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(items: [AVPlayerItem]) { self.init() }
}

/// How a film is in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name, which is AVFoundation's.
  public let rawValue: String
  /// The gravity of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  /// Whole.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Covering.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer of a film, which is empty.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// A controller of a film, whose view is empty.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  open var contentOverlayView: UIView?
  open var allowsPictureInPicturePlayback = true
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// Answers the events of a film's controller; nobody asks.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// What plays a sound; nothing is played.
open class AVAudioPlayer: NSObject {
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  open var enableRate = false
  open var rate: Float = 1
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var pan: Float = 0
  open var numberOfChannels: Int { 0 }
  open var isMeteringEnabled = false
  open private(set) var url: URL?
  open private(set) var data: Data?
  /// A player of nothing.
  public override init() { super.init() }
  /// A player of a file, which is not read.
  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
  }
  /// A player of a file, which is not read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    super.init()
  }
  /// A player of data, which are not read.
  public init(data: Data) throws {
    self.data = data
    super.init()
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  @discardableResult open func prepareToPlay() -> Bool { false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

/// Answers the events of a sound; nobody asks.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing unless the delegate has its own.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing unless the delegate has its own.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// How the program shares the device's sound.
open class AVAudioSession: NSObject {
  /// What the sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name, which is AVFoundation's.
    public let rawValue: String
    /// The category of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With others.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Plays.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// Records.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// Plays and records.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// How the sound is used.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name, which is AVFoundation's.
    public let rawValue: String
    /// The mode of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// For films.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
  }
  /// How the sound mixes with others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits, which are AVFoundation's.
    public let rawValue: UInt
    /// Options of AVFoundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With others.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Louder than others.
    public static let duckOthers = Self(rawValue: 2)
  }
  private static nonisolated(unsafe) let session = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { session }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var isOtherAudioPlaying: Bool { false }
  open var category: Category { .soloAmbient }
  open var categoryOptions: CategoryOptions { [] }
  open var mode: Mode { .default }
  /// What others are told when the sound begins or ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits, which are AVFoundation's.
    public let rawValue: UInt
    /// Options of AVFoundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That they may go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  open func setActive(_ active: Bool, options: SetActiveOptions) throws {}
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  open func setActive(_ active: Bool) throws {}
}

/// Nothing: there is no sound.
public typealias SystemSoundID = UInt32
/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {}
/// Makes nothing.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { 0 }
/// Frees nothing.
@discardableResult public func AudioServicesDisposeSystemSoundID(
  _ inSystemSoundID: SystemSoundID
) -> Int32 { 0 }
