public import Foundation

/// What most views have nothing of.
final class ViewDetails {
  @exclusivity(unchecked) var layoutGuides: [LayoutGuide] = []
  @exclusivity(unchecked) var accessibilityIdentifier: String?
  @exclusivity(unchecked) var frame = CGRect.zero
  @exclusivity(unchecked) var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) var hierarchyErrors: [LayoutError] = []
  @exclusivity(unchecked) var unheldConstraints: [LayoutConstraint] = []
  @exclusivity(unchecked) var goneStatements: [LayoutConstraint] = []
  @exclusivity(unchecked) var ownClassName: String?
  @exclusivity(unchecked) var designSize: CGSize?
  @exclusivity(unchecked) var contentScale: Double?
}

extension View {
  /// The guides that the view owns, without UIKit's own.
  public internal(set) var layoutGuides: [LayoutGuide] {
    get { ownDetails?.layoutGuides ?? [] }
    // In place: a copy for each that is added would take the square of their number.
    _modify {
      defer { noteChange() }
      yield &details.layoutGuides
    }
  }
  /// A name for diagrams and messages in place of the stored property's.
  public var accessibilityIdentifier: String? {
    get { ownDetails?.accessibilityIdentifier }
    set {
      details.accessibilityIdentifier = newValue
      noteChange()
    }
  }
  /// The frame that a view has while its autoresizing mask is translated.
  public var frame: CGRect {
    get { ownDetails?.frame ?? .zero }
    set {
      details.frame = newValue
      noteOwnChange()
    }
  }
  /// What gives way when the superview grows, while the mask is translated.
  public var autoresizingMask: AutoresizingMask {
    get { ownDetails?.autoresizingMask ?? [] }
    set {
      details.autoresizingMask = newValue
      noteOwnChange()
    }
  }
  var hierarchyErrors: [LayoutError] {
    get { ownDetails?.hierarchyErrors ?? [] }
    _modify {
      defer { noteChange() }
      yield &details.hierarchyErrors
    }
  }
  /// Constraints that mention the view, or that its layout lists, but that may be held outside of
  /// its hierarchy.
  var unheldConstraints: [LayoutConstraint] {
    get { ownDetails?.unheldConstraints ?? [] }
    _modify {
      defer { noteChange() }
      yield &details.unheldConstraints
    }
  }
  /// Constraints of the view's own layout that were about views that are gone.
  var goneStatements: [LayoutConstraint] {
    get { ownDetails?.goneStatements ?? [] }
    _modify {
      defer { noteOwnChange() }
      yield &details.goneStatements
    }
  }
  /// The name of the class in place of the Swift type's.
  package var ownClassName: String? {
    get { ownDetails?.ownClassName }
    set {
      details.ownClassName = newValue
      noteChange()
    }
  }
  /// The size in points that stands in for the content's, -1 along an axis without one.
  package var designSize: CGSize? {
    get { ownDetails?.designSize }
    set {
      details.designSize = newValue
      noteOwnChange()
    }
  }
  /// The steps in a point to which the height of a text is rounded up, in place of the device's
  /// pixels.
  package var contentScale: Double? {
    get { ownDetails?.contentScale }
    set {
      details.contentScale = newValue
      noteOwnChange()
    }
  }
}
