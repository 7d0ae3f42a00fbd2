public import Foundation
public import UIKit

extension UIView {
  /// How one view takes the place of another.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
  /// Does nothing: changes are made at once.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {}
  /// Does nothing: changes are made at once.
  public class func commitAnimations() {}
  /// Does nothing: changes are made at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing: changes are made at once.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Does nothing: changes are made at once.
  public class func setAnimationStart(_ startDate: Date) {}
  /// Does nothing: changes are made at once.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
  /// Does nothing: changes are made at once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Does nothing: changes are made at once.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Does nothing: changes are made at once.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Does nothing: changes are made at once.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}
  /// Nobody is told.
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// Nobody is told.
  public class func setAnimationWillStart(_ selector: Selector?) {}
  /// Nobody is told.
  public class func setAnimationDidStop(_ selector: Selector?) {}
  /// 0: nothing is animated.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
}

extension UIApplication {
  /// Does nothing.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Does nothing.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Stored only.
  public var applicationSupportsShakeToEdit: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Does nothing: scenes stay.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Does nothing.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// Is told what a person chose; nobody chooses.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// That.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
}
extension UIActionSheetDelegate {
  /// Does nothing unless the delegate has its own.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
}
/// A choice at the bottom, before `UIAlertController`; it is not shown.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  private var titles: [String] = []
  open var title = ""
  open weak var delegate: (any UIActionSheetDelegate)?
  open var cancelButtonIndex = -1
  open var destructiveButtonIndex = -1
  open var numberOfButtons: Int { titles.count }
  open var isVisible: Bool { false }
  /// A choice of buttons, the one that ends something first, the one that leaves last.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  /// A choice of buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  open func show(in view: UIView) {}
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
}

/// Draws pages of a document; they are empty.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: UIGraphicsImageRendererContext {
  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  open var pdfContextBounds: CGRect { .zero }
}
/// How pages are drawn.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: NSObject {
  open var documentInfo: [String: Any] = [:]
}
/// Draws pages of a document; it has no data.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  /// Pages of a size.
  public convenience init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .init()) {
    self.init()
  }
  /// Runs the closure, and gives no data.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    actions(UIGraphicsPDFRendererContext())
    return Data()
  }
  /// Runs the closure, and writes nothing.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  {
    actions(UIGraphicsPDFRendererContext())
  }
}

extension UIGraphicsImageRenderer {
  /// Draws, and gives the data that its image has.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Draws, and gives the data that its image has.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
extension UIGraphicsImageRendererFormat {
  /// How many colours an image has.
  public enum Range: Int, Sendable { case automatic, extended, standard, unspecified }
  /// Stored only.
  public var preferredRange: Range {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}
