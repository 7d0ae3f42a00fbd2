import Foundation
import RedlineModel

/// What a figure says about one constraint, or about several that say the same, before it has a place;
/// in the picture's points from the root's top left corner.
struct FigureMark {
  /// What a mark looks like.
  enum Form {
    /// Edges on one line: a coordinate along an axis. The line runs across it.
    case rail(axis: Axis, place: Double)
    case baseline(y: Double)
    /// Centres on one line; `other` is the sibling that shares it.
    case center(axis: Axis, place: Double, own: CGRect, other: CGRect?)
    case distance(axis: Axis, from: End, to: End)
    /// A width or height.
    case extent(axis: Axis, rect: CGRect, isLeaf: Bool)
    case aspect(CGRect)
    /// Hugging inwards, resisting outwards.
    case content(axis: Axis, rect: CGRect, isInward: Bool)
    /// A name in a box or beside it.
    case name(CGRect, isBand: Bool)
    /// A plate at a view.
    case plate(CGRect)
  }

  /// One end of a distance.
  struct End {
    var place: Double
    var rect: CGRect
    /// Whether it is the root or a guide, whose edge is not one of a view.
    var isFrame: Bool
    var cap = Cap.bar
  }

  /// The extent across the axis of a view on a line, and the constraint that puts it there.
  struct Bead {
    var id: String
    var span: Span
  }

  /// One constraint, guide or finding that the mark stands for.
  struct Member {
    /// The id of its group.
    var id: String
    var title: String
    var subjects: [Drawing.Subject]
  }

  var members: [Member]
  var kind: MarkKind
  var hue: Hue
  var form: Form
  var beads: [Bead] = []
  /// Which side of the line the views are not on: −1 or 1, 0 where both.
  var outward = 0.0
  var text: String
  /// The text without the owner's name, for a line that several are on.
  var plain = ""
  /// The text with both owners' names, for where the mark itself is not drawn.
  var told = ""
  var shape = TagShape.tag
  var priority = 1000.0
  /// The number of the conflict that it is in, with the member's letter.
  var conflict: String?
  var isBroken = false
  var isDimmed = false
  /// The number of its callout.
  var callout: Int?
  /// Whether another mark carries the tag.
  var isSilent = false
  /// Whether the tag is left out where it finds no place at its mark.
  var isOptional = false
  /// Drawn below the strokes.
  var areas: [Shape] = []
  var backdrop: [Shape] = []

  /// How many constraints it says something about; those of alike containers are members, too.
  var count = 1

  var id: String { members[0].id }
  var subjects: [Drawing.Subject] { members.flatMap(\.subjects) }
  var title: String { members.map(\.title).joined(separator: "\n") }

  var role: Drawing.Role {
    switch kind {
    case .margin, .spacer: .guide
    case .stack: .stackView
    case .contentSize: .contentPriority
    case .ambiguity, .trouble: .finding
    default: .constraint
    }
  }
}
