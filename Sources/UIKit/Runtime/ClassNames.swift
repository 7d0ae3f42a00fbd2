public import Foundation

extension NSObject {
  /// The name of the class as Objective-C has it, such as `UIView` or `MyApp.MyCell`.
  public class func description() -> String {
    let name = String(reflecting: self)
    let frameworks = ["UIKit.", "AppleFrameworks.", "Foundation."]
    guard let framework = frameworks.first(where: name.hasPrefix) else { return name }
    return String(name.dropFirst(framework.count))
  }
}
