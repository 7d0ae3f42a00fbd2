// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// What a file is.
public struct UTType: Hashable, Sendable {
  /// The name.
  public let identifier: String
  /// The type of a name.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// The type of a name that the program brings.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  /// The type of a name that another program brings.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  /// A type of files whose names end like this.
  public init?(filenameExtension: String) { identifier = "dyn." + filenameExtension }
  /// Whether it is the same.
  public func conforms(to type: UTType) -> Bool { self == type }
  /// The end of names of such files.
  public var preferredFilenameExtension: String? { nil }

  private init(named identifier: String) { self.identifier = identifier }
  /// Anything.
  public static let item = UTType(named: "public.item")
  /// Anything with contents.
  public static let content = UTType(named: "public.content")
  /// Bytes.
  public static let data = UTType(named: "public.data")
  /// Folders.
  public static let folder = UTType(named: "public.folder")
  /// Texts.
  public static let text = UTType(named: "public.text")
  /// Plain texts.
  public static let plainText = UTType(named: "public.plain-text")
  /// Plain texts in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// Addresses.
  public static let url = UTType(named: "public.url")
  /// Addresses of files.
  public static let fileURL = UTType(named: "public.file-url")
  /// Pictures.
  public static let image = UTType(named: "public.image")
  /// Photographs.
  public static let jpeg = UTType(named: "public.jpeg")
  /// Pictures.
  public static let png = UTType(named: "public.png")
  /// Moving pictures.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// Pictures with motion.
  public static let livePhoto = UTType(named: "com.apple.live-photo")
  /// Films.
  public static let movie = UTType(named: "public.movie")
  /// Films and sounds.
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  /// Sounds.
  public static let audio = UTType(named: "public.audio")
  /// Sounds.
  public static let mp3 = UTType(named: "public.mp3")
  /// Pages.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// Pages.
  public static let html = UTType(named: "public.html")
  /// Values.
  public static let json = UTType(named: "public.json")
  /// Values.
  public static let xml = UTType(named: "public.xml")
  /// Values.
  public static let propertyList = UTType(named: "com.apple.property-list")
  /// Files in one.
  public static let zip = UTType(named: "public.zip-archive")
  /// Cards of people.
  public static let vCard = UTType(named: "public.vcard")
}

/// Pictures.
public let kUTTypeImage = "public.image"
/// Films.
public let kUTTypeMovie = "public.movie"
/// Texts.
public let kUTTypeText = "public.text"
/// Plain texts.
public let kUTTypePlainText = "public.plain-text"
/// Values.
public let kUTTypePropertyList = "com.apple.property-list"
/// Addresses.
public let kUTTypeURL = "public.url"
/// Bytes.
public let kUTTypeData = "public.data"

/// A color of a filter.
open class CIColor: NSObject {
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1) {
    self.init()
  }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(color: UIColor) { self.init() }
}

/// Numbers of a filter.
open class CIVector: NSObject {
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(x: CGFloat, y: CGFloat) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(cgPoint p: CGPoint) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(cgRect r: CGRect) { self.init() }
}

/// A picture of a filter; it has no pixels.
open class CIImage: NSObject {
  open var extent: CGRect { .zero }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(image: UIImage) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(image: UIImage, options: [String: Any]?) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(contentsOf url: URL) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(data: Data) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(color: CIColor) { self.init() }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    self
  }
  open func applyingFilter(_ filterName: String) -> CIImage { self }
}

/// The name of a filter's input picture.
public let kCIInputImageKey = "inputImage"
/// The name of a filter's strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of a filter's radius.
public let kCIInputRadiusKey = "inputRadius"
/// The name of a filter's scale.
public let kCIInputScaleKey = "inputScale"
/// The name of a filter's middle.
public let kCIInputCenterKey = "inputCenter"
/// The name of a filter's color.
public let kCIInputColorKey = "inputColor"

/// Changes pictures; it changes none.
open class CIFilter: NSObject {
  open var name = ""
  open var outputImage: CIImage? { nil }
  open var inputKeys: [String] { [] }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(name: String) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(name: String, parameters params: [String: Any]?) { self.init() }
  open func setDefaults() {}
}

/// Draws pictures of filters; it draws none.
open class CIContext: NSObject {
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(options: [String: Any]?) { self.init() }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}

/// Whether the program may see the pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
/// What the program would do with the pictures.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The pictures of the device; there are none.
open class PHPhotoLibrary: NSObject {
  private static nonisolated(unsafe) let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

/// What the choice of pictures offers.
public struct PHPickerFilter: Sendable {
  /// Pictures.
  public static let images = PHPickerFilter()
  /// Films.
  public static let videos = PHPickerFilter()
  /// Pictures with motion.
  public static let livePhotos = PHPickerFilter()
  /// Any of some.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}

/// How pictures are chosen.
public struct PHPickerConfiguration {
  /// How many.
  public var selectionLimit = 1
  /// Which.
  public var filter: PHPickerFilter?
  /// One picture.
  public init() {}
  /// One picture.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen picture.
public struct PHPickerResult {
  /// The picture.
  public let itemProvider: NSItemProvider
  /// Its name.
  public let assetIdentifier: String?
}

/// Answers the choice of pictures; nobody asks.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A choice of pictures; its view is empty.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// How a mail went.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// A mail; its view is empty.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}

/// Is told how a mail went.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}
