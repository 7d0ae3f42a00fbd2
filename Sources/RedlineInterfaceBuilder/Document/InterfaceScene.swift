package import Foundation

/// A controller's view of a storyboard, or a top-level view of a xib, with what belongs to it.
package struct InterfaceScene: Hashable, Sendable {
  /// The scene's id; in a xib the id of the top-level object.
  package var id: String
  /// What people call it: the controller's label, title or class, or the view's.
  package var title: String
  /// UIKit's class of the controller or view, whatever its own class is: `UINavigationController`.
  package var kind = ""
  /// The line of the controller, or of the view.
  package var line: Int
  /// The middle of the scene on a storyboard's canvas, in points.
  package var position: CGPoint?
  /// The id of the controller, or of the view of a xib.
  package var objectID: String
  package var isInitial: Bool
  /// Ids of the controllers that segues lead to, with their kinds.
  package var segues: [Segue]
  /// The element of the controller; `nil` in a xib of views.
  var controller: Int?
  /// Elements of views that lie in no other view, the controller's own first.
  var roots: [Int]
  /// Whether the first root is the controller's own view.
  var hasControllerView: Bool
  /// Where the controller is that a storyboard reference stands for; `nil` for other scenes.
  package var reference: Reference?

  package struct Reference: Hashable, Sendable {
    /// The name of the storyboard; `nil` for the same one.
    package var storyboard: String?
    /// The controller's identifier; `nil` for the initial controller.
    package var identifier: String?
  }

  package struct Segue: Hashable, Sendable {
    package var destination: String
    package var kind: String
    package var identifier: String?
  }

  /// Whether there is anything to draw.
  package var hasViews: Bool { !roots.isEmpty }
}
