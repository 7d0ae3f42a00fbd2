import Foundation
import RedlineModel

/// Draws what a screen shows in pieces, where bands across it are left out, with torn edges between them.
struct FigureTears {
  private static let amplitude = 3.0
  /// How far a torn edge reaches into what is drawn.
  static let depth: CGFloat = 5
  private static let period = 9.0
  /// What a view may draw beyond its frame and still be drawn in a piece, in points of the layout.
  private static let reach: CGFloat = 60
  /// How far beside the device something is drawn in pieces.
  private static let beyond = 200.0

  private var axis: Axis { plan.projection.axis }

  let plan: FigurePlan
  let ink: FigureInk

  /// What is in a piece, in the picture's points.
  private struct Piece {
    var span: Span
    var shift: Double
    var clip: ClipPath
  }

  private var pieces: [Piece] {
    let tears = plan.projection.tears
    let far = 10_000.0
    let edges = [-far] + tears.flatMap { [$0.low, $0.high] } + [far]
    return plan.projection.pieces.enumerated().map { index, piece in
      var path = Path()
      for (number, point) in edge(edges[2 * index]).enumerated() {
        number == 0 ? path.move(point) : path.line(point)
      }
      for point in edge(edges[2 * index + 1]).reversed() { path.line(point) }
      path.close()
      return Piece(span: piece.span, shift: piece.shift, clip: ClipPath(path: path))
    }
  }

  /// A zigzag from far beyond one side of the body to far beyond the other, which is at the same place
  /// wherever a cut ends it.
  private func edge(_ place: Double) -> [CGPoint] {
    let across = Span(plan.body, axis.other)
    let beyond = axis == .horizontal ? 60 : Self.beyond
    let low = ((across.low - beyond) / Self.period).rounded(.down)
    let high = ((across.high + beyond) / Self.period).rounded(.up)
    return (0...Int(high - low) * 2).map { step in
      axis.point(
        place + (step % 2 == 0 ? -Self.amplitude : Self.amplitude),
        (low + Double(step) / 2) * Self.period)
    }
  }

  var clips: [ClipPath] { plan.projection.bands.isEmpty ? [] : pieces.map(\.clip) + [whole] }

  /// All pieces.
  private var whole: ClipPath {
    var path = Path()
    for piece in pieces { path.append(piece.clip.path) }
    return ClipPath(path: path)
  }

  /// Shapes in points of the layout, each piece at its place.
  func scaled(_ shapes: [Shape]) -> [Shape] {
    guard !plan.projection.bands.isEmpty else {
      return [.group(transform: .scale(plan.scale), shapes)]
    }
    var known: Set<String> = []
    return pieces.map { piece in
      let own = shapes.compactMap { kept($0, in: piece.span, &known) }
      let scaled = Shape.group(transform: .scale(plan.scale), own)
      let shift = axis.point(piece.shift, 0)
      return .group(
        clip: piece.clip, [.translated(x: Double(shift.x), y: Double(shift.y), [scaled])])
    }
  }

  /// Shapes in the picture's points without what lies in a tear.
  func cut(_ shapes: [Shape]) -> [Shape] {
    plan.projection.bands.isEmpty || shapes.isEmpty ? shapes : [.group(clip: whole, shapes)]
  }

  /// What of a shape may be seen in a piece; an id is given once.
  private func kept(_ shape: Shape, in span: Span, _ known: inout Set<String>) -> Shape? {
    guard case .group(var group) = shape.content else { return shape }
    var result = shape
    if let frame = group.frame {
      let area = Span(frame.insetBy(dx: -Self.reach, dy: -Self.reach), axis)
      guard area.low < span.high, area.high > span.low else { return nil }
    }
    if let id = group.id, !known.insert(id).inserted { group.id = nil }
    group.shapes = group.shapes.compactMap { kept($0, in: span, &known) }
    // A view that paints nothing is pointed at all the same.
    guard !group.shapes.isEmpty || group.frame != nil else { return nil }
    result.content = .group(group)
    return result
  }

  /// The torn edges, from one side of what is drawn to the other.
  func edges() -> [Shape] {
    let across = Span(plan.body, axis.other)
    return plan.projection.tears.flatMap { tear in
      [tear.low, tear.high].map { place in
        let points = edge(place).filter { point in
          let place = Double(axis == .horizontal ? point.y : point.x)
          return across.low <= place && place <= across.high
        }
        return Shape.path(
          Path(points), .stroke(ink.theme.bezelEdge, 1.2, join: .round))
      }
    }
  }

  /// How much each tear leaves out, at its foot, and where that stands.
  func notes() -> [(shapes: [Shape], rect: CGRect)] {
    guard axis == .horizontal else { return notesAcross() }
    let y = Double(plan.body.maxY) + (plan.cutsBottom ? 0 : 1)
    let row = Span(y - 9, y + 9)
    var taken = takenByTags(row) + takenByBars(row)
    if plan.cutsBottom {
      let x = Double(plan.body.midX)
      taken.append(Span(x - Self.noteRoom, x + Self.noteRoom))
    }
    return zip(plan.projection.tears, plan.projection.bands).map { tear, band in
      let (text, place) = words(band.length, at: tear.middle, taken)
      taken.append(place)
      let rect = CGRect(x: place.low, y: y - 7.5, width: place.length, height: 15)
      return (note(text, rect), rect)
    }
  }

  /// A note that is further away from its tear is taken for that of another one.
  private static let farthestNote = 40.0

  /// What a note says, and where: less where all of it would make the page wider or be far away.
  private func words(
    _ length: Double, at middle: Double, _ taken: [Span]
  ) -> (text: String, place: Span) {
    let room = Span(plan.extent, .horizontal)
    let notes = ["\(formatted(length)) pt not drawn", "\(formatted(length)) pt"].map { text in
      let half = (ink.painter.width(of: text, font: FigureInk.smallFont) + 26) / 2
      return (text: text, place: free(Span(middle - half, middle + half), taken))
    }
    let inside = notes.filter { room.low <= $0.place.low && $0.place.high <= room.high }
    return inside.first { abs($0.place.middle - middle) <= Self.farthestNote } ?? inside.last
      ?? notes[0]
  }

  /// The height of a note is little more than that of its tear. It stands in the middle, or as near to it as
  /// tags and upright lines let it, and says less where tags leave no room for all of it.
  private func notesAcross() -> [(shapes: [Shape], rect: CGRect)] {
    zip(plan.projection.tears, plan.projection.bands).map { tear, band in
      let row = Span(tear.middle - 9, tear.middle + 9)
      let tags = takenByTags(row)
      let notes = ["\(formatted(band.length)) pt not drawn", "\(formatted(band.length)) pt"]
      let found = notes.lazy.compactMap { text in
        placeAcross(text, [tags + takenByLines(row), tags]).map { (text, $0) }
      }.first
      let (text, place) = found ?? (notes[0], ownPlace(notes[0]))
      let center = CGPoint(x: place.middle, y: tear.middle)
      let rect = CGRect(center: center, CGSize(width: place.length, height: 15))
      let label = ink.painter.text(
        text, font: FigureInk.smallFont, color: ink.theme.secondaryInk,
        at: CGPoint(x: Double(center.x), y: Double(center.y) + 3.5), anchor: .middle)
      return ([.rect(rect, radius: 3, .fill(ink.theme.page))] + label, rect)
    }
  }

  private func ownPlace(_ text: String) -> Span {
    let half = (ink.painter.width(of: text, font: FigureInk.smallFont) + 14) / 2
    return Span(Double(plan.body.midX) - half, Double(plan.body.midX) + half)
  }

  /// The nearest place to the middle that is on the screen; `nil` where all is taken.
  private func placeAcross(_ text: String, _ taken: [[Span]]) -> Span? {
    let own = ownPlace(text)
    let screen = Span(plan.body, .horizontal)
    return taken.lazy.map { free(own, $0) }.first {
      screen.intersection($0)?.length ?? 0 > own.length - 0.01
    }
  }

  /// What tags take of a row.
  private func takenByTags(_ row: Span) -> [Span] {
    plan.placed.compactMap(\.tag).filter { Span($0, .vertical).intersection(row) != nil }
      .map { Span($0, .horizontal) }
  }

  /// What upright lines that cross a row take of it.
  private func takenByLines(_ row: Span) -> [Span] {
    plan.placed.flatMap(\.strokes).filter { stroke in
      let reach = Span(stroke.line.bounds, .vertical)
      return stroke.line.isVertical && reach.low < row.low && row.high < reach.high
    }.map { Span($0.line.bounds.insetBy(dx: -2, dy: 0), .horizontal) }
  }

  /// What upright bars and arrows that reach into a row take of it.
  private func takenByBars(_ row: Span) -> [Span] {
    plan.placed.flatMap(\.strokes).filter { stroke in
      let reach = Span(stroke.line.bounds, .vertical)
      return [.bar, .arrow].contains(stroke.style) && stroke.line.isVertical
        && reach.low < row.high && row.low < reach.high
    }.map { Span($0.line.bounds.insetBy(dx: -5, dy: 0), .horizontal) }
  }

  /// Half of what the note on a cut below takes.
  private static let noteRoom = 60.0

  /// The place, or the nearest one beside those that are taken.
  private func free(_ span: Span, _ taken: [Span]) -> Span {
    var shifts = [0.0]
    for other in taken {
      shifts.append(other.high + 6 - span.low)
      shifts.append(other.low - 6 - span.high)
    }
    shifts.sort { abs($0) < abs($1) }
    let places = shifts.map { Span(span.low + $0, span.high + $0) }
    let free = places.filter { place in
      !taken.contains { $0.low < place.high && place.low < $0.high }
    }
    // Beyond the picture it would make the page wider.
    let room = Span(plan.extent, .horizontal)
    return free.first { room.low <= $0.low && $0.high <= room.high } ?? free.first ?? span
  }

  /// An arrow to both sides, and a text.
  private func note(_ text: String, _ rect: CGRect) -> [Shape] {
    let color = ink.theme.secondaryInk
    let (low, high) = (
      CGPoint(x: rect.minX + 5, y: rect.midY), CGPoint(x: rect.minX + 17, y: rect.midY)
    )
    let caps = FigureCaps(color: color, width: 1)
    return [
      .rect(rect, radius: 3, .fill(ink.theme.page)), .line(from: low, to: high, .stroke(color, 1)),
    ]
      + caps.shapes(.arrow, at: low, from: high) + caps.shapes(.arrow, at: high, from: low)
      + ink.painter.text(
        text, font: FigureInk.smallFont, color: color,
        at: CGPoint(x: rect.minX + 20, y: rect.midY + 3.5))
  }
}
