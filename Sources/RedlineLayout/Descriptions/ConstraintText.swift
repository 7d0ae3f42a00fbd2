/// One constraint as UIKit prints it, from both ends, which keep the order in which they were
/// written.
struct ConstraintText {
  /// One end: its name and what decides about the form.
  struct End {
    var name: String
    var attribute: Attribute
    /// The names of the item's superview, `nil` for a guide or a view without one.
    var superview: String?
    /// What stands for the item after `names:`, where its name does not say it.
    var note: String?
    /// `UIView:0x1`, for the bar that stands for a superview.
    var noteAsSuperview: String
  }

  var className = "NSLayoutConstraint"
  var address: String
  var identifier: String?
  var first: End
  var relation = Relation.equal
  var second: End?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
  /// The kind of spacing that the constant is: `NSSpace`.
  var spacing: String?
  /// Between the address and the equation: the mask of an autoresizing constraint.
  var prefix = ""
  /// In place of the priority: what a content size prints.
  var suffix: String?
  var isActive = true

  var description: String {
    let visual = visualForm
    var notes = visual?.notes ?? [first.note, second?.note].compactMap { $0 }
    notes = notes.enumerated().filter { !notes[..<$0.offset].contains($0.element) }.map(\.element)
    let label = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    let names = notes.isEmpty ? "" : ", names: \(notes.joined(separator: ", ")) "
    return
      "<\(className):\(address)\(label)\(prefix) \(visual?.text ?? equation)   (\(state)\(names))>"
  }

  // MARK: Forms

  private var relationText: String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var equation: String {
    var text = "\(first.name).\(first.attribute.name) \(relationText) "
    if let second {
      switch multiplier {
      case 1: break
      case -1: text += "-"
      default: text += "\(shortNumber(multiplier))*"
      }
      text += "\(second.name).\(second.attribute.name)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += shortNumber(abs(constant)) }
    } else {
      text += shortNumber(constant)
    }
    if let suffix { return "\(text) \(suffix)" }
    return priority < 1000 ? "\(text) priority:\(shortNumber(priority))" : text
  }

  /// `H:[A]-(8)-[B]`, if the first end is the later one of a pair that visual formats can join.
  private var visualForm: (text: String, notes: [String])? {
    guard let second, multiplier == 1, suffix == nil, prefix.isEmpty,
      let axis = first.attribute.axis, !first.attribute.isDimension
    else { return nil }
    let isStart = [.leading, .left, .top].contains(first.attribute)
    let isEnd = [.trailing, .right, .bottom].contains(first.attribute)
    let tail = [.left, .right].contains(first.attribute) ? "(LTR)" : ""
    let head = axis == .horizontal ? "H:" : "V:"
    if first.attribute == second.attribute {
      if isStart, first.superview == second.noteAsSuperview {
        return (
          "\(head)|-(\(gap))-[\(first.name)]\(tail)",
          [first.note, "'|':\(second.noteAsSuperview)"].compactMap { $0 }
        )
      }
      if isEnd, second.superview == first.noteAsSuperview {
        return (
          "\(head)[\(second.name)]-(\(gap))-|\(tail)",
          [second.note, "'|':\(first.noteAsSuperview)"].compactMap { $0 }
        )
      }
      return nil
    }
    guard isStart, second.attribute == first.attribute.opposite,
      first.superview != second.noteAsSuperview, second.superview != first.noteAsSuperview
    else { return nil }
    return (
      "\(head)[\(second.name)]-(\(gap))-[\(first.name)]\(tail)",
      [second.note, first.note].compactMap { $0 }
    )
  }

  /// `8`, `>=8`, `8@750`, `NSSpace(8)`.
  private var gap: String {
    let number = spacing.map { "\($0)(\(shortNumber(constant)))" } ?? shortNumber(constant)
    let relation = relation == .equal ? "" : relationText
    return relation + number + (priority < 1000 ? "@\(shortNumber(priority))" : "")
  }
}

extension Attribute {
  /// The line at the other end.
  fileprivate var opposite: Attribute? {
    switch self {
    case .leading: .trailing
    case .left: .right
    case .top: .bottom
    case .trailing: .leading
    case .right: .left
    case .bottom: .top
    default: nil
    }
  }
}

extension ItemNames {
  func end(_ item: any LayoutItem, _ attribute: Attribute) -> ConstraintText.End {
    ConstraintText.End(
      name: name(of: item), attribute: attribute,
      superview: superview(of: item).map { noteAsSuperview($0) },
      note: identifier(of: item).map { "\($0):\(address(of: item))" },
      noteAsSuperview: noteAsSuperview(item))
  }

  /// UIKit's own guides print like views inside of their owner.
  private func superview(of item: any LayoutItem) -> View? {
    if let view = item as? View { return view.superview }
    guard let guide = item as? LayoutGuide, guide.kind != .custom else { return nil }
    return guide.owningView
  }

  private func noteAsSuperview(_ item: any LayoutItem) -> String {
    identifier(of: item).map { "\($0):\(address(of: item))" } ?? name(of: item)
  }
}
