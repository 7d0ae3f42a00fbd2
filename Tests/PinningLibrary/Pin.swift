public import UIKit

// A layout library in the way of those that people use, for tests of what findings name.

extension UIView {
  /// Makes constraints in a closure and activates them.
  @discardableResult
  public func pinning(_ make: (Pinner) -> Void) -> [NSLayoutConstraint] {
    let pinner = Pinner(self)
    make(pinner)
    return pinner.install()
  }
}

/// Notes what is asked for, and makes it at the end.
@MainActor public final class Pinner {
  private let view: UIView
  private var wanted: [CGFloat] = []

  init(_ view: UIView) { self.view = view }

  /// A width in points.
  public func width(_ width: CGFloat) { wanted.append(width) }

  func install() -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = wanted.map { width in width.constraint(of: view) }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

extension CGFloat {
  @MainActor fileprivate func constraint(of view: UIView) -> NSLayoutConstraint {
    view.widthAnchor.constraint(equalToConstant: self)
  }
}
