/// An object that `String(format:)` takes for `%@`, by its description; on Apple's systems all do.
public protocol FormattedObject: NSObject, _CVarArgObject {}

extension FormattedObject {
  /// The description, which Foundation's formats ask for.
  public var _cVarArgObject: any CVarArg { String(describing: self)._cVarArgObject }
  /// The object's address, for what asks for no description.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

extension UIResponder: FormattedObject {}
extension UITraitCollection: FormattedObject {}
extension UIColor: FormattedObject {}
extension UIFont: FormattedObject {}
extension UIImage: FormattedObject {}
extension NSLayoutConstraint: FormattedObject {}
extension UILayoutGuide: FormattedObject {}
extension UIGestureRecognizer: FormattedObject {}
