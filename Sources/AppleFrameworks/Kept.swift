import Foundation
import UIKit

/// What extensions store on objects, by the names of their properties.
final class KeptValues: NSObject {
  var values: [String: Any] = [:]
}

nonisolated(unsafe) private var key: UInt8 = 0

extension NSObject {
  /// What a property was set to, or what it usually is.
  func kept<Value>(_ usual: @autoclosure () -> Value, _ name: String = #function) -> Value {
    let kept = objc_getAssociatedObject(self, &key) as? KeptValues
    return kept?.values[name] as? Value ?? usual()
  }

  /// Stores what a property is set to.
  func keep<Value>(_ value: Value, _ name: String = #function) {
    let kept = objc_getAssociatedObject(self, &key) as? KeptValues ?? KeptValues()
    kept.values[name] = value
    objc_setAssociatedObject(self, &key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
