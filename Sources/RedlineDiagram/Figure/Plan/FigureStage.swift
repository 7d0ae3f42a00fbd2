import Foundation
import RedlineModel

/// What of a screen a plan draws, and which marks that leaves, before any of them has a place.
struct FigureStage {
  var window: FigureWindow
  /// The device's outer rectangle, or that of the panel.
  var body: CGRect
  /// The marks on what is drawn.
  private(set) var shown: [FigureMark] = []
  /// Those on what is cut off, by whether that is above.
  private(set) var beyond: [Bool: [FigureMark]] = [:]
  private let marks: [FigureMark]

  init(_ source: FigurePlan.Source, _ geometry: OverlayGeometry, _ marks: [FigureMark]) {
    let projection = geometry.projection
    window = FigureWindow(
      geometry, source.constraints, hidden: source.content.hidden,
      crop: source.region == nil ? source.options.crop : .device,
      subjects: (source.subjects + source.panels.map(\.frame)).map { projection($0) },
      showsStacks: source.marks == nil)
    if let kept = source.kept {
      // To the edge of the screen nothing is cut off.
      if projection.y(kept.low) <= Double(window.scene.minY) + 0.5 { window.cutsTop = false }
      if projection.y(kept.high) >= Double(window.scene.maxY) - 0.5 { window.cutsBottom = false }
    }
    body = projection(source.outline.body)
    if let region = source.region {
      body = projection(region)
      (window.scene, window.content) = (body, body)
    }
    if source.region == nil { window.corner = Double(source.outline.radius) * projection.scale }
    self.marks = marks
    sort()
  }

  /// The same with fewer cuts.
  func cut(top: Bool, bottom: Bool) -> FigureStage {
    var stage = self
    stage.window.cutsTop = window.cutsTop && top
    stage.window.cutsBottom = window.cutsBottom && bottom
    if stage.window != window { stage.sort() }
    return stage
  }

  private mutating func sort() {
    shown = marks.filter { Self.isShown($0, window) }
    beyond = Dictionary(
      grouping: marks.filter { !Self.isShown($0, window) },
      by: { Self.level($0).map { [window] in $0 < Double(window.content.midY) } ?? false })
  }

  /// What cuts may tell.
  var told: [Bool: [FigureMark]] {
    beyond.mapValues { $0.filter { !$0.isSilent } }.filter { !$0.value.isEmpty }
  }

  /// Whether nothing is left out, whatever places the marks have.
  var isWhole: Bool { !window.cutsTop && !window.cutsBottom && beyond.isEmpty }

  // MARK: Marks

  /// Where a mark is that is a line at one y, or reaches far.
  private static func level(_ mark: FigureMark) -> Double? {
    switch mark.form {
    case .rail(.vertical, let y), .baseline(let y), .center(.vertical, let y, _, _): y
    case .distance(.vertical, let from, let to): from.isFrame ? from.place : to.place
    case .extent(.vertical, let rect, _): Double(rect.maxY)
    default: nil
    }
  }

  private static func isShown(_ mark: FigureMark, _ window: FigureWindow) -> Bool {
    switch mark.form {
    case .distance(.vertical, let from, let to):
      return window.shows(y: from.place) && window.shows(y: to.place)
    case .extent(.vertical, let rect, _):
      return window.shows(y: Double(rect.minY)) && window.shows(y: Double(rect.maxY))
    default: return level(mark).map(window.shows) ?? true
    }
  }

  // MARK: Cuts

  /// Where less than this would be left out, nothing is.
  private static let leastMissing = 40.0

  /// Whether what is missing above or below is too little for a cut, in the picture's points.
  static func isTooLittle(_ missing: Double) -> Bool { missing < leastMissing }

  /// The cuts that turn out to be none after all, once that is certain for both ends; `nil` before, and where
  /// all stay.
  /// - Parameter used: What has to be drawn already, which only grows.
  func certainlyWhole(_ used: Span, scale: Double) -> (top: Bool, bottom: Bool)? {
    let scene = Span(window.scene, .vertical)
    let low = max(used.low, scene.low)
    let high = min(used.high, scene.high)
    let above = isWhole(
      atTop: true, window.cutsTop, missing: low - scene.low, rounded: low.rounded() - scene.low,
      scale)
    let below = isWhole(
      atTop: false, window.cutsBottom, missing: scene.high - high,
      rounded: scene.high - high.rounded(), scale)
    guard let above, let below, above || below else { return nil }
    return (above, below)
  }

  /// Whether nothing is cut off at one end after all; `nil` where that depends on the places of marks.
  private func isWhole(
    atTop: Bool, _ cuts: Bool, missing: Double, rounded: Double, _ scale: Double
  ) -> Bool? {
    guard let lost = beyond[atTop] else { return false }
    guard cuts else { return true }
    guard lost.contains(where: { !$0.isSilent }) else {
      return missing < FigureWindow.leastCut ? true : nil
    }
    if !window.tells { return true }
    return Self.isTooLittle((rounded / scale).rounded() * scale) ? true : nil
  }
}
