import Foundation
import RedlineModel

/// The hatching of the bands, at another angle for each kind of guide.
enum Hatch {
  static let kinds: [SolvedLayout.Guide.Kind] = [.safeArea, .layoutMargins, .readableContent]

  /// The name of the pattern that shows trouble.
  static let trouble = "hatch-trouble"

  static func name(_ kind: SolvedLayout.Guide.Kind) -> String { "hatch-\(kind.rawValue)" }

  /// The hatching between the edges of a view and those of its guide, but not behind texts, which would be
  /// hard to read.
  static func band(
    _ kind: SolvedLayout.Guide.Kind, from outer: CGRect, to inner: CGRect, around texts: DrawnLines
  ) -> Shape {
    let holes = texts.holes(in: outer).filter { !inner.covers($0) }
    guard !holes.isEmpty else {
      var path = Path(rect: outer, radius: 0)
      path.append(Path(rect: inner, radius: 0))
      return .path(path, .pattern(name(kind), .evenodd))
    }
    let parts = ([inner] + holes).reduce([outer]) { parts, hole in
      parts.flatMap { $0.without(hole) }
    }
    var path = Path()
    for part in parts { path.append(Path(rect: part, radius: 0)) }
    return .path(path, .pattern(name(kind)))
  }

  /// The patterns for the guides of a layout, and that of trouble.
  static func definitions(_ layout: SolvedLayout, _ theme: Theme) -> [Definition] {
    var patterns = kinds.filter { kind in layout.guides.contains { $0.kind == kind } }.map { kind in
      pattern(
        name(kind),
        kind == .safeArea ? .rising : kind == .layoutMargins ? .falling : .upright, gap: 7,
        color: theme.guide, width: theme.hatchWidth)
    }
    if layout.diagnostics.contains(where: { $0.kind != .conflict && $0.kind != .ambiguity }) {
      patterns.append(pattern(trouble, .rising, gap: 6, color: theme.ink, width: 0.6))
    }
    return patterns.map { .pattern($0) }
  }

  private enum Slope { case upright, rising, falling }

  /// A tile of whole points without a transform, which is many times as quick to draw as one that is
  /// turned. Slanted lines are as far apart as whole points on both sides let them be near `gap`.
  private static func pattern(
    _ name: String, _ slope: Slope, gap: Double, color: String, width: Double
  ) -> Pattern {
    let side = slope == .upright ? gap : (gap * 2.0.squareRoot()).rounded()
    var path = Path()
    switch slope {
    case .upright:
      path = Path([CGPoint(x: width / 2, y: 0), CGPoint(x: width / 2, y: side)])
    case .rising, .falling:
      // The corners belong to the lines of the tiles beside it.
      for x in [-side, 0, side] {
        let (low, high) = (CGPoint(x: x - 1, y: side + 1), CGPoint(x: x + side + 1, y: -1))
        let (top, bottom) = (CGPoint(x: x - 1, y: -1), CGPoint(x: x + side + 1, y: side + 1))
        path.append(Path(slope == .rising ? [low, high] : [top, bottom]))
      }
    }
    var paint = Paint.stroke(color, width)
    paint.opacity = 0.7
    return Pattern(name: name, side: side, path: path, paint: paint)
  }
}

extension CGRect {
  /// What another rectangle leaves of this one: strips above and below it, and at its sides.
  fileprivate func without(_ hole: CGRect) -> [CGRect] {
    let cut = intersection(hole)
    guard !cut.isNull, cut.width > 0, cut.height > 0 else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: cut.minY - minY),
      CGRect(x: minX, y: cut.minY, width: cut.minX - minX, height: cut.height),
      CGRect(x: cut.maxX, y: cut.minY, width: maxX - cut.maxX, height: cut.height),
      CGRect(x: minX, y: cut.maxY, width: width, height: maxY - cut.maxY),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
