import Foundation

extension View {
  /// Throws for numbers that no layout can be made of.
  /// - Parameter item: The view's names, which only an error asks for: they are two strings.
  func check(
    _ content: ViewContent, size: CGSize, insets: EdgeInsets, translatesMask: Bool,
    of item: () -> LayoutTree.Item
  ) throws(LayoutError) {
    let fontSize = content.hasText ? content.text?.font.pointSize ?? 1 : 1
    guard fontSize.isFinite, fontSize > 0 else { throw invalid("font size", fontSize, item) }
    try check("intrinsicContentSize.width", size.width, item)
    try check("intrinsicContentSize.height", size.height, item)
    try check("cornerRadius", cornerRadius, item)
    try check("first baseline", content.firstBaselineFromTop ?? 0, item)
    try check("last baseline", content.lastBaselineFromBottom ?? 0, item)
    try check("alignmentRectInsets.top", insets.top, item)
    try check("alignmentRectInsets.left", insets.left, item)
    try check("alignmentRectInsets.bottom", insets.bottom, item)
    try check("alignmentRectInsets.right", insets.right, item)
    for (property, value) in content.control.numbers { try check(property, value, item) }
    if !hasUsualLooks {
      for (property, value) in lookNumbers { try check(property, value, item) }
    }
    if content.textFit.hasParts { try check(content.text?.runs ?? [], item) }
    if ownHandle.isScrollView, let scroll = asScrollView {
      let (offset, inset) = (scroll.contentOffset, scroll.contentInset)
      try check("contentOffset.x", offset.x, item)
      try check("contentOffset.y", offset.y, item)
      try check("contentInset.top", inset.top, item)
      try check("contentInset.left", inset.left, item)
      try check("contentInset.bottom", inset.bottom, item)
      try check("contentInset.right", inset.right, item)
    }
    if !hasUsualMargins { try checkMargins(item) }
    if translatesMask {
      try check("frame.origin.x", frame.minX, item)
      try check("frame.origin.y", frame.minY, item)
      try check("frame.size.width", frame.width, item)
      try check("frame.size.height", frame.height, item)
    }
    if let stack = asStackView {
      try check("spacing", stack.spacing, item)
      for view in stack.arrangedSubviews {
        try check("custom spacing", stack.spacing(after: view), item)
      }
    }
    try checkPriorities(item)
  }

  private func check(
    _ runs: [SolvedLayout.Text.Run], _ item: () -> LayoutTree.Item
  ) throws(LayoutError) {
    for run in runs {
      try check("kern", run.kern ?? 0, item)
      try check("baselineOffset", run.baselineOffset ?? 0, item)
      for (property, value) in run.paragraph?.numbers ?? [] { try check(property, value, item) }
      let size = run.font?.pointSize ?? 1
      guard size.isFinite, size > 0 else { throw invalid("font size of a run", size, item) }
    }
  }

  private func checkMargins(_ item: () -> LayoutTree.Item) throws(LayoutError) {
    let safe = additionalSafeAreaInsets
    try check("additionalSafeAreaInsets.top", safe.top, item)
    try check("additionalSafeAreaInsets.left", safe.left, item)
    try check("additionalSafeAreaInsets.bottom", safe.bottom, item)
    try check("additionalSafeAreaInsets.right", safe.right, item)
    guard let margins = directionalLayoutMargins else { return }
    try check("directionalLayoutMargins.top", margins.top, item)
    try check("directionalLayoutMargins.leading", margins.leading, item)
    try check("directionalLayoutMargins.bottom", margins.bottom, item)
    try check("directionalLayoutMargins.trailing", margins.trailing, item)
  }

  @inline(__always)
  private func check(_ property: String, _ value: Double, _ item: () -> LayoutTree.Item)
    throws(LayoutError)
  {
    guard abs(value) <= LinearForm.largestNumber else { throw invalid(property, value, item) }
  }

  @inline(never)
  private func invalid(_ property: String, _ value: Double, _ item: () -> LayoutTree.Item)
    -> LayoutError
  {
    .invalidValue(item: item().displayName, property: property, value: value, location: location)
  }

  private func checkPriorities(_ item: () -> LayoutTree.Item) throws(LayoutError) {
    try checkPriorities(hugging, "hugging", item)
    try checkPriorities(compressionResistance, "compression resistance", item)
  }

  private func checkPriorities(
    _ priorities: AxisPair, _ title: String, _ item: () -> LayoutTree.Item
  ) throws(LayoutError) {
    try checkPriority(priorities.horizontal, .horizontal, title, item)
    try checkPriority(priorities.vertical, .vertical, title, item)
  }

  @inline(__always)
  private func checkPriority(
    _ priority: LayoutPriority, _ axis: Axis, _ title: String, _ item: () -> LayoutTree.Item
  ) throws(LayoutError) {
    guard !(priority.rawValue > 0 && priority.rawValue <= 1000) else { return }
    throw .invalidPriority(
      constraint: "\(axis.rawValue) \(title) of \(item().displayName)",
      value: Double(priority.rawValue),
      location: location)
  }
}
