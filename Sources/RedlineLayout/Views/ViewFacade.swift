package import Foundation

/// An object that stands for a ``View`` in another vocabulary, and that users subclass instead.
package protocol ViewFacade: AnyObject {
  /// The object itself.
  var object: AnyObject? { get }
  /// The name of the object's class.
  var className: String { get }
  /// The name in the layout where no stored property holds the object, or `nil`.
  var ownName: String? { get }
  /// What such a name is made of otherwise, with a number: `label` for `label1`.
  var kindName: String { get }
  /// Stored properties with their names, which become those of views and guides in the layout.
  var storedProperties: [(label: String, value: Any)] { get }
  /// What ``View/contentSize(in:)`` gives, unless the object's class says something else.
  func contentSize(of view: View, in context: ContentContext) -> CGSize
  /// What ``View/alignmentRectInsets`` gives, unless the object's class says something else.
  func alignmentRectInsets(of view: View) -> EdgeInsets
  /// The contrast that the object asks for, for itself and what is in it; `nil` is that around it.
  var ownContrast: Contrast? { get }
  /// The view is no longer in a superview, because that went away.
  func didLoseSuperview()
}

/// An object that stands for a ``LayoutConstraint`` in another vocabulary.
package protocol LayoutConstraintFacade: AnyObject {
  /// The line that asked for the constraint, where that is another one than the line that made it.
  /// Finding it may take long, so only findings ask.
  nonisolated var callerLocation: SourceLocation? { get }
}

/// An object that stands for a ``LayoutItem`` in another vocabulary.
package protocol LayoutItemFacade {
  /// The item, or `nil` where the object has none now.
  nonisolated var layoutItem: (any LayoutItem)? { get }
}

extension View {
  /// The size of the content that the layout uses.
  package func usedContentSize(in context: ContentContext) -> CGSize {
    if let designSize { return designSize }
    guard contentScale != nil else { return ownContentSize(in: context) }
    // Not for each view: that would copy the context.
    var context = context
    context.contentScale = contentScale
    return ownContentSize(in: context)
  }

  private func ownContentSize(in context: ContentContext) -> CGSize {
    facade?.contentSize(of: self, in: context) ?? contentSize(in: context)
  }

  /// The alignment rect insets that the layout uses.
  package func usedAlignmentInsets(_ system: SystemVersion) -> EdgeInsets {
    facade?.alignmentRectInsets(of: self) ?? alignmentInsets(system)
  }
}
