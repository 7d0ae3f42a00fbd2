import RedlineLayout

extension UIView {
  /// Adds what is set on any view and shows only where others depend on it.
  func addUndrawn(to settings: inout ObjectSettings) {
    settings.add(
      "semanticContentAttribute", unusual: semanticContentAttribute,
      UISemanticContentAttribute.unspecified)
    settings.add("layoutMargins", unusual: peer.directionalLayoutMargins, nil)
    settings.add(
      "preservesSuperviewLayoutMargins", unusual: peer.preservesSuperviewLayoutMargins, false)
    settings.add(
      "insetsLayoutMarginsFromSafeArea", unusual: peer.insetsLayoutMarginsFromSafeArea, true)
    if !isOfUIKit { addOverridden(to: &settings) }
    if let stack = self as? UIStackView {
      settings.add(
        "isBaselineRelativeArrangement", unusual: stack.isBaselineRelativeArrangement, false)
      settings.add(
        "isLayoutMarginsRelativeArrangement", unusual: stack.isLayoutMarginsRelativeArrangement,
        false)
    }
    if !(self is UIScrollView) { settings.add("bounds.origin", bounds.origin, usual: CGPoint.zero) }
  }

  /// Adds what a class of the program says by overriding a property that UIKit stores.
  private func addOverridden(to settings: inout ObjectSettings) {
    for properties in OverridableProperties.all { properties.add(self, &settings) }
    settings.add("backgroundColor", unusual: backgroundColor, stored.backgroundColor)
    settings.add("alpha", unusual: alpha, stored.alpha)
    settings.add("contentMode", unusual: contentMode, stored.contentMode)
    settings.add("isHidden", unusual: isHidden, peer.isHidden)
    settings.add(
      "isUserInteractionEnabled", unusual: isUserInteractionEnabled, peer.isUserInteractionEnabled)
    settings.add("clipsToBounds", unusual: clipsToBounds, peer.clipsToBounds)
    if let view = self as? UILabel, let label = peer as? Label {
      settings.add("text", unusual: view.text ?? "", label.text)
      settings.add("font", unusual: view.font.peer, label.font)
      settings.add("numberOfLines", unusual: view.numberOfLines, label.numberOfLines)
      settings.add("textAlignment", unusual: view.textAlignment.peer, label.textAlignment)
    } else if let view = self as? UITextField, let field = peer as? TextField {
      settings.add("text", unusual: view.text ?? "", field.text)
      settings.add("placeholder", unusual: view.placeholder ?? "", field.placeholder)
      settings.add("textAlignment", unusual: view.textAlignment.peer, field.textAlignment)
      settings.add("isSecureTextEntry", unusual: view.isSecureTextEntry, field.isSecureTextEntry)
    }
  }
}
