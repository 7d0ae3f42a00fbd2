import Foundation
import RedlineModel

/// A layout with what draws it.
struct FigureSetting {
  /// The greatest scale of a figure that nobody set.
  private static let greatestScale = 1.6
  private static let leastScale = 0.05
  /// Of a screen that is drawn smaller than this, bands may be left out.
  private static let foldedScale = 1.0
  /// The share of the page that a gutter may take, and what it may take in any case, in points.
  private static let gutterShare = 0.18
  private static let leastGutter = 90.0
  /// What gutters may take, to begin with.
  private static let guesses = [120.0, 40]
  /// A picture of more constraints is planned with the first guess only: each takes long, and its gutters
  /// are full anyway.
  private static let mostGuessed = 120

  /// What is drawn, without source lines where nobody asked for them.
  let layout: SolvedLayout
  private(set) var ink: FigureInk
  let outline: ScreenOutline
  let options: FigureOptions
  /// A scale that somebody set.
  let zoom: Double?
  let screen: ScreenDrawing
  private(set) var device: DeviceDrawing

  /// - Parameter original: The layout that it is a picture of, whose frames texts tell; itself unless given.
  init(
    _ layout: SolvedLayout, of original: SolvedLayout? = nil, _ ink: FigureInk,
    _ options: FigureOptions, zoom: Double?, style: Diagram.Style = .annotated
  ) {
    self.layout = layout
    self.ink = ink
    self.options = options
    self.zoom = zoom
    outline = ScreenOutline(layout, isSlim: true)
    screen = ScreenDrawing(
      layout, theme: ink.theme, style: style, painter: ink.painter, outline: outline,
      told: original.map(layout.framesElsewhere) ?? [:])
    device = DeviceDrawing(
      layout: layout, theme: ink.theme, style: style, painter: ink.painter, outline: outline)
  }

  /// The same with a painter of its own, for one of several pictures that are drawn at the same time.
  func forked() -> FigureSetting {
    var fork = self
    fork.ink.painter = ink.painter.forked()
    fork.device.painter = fork.ink.painter
    return fork
  }

  /// The width of a page without its margins.
  static func width(_ options: FigureOptions) -> Double {
    min(max(options.width, 240), 4000) - 2 * FigurePage.margin
  }

  /// What of that pictures may take.
  static func room(_ options: FigureOptions) -> Double {
    let column =
      FigureAssembly.isBeside(options) ? FigureAssembly.column(options) + FigureAssembly.gap : 0
    return width(options) - column
  }

  /// What tags keep clear of; only after the screen was drawn.
  func surroundings(hidden: Set<String>) -> FigureSurroundings {
    func lines(_ bars: [CGRect]) -> [TextRect] {
      screen.textRects + bars.map { TextRect(item: "", rect: $0) }
    }
    return FigureSurroundings(
      layout, hidden: hidden, lines: lines(device.barRects), letters: lines(device.barTexts),
      dark: screen.darkPlaceholders)
  }

  // MARK: Scale

  /// Small views are enlarged, panels more; no text of a screen is set in more than 40 px, or more the denser
  /// the panel is.
  private func greatest(_ source: FigurePlan.Source, _ body: Double) -> Double {
    guard let region = source.region else {
      let more = Double(max(0, source.constraints.count - Self.fewConstraints))
      let width = min(Self.smallWidth + more * Self.widthOfConstraint, Self.greatestWidth)
      let side = max(body, Double(outline.body.height), 1)
      return max(Self.greatestScale, min(3, max(Self.smallWidth / max(1, body), width / side)))
    }
    let sizes = layout.items.filter { region.contains($0.frame) }.compactMap {
      $0.text?.font.pointSize
    }
    let more = Double(max(0, source.constraints.count - Self.fewInPanel))
    let largest = min(40 + more * 3, Self.largestText)
    let text = sizes.max().map { largest / $0 } ?? 3
    return max(1, min(3, text, 560 / max(1, Double(region.height))))
  }

  /// How wide a small view is drawn, and how much wider with each constraint that it has more than a few.
  private static let smallWidth = 320.0
  private static let widthOfConstraint = 20.0
  private static let greatestWidth = 560.0
  private static let fewConstraints = 4
  private static let fewInPanel = 6
  private static let largestText = 88.0

  /// The plan that is as wide as there is room, or as its greatest scale makes it.
  /// - Parameter most: A scale that it must not exceed, as that of the picture beside it.
  func plan(
    _ source: FigurePlan.Source, room: Double, most: Double? = nil
  ) -> FigurePlan {
    plan(FigurePlans(source), room: room, most: most)
  }

  func plan(_ plans: FigurePlans, room: Double, most: Double? = nil) -> FigurePlan {
    if let zoom { return plans.plan(scale: zoom, room: 400) }
    let (plan, plans) = fitting(plans, room: room, most: most)
    return spread(plan, plans, room: room)
  }

  /// The plan with tags that say more, as far as the picture takes less than the page does.
  private func spread(_ plan: FigurePlan, _ plans: FigurePlans, room: Double) -> FigurePlan {
    let widest = min(room, Double(plan.body.width) * Self.widestSpread - 2 * FigurePage.margin)
    let spare = (widest - Double(plan.extent.width)).rounded(.down)
    guard spare >= Self.leastSpare,
      plan.placed.contains(where: { $0.tag != nil && $0.mark.untoldBase != nil })
    else { return plan }
    let wide = plans.plan(
      scale: plan.scale, room: plan.room,
      folds: FigureFolds(axis: plan.projection.axis, bands: plan.projection.bands), spare: spare)
    return wide.misplaced <= plan.misplaced && Double(wide.extent.width) <= widest + 1 ? wide : plan
  }

  /// How much wider than the screen tags make the page that say more than they must, and by how much they do
  /// at least.
  private static let widestSpread = 1.5
  private static let leastSpare = 24.0

  /// The plan that fits, and those that it is one of.
  private func fitting(
    _ plans: FigurePlans, room: Double, most: Double?
  ) -> (FigurePlan, FigurePlans) {
    let source = plans.source
    let whole = plan(plans, room: room, most: most, folds: FigureFolds())
    let visible = whole.projection.layout(whole.visible)
    if whole.scale < Self.foldedScale,
      let narrow = narrowed(whole, plans, room: room, most: most, visible)
    {
      return (narrow, plans)
    }
    if let opened = opened(whole, plans, room: room, visible) { return opened }
    let folds = FigureBands.found(source, .vertical, visible: visible)
    guard !folds.bands.isEmpty else { return (whole, plans) }
    let widest = max(room, Double(whole.extent.width)) + 0.5
    func isBetter(_ low: FigurePlan, by height: CGFloat) -> Bool {
      Double(low.extent.width) <= widest && low.misplaced <= whole.misplaced
        && low.extent.height < whole.extent.height - height
    }
    let low = plans.plan(scale: whole.scale, room: whole.room, folds: folds)
    if isBetter(low, by: 60) { return (low, plans) }
    // Tags that had place in what is left out may need gutters: then smaller, if much is won.
    let small = plan(plans, room: room, most: whole.scale, folds: folds)
    let isLarge =
      small.scale >= whole.scale * Self.leastShrunk
      && Double(small.extent.width) + 2 * FigurePage.margin
        <= Self.widest * Double(small.body.width)
    return (isLarge && isBetter(small, by: whole.extent.height * 0.4) ? small : whole, plans)
  }

  /// How small a picture may become by tags that had place in what is left out of it.
  private static let leastShrunk = 0.6
  /// How much wider than the screen the page may become by them.
  private static let widest = 1.6

  /// The screen with the edges beyond its cuts at which something is, and without what lies between, which a
  /// reader sees where a cut could only tell it.
  private func opened(
    _ whole: FigurePlan, _ known: FigurePlans, room: Double, _ visible: CGRect
  ) -> (FigurePlan, FigurePlans)? {
    let source = known.source
    guard source.folds, !whole.told.isEmpty, source.kept == nil else { return nil }
    let screen = Span(layout.root.frame, .vertical)
    var open = source
    open.kept = Span(
      whole.told[true] == nil ? Double(visible.minY) : screen.low,
      whole.told[false] == nil ? Double(visible.maxY) : screen.high)
    var all = visible
    all.origin.y = CGFloat(open.kept!.low)
    all.size.height = CGFloat(open.kept!.length)
    let folds = FigureBands.found(open, .vertical, visible: all)
    guard !folds.bands.isEmpty else { return nil }
    let plans = FigurePlans(open, like: known)
    let plan = plan(plans, room: room, most: whole.scale, folds: folds)
    let isFitting = Double(plan.extent.width) <= max(room, Double(whole.extent.width)) + 0.5
    let isLow = plan.extent.height <= whole.extent.height + Self.openedHeight
    let isBetter = isFitting && isLow && plan.told.isEmpty && plan.misplaced <= whole.misplaced
    return isBetter ? (plan, plans) : nil
  }

  /// How much higher a picture may become by what is beyond its cuts.
  private static let openedHeight: CGFloat = 240

  /// The screen without bands from its top to its bottom, if it becomes larger by that.
  private func narrowed(
    _ whole: FigurePlan, _ plans: FigurePlans, room: Double, most: Double?, _ visible: CGRect
  ) -> FigurePlan? {
    let folds = FigureBands.found(plans.source, .horizontal, visible: visible)
    guard !folds.bands.isEmpty else { return nil }
    let folded = plan(plans, room: room, most: most, folds: folds)
    let isWorth = folded.scale >= whole.scale * FigureBands.leastGain
    let height = max(room * FigureBands.greatestHeight, Double(whole.body.height))
    let isLow = Double(folded.body.height) <= height
    return isWorth && isLow && folded.misplaced <= whole.misplaced ? folded : nil
  }

  /// What each gutter may take.
  private static func gutter(_ room: Double) -> Double { max(leastGutter, room * gutterShare) }

  private func plan(
    _ plans: FigurePlans, room: Double, most: Double?, folds: FigureFolds
  ) -> FigurePlan {
    let source = plans.source
    let width = Double(source.region?.width ?? outline.body.width)
    let greatest = min(greatest(source, width), most ?? .infinity)
    var best = plan(plans, room: room, greatest, folds, sides: Self.guesses[0])
    // Where gutters are guessed wide, tags go there; where they are guessed narrow, elsewhere.
    let isDense = source.constraints.count > Self.mostGuessed
    for guess in Self.guesses.dropFirst() where best.scale < greatest && !isDense {
      let least = best.scale * Self.leastLarger
      let widest = max(room, Double(best.extent.width)) + 0.5
      let scale = firstScale(source, room: room, greatest, folds, sides: guess)
      // One with wider gutters does not fit, and would do so at no scale that is larger than the best one.
      let body = bodyWidth(source, folds)
      let limits = FigureLimits(
        gutters: max(room - least * body, widest - scale * body) + Self.tolerance)
      guard
        plans.plan(scale: scale, room: Self.gutter(room), folds: folds, limits: limits) != nil
      else { continue }
      let plan = plan(plans, room: room, greatest, folds, sides: guess, above: least)
      let isFitting = Double(plan.extent.width) <= widest
      let isLarger = plan.scale > least && plan.misplaced <= best.misplaced
      if isFitting && isLarger { best = plan }
    }
    return isDense ? best : slimmed(best, plans, room: room, greatest, folds)
  }

  /// For sums of numbers in another order.
  private static let tolerance = 0.001
  /// How much larger a picture has to be to be better.
  private static let leastLarger = 1.01

  /// The plan without the long tags in its gutters, if it becomes much larger by that and nearly each of them
  /// has a place at its line: the larger, the more.
  private func slimmed(
    _ wide: FigurePlan, _ plans: FigurePlans, room: Double, _ greatest: Double,
    _ folds: FigureFolds
  ) -> FigurePlan {
    guard wide.scale < greatest, max(wide.left, wide.right) > Self.slimGutter + 8,
      plans.source.constraints.count <= Self.mostSlimmed
    else { return wide }
    func worth(_ scale: Double) -> (gain: Double, worth: Double) {
      let gain = scale / wide.scale - Self.leastGain
      // What a tear from top to bottom leaves out is told below it, in a text that does not shrink.
      return (gain, folds.removedWidth > 0 ? 0 : gain)
    }
    func isBetter(_ slim: FigurePlan) -> Bool {
      let (gain, worth) = worth(slim.scale)
      let misplaced = Double(slim.misplaced - wide.misplaced)
      let isWorth =
        gain >= 0 && slim.untagged <= wide.untagged && misplaced * Self.gainOfMisplaced <= worth
      return isWorth && slim.cost <= wide.cost + Self.mostCost + worth * Self.worthOfScale
    }
    // One that is no better where it is too large is none where it fits, either.
    let scale = firstScale(plans.source, room: room, greatest, folds, sides: Self.guesses[1])
    var limits = FigureLimits(
      gutters: room + 0.5 - scale * bodyWidth(plans.source, folds) + Self.tolerance)
    let (gain, more) = worth(scale)
    if gain >= 0 {
      limits.untagged = wide.untagged
      limits.misplaced = Double(wide.misplaced) + more / Self.gainOfMisplaced + Self.tolerance
      limits.cost = wide.cost + Self.mostCost + more * Self.worthOfScale + Self.tolerance
    }
    guard
      let first = plans.plan(
        scale: scale, room: Self.slimGutter, folds: folds, limits: limits),
      Double(first.extent.width) <= room + 0.5 || isBetter(first)
    else { return wide }
    let slim = plan(
      plans, room: room, greatest, folds, sides: Self.guesses[1], gutter: Self.slimGutter)
    let isFitting = Double(slim.extent.width) <= max(room, Double(wide.extent.width)) + 0.5
    return isFitting && isBetter(slim) ? slim : wide
  }

  /// A gutter for bars with numbers, in the picture's points, and what a figure has to gain by it.
  private static let slimGutter = 48.0
  private static let leastGain = 1.06
  /// Among more constraints tags have no better places.
  private static let mostSlimmed = 40
  /// What other places may cost more: less than that of a tag in a row, but where much is gained.
  private static let mostCost = 5.0
  /// How much larger a picture becomes that has a tag more which does not say all.
  private static let gainOfMisplaced = 0.15
  /// What a picture of twice the scale may cost more.
  private static let worthOfScale = 60.0

  /// - Parameters:
  ///   - sides: What the gutters may take at first, in the picture's points.
  ///   - gutter: What each may take at most; `nil` is what any may.
  ///   - least: The scale below which a plan is of no use.
  private func plan(
    _ plans: FigurePlans, room: Double, _ greatest: Double, _ folds: FigureFolds,
    sides guess: Double, gutter: Double? = nil, above least: Double = 0
  ) -> FigurePlan {
    let body = bodyWidth(plans.source, folds)
    var scale = firstScale(plans.source, room: room, greatest, folds, sides: guess)
    let gutter = gutter ?? Self.gutter(room)
    var plan = plans.plan(scale: scale, room: gutter, folds: folds)
    for _ in 0..<3 {
      let sides = Double(plan.extent.width) - body * scale
      let fitting = min(greatest, max(Self.leastScale, (room - sides) / body))
      let isWide = Double(plan.extent.width) > room + 0.5
      guard abs(fitting - scale) > 0.004, fitting > least, isWide || fitting > scale * 1.01
      else { break }
      let next = plans.plan(scale: fitting, room: gutter, folds: folds)
      if Double(next.extent.width) > room + 0.5, !isWide { break }
      (plan, scale) = (next, fitting)
    }
    return plan
  }

  /// How wide what is drawn of the screen or of a panel is, in points of the layout.
  private func bodyWidth(_ source: FigurePlan.Source, _ folds: FigureFolds) -> Double {
    max(1, Double(source.region?.width ?? outline.body.width) - folds.removedWidth)
  }

  /// - Parameter guess: What the gutters may take, in the picture's points.
  private func firstScale(
    _ source: FigurePlan.Source, room: Double, _ greatest: Double, _ folds: FigureFolds,
    sides guess: Double
  ) -> Double {
    min(greatest, max(Self.leastScale, (room - guess) / bodyWidth(source, folds)))
  }

  /// About how dense one picture of everything would be.
  struct Density {
    /// How many tags it needs.
    var tags: Int
    /// Whether every tag has a place that is not far from a good one.
    var isClear = false
  }

  /// Found by one plan; where there are many tags in any case, by the marks alone, or by as much of the plan as
  /// shows that they are close, as nobody sees that plan.
  func density(_ plans: FigurePlans, room: Double) -> Density {
    guard zoom == nil else { return Self.density(rough(plans, room: room)) }
    let scale = roughScale(plans.source, room: room)
    let tags = plans.tagCount(scale: scale)
    if plans.source.constraints.count > Self.mostGuessed, tags > Self.certainTags {
      return Density(tags: tags)
    }
    guard tags > FigurePanels.mostTags else { return Self.density(rough(plans, room: room)) }
    let least = plans.leastTagCount(scale: scale)
    // So many are taken apart in any case.
    if least > FigurePage.mostTags { return Density(tags: least) }
    guard least > FigurePanels.mostTags else { return Self.density(rough(plans, room: room)) }
    // Panels are certain, and only a clear picture may take their place.
    let limits = FigureLimits(
      gutters: -1, untagged: 0, misplaced: 0, cost: Self.costOfRoughTag * Double(tags))
    let plan = plans.plan(
      scale: scale, room: Self.gutter(room), folds: FigureFolds(), limits: limits)
    return plan.map(Self.density) ?? Density(tags: least)
  }

  private static func density(_ plan: FigurePlan) -> Density {
    let tags = plan.tagCount + plan.untagged
    return Density(
      tags: tags, isClear: plan.misplaced == 0 && plan.cost < costOfRoughTag * Double(tags))
  }

  /// So many tags make panels in any case, though a place may turn out to be for several of them.
  private static let certainTags = 80
  /// What tags cost in the mean where they are close.
  private static let costOfRoughTag = 20.0

  /// A plan at about the scale of the picture.
  func rough(_ plans: FigurePlans, room: Double) -> FigurePlan {
    plans.plan(
      scale: zoom ?? roughScale(plans.source, room: room),
      room: zoom == nil ? Self.gutter(room) : 400)
  }

  private func roughScale(_ source: FigurePlan.Source, room: Double) -> Double {
    let width = max(1, Double(outline.body.width))
    return max(Self.leastScale, min(greatest(source, width), (room - Self.guesses[0]) / width))
  }
}
