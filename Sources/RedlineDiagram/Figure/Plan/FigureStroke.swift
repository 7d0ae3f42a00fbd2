package import Foundation

/// A line of a figure.
struct FigureStroke: Hashable {
  enum Style: Hashable {
    /// A distance or a size, with caps.
    case bar
    /// The thick part of a rail, along a view that is on it.
    case bead
    /// The thin part of a rail between beads and on to its tag.
    case rail
    case axis
    /// From a view to a bar beside it.
    case extent
    case arrow
    /// The edge of a view where it is, and where it was.
    case outline, ghost
    /// The dotted edge of a guide or a stack view.
    case border
    /// From a tag to its line where another one is nearer.
    case leader
  }

  /// The id of the group that it belongs to.
  var member: String
  var line: Stroke
  var style: Style
  /// What it is a line of, where that is elsewhere now.
  var move: Move?

  /// Where a view was and where it is.
  struct Move: Hashable {
    var before: CGRect
    var after: CGRect?

    /// Where it is, if it only moved and lies on where it was.
    var front: CGRect? {
      guard let after, abs(after.width - before.width) < 1, abs(after.height - before.height) < 1,
        after.insetBy(dx: 1, dy: 1).intersects(before)
      else { return nil }
      return after
    }
  }

  init(_ member: String, _ line: Stroke, _ style: Style, _ move: Move? = nil) {
    self.member = member
    self.line = line
    self.style = style
    self.move = move
  }
}

/// A mark with its place.
struct PlacedFigureMark {
  var mark: FigureMark
  var strokes: [FigureStroke] = []
  var circles: [CGPoint] = []
  /// `nil` where another mark's tag speaks for it.
  var tag: CGRect?
}

/// A tag of a figure with its place, for checks.
package struct FigureLabel: Hashable, Sendable {
  package var text: String
  /// In the drawing's coordinates.
  package var rect: CGRect
  /// Ids of the groups that the tag speaks for.
  package var marks: [String]
  package var subjects: [Drawing.Subject]
}
