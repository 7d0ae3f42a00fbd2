#if os(macOS) || REDLINE_APPKIT_STAND_IN
  public import Foundation
  public import RedlineModel

  #if REDLINE_APPKIT_STAND_IN
    public import AppKitStandIn
  #else
    public import AppKit
  #endif

  extension NSView {
    /// What is on the screen below this view, as the layout that diagrams, goldens and comparisons read:
    /// frames, constraints with both ends, guides, priorities, content sizes, and names from stored
    /// properties.
    ///
    /// ```swift
    /// let layout = controller.redlineLayout()
    /// try JSONEncoder().encode(layout).write(to: folder.appending(path: "inspector.json"))
    /// ```
    ///
    /// Lays out first. The layout says what AppKit made of the views; nothing is solved again. Constraints
    /// that are not active belong to no view and are not there, nor are those that the window's frame
    /// holds. Lines of source code are not known.
    /// - Parameter name: The title; the class of the view's controller, or its own, unless given.
    /// - Returns: Points from this view's top left corner, whether the view is flipped or not.
    public func redlineLayout(name: String? = nil) -> SolvedLayout {
      layoutSubtreeIfNeeded()
      return MacCapture(self).layout(name: name)
    }

    /// A picture of the view as it draws itself, as PNG, to lay a diagram over; `nil` for a view without
    /// an area. What layers draw without their views is not in it.
    public func redlineBackdrop() -> Data? {
      guard let picture = bitmapImageRepForCachingDisplay(in: bounds) else { return nil }
      cacheDisplay(in: bounds, to: picture)
      return picture.representation(using: .png, properties: [:])
    }
  }

  extension NSViewController {
    /// What is on the screen below the controller's view, as ``AppKit/NSView/redlineLayout(name:)`` says.
    public func redlineLayout(name: String? = nil) -> SolvedLayout {
      view.redlineLayout(name: name ?? "\(type(of: self))")
    }
  }

  extension NSWindow {
    /// What is below the window's content view, as ``AppKit/NSView/redlineLayout(name:)`` says; `nil`
    /// without one. Views that stored properties of the window or its controller name have these names.
    public func redlineLayout(name: String? = nil) -> SolvedLayout? {
      contentView?.redlineLayout(name: name ?? (title.isEmpty ? nil : title))
    }
  }
#endif
