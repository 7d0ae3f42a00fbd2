import Foundation
package import RedlineModel

/// What makes a decoded layout unfit for drawing.
package enum LayoutFlaw: Error, CustomStringConvertible {
  case undecodable(String)
  case newerFormat(Int)
  case noItems
  case duplicate(id: String)
  case unknownParent(item: String, parent: String)
  case secondRoot(item: String)
  case unknownItem(constraint: String, item: String)
  case number(subject: String, value: Double)
  case scale(Double)
  case priority(constraint: String, value: Double)

  /// The largest coordinate or size in points.
  package static let limit = 1_000_000.0

  package var description: String {
    switch self {
    case .undecodable(let reason): reason
    case .newerFormat(let version):
      """
      its format is version \(version), and this Redline reads up to \
      \(SolvedLayout.formatVersion); update Redline
      """
    case .noItems: "it has no views"
    case .duplicate(let id): "two of its items have the id \(id)"
    case .unknownParent(let item, let parent):
      "the parent \(parent) of \(item) does not come before it"
    case .secondRoot(let item): "\(item) has no parent, and only the first view may have none"
    case .unknownItem(let constraint, let item):
      "the constraint \(constraint) refers to \(item), which it does not have"
    case .number(let subject, let value):
      "\(subject) has the number \(formatted(value)); at most \(formatted(Self.limit)) is allowed"
    case .scale(let value):
      "the device's scale is \(formatted(value)); it must be above 0 and at most 8"
    case .priority(let constraint, let value):
      "the constraint \(constraint) has the priority \(formatted(value)), not one of 0 to 1000"
    }
  }
}

extension SolvedLayout {
  /// Checks what a drawing relies on, for a layout from an untrusted file.
  package func validate() throws(LayoutFlaw) {
    guard !items.isEmpty else { throw .noItems }
    let device = environment.device
    guard device.scale > 0, device.scale <= 8 else { throw .scale(device.scale) }
    try check(device.portraitSize.width, "the device", isSize: true)
    try check(device.portraitSize.height, "the device", isSize: true)
    try check(environment.keyboardHeight, "the keyboard", isSize: true)
    let insets = device.safeAreaInsets
    for inset in [insets.top, insets.left, insets.bottom, insets.right] {
      try check(inset, "the device", isSize: true)
    }
    var known: Set<String> = []
    for (index, item) in items.enumerated() {
      if index > 0 {
        guard let parent = item.parent else { throw .secondRoot(item: item.id) }
        guard known.contains(parent) else {
          throw .unknownParent(item: item.id, parent: parent)
        }
      } else if let parent = item.parent {
        throw .unknownParent(item: item.id, parent: parent)
      }
      guard known.insert(item.id).inserted else { throw .duplicate(id: item.id) }
      try check(item)
    }
    for guide in guides {
      guard known.contains(guide.owner) else {
        throw .unknownParent(item: guide.id, parent: guide.owner)
      }
    }
    for guide in guides {
      guard known.insert(guide.id).inserted else { throw .duplicate(id: guide.id) }
      try check(guide.frame, guide.id)
    }
    try checkConstraints(known)
    for diagnostic in diagnostics {
      for freedom in diagnostic.freedoms {
        for value in [freedom.lowEdge, freedom.highEdge, freedom.lowSize, freedom.highSize] {
          if let value { try check(value, diagnostic.id) }
        }
      }
    }
  }

  private func check(_ item: Item) throws(LayoutFlaw) {
    try check(item.frame, item.id)
    try check(item.alignmentRect, item.id)
    var numbers = [
      item.firstBaseline, item.lastBaseline, item.intrinsicWidth, item.intrinsicHeight,
      item.style.cornerRadius, item.text?.font.pointSize, item.text?.font.leading,
      item.stack?.spacing,
    ]
    numbers += item.stack?.gaps ?? []
    numbers += item.control.numbers.map(\.value)
    for case .some(let value) in numbers { try check(value, item.id) }
  }

  private func checkConstraints(_ known: Set<String>) throws(LayoutFlaw) {
    var ids: Set<String> = []
    for constraint in constraints {
      guard ids.insert(constraint.id).inserted else { throw .duplicate(id: constraint.id) }
      for anchor in [constraint.first, constraint.second] {
        if let anchor, !known.contains(anchor.item), !isHelper(anchor.item, constraint, known) {
          throw .unknownItem(constraint: constraint.id, item: anchor.item)
        }
      }
      guard constraint.priority > 0, constraint.priority <= 1000 else {
        throw .priority(constraint: constraint.id, value: constraint.priority)
      }
      for value in [constraint.multiplier, constraint.constant, constraint.residual] {
        try check(value, constraint.id)
      }
    }
  }

  /// Whether it is one of the guides by which a stack view arranges its views, which no file lists.
  private func isHelper(_ id: String, _ constraint: Constraint, _ known: Set<String>) -> Bool {
    guard constraint.origin == .stackView else { return false }
    // The root's name is no part of a path.
    guard let slash = id.lastIndex(of: "/") else { return true }
    return known.contains(String(id[..<slash]))
  }

  private func check(_ rect: CGRect, _ subject: String) throws(LayoutFlaw) {
    try check(rect.origin.x, subject)
    try check(rect.origin.y, subject)
    try check(rect.size.width, subject, isSize: true)
    try check(rect.size.height, subject, isSize: true)
  }

  private func check(
    _ value: Double, _ subject: String, isSize: Bool = false
  ) throws(LayoutFlaw) {
    // A comparison with NaN is false.
    guard value <= LayoutFlaw.limit, value >= (isSize ? 0 : -LayoutFlaw.limit) else {
      throw .number(subject: subject, value: value)
    }
  }
}
