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
    /// Centres on one line, or apart by a constant; `other` is the sibling that shares it.
    case center(axis: Axis, place: Double, own: CGRect, other: CGRect?)
    case distance(axis: Axis, from: End, to: End)
    /// A width or height.
    case extent(axis: Axis, rect: CGRect, isLeaf: Bool)
    case aspect(CGRect)
    /// The view whose content hugs or resists.
    case content(CGRect)
    /// A name in a box or beside it.
    case name(CGRect, isBand: Bool)
    /// A plate at a view.
    case plate(CGRect)
    /// Where a view was and where it is.
    case place(before: CGRect?, after: CGRect?)
    /// From an old place to a new one: several ways to draw the same arrow.
    case motion([Stroke], FigureStroke.Move)
  }

  /// What an area is that is drawn with a finding.
  enum Area {
    /// Where constraints that cannot hold put a view.
    case asked
    /// What lies beyond what it is in.
    case beyond
  }

  /// One end of a distance.
  struct End {
    var place: Double
    var rect: CGRect
    /// Whether it is the root or a guide, whose edge is not one of a view.
    var isFrame: Bool
    var cap = Cap.bar
    /// Whether nothing is there, as the range goes on beyond what is drawn.
    var isOpen = false
  }

  /// The extent across the axis of a view on a line, and the constraint that puts it there.
  struct Bead {
    var id: String
    /// The view's name.
    var name: String
    var span: Span
    /// Whether the view takes most of the screen along the line, whatever is cut out of it.
    var isLong = false
    /// Whether nothing is seen there, as it is a guide.
    var isGuide = false

    /// How much of the shorter one both have in common, 0 … 1.
    func overlap(_ other: Bead) -> Double {
      let shorter = min(span.length, other.span.length)
      return shorter > 0 ? (span.intersection(other.span)?.length ?? 0) / shorter : 0
    }
  }

  /// How far a view is from the edges of that in whose middle it is: `form to top margin 217`.
  struct Centering: Equatable {
    /// What it is in the middle of.
    var frame: CGRect
    var above: String
    var below: String
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
  /// Whether its views take most of the screen along the line, so that thick parts would tell nothing apart.
  var isLong: Bool { !beads.isEmpty && beads.allSatisfy(\.isLong) }
  /// The extents of the views on a centre line, along it.
  var centered: [Span] = []
  /// Whether the centres are not in one place, so that no sign says so.
  var isOffCenter = false
  /// Whether the sign says it all where it is between the two views.
  var isToldBySign = false
  /// Which side of the line the views are not on: −1 or 1, 0 where both.
  var outward = 0.0
  var text: String
  /// The text without the owner's name, for a line that several are on.
  var plain = ""
  /// What else it says where there is room, the most first.
  var longer: [String] = []
  /// Of what the edges on a line are; `nil` for those of several.
  var base: FigureMarks.Base?
  /// `title = superview`: what each constraint on a line makes equal, where they are not all of one thing.
  var ends: [String] = []
  /// Whether those are of several edges of one view.
  var endsAreEdges = false
  /// What cuts may say of views in the middle of what they are in.
  var centerings: [Centering] = []
  /// The text with both owners' names, for where the mark itself is not drawn.
  var told = ""
  /// The view that `told` names.
  var subject: CGRect?
  /// Whether it is a size that follows that of what the view is in.
  var isRelative = false
  /// The names of the views on a line.
  var owners: [String] = []
  /// Those of the siblings that the centres of the owners are of.
  var siblings: [String] = []
  var shape = TagShape.tag
  var priority = 1000.0
  /// The number of the conflict that it is in, with the member's letter.
  var conflict: String?
  var isBroken = false
  var isDimmed = false
  /// The number of its callout.
  var callout: Int?
  /// Where its tag is to stand.
  var place: FigureLabelPlace.Place?
  /// The sign of a change, on a dark plate before the tag: `Δ1`.
  var sign: String?
  /// Whether it is of the layout before.
  var isPast = false
  /// Whether it joins the edges of a view and a spacer, which needs no tag.
  var isAtSpacer = false
  /// Whether another mark carries the tag.
  var isSilent = false
  /// What gaps have in common that one tag is for, and whose bars stand in one row.
  var run: String?
  /// What its tag says of its own bar alone, where it is for a run.
  var ownText: String?
  /// Whether the view is not there any more, so that another one may be where it was.
  var isGone = false
  /// Whether the tag is left out where it finds no place at its mark.
  var isOptional = false
  /// Drawn below the strokes.
  var areas: [Shape] = []
  /// What the areas of a finding are, which the legend says.
  var area: Area?
  /// The dotted edge of a guide or a stack view.
  var border: CGRect?
  /// The axis along which no edge of the border is used, so that those are not drawn.
  var unusedAxis: Axis?
  var backdrop: [Shape] = []

  /// For how many bars of the same length at the same place it is drawn.
  var copies = 1
  /// How many constraints it says something about; those of alike containers are members, too.
  var count = 1

  var id: String { members[0].id }
  /// `Δ1 16→24`.
  var signedText: String {
    [sign, text].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
  /// Whether it is a plate at a view.
  var isPlate: Bool {
    if case .plate = form { return true }
    return false
  }
  /// Whether it is a bar that says nothing without its tag.
  var needsNumber: Bool {
    guard conflict == nil, sign == nil, callout == nil else { return false }
    switch form {
    case .distance, .extent: return kind != .ambiguity && kind != .trouble && kind != .change
    default: return false
    }
  }
  /// A shorter text for where the whole one finds no place: that of one view's centre, or of a thin line, without
  /// the view's name, and that of a line of two views without theirs.
  var short: String? {
    guard sign == nil, conflict == nil, text != plain else { return nil }
    if count > 1 {
      let counted = "\(plain) ×\(count)"
      return isLine && !plain.isEmpty && text != counted ? counted : nil
    }
    switch form {
    case .rail: return beads.count <= 2 ? plain : nil
    case .extent: return plain.isEmpty ? nil : plain
    case .center:
      guard let owner = owners.first, text.hasPrefix(owner + " ") else { return nil }
      // Whose it is says more than what of.
      if let base = text.range(of: " = "), !isOffCenter { return String(text[..<base.lowerBound]) }
      return String(text.dropFirst(owner.count + 1))
    default: return nil
    }
  }
  /// Says less, and more again should there be room in the end.
  mutating func abbreviate(_ short: String) {
    longer.append(text)
    text = short
  }
  private var isLine: Bool {
    switch form {
    case .rail, .baseline, .center: true
    default: false
    }
  }
  /// Whether it is a line from side to side.
  var isLevelLine: Bool {
    switch form {
    case .rail(.vertical, _), .baseline, .center(.vertical, _, _, _): true
    default: false
    }
  }
  /// Whether it only says how a stack view arranges.
  var isStackName: Bool {
    guard case .name = form else { return false }
    return kind == .stack && sign == nil
  }
  /// Whether its tag is read with what it lies on.
  var isName: Bool { isPlate || sign != nil }

  /// Whether it is the hatching of a view's guide, which may lie in a corner of the screen.
  var isCutByScreen: Bool { kind == .margin && !areas.isEmpty }

  var subjects: [Drawing.Subject] { members.flatMap(\.subjects) }
  var title: String { members.map(\.title).joined(separator: "\n") }

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

extension FigureMark {
  /// The view without which its tag says nothing.
  var own: CGRect? {
    switch form {
    case .content(let rect): rect
    case .extent(_, let rect, let isLeaf): isLeaf ? rect : nil
    default: nil
    }
  }

  /// Where the view that it names ends or begins at a distance: nobody looks for its top at its bottom, or halfway to
  /// what it is measured from.
  var toldEdge: CGRect? {
    guard let subject, case .distance(let axis, let from, let to) = form else { return nil }
    let span = Self.end(
      of: from.place, to.place,
      at: axis == .vertical ? [subject.minY, subject.maxY] : [subject.minX, subject.maxX])
    let cross = axis == .vertical ? Span(subject, .horizontal) : Span(subject, .vertical)
    return axis == .vertical
      ? CGRect(x: cross.low, y: span.low, width: cross.length, height: span.length)
      : CGRect(x: span.low, y: cross.low, width: span.length, height: cross.length)
  }

  /// What of a distance belongs to the view that has one of these edges.
  private static func end(of one: Double, _ other: Double, at edges: [CGFloat]) -> Span {
    func gap(_ place: Double) -> Double { edges.map { abs(Double($0) - place) }.min() ?? 0 }
    let (near, far) = gap(one) <= gap(other) ? (one, other) : (other, one)
    let end = near + min(max(far - near, -longestEnd), longestEnd)
    return Span(min(near, end), max(near, end))
  }
  private static let longestEnd = 4.0

  /// The view whose size it is.
  var sized: CGRect? {
    if case .extent(_, let rect, _) = form { rect } else { nil }
  }

  /// The stack view of which it says how that arranges.
  var box: CGRect? {
    if case .name(let rect, _) = form, isStackName { rect } else { nil }
  }

  /// The line on which the views of a distance lie that stands for several, and to which side it is measured.
  var innerEdge: (axis: Axis, place: Double, outward: Double)? {
    guard copies > 1, beads.count > 1, case .distance(let axis, let from, let to) = form else {
      return nil
    }
    let isOuter = from.isFrame || !to.isFrame && from.rect.covers(to.rect)
    let (inner, outer) = isOuter ? (to.place, from.place) : (from.place, to.place)
    return (axis, inner, outer < inner ? -1 : 1)
  }

  /// What it is about: the rectangles of the views on both ends.
  var bounds: CGRect? {
    switch form {
    case .rail(let axis, let place):
      beads.map { bead in
        axis == .horizontal
          ? CGRect(x: place, y: bead.span.low, width: 0, height: bead.span.length)
          : CGRect(x: bead.span.low, y: place, width: bead.span.length, height: 0)
      }.reduce(nil) { $0?.union($1) ?? $1 }
    case .baseline(let y):
      beads.map { CGRect(x: $0.span.low, y: y, width: $0.span.length, height: 0) }
        .reduce(nil) { $0?.union($1) ?? $1 }
    case .center(_, _, let own, let other): other.map(own.union) ?? own
    case .distance(let axis, let from, let to):
      [from, to].map { end in
        axis == .vertical
          ? CGRect(x: end.rect.midX, y: end.place, width: 0, height: 0)
          : CGRect(x: end.place, y: end.rect.midY, width: 0, height: 0)
      }.reduce(nil) { $0?.union($1) ?? $1 }
    case .extent(_, let rect, _), .aspect(let rect), .content(let rect), .name(let rect, _),
      .plate(let rect):
      rect
    case .place(let before, let after): before.map { after?.union($0) ?? $0 } ?? after
    case .motion(let arrows, _): arrows.first?.bounds
    }
  }
}
