import Foundation

extension View {
  /// Throws for numbers that no layout can be made of.
  func check(
    _ content: ViewContent, size: CGSize, insets: EdgeInsets, translatesMask: Bool, name: String
  ) throws(LayoutError) {
    let fontSize = content.text?.font.pointSize ?? 1
    guard fontSize.isFinite, fontSize > 0 else { throw invalid("font size", fontSize, name) }
    try check(
      [
        ("intrinsicContentSize.width", size.width), ("intrinsicContentSize.height", size.height),
        ("cornerRadius", cornerRadius),
        ("first baseline", content.firstBaselineFromTop ?? 0),
        ("last baseline", content.lastBaselineFromBottom ?? 0),
        ("alignmentRectInsets.top", insets.top),
        ("alignmentRectInsets.left", insets.left),
        ("alignmentRectInsets.bottom", insets.bottom),
        ("alignmentRectInsets.right", insets.right),
      ], name)
    try check(content.control.numbers, name)
    try check(lookNumbers, name)
    for run in content.text?.runs ?? [] {
      try check([("kern", run.kern ?? 0), ("baselineOffset", run.baselineOffset ?? 0)], name)
      let size = run.font?.pointSize ?? 1
      guard size.isFinite, size > 0 else { throw invalid("font size of a run", size, name) }
    }
    if let scroll = self as? ScrollView {
      let (offset, inset) = (scroll.contentOffset, scroll.contentInset)
      try check(
        [
          ("contentOffset.x", offset.x), ("contentOffset.y", offset.y),
          ("contentInset.top", inset.top), ("contentInset.left", inset.left),
          ("contentInset.bottom", inset.bottom), ("contentInset.right", inset.right),
        ], name)
    }
    let safe = additionalSafeAreaInsets
    try check(
      [
        ("additionalSafeAreaInsets.top", safe.top), ("additionalSafeAreaInsets.left", safe.left),
        ("additionalSafeAreaInsets.bottom", safe.bottom),
        ("additionalSafeAreaInsets.right", safe.right),
      ], name)
    if let margins = directionalLayoutMargins {
      try check(
        [
          ("directionalLayoutMargins.top", margins.top),
          ("directionalLayoutMargins.leading", margins.leading),
          ("directionalLayoutMargins.bottom", margins.bottom),
          ("directionalLayoutMargins.trailing", margins.trailing),
        ], name)
    }
    if translatesMask {
      try check(
        [
          ("frame.origin.x", frame.minX), ("frame.origin.y", frame.minY),
          ("frame.size.width", frame.width), ("frame.size.height", frame.height),
        ], name)
    }
    if let stack = self as? StackView {
      try check([("spacing", stack.spacing)], name)
      try check(
        stack.arrangedSubviews.map { ("custom spacing", stack.spacing(after: $0)) }, name)
    }
    try checkPriorities(name)
  }

  private func check(_ values: [(property: String, value: Double)], _ name: String)
    throws(LayoutError)
  {
    for (property, value) in values where !(abs(value) <= LinearForm.largestNumber) {
      throw invalid(property, value, name)
    }
  }

  private func invalid(_ property: String, _ value: Double, _ name: String) -> LayoutError {
    .invalidValue(item: name, property: property, value: value, location: location)
  }

  private func checkPriorities(_ name: String) throws(LayoutError) {
    for (title, priorities) in [
      ("hugging", hugging), ("compression resistance", compressionResistance),
    ] {
      for axis in Axis.allCases {
        let priority = Double(priorities[axis].rawValue)
        guard !(priority > 0 && priority <= 1000) else { continue }
        throw .invalidPriority(
          constraint: "\(axis.rawValue) \(title) of \(name)", value: priority, location: location)
      }
    }
  }
}
