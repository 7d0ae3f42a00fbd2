import Foundation
import RedlineModel

extension LayoutPair {
  /// - Parameters:
  ///   - origin: Which values are told that have no property of their own, besides stated ones.
  ///   - moved: Ids of items that are told by their moves.
  func itemChanges(
    telling origin: LayoutDiff.Origin = .stated, except moved: Set<String> = []
  ) -> [LayoutDiff.ItemChange] {
    let order = reorderedItems()
    return nodes.indices.filter { nodes[$0].kind == .item }.compactMap { node in
      change(
        node, oldItem(node)?.place, newItem(node)?.place,
        details: oldItem(node).flatMap { one in
          newItem(node).map {
            details(
              node, one, $0, isReordered: order.contains(node),
              telling: moved.contains($0.id) ? .stated : origin)
          }
        } ?? [])
    }
  }

  /// UIKit's own guides come and go with the constraints that mention them; only those that stay
  /// are told.
  func guideChanges(
    telling origin: LayoutDiff.Origin = .stated, except moved: Set<String> = []
  ) -> [LayoutDiff.ItemChange] {
    nodes.indices.filter { nodes[$0].kind == .guide }.compactMap { node in
      let (one, other) = (oldGuide(node), newGuide(node))
      guard one != nil && other != nil || (one ?? other)?.kind == .custom else { return nil }
      let details = one.flatMap { one in
        other.map {
          guideDetails(node, one, $0, telling: moved.contains($0.id) ? .stated : origin)
        }
      }
      return change(node, one?.place, other?.place, details: details ?? [])
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
    if let one = oldGuide(node), let other = newGuide(node) {
      return one.id != other.id && one.name != other.name
    }
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
    _ node: Int, _ one: SolvedLayout.Item, _ other: SolvedLayout.Item, isReordered: Bool,
    telling origin: LayoutDiff.Origin
  ) -> [LayoutDiff.Detail] {
    guard one != other || isReordered else { return [] }
    var list = DetailList()
    list.note(.kind, one.kind.rawValue, other.kind.rawValue, covering: "kind")
    list.note(.className, one.className, other.className, covering: "className")
    list.note(.parent, one.parent.map(translated), other.parent)
    if isReordered { noteOrder(one, other, in: &list) }
    list.note(.hidden, one.isHidden, other.isHidden, covering: "isHidden")
    addText(one.text, other.text, to: &list)
    list.note(.contentSize, one.contentWords(beside: other), other.contentWords(beside: one))
    list.covered += ["intrinsicWidth", "intrinsicHeight"]
    list.note(.hugging, one.hugging.text, other.hugging.text, covering: "hugging")
    list.note(
      .compressionResistance, one.compressionResistance.text, other.compressionResistance.text,
      covering: "compressionResistance")
    addStack(one.stack, other.stack, to: &list)
    addStyle(one.style, other.style, to: &list)
    addControl(one.control, other.control, to: &list)
    list.note(
      .clipping, one.style.clips ?? false, other.style.clips ?? false, covering: "style.clips")
    addRest(node, one, other, telling: origin, to: &list)
    return list.details
  }

  /// What nothing above has told: each value by its path.
  private func addRest(
    _ node: Int, _ one: SolvedLayout.Item, _ other: SolvedLayout.Item,
    telling origin: LayoutDiff.Origin, to list: inout DetailList
  ) {
    var (one, other) = (one, other)
    one.fillUsual(beside: other)
    other.fillUsual(beside: one)
    // Names of other views are told where those are.
    one.parent = other.parent
    if one.stack?.arranged.map(translated) == other.stack?.arranged {
      one.stack?.arranged = other.stack?.arranged ?? []
    }
    let owners = (one.baselines?.first.map(translated), one.baselines?.last.map(translated))
    one.baselines?.first = owners.0
    one.baselines?.last = owners.1
    // A root view is named for its class.
    let isRoot = other.parent == nil && one.className != other.className
    if isRenamed(node) || isRoot || isCounted(one, other) { one.name = other.name }
    one.location = other.location
    (one.reasons, other.reasons) = (nil, nil)
    // Most items that differ have only moved, and reflection takes its time.
    if origin == .stated { one.copyPlaces(of: other) }
    for difference in StoredValues.differences(one, other) where !list.covers(difference.path) {
      let path = "items.\(difference.path)"
      let found = LayoutDiff.Origin.of(path)
      guard !LayoutDiff.ignores(path), found == .stated || found == origin,
        !isGuessed || found != .derived
      else { continue }
      list.add(difference, found)
    }
  }

  private func guideDetails(
    _ node: Int, _ one: SolvedLayout.Guide, _ other: SolvedLayout.Guide,
    telling origin: LayoutDiff.Origin
  ) -> [LayoutDiff.Detail] {
    var (list, one) = (DetailList(), one)
    one.owner = translated(one.owner)
    if isRenamed(node) { one.name = other.name }
    for difference in StoredValues.differences(one, other) {
      let path = "guides.\(difference.path)"
      let found = LayoutDiff.Origin.of(path)
      guard !LayoutDiff.ignores(path), found == .stated || found == origin,
        !isGuessed || found != .derived
      else { continue }
      list.add(difference, found)
    }
    return list.details
  }

  /// The views that it lies in front of, or where that is the same one, its places.
  private func noteOrder(
    _ one: SolvedLayout.Item, _ other: SolvedLayout.Item, in list: inout DetailList
  ) {
    let before = siblings(of: one, in: old).map { translated($0.id) }
    let now = siblings(of: other, in: new).map(\.id)
    let places = (before.firstIndex(of: other.id) ?? 0, now.firstIndex(of: other.id) ?? 0)
    let word = { (names: [String], place: Int) in
      place == 0 ? "behind all" : "in front of \(names[place - 1].replacing("/", with: "."))"
    }
    let words = (word(before, places.0), word(now, places.1))
    guard words.0 == words.1 else { return list.note(.order, words.0, words.1) }
    list.note(.order, "\(places.0 + 1) of \(before.count)", "\(places.1 + 1) of \(now.count)")
  }

  private func siblings(
    of item: SolvedLayout.Item, in layout: SolvedLayout
  ) -> [SolvedLayout.Item] { layout.items.filter { $0.parent == item.parent } }

  private func addText(
    _ one: SolvedLayout.Text?, _ other: SolvedLayout.Text?, to list: inout DetailList
  ) {
    guard one != other else { return }
    list.note(.text, one?.string, other?.string, covering: "text.string")
    guard let one, let other else { return list.covered.append("text") }
    list.note(.font, one.font.words(beside: other.font), other.font.words(beside: one.font))
    list.covered.append("text.font")
    list.note(
      .textAlignment, one.alignment.rawValue, other.alignment.rawValue, covering: "text.alignment")
    list.note(
      .truncation, one.truncation.rawValue, other.truncation.rawValue, covering: "text.truncation")
    list.note(
      .numberOfLines, "\(one.numberOfLines)", "\(other.numberOfLines)",
      covering: "text.numberOfLines")
    list.note(.textColor, one.color.words, other.color.words, covering: "text.color")
    list.note(
      .placeholder, one.isPlaceholder, other.isPlaceholder, covering: "text.isPlaceholder")
    list.note(.secure, one.isSecure, other.isSecure, covering: "text.isSecure")
    list.note(.truncated, one.isTruncated, other.isTruncated, covering: "text.isTruncated")
  }

  private func addStack(
    _ one: SolvedLayout.Stack?, _ other: SolvedLayout.Stack?, to list: inout DetailList
  ) {
    guard let one, let other else { return }
    list.note(.stackAxis, one.axis.rawValue, other.axis.rawValue, covering: "stack.axis")
    list.note(
      .stackDistribution, one.distribution.rawValue, other.distribution.rawValue,
      covering: "stack.distribution")
    let isTurned = one.axis != other.axis
    list.note(
      .stackAlignment, isTurned ? one.alignment.rawValue : one.alignment.name(along: one.axis),
      isTurned ? other.alignment.rawValue : other.alignment.name(along: other.axis),
      covering: "stack.alignment")
    list.note(
      .stackSpacing, exactNumber(one.spacing), exactNumber(other.spacing),
      covering: "stack.spacing")
    list.note(
      .arrangedViews, one.arranged.map(translated).joined(separator: ", "),
      other.arranged.joined(separator: ", "), covering: "stack.arranged")
  }

  private func addStyle(
    _ one: SolvedLayout.Style, _ other: SolvedLayout.Style, to list: inout DetailList
  ) {
    guard one != other else { return }
    list.note(
      .background, one.background?.words, other.background?.words, covering: "style.background")
    list.note(.tint, one.tint?.words, other.tint?.words, covering: "style.tint")
    list.note(
      .cornerRadius, exactNumber(one.cornerRadius), exactNumber(other.cornerRadius),
      covering: "style.cornerRadius")
    list.note(
      .border, one.borderColor?.words, other.borderColor?.words, covering: "style.borderColor")
  }

  private func addControl(
    _ one: SolvedLayout.Control, _ other: SolvedLayout.Control, to list: inout DetailList
  ) {
    guard one != other else { return }
    let (old, new) = (one.fields, other.fields)
    for key in SolvedLayout.Control.Fields.Key.allCases {
      list.note(
        key.aspect.property, old.text(key), new.text(key), covering: "control.\(key.rawValue)")
      // The buttons of a bar are told as one list, and by the number of those that lead.
      let isBar = [.leading, .trailing].contains(key)
      if isBar, list.covers("control.\(key.rawValue)") {
        list.covered += ["control.leading", "control.trailing"]
      }
    }
    // Another kind has other fields.
    if one.kind != other.kind { list.covered.append("control") }
  }
}

extension SolvedLayout.Item {
  /// Puts what is usual in place of what is left out, where the other item has something else.
  fileprivate mutating func fillUsual(beside other: SolvedLayout.Item) {
    Self.fill(&state, SolvedLayout.ControlState(), beside: other.state)
    Self.fill(&scroll, SolvedLayout.Scroll(), beside: other.scroll)
    Self.fill(&accessibility, SolvedLayout.Accessibility(), beside: other.accessibility)
    Self.fill(&style.alpha, 1, beside: other.style.alpha)
    // Without a colour there is no border.
    Self.fill(
      &style.borderWidth, style.borderColor == nil ? 0 : 1, beside: other.style.borderWidth)
    Self.fill(&style.zPosition, 0, beside: other.style.zPosition)
    Self.fill(&style.contentMode, "scaleToFill", beside: other.style.contentMode)
    Self.fill(&style.transform, [1, 0, 0, 1, 0, 0], beside: other.style.transform)
  }

  /// Takes the values that solving gives, which are not told where something else is.
  fileprivate mutating func copyPlaces(of other: SolvedLayout.Item) {
    (frame, alignmentRect) = (other.frame, other.alignmentRect)
    (firstBaseline, lastBaseline) = (other.firstBaseline, other.lastBaseline)
    (intrinsicWidth, intrinsicHeight) = (other.intrinsicWidth, other.intrinsicHeight)
    if let gaps = other.stack?.gaps { stack?.gaps = gaps }
  }

  private static func fill<Value: Equatable>(
    _ value: inout Value?, _ usual: Value, beside other: Value?
  ) {
    if value == nil, let other, other != usual { value = usual }
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

  /// The size of the content, `none` along an axis without one; `nil` without any.
  func contentWords(beside other: SolvedLayout.Item) -> String? {
    guard intrinsicWidth != nil || intrinsicHeight != nil else { return nil }
    let word = { (length: Double?, other: Double?) in
      length.map { formatted($0, beside: other ?? 0) } ?? "none"
    }
    return word(intrinsicWidth, other.intrinsicWidth) + " × "
      + word(intrinsicHeight, other.intrinsicHeight)
  }
}

extension SolvedLayout.Guide {
  fileprivate var place: Place { Place(id: id, frame: frame, rect: frame) }
}

extension SolvedLayout.AxisPriorities {
  fileprivate var text: String { "\(exactNumber(horizontal)), \(exactNumber(vertical))" }
}

extension Font {
  /// Style, size and weight, and of the rest what the other font has otherwise.
  func words(beside other: Font) -> String {
    var words =
      "\(textStyle.map { "\($0) " } ?? "")\(formatted(pointSize, beside: other.pointSize)) pt \(weight)"
    // That of a text style follows from its size.
    let follows = textStyle != nil && other.textStyle != nil && pointSize != other.pointSize
    if leading != other.leading, !follows {
      words += ", leading \(leading.map(exactNumber) ?? "none")"
    }
    if family != other.family { words += ", \(family ?? "the system's")" }
    if isItalic != other.isItalic { words += isItalic == true ? ", italic" : ", upright" }
    return words
  }
}
