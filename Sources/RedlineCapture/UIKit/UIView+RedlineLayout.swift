#if canImport(UIKit)
  public import RedlineModel
  public import UIKit

  extension UIView {
    /// What is on the screen below this view, as the layout that diagrams, goldens and comparisons read:
    /// frames, constraints with both ends, guides, priorities, content sizes, and names from stored
    /// properties.
    ///
    /// ```swift
    /// let layout = controller.redlineLayout()
    /// try JSONEncoder().encode(layout).write(to: folder.appending(path: "login.json"))
    /// ```
    ///
    /// Lays out first. The layout says what UIKit made of the views; nothing is solved again. Constraints
    /// that are not active belong to no view and are not there. Lines of source code are not known.
    /// - Parameter name: The title; the class of the view's controller, or its own, unless given.
    /// - Returns: Points from this view's top left corner.
    public func redlineLayout(name: String? = nil) -> SolvedLayout {
      layoutIfNeeded()
      return Capture(self).layout(name: name)
    }
  }

  extension UIViewController {
    /// What is on the screen below the controller's view; see ``UIKit/UIView/redlineLayout(name:)``.
    public func redlineLayout(name: String? = nil) -> SolvedLayout {
      view.redlineLayout(name: name ?? "\(type(of: self))")
    }
  }
#endif
