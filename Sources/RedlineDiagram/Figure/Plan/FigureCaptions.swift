import Foundation
import RedlineModel

/// The names of views by which a reader finds what a tag names, or what shows nothing: on small grey plates, in
/// the view or beside it.
///
/// They come last and take no place from anything: a name that finds none is left out.
struct FigureCaptions {
  struct Caption: Hashable {
    var item: String
    var text: String
    var rect: CGRect
    /// From the name to its view, where it is away from that.
    var leader: Stroke?
  }

  private let plan: FigurePlan
  /// The plan's, which looks at all of its marks.
  private let extent: CGRect
  private let source: FigurePlan.Source
  private let measure: (String) -> Double
  /// The views that are drawn, by their number in the layout.
  private let views: [SolvedLayout.Item]
  private let rects: RectIndex
  private let numbers: [String: Int]
  private let parents: [String: String]
  private let containers: Set<String>
  private let tags: RectIndex
  private let lines: RectIndex
  private let strokes: [Stroke]
  private let bands: [Band]
  /// What else a name does not lie on: signs, areas of findings, numbers of panels, tears.
  private let marks: RectIndex
  private var captions: [Caption] = []

  /// Whether what is drawn is no device, and whole.
  private var isPlain: Bool {
    !plan.cutsTop && !plan.cutsBottom && source.layout.environment.device.kind == .canvas
  }

  /// The hatching between the edges of a view and those of a guide.
  private struct Band {
    var outer: CGRect
    var inner: CGRect
  }

  private static let height = 13.0
  /// How far a name is away from the edge of its view.
  private static let inset = (x: 4.0, y: 2.0)
  static let outset = 2.0
  /// What it keeps free of around it.
  private static let room: CGFloat = 2.5
  /// How far a name beside its view is away from other views.
  private static let roomBeside: CGFloat = 5
  /// A name beside the number of a finding seems to say what that is about.
  private static let besideFinding: CGFloat = 8
  private static let most = 60
  /// How many of the places in what holds others are its corners.
  private static let corners = 4
  /// A tag that is no further away from the view that it names tells it.
  private static let nearness: CGFloat = 10
  /// What takes more of the screen is its ground, with edges that tell it, but where nothing is in it.
  private static let greatestShare = 0.5

  /// - Parameters:
  ///   - plan: With everything in its place.
  static func captions(
    _ plan: FigurePlan, _ source: FigurePlan.Source, measure: @escaping (String) -> Double
  ) -> [Caption] {
    guard source.allows(.name), source.marks == nil || !source.told.isEmpty else { return [] }
    let ids = FigureCaptions.ids(plan, source)
    guard !ids.isEmpty else { return [] }
    var places = FigureCaptions(plan, source, measure)
    for id in ids.prefix(most) { places.add(id) }
    return places.captions
  }

  private init(
    _ plan: FigurePlan, _ source: FigurePlan.Source, _ measure: @escaping (String) -> Double
  ) {
    self.plan = plan
    extent = plan.extent
    self.source = source
    self.measure = measure
    let layout = source.layout
    views = layout.items.dropFirst().filter { item in
      !source.content.hidden.contains(item.id)
        && max(item.frame.width, item.frame.height) > 0
    }
    rects = RectIndex(views.map { plan.projection($0.frame) })
    numbers = Dictionary(
      views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    containers = Set(views.compactMap(\.parent))
    parents = Dictionary(
      layout.items.compactMap { item in item.parent.map { (item.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    tags = RectIndex(plan.placed.compactMap(\.tag))
    strokes = plan.placed.flatMap { $0.strokes.map(\.line) }
    lines = RectIndex(strokes.map { $0.bounds.insetBy(dx: -0.1, dy: -0.1) })
    bands = FigureCaptions.bands(plan, layout)
    let circles = plan.placed.flatMap(\.circles)
      .map { CGRect(center: $0, CGSize(width: 12, height: 12)) }
    marks = RectIndex(
      circles + plan.panels.map(\.badge) + plan.projection.tears(in: plan.body)
        + plan.placed.flatMap { $0.mark.areas.compactMap(\.findingArea) }
        + plan.placed.filter { $0.mark.role == .finding && $0.mark.isPlate }.compactMap(\.tag)
        .map { $0.insetBy(dx: -Self.besideFinding, dy: -Self.besideFinding) })
  }

  private static func bands(_ plan: FigurePlan, _ layout: SolvedLayout) -> [Band] {
    let drawn = Set(
      plan.placed.filter { $0.mark.kind == .margin }.flatMap { $0.mark.subjects.map(\.id) })
    let frames = Dictionary(
      layout.items.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return layout.guides.filter { drawn.contains($0.id) }.compactMap { guide in
      frames[guide.owner].map {
        Band(outer: plan.projection($0), inner: plan.projection(guide.frame))
      }
    }
  }

  // MARK: Which

  /// The views that have a name in this picture and nothing that tells them: those of tags first, then in the
  /// order of the layout.
  private static func ids(_ plan: FigurePlan, _ source: FigurePlan.Source) -> [String] {
    let screen = source.layout.root.frame
    let parents = Set(source.layout.items.compactMap(\.parent))
    let drawn = source.layout.items.dropFirst().filter {
      source.items?.contains($0.id) ?? true && !source.content.hidden.contains($0.id)
    }
    // Of a view alone nobody asks which it is, unless a text tells of it.
    guard source.marks != nil || drawn.count(where: { !parents.contains($0.id) }) > 1 else {
      return []
    }
    let told = source.told.union(
      source.layout.diagnostics.filter { $0.severity != .note }.flatMap(\.items))
    // A stack view without its dotted edge is not to be found by a name, and has one with it.
    let bordered = plan.placed.filter { $0.tag == nil && $0.mark.isStackName }
    let unnamed = Set(bordered.flatMap { $0.mark.subjects.map(\.id) })
    let known = drawn.filter { item in
      !source.excluded.contains(item.id) && (item.stack == nil || unnamed.contains(item.id))
        && item.frame.width > 0 && item.frame.height > 0
        && source.container != item.frame
        && (item.frame.area < screen.area * greatestShare || told.contains(item.id)
          || item.isEmpty && !parents.contains(item.id))
        && !source.panels.contains { $0.frame == item.frame } && source.names.knows(item.id)
        && !item.shows(source.names(item.id))
    }
    let tags = tags(plan, source, Set(known.map { source.names($0.id) }))
    let leaves = drawn.filter { !parents.contains($0.id) }.map {
      ($0.id, plan.projection($0.frame))
    }
    guard source.marks == nil else {
      return known.filter { source.told.contains($0.id) && tags[source.names($0.id)] == nil }
        .map(\.id)
    }
    let untold = Set(plan.untold.flatMap(words))
      .union(
        source.options.legend == .none ? [] : plan.placed.flatMap(FigureLegend.namedViews))
    let plates = plan.placed.map(\.mark).filter(\.isPlate).map(\.text)
    func isAsked(_ item: SolvedLayout.Item) -> Bool {
      // Of what a sentence below the picture tells.
      let name = source.names(item.id)
      if plates.contains(where: { has($0, name) }) { return false }
      if told.contains(item.id) || untold.contains(name) { return true }
      guard let places = tags[name] else { return false }
      // What it shows is taken for its name, and nothing tells a box, however near a tag with that is.
      if item.showsText || item.showsNothing { return true }
      let near = plan.projection(item.frame).insetBy(dx: -nearness, dy: -nearness)
      // A tag in another view seems to name that.
      return !places.contains { place in
        place.intersects(near) && !leaves.contains { $0.0 != item.id && $0.1.covers(place) }
      }
    }
    let asked = known.filter(isAsked).map(\.id)
    let rest = known.filter {
      tags[source.names($0.id)] == nil && !$0.isNamedByItsClass && $0.showsNothing
        && $0.stack == nil
        && !source.names($0.id).contains("/") && !asked.contains($0.id)
    }
    return asked + rest.map(\.id)
  }

  /// Where tags are that name a view, as that which has what they say, or that which it is compared with.
  private static func tags(
    _ plan: FigurePlan, _ source: FigurePlan.Source, _ known: Set<String>
  ) -> [String: [CGRect]] {
    plan.placed.reduce(into: [:]) { tags, item in
      guard let tag = item.tag else { return }
      let mark = item.mark
      var names = Set((mark.owners + mark.siblings).filter { mark.text.contains($0) })
      if mark.isPlate { names.formUnion(known.intersection(words(mark.text))) }
      if mark.kind == .contentSize { names.formUnion(mark.subjects.map { source.names($0.id) }) }
      if let sign = mark.text.firstIndex(of: "=") {
        names.formUnion(known.intersection(words(String(mark.text[sign...]))))
      }
      for name in names { tags[name, default: []].append(tag) }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { " ,:;=".contains($0) }.map(String.init)
  }

  // MARK: Where

  private mutating func add(_ id: String) {
    guard let number = numbers[id] else { return }
    let text = source.names(id)
    let size = CGSize(width: measure(text).rounded(.up) + 6, height: Self.height)
    let view = rects.rects[number]
    let around = around(id, view)
    let isEmpty = !containers.contains(id) && views[number].text?.string.isEmpty ?? true
    let isContainer = containers.contains(id)
    let inside = inside(view, size, isEmpty: isEmpty, isContainer: isContainer)
    func isFreeInside(_ rect: CGRect) -> Bool {
      view.insetBy(dx: 1, dy: 1).covers(rect) && isFree(rect, around, 1)
    }
    let place =
      inside.prefix(isContainer ? Self.corners : inside.count).first(where: isFreeInside)
      ?? (isContainer ? [] : Self.beside(view, size)).first {
        isFree($0, around, Self.roomBeside) && !isInGap($0) && !isInList($0)
      }
      ?? (isContainer ? Self.alongEdges(view, size) : []).first {
        isFree($0, around, Self.roomBeside)
      }
      ?? (isContainer ? Self.onEdges(view, size) : []).first {
        isFree($0, around, Self.roomBeside, onEdgesOf: view)
      }
    if let place { return captions.append(Caption(item: id, text: text, rect: place)) }
    // Nobody asks for what a tag at it names; of what holds others that seems to tell one of those.
    let isAsked = isContainer || views[number].showsText || !isTold(text, beside: view)
    let away =
      !isAsked
      ? nil
      : led(view, size).first { rect, leader in
        isFree(rect, around, 1, isLed: true) && !isInGap(rect) && isClear(leader, to: view, around)
          && (!isContainer || isOwnEdge(leader, of: view, around))
      }
    if let away {
      return captions.append(Caption(item: id, text: text, rect: away.rect, leader: away.leader))
    }
    // In the middle of what holds others it might be of one of those.
    let middle = inside.dropFirst(isContainer ? Self.corners : inside.count).first {
      isFree($0, around, Self.roomBeside)
    }
    if let middle { captions.append(Caption(item: id, text: text, rect: middle)) }
  }

  /// The view, what it is in, and what lies behind all of it or holds others in the same place.
  private func around(_ id: String, _ view: CGRect) -> Set<String> {
    var found: Set<String> = [id]
    var next = parents[id]
    while let parent = next, found.insert(parent).inserted { next = parents[parent] }
    let number = numbers[id] ?? 0
    // What lies on all of it has the same edges.
    let behind = rects.indices(intersecting: view).filter { index in
      index < number && rects.rects[index].covers(view)
        || containers.contains(views[index].id) && rects.rects[index] == view
    }
    return found.union(behind.map { views[$0].id })
  }

  /// In the middle of a view with nothing in it, else where the text is not, or the first view.
  private func inside(
    _ view: CGRect, _ size: CGSize, isEmpty: Bool, isContainer: Bool
  ) -> [CGRect] {
    let box = view.insetBy(dx: CGFloat(Self.inset.x), dy: CGFloat(Self.inset.y))
    guard box.width >= size.width, box.height >= size.height else {
      return isEmpty ? [CGRect(center: CGPoint(x: view.midX, y: view.midY), size)] : []
    }
    let isTurned = source.layout.environment.layoutDirection == .rightToLeft
    let columns = isTurned ? [0, 1, 2] : [2, 1, 0]
    let rows = [2, 0, 4, 1, 3]
    var all = columns.flatMap { column in rows.map { (column, $0) } }
    if isContainer {
      // In the corners of what holds others, as in the middle it might be of one of those.
      let corners = [columns[0], columns[2]].flatMap { column in [0, 4].map { (column, $0) } }
      all = corners + all.filter { place in !corners.contains { $0 == place } }
    }
    let order = isEmpty ? [(1, 2)] + all : all
    return order.map { column, row in
      let x = box.minX + (box.width - size.width) * CGFloat(column) / 2
      let y = box.minY + (box.height - size.height) * CGFloat(row) / 4
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  /// - Parameters:
  ///   - around: The view itself and what it is in.
  ///   - room: How far away other views are.
  ///   - isLed: Whether a line leads from it to its view, so that it may be above or below a plain view.
  private func isFree(
    _ rect: CGRect, _ around: Set<String>, _ room: CGFloat, isLed: Bool = false,
    onEdgesOf view: CGRect? = nil
  ) -> Bool {
    let padded = rect.insetBy(dx: -Self.room, dy: -Self.room / 2)
    let (top, bottom) = (
      plan.cutsTop ? FigureTears.depth : 0, plan.cutsBottom ? FigureTears.depth : 0
    )
    let isInside =
      plan.body.minY + top < rect.minY && rect.maxY < plan.body.maxY - bottom
    guard extent.covers(padded), isInside || isLed && isPlain,
      !showsSomething(in: padded)
    else { return false }
    let isHatched = bands.contains { $0.outer.intersects(rect) && !$0.inner.covers(rect) }
    return !isHatched && !isOnLine(padded) && !isOnView(rect, around, room, view)
      && plan.panels.allSatisfy { $0.frame.covers(padded) || !$0.frame.intersects(padded) }
  }

  /// Whether a name would seem to be that of a guide.
  private func isInGap(_ rect: CGRect) -> Bool {
    plan.placed.contains { $0.mark.kind == .spacer && $0.mark.border?.intersects(rect) ?? false }
  }

  /// Whether a name would stand below or above another one, as if both were of one view.
  private func isInList(_ rect: CGRect) -> Bool {
    let near = rect.insetBy(dx: 0, dy: -Self.height)
    return captions.contains { $0.rect.intersects(near) }
  }

  /// Whether a text, a control, a tag, a sign or another name lies in a rectangle.
  func showsSomething(in rect: CGRect) -> Bool {
    plan.lines.meets(rect) || tags.contains(intersecting: rect)
      || marks.contains(intersecting: rect)
      || captions.contains {
        $0.rect.intersects(rect) || $0.leader?.bounds.intersects(rect) ?? false
      }
  }

  /// Whether a line runs beside a leader in its direction, or ends on it.
  func isAlongLine(_ leader: Stroke, _ strip: CGRect) -> Bool {
    lines.contains(intersecting: strip) { [strokes] index in
      let line = strokes[index]
      guard line.isVertical != leader.isVertical else { return true }
      return [line.start, line.end].contains { strip.contains($0) }
    }
  }

  /// Whether another view lies in a rectangle, or ends or begins in it.
  func isThroughView(_ rect: CGRect, _ view: CGRect, _ around: Set<String>) -> Bool {
    rects.contains(intersecting: rect) { [views, rects = rects.rects] index in
      guard around.contains(views[index].id) else { return true }
      return rects[index] != view && !rects[index].covers(rect)
    }
  }

  /// Whether a leader ends on the edge of what holds others and not on that of one of those, of what it is in, or of a
  /// guide, and crosses no line.
  private func isOwnEdge(_ leader: Stroke, of view: CGRect, _ around: Set<String>) -> Bool {
    let near = CGRect(center: leader.end, CGSize(width: 6, height: 6))
    let isOnOther = rects.contains(intersecting: near) { [views, rects = rects.rects] index in
      rects[index] != view && (!around.contains(views[index].id) || !rects[index].covers(near))
    }
    return !isOnOther && !lines.contains(intersecting: leader.bounds.union(near)) { _ in true }
  }

  /// Whether a tag beside a view has its name.
  private func isTold(_ name: String, beside view: CGRect) -> Bool {
    let near = view.insetBy(dx: -Self.nearness, dy: -Self.nearness)
    return plan.placed.contains { item in
      guard let tag = item.tag, near.intersects(tag) else { return false }
      return Self.has(item.mark.text, name)
    }
  }

  private static func has(_ text: String, _ name: String) -> Bool {
    name.contains(" ") ? text.contains(name) : words(text).contains(name)
  }

  private func isOnLine(_ rect: CGRect) -> Bool {
    lines.contains(intersecting: rect) { [strokes] index in
      distance(from: rect, to: strokes[index].start, strokes[index].end) == 0
    }
  }

  /// Whether a name lies on another view or too near to one, or on the edge of one around it.
  /// - Parameter view: On whose edges it may be.
  private func isOnView(
    _ rect: CGRect, _ around: Set<String>, _ room: CGFloat, _ view: CGRect?
  ) -> Bool {
    let padded = rect.insetBy(dx: -room, dy: -room)
    return rects.contains(intersecting: padded) { [views, rects = rects.rects] index in
      guard around.contains(views[index].id) else { return true }
      return rects[index].intersects(rect) && !rects[index].covers(rect) && rects[index] != view
    }
  }
}

extension Shape {
  /// Where a finding hatches something or outlines it.
  fileprivate var findingArea: CGRect? {
    guard case .rect(let rect, _, let paint) = content, paint.pattern != nil || !paint.fillsArea
    else { return nil }
    return rect
  }
}
