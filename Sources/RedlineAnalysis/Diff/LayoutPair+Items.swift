import Foundation
import RedlineModel

extension LayoutPair {
  func itemChanges() -> [LayoutDiff.ItemChange] {
    let order = reorderedItems()
    return nodes.indices.filter { nodes[$0].kind == .item }.compactMap { node in
      change(
        node, oldItem(node)?.place, newItem(node)?.place,
        details: oldItem(node).flatMap { one in
          newItem(node).map { details(one, $0, isReordered: order.contains(node)) }
        } ?? [])
    }
  }

  /// UIKit's own guides come and go with the constraints that mention them; only those that stay
  /// are told.
  func guideChanges() -> [LayoutDiff.ItemChange] {
    nodes.indices.filter { nodes[$0].kind == .guide }.compactMap { node in
      let (one, other) = (oldGuide(node), newGuide(node))
      guard one != nil && other != nil || (one ?? other)?.kind == .custom else { return nil }
      return change(node, one?.place, other?.place, details: [])
    }
  }

  private func change(
    _ node: Int, _ one: Place?, _ other: Place?, details: [LayoutDiff.Detail]
  ) -> LayoutDiff.ItemChange? {
    let isRenamed = isRenamed(node)
    let change = LayoutDiff.ItemChange(
      id: nodes[node].id, kind: one == nil ? .added : other == nil ? .removed : .changed,
      oldID: one?.id, isRenamed: isRenamed,
      isHidden: isHidden(node), oldFrame: one?.frame, newFrame: other?.frame,
      oldRect: one?.rect, newRect: other?.rect, details: details)
    let isSame = change.kind == .changed && !isRenamed && details.isEmpty && !change.isMoved
    return isSame ? nil : change
  }

  /// Whether the view itself is hidden wherever it is.
  private func isHidden(_ node: Int) -> Bool {
    nodes[node].kind == .item && (oldItem(node)?.isHidden ?? true)
      && (newItem(node)?.isHidden ?? true)
  }

  /// Whether its own name is another one, which is more than that of a view around it.
  func isRenamed(_ node: Int) -> Bool {
    if let one = oldItem(node), let other = newItem(node) {
      guard one.id != other.id, !isCounted(one, other), other.parent != nil else { return false }
      return one.name != other.name
    }
    if let one = oldGuide(node), let other = newGuide(node) { return one.name != other.name }
    return false
  }

  /// Views that lie at another depth among those of their parent.
  private func reorderedItems() -> Set<Int> {
    var siblings: [String: [(node: Int, old: Int)]] = [:]
    for (index, node) in newItems.enumerated() {
      guard let one = nodes[node].old, let parent = new.items[index].parent,
        old.items[one].parent.map(translated) == parent
      else { continue }
      siblings[parent, default: []].append((node, one))
    }
    var result: Set<Int> = []
    for group in siblings.values {
      let kept = risingPositions(group.map(\.old))
      for (index, member) in group.enumerated() where !kept.contains(index) {
        result.insert(member.node)
      }
    }
    return result
  }

  // MARK: Properties

  private func details(
    _ one: SolvedLayout.Item, _ other: SolvedLayout.Item, isReordered: Bool
  ) -> [LayoutDiff.Detail] {
    var list = DetailList()
    list.note(.kind, one.kind.rawValue, other.kind.rawValue)
    list.note(.className, one.className, other.className)
    list.note(.parent, one.parent.map(translated), other.parent)
    if isReordered { list.note(.order, "other", "changed") }
    list.note(.hidden, one.isHidden, other.isHidden)
    addText(one.text, other.text, to: &list)
    list.note(.contentSize, one.contentSize, other.contentSize)
    list.note(.hugging, one.hugging.text, other.hugging.text)
    list.note(
      .compressionResistance, one.compressionResistance.text, other.compressionResistance.text)
    addStack(one.stack, other.stack, to: &list)
    addStyle(one.style, other.style, to: &list)
    addControl(one.control, other.control, to: &list)
    list.note(.clipping, one.style.clips ?? false, other.style.clips ?? false)
    return list.details
  }

  private func addText(
    _ one: SolvedLayout.Text?, _ other: SolvedLayout.Text?, to list: inout DetailList
  ) {
    guard one != other else { return }
    list.note(.text, one?.string, other?.string)
    guard let one, let other else { return }
    list.note(.font, one.font.words, other.font.words)
    list.note(.textAlignment, one.alignment.rawValue, other.alignment.rawValue)
    list.note(.truncation, one.truncation.rawValue, other.truncation.rawValue)
    list.note(.numberOfLines, formatted(Double(one.numberOfLines)), "\(other.numberOfLines)")
    list.note(.textColor, one.color.name, other.color.name)
    list.note(.placeholder, one.isPlaceholder, other.isPlaceholder)
    list.note(.secure, one.isSecure, other.isSecure)
    list.note(.truncated, one.isTruncated, other.isTruncated)
  }

  private func addStack(
    _ one: SolvedLayout.Stack?, _ other: SolvedLayout.Stack?, to list: inout DetailList
  ) {
    guard let one, let other else { return }
    list.note(.stackAxis, one.axis.rawValue, other.axis.rawValue)
    list.note(.stackDistribution, one.distribution.rawValue, other.distribution.rawValue)
    list.note(.stackAlignment, one.alignment.rawValue, other.alignment.rawValue)
    list.note(.stackSpacing, formatted(one.spacing), formatted(other.spacing))
    list.note(
      .arrangedViews, one.arranged.map(translated).joined(separator: ", "),
      other.arranged.joined(separator: ", "))
  }

  private func addStyle(
    _ one: SolvedLayout.Style, _ other: SolvedLayout.Style, to list: inout DetailList
  ) {
    guard one != other else { return }
    list.note(.background, one.background?.words, other.background?.words)
    list.note(.tint, one.tint?.words, other.tint?.words)
    list.note(.cornerRadius, formatted(one.cornerRadius), formatted(other.cornerRadius))
    list.note(.border, one.borderColor?.words, other.borderColor?.words)
  }

  private func addControl(
    _ one: SolvedLayout.Control, _ other: SolvedLayout.Control, to list: inout DetailList
  ) {
    guard one != other else { return }
    let (old, new) = (one.fields, other.fields)
    for key in SolvedLayout.Control.Fields.Key.allCases {
      list.note(key.aspect.property, old.text(key), new.text(key))
    }
  }
}

extension SolvedLayout.Control.Fields.Aspect {
  /// The property by whose name a difference is told.
  fileprivate var property: LayoutDiff.Detail.Property {
    switch self {
    case .border: .border
    case .image: .image
    case .value: .value
    case .titles: .titles
    case .variant: .variant
    case .insets: .insets
    }
  }
}

/// Collects what differs.
private struct DetailList {
  var details: [LayoutDiff.Detail] = []

  mutating func note(_ property: LayoutDiff.Detail.Property, _ old: String?, _ new: String?) {
    guard old != new else { return }
    details.append(.init(property: property, old: old ?? "none", new: new ?? "none"))
  }

  mutating func note(_ property: LayoutDiff.Detail.Property, _ old: Bool, _ new: Bool) {
    note(property, old ? "yes" : "no", new ? "yes" : "no")
  }
}

/// Where an item or a guide lies.
private struct Place {
  var id: String
  var frame: CGRect
  var rect: CGRect
}

extension SolvedLayout.Item {
  fileprivate var place: Place { Place(id: id, frame: frame, rect: alignmentRect) }

  fileprivate var contentSize: String? {
    guard intrinsicWidth != nil || intrinsicHeight != nil else { return nil }
    return "\(intrinsicWidth.map { formatted($0) } ?? "none") × "
      + (intrinsicHeight.map { formatted($0) } ?? "none")
  }
}

extension SolvedLayout.Guide {
  fileprivate var place: Place { Place(id: id, frame: frame, rect: frame) }
}

extension SolvedLayout.AxisPriorities {
  fileprivate var text: String { "\(formatted(horizontal)), \(formatted(vertical))" }
}

extension Font {
  fileprivate var words: String {
    "\(textStyle.map { "\($0) " } ?? "")\(formatted(pointSize)) pt \(weight)"
  }
}

extension Color {
  fileprivate var words: String { name }
}

/// Positions of a longest rising subsequence of different numbers.
private func risingPositions(_ values: [Int]) -> Set<Int> {
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: values.count)
  for (index, value) in values.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result: Set<Int> = []
  var next = ends.last
  while let index = next {
    result.insert(index)
    next = previous[index]
  }
  return result
}
