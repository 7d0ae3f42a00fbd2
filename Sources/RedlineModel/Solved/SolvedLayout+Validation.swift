import Foundation

extension SolvedLayout {
  /// Checks what solving and drawing rely on, for a layout from an untrusted text.
  /// - Parameter limit: The largest coordinate, size or length in points.
  package func validate(limit: Double) throws(LayoutFormatError) {
    guard !items.isEmpty else { throw .noItems }
    let range = NumberRange(limit: limit)
    try range.check(environment)
    if let screen = bars?.screen {
      try range.check(screen.device)
      try range.check([screen.top], "the screen", isSize: true)
    }
    try range.check(bars?.toolbarSpaces?.compactMap(\.width) ?? [], "the toolbar")
    try checkPaths()
    // A copy of an item takes longer than to look at its numbers.
    for index in items.indices { try range.check(items[index]) }
    for guide in guides {
      try range.check(guide.frame, guide.id)
      if let insets = guide.insets { try range.check(insets.all, guide.id) }
    }
    let constraints = constraints
    for index in constraints.indices { try range.check(constraints[index]) }
    for finding in diagnostics {
      for freedom in finding.freedoms {
        let values = [freedom.lowEdge, freedom.highEdge, freedom.lowSize, freedom.highSize]
        try range.check(values, finding.id)
      }
    }
  }

  /// Checks that ids are there once, that parents come before their children, and that constraints
  /// name what is there.
  private func checkPaths() throws(LayoutFormatError) {
    var known: Set<String> = []
    known.reserveCapacity(items.count + guides.count + spacers.count)
    for index in items.indices {
      let (id, parent) = (items[index].id, items[index].parent)
      if index > 0 {
        guard let parent else { throw .secondRoot(item: id) }
        guard known.contains(parent) else { throw .unknownParent(item: id, parent: parent) }
      } else if let parent {
        throw .unknownParent(item: id, parent: parent)
      }
      guard known.insert(id).inserted else { throw .duplicate(id: id) }
    }
    for index in items.indices {
      guard let accessibility = items[index].accessibility else { continue }
      for id in accessibility.elements ?? []
      where !known.contains(id) && accessibility.object(id) == nil {
        throw .unknownElement(item: items[index].id, element: id)
      }
    }
    let owned = guides.map { ($0.id, $0.owner) } + spacers.map { ($0.id, $0.owner) }
    for (id, owner) in owned where !known.contains(owner) && owner != "" {
      throw .unknownParent(item: id, parent: owner)
    }
    for (id, _) in owned {
      guard known.insert(id).inserted else { throw .duplicate(id: id) }
    }
    let constraints = constraints
    var ids: Set<String> = []
    ids.reserveCapacity(constraints.count)
    func check(_ item: String?, of id: String) throws(LayoutFormatError) {
      guard let item, !known.contains(item) else { return }
      throw .unknownItem(constraint: id, item: item)
    }
    for index in constraints.indices {
      let id = constraints[index].id
      guard ids.insert(id).inserted else { throw .duplicate(id: id) }
      try check(constraints[index].first.item, of: id)
      try check(constraints[index].second?.item, of: id)
      try check(constraints[index].holder, of: id)
    }
  }
}

/// The numbers that a layout may have.
private struct NumberRange {
  let limit: Double

  func check(_ environment: LayoutEnvironment) throws(LayoutFormatError) {
    try check(environment.device)
    try check(environment.keyboardHeight, "the keyboard", isSize: true)
  }

  func check(_ device: Device) throws(LayoutFormatError) {
    guard device.scale > 0, device.scale <= 8 else { throw .scale(device.scale) }
    let size = device.portraitSize
    for value in [size.width, size.height] { try check(value, "the device", isSize: true) }
    for value in device.safeAreaInsets.all { try check(value, "the device", isSize: true) }
  }

  func check(_ item: SolvedLayout.Item) throws(LayoutFormatError) {
    try check(item.frame, item.id)
    try check(item.alignmentRect, item.id)
    try check(
      [
        item.firstBaseline, item.lastBaseline, item.intrinsicWidth, item.intrinsicHeight,
        item.baselines?.fromTop, item.baselines?.fromBottom, item.style.cornerRadius,
        item.text?.font.pointSize, item.text?.font.leading, item.stack?.spacing,
      ], item.id)
    try check(item.stack?.gaps ?? [], item.id)
    try check(item.control.numbers.map(\.value), item.id)
    try checkLooks(item)
  }

  private func checkLooks(_ item: SolvedLayout.Item) throws(LayoutFormatError) {
    let style = item.style
    try check([style.alpha, style.borderWidth, style.zPosition], item.id)
    for shadow in [style.shadow, item.text?.shadow].compactMap(\.self) {
      try check(
        [shadow.opacity, shadow.radius, shadow.offset.width, shadow.offset.height], item.id)
    }
    for object in item.accessibility?.objects ?? [] { try check(object.frame, item.id) }
    if let frame = item.accessibility?.frame { try check(frame, item.id) }
    for painting in style.paintings ?? [] { try check(painting, item.id) }
    try check(style.transform ?? [], item.id)
    if let mask = style.mask { try check(.init(path: mask), item.id) }
    if let scroll = item.scroll {
      try check([scroll.contentOffset.x, scroll.contentOffset.y], item.id)
      try check(scroll.contentInset.all, item.id)
    }
    if let insets = item.text?.insets { try check(insets.all, item.id) }
    for run in item.text?.runs ?? [] {
      try check([Double(run.location), Double(run.length)], item.id, isSize: true)
      try check(
        [
          run.font?.pointSize, run.font?.leading, run.kern, run.baselineOffset,
          run.attachment?.bottom, run.attachment.map { Double($0.size.width) },
          run.attachment.map { Double($0.size.height) },
        ], item.id)
      try check(run.paragraph?.numbers.map(\.value) ?? [], item.id)
    }
  }

  private func check(
    _ painting: SolvedLayout.Painting, _ id: String
  ) throws(LayoutFormatError) {
    try check([painting.lineWidth, painting.opacity], id)
    for number in painting.numbers { try check(number, id) }
    if let shadow = painting.shadow {
      try check(
        [shadow.opacity, shadow.radius, shadow.offset.width, shadow.offset.height], id)
    }
    guard let gradient = painting.gradient else { return }
    for point in [gradient.start, gradient.end] { try check([point.x, point.y], id) }
    for stop in gradient.stops { try check(stop.location, id) }
  }

  func check(_ constraint: SolvedLayout.Constraint) throws(LayoutFormatError) {
    guard constraint.priority > 0, constraint.priority <= 1000 else {
      throw .priority(constraint: constraint.id, value: constraint.priority)
    }
    try check([constraint.multiplier, constraint.constant, constraint.residual], constraint.id)
  }

  func check(_ rect: CGRect, _ subject: String) throws(LayoutFormatError) {
    try check([rect.origin.x, rect.origin.y], subject)
    for size in [rect.size.width, rect.size.height] { try check(size, subject, isSize: true) }
  }

  func check(
    _ values: [Double?], _ subject: String, isSize: Bool = false
  ) throws(LayoutFormatError) {
    for case .some(let value) in values { try check(value, subject, isSize: isSize) }
  }

  private func check(
    _ value: Double, _ subject: String, isSize: Bool = false
  ) throws(LayoutFormatError) {
    // A comparison with NaN is false.
    guard value <= limit, value >= (isSize ? 0 : -limit) else {
      throw .number(subject: subject, value: value, limit: limit)
    }
  }
}

extension EdgeInsets {
  fileprivate var all: [Double] { [top, left, bottom, right] }
}
