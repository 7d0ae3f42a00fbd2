import Foundation
import RedlineModel

/// What a mark's colour says: the scope of a constraint.
enum Hue: Int, Hashable, Sendable {
  case common, active, guide, inactive, ink

  func line(_ theme: Theme) -> String {
    switch self {
    case .common: theme.common
    case .active: theme.activeClass
    case .guide: theme.guide
    case .inactive: theme.inactive
    case .ink: theme.ink
    }
  }
}

/// What a constraint is drawn as; the legend explains the kinds that occur.
enum MarkKind: Int, Hashable, Sendable, CaseIterable {
  case spacing, alignment, center, equalSize, fixedSize, aspect, inequality, baseline, contentSize
  case margin, spacer, stack, inactive, optional, conflict, broken, ambiguity, trouble, change
}

/// The end of a line.
enum Cap: Hashable, Sendable {
  case none, bar, diamond, arrow, flag
  /// An inequality: points away from the line, or back along it; filled where it binds.
  case chevron(outward: Bool, filled: Bool)
}

/// A straight line with its ends.
struct Stroke: Hashable, Sendable {
  var start: CGPoint
  var end: CGPoint
  var startCap = Cap.none
  var endCap = Cap.none
  /// A dash pattern that replaces the one of the priority: an axis.
  var dash: [Double]?
  var isThin = false

  var isVertical: Bool { abs(start.x - end.x) < 0.01 }
  var isHorizontal: Bool { abs(start.y - end.y) < 0.01 }
  /// The same line drawn from its other end.
  var reversed: Stroke {
    var stroke = self
    (stroke.start, stroke.end) = (end, start)
    (stroke.startCap, stroke.endCap) = (endCap, startCap)
    return stroke
  }
  var length: Double { Double(hypot(end.x - start.x, end.y - start.y)) }

  func point(at share: Double) -> CGPoint {
    CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  /// The rectangle around the line.
  var bounds: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
      height: abs(start.y - end.y))
  }
}

/// The shape of a label.
enum TagShape: Hashable, Sendable {
  case tag, badge, plate, number
  /// A tag behind the sign of a change, which is its text up to the first space.
  case change
}

/// A label that wants a place beside its line.
struct Tag: Hashable, Sendable {
  var text: String
  var shape = TagShape.tag
  /// Tags with the same key say the same of lines that run together; one of them is drawn.
  var sharedKey: String?
  /// The line that the tag belongs to.
  var line: Stroke
  /// Places tried before those on and beside the line: centres of the tag.
  var preferred: [CGPoint] = []
  /// Items whose text the tag must not cover under any circumstances.
  var owners: [String] = []
  /// Whether it is left out where it finds no place, as something else says the same.
  var isOptional = false
}

/// The picture of one constraint, guide, stack view or finding.
struct Mark {
  /// The id of the `<g>`; unique.
  var id: String
  /// The sentence in the `<title>`.
  var title: String
  var kind: MarkKind
  var hue: Hue
  /// What it stands for.
  var subjects: [Drawing.Subject] = []
  /// 1…1000.
  var priority = 1000.0
  var strokes: [Stroke] = []
  var circles: [CGPoint] = []
  var tags: [Tag] = []
  /// The number of the conflict that the constraint is in.
  var conflict: Int?
  var isBroken = false
  /// Drawn below the strokes: bands, boxes, hatched areas.
  var areas: [Shape] = []
  /// Drawn below all views.
  var backdrop: [Shape] = []
  /// What the areas cover.
  var extent: CGRect?
  /// The order of drawing and of placing labels, small first.
  var layer = 2

  var role: Drawing.Role {
    switch kind {
    case .margin, .spacer: .guide
    case .stack: .stackView
    case .contentSize: .contentPriority
    case .ambiguity, .trouble: .finding
    case .change: .change
    default: .constraint
    }
  }
}
