import Foundation
import RedlineModel
import RedlineText

/// What a figure paints, in the drawing's coordinates, as far as it is not clipped away.
struct FigurePieces {
  struct Label {
    var box: CGRect
    var subjects: [Drawing.Subject]
  }

  struct Text {
    /// Around the outlines of the glyphs.
    var box: CGRect
    var pointSize: Double
    /// The height of the baseline.
    var baseline: Double
    var subjects: [Drawing.Subject]
    var layer: Drawing.Layer
    var isSentence = false
  }

  /// An area that a view paints.
  struct Area {
    var box: CGRect
    var subjects: [Drawing.Subject]
    var isControl: Bool
    /// Areas with a higher number are painted over it.
    var number: Int
  }

  struct View {
    var frame: CGRect
    var subjects: [Drawing.Subject]
    /// The number of the screen that it is on.
    var screen: Int
  }

  /// A straight part of a line.
  struct Line {
    var start: CGPoint
    var end: CGPoint
    var width: Double
    var color: String
    var subjects: [Drawing.Subject]
    /// Whether it leads from a label to what the label is about.
    var isLeader = false
    /// Whether it is an edge of where a view was, which is over what is there now.
    var isPast = false
  }

  var labels: [Label] = []
  /// Texts of the screen.
  var texts: [Text] = []
  /// All other texts that are in no label.
  var captions: [Text] = []
  /// The size of the smallest text in a label, in points.
  var smallestLabel: Double?
  var areas: [Area] = []
  var views: [View] = []
  var lines: [Line] = []
  /// What of a line a clip cuts off along it, or of the sign at its end.
  var cutOff: [(box: CGRect, subjects: [Drawing.Subject])] = []
  /// Areas of findings: where a view could be, too.
  var ghosts: [CGRect] = []
  /// Around what is painted of each device and its screen.
  var bodies: [CGRect] = []
  var screenCount = 0
  var missing: [Text] = []
  /// The boxes of outlines, in their units.
  private var glyphs: [GlyphID: CGRect] = [:]

  init(_ drawing: Drawing) {
    for case .glyph(let id, let path) in drawing.definitions { glyphs[id] = path.inkBox }
    for shape in drawing.shapes { add(shape, Context()) }
  }
}

extension FigurePieces {
  /// What holds for a shape by the groups around it.
  struct Context {
    var layer = Drawing.Layer.page
    var scale = 1.0
    var offset = CGPoint.zero
    var clip: CGRect?
    var subjects: [Drawing.Subject] = []
    var isMark = false
    var isView = false
    var isControl = false
    var isSentence = false
    /// Whether it shows where something could be.
    var isGhost = false
    var isLeader = false
    /// Whether it is of a mark that says what is not as it was.
    var isChange = false
    var isPast = false
    var isGuide = false
    var isTranslucent = false
    var label: Int?
    var screen = 0
    var body: Int?

    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: Double(point.x) * scale + Double(offset.x), y: Double(point.y) * scale + Double(offset.y)
      )
    }

    /// What of a rectangle is seen; `nil` if nothing is.
    func place(_ rect: CGRect) -> CGRect? {
      guard !rect.isNull else { return nil }
      let origin = place(rect.origin)
      let placed = CGRect(
        x: Double(origin.x), y: Double(origin.y), width: Double(rect.width) * scale,
        height: Double(rect.height) * scale)
      guard let clip else { return placed }
      let seen = clip.intersection(placed)
      return seen.isNull ? nil : seen
    }
  }

  private static let markRoles: Set<Drawing.Role> = [
    .constraint, .guide, .stackView, .contentPriority, .finding, .change,
  ]

  private mutating func add(_ shape: Shape, _ surroundings: Context) {
    var context = surroundings
    if case .group(let group) = shape.content { enter(group, &context) }
    if !shape.subjects.isEmpty { context.subjects = shape.subjects }
    enter(shape, &context)
    switch shape.content {
    case .group(let group): for shape in group.shapes { add(shape, context) }
    case .shapes(let shapes): for shape in shapes { add(shape, context) }
    case .glyphs(let run): add(run, context)
    case .text(let line): add(line, context)
    case .picture(let picture): addArea(picture.rect, .fill("#808080"), context)
    case .rect(let rect, _, let paint):
      addArea(rect, paint, context)
      if context.isView, !context.isTranslucent, paint.isOpaque { cover(rect, context) }
      addLines([rect.corners + [rect.corners[0]]], paint, context)
    case .circle(let center, let radius, let paint):
      let box = CGRect(
        x: Double(center.x) - radius, y: Double(center.y) - radius, width: 2 * radius,
        height: 2 * radius)
      addArea(box, paint, context)
      addLines([box.corners + [box.corners[0]]], paint, context)
    case .line(let start, let end, let paint): addLines([[start, end]], paint, context)
    case .path(let path, let paint):
      addArea(path.inkBox, paint, context)
      addLines(path.polylines, paint, context)
    }
  }

  private mutating func enter(_ group: Group, _ context: inout Context) {
    if let layer = group.layer, layer != context.layer || layer == .screen {
      context.layer = layer
      if layer == .screen {
        context.screen = screenCount
        screenCount += 1
      }
      context.body = layer == .background ? bodies.count : nil
      if layer == .background { bodies.append(.null) }
    }
    switch group.transform {
    case .translation(let x, let y)?:
      context.offset = context.place(CGPoint(x: x, y: y))
    case .scale(let factor)?: context.scale *= factor
    // What is turned in a diagram keeps its place.
    case .matrix?, nil: break
    }
    if let opacity = group.opacity, opacity < 1 { context.isTranslucent = true }
    if let path = group.clip?.path { context.clip = context.place(path.inkBox) ?? .null }
  }

  private mutating func enter(_ shape: Shape, _ context: inout Context) {
    guard let role = shape.role else { return }
    let isOver = context.layer == .constraints || context.layer == .labels
    switch role {
    case .label where isOver:
      context.label = labels.count
      labels.append(Label(box: .null, subjects: context.subjects))
    case .view:
      context.isView = true
      if case .group(let group) = shape.content, context.layer == .screen,
        let frame = group.frame.flatMap(context.place)
      {
        views.append(View(frame: frame, subjects: shape.subjects, screen: context.screen))
      }
    case .control: context.isControl = true
    case .legendRow: context.isSentence = true
    case .leader:
      context.isLeader = true
      if isOver { context.isMark = true }
    case .area:
      context.isGhost = context.subjects.contains { $0.kind == .finding }
      context.isPast = context.isChange
    default:
      if isOver, Self.markRoles.contains(role) { context.isMark = true }
      if role == .guide || role == .stackView { context.isGuide = true }
      if role == .change { context.isChange = true }
    }
  }

  // MARK: Leaves

  private mutating func add(_ run: GlyphRun, _ context: Context) {
    let scale = run.pointSize / GlyphDefinitions.unitsPerEm
    var ink = CGRect.null
    for glyph in run.glyphs {
      guard let box = glyphs[glyph.id], !box.isNull else { continue }
      let place = CGRect(
        x: Double(run.origin.x) + (glyph.x + Double(box.minX)) * scale,
        y: Double(run.origin.y) + (glyph.y + Double(box.minY)) * scale,
        width: Double(box.width) * scale, height: Double(box.height) * scale)
      ink = ink.union(place)
    }
    let isMissing = run.glyphs.contains { $0.id.isMissing }
    add(ink, run.pointSize, Double(run.origin.y), isMissing: isMissing, context)
  }

  private mutating func add(_ line: TextLine, _ context: Context) {
    let left = line.anchor.minX(Double(line.origin.x), width: line.width)
    let box = CGRect(
      x: left, y: Double(line.origin.y) - line.font.pointSize * 0.75, width: line.width,
      height: line.font.pointSize * 0.97)
    add(box, line.font.pointSize, Double(line.origin.y), isMissing: false, context)
  }

  private mutating func add(
    _ ink: CGRect, _ pointSize: Double, _ baseline: Double, isMissing: Bool, _ context: Context
  ) {
    guard let box = context.place(ink), box.width > 0, box.height > 0 else { return }
    let size = pointSize * context.scale
    let text = Text(
      box: box, pointSize: size, baseline: Double(context.place(CGPoint(x: 0, y: baseline)).y),
      subjects: context.subjects, layer: context.layer, isSentence: context.isSentence)
    if isMissing { missing.append(text) }
    if let label = context.label {
      labels[label].box = labels[label].box.union(box)
      smallestLabel = min(smallestLabel ?? size, size)
    } else if context.layer == .screen || context.layer == .background {
      texts.append(text)
    } else {
      captions.append(text)
    }
  }

  private mutating func addArea(_ rect: CGRect, _ paint: Paint, _ context: Context) {
    guard paint.opacity > 0, paint.fillsArea || paint.stroke != nil,
      let box = context.place(rect)
    else { return }
    if let label = context.label {
      labels[label].box = labels[label].box.union(box)
    } else if let body = context.body {
      bodies[body] = bodies[body].union(box)
    } else if context.isGhost {
      ghosts.append(box)
    } else if context.isView, paint.fillsArea || context.isControl {
      areas.append(
        Area(
          box: box, subjects: context.subjects, isControl: context.isControl, number: areas.count))
    }
  }

  /// What was painted of texts is not seen any more below an opaque area; one that leaves a part of the
  /// height free leaves all of the text.
  private mutating func cover(_ rect: CGRect, _ context: Context) {
    guard context.layer == .screen, let area = context.place(rect) else { return }
    texts = texts.compactMap { text in
      guard area.minY <= text.box.minY, area.maxY >= text.box.maxY, area.intersects(text.box) else {
        return text
      }
      let (left, right) = (area.minX - text.box.minX, text.box.maxX - area.maxX)
      guard max(left, right) > 0 else { return nil }
      var text = text
      let x = left >= right ? text.box.minX : area.maxX
      text.box = CGRect(
        x: x, y: text.box.minY, width: max(left, right), height: text.box.height)
      return text
    }
  }

  private mutating func addLines(
    _ polylines: [[CGPoint]], _ paint: Paint, _ context: Context
  ) {
    guard context.isMark, context.label == nil, paint.opacity > 0,
      let color = paint.stroke ?? paint.fill
    else { return }
    let width = paint.stroke == nil ? 0 : paint.width * context.scale
    if let clip = context.clip, !context.isGuide {
      for polyline in polylines {
        let box = ink(polyline.map(context.place), width)
        if let box, box.isSplit(by: clip) { cutOff.append((box, context.subjects)) }
      }
    }
    for polyline in polylines {
      for (start, end) in zip(polyline, polyline.dropFirst()) {
        guard let seen = clipped(context.place(start), context.place(end), to: context.clip)
        else { continue }
        lines.append(
          Line(
            start: seen.0, end: seen.1, width: width, color: color, subjects: context.subjects,
            isLeader: context.isLeader, isPast: context.isPast))
      }
    }
  }

  /// Around what is painted of a line; `nil` for one that goes on in a direction in which it may be cut.
  private func ink(_ points: [CGPoint], _ width: Double) -> CGRect? {
    let box = Path(points).inkBox
    let reach = CGFloat(width / 2)
    // A dimension, an edge or a rail may end at a clip, but has its whole width.
    let isLong = max(box.width, box.height) > Self.longestSign
    let isStraight = min(box.width, box.height) < 0.5
    guard !box.isNull, !isLong || isStraight else { return nil }
    return box.width < box.height
      ? box.insetBy(dx: -reach, dy: 0) : box.insetBy(dx: 0, dy: -reach)
  }

  /// Diamonds, arrowheads and caps are no longer, in points.
  private static let longestSign: CGFloat = 12

  private func clipped(
    _ start: CGPoint, _ end: CGPoint, to clip: CGRect?
  ) -> (CGPoint, CGPoint)? {
    guard let clip else { return (start, end) }
    guard let range = shareOfSegment(from: start, to: end, inside: clip) else { return nil }
    let stroke = Stroke(start: start, end: end)
    return (stroke.point(at: range.lowerBound), stroke.point(at: range.upperBound))
  }
}

extension CGRect {
  /// Whether something is inside and something outside, by more than is seen. What is long ends where a
  /// clip does, and is only cut along it.
  fileprivate func isSplit(by clip: CGRect) -> Bool {
    let seen = intersection(clip)
    guard !seen.isNull else { return false }
    let lost = (width - seen.width, height - seen.height)
    let isLong = max(width, height) > 12
    guard isLong else { return max(lost.0, lost.1) > FigureRules.tolerance }
    return (width < height ? lost.0 : lost.1) > FigureRules.tolerance
  }
}

extension Paint {
  /// Whether nothing is seen through the fill; one that lets something through is `#RRGGBBAA`.
  fileprivate var isOpaque: Bool { opacity >= 1 && fill?.utf8.count == "#RRGGBB".utf8.count }
}
