import Foundation

extension View {
  /// Throws for numbers that no layout can be made of.
  func check(
    _ content: ViewContent, size: CGSize, insets: EdgeInsets, translatesMask: Bool, name: String
  ) throws(LayoutError) {
    let fontSize = content.text?.font.pointSize ?? 1
    guard fontSize.isFinite, fontSize > 0 else { throw invalid("font size", fontSize, name) }
    try check("intrinsicContentSize.width", size.width, name)
    try check("intrinsicContentSize.height", size.height, name)
    try check("cornerRadius", cornerRadius, name)
    try check("first baseline", content.firstBaselineFromTop ?? 0, name)
    try check("last baseline", content.lastBaselineFromBottom ?? 0, name)
    try check("alignmentRectInsets.top", insets.top, name)
    try check("alignmentRectInsets.left", insets.left, name)
    try check("alignmentRectInsets.bottom", insets.bottom, name)
    try check("alignmentRectInsets.right", insets.right, name)
    for (property, value) in content.control.numbers { try check(property, value, name) }
    if !hasUsualLooks {
      for (property, value) in lookNumbers { try check(property, value, name) }
    }
    for run in content.text?.runs ?? [] {
      try check("kern", run.kern ?? 0, name)
      try check("baselineOffset", run.baselineOffset ?? 0, name)
      for (property, value) in run.paragraph?.numbers ?? [] { try check(property, value, name) }
      let size = run.font?.pointSize ?? 1
      guard size.isFinite, size > 0 else { throw invalid("font size of a run", size, name) }
    }
    if ownHandle.isScrollView, let scroll = self as? ScrollView {
      let (offset, inset) = (scroll.contentOffset, scroll.contentInset)
      try check("contentOffset.x", offset.x, name)
      try check("contentOffset.y", offset.y, name)
      try check("contentInset.top", inset.top, name)
      try check("contentInset.left", inset.left, name)
      try check("contentInset.bottom", inset.bottom, name)
      try check("contentInset.right", inset.right, name)
    }
    if !hasUsualMargins { try checkMargins(name) }
    if translatesMask {
      try check("frame.origin.x", frame.minX, name)
      try check("frame.origin.y", frame.minY, name)
      try check("frame.size.width", frame.width, name)
      try check("frame.size.height", frame.height, name)
    }
    if let stack = self as? StackView {
      try check("spacing", stack.spacing, name)
      for view in stack.arrangedSubviews {
        try check("custom spacing", stack.spacing(after: view), name)
      }
    }
    try checkPriorities(name)
  }

  private func checkMargins(_ name: String) throws(LayoutError) {
    let safe = additionalSafeAreaInsets
    try check("additionalSafeAreaInsets.top", safe.top, name)
    try check("additionalSafeAreaInsets.left", safe.left, name)
    try check("additionalSafeAreaInsets.bottom", safe.bottom, name)
    try check("additionalSafeAreaInsets.right", safe.right, name)
    guard let margins = directionalLayoutMargins else { return }
    try check("directionalLayoutMargins.top", margins.top, name)
    try check("directionalLayoutMargins.leading", margins.leading, name)
    try check("directionalLayoutMargins.bottom", margins.bottom, name)
    try check("directionalLayoutMargins.trailing", margins.trailing, name)
  }

  @inline(__always)
  private func check(_ property: String, _ value: Double, _ name: String) throws(LayoutError) {
    guard abs(value) <= LinearForm.largestNumber else { throw invalid(property, value, name) }
  }

  @inline(never)
  private func invalid(_ property: String, _ value: Double, _ name: String) -> LayoutError {
    .invalidValue(item: name, property: property, value: value, location: location)
  }

  private func checkPriorities(_ name: String) throws(LayoutError) {
    try checkPriorities(hugging, "hugging", name)
    try checkPriorities(compressionResistance, "compression resistance", name)
  }

  private func checkPriorities(
    _ priorities: AxisPair, _ title: String, _ name: String
  ) throws(LayoutError) {
    try checkPriority(priorities.horizontal, .horizontal, title, name)
    try checkPriority(priorities.vertical, .vertical, title, name)
  }

  @inline(__always)
  private func checkPriority(
    _ priority: LayoutPriority, _ axis: Axis, _ title: String, _ name: String
  ) throws(LayoutError) {
    guard !(priority.rawValue > 0 && priority.rawValue <= 1000) else { return }
    throw .invalidPriority(
      constraint: "\(axis.rawValue) \(title) of \(name)", value: Double(priority.rawValue),
      location: location)
  }
}
