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
