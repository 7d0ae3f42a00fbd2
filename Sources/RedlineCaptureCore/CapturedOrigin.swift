package import RedlineModel

extension SolvedLayout.Constraint.Origin {
  /// Who made a live constraint, by the names that UIKit and AppKit give to their own.
  package static func captured(class name: String, identifier: String?) -> Self {
    if name == "NSAutoresizingMaskLayoutConstraint" { return .autoresizingMask }
    if name == "NSContentSizeLayoutConstraint" { return .contentSize }
    guard let identifier else { return name.hasPrefix("_") ? .system : .user }
    if stackViews.contains(where: { identifier.hasPrefix($0) }) { return .stackView }
    let isSystem = systems.contains { identifier.hasPrefix($0) }
    return isSystem || name.hasPrefix("_") ? .system : .user
  }

  private static let stackViews = ["UISV-", "NSStackView."]

  private static let systems = [
    "UIView-Encapsulated-Layout", "UIView-", "_UI", "UIInputWindowController-",
    "UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide",
    "NSView-", "NSViewSafeAreaLayoutGuide", "NSViewLayoutMarginsGuide", "NSWindow-",
    "NSSplitView", "_NS",
  ]
}
