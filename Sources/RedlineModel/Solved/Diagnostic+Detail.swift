public import Foundation

extension Diagnostic {
  /// What the sentence of a finding is made of, by rule; lengths are in points.
  public enum Detail: Hashable, Sendable {
    /// A whole sentence: of a rule of your own, or of a file that has no values.
    case text(String)
    /// The members of an irreducible set, and which of them was given up to solve the rest.
    case conflict(members: [Member], givenUp: Member)
    /// The frame that an autoresizing mask holds, and the constraints that were given up for it.
    case conflictWithFrame(CGRect, givenUp: [Member])
    /// How many items are free only because the first one is; or, where very many are free, how many
    /// there are whose freedom is connected to that of the first one. Whether the first one's content and
    /// that of one that follows want the same length, with equal priorities.
    case ambiguity(followers: Int, connected: Int = 0, competes: Bool = false)
    /// The constraint, and by how much it is missed.
    case brokenConstraint(sentence: String, distance: Double)
    /// What the text needs, what it has, and whether it is a label of one line.
    case truncatedText(needed: CGSize, given: CGSize, isOneLine: Bool)
    /// The characters that no font has, each with its code point, and the package with a font.
    case missingGlyph(characters: [String], package: String)
    /// How far the first item reaches beyond each edge of the second one; 0 where it does not.
    /// Where a sign is likely wrong, the constraint as it may have been meant; and
    /// what gives the item its place or its length there.
    case outsideParent(EdgeInsets, meant: String?, by: Holder = .content)
    /// The axis along which the item has no extent.
    case zeroSize(Axis)
    /// The axes along which nothing ties the contents of a scroll view to its ends.
    case looseContent([Axis])
    /// A view that lies wholly behind the second item, which nothing can be seen through, and how many
    /// others do.
    case coveredView(others: Int)
    /// The frame that two views have.
    case samePlace(CGRect)
    /// A constraint of a layout, one of whose views is gone, with that view's class, the property that
    /// gave it where that is known, and how many other constraints have lost it in the same way.
    case goneView(sentence: String, className: String, property: String?, others: Int)
    case unsettledSolution
    /// The last two sizes of the content; negative where there is none.
    case unsettledContent(before: CGSize, after: CGSize, passes: Int)
    case unsettledInsets(passes: Int)
    /// The frame that a document stores, and that of its constraints.
    case misplacedView(name: String, stored: CGRect, solved: CGRect)
    /// A constraint that the one on another line makes needless; 0 where the line is not known.
    case duplicateConstraint(sentence: String, line: Int)
    /// An attribute of an element that names an id which nothing has.
    case danglingReference(attribute: String, element: String, reference: String)
    case unknownAttribute
    /// Attributes that no constraint can join.
    case incomparableAttributes(first: String, second: String?)
    /// An end of a constraint that is no view.
    case unknownItem(attribute: String, reference: String)
    case unknownGuide(key: String)
    /// An image or a colour (`kind`) that the project of a document does not have.
    case missingAsset(name: String, kind: String)
    /// The area that both items have in common.
    case overlap(CGSize)
    case touchSize(given: CGSize, minimum: Double)
    /// Edges that lie between the lines of a grid.
    case offGrid([Edge], spacing: Double)
    /// The contrast of a text against what is behind it, as a ratio to 1, and the least one, in the
    /// light or the dark appearance.
    case lowContrast(ratio: Double, minimum: Double, appearance: String)
    /// The size of a text in points, which no text size of the reader changes.
    case fixedTextSize(Double)
  }

  /// What gives a view its place or its length.
  public enum Holder: String, Codable, Hashable, Sendable {
    /// Its content, which yields to constraints.
    case content
    /// Constraints that somebody wrote.
    case constraints
    /// Its frame, by its autoresizing mask.
    case frame
  }

  /// A member of a conflict.
  public enum Member: Hashable, Sendable {
    case constraint(
      id: String, sentence: String, origin: SolvedLayout.Constraint.Origin,
      location: SourceLocation?)
    /// No size is negative.
    case leastSize(item: String, axis: Axis)
    /// Content whose hugging (≤) or compression resistance (≥) is required.
    case contentSize(item: String, axis: Axis, relation: Relation, length: Double)
    /// The root's size.
    case rootSize(item: String, CGSize)
    /// One of UIKit's guides.
    case guideFrame(item: String, CGRect)
  }

  /// An edge of an item, in root coordinates.
  public struct Edge: Codable, Hashable, Sendable {
    /// The side of the item.
    public enum Name: String, Codable, Hashable, Sendable { case left, top, right, bottom }

    /// Which edge.
    public var name: Name
    /// x or y in points.
    public var position: Double

    package init(_ name: Name, _ position: Double) { (self.name, self.position) = (name, position) }
  }
}
