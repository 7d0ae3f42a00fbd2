/// How a shape is painted.
package struct Paint: Hashable, Sendable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }
  package enum FillRule: String, Sendable { case nonzero, evenodd }

  /// A literal colour, `#RRGGBB`; `nil` paints no area.
  package var fill: String?
  /// The name of the ``Pattern`` that fills the area instead of a colour.
  package var pattern: String?
  package var fillRule = FillRule.nonzero
  package var stroke: String?
  /// Stroke width in points.
  package var width: Double
  package var dash: [Double]
  /// Where in the dashes a line begins, in points.
  package var dashPhase = 0.0
  package var cap: Cap
  package var join: Join
  /// 0…1.
  package var opacity: Double

  package init(
    fill: String? = nil, stroke: String? = nil, width: Double = 1, dash: [Double] = [],
    cap: Cap = .butt, join: Join = .miter, opacity: Double = 1
  ) {
    self.fill = fill
    self.stroke = stroke
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
    self.opacity = opacity
  }

  package static func fill(_ color: String, opacity: Double = 1) -> Paint {
    Paint(fill: color, opacity: opacity)
  }

  package static func pattern(
    _ name: String, _ rule: FillRule = .nonzero, opacity: Double = 1
  ) -> Paint {
    var paint = Paint(opacity: opacity)
    paint.pattern = name
    paint.fillRule = rule
    return paint
  }

  package static func stroke(
    _ color: String, _ width: Double = 1, dash: [Double] = [], cap: Cap = .butt,
    join: Join = .miter
  ) -> Paint {
    Paint(stroke: color, width: width, dash: dash, cap: cap, join: join)
  }

  /// Whether the area is painted, with a colour or a pattern.
  package var fillsArea: Bool { fill != nil || pattern != nil }
}
