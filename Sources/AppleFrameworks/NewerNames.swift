// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// A view above the keyboard, or in its place.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable { case `default`, keyboard }
  /// What the object was made with.
  public private(set) var inputViewStyle = Style.default
  open var allowsSelfSizing = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view of a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension PHImageManager {
  /// Gives nothing.
  @discardableResult
  public func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { PHInvalidImageRequestID }
}

extension UITextView {
  /// Stored only.
  public var textDragInteraction: UIDragInteraction? { nil }
}

extension UIAction {
  /// Who shows the menu: nobody.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }
}

extension NSSortDescriptor {
  /// Leaves an order as it is: Objective-C alone reads properties by their names.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending, comparator: { _, _ in .orderedSame })
  }
  /// Leaves an order as it is.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }
}

/// Which side of a picture is up.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension CIImage {
  /// The same image.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  /// The same image.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
}

extension UIMenuBuilder {
  /// Does nothing.
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {}
  /// Does nothing.
  public func insertChild(
    _ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) {}
  /// Does nothing.
  public func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
  /// Does nothing.
  public func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {}
  /// Does nothing.
  public func insertSibling(
    _ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier
  ) {}
  /// Does nothing.
  public func remove(menu removedIdentifier: UIMenu.Identifier) {}
  /// Does nothing.
  public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
}
