import Foundation
import RedlineModel

/// The line at the foot of a figure: what a reader cannot know, and what is not drawn.
struct FigureLegend {
  static let font = Font.system(size: 10.5)
  private static let lineHeight = 20.0
  /// Between two entries of a line.
  private static let gap = 20.0
  private static let most = 5

  let ink: FigureInk
  let options: FigureOptions.Legend
  /// All that it explains.
  let layouts: [SolvedLayout]

  struct Entry {
    var sample: [Shape]
    var width: Double
    var text: String
    /// Whether it says of which views a tag is.
    var isNames = false
  }

  /// The width of all entries in one line.
  func width(_ entries: [Entry]) -> Double {
    entries.reduce(Double(entries.count - 1) * Self.gap) { $0 + width($1) }
  }

  private func width(_ entry: Entry) -> Double {
    Self.indent(entry) + ink.painter.width(of: entry.text, font: Self.font)
  }

  /// The entries from the left, broken into lines of a width, and their height.
  /// - Parameter known: Those that name no views, if somebody has them already.
  func draw(
    _ placed: [PlacedFigureMark], omitted: String?, width: Double, known: [Entry]? = nil
  ) -> (shapes: [Shape], height: Double) {
    let plain = arranged(known ?? shownEntries(placed, omitted), width: width)
    var entries = shownEntries(placed, omitted, namesViews: true)
    var named = arranged(entries, width: width)
    while named.height > plain.height + Self.namesHeight,
      let last = entries.lastIndex(where: \.isNames)
    {
      entries.remove(at: last)
      named = arranged(entries, width: width)
    }
    return drawn(named)
  }

  /// What tags have no room for is worth some lines.
  private static let namesHeight = 4 * lineHeight

  func shownEntries(
    _ placed: [PlacedFigureMark], _ omitted: String?, namesViews: Bool = false
  ) -> [Entry] {
    var entries = options == .none ? [] : entries(placed, namesViews)
    // Lines that name views are of the picture, as its tags.
    let named = entries.count { $0.isNames }
    if options == .onlyWhatIsNew { entries = Array(entries.prefix(Self.most + named)) }
    if options != .none, let omitted {
      entries.append(Entry(sample: [], width: 0, text: omitted))
    }
    return entries
  }

  /// The entries one below the other, their texts broken at a width.
  func column(
    _ placed: [PlacedFigureMark], omitted: String?, width: Double
  ) -> (shapes: [Shape], height: Double) {
    var shapes: [Shape] = []
    var y = 0.0
    let entries = shownEntries(placed, omitted, namesViews: true)
    // The words of a wide sample stand below it.
    func isWide(_ entry: Entry) -> Bool { entry.width + 8 > width / 2 }
    let indent = entries.map { $0.width > 0 && !isWide($0) ? $0.width + 8 : 0 }.max() ?? 0
    for entry in entries {
      let left = entry.width > 0 && !isWide(entry) ? indent : 0
      let block = ink.painter.block(
        entry.text, font: Self.font, maximumWidth: max(40, width - left))
      shapes.append(.translated(x: 0, y: y, entry.sample))
      if isWide(entry) { y += Self.lineHeight }
      shapes += ink.painter.draw(
        block, color: ink.theme.secondaryInk, at: CGPoint(x: left, y: y + 11.5))
      y += max(15, block.height + 2) + 6
    }
    return (shapes, max(0, y - 6))
  }

  /// Entries with where each begins and its text, and the height of all.
  private typealias Arrangement = (
    parts: [(entry: Entry, place: CGPoint, text: TextBlock)], height: Double
  )

  private func arranged(_ entries: [Entry], width: Double) -> Arrangement {
    guard !entries.isEmpty else { return ([], 0) }
    var parts: [(entry: Entry, place: CGPoint, text: TextBlock)] = []
    var (x, y) = (0.0, 0.0)
    for entry in entries {
      let whole = self.width(entry)
      if x > 0, x + whole > width { (x, y) = (0, y + Self.lineHeight) }
      // One that is longer than a line has several.
      let room = whole > width ? max(40, width - x - Self.indent(entry)) : nil
      let block = ink.painter.block(entry.text, font: Self.font, maximumWidth: room)
      parts.append((entry, CGPoint(x: x, y: y), block))
      y += Double(block.lines.count - 1) * Self.font.lineHeight
      x += whole + Self.gap
    }
    return (parts, y + 16)
  }

  private func drawn(_ arrangement: Arrangement) -> (shapes: [Shape], height: Double) {
    let shapes = arrangement.parts.flatMap { entry, place, text in
      let (x, y) = (Double(place.x), Double(place.y))
      // Sentences without a sign in front would be read as one.
      let isApart = x > 0 && entry.width == 0
      let dot = Shape.circle(
        CGPoint(x: x - Self.gap / 2, y: y + 8), radius: 1.3, .fill(ink.theme.secondaryInk))
      return (isApart ? [dot] : []) + [Shape.translated(x: x, y: y, entry.sample)]
        + ink.painter.draw(
          text, color: ink.theme.secondaryInk,
          at: CGPoint(x: x + Self.indent(entry), y: y + 11.5))
    }
    return (shapes, arrangement.height)
  }

  /// Where the text of an entry begins, behind its sample.
  private static func indent(_ entry: Entry) -> Double {
    entry.width > 0 ? entry.width + 6 : 0
  }

  func entries(_ placed: [PlacedFigureMark], _ namesViews: Bool) -> [Entry] {
    let marks = placed.map(\.mark)
    var entries: [Entry] = []
    let hues = Set(marks.filter { !$0.isPast }.map(\.hue))
    let scopes = scopes
    if marks.contains(where: { $0.hue == .active && !$0.isDimmed }) {
      entries.append(tag("", .active, scopes + " only"))
    }
    if hues.contains(.inactive) { entries.append(tag("", .inactive, "not active")) }
    let dimmed = marks.filter(\.isDimmed)
    if !dimmed.isEmpty {
      // Equal sizes have a mark at each end.
      let count = Set(dimmed.flatMap { $0.members.map(\.id) }).count
      let isScope = dimmed.allSatisfy { $0.hue == .active }
      let text = "pale: \(count) \(isScope ? "of " + scopes : "more")"
      entries.append(Entry(sample: [], width: 0, text: text))
    }
    entries += changes(placed)
    let drawn = placed.filter { !$0.mark.isDimmed && !$0.mark.isPast }
    if let mark = drawn.first(where: { $0.strokes.contains(where: Self.isThick) })?.mark {
      let isBaseline = drawn.contains { $0.mark.kind == .baseline && !$0.mark.beads.isEmpty }
      entries.append(beads(mark.hue, isBaseline: isBaseline))
    }
    if marks.contains(where: { $0.kind == .ambiguity && !$0.areas.isEmpty }) {
      entries.append(box("dashed: where it may be", dash: [5, 4]))
    }
    if marks.contains(where: { $0.area == .asked }) {
      entries.append(box("dashed: where its constraints put it", dash: [5, 4]))
    }
    if marks.contains(where: { $0.area == .beyond }) {
      entries.append(box("hatched: beyond what it is in", dash: [], fill: .pattern(Hatch.trouble)))
    }
    entries += lines(drawn, namesViews)
    entries += sizes(placed)
    if let mark = drawn.first(where: { $0.tag != nil && $0.mark.text.contains("·sys") })?.mark {
      entries.append(tag("8·sys", mark.hue, "system spacing", width: 40))
    }
    entries += yielding(drawn)
    entries += words(drawn)
    if options == .below || options == .side { entries += plain(marks) }
    return entries
  }

  /// Whether an edge is seen to be thick: that of a view without a length is not.
  private static func isThick(_ stroke: FigureStroke) -> Bool {
    stroke.style == .bead && stroke.line.length >= leastThick
  }

  private static let leastThick = 3.0

  /// A centre line with a dot.
  private func dots(_ hue: Hue) -> Entry {
    let color = hue.line(ink.theme)
    let line = Stroke(
      start: CGPoint(x: 0, y: 7.5), end: CGPoint(x: 24, y: 7.5))
    return Entry(
      sample: [
        .line(from: line.start, to: line.end, .stroke(color, 1.4, dash: [10, 3, 2, 3])),
        .circle(line.point(at: 0.5), radius: 2, .fill(color)),
      ], width: 24, text: "dots: views with that center")
  }

  /// Words and signs of tags that are the picture's own.
  private func words(_ drawn: [PlacedFigureMark]) -> [Entry] {
    var entries: [Entry] = []
    if let mark = drawn.first(where: { !$0.circles.isEmpty && $0.mark.kind == .center })?.mark {
      let sign = ink.sign(CGPoint(x: 6, y: 7.5), mark)
      entries.append(Entry(sample: sign, width: 12, text: "centers aligned"))
    }
    let tagged = drawn.filter { $0.tag != nil }.map(\.mark)
    if let mark = tagged.first(where: \.isTouching) {
      entries.append(tag("0", mark.hue, "edges that touch"))
    }
    if let mark = tagged.first(where: { $0.text.hasPrefix("insets ") }) {
      entries.append(wide(String(mark.text.prefix { $0 != "@" }), mark.hue, "on all four sides"))
    }
    let gaps = gaps(tagged)
    // One of a diff is a name alone.
    if let stack = tagged.first(where: { $0.isStackName && !$0.isOptional }) {
      let meaning = "axis, distribution, alignment" + (gaps.map { "; numbers: \($0)" } ?? "")
      entries.append(wide(stack.text.prefix { $0 != ":" } + ": …", .guide, meaning))
    } else if let gaps {
      entries.append(tag("8", .guide, "\(gaps) of a stack view"))
    }
    if let stack = tagged.first(where: { $0.isStackName && $0.isOptional }) {
      entries.append(wide(stack.text, .guide, "stack view"))
    }
    return entries + contents(tagged) + dots(drawn)
  }

  /// Last, as a word that is written asks for more than a dot; and not where all dots lie on thick parts of lines.
  private func dots(_ drawn: [PlacedFigureMark]) -> [Entry] {
    // In what a view is alone in nobody asks whose dot it is.
    guard layouts.contains(where: { $0.items.count > 2 }) else { return [] }
    let beads = drawn.flatMap(\.strokes).filter { $0.style == .bead }
      .map { $0.line.bounds.insetBy(dx: -3, dy: -3) }
    let mark = drawn.first { item in
      item.dots.contains { dot in !beads.contains { $0.contains(dot) } }
    }
    return mark.map { [dots($0.mark.hue)] } ?? []
  }

  private func contents(_ tagged: [FigureMark]) -> [Entry] {
    let contents = tagged.filter { $0.kind == .contentSize }
    func says(_ word: String) -> Bool { contents.contains { $0.text.contains(word + " ") } }
    switch (says("hug"), says("resist")) {
    case (true, true):
      return [tag("hug · resist", .ink, "content hugging, compression resistance", width: 74)]
    case (true, false): return [tag("hug", .ink, "content hugging", width: 30)]
    case (false, true): return [tag("resist", .ink, "compression resistance", width: 42)]
    case (false, false): return []
    }
  }

  /// Lines of what may yield, as they are in the figure.
  private func yielding(_ drawn: [PlacedFigureMark]) -> [Entry] {
    let marks = drawn.filter(\.isDashed).map(\.mark)
    guard let hue = marks.first?.hue else { return [] }
    let kinds = [(750.0..<1000, "dashed"), (0..<750, "dotted")].filter { range, _ in
      marks.contains { range.contains($0.priority) }
    }
    let paint = { (priority: Double) in
      Paint.stroke(hue.line(ink.theme), 1.6, dash: FigureInk.dash(ofPriority: priority))
    }
    let width = kinds.count == 1 ? 30.0 : 46
    let sample = kinds.enumerated().map { index, kind in
      let x = Double(index) * 24
      return Shape.line(
        from: CGPoint(x: x, y: 7.5), to: CGPoint(x: kinds.count == 1 ? 30 : x + 22, y: 7.5),
        paint(kind.0.lowerBound))
    }
    return [
      Entry(
        sample: sample, width: width,
        text: kinds.map(\.1).joined(separator: ", ") + ": may yield")
    ]
  }

  /// The conditions of the purple constraints: those of the layout, or where there are several layouts
  /// with conditions of their own, each layout's.
  private var scopes: String {
    var all: [[String]] = []
    for layout in layouts {
      let own = Set(layout.constraints.filter(\.isActive).compactMap(\.scope)).sorted()
      if !own.isEmpty, !all.contains(own) { all.append(own) }
    }
    let isSeveral = all.contains { $0.contains { $0.contains(" or ") } }
    if all.count > 1 { return isSeveral ? "some size classes" : "that size class" }
    return (all.first ?? []).joined(separator: isSeveral ? "; " : " or ")
  }

  /// What is said of changes: how it was, and what moved it.
  private func changes(_ placed: [PlacedFigureMark]) -> [Entry] {
    let changed = placed.filter { $0.mark.kind == .change }
    let styles = Set(changed.flatMap(\.strokes).map(\.style))
    var entries: [Entry] = []
    if styles.contains(.ghost) || placed.contains(where: \.mark.isPast) {
      entries.append(box("dotted: before", dash: FigureInk.pastDash))
    }
    if let mover = changed.first(where: { $0.tag != nil && $0.mark.sign == nil }) {
      let text = String(mover.mark.text.prefix { $0 != " " })
      entries.append(tag(text, .ink, "moved by that change", width: 24))
    }
    return entries
  }

  /// What explains itself, for those who ask for all of it.
  private func plain(_ marks: [FigureMark]) -> [Entry] {
    let kinds = Set(marks.map(\.kind))
    var entries: [Entry] = []
    let hues = Set(marks.filter { !$0.isPast }.map(\.hue))
    if hues.contains(.active) || hues.contains(.inactive), hues.contains(.common) {
      entries.append(tag("8", .common, "every size class"))
    }
    if kinds.contains(.center) { entries.append(line("center", dash: [10, 3, 2, 3])) }
    if kinds.contains(.inequality) { entries.append(tag("≥8", .common, "at least")) }
    return entries
  }

  static func box(_ width: Double) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: 15)
  }

  private func box(_ meaning: String, dash: [Double], fill: Paint? = nil) -> Entry {
    let box = CGRect(x: 0.6, y: 0.6, width: 24, height: 13.8)
    let area = fill.map { [Shape.rect(box, $0)] } ?? []
    return Entry(
      sample: area + [.rect(box, .stroke(ink.theme.ink, 1.25, dash: dash))], width: 25,
      text: meaning)
  }

  func tag(_ text: String, _ hue: Hue, _ meaning: String, width: Double = 20) -> Entry {
    Entry(
      sample: ink.tag(text, shape: .tag, hue: hue, Self.box(width)), width: width, text: meaning)
  }

  private func wide(_ text: String, _ hue: Hue, _ meaning: String) -> Entry {
    let width = ink.painter.width(of: text, font: FigureInk.tagFont) + 10
    return tag(text, hue, meaning, width: width.rounded(.up))
  }

  private func line(_ meaning: String, dash: [Double]) -> Entry {
    let paint = Paint.stroke(ink.theme.common, 1.6, dash: dash)
    return Entry(
      sample: [.line(from: CGPoint(x: 0, y: 7.5), to: CGPoint(x: 30, y: 7.5), paint)], width: 30,
      text: meaning)
  }

  private func beads(_ hue: Hue, isBaseline: Bool) -> Entry {
    let color = hue.line(ink.theme)
    func part(_ low: Double, _ high: Double, _ width: Double) -> Shape {
      .line(
        from: CGPoint(x: low, y: 7.5), to: CGPoint(x: high, y: 7.5), .stroke(color, width))
    }
    return Entry(
      sample: [part(0, 34, 1.3), part(4, 13, 3.6), part(19, 28, 3.6)], width: 34,
      text: isBaseline ? "thick: edges, baselines on that line" : "thick: edges on that line")
  }
}

extension FigureMark {
  /// Whether it is a line on which one view ends and the next begins, of which its tag says no more.
  fileprivate var isTouching: Bool {
    guard case .rail = form, conflict == nil, sign == nil else { return false }
    return [text, plain].contains { $0.prefix { $0 != " " && $0 != "@" } == "0" }
  }

  /// Whether it is the spacing between two views of a stack view.
  var isStackGap: Bool {
    guard kind == .stack, case .distance = form else { return false }
    return true
  }
}

extension PlacedFigureMark {
  /// Whether it is drawn as what may yield.
  fileprivate var isDashed: Bool {
    mark.priority < 1000 && mark.role == .constraint
      && strokes.contains { [.bar, .rail, .axis].contains($0.style) }
  }
}

extension PlacedFigureMark {
  /// Where dots say which views a centre line is about.
  fileprivate var dots: [CGPoint] {
    strokes.filter { $0.style == .axis }.map(\.line).flatMap { line in
      [(line.startCap, line.start), (line.endCap, line.end)].filter { $0.0 == .dot }.map(\.1)
    }
  }
}
