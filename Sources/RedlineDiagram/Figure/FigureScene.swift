import Foundation
import RedlineModel

/// A layout that is going to be drawn as a figure, with its screen already drawn.
struct FigureScene {
  /// As it was given: what texts tell of.
  let original: SolvedLayout
  /// As it is drawn: with contents below the bars, on a screen that is as high as they are.
  let layout: SolvedLayout
  let setting: FigureSetting
  let content: FigureContent
  var source: FigurePlan.Source
  let surroundings: FigureSurroundings
  /// What is on the screen, and what its root view shows, in points of the layout.
  private let drawn: [Shape]
  private let root: [Shape]

  /// - Parameters:
  ///   - diagram: Its layout, without source lines where nobody asks for them.
  ///   - growsScreen: Whether a screen may be as high as its contents, unless somebody asks for the device.
  init(_ diagram: Diagram, _ ink: FigureInk, growsScreen: Bool = true) {
    let options = diagram.figure
    original = diagram.showsSource ? diagram.layout : diagram.layout.withoutLocations
    let shown = ContentsBelowBars.shown(in: original)
    let grows = growsScreen && options.crop != .device
    layout = grows ? TallScreen.shown(in: shown) : shown
    setting = FigureSetting(layout, of: original, ink, options, zoom: diagram.zoom)
    content = FigureContent(diagram.layout, options, showsInactive: diagram.showsInactive)
      .withLocations(diagram.showsSource)
    let ends = content.drawn.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    let stacks = layout.items.filter { $0.stack != nil }.map(\.id) + layout.arrangedBlanks
    let names = FigureNames(
      layout, ids: ends + stacks + layout.guides.filter { $0.kind == .custom }.map(\.id))
    // First, because it finds where texts are.
    drawn = setting.screen.shapes()
    root = setting.screen.rootShapes()
    surroundings = setting.surroundings(hidden: content.hidden)
    let asked = AskedFrames(layout)
    let frames = layout.items.filter { asked.frames[$0.id] != nil }.map { ($0.id, $0.frame) }
    source = FigurePlan.Source(
      layout: asked.shown(in: layout), constraints: content.drawn, content: content, names: names,
      surroundings: surroundings, options: options, theme: ink.theme, outline: setting.outline,
      isFromInterfaceBuilder: layout.hasPrioritiesOfInterfaceBuilder,
      measure: ink.measure)
    source.displaced = Dictionary(frames, uniquingKeysWith: { first, _ in first })
    source.elsewhere = layout.framesElsewhere(than: original)
  }

  /// Device, size and what differs from the defaults, and how high the contents are that the screen is as high as.
  var summary: String {
    let height = layout.root.frame.height
    let isTall = height > original.root.frame.height
    return PageHeader.summary(of: original)
      + (isTall ? " · scrolls, drawn \(formatted(height)) high" : "")
  }

  /// The hairlines around views, and the views; in a panel those that it is about, on what is behind them.
  private func views(of source: FigurePlan.Source) -> [Shape] {
    let outlines = FigureOutlines.shapes(source)
    var views = drawn
    if let members = source.items {
      views = drawn.compactMap(PanelViews(layout, members: members).kept)
    }
    return [.group(outlines.below), .group(views)]
      + (outlines.above.isEmpty ? [] : [.group(outlines.above)])
  }

  /// The plan in a column, at a scale that is not exceeded.
  func plan(room: Double, most: Double? = nil) -> FigurePlan {
    setting.plan(source, room: room, most: most)
  }

  /// - Parameters:
  ///   - panel: What the plan was made from, if that is not the whole scene.
  ///   - names: Whether views have their names on grey plates.
  func part(
    _ plan: FigurePlan, of panel: FigurePlan.Source? = nil, title: FigurePartTitle? = nil,
    prefix: String? = nil, names: Bool = true
  ) -> FigurePart {
    part(plan, of: panel, title: title, prefix: prefix, names: names, in: setting)
  }

  private func part(
    _ plan: FigurePlan, of panel: FigurePlan.Source?, title: FigurePartTitle?,
    prefix: String? = nil, names: Bool = true, in setting: FigureSetting
  ) -> FigurePart {
    FigurePart(
      plan, setting, root: root, views: views(of: panel ?? source), panel: title,
      container: panel?.container, prefix: prefix, named: names ? panel ?? source : nil)
  }

  /// Overview and panels, on all processors.
  func parts(_ pictures: [FigurePanels.Picture], _ plans: [FigurePlan]) -> [FigurePart] {
    let sheets = zip(pictures, plans).map { ($0, $1, setting.forked()) }
    let parts = sheets.concurrentMap { picture, plan, setting in
      var title = picture.title
      title?.enlargement = plan.scale / plans[0].scale
      return part(plan, of: picture.source, title: title, in: setting)
    }
    for (_, _, fork) in sheets { setting.ink.painter.join(fork.ink.painter) }
    return parts
  }
}

extension [FigureScene] {
  /// The plans of all at one scale.
  func plans(room: Double) -> [FigurePlan] {
    var plans = map { $0.plan(room: room) }
    // A smaller scale may ask for other gutters, and those for a smaller scale.
    for _ in 0..<3 {
      let scale = plans.map(\.scale).min() ?? 1
      guard plans.contains(where: { $0.scale > scale * 1.000_001 }) else { break }
      plans = zip(self, plans).map { scene, plan in
        plan.scale > scale ? scene.plan(room: room, most: scale) : plan
      }
    }
    let scale = plans.map(\.scale).min() ?? 1
    return zip(self, plans).map { scene, plan in
      plan.scale == scale ? plan : FigurePlans(scene.source).plan(scale: scale, room: 90)
    }
  }

  /// What all of them refer to, each once.
  func definitions(_ parts: [FigurePart], _ ink: FigureInk) -> [Definition] {
    let clips = FigurePart.clips(parts, flatMap { $0.setting.screen.clips })
    var hatches: [Definition] = []
    for scene in self {
      for hatch in Hatch.definitions(scene.layout, ink.theme) where !hatches.contains(hatch) {
        hatches.append(hatch)
      }
    }
    return ink.painter.definitions + clips.map { .clip($0) } + hatches
  }
}
