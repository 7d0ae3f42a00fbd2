import Foundation
import RedlineModel

/// One picture of a screen, or of a part of it, with everything in its place: the picture's points from
/// the root's top left corner.
struct FigurePlan {
  /// From points of the layout to those of the picture.
  let projection: FigureProjection
  var placed: [PlacedFigureMark]
  /// Marks in parts of the screen that are cut off, by whether that is above.
  var told: [Bool: [FigureMark]]
  /// The part of the screen that is drawn.
  var visible: CGRect
  /// The device's outer rectangle, as far as it is not cut off.
  var body: CGRect
  var cutsTop: Bool
  var cutsBottom: Bool
  /// From the left of the widest body to the right of it, where pictures of several are torn by one line.
  var torn: Span?
  /// Whether a cut tells what is beyond it.
  private let tells: Bool
  /// Whether marks beyond a cut are missing though nothing is cut off there.
  private var isLost = (top: false, bottom: false)
  /// Which cuts are none after all, if that was certain before all marks had places.
  private var certain: (top: Bool, bottom: Bool)?
  /// The widest that each gutter may become.
  let room: Double
  /// Whether its marks were not placed to the end, as it is of no use.
  let isGivenUp: Bool
  /// How wide the gutters are.
  var left: Double
  var right: Double
  /// What is left out above and below, in points of the layout.
  var missing: (top: Double, bottom: Double)
  /// What lines end at: texts and controls, and texts alone for the edges of views.
  var lines: DrawnLines
  var texts: DrawnLines
  /// The tears that are left of bands of the screen.
  var tears: DrawnLines
  /// Coloured views and controls.
  var fills: [RectIndex]
  /// What lines lie on.
  var grounds: DrawnGrounds
  /// What of the views lies beyond the screen and is drawn.
  var beyond: CGRect?
  /// Whether something reaches further than is drawn.
  var isClipped = false
  /// How far below the screen constraints are drawn.
  private let farthest: CGFloat
  /// How many marks have no tag, as there was no place.
  let untagged: Int
  /// What their tags would have said.
  var untold: [String]
  /// How many dimensions are told by name, as there was no room for them.
  let named: Int
  /// How many tags do not say whose they are, or how a stack view arranges, as there was no room for it.
  let bare: Int
  /// Marks that are not as they would be with more room.
  var misplaced: Int { untagged + named + bare }
  /// What the places of all marks cost: less where tags are at their lines.
  var cost: Double
  /// The containers that have panels, with the panels' numbers.
  var panels: [(number: Int, frame: CGRect, badge: CGRect)]

  /// Points of the picture in a point of the layout.
  var scale: Double { projection.scale }

  /// What a plan is made from.
  struct Source {
    var layout: SolvedLayout
    var constraints: [SolvedLayout.Constraint]
    var content: FigureContent
    var names: FigureNames
    var surroundings: FigureSurroundings
    var options: FigureOptions
    var theme: Theme
    var outline: ScreenOutline
    /// A panel's part of the screen, in points of the layout; `nil` is the screen.
    var region: CGRect?
    /// The view that a panel is about, whose edges are seen in it.
    var container: CGRect?
    /// Guides, stacks and findings are drawn where their item is one of these; `nil` is everywhere.
    var items: Set<String>?
    /// Guides, stacks and findings are not drawn where their item is one of these.
    var excluded: Set<String> = []
    /// Those of them in containers for which another one is drawn: what is not right with them is drawn here.
    var copies: Set<String> = []
    /// The containers that have panels, with the panels' numbers, in points of the layout.
    var panels: [(number: Int, frame: CGRect)] = []
    /// Constraints of alike containers by the one that is drawn for them.
    var twins: [String: [SolvedLayout.Constraint]] = [:]
    /// How many letters of equal sizes other pictures of the figure have.
    var letters = 0
    /// Whether priorities of contents are drawn that are not those of the class.
    var showsContents = true
    var isFromInterfaceBuilder = false
    /// Rectangles that the picture is about besides the views of its constraints, in points of the
    /// layout.
    var subjects: [CGRect] = []
    /// Whether bands from the screen's top to its bottom may be left out where nothing is.
    var folds = false
    /// What is not cut off in any case, along the vertical, in points of the layout.
    var kept: Span?
    /// Where views really are that `layout` has where constraints ask for them, in its points.
    var displaced: [String: CGRect] = [:]
    /// Where guides really are that `layout` has on a taller screen, or below bars, in its points.
    var elsewhere: [String: CGRect] = [:]
    /// The ids of the views that sentences below marks of its own tell of.
    var told: Set<String> = []
    /// The marks at a scale; `nil` is those of the layout.
    var marks: ((OverlayGeometry) -> [FigureMark])?
    var measure: (String) -> Double
  }

  /// - Parameters:
  ///   - marks: Those of the source in that geometry.
  ///   - room: The widest that each gutter may become.
  ///   - spare: By how much tags may make the picture wider that say more than they must.
  ///   - limits: What a plan of no use exceeds, which is then given up.
  init(
    _ source: Source, _ geometry: OverlayGeometry, _ marks: [FigureMark], room: Double,
    spare: Double = 0, limits: FigureLimits? = nil
  ) {
    let scale = geometry.projection.scale
    let stage = FigureStage(source, geometry, marks)
    self.init(
      source, geometry.projection, stage, room: room, spare: spare, limits: limits)
    // What is told beyond a cut needs one; where nothing is left out, and of a small view, it is drawn instead.
    var isWhole = (
      top: isLost.top
        || cutsTop
          && (FigureStage.isTooLittle(missing.top * scale) || !tells && told[true] != nil),
      bottom: isLost.bottom
        || cutsBottom
          && (FigureStage.isTooLittle(missing.bottom * scale) || !tells && told[false] != nil)
    )
    if let certain { isWhole = certain }
    guard isWhole.top || isWhole.bottom else { return }
    let next = stage.cut(top: !isWhole.top, bottom: !isWhole.bottom)
    self.init(
      source, geometry.projection, next, room: room, spare: spare, limits: limits, isLast: true)
  }

  /// - Parameter isLast: Whether it is not made once more in any case.
  private init(
    _ source: Source, _ projection: FigureProjection, _ stage: FigureStage, room: Double,
    spare: Double, limits: FigureLimits?, isLast: Bool = false
  ) {
    self.room = room
    self.projection = projection
    let (window, body, beyond) = (stage.window, stage.body, stage.beyond)
    tells = window.tells
    told = stage.told
    var field = source.surroundings.field(projection)
    panels = []
    for panel in source.panels {
      let frame = projection(panel.frame)
      let badge = PanelBadge.place(frame, field)
      field.insert(tag: badge)
      panels.append((panel.number, frame, badge))
    }
    for tear in projection.tears(in: body) { field.insert(tear: tear) }
    var certain: (top: Bool, bottom: Bool)?
    let placer = FigurePlacer(
      stage.shown, window: window, body: body, field: field, room: room, spare: spare,
      measure: source.measure
    ) { placer in
      if stage.isWhole { return limits?.areExceeded(by: placer) ?? false }
      guard !isLast else { return false }
      // It is made once more where a cut turns out to be none.
      let used = Self.used(source, projection, stage, by: placer.placed)
      certain = stage.certainlyWhole(used, scale: projection.scale)
      return certain != nil
    }
    self.certain = certain
    isGivenUp = placer.isGivenUp
    untagged = placer.untagged
    untold = placer.untold
    named = placer.named
    bare = placer.bare
    cost = placer.cost
    placed = placer.placed
    (left, right) = placer.gutters
    lines = source.surroundings.lines(projection)
    texts = DrawnLines(texts: source.surroundings.texts.map { projection($0) })
    let far = CGFloat(1e5)
    tears = DrawnLines(
      texts: projection.tears(in: CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)))
    fills = [placer.field.fills, placer.field.controls]
    grounds = DrawnGrounds(source.surroundings.grounds, projection)
    self.body = body
    farthest = source.outline.body.height * 2 * projection.scale
    visible = window.scene
    (cutsTop, cutsBottom) = (window.cutsTop, window.cutsBottom)
    missing = (0, 0)
    let frames = (source.framesOfOwn + FigureOutlines.containers(source)).map { projection($0) }
    let limit = limit
    // What panels draw may reach beyond the screen, where the overview has no room for it.
    if source.region == nil, !source.panels.isEmpty || !frames.allSatisfy(limit.covers) {
      isClipped = true
    }
    // A panel ends with its container.
    if source.region == nil {
      self.beyond = frames.map { $0.intersection(limit) }.filter { !$0.isNull }
        .reduce(nil) { $0?.union($1) ?? $1 }
    }
    clampStrokes(to: limit.insetBy(dx: -max(left, right, 40), dy: -60))
    cut(stage, to: Self.used(source, projection, stage, by: placed))
    // What another tag speaks for is drawn, too, where nothing is cut off after all.
    isLost = (!cutsTop && beyond[true] != nil, !cutsBottom && beyond[false] != nil)
    endAxes()
    dropDots()
  }

  /// How far lines and their ends reach beyond the extent, with less than the page's margin.
  static let markRoom = 6.0

  /// Centre lines, which begin before a view and end behind it, stay on the page.
  private mutating func endAxes() {
    let room = Span(extent, .horizontal)
    for item in placed.indices {
      for index in placed[item].strokes.indices where placed[item].strokes[index].style == .axis {
        let line = placed[item].strokes[index].line
        func clamped(_ point: CGPoint) -> CGPoint {
          let x = min(max(Double(point.x), room.low - Self.markRoom), room.high + Self.markRoom)
          return CGPoint(x: x, y: Double(point.y))
        }
        placed[item].strokes[index].line.start = clamped(line.start)
        placed[item].strokes[index].line.end = clamped(line.end)
      }
    }
  }

  // MARK: Cuts

  /// How far from a text a cut is, in the picture's points.
  private static let clearOfText = 9.0
  /// A picture does not become higher than by this to have its middle in the middle.
  private static let mostUneven = 40.0
  /// Half of what the text on a cut takes, but for what it says of a view in the middle.
  private static let noteReach = 52.0

  /// What is on the screen from top to bottom, with what is on it and with the tags and lines of marks.
  private static func used(
    _ source: Source, _ projection: FigureProjection, _ stage: FigureStage,
    by placed: [PlacedFigureMark]
  ) -> Span {
    let (content, body, padding) = (stage.window.content, stage.body, source.padding)
    var used = Span(Double(content.minY) - padding, Double(content.maxY) + padding)
    if let kept = source.kept {
      used = used.union(Span(projection.y(kept.low), projection.y(kept.high)))
    }
    // What the cut says stands in its middle.
    let centerings = [true, false].compactMap { Self.centering(placed, isTop: $0, beyond: content) }
    let reach = Self.noteReach + (centerings.map(source.measure).max() ?? 0) / 2
    let note = Span(Double(body.midX) - reach, Double(body.midX) + reach)
    func add(_ rect: CGRect) {
      let room = Span(rect, .horizontal).intersection(note) == nil ? 9.0 : 12
      used = used.union(Span(Double(rect.minY) - room, Double(rect.maxY) + room))
    }
    for item in placed {
      if let tag = item.tag { add(tag) }
      for stroke in item.strokes where ![.bead, .border].contains(stroke.style) {
        if stroke.style != .rail || stroke.line.isVertical { add(stroke.line.bounds) }
      }
    }
    // A tear does not go through a text.
    func isNear(_ text: CGRect, _ y: Double) -> Bool {
      Double(text.minY) - Self.clearOfText < y && y < Double(text.maxY) + Self.clearOfText
    }
    let texts = source.surroundings.texts.map { projection($0) }
    for text in texts.sorted(by: { $0.minY > $1.minY }) where isNear(text, used.low) {
      used.low = Double(text.minY) - Self.clearOfText
    }
    for text in texts.sorted(by: { $0.maxY < $1.maxY }) where isNear(text, used.high) {
      used.high = Double(text.maxY) + Self.clearOfText
    }
    return used
  }

  /// Takes off what nothing is on.
  private mutating func cut(_ stage: FigureStage, to used: Span) {
    var used = used
    let window = stage.window
    let (top, bottom) = (Double(window.scene.minY), Double(window.scene.maxY))
    // What is told beyond a cut has no other place.
    let least = FigureWindow.leastCut
    if cutsTop, used.low - top < least, told[true] == nil { cutsTop = false }
    if cutsBottom, bottom - used.high < least, told[false] == nil { cutsBottom = false }
    used = Span(max(used.low, top), min(used.high, bottom))
    var outer = Span(body, .vertical)
    // Of what is in the middle as much is left out on both sides.
    let uneven = abs((used.low - top) - (bottom - used.high))
    let isEven =
      cutsTop && cutsBottom && window.isCentered && (!tells || uneven < Self.mostUneven)
    if isEven {
      let rest = min(used.low - top, bottom - used.high)
      used = Span(top + rest, bottom - rest)
    }
    if cutsTop { outer.low = used.low.rounded() }
    if cutsBottom { outer.high = used.high.rounded() }
    missing = (
      cutsTop ? ((outer.low - top) / scale).rounded() : 0,
      cutsBottom ? ((bottom - outer.high) / scale).rounded() : 0
    )
    if isEven { missing.bottom = missing.top }
    body = CGRect(
      x: Double(body.minX), y: outer.low, width: Double(body.width), height: outer.length)
    visible = visible.intersection(
      CGRect(
        x: Double(visible.minX), y: outer.low, width: Double(visible.width), height: outer.length))
    guard cutsTop || cutsBottom else { return }
    let far = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    clampStrokes(to: kept(far))
  }

  /// Lines end at a cut, and where nothing is drawn any more; edges of a border that lie beyond are no
  /// edges there.
  private mutating func clampStrokes(to rect: CGRect) {
    func clamped(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
    }
    for item in placed.indices {
      placed[item].strokes.removeAll { stroke in
        let bounds = stroke.line.bounds
        return stroke.style == .border && (bounds.maxY < rect.minY || bounds.minY > rect.maxY)
      }
      for index in placed[item].strokes.indices {
        var line = placed[item].strokes[index].line
        (line.start, line.end) = (clamped(line.start), clamped(line.end))
        placed[item].strokes[index].line = line
      }
    }
  }

  // MARK: Sizes

  /// What the marks cover, with the body and the gutters.
  var extent: CGRect {
    let limit = limit
    var rect = CGRect(
      x: Double(body.minX) - left, y: Double(body.minY), width: Double(body.width) + left + right,
      height: Double(body.height))
    for panel in panels { rect = rect.union(panel.badge) }
    if let beyond { rect = rect.union(kept(beyond)) }
    for item in placed {
      if let tag = item.tag { rect = rect.union(tag) }
      for circle in item.circles where limit.contains(circle) {
        rect = rect.union(kept(CGRect(center: circle, CGSize(width: 10, height: 10))))
      }
      for stroke in item.strokes
      where stroke.style != .border && (!stroke.line.isHorizontal || stroke.style == .bar) {
        rect = rect.union(kept(stroke.line.bounds.insetBy(dx: 0, dy: -4)))
      }
      if let border = item.mark.border { rect = rect.union(kept(border.intersection(limit))) }
      for area in item.mark.areas {
        if case .rect(let area, _, _) = area.content { rect = rect.union(area.intersection(limit)) }
      }
    }
    return rect
  }

  /// What of a rectangle is not cut off.
  private func kept(_ area: CGRect) -> CGRect {
    let low = cutsTop ? max(area.minY, body.minY) : area.minY
    let high = cutsBottom ? min(area.maxY, body.maxY) : area.maxY
    return CGRect(x: area.minX, y: min(low, high), width: area.width, height: max(0, high - low))
  }

  /// How far what lies outside of the screen is drawn: nowhere beyond a cut, and further where constraints are,
  /// as of what one scrolls to.
  private var limit: CGRect {
    let (side, end) = (max(40, body.width / 4), max(80, body.height / 4))
    var lowest: CGFloat = 0
    for index in placed.indices {
      guard let bounds = placed[index].mark.bounds else { continue }
      let beyond = bounds.maxY - body.maxY + 12
      if beyond <= farthest { lowest = max(lowest, beyond) }
    }
    let (above, below) = (cutsTop ? 0 : end, cutsBottom ? 0 : max(end, lowest))
    return CGRect(
      x: body.minX - side, y: body.minY - above, width: body.width + 2 * side,
      height: body.height + above + below)
  }

  /// How many tags there are, those of a run as one.
  var tagCount: Int {
    let tagged = placed.filter { $0.tag != nil }
    return tagged.count { $0.mark.run == nil } + Set(tagged.compactMap(\.mark.run)).count
  }
}
