import Foundation
import RedlineModel

/// Draws the layouts of a motion, each on a page of its own, so that what stays is at the same place.
final class MotionFrames {
  private let motion: MotionDiagram
  private let ink: FigureInk

  init(_ motion: MotionDiagram) throws {
    self.motion = motion
    ink = FigureInk(
      theme: Theme(motion.theme), painter: try TextPainter(mode: motion.textMode))
  }

  /// Pages of one size with the same definitions.
  func drawings() throws -> [Drawing] {
    // First, because it refuses numbers that are not finite.
    let sources = try motion.layouts.map { try Drawing.Source($0) }
    let scenes = scenes()
    var plans = scenes.plans(room: room)
    if turns {
      let bodies = plans.map { Span($0.body, .horizontal) }
      let widest = bodies.dropFirst().reduce(bodies[0]) { $0.union($1) }
      for index in plans.indices { plans[index].torn = widest }
    }
    var parts = zip(scenes, plans).map { scene, plan in scene.part(plan, names: false) }
    let extent = parts.dropFirst().reduce(parts[0].extent) { $0.union($1.extent) }
    for index in parts.indices { parts[index].extent = extent }
    let pages = zip(scenes, parts).map { page($0, $1, parts, .zero, scenes) }
    let size = CGSize(
      width: pages.map(\.size.width).max() ?? 0, height: pages.map(\.size.height).max() ?? 0)
    var frames = zip(scenes, parts).map { page($0, $1, parts, size, scenes) }
    let definitions = scenes.definitions(parts, ink)
    for index in frames.indices { frames[index].definitions = definitions }
    frames[0].sources = [sources[0]]
    return frames
  }

  private var room: Double { FigureSetting.room(motion.figure) }
  /// Whether the screens are not all of one size.
  private var turns: Bool { Set(motion.layouts.map(\.environment.size)).count > 1 }

  /// The scenes, none of which cuts off what another one shows.
  private func scenes() -> [FigureScene] {
    let scenes = kept(scenes(crop: motion.figure.crop))
    guard turns, case .content = motion.figure.crop else { return scenes }
    // Views move in a device that turns, and no torn edge of one size cuts the other: tags of each may take
    // another height.
    let level = kept(scenes)
    return isTornAlike(level.plans(room: room)) ? level : self.scenes(crop: .device)
  }

  private func scenes(crop: FigureOptions.Crop) -> [FigureScene] {
    motion.layouts.map { layout in
      var diagram = Diagram(layout)
      (diagram.theme, diagram.textMode, diagram.figure) = (
        motion.theme, motion.textMode, motion.figure
      )
      diagram.figure.splits = false
      diagram.figure.crop = crop
      // The device stands still.
      return FigureScene(diagram, ink, growsScreen: false)
    }
  }

  /// The scenes with as much of each screen as any of them shows.
  private func kept(_ scenes: [FigureScene]) -> [FigureScene] {
    let ranges = scenes.plans(room: room).map { plan in
      Span(Double(plan.visible.minY) / plan.scale, Double(plan.visible.maxY) / plan.scale)
    }
    let all = ranges.dropFirst().reduce(ranges[0]) { $0.union($1) }
    return scenes.map { scene in
      var scene = scene
      scene.source.kept = all
      return scene
    }
  }

  /// Whether the screens end at the same places, and with torn edges.
  private func isTornAlike(_ plans: [FigurePlan]) -> Bool {
    plans.allSatisfy { plan in
      let first = plans[0]
      guard !plan.isClipped, plan.cutsTop == first.cutsTop, plan.cutsBottom, first.cutsBottom
      else { return false }
      let isLevel = !plan.cutsTop || plan.body.minY == first.body.minY
      return isLevel && plan.body.maxY == first.body.maxY
    }
  }

  private func page(
    _ scene: FigureScene, _ part: FigurePart, _ parts: [FigurePart], _ least: CGSize,
    _ scenes: [FigureScene]
  ) -> Drawing {
    let layouts = scenes.map(\.layout)
    var summaries: [String] = []
    for summary in scenes.map(\.summary) where !summaries.contains(summary) {
      summaries.append(summary)
    }
    let legend = FigureLegend(ink: ink, options: motion.figure.legend, layouts: layouts)
    var assembly = FigureAssembly(
      FigureAssembly.Header(
        slug: "motion of \(motion.title) \(motion.theme.rawValue)", title: motion.title,
        summary: summaries.joined(separator: " → "),
        description: "\(layouts.count) layouts, one after the other. "
          + pageDescription(of: scenes[0].original, style: .annotated)),
      options: motion.figure, ink: ink, width: Double(part.extent.width),
      foot: FigureAssembly.Foot(legend, parts.map(\.plan), omitted: omission(scenes)))
    assembly.add([(part, scene.surroundings)])
    if motion.figure.legend == .side { assembly.addLegend() }
    assembly.add(caption: motion.figure.caption)
    assembly.add(FigureSentences.findings(scene.layout))
    if motion.figure.legend != .side { assembly.addLegend() }
    assembly.finish(least: least)
    return assembly.page
  }

  /// The legend is that of all states, so that it stands still.
  private func omission(_ scenes: [FigureScene]) -> String? {
    let active = scenes.flatMap { $0.layout.constraints.filter(\.isActive) }
    return FigureContent.omissionText(
      scenes.map(\.content), of: scenes.map(\.original.environment.device.title),
      drawn: Set(active.compactMap(\.scope)))
  }
}
