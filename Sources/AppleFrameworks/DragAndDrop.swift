public import Foundation
public import UIKit

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open var itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  /// Makes one; what is given is kept only where a property has it.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag or a drop; there is none.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

extension UIDragDropSession {
  /// Whether objects of a type of Swift's that stands for a class are there: addresses, texts.
  public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool where T: Sendable & Hashable {
    !items.isEmpty
  }
}

/// A drag; there is none.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drop; there is none.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
  @discardableResult
  func loadObjects(
    ofClass aClass: AnyClass, completion: @escaping ([any NSObjectProtocol]) -> Void
  ) -> Progress
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a drop on a view does.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What the object was made with.
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false
  /// An operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Runs what belongs to a drag that begins or ends; there is none.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Says what of a view is dragged; nobody asks.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets a view be dragged; it is not.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  open class var isEnabledByDefault: Bool { true }
  /// Makes one; what is given is kept only where a property has it.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
}

/// Says what is dropped on a view; nobody asks.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// True unless the delegate has its own.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Nothing unless the delegate has its own.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing unless the delegate has its own.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
}

/// Lets something be dropped on a view; nothing is.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false
  /// Makes one; what is given is kept only where a property has it.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
}

// MARK: Lists and grids

/// Says what of a list is dragged; nobody asks.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// What a drop on a list does.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where it is dropped.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  open private(set) var intent = Intent.unspecified
  /// An operation at a place.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

/// Something that is dropped on a list.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a list; there is none.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// Says what is dropped on a list; nobody asks.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

extension UITableViewDropDelegate {
  /// Does nothing unless the delegate has its own.
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

/// Says what of a grid is dragged; nobody asks.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// What a drop on a grid does.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it is dropped.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  open private(set) var intent = Intent.unspecified
  /// An operation at a place.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

/// Something that is dropped on a grid.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a grid; there is none.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// An item of a grid that stands for what is being dropped; nothing is.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// What changes the cell before it is shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  /// A cell of a kind at a place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) { super.init() }
}

/// The same, with a preview.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// What puts an item in the place of the one that stood for it.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult
  func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}

/// Says what is dropped on a grid; nobody asks.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

extension UITableView {
  /// False: nothing is dragged.
  public var hasActiveDrag: Bool { false }
  /// False: nothing is dropped.
  public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  /// Stored only: nothing is dragged.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is dropped.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// False: nothing is dragged.
  public var hasActiveDrag: Bool { false }
  /// False: nothing is dropped.
  public var hasActiveDrop: Bool { false }
}

// MARK: Pasting

/// What a responder takes from the pasteboard.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String]
  /// Types by their names.
  public init(acceptableTypeIdentifiers: [String] = []) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// The types that a class can be made of.
  public convenience init(forAccepting aClass: AnyClass) { self.init() }
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

extension UIResponder {
  /// Stored only: nothing is pasted.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Opens a view while something is held over it; nothing is.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  /// Makes one; what is given is kept only where a property has it.
  public init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { super.init() }
}

/// What is held over a view; nothing is.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

extension UIBarButtonItem {
  /// Stored only: nothing is held over the item.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIView {
  /// Stored only: nothing is held over the view.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
