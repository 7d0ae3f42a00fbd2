import Foundation
import RedlineModel

/// The shapes of one plan.
struct FigurePart {
  let plan: FigurePlan
  let background: [Shape]
  let guides: [Shape]
  let screen: [Shape]
  let constraints: [Shape]
  let tags: [Shape]
  /// What all of it covers, in the plan's coordinates.
  var extent: CGRect
  let labels: [FigureLabel]
  let clips: [ClipPath]

  /// What ids of a panel, or of the layout before, start with.
  let prefix: String
  let title: FigurePartTitle?

  /// - Parameters:
  ///   - root: What the root view shows on the screen's background, in points of the layout.
  ///   - views: What is on the screen, in points of the layout.
  ///   - container: The view that a panel is about, in points of the layout.
  ///   - named: What the plan was made from, where views have their names on grey plates.
  init(
    _ plan: FigurePlan, _ setting: FigureSetting, root: [Shape], views: [Shape],
    panel title: FigurePartTitle? = nil, container: CGRect? = nil, prefix: String? = nil,
    named: FigurePlan.Source? = nil
  ) {
    var plan = plan
    plan.placed = FigureOwnership.settled(plan, setting.ink)
    self.plan = plan
    self.title = title
    let prefix = prefix ?? title?.number.map { "panel-\($0)-" } ?? ""
    self.prefix = prefix
    let isPanel = title?.number != nil
    // Constraints are drawn once, views once more in each panel.
    func prefixed(_ shapes: [Shape]) -> [Shape] {
      guard !prefix.isEmpty else { return shapes }
      return shapes.map { $0.mapIDs { isPanel && $0.hasPrefix("c-") ? $0 : prefix + $0 } }
    }
    let (device, ink) = (setting.device, setting.ink)
    let frame = FigureScreen(
      plan: plan, theme: ink.theme, isDevice: device.device.kind != .canvas)
    let box = Path(rect: plan.body, radius: 4)
    // Half the width of a line, or of its end, lies beyond what it is drawn at.
    let room = plan.extent.insetBy(dx: -FigurePlan.markRoom, dy: -FigurePlan.markRoom)
    let whole = plan.isClipped ? ClipPath(path: Path(rect: room, radius: 0)) : nil
    let clip = isPanel ? ClipPath(path: box) : frame.clip ?? whole
    let tears = FigureTears(plan: plan, ink: ink)
    func clipped(_ shapes: [Shape]) -> [Shape] {
      guard let clip else { return shapes }
      return [.group(clip: clip, shapes)]
    }
    let edge = ClipPath(
      path: Path(
        rect: plan.projection(device.screen), radius: device.outline.radius * plan.scale))
    let backdrop = plan.placed.flatMap { item in
      item.mark.backdrop.isEmpty
        ? []
        : [Shape.shapes(item.mark.backdrop, role: item.mark.role, subjects: item.mark.subjects)]
    }
    background = prefixed(clipped(tears.scaled(device.below() + root)))
    guides =
      backdrop.isEmpty ? [] : prefixed(clipped([.group(clip: edge, tears.cut(backdrop))]))
    let above = device.above(cutAt: plan.missing.top, isPart: isPanel)
    let ends = isPanel ? [Self.edge(of: container, box, plan, ink.theme)] : frame.edges()
    screen = prefixed(
      clipped(tears.scaled(views + (isPanel ? [] : device.edge()) + above)) + tears.edges() + ends)

    let top = FigureCutLine(plan: plan, ink: ink).draw(isTop: true)
    let bottom = FigureCutLine(plan: plan, ink: ink).draw(isTop: false)
    let round = device.outline.radius > 0 ? edge : nil
    let groups = ink.groups(plan, within: round)
    let notes = tears.notes()
    constraints = prefixed(
      [ink.casings(plan)] + (!isPanel ? clipped(groups) : groups)
        + top.shapes + bottom.shapes + notes.flatMap(\.shapes)
        + plan.panels.map { ink.panelBox($0.frame) })
    tags = prefixed(
      ink.captions(plan, named) + ink.tags(plan) + top.labels + bottom.labels
        + plan.panels.map { ink.panelNumber($0.number, $0.badge) })
    var extent = plan.extent
    extent.origin.y = min(extent.minY, plan.body.minY - CGFloat(top.height))
    extent.size.height =
      max(plan.extent.maxY, plan.body.maxY + CGFloat(bottom.height)) - extent.minY
    for tag in top.tags + bottom.tags { extent = extent.union(tag.rect) }
    for note in notes { extent = extent.union(note.rect) }
    self.extent = extent
    let told = (top.tags + bottom.tags).map { ($0.mark, $0.rect, $0.mark.told) }
    let own = plan.placed.compactMap { item in
      item.tag.map { (item.mark, $0, item.mark.signedText) }
    }
    let runs = Dictionary(grouping: plan.placed.map(\.mark), by: \.run)
    labels = (own + told).map { mark, rect, text in
      let marks = mark.run == nil ? [mark] : runs[mark.run] ?? [mark]
      return FigureLabel(
        text: text, rect: rect, marks: marks.flatMap(\.members).map(\.id),
        subjects: mark.subjects)
    }
    let cutsEdge =
      !backdrop.isEmpty || round != nil && plan.placed.contains { $0.mark.isCutByScreen }
    clips = [clip].compactMap { $0 } + (cutsEdge ? [edge] : []) + tears.clips
  }

  /// The edges of the view that a panel is about; around it some of its surroundings are seen.
  private static func edge(
    of container: CGRect?, _ box: Path, _ plan: FigurePlan, _ theme: Theme
  ) -> Shape {
    let paint = Paint.stroke(theme.bezelEdge, 1.2)
    return container.map { .rect(plan.projection($0), paint) } ?? .path(box, paint)
  }

  /// Whether it is the screen of the page, and not a panel or what was before.
  var isMain: Bool { prefix.isEmpty }

  /// What several parts clip with, each once.
  static func clips(_ parts: [FigurePart], _ screen: [ClipPath]) -> [ClipPath] {
    var clips: [ClipPath] = []
    var known: Set<ClipPath> = []
    for clip in screen + parts.flatMap(\.clips)
    where known.insert(clip).inserted {
      clips.append(clip)
    }
    return clips
  }

  /// The part with its extent's upper left corner at a point.
  func shapes(at origin: CGPoint) -> [Shape] {
    let layers: [(Drawing.Layer, String, [Shape])] = [
      (.background, "background", background), (.guides, "guides", guides),
      (.screen, "screen", screen), (.constraints, "constraints", constraints),
      (.labels, "labels", tags),
    ]
    return layers.filter { !$0.2.isEmpty }.map { layer, id, shapes in
      Shape.translated(
        x: Double(origin.x - extent.minX), y: Double(origin.y - extent.minY), id: prefix + id,
        layer: layer, shapes)
    }
  }
}
