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
  private static let gutterShare = 0.15
  private static let leastGutter = 90.0
  /// What gutters may take, to begin with.
  private static let guesses = [120.0, 40]

  /// What is drawn, without source lines where nobody asked for them.
  let layout: SolvedLayout
  let ink: FigureInk
  let outline: ScreenOutline
  let options: FigureOptions
  /// A scale that somebody set.
  let zoom: Double?
  let screen: ScreenDrawing
  let device: DeviceDrawing

  init(
    _ layout: SolvedLayout, _ ink: FigureInk, _ options: FigureOptions, zoom: Double?,
    style: Diagram.Style = .annotated
  ) {
    self.layout = layout
    self.ink = ink
    self.options = options
    self.zoom = zoom
    outline = ScreenOutline(layout.environment.device, isSlim: true)
    screen = ScreenDrawing(
      layout, theme: ink.theme, style: style, painter: ink.painter, outline: outline)
    device = DeviceDrawing(
      layout: layout, theme: ink.theme, style: style, painter: ink.painter, outline: outline)
  }

  /// The width of a page without its margins.
  static func width(_ options: FigureOptions) -> Double {
    min(max(options.width, 240), 4000) - 2 * FigurePage.margin
  }

  /// What of that pictures may take.
  static func room(_ options: FigureOptions) -> Double {
    let column = options.legend == .side ? FigureAssembly.column(options) + FigureAssembly.gap : 0
    return width(options) - column
  }

  /// What tags keep clear of; only after the screen was drawn.
  func surroundings(hidden: Set<String>) -> FigureSurroundings {
    FigureSurroundings(
      layout, hidden: hidden,
      lines: screen.textRects + device.statusRects.map { TextRect(item: "", rect: $0) })
  }

  // MARK: Scale

  /// Small views are enlarged, panels more; no text of a screen is set in more than 40 px, or 64 where
  /// the panel is dense.
  private func greatest(_ source: FigurePlan.Source, _ body: Double) -> Double {
    guard let region = source.region else {
      return max(Self.greatestScale, min(3, 320 / max(1, body)))
    }
    let sizes = layout.items.filter { region.contains($0.frame) }.compactMap {
      $0.text?.font.pointSize
    }
    let largest = source.constraints.count > 16 ? 64.0 : 40
    let text = sizes.max().map { largest / $0 } ?? 3
    return max(1, min(3, text, 560 / max(1, Double(region.height))))
  }

  /// The plan that is as wide as there is room, or as its greatest scale makes it.
  /// - Parameter most: A scale that it must not exceed, as that of the picture beside it.
  func plan(
    _ source: FigurePlan.Source, room: Double, most: Double? = nil
  ) -> FigurePlan {
    if let zoom { return FigurePlan(source, scale: zoom, room: 400) }
    let whole = plan(source, room: room, most: most, bands: [])
    guard whole.scale < Self.foldedScale else { return whole }
    let visible = Span(whole.visible, .vertical)
    let bands = FigureBands.found(
      source, visible: Span(visible.low / whole.scale, visible.high / whole.scale))
    guard !bands.isEmpty else { return whole }
    let folded = plan(source, room: room, most: most, bands: bands)
    let isWorth = folded.scale >= whole.scale * FigureBands.leastGain
    let height = max(room * FigureBands.greatestHeight, Double(whole.body.height))
    let isLow = Double(folded.body.height) <= height
    return isWorth && isLow && folded.untagged <= whole.untagged ? folded : whole
  }

  private func plan(
    _ source: FigurePlan.Source, room: Double, most: Double?, bands: [Span]
  ) -> FigurePlan {
    let plans = Self.guesses.map { plan(source, room: room, most: most, bands: bands, sides: $0) }
    // Where gutters are guessed wide, tags go there; where they are guessed narrow, elsewhere.
    return plans.dropFirst().reduce(plans[0]) { best, plan in
      let isFitting = Double(plan.extent.width) <= max(room, Double(best.extent.width)) + 0.5
      let isLarger = plan.scale > best.scale * 1.01 && plan.untagged <= best.untagged
      return isFitting && isLarger ? plan : best
    }
  }

  /// - Parameter sides: What the gutters may take at first, in the picture's points.
  private func plan(
    _ source: FigurePlan.Source, room: Double, most: Double?, bands: [Span], sides guess: Double
  ) -> FigurePlan {
    let width = Double(source.region?.width ?? outline.body.width)
    let body = max(1, width - FigureProjection.removed(bands))
    let greatest = min(greatest(source, width), most ?? .infinity)
    var scale = min(greatest, max(Self.leastScale, (room - guess) / body))
    let gutter = max(Self.leastGutter, room * Self.gutterShare)
    var plan = FigurePlan(source, scale: scale, room: gutter, bands: bands)
    for _ in 0..<3 {
      let sides = Double(plan.extent.width) - body * scale
      let fitting = min(greatest, max(Self.leastScale, (room - sides) / body))
      let isWide = Double(plan.extent.width) > room + 0.5
      guard abs(fitting - scale) > 0.004, isWide || fitting > scale * 1.01 else { break }
      let next = FigurePlan(source, scale: fitting, room: gutter, bands: bands)
      if Double(next.extent.width) > room + 0.5, !isWide { break }
      (plan, scale) = (next, fitting)
    }
    return plan
  }
}
