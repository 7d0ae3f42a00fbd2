// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// A camera or a microphone; there is none.
open class AVCaptureDevice: NSObject {
  /// The kind of a camera.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name, which is AVFoundation's.
    public let rawValue: String
    /// The type of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// Two in one.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
  }
  /// Where a camera is.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// Whether there is light.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// Whether there is a flash.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// How it is made sharp.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }

  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open var videoZoomFactor: CGFloat = 1
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }
}

/// Whether a person lets an app see or hear.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// What goes into a recording.
open class AVCaptureInput: NSObject {}
/// What a camera sees.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice
  /// What a camera sees.
  public init(device: AVCaptureDevice) throws { self.device = device }
}
/// What comes out of a recording.
open class AVCaptureOutput: NSObject {
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
/// Codes and faces that a camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
/// Pictures that a camera takes.
open class AVCapturePhotoOutput: AVCaptureOutput {}
/// Films that a camera takes.
open class AVCaptureMovieFileOutput: AVCaptureOutput {}
/// What leads from a camera to an output.
open class AVCaptureConnection: NSObject {
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirrored = false
}
/// Which side is up.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A code or a face; none is seen.
open class AVMetadataObject: NSObject {
  /// The kind.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name, which is AVFoundation's.
    public let rawValue: String
    /// The type of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A code of squares.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// A code of lines.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// A code of lines.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// A code of lines.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// A face.
    public static let face = Self(rawValue: "face")
  }
  open var type: ObjectType { ObjectType(rawValue: "") }
  open var bounds: CGRect { .zero }
}
/// A code; none is seen.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}
/// Is told what codes are seen.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Some are.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A recording, of nothing.
open class AVCaptureSession: NSObject {
  /// How good it is.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name, which is AVFoundation's.
    public let rawValue: String
    /// The preset of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For pictures.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// Fair.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// 640 × 480.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
  }
  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var isRunning: Bool { false }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}

/// A layer with what a camera sees: nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  /// A layer of a recording.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
}

/// The largest rectangle of such a shape in another one, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
