package import Foundation

/// A layout as it is solved: views, guides and constraints by number, with all that its linear
/// program follows from and nothing of the views themselves.
///
/// A number is a position in the arrays below, which hold one kind of field each: first the views,
/// parents before children (0 is the root), then the guides, then what stack views use for
/// themselves. The front end makes one from a view tree (`LayoutSolver`), and a saved layout makes
/// the same one again (``SolvedLayout/compiled()``); ``rows`` turns either into the same program.
package struct CompiledLayout: Hashable, Sendable {
  /// What stands at a number.
  package enum Kind: Hashable, Sendable {
    case view
    case guide(GuideRole)
    /// A length inside a stack view, to which nobody else can refer.
    case spacer
    /// Nothing: a number that only another layout has.
    case absent
  }

  /// What fixes a guide besides the constraints that mention it.
  package enum GuideRole: Hashable, Sendable {
    /// Nothing.
    case free
    /// Its distances in points from the edges of its owner.
    case insets(EdgeInsets)
    /// The rectangle of its owner, a scroll view.
    case scrollFrame
    /// The origin of its owner, a scroll view, in points below its top; the contents give the size.
    case scrollContent(top: Double)
  }

  /// Distances in points of the baselines from the edges of an alignment rect; 0 without a text.
  package struct Baselines: Hashable, Sendable {
    /// From the top edge to the first baseline.
    package var fromTop = 0.0
    /// From the last baseline to the bottom edge.
    package var fromBottom = 0.0
    /// Whether the text stays in the middle, so that both count from there.
    package var isCentered = false

    package init(fromTop: Double = 0, fromBottom: Double = 0, isCentered: Bool = false) {
      self.fromTop = fromTop
      self.fromBottom = fromBottom
      self.isCentered = isCentered
    }
  }

  /// The numbers of the items whose baselines count for one: its own, or for a stack view those of
  /// what it arranges.
  package struct BaselineOwners: Hashable, Sendable {
    package var first: Int
    package var last: Int

    package init(first: Int, last: Int) {
      self.first = first
      self.last = last
    }
  }

  package var kinds: [Kind]
  /// The number of the superview, or of the guide's owner; -1 for the root.
  package var parents: [Int]
  /// The content size in points; -1 along an axis without one.
  package var contentSizes: [CGSize]
  package var hugging: [AxisPair]
  package var compressionResistance: [AxisPair]
  package var baselines: [Baselines]
  package var baselineOwners: [BaselineOwners]
  /// In the order in which a conflict looks at them: those of views, then of stack views, of cells
  /// and of autoresizing masks.
  package var constraints: [CompiledConstraint] = []
  /// The root's size in points.
  package var rootSize = CGSize.zero
  /// How firmly the root has its size.
  package var rootPriorities = AxisPair(.required, .required)
  /// Added to the priorities of a content by number, to give equal views an order.
  package var contentRanks: [Int: Double] = [:]
  /// Whether a position that only inequalities hold lies on a bound, as in UIKit, instead of at its
  /// parent's origin.
  package var prefersBounds = false

  /// Makes a layout of items without contents and constraints.
  package init(kinds: [Kind], parents: [Int]) {
    self.kinds = kinds
    self.parents = parents
    let none = CGSize(width: -1, height: -1)
    contentSizes = Array(repeating: none, count: kinds.count)
    hugging = Array(repeating: AxisPair(250, 250), count: kinds.count)
    compressionResistance = Array(repeating: AxisPair(750, 750), count: kinds.count)
    baselines = Array(repeating: Baselines(), count: kinds.count)
    baselineOwners = kinds.indices.map { BaselineOwners(first: $0, last: $0) }
  }

  /// How many views, guides and spacers there are.
  package var count: Int { kinds.count }

  /// The content's length in points; `nil` without one.
  package func contentLength(_ item: Int, _ axis: Axis) -> Double? {
    let length = Double(axis == .horizontal ? contentSizes[item].width : contentSizes[item].height)
    return length < 0 ? nil : length
  }

  /// The same layout with other numbers, among which some may be absent.
  /// - Parameters:
  ///   - numbers: The new number of each item; each occurs once.
  ///   - count: How many numbers there are; all new ones are smaller.
  package func renumbered(_ numbers: [Int], count: Int) -> CompiledLayout {
    var result = CompiledLayout(
      kinds: Array(repeating: .absent, count: count), parents: Array(repeating: -1, count: count))
    result.rootSize = rootSize
    result.rootPriorities = rootPriorities
    result.prefersBounds = prefersBounds
    for (old, new) in numbers.enumerated() {
      result.kinds[new] = kinds[old]
      result.parents[new] = parents[old] < 0 ? -1 : numbers[parents[old]]
      result.contentSizes[new] = contentSizes[old]
      result.hugging[new] = hugging[old]
      result.compressionResistance[new] = compressionResistance[old]
      result.baselines[new] = baselines[old]
      result.baselineOwners[new] = BaselineOwners(
        first: numbers[baselineOwners[old].first], last: numbers[baselineOwners[old].last])
      if let rank = contentRanks[old] { result.contentRanks[new] = rank }
    }
    result.constraints = constraints.map { constraint in
      var constraint = constraint
      constraint.first = numbers[constraint.first]
      constraint.second = constraint.second.map { numbers[$0] }
      constraint.holder = numbers[constraint.holder]
      return constraint
    }
    return result
  }
}
