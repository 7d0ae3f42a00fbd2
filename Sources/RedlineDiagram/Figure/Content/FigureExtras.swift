import Foundation
import RedlineModel

/// The marks of guides, stack views, contents and findings.
struct FigureExtras {
  let geometry: OverlayGeometry
  let theme: Theme
  let names: FigureNames
  let hidden: Set<String>
  /// The texts of the screen, over which no hatching is drawn.
  let texts: DrawnLines
  /// Where 251 is what labels and images have if nobody says otherwise.
  let isFromInterfaceBuilder: Bool
  /// Whether the filters let marks of a kind be drawn.
  let allows: (FigureFilter.Kind) -> Bool
  /// Whether the picture is about a guide or a view.
  var shows: (String) -> Bool = { _ in true }
  /// The frames of guides that are drawn somewhere else than they are, in points of the layout.
  var told: [String: CGRect] = [:]

  func marks() -> [FigureMark] {
    let guides = geometry.layout.guides.filter {
      allows(.guide) && !hidden.contains($0.owner) && shows($0.id)
    }
    let isBox = { (guide: SolvedLayout.Guide) in [.custom, .keyboard].contains(guide.kind) }
    return guides.filter { !isBox($0) }.map { band($0, geometry.usedAxes($0.id)) }
      + guides.filter(isBox).map(box)
      + (allows(.stack) ? stacks() : []) + (allows(.hugging) ? contents() : [])
  }

  // MARK: Guides

  private func mark(
    _ id: String, _ title: String, _ kind: MarkKind, _ hue: Hue, _ subject: Drawing.Subject,
    _ form: FigureMark.Form, _ text: String
  ) -> FigureMark {
    var mark = FigureMark(
      members: [FigureMark.Member(id: id, title: title, subjects: [subject])], kind: kind, hue: hue,
      form: form, text: text)
    mark.told = text
    return mark
  }

  private func band(_ guide: SolvedLayout.Guide, _ used: Set<Axis>) -> FigureMark {
    let outer = around(guide)
    let unused = used.count == 1 ? used.first?.other : nil
    var inner = guide.frame
    if unused == .vertical { (inner.origin.y, inner.size.height) = (outer.minY, outer.height) }
    if unused == .horizontal { (inner.origin.x, inner.size.width) = (outer.minX, outer.width) }
    var mark = mark(
      "g-\(guide.id)", "\(guide.name) of \(guide.owner)", .margin, .guide, .guide(guide.id),
      .name(inner, isBand: true), label(guide, unused))
    mark.unusedAxis = unused
    let hatch = Hatch.band(guide.kind, from: outer, to: inner, around: texts)
    // The screen's own bands lie below all views; a band of a view lies on it.
    let isOnScreen = guide.owner == geometry.layout.root.id
    mark.backdrop = isOnScreen ? [hatch] : []
    mark.areas = isOnScreen ? [] : [hatch]
    mark.border = inner
    return mark
  }

  /// Where the band of a guide begins: where that of a guide around it ends, so that no hatching lies on
  /// another.
  private func around(_ guide: SolvedLayout.Guide) -> CGRect {
    let rank = Hatch.kinds.firstIndex(of: guide.kind) ?? 0
    let others = geometry.layout.guides.filter { other in
      other.owner == guide.owner && other.frame.covers(guide.frame) && allows(.guide)
        && (Hatch.kinds.firstIndex(of: other.kind) ?? .max) < rank
    }
    let outer = others.map(\.frame).min { $0.area < $1.area } ?? geometry.rect(guide.owner)
    return onScreen(outer, guide)
  }

  /// What of the band of a view is not in that of the screen, where that is seen through the view.
  private func onScreen(_ outer: CGRect, _ guide: SolvedLayout.Guide) -> CGRect {
    let screen = geometry.layout.root.id
    guard guide.owner != screen, isClear(guide.owner) else { return outer }
    let inner = geometry.layout.guides.filter {
      $0.owner == screen && $0.kind == .safeArea && allows(.guide)
    }
    return inner.map { outer.intersection($0.frame) }
      .first { !$0.isNull && $0.covers(guide.frame) } ?? outer
  }

  /// Whether neither a view nor what it is in has a background, but for the screen.
  private func isClear(_ id: String) -> Bool {
    var next = geometry.item(id)
    for _ in geometry.layout.items {
      guard let item = next, let parent = item.parent else { return true }
      guard item.style.background == nil, item.kind == .view else { return false }
      next = geometry.item(parent)
    }
    return true
  }

  /// The name, and the margins where they are equal on all sides that are used.
  private func label(_ guide: SolvedLayout.Guide, _ unused: Axis?) -> String {
    let outer = geometry.projection.layout(geometry.rect(guide.owner))
    let inner = geometry.projection.layout(guide.frame)
    let across = [inner.minX - outer.minX, outer.maxX - inner.maxX]
    let along = [inner.minY - outer.minY, outer.maxY - inner.maxY]
    let insets = ((unused == .horizontal ? [] : across) + (unused == .vertical ? [] : along))
      .map { formatted($0, decimals: 1) }
    let word = guide.word
    guard guide.kind == .layoutMargins, Set(insets).count == 1 else { return word }
    return "\(word) \(insets[0])"
  }

  /// The boxes of the guides that constraints attach to.
  func boxes(of constraints: [SolvedLayout.Constraint]) -> [FigureMark] {
    let ends = Set(constraints.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } })
    return geometry.layout.guides.filter { ends.contains($0.id) && $0.kind == .custom }.map(box)
  }

  private func box(_ guide: SolvedLayout.Guide) -> FigureMark {
    let rect = geometry.rect(guide.id)
    let frame = told[guide.id] ?? geometry.projection.layout(guide.frame)
    let size = "\(formatted(frame.width)) × \(formatted(frame.height))"
    var mark = mark(
      "g-\(guide.id)", "layout guide \(guide.name), \(size)", .spacer, .guide, .guide(guide.id),
      .name(rect, isBand: false), names(guide.id))
    mark.isOptional = names(guide.id) != guide.name
    // In an area of nothing the name would be read as that of what lies there.
    mark.isSilent = mark.isOptional && min(rect.width, rect.height) < 1
    // What lies over half a screen would tint all that is in it.
    let screen = geometry.rect(geometry.layout.root.id)
    let isLarge = rect.width * rect.height > screen.width * screen.height * 0.3
    mark.areas = isLarge ? [] : [.rect(rect, Paint(fill: theme.guide, opacity: 0.1))]
    mark.border = rect.insetBy(dx: min(0.5, rect.width / 2), dy: min(0.5, rect.height / 2))
    return mark
  }

  // MARK: Stacks

  private static let besideStack: CGFloat = 3

  /// The edges and names of the stack views among items that are seen.
  func outlines(of ids: Set<String>) -> [FigureMark] {
    let stacks = geometry.layout.items.filter {
      ids.contains($0.id) && $0.stack != nil && !hidden.contains($0.id)
    }
    return stacks.map { item in
      var mark = mark(
        "s-\(item.id)", "stack view \(item.name)", .stack, .guide, .item(item.id),
        .name(item.alignmentRect, isBand: false), names(item.id))
      // Beside the edges of what is in it, which are those of what moved.
      mark.border = item.alignmentRect.insetBy(dx: -Self.besideStack, dy: -Self.besideStack)
      mark.isOptional = true
      return mark
    }
  }

  private func stacks() -> [FigureMark] {
    let marks = geometry.layout.items.flatMap { item -> [FigureMark] in
      guard let stack = item.stack, !hidden.contains(item.id), shows(item.id) else { return [] }
      return self.stack(item, stack)
    }
    // Gaps of stack views side by side that begin and end on the same lines are one.
    return FigureRepeats.merged(marks)
  }

  private func stack(_ item: SolvedLayout.Item, _ stack: SolvedLayout.Stack) -> [FigureMark] {
    let rects = stack.arranged.map(geometry.rect)
      .sorted { Span($0, stack.axis).low < Span($1, stack.axis).low }
    let title = """
      stack view \(item.name): \(stack.axis.rawValue), \(stack.distribution.rawValue), \
      \(stack.alignment.name(along: stack.axis)), spacing \(formatted(stack.spacing))
      """
    func part(_ form: FigureMark.Form, _ text: String) -> FigureMark {
      mark("s-\(item.id)", title, .stack, .guide, .item(item.id), form, text)
    }
    var summary = part(
      .name(item.alignmentRect, isBand: false),
      "\(stack.axis == .horizontal ? "↔" : "↕") \(names(item.id)): \(stack.distribution.label), \(stack.alignment.label(along: stack.axis))"
    )
    summary.border = item.alignmentRect
    var marks = [summary]
    let gaps = zip(rects, rects.dropFirst()).map { one, other -> (FigureMark, String) in
      let (low, high) = (Span(one, stack.axis).high, Span(other, stack.axis).low)
      let gap = geometry.projection.layout(
        CGRect(x: low, y: low, width: high - low, height: high - low))
      let text = formatted(Span(gap, stack.axis).length.settled)
      let form = FigureMark.Form.distance(
        axis: stack.axis, from: FigureMark.End(place: low, rect: one, isFrame: false),
        to: FigureMark.End(place: high, rect: other, isFrame: false))
      return (part(form, text), text)
    }
    let isRegular = Set(gaps.map(\.1)).count == 1 && gaps.count > 2
    for (index, gap) in gaps.enumerated() where gap.1 != "0" {
      var mark = gap.0
      if isRegular {
        mark.run = mark.id
        mark.ownText = mark.text
        mark.isSilent = index != gaps.count / 2
        if !mark.isSilent { mark.text += " ×\(gaps.count)" }
      }
      marks.append(mark)
    }
    return marks
  }

  // MARK: Contents

  private func contents() -> [FigureMark] {
    let hugged = geometry.layout.hugged
    return geometry.layout.items.flatMap { item -> [FigureMark] in
      guard !hidden.contains(item.id), shows(item.id),
        hugged.contains(item.id) || !isFromInterfaceBuilder
      else { return [] }
      var marks = Axis.allCases.compactMap { axis in
        item.hasContent(axis) ? content(item, axis) : nil
      }
      // The same along both axes is one tag.
      if marks.count == 2, marks[0].text.dropFirst() == marks[1].text.dropFirst() {
        marks[0].members += marks[1].members
        marks[0].text = "↔" + marks[1].text
        marks.removeLast()
      }
      for index in marks.indices { marks[index].told = marks[index].text }
      return marks
    }
  }

  private func content(_ item: SolvedLayout.Item, _ axis: Axis) -> FigureMark? {
    let parts = item.ownPriorities(axis, isFromInterfaceBuilder)
    guard !parts.isEmpty else { return nil }
    let title = """
      \(item.id) hugs its content at \(formatted(item.hugging[axis])) and resists compression at \
      \(formatted(item.compressionResistance[axis])), \(axis.rawValue)ly
      """
    return mark(
      "p-\(item.id).\(axis.rawValue)", title, .contentSize, .ink, .item(item.id),
      .content(item.alignmentRect),
      "\(axis == .horizontal ? "↔" : "↕") \(names(item.id)) " + parts.joined(separator: " · "))
  }
}

extension StackDistribution {
  /// The name with spaces: `fill equally`.
  var label: String { spaced(rawValue) }
}

extension StackAlignment {
  func label(along axis: Axis) -> String { spaced(name(along: axis)) }
}

private func spaced(_ name: String) -> String {
  name.reduce(into: "") { text, letter in
    text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
  }
}

extension SolvedLayout {
  /// Whether labels and images have the priorities that Interface Builder gives them.
  ///
  /// Source lines would say it, too, but a golden is drawn from a layout without them. In code somebody
  /// who sets 251 sets it along one axis.
  var hasPrioritiesOfInterfaceBuilder: Bool {
    items.contains { item in
      (item.kind == .label || item.kind == .imageView)
        && Axis.allCases.allSatisfy { item.hugging[$0] == 251 }
    }
  }
}

extension SolvedLayout {
  /// The views that constraints or stack views place. Where a frame or an autoresizing mask says how large a view
  /// is, priorities of its content say nothing; in code somebody set them all the same.
  fileprivate var hugged: Set<String> {
    let constrained = constraints.filter { $0.origin == .user }.flatMap { constraint in
      [constraint.first.item] + [constraint.second?.item].compactMap(\.self)
    }
    return Set(items.flatMap { $0.stack?.arranged ?? [] } + constrained)
  }
}

extension FigurePlan.Source {
  /// `content priorities of 3 views`, where a dense screen has no room for any of them.
  var untoldPriorities: String? {
    var asked = self
    asked.showsContents = true
    guard !showsContents, asked.allows(.hugging) else { return nil }
    let hugged = layout.hugged
    let count = layout.items.count { item in
      !content.hidden.contains(item.id) && (hugged.contains(item.id) || !isFromInterfaceBuilder)
        && Axis.allCases.contains { axis in
          item.hasContent(axis) && !item.ownPriorities(axis, isFromInterfaceBuilder).isEmpty
        }
    }
    return count == 0 ? nil : "content priorities of \(count) view\(count == 1 ? "" : "s")"
  }
}

extension SolvedLayout.Item {
  fileprivate func hasContent(_ axis: Axis) -> Bool {
    (axis == .horizontal ? intrinsicWidth : intrinsicHeight) != nil
  }

  /// `hug 252`, `resist 751`: what somebody chose.
  fileprivate func ownPriorities(_ axis: Axis, _ isFromInterfaceBuilder: Bool) -> [String] {
    var usual = usualHugging(axis)
    let isPlain = kind == .label || kind == .imageView
    if isFromInterfaceBuilder, isPlain, hugging[axis] == 251 { usual = 251 }
    let resistance = compressionResistance[axis]
    return [
      hugging[axis] == usual ? nil : "hug \(formatted(hugging[axis]))",
      resistance == 750 ? nil : "resist \(formatted(resistance))",
    ].compactMap(\.self)
  }

  /// The hugging that nobody chose: in code labels and images have 250, in Interface Builder 251.
  func usualHugging(_ axis: Axis) -> Double {
    let isPlain = kind == .label || kind == .imageView
    if hugging[axis] == 251, isFromInterfaceBuilder, isPlain { return 251 }
    return Double(kind.usualHugging[axis].rawValue)
  }

  /// Whether the priorities of the content's size are not those of the class.
  func hasOwnPriorities(_ axis: Axis) -> Bool {
    hugging[axis] != usualHugging(axis) || compressionResistance[axis] != 750
  }
}
