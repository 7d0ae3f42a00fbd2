// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation

/// The key of how a sound is stored.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of how many numbers a second of a sound has.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of how many voices a sound has.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of how good a sound is.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of how many bits a second of a sound takes.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of how many bits a number of a sound has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether numbers of a sound have a point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of which byte of a number is first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The format AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The format of plain numbers.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// The format of Apple without loss.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
/// The sound that shakes the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// No error.
public let kAudioServicesNoError: Int32 = 0
/// The key of what an interruption does.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what may follow an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why sound goes elsewhere.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// How good a sound is.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// Calls a function when a sound ends; none is played.
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: String?,
  _ inCompletionRoutine: (SystemSoundID, UnsafeMutableRawPointer?) -> Void,
  _ inClientData: UnsafeMutableRawPointer?
) {}
/// Nobody is called.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing, and is at the end.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

extension AVAudioSession {
  /// What an interruption does.
  public enum InterruptionType: UInt, Sendable { case ended, began }
  /// Why sound goes elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
  }
  /// Where sound goes in spite of what is plugged in.
  public enum PortOverride: UInt, Sendable { case none, speaker }
  /// Whether a person lets an app hear.
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  /// What may follow an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits, which are AVFoundation's.
    public let rawValue: UInt
    /// Options of AVFoundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound may go on.
    public static let shouldResume = Self(rawValue: 1)
  }
  /// Sound is interrupted; nobody does.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Sound goes elsewhere; nobody says so.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// False.
  public var isInputAvailable: Bool { false }
  /// 1.
  public var outputVolume: Float { 1 }
  /// 44,100.
  public var sampleRate: Double { 44_100 }
  /// Denied.
  public var recordPermission: RecordPermission { .denied }
  /// Nobody may.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  /// Nothing is heard.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Nothing is plugged in.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
}

/// Where sound goes: nowhere.
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}
/// Something that plays or hears.
open class AVAudioSessionPortDescription: NSObject {
  open var portName: String { "" }
  open var portType: AVAudioSession.Port { AVAudioSession.Port(rawValue: "") }
}
extension AVAudioSession {
  /// The kind of what plays or hears.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name, which is AVFoundation's.
    public let rawValue: String
    /// The kind of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device's own.
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    /// On a head.
    public static let headphones = Self(rawValue: "Headphones")
  }
}

/// Would record; nothing is heard.
open class AVAudioRecorder: NSObject {
  /// Where.
  public let url: URL
  /// How.
  public let settings: [String: Any]
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  /// A recorder into a file, which is not written.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is told of recordings; there are none.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// One ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// One failed.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  /// Does nothing unless the delegate has its own.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  /// Does nothing unless the delegate has its own.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// How a sound is stored.
open class AVAudioFormat: NSObject {
  open var sampleRate: Double { 44_100 }
  open var channelCount: UInt32 { 2 }
}
/// Numbers of a sound; there are none.
open class AVAudioPCMBuffer: NSObject {
  open var frameLength: UInt32 = 0
  /// Room for numbers.
  public convenience init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) { self.init() }
}
/// A place in a sound.
open class AVAudioTime: NSObject {}
/// A sound in a file, which is not read.
open class AVAudioFile: NSObject {
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open var length: Int64 { 0 }
  /// A file, which is not read.
  public init(forReading fileURL: URL) throws { super.init() }
  open func read(into buffer: AVAudioPCMBuffer) throws {}
}
/// Something that sound goes through; none does.
open class AVAudioNode: NSObject {
  open var volume: Float = 1
  open var rate: Float = 1
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  open func removeTap(onBus bus: Int) {}
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
}
/// Where sounds come together.
open class AVAudioMixerNode: AVAudioNode {}
/// What is heard.
open class AVAudioInputNode: AVAudioNode {}
/// What plays.
open class AVAudioOutputNode: AVAudioNode {}
/// Plays sounds; none is heard.
open class AVAudioPlayerNode: AVAudioNode {
  open var isPlaying: Bool { false }
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
  open func play() {}
  open func pause() {}
  open func stop() {}
}
/// Changes sounds; none is heard.
open class AVAudioUnit: AVAudioNode {
  open var wetDryMix: Float = 0
  open var pitch: Float = 0
  open var delayTime: TimeInterval = 1
  open var bypass = false
}
/// Changes the speed and the height of sounds.
open class AVAudioUnitTimePitch: AVAudioUnit {}
/// Changes the speed of sounds.
open class AVAudioUnitVarispeed: AVAudioUnit {}
/// Makes a room around sounds.
open class AVAudioUnitReverb: AVAudioUnit {
  /// Which room.
  public enum Preset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber
    case largeChamber, cathedral
  }
  open func loadFactoryPreset(_ preset: Preset) {}
}
/// Repeats sounds later.
open class AVAudioUnitDelay: AVAudioUnit {}
/// Leads sounds through nodes; none is heard.
open class AVAudioEngine: NSObject {
  /// Where sounds come together.
  public let mainMixerNode = AVAudioMixerNode()
  /// What is heard.
  public let inputNode = AVAudioInputNode()
  /// What plays.
  public let outputNode = AVAudioOutputNode()
  open var isRunning: Bool { false }
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func prepare() {}
  open func start() throws {}
  open func pause() {}
  open func stop() {}
  open func reset() {}
}
