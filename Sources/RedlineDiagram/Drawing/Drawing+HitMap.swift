import Foundation
import RedlineModel

extension Drawing {
  /// The regions of all shapes that stand for something.
  package var hitMap: HitMap {
    var collector = HitRegions(prefix: idPrefix)
    for shape in shapes { collector.add(shape, HitRegions.Context()) }
    let regions = collector.regions.filter { !$0.parts.isEmpty && !$0.frame.isNull }
    return HitMap(viewBox: viewBox, regions: regions.reversed())
  }
}

/// Collects regions from shapes, back to front.
private struct HitRegions {
  /// What holds for a shape by the groups around it.
  struct Context {
    var layer = Drawing.Layer.page
    var scale = 1.0
    var offset = CGPoint.zero
    /// What views are turned by, before scale and offset.
    var turn: AffineMatrix?
    var clip: CGRect?
    /// The index of the region that shapes belong to; `nil` if they stand for nothing.
    var region: Int?

    func place(_ point: CGPoint) -> CGPoint {
      let point = turn?.applied(to: point) ?? point
      let (x, y) = (Double(point.x) * scale, Double(point.y) * scale)
      return CGPoint(x: Self.rounded(x + Double(offset.x)), y: Self.rounded(y + Double(offset.y)))
    }

    /// With the three decimals that numbers have in a file.
    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
  }

  /// What the ids of the document begin with.
  let prefix: String
  private(set) var regions: [HitRegion] = []

  init(prefix: String) { self.prefix = prefix }

  mutating func add(_ shape: Shape, _ surroundings: Context) {
    var context = surroundings
    if case .group(let group) = shape.content { context.enter(group) }
    if !shape.subjects.isEmpty { open(shape, &context) }
    switch shape.content {
    case .group(let group):
      if let frame = group.frame, let region = context.region, !shape.subjects.isEmpty {
        append(.area(frame.corners, role: shape.role), to: region, context)
        context.region = nil
      }
      for shape in group.shapes { add(shape, context) }
    case .shapes(let shapes):
      for shape in shapes { add(shape, context) }
    default:
      if let region = context.region, let part = shape.part { append(part, to: region, context) }
    }
  }

  private mutating func open(_ shape: Shape, _ context: inout Context) {
    var region = HitRegion(
      layer: context.layer, role: shape.role, subjects: shape.subjects, frame: .null, parts: [])
    if case .group(let group) = shape.content {
      region.id = group.id.map { prefix + svgIdentifier($0) }
      region.title = group.title
    }
    context.region = regions.count
    regions.append(region)
  }

  private mutating func append(_ local: HitRegion.Part, to index: Int, _ context: Context) {
    var part = local
    part.polylines = local.polylines.map { $0.map(context.place) }
    part.strokeWidth *= context.scale * (context.turn?.stretch ?? 1)
    let bounds = context.clip.map { $0.intersection(part.bounds) } ?? part.bounds
    guard !bounds.isNull else { return }
    regions[index].frame = regions[index].frame.union(bounds)
    regions[index].parts.append(part)
  }
}

extension HitRegions.Context {
  mutating func enter(_ group: Group) {
    layer = group.layer ?? layer
    switch group.transform {
    case .matrix(let matrix)?: turn = turn?.after(matrix) ?? matrix
    case .translation(let x, let y)? where turn != nil:
      var move = AffineMatrix()
      (move.x, move.y) = (x, y)
      turn = turn?.after(move)
    case .scale(let factor)? where turn != nil:
      turn = turn?.after(AffineMatrix([factor, 0, 0, factor, 0, 0]) ?? AffineMatrix())
    case .translation(let x, let y)?:
      offset = CGPoint(x: Double(offset.x) + x * scale, y: Double(offset.y) + y * scale)
    case .scale(let factor)?: scale *= factor
    case nil: break
    }
    guard let path = group.clip?.path else { return }
    let area = HitRegion.Part(
      polylines: path.polylines.map { $0.map(place) }, isFilled: true, strokeWidth: 0)
    clip = clip.map { $0.intersection(area.bounds) } ?? area.bounds
  }
}

extension HitRegion.Part {
  /// An area without a stroke.
  fileprivate static func area(_ points: [CGPoint], role: Drawing.Role?) -> HitRegion.Part {
    HitRegion.Part(role: role, polylines: [points], isFilled: true, strokeWidth: 0)
  }
}

extension Shape {
  /// The geometry of a shape without others in it.
  fileprivate var part: HitRegion.Part? {
    switch content {
    case .rect(let rect, _, let paint): part([rect.corners + [rect.corners[0]]], paint)
    case .circle(let center, let radius, let paint): part([Self.octagon(center, radius)], paint)
    case .line(let start, let end, let paint): part([[start, end]], paint, isLine: true)
    case .path(let path, let paint): part(path.polylines, paint)
    case .glyphs(let run):
      .area(Self.box(run.origin, width: run.width, run.pointSize).corners, role: role)
    case .text(let line):
      .area(
        Self.box(
          CGPoint(x: line.anchor.minX(Double(line.origin.x), width: line.width), y: line.origin.y),
          width: line.width, line.font.pointSize
        ).corners, role: role)
    case .picture(let picture): .area(picture.rect.corners, role: role)
    case .shapes, .group: nil
    }
  }

  private func part(
    _ polylines: [[CGPoint]], _ paint: Paint, isLine: Bool = false
  ) -> HitRegion.Part {
    HitRegion.Part(
      role: role, polylines: polylines, isFilled: paint.fillsArea && !isLine,
      strokeWidth: paint.stroke == nil ? 0 : paint.width)
  }

  private static func octagon(_ center: CGPoint, _ radius: Double) -> [CGPoint] {
    let near = radius * 0.41421356237309503
    return [
      (-near, -radius), (near, -radius), (radius, -near), (radius, near), (near, radius),
      (-near, radius), (-radius, near), (-radius, -near), (-near, -radius),
    ].map { center.shifted($0.0, $0.1) }
  }

  /// From the height of capitals to the descenders.
  private static func box(_ origin: CGPoint, width: Double, _ pointSize: Double) -> CGRect {
    CGRect(
      x: Double(origin.x), y: Double(origin.y) - pointSize * 0.75, width: width,
      height: pointSize * 0.97)
  }
}
