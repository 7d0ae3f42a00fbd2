import Foundation

/// The names of views and guides in texts that people put beside UIKit's.
///
/// UIKit prints addresses, which differ from run to run. Here, `0x5` stands in their place: the
/// fifth object of the hierarchy, counted from its root, views first (a view before its subviews,
/// back to front) and then their guides. An object outside of the hierarchy is `0x0`.
struct ItemNames {
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The constraints in the order of the views that hold them, from 1.
  private var constraintNumbers: [ObjectIdentifier: Int] = [:]

  init(root: View) {
    var views: [View] = []
    var pending = [root]
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    for view in views {
      numbers[ObjectIdentifier(view)] = numbers.count + 1
      for constraint in view.constraints where !constraint.isDangling {
        constraintNumbers[ObjectIdentifier(constraint)] = constraintNumbers.count + 1
      }
    }
    for view in views {
      for guide in view.requestedGuides + view.layoutGuides {
        numbers[ObjectIdentifier(guide)] = numbers.count + 1
      }
    }
  }

  func address(of object: AnyObject) -> String {
    pointer(numbers[ObjectIdentifier(object)] ?? constraintNumbers[ObjectIdentifier(object)] ?? 0)
  }

  /// `UILabel:0x3'Just text'`, `UILayoutGuide:0x5'UIViewLayoutMarginsGuide'`, or an accessibility
  /// identifier.
  func name(of item: any LayoutItem) -> String {
    if let identifier = identifier(of: item) { return identifier }
    let name = "\(className(of: item)):\(address(of: item))"
    if let guide = item as? LayoutGuide { return "\(name)'\(guide.uikitIdentifier)'" }
    guard let text = shownText(of: item) else { return name }
    return "\(name)'\(text)'"
  }

  func identifier(of item: any LayoutItem) -> String? {
    guard let identifier = (item as? View)?.accessibilityIdentifier, !identifier.isEmpty else {
      return nil
    }
    return identifier
  }

  /// The class as UIKit calls it; classes of apps with their module.
  func className(of object: AnyObject) -> String {
    // A class inside a function or a private one has a part that changes with each build.
    let shown: AnyObject = (object as? View)?.facade?.object ?? object
    let parts = String(reflecting: type(of: shown)).split(separator: ".")
      .filter { !$0.contains("unknown context") && !$0.hasSuffix(")") }
    guard let last = parts.last else { return "NSObject" }
    switch parts.first {
    case "RedlineLayout":
      if let view = type(of: shown) as? View.Type { return view.uikitName }
      return shown is LayoutConstraint ? "NSLayoutConstraint" : "UI\(last)"
    case "UIKit": return String(last)
    default: return parts.joined(separator: ".")
    }
  }

  /// What labels, buttons and text views show, cut after 25 characters.
  private func shownText(of item: any LayoutItem) -> String? {
    let text: String? =
      switch item {
      case let label as Label: label.text
      case let button as Button: button.title
      case let view as TextView: view.text
      default: nil
      }
    guard let text, !text.isEmpty else { return nil }
    return text.count > 25 ? text.prefix(25) + "..." : text
  }
}

/// `0x1f`.
func pointer(_ number: Int) -> String { "0x" + String(number, radix: 16) }

/// A number as C's `%g` prints it.
func shortNumber(_ value: Double) -> String {
  String(format: "%g", value == 0 ? 0 : value)
}

extension LayoutGuide {
  /// The identifiers that UIKit gives its own guides.
  var uikitIdentifier: String {
    switch kind {
    case .custom: identifier
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    }
  }
}
