import Foundation
import RedlineModel

/// Puts header, figure, sentences and legend on one page of a given width.
final class FigurePage {
  static let margin = 12.0

  private let diagram: Diagram
  private let ink: FigureInk
  private var options: FigureOptions { diagram.figure }

  init(_ diagram: Diagram) throws {
    self.diagram = diagram
    let painter = try TextPainter(mode: diagram.textMode)
    ink = FigureInk(theme: Theme(diagram.theme), painter: painter)
  }

  func page() throws -> Drawing { try checked().page }

  /// The page, and its tags with the texts and controls that they keep clear of.
  func checked() throws -> CheckedDrawing {
    // First, because it refuses numbers that are not finite.
    let source = try Drawing.Source(diagram.layout)
    let result = assembled()
    var page = result.page
    page.sources = [source]
    page.options = diagram.options
    return (page, result.labels, result.texts, result.controls)
  }

  private func assembled() -> FigureAssembly {
    var scene = FigureScene(diagram, ink)
    scene.source.folds = true
    let layout = scene.layout
    let room = FigureSetting.room(options)
    let first = FigurePlans(scene.source)
    let density = scene.setting.density(first, room: room)
    var pictures = FigurePanels(first, options: options).sources(tags: density.tags)
    let isPlain = density.tags == 0 && scene.content.total == 0
    let isOne = density.isClear && density.tags <= Self.mostTags && pictures.count > 1
    let whole = isOne ? undivided(pictures, scene, first) : nil
    var (plans, one) = plans(of: pictures, first, whole, scene.setting, room, isPlain: isPlain)
    if let whole, let plan = one, isBetter(plan, than: plans) {
      (pictures, plans) = ([FigurePanels.Picture(source: whole.source)], [plan])
    }
    let parts = scene.parts(pictures, plans)
    let summary = [
      scene.summary, isEmpty ? noViews : nil,
      count(scene.content, pictures), note(scene.content, pictures),
    ].compactMap { $0 }
    let sentences =
      FigureSentences.reasons(layout, of: diagram.explainedItems)
      + FigureSentences.findings(layout)
    var assembly = FigureAssembly(
      FigureAssembly.Header(
        slug: layout.name + " " + scene.original.environment.device.title, title: layout.name,
        summary: summary.joined(separator: " · "),
        description: pageDescription(of: scene.original, style: .annotated)
          + (options.caption.map { "\n\($0)" } ?? "")),
      options: options, ink: ink, width: parts.map { Double($0.extent.width) }.max() ?? 0,
      foot: FigureAssembly.Foot(
        FigureLegend(ink: ink, options: options.legend, layouts: [layout]), parts.map(\.plan),
        omitted: Self.list([
          scene.content.omissionText, pictures.lazy.compactMap(\.source.untoldPriorities).first,
        ])),
      sentences: sentences)
    for part in parts { assembly.add([(part, scene.surroundings)]) }
    if FigureAssembly.isBeside(options) { assembly.addLegend() }
    assembly.add(caption: options.caption)
    assembly.add(options.callouts)
    // The conflicts that can be drawn as sums, two at most.
    for conflict in FigureConflict.sums(of: layout).prefix(2) { assembly.add(conflict) }
    assembly.add(sentences)
    if !FigureAssembly.isBeside(options) { assembly.addLegend() }
    assembly.finish()
    assembly.page.definitions = [scene].definitions(parts, ink)
    return assembly
  }

  private static func list(_ parts: [String?]) -> String? {
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }

  /// How many constraints there are, so that a reader may count.
  private func count(_ content: FigureContent, _ pictures: [FigurePanels.Picture]) -> String? {
    guard !isEmpty, pictures.count == 1 else { return nil }
    if content.total == 0 { return "no constraints" }
    // What a legend would tell of them.
    let omitted = content.omitted.values.reduce(0, +)
    let rest = options.legend == .none && omitted > 0 ? ", \(omitted) not drawn" : ""
    return (content.total == 1 ? "1 constraint" : "\(content.total) constraints") + rest
  }

  /// How much larger than in the overview a panel is to be.
  private static let leastEnlargement = 1.3

  /// The widest page, in widths of the screen in it.
  private static let widest = 1.5
  /// How wide sentences may make a page whose pictures take less.
  private static let prose = 520.0

  /// How high a screen is drawn in which nothing is, and one on which nothing is marked.
  private static let emptyHeight = 240.0
  private static let plainHeight = 520.0
  private static let greatestTaller = 1.8
  private static let leastPlainScale = 0.6
  private var isEmpty: Bool { diagram.layout.items.count == 1 }
  /// A control is something to look at by itself.
  private var noViews: String {
    let root = diagram.layout.root
    return root.text != nil || root.control.isPaintedAsOne ? "no subviews" : "no views"
  }

  /// A screen to look at, no larger than it is, and lower where that leaves its texts legible.
  private func plain(
    _ source: FigurePlan.Source, _ setting: FigureSetting, _ room: Double
  ) -> FigurePlan {
    let isView = setting.device.device.kind == .canvas
    let whole = setting.plan(source, room: room, most: isView ? nil : 1)
    // One as high as what it scrolls is drawn at the scale of its device, if it is not much higher.
    let taller =
      Double(setting.layout.root.frame.height / max(1, diagram.layout.root.frame.height))
    let height = Self.plainHeight * min(max(1, taller), Self.greatestTaller)
    let scale = max(
      whole.scale * height / max(1, Double(whole.extent.height)), Self.leastPlainScale)
    return scale < whole.scale ? setting.plan(source, room: room, most: scale) : whole
  }

  /// The overview first, made smaller where a panel would not be larger than it, which would show the same
  /// twice.
  /// - Parameter whole: One picture that may take their place, whose plan is made beside theirs.
  private func plans(
    of pictures: [FigurePanels.Picture], _ first: FigurePlans, _ whole: FigurePlans?,
    _ setting: FigureSetting, _ room: Double, isPlain: Bool
  ) -> (plans: [FigurePlan], whole: FigurePlan?) {
    if isEmpty, diagram.zoom == nil {
      let least = Self.emptyHeight / max(1, Double(setting.outline.body.height))
      return (pictures.map { setting.plan($0.source, room: room, most: min(1, least)) }, nil)
    }
    if isPlain, diagram.zoom == nil {
      return (pictures.map { plain($0.source, setting, room) }, nil)
    }
    let all = pictures.map { $0.plans(like: first) }
    // What takes longest begins first.
    var plans = ([whole].compactMap(\.self) + all).concurrentMap {
      setting.plan($0, room: room)
    }
    let one = whole == nil ? nil : plans.removeFirst()
    guard let least = plans.dropFirst().map(\.scale).min(), diagram.zoom == nil else {
      return (plans, one)
    }
    let page = plans.map { Double($0.extent.width) }.reduce(min(room, Self.prose), max)
    let widest = (page + 2 * Self.margin) / Self.widest
    let narrowest = plans[0].scale * widest / max(1, Double(plans[0].body.width))
    let scale = max(least / Self.leastEnlargement, narrowest)
    guard plans[0].scale > scale * 1.05 else { return (plans, one) }
    let smaller = setting.plan(all[0], room: room, most: scale)
    if smaller.misplaced <= plans[0].misplaced { plans[0] = smaller }
    return (plans, one)
  }

  /// More tags than this are taken apart in any case.
  static let mostTags = 40
  /// What panels have to be larger by, and at what cost of a tag in the mean one picture is dense.
  private static let panelGain = 1.3
  private static let costOfTag = 12.0
  /// How low one picture is to be, beside an overview with panels.
  private static let leastSaved = 0.85

  /// The plans of one picture in place of an overview and panels; at a scale that somebody set there is none.
  private func undivided(
    _ pictures: [FigurePanels.Picture], _ scene: FigureScene, _ first: FigurePlans
  ) -> FigurePlans? {
    guard diagram.zoom == nil else { return nil }
    var source = scene.source
    source.showsContents = pictures[0].source.showsContents
    let isKnown = source.showsContents == first.source.showsContents
    return isKnown ? first : FigurePlans(source, like: first)
  }

  /// Whether panels would hardly be larger than one picture, in which every tag has a good place.
  private func isBetter(_ whole: FigurePlan, than plans: [FigurePlan]) -> Bool {
    let largest = plans.dropFirst().map(\.scale).max() ?? 0
    let height = plans.reduce(0) { $0 + $1.extent.height }
    return whole.misplaced == 0 && largest < whole.scale * Self.panelGain
      && whole.cost < Self.costOfTag * Double(whole.tagCount)
      && whole.extent.height < height * Self.leastSaved
  }

  /// `38 constraints: 17 here, 7 in panel 1, 11 in panel 2, 3 not drawn`.
  private func note(_ content: FigureContent, _ pictures: [FigurePanels.Picture]) -> String? {
    guard pictures.count > 1 else { return nil }
    let counts = pictures.map { picture in
      (picture.source.constraints + picture.source.twins.values.flatMap(\.self))
        .count { $0.origin == .user }
    }
    let panels = counts.dropFirst().enumerated().map { "\($0.element) in panel \($0.offset + 1)" }
    let drawn = counts.reduce(0, +)
    let rest = content.total > drawn ? ["\(content.total - drawn) not drawn"] : []
    return "\(max(content.total, drawn)) constraints: \(counts[0]) here, "
      + (panels + rest).joined(separator: ", ")
  }
}
