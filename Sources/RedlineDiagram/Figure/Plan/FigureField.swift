import Foundation
import RedlineModel

/// What is where in a figure, for new tags and lines to keep clear of.
struct FigureField {
  /// Lines of text.
  let texts: RectIndex
  /// Controls, images and what else is drawn and is no background.
  let controls: RectIndex
  /// Coloured views without a text.
  let fills: RectIndex
  /// Views with nothing in them.
  let frames: RectIndex
  private(set) var tags = RectIndex()
  private(set) var circles = RectIndex()
  private var bars = RectIndex()
  private var isVertical: [Bool] = []

  init(texts: [CGRect], controls: [CGRect], fills: [CGRect], frames: [CGRect]) {
    self.texts = RectIndex(texts)
    self.controls = RectIndex(controls)
    self.fills = RectIndex(fills)
    self.frames = RectIndex(frames)
  }

  mutating func insert(tag: CGRect) { tags.insert(tag) }

  mutating func insert(circle: CGPoint) {
    circles.insert(CGRect(x: circle.x - 5, y: circle.y - 5, width: 10, height: 10))
  }

  mutating func insert(bar: Stroke, thickness: Double = 3) {
    bars.insert(bar.bounds.insetBy(dx: -thickness / 2, dy: -thickness / 2))
    isVertical.append(bar.isVertical)
  }

  /// Whether a tag covers neither a tag nor what the screen shows.
  func isFree(_ tag: CGRect) -> Bool {
    let padded = tag.insetBy(dx: -2, dy: -1.5)
    return !tags.contains(intersecting: padded) && !texts.contains(intersecting: tag)
      && !controls.contains(intersecting: tag) && !circles.contains(intersecting: tag)
  }

  /// What is lost where a tag lies: marks and coloured areas below it.
  func cost(ofTag tag: CGRect) -> Double {
    let lines = bars.count(intersecting: tag.insetBy(dx: -1, dy: -1), atMost: 4)
    let near = bars.count(intersecting: tag.insetBy(dx: -6, dy: -6), atMost: 4) - lines
    return Double(lines) * 14 + Double(near) * 0.7
      + (fills.contains(intersecting: tag) ? 8 : 0)
  }

  /// What a bar hides, or is taken for.
  func cost(ofBar bar: Stroke) -> Double {
    let bounds = bar.bounds.insetBy(dx: -4, dy: -4)
    let parallel = bars.count(intersecting: bounds, atMost: 3) {
      isVertical[$0] == bar.isVertical
    }
    let thin = bar.bounds.insetBy(dx: -2, dy: -2)
    let shown = covered(thin, atMost: 3)
    let labels = tags.count(intersecting: thin, atMost: 3)
    let signs = circles.count(intersecting: thin, atMost: 3)
    return Double(parallel) * 20 + Double(shown) * 16 + Double(labels) * 24
      + Double(signs) * 12
  }

  /// What a thin line crosses.
  func cost(ofExtent line: Stroke) -> Double {
    let bounds = line.bounds.insetBy(dx: -0.5, dy: -0.5)
    let labels = tags.count(intersecting: bounds, atMost: 3)
    let near = tags.count(intersecting: bounds.insetBy(dx: -3, dy: -3), atMost: 3) - labels
    let views = frames.count(intersecting: bounds, atMost: 4)
    return Double(covered(bounds, atMost: 4)) * 9 + Double(labels) * 8 + Double(near) * 1.2
      + Double(views) * 1.5
      + line.length * 0.018
  }

  /// How many texts and controls lie in a rectangle, counted up to a limit.
  func covered(_ rect: CGRect, atMost limit: Int) -> Int {
    let count = texts.count(intersecting: rect, atMost: limit)
    return min(limit, count + controls.count(intersecting: rect, atMost: limit))
  }
}
