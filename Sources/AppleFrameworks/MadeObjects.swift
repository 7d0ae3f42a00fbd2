public import Foundation
import UIKit

extension NSObject {
  /// What `T()` makes of a class that is not known before the program runs: a convenience initializer
  /// calls the designated one of the class that it is called on. The compiler does not let it be called
  /// on such a class, so it is called by its symbol, as the lists of the module UIKit do.
  public convenience init(madeBy name: String) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC15AppleFrameworksE6madeByACSS_tcfC")
  class func make(madeBy name: __owned String) -> NSObject
}

/// An object of a class that is not known before the program runs; what rewritten code calls for `T()`.
/// It ends the program for a class that hides `init()` and says not what it has in place of it.
public func makeObject<T: NSObject>(_ type: T.Type) -> T {
  if let responder = type as? UIResponder.Type {
    // Off the main actor views are made as in UIKit: nobody asks where.
    let made: @MainActor () -> UIResponder? = { responder.ownObject() }
    if let object = unsafeBitCast(made, to: (() -> UIResponder?).self)() { return object as! T }
  }
  return type.make(madeBy: "") as! T
}

/// The name of a class that is not known before the program runs; what rewritten code calls for
/// `type(of: object).description()`.
public func nameOfClass(_ type: AnyClass) -> String {
  (type as? NSObject.Type)?.description() ?? String(reflecting: type)
}
