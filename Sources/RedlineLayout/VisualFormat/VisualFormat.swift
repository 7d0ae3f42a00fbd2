/// A visual format string, read: `H:|-[a(>=50)]-8-[b]-|`.
///
/// Reference: Apple's Auto Layout Guide, Visual Format Language.
struct VisualFormat {
  /// What a predicate compares with, or what a priority is.
  enum Object {
    case number(Double)
    /// A metric, or in a view's predicate also a view.
    case name(String)
  }

  struct Predicate {
    var relation = Relation.equal
    var object: Object
    var priority: Object?
    /// Offsets of the object and the priority in the string.
    var position: Int
    var priorityPosition: Int
  }

  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  struct Part {
    var name: String
    var position: Int
    var predicates: [Predicate] = []
  }

  var axis = Axis.horizontal
  /// The connection with the superview before the first view.
  var leading: Connection?
  var leadingPosition = 0
  var views: [Part] = []
  /// The connections between neighbours: one less than there are views.
  var connections: [Connection] = []
  /// The connection with the superview after the last view.
  var trailing: Connection?
  var trailingPosition = 0
}
