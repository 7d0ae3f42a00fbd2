package import Foundation
package import RedlineModel
package import RedlineText

/// A shape with its paint, and what it stands for.
package struct Shape: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case rect(CGRect, radius: Double, Paint)
    case circle(CGPoint, radius: Double, Paint)
    case line(CGPoint, CGPoint, Paint)
    case path(Path, Paint)
    case glyphs(GlyphRun)
    case text(TextLine)
    case picture(PictureShape)
    /// Shapes that stand for one thing, without a coordinate system or an element of their own.
    case shapes([Shape])
    indirect case group(Group)
  }

  package var content: Content
  /// What it is; `nil` is a part without a name.
  package var role: Drawing.Role?
  /// What it stands for; empty is what the shape around it stands for.
  package var subjects: [Drawing.Subject]

  package init(
    _ content: Content, role: Drawing.Role? = nil, subjects: [Drawing.Subject] = []
  ) {
    self.content = content
    self.role = role
    self.subjects = subjects
  }

  /// The same shape with another role.
  package func role(_ role: Drawing.Role, of subjects: [Drawing.Subject] = []) -> Shape {
    var shape = self
    shape.role = role
    shape.subjects = subjects
    return shape
  }
}

/// Shapes with a coordinate system, an id or a clip path in common.
package struct Group: Hashable, Sendable {
  package enum Transform: Hashable, Sendable {
    case translation(x: Double, y: Double)
    case scale(Double)
    /// As the columns of an SVG's `matrix`.
    case matrix(AffineMatrix)
  }

  /// Unique on the page.
  package var id: String?
  /// The sentence about what the group stands for.
  package var title: String?
  /// The layer of everything in it; `nil` is that of the group around it.
  package var layer: Drawing.Layer?
  package var transform: Transform?
  package var clip: ClipPath?
  /// How opaque everything in it is together, 0…1; `nil` is opaque.
  package var opacity: Double?
  /// The rectangle of what the group stands for, in the group's coordinates; `nil` is what is
  /// painted.
  package var frame: CGRect?
  package var shapes: [Shape]
}

/// A line of text as glyphs; their outlines are definitions of the drawing.
package struct GlyphRun: Hashable, Sendable {
  /// A glyph with the place of its origin in units of the outlines, from the run's left end.
  package struct Glyph: Hashable, Sendable {
    package var id: GlyphID
    package var x: Double
    package var y: Double
  }

  package var glyphs: [Glyph]
  /// The left end of the baseline.
  package var origin: CGPoint
  package var pointSize: Double
  /// Sum of the advances in points.
  package var width: Double
  package var color: String
}

/// A line of text that is set in the fonts of whoever looks at it.
package struct TextLine: Hashable, Sendable {
  package var string: String
  package var font: Font
  package var color: String
  /// A point on the baseline, which ``anchor`` says more about.
  package var origin: CGPoint
  package var anchor: TextAnchor
  package var isRightToLeft: Bool
  /// Sum of the advances in points, which holds whatever the font.
  package var width: Double
}

// MARK: - Making shapes

extension Shape {
  /// A rectangle; `radius` counts up to half of the shorter side.
  package static func rect(_ shape: CGRect, radius: Double = 0, _ paint: Paint) -> Shape {
    // What is inset by more than it has is no rectangle any more.
    let rect = shape.isNull || shape.isInfinite ? .zero : shape
    return Shape(.rect(rect, radius: radius, paint))
  }

  package static func circle(_ center: CGPoint, radius: Double, _ paint: Paint) -> Shape {
    Shape(.circle(center, radius: radius, paint))
  }

  package static func line(from start: CGPoint, to end: CGPoint, _ paint: Paint) -> Shape {
    Shape(.line(start, end, paint))
  }

  package static func path(_ path: Path, _ paint: Paint) -> Shape { Shape(.path(path, paint)) }

  /// Shapes that stand for one thing.
  package static func shapes(
    _ shapes: [Shape], role: Drawing.Role, subjects: [Drawing.Subject]
  ) -> Shape {
    Shape(.shapes(shapes), role: role, subjects: subjects)
  }

  /// A group, with an id and a title where it stands for something.
  package static func group(
    id: String? = nil, title: String? = nil, layer: Drawing.Layer? = nil,
    transform: Group.Transform? = nil, clip: ClipPath? = nil, opacity: Double? = nil,
    frame: CGRect? = nil, role: Drawing.Role? = nil, subjects: [Drawing.Subject] = [],
    _ shapes: [Shape]
  ) -> Shape {
    let group = Group(
      id: id, title: title, layer: layer, transform: transform, clip: clip, opacity: opacity,
      frame: frame, shapes: shapes)
    return Shape(.group(group), role: role, subjects: subjects)
  }

  /// The same shapes moved by an offset.
  package static func translated(
    x: Double, y: Double, id: String? = nil, layer: Drawing.Layer? = nil, _ shapes: [Shape]
  ) -> Shape {
    .group(id: id, layer: layer, transform: .translation(x: x, y: y), shapes)
  }

  /// The same shapes with other ids of the groups; definitions keep theirs.
  package func mapIDs(_ change: (String) -> String?) -> Shape {
    var shape = self
    switch content {
    case .group(var group):
      group.id = group.id.flatMap(change)
      group.shapes = group.shapes.map { $0.mapIDs(change) }
      shape.content = .group(group)
    case .shapes(let shapes): shape.content = .shapes(shapes.map { $0.mapIDs(change) })
    default: break
    }
    return shape
  }
}
