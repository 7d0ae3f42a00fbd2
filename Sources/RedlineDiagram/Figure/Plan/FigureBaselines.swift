import Foundation
import RedlineModel

extension FigurePlacer {
  /// How long the ends of a baseline beside its text are, and how far away from it.
  private static let serif = (length: 8.0, gap: 2.0)

  /// A baseline runs under the letters: what is drawn of it are its ends at both sides of the text, or of
  /// the control that the text is in.
  func besideText(_ line: Stroke) -> [Stroke] {
    let bounds = line.bounds.insetBy(dx: 0, dy: -0.5)
    let hit = [field.texts, field.controls].flatMap { index in
      index.indices(intersecting: bounds).map { Span(index.rects[$0], .horizontal) }
    }
    guard let first = hit.first else { return [line] }
    let whole = hit.dropFirst().reduce(first) { $0.union($1) }
    let y = Double(line.start.y)
    let (near, far) = (Self.serif.gap, Self.serif.gap + Self.serif.length)
    return [(whole.low - far, whole.low - near), (whole.high + near, whole.high + far)].map {
      Stroke(start: CGPoint(x: $0.0, y: y), end: CGPoint(x: $0.1, y: y))
    }.filter { field.covered($0.bounds.insetBy(dx: 0, dy: -1), atMost: 1) == 0 }
  }
}
