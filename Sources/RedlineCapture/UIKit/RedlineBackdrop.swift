#if canImport(UIKit) && !os(Linux)
  public import Foundation
  public import UIKit

  extension UIView {
    /// A picture of the view as it is on the screen, as PNG, to lay a diagram over.
    ///
    /// Needs Apple's graphics, so Redline's own tests cannot run it.
    public func redlineBackdrop() -> Data {
      UIGraphicsImageRenderer(bounds: bounds).pngData { _ in
        drawHierarchy(in: bounds, afterScreenUpdates: true)
      }
    }
  }
#endif
