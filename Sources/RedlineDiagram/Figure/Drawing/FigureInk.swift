import Foundation
import RedlineModel

/// Draws the marks and tags of a figure.
struct FigureInk {
  static let tagFont = Font.system(size: 10.5, weight: .semibold)
  static let smallFont = Font.system(size: 10)
  let theme: Theme
  var painter: TextPainter

  /// The width of a tag's text.
  func measure(_ text: String) -> Double { painter.width(of: text, font: Self.tagFont) }

  // MARK: Marks

  /// One group for each constraint, guide and finding, in the order of drawing.
  /// - Parameter screen: What the hatching of guides is cut with, as the corners of a screen are round.
  func groups(_ plan: FigurePlan, within screen: ClipPath? = nil) -> [Shape] {
    var order: [String] = []
    var shapes: [String: [Shape]] = [:]
    var members: [String: (member: FigureMark.Member, mark: FigureMark)] = [:]
    func add(_ id: String, _ more: [Shape]) { shapes[id, default: []] += more }
    for item in plan.placed.sorted(by: { Self.layer($0.mark) < Self.layer($1.mark) }) {
      for member in item.mark.members where members[member.id] == nil {
        members[member.id] = (member, item.mark)
        order.append(member.id)
      }
      let areas = item.mark.areas.map { clear($0, plan).role(.area) }
      let isCut = screen != nil && item.mark.isCutByScreen
      add(item.mark.id, isCut ? [.group(clip: screen, areas)] : areas)
      for stroke in item.strokes { add(stroke.member, draw(stroke, item.mark, plan)) }
      for circle in item.circles { add(item.mark.id, sign(circle, item.mark)) }
      alias(item, plan, &shapes)
    }
    return order.compactMap { id in
      guard let (member, mark) = members[id] else { return nil }
      return .group(
        id: id, title: member.title, opacity: mark.isDimmed ? dimming : nil, role: mark.role,
        subjects: member.subjects, shapes[id] ?? [])
    }
  }

  /// Members of a mark that have no line of their own are shown by one of its lines, dash for dash.
  private func alias(
    _ item: PlacedFigureMark, _ plan: FigurePlan, _ shapes: inout [String: [Shape]]
  ) {
    for member in item.mark.members where shapes[member.id]?.isEmpty ?? true {
      let lines = item.strokes.filter { $0.style != .extent }
      guard
        let stroke = lines.first(where: { !self.parts($0, plan).isEmpty }) ?? lines.first
          ?? item.strokes.first
      else { continue }
      let dash = dash(item.mark, stroke.style)
      let paint = Paint.stroke(item.mark.hue.line(theme), 1, dash: dash)
      // What is wholly in a control stops at its text at least.
      var pieces = self.parts(stroke, plan)
      if pieces.isEmpty { pieces = plan.texts.cut(stroke.line) }
      if pieces.isEmpty { pieces = [stroke.line] }
      shapes[member.id] = pieces.map {
        Shape.line(from: $0.start, to: $0.end, paint).role(.line)
      }
    }
  }

  /// An outline without a fill stops at texts, and hatching leaves them free.
  private func clear(_ area: Shape, _ plan: FigurePlan) -> Shape {
    guard case .rect(let rect, _, let paint) = area.content, plan.texts.meets(rect) else {
      return area
    }
    if paint.pattern != nil { return hatching(rect, paint, plan) ?? area }
    guard !paint.fillsArea else { return area }
    let parts = rect.edges.map { plan.texts.cut($0, margin: 1) }
    guard zip(parts, rect.edges).contains(where: { $0 != [$1] }) else { return area }
    var path = Path()
    for part in parts.joined() { path.append(Path([part.start, part.end])) }
    return .path(path, paint)
  }

  /// A lower strip is the edge of a text itself.
  private static let strip: CGFloat = 12

  private func hatching(_ rect: CGRect, _ paint: Paint, _ plan: FigurePlan) -> Shape? {
    guard rect.height > Self.strip else { return nil }
    var path = Path(rect: rect, radius: 0)
    for hole in plan.texts.holes(in: rect) { path.append(Path(rect: hole, radius: 0)) }
    var paint = paint
    paint.fillRule = .evenodd
    return .path(path, paint)
  }

  private var dimming: Double { theme.name == .dark ? 0.6 : 0.4 }

  private static func layer(_ mark: FigureMark) -> Int {
    if mark.isDimmed { return 1 }
    if mark.kind == .change { return mark.sign == nil ? 0 : 3 }
    if mark.conflict != nil || mark.shape == .plate { return 4 }
    switch mark.hue {
    case .guide: return 0
    case .inactive: return 1
    case .common: return 2
    case .active, .ink: return 3
    }
  }

  /// What keeps lines apart from coloured views, below all lines.
  func casings(_ plan: FigurePlan) -> Shape {
    let strokes = plan.placed.filter { !$0.mark.isDimmed }.flatMap { item in
      item.strokes.filter { isCased($0, item.mark, plan) }.map { (item: item, stroke: $0) }
    }
    return .group(
      id: "halos",
      strokes.flatMap { item, stroke in
        let isOwn =
          stroke.style != .border && isLost(stroke, item.mark, plan, least: DrawnGrounds.same)
        let width =
          Self.width(stroke.style) + (isOwn ? Self.wideCasing : Self.casing(stroke.style))
        let paint = Paint(stroke: theme.screen, width: width, opacity: 0.85)
        return parts(stroke, plan).map { Shape.line(from: $0.start, to: $0.end, paint) }
      })
  }

  /// How much wider than a line its casing is: little at the edges of views, of which it would take off as
  /// much.
  private static func casing(_ style: FigureStroke.Style) -> Double {
    switch style {
    case .bead, .rail: 1
    // Letters end where a margin begins.
    case .border: 0.5
    case .ghost: 1.5
    case .extent, .leader: 2
    default: 2.5
    }
  }

  /// How much wider it is where the view has the line's own colour, or nearly.
  private static let wideCasing = 3.0

  /// Whether a line would not be seen on the views below it.
  private func isLost(
    _ stroke: FigureStroke, _ mark: FigureMark, _ plan: FigurePlan,
    least: Double = DrawnGrounds.least
  ) -> Bool {
    plan.grounds.hides(stroke.line, color: mark.hue.line(theme), theme, least: least)
  }

  private func isCased(_ stroke: FigureStroke, _ mark: FigureMark, _ plan: FigurePlan) -> Bool {
    guard stroke.line.length > 0 else { return false }
    if stroke.style == .extent || stroke.style == .leader { return isLost(stroke, mark, plan) }
    if mark.kind == .change { return stroke.style != .outline }
    let bounds = stroke.line.bounds.insetBy(dx: -2, dy: -2)
    return plan.fills.contains { $0.contains(intersecting: bounds) }
      || isLost(stroke, mark, plan)
  }

  /// The dots of what is not there any more.
  static let pastDash = [1.5, 3.0]

  static func width(_ style: FigureStroke.Style) -> Double {
    switch style {
    case .bar: 1.6
    case .bead: 3.6
    case .rail, .arrow: 1.3
    case .axis: 1.4
    case .extent: 0.9
    case .leader: 1
    case .outline, .ghost: 1.25
    case .border: 1.2
    }
  }

  func draw(_ stroke: FigureStroke, _ mark: FigureMark, _ plan: FigurePlan) -> [Shape] {
    if stroke.style == .axis { return axis(stroke, mark, plan) }
    if let short = short(stroke, mark, plan) { return short }
    return parts(stroke, plan).flatMap { part in
      let jogs = stroke.style == .bar ? jogs(part, mark, plan) : []
      let pieces = jogs.isEmpty ? [part] : untorn([part], plan)
      return pieces.flatMap { draw($0, stroke.style, mark) } + jogs
    } + untorn(startEdge(stroke, plan), plan).flatMap { draw($0, .ghost, mark) }
  }

  /// What is left of a line between what it must not hide.
  func parts(_ stroke: FigureStroke, _ plan: FigurePlan) -> [Stroke] {
    switch stroke.style {
    case .bead:
      // Along the edge of a control, whose frame may be wider than its alignment rectangle, it goes on.
      untorn(
        plan.texts.cut(stroke.line, margin: 2.5).flatMap { plan.lines.cut($0, margin: 7) }, plan)
    case .arrow: arrow(stroke, plan)
    case .leader: [stroke.line]
    case .outline: untorn(plan.texts.cut(stroke.line, margin: 2), plan)
    case .ghost: untorn(ghost(stroke, plan), plan)
    case .bar: plan.lines.cut(stroke.line, margin: 3, reaches: true)
    case .border: untorn(plan.lines.cut(stroke.line, margin: 3), plan)
    case .rail, .axis: untorn(plan.lines.cut(stroke.line, margin: 1), plan)
    case .extent: plan.lines.cut(stroke.line, margin: 1)
    }
  }

  /// A centre line is cut at what is shown, with a dot before the edge of each view that it is about.
  private func axis(_ stroke: FigureStroke, _ mark: FigureMark, _ plan: FigurePlan) -> [Shape] {
    let lines = parts(stroke, plan).map { part in
      var part = part
      (part.startCap, part.endCap) = (.none, .none)
      return part
    }
    let caps = FigureCaps(color: mark.hue.line(theme), width: Self.width(.axis))
    let line = stroke.line
    let ends =
      caps.shapes(line.startCap, at: line.start, from: line.end)
      + caps.shapes(line.endCap, at: line.end, from: line.start)
    return lines.flatMap { draw($0, .axis, mark) } + ends.map { $0.role(.cap) }
  }

  /// The jogs of a distance where it crosses a tear, as it is longer than it is drawn.
  private func jogs(_ bar: Stroke, _ mark: FigureMark, _ plan: FigurePlan) -> [Shape] {
    let axis = plan.projection.axis
    guard axis == .horizontal ? bar.isHorizontal : bar.isVertical, !mark.isBroken else { return [] }
    let (along, across) = (
      Span(bar.bounds, axis), axis == .horizontal ? bar.start.y : bar.start.x
    )
    let paint = Paint(stroke: mark.hue.line(theme), width: Self.width(.bar))
    return plan.projection.tears.filter { along.low < $0.low && $0.high < along.high }.map { tear in
      let places = [(0.0, 0.0), (0.3, 4.5), (0.7, -4.5), (1.0, 0.0)].map { share, side in
        axis.point(tear.point(share), Double(across) + side)
      }
      return .path(Path(places), paint).role(.line)
    }
  }

  /// Edges end at a tear; a line that leads somewhere goes on.
  private func untorn(_ lines: [Stroke], _ plan: FigurePlan) -> [Stroke] {
    plan.projection.bands.isEmpty ? lines : lines.flatMap { plan.tears.cut($0, margin: 0) }
  }

  private func dash(_ mark: FigureMark, _ style: FigureStroke.Style) -> [Double] {
    if style == .axis { return [10, 3, 2, 3] }
    if style == .border { return [1.5, 3.5] }
    if style == .ghost || mark.isPast && style != .extent { return Self.pastDash }
    if style == .bead || style == .outline || style == .leader { return [] }
    // Grey and red are one to some readers.
    if mark.hue == .inactive { return [1, 3.5] }
    if style == .extent { return [] }
    return Self.dash(ofPriority: mark.priority)
  }

  /// Required ones are whole lines; what yields more easily has the shorter dashes.
  static func dash(ofPriority priority: Double) -> [Double] {
    priority >= 1000 ? [] : priority >= 750 ? [6, 4] : [2, 4]
  }

  private func draw(_ line: Stroke, _ style: FigureStroke.Style, _ mark: FigureMark) -> [Shape] {
    let color = mark.hue.line(theme)
    let width = Self.width(style)
    let paint = Paint(
      stroke: color, width: width, dash: dash(mark, style), cap: style == .border ? .round : .butt)
    var shapes: [Shape] = []
    if mark.conflict != nil, style == .bar || style == .bead { shapes += hazard(line) }
    if mark.isBroken, line.length > 24, style == .bar {
      shapes.append(.line(from: line.start, to: line.point(at: 0.32), paint))
      shapes.append(.line(from: line.point(at: 0.68), to: line.end, paint))
    } else {
      shapes.append(.line(from: line.start, to: line.end, paint))
    }
    let role: Drawing.Role = style == .leader ? .leader : style == .ghost ? .area : .line
    for index in shapes.indices { shapes[index].role = role }
    let caps =
      FigureCaps(color: color, width: width)
      .shapes(line.startCap, at: line.start, from: line.end)
      + FigureCaps(color: color, width: width).shapes(line.endCap, at: line.end, from: line.start)
    return shapes + caps.map { $0.role(.cap) }
  }

  /// Black and yellow under the normal stroke.
  private func hazard(_ line: Stroke) -> [Shape] {
    [
      .line(from: line.start, to: line.end, .stroke(theme.alertInk, 5)),
      .line(from: line.start, to: line.end, .stroke(theme.alertPlate, 5, dash: [4, 4])),
    ]
  }

  /// Two centres in one place.
  func sign(_ center: CGPoint, _ mark: FigureMark) -> [Shape] {
    let color = mark.hue.line(theme)
    let (x, y) = (center.x, center.y)
    return [
      .circle(center, radius: 4.5, Paint(fill: theme.screen, stroke: color, width: 1.4)),
      .line(from: CGPoint(x: x - 4.5, y: y), to: CGPoint(x: x + 4.5, y: y), .stroke(color, 1.2)),
      .line(from: CGPoint(x: x, y: y - 4.5), to: CGPoint(x: x, y: y + 4.5), .stroke(color, 1.2)),
    ]
  }

  // MARK: Panels

  /// The dashed box of a container that has a panel.
  func panelBox(_ rect: CGRect) -> Shape {
    .rect(rect, radius: 3, Paint(stroke: theme.ink, width: 1, dash: [4, 3]))
  }

  func panelNumber(_ number: Int, _ badge: CGRect) -> Shape {
    .group(self.number(number, at: CGPoint(x: badge.midX, y: badge.midY), theme.ink))
  }

  // MARK: Tags

  func tags(_ plan: FigurePlan) -> [Shape] {
    plan.placed.compactMap { item in
      item.tag.map { rect in
        .group(
          title: item.mark.title, frame: rect, role: .label, subjects: item.mark.subjects,
          tag(item.mark, rect))
      }
    }
  }

  private func tag(_ mark: FigureMark, _ rect: CGRect) -> [Shape] {
    var plate = rect
    var shapes: [Shape] = []
    if let callout = mark.callout {
      shapes += number(callout, at: CGPoint(x: rect.minX + 8.5, y: rect.midY))
      plate.origin.x += Self.calloutWidth
      plate.size.width -= Self.calloutWidth
    }
    if let sign = mark.sign {
      let width = min(Double(plate.width), signWidth(sign))
      shapes += self.sign(
        sign, CGRect(x: plate.minX, y: plate.minY, width: width, height: plate.height))
      plate.origin.x += width + Self.signGap
      plate.size.width -= width + Self.signGap
      guard plate.width > 4 else { return shapes }
      return tag(mark.text, shape: mark.shape, hue: mark.hue, plate) + shapes
    }
    return shapes + tag(mark.text, shape: mark.shape, hue: mark.hue, plate)
  }

  /// What keeps the number of a change from the tag's own: together they would be read as one, `−18`.
  static let signGap = 3.0
  /// What a callout takes before its tag.
  static let calloutWidth = 20.0

  func signWidth(_ sign: String) -> Double {
    (painter.width(of: sign, font: Self.tagFont) + 8).rounded(.up)
  }

  /// The dark plate with the sign of a change.
  func sign(_ text: String, _ rect: CGRect) -> [Shape] {
    [.rect(rect, radius: 3, .fill(theme.ink))]
      + painter.text(
        text, font: Self.tagFont, color: theme.tag, at: CGPoint(x: rect.midX, y: rect.midY + 3.8),
        anchor: .middle)
  }

  /// A round number of a callout or a panel.
  func number(_ number: Int, at center: CGPoint, _ color: String? = nil) -> [Shape] {
    [.circle(center, radius: 8.5, .fill(color ?? theme.common))]
      + painter.text(
        "\(number)", font: Self.tagFont, color: color == nil ? theme.onFill : theme.page,
        at: CGPoint(x: center.x, y: center.y + 3.8), anchor: .middle)
  }

  func tag(_ text: String, shape: TagShape, hue: Hue, _ rect: CGRect) -> [Shape] {
    let color = hue.line(theme)
    let inner = rect.insetBy(dx: 0.55, dy: 0.55)
    let box: Shape
    var ink = color
    switch (shape, hue) {
    case (.plate, _):
      box = .rect(
        rect, radius: 4, Paint(fill: theme.alertPlate, stroke: theme.alertInk, width: 1.1))
      ink = theme.alertInk
    case (.badge, .common):
      box = .rect(rect, radius: Double(rect.height) / 2, .fill(color))
      ink = theme.onFill
    case (_, .active):
      box = .rect(rect, radius: 1.5, .fill(color))
      ink = theme.onFill
    case (_, .inactive):
      box = .rect(
        inner, radius: 4,
        Paint(fill: theme.tag, stroke: color, width: 1.1, dash: [1.5, 2.5], cap: .round))
      ink = theme.inactiveInk
    default:
      box = .rect(inner, radius: 4, Paint(fill: theme.tag, stroke: color, width: 1.1))
      if hue == .ink { ink = theme.ink }
    }
    let isFolded = Double(rect.height) > FigureGutter.tagHeight + Self.lineHeight / 2
    let lines = isFolded ? FigureText.folded(text) ?? [text] : [text]
    let first = Double(rect.midY) + 3.8 - Double(lines.count - 1) * Self.lineHeight / 2
    return [box]
      + lines.enumerated().flatMap { number, line in
        painter.text(
          line, font: Self.tagFont, color: ink,
          at: CGPoint(x: Double(rect.midX), y: first + Double(number) * Self.lineHeight),
          anchor: .middle)
      }
  }

  /// How far below the first line of a tag the second one is.
  static let lineHeight = 12.5
}
