public import Foundation
public import UIKit

/// A view that is dragged; it is not.
public typealias UITargetedDragPreview = UITargetedPreview
/// How a view looks while it is dragged; it is not.
public typealias UIDragPreviewParameters = UIPreviewParameters
/// Where a view is dropped; it is not.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// A picture of what is dragged; it is not shown.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// What the object was made with.
  public let view: UIView
  /// What the object was made with.
  public let parameters: UIDragPreviewParameters
  /// A picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = .init()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

extension UIContextMenuInteraction {
  /// Does nothing: no menu is shown.
  public func dismissMenu() {}
  /// Does nothing: no menu is shown.
  public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// The corner.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

// MARK: Pressing a view

/// Says what a press shows; there is none.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// Answers a press; nobody asks.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A press on a view; there is none.
@MainActor private final class Previewing: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    super.init()
  }
}

extension UIViewController {
  /// Does nothing but answer: nobody presses.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }
  /// Does nothing: nobody presses.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// Something that the preview of a press offers.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How it is shown.
  public enum Style: Int, Sendable { case `default`, selected, destructive }
  /// What the object was made with.
  public let title: String
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void
  /// An action with a closure.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { action, controller in
      if let action = action as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Several things that the preview of a press offers.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What the object was made with.
  public let title: String
  /// A group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}
