/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a choice stands out.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// What the object was made with.
  public let title: String?
  /// What the object was made with.
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// A choice that runs a closure, when a program says so.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// A question over the screen: title, message, fields and actions as the system shows them, of sizes that are
/// estimates.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where a question is.
  public enum Style: Int, Sendable { case actionSheet, alert }

  open private(set) var preferredStyle = Style.alert
  open override var title: String? { didSet { showContents() } }
  open var message: String? { didSet { showContents() } }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction? { didSet { showContents() } }
  private var card: AlertCard? {
    viewIfLoaded?.subviews.lazy.compactMap { $0 as? AlertCard }.first
  }

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    showContents()
  }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    showContents()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showContents()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    card?.keep(above: view.safeAreaInsets.bottom)
  }

  private func showContents() {
    guard isViewLoaded else { return }
    card?.removeFromSuperview()
    // What lies below is dimmed.
    if view.backgroundColor == nil { view.backgroundColor = UIColor(white: 0, alpha: 0.2) }
    let card = AlertCard(of: self)
    view.addSubview(card)
    card.placeInSuperview(isSheet: preferredStyle == .actionSheet)
  }

  /// Does what a touch of an action does: takes the question away, then calls the action.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
  }
}

/// A choice of what to do with things; its view is empty.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// A choice for things.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Something to do with things.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What is done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The type of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Shows it on a wall.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Shows it on a wall.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Shows it on a wall.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Shows it on a wall.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Shows it on a wall.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Shows it on a wall.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToTencentWeibo")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Copies it.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives it to a person.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps it with the pictures.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeps it to be read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends it to a device.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens it in a book.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Sends a mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
  }
  public override init() { super.init() }

  /// Whether it stands among actions or among places to share to.
  public enum Category: Int, Sendable { case action, share }
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() { activityDidFinish(true) }
  /// Nobody is told.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Answers the choice of a picture.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing unless the delegate has its own.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing unless the delegate has its own.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A choice of a picture; its view is empty.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures are from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// What is said of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// A part of it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Its address.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// A film's address.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What it is.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open weak var pickerDelegate: (any UIImagePickerControllerDelegate)?
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}
