// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

extension UITableView {
  /// Stored only.
  public var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var allowsFocus: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isPrefetchingEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var fillerRowHeight: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var hasUncommittedUpdates: Bool { false }
  /// Always the same here.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Does nothing.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    indexPathForSelectedRow.map { scrollToRow(at: $0, at: scrollPosition, animated: animated) }
  }
}

extension UICollectionView {
  /// Stored only.
  public var allowsSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var reorderingCadence: ReorderingCadence {
    get { kept(.immediate) }
    set { keep(newValue) }
  }
  /// Does nothing.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing.
  public func endInteractiveMovement() {}
  /// Does nothing.
  public func cancelInteractiveMovement() {}
  /// Does nothing.
  public func cancelInteractiveTransition() {}
  /// Does nothing.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }
}

extension UITableViewCell {
  /// Stored only.
  public var userInteractionEnabledWhileDragging: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var showingDeleteConfirmation: Bool { false }
}

extension UICellConfigurationState {
  /// Always the same here.
  public var cellDropState: DropState { .none }
  /// Always the same here.
  public var cellDragState: DragState { .none }
}

extension UIScrollView {
  /// Stored only.
  public var bouncesHorizontally: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var bouncesVertically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var transfersVerticalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var isZoomBouncing: Bool { false }
  /// Always the same here.
  public var isScrollAnimating: Bool { false }
  /// Does nothing.
  public func stopScrollingAndZooming() {}
}

extension UICellConfigurationState {
  /// Whether something is dragged over a cell.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  /// Whether a cell is dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
}
