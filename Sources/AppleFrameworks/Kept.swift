import Foundation
import UIKit

/// What extensions store on objects, by the names of their properties.
final class KeptValues: NSObject {
  var values: [String: Any] = [:]
}

/// An address that nothing else has; nothing is stored there.
nonisolated(unsafe) private let key = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension NSObject {
  /// What a property was set to, or what it usually is.
  func kept<Value>(_ usual: @autoclosure () -> Value, _ name: String = #function) -> Value {
    let kept = objc_getAssociatedObject(self, key) as? KeptValues
    return kept?.values[name] as? Value ?? usual()
  }

  /// Stores what a property is set to.
  func keep<Value>(_ value: Value, _ name: String = #function) {
    let kept = objc_getAssociatedObject(self, key) as? KeptValues ?? KeptValues()
    kept.values[name] = value
    objc_setAssociatedObject(self, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
