/// What could be styled for all instances at once in UIKit; here it says only that something has
/// looks.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What could hold styles for what is in it; here it says only that something has contents.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
