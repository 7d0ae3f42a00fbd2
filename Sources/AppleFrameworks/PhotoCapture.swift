// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

extension AVCaptureDevice {
  /// Looks for cameras; there are none.
  open class DiscoverySession: NSObject {
    open var devices: [AVCaptureDevice] { [] }
    /// Cameras of some kinds.
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) { super.init() }
  }
  /// False.
  public var hasFlash: Bool { false }
  /// False.
  public var isFlashAvailable: Bool { false }
  /// "".
  public var localizedName: String { "" }
  /// "".
  public var uniqueID: String { "" }
  /// 0 x 0.
  public var activeVideoMinFrameDuration: CMTime {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// False.
  public var isFocusPointOfInterestSupported: Bool { false }
  /// False.
  public var isExposurePointOfInterestSupported: Bool { false }
  /// Stored only.
  public var focusPointOfInterest: CGPoint {
    get { kept(CGPoint(x: 0.5, y: 0.5)) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var exposurePointOfInterest: CGPoint {
    get { kept(CGPoint(x: 0.5, y: 0.5)) }
    set { keep(newValue) }
  }
  /// How light it takes.
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }
  /// How it finds white.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }
  /// Stored only.
  public var exposureMode: ExposureMode {
    get { kept(.locked) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { kept(.locked) }
    set { keep(newValue) }
  }
  /// False.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Does nothing.
  public func setTorchModeOn(level torchLevel: Float) throws {}
}

extension AVCaptureDevice.DeviceType {
  /// A camera for what is far.
  public static let builtInTelephotoCamera = Self(
    rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
  /// A camera that sees much.
  public static let builtInUltraWideCamera = Self(
    rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
  /// Two in one.
  public static let builtInDualWideCamera = Self(
    rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
  /// Three in one.
  public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
  /// A camera that sees how far things are.
  public static let builtInTrueDepthCamera = Self(
    rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
  /// A microphone.
  public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
}

extension AVCaptureSession.Preset {
  /// Poor.
  public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
  /// 1280 × 720.
  public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
  /// 1920 × 1080.
  public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
  /// 3840 × 2160.
  public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
}

/// How a picture is taken.
open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var isAutoStillImageStabilizationEnabled = false
  open var previewPhotoFormat: [String: Any]?
  open var embedsDepthDataInPhoto = false
  open var livePhotoMovieFileURL: URL?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  open private(set) var format: [String: Any]?
  open var uniqueID: Int64 { 0 }
  /// Pictures of a format.
  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }
}
/// What came of the settings of a picture.
open class AVCaptureResolvedPhotoSettings: NSObject {
  open var uniqueID: Int64 { 0 }
}
/// A picture; none is taken.
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open var metadata: [String: Any] { [:] }
  open var isRawPhoto: Bool { false }
}

extension AVCapturePhotoOutput {
  /// Stored only.
  public var isHighResolutionCaptureEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isLivePhotoCaptureEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// False.
  public var isLivePhotoCaptureSupported: Bool { false }
  /// None.
  public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// None.
  public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// Says at once that nothing was taken.
  public func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let error = NSError(domain: "AVFoundationErrorDomain", code: -11_800)
    delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
  }
  /// Does nothing.
  public func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, nil) }
}

/// How pictures are stored.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name, which is AVFoundation's.
  public let rawValue: String
  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// JPEG.
  public static let jpeg = Self(rawValue: "jpeg")
  /// HEVC.
  public static let hevc = Self(rawValue: "hvc1")
  /// H.264.
  public static let h264 = Self(rawValue: "avc1")
}
/// The key of how pictures are stored.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// Is told of pictures that are taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A picture is there.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  /// Does nothing unless the delegate has its own.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// Numbers of a picture or a sound; there are none.
open class CMSampleBuffer: NSObject {}
/// The pixels of a picture; there are none.
open class CVPixelBuffer: NSObject {}
/// The pixels of numbers: there are none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVPixelBuffer? { nil }
/// The key of how pixels are stored.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// Pixels of blue, green, red and opacity.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241

/// Pictures of a camera, one by one; there are none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var alwaysDiscardsLateVideoFrames = true
  open var videoSettings: [String: Any]! = [:]
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}
/// Is told of pictures of a camera.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// One is there.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  /// One was left out.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing unless the delegate has its own.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  /// Does nothing unless the delegate has its own.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// Is told of films that are recorded.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// One ended.
  func fileOutput(
    _ output: AVCaptureMovieFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
/// What writes files.
public typealias AVCaptureFileOutput = AVCaptureMovieFileOutput

extension AVCaptureMovieFileOutput {
  /// False.
  public var isRecording: Bool { false }
  /// Says at once that nothing was recorded.
  public func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    let error = NSError(domain: "AVFoundationErrorDomain", code: -11_800)
    delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: error)
  }
  /// Does nothing.
  public func stopRecording() {}
}

extension AVCaptureVideoPreviewLayer {
  /// Where a point of the layer is in the picture, of 1 × 1.
  public func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
}
