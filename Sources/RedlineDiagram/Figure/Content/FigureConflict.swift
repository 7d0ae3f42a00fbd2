import Foundation
import RedlineModel

/// A conflict as a sum: what each member asks for, along one axis, in points of the layout.
struct FigureConflict: Hashable {
  private static let most = 12

  /// What a member asks for and what it has.
  struct Piece: Hashable {
    /// `✗1a`.
    var plate: String
    var text: String
    /// From the lower end to where the member would have the upper one.
    var asked: Span
    /// Where the upper end is.
    var high: Double
    /// Whether the member was given up.
    var isBroken: Bool

    /// What is too much, or too little; 0 for what holds.
    var excess: Double { isBroken ? asked.high - high : 0 }
  }

  var axis: Axis
  /// By where they begin, the longest first; those that were given up last.
  var pieces: [Piece]
  /// What all of it covers.
  var reach: Span

  /// `nil` for a conflict that is no sum along one axis: members on both, ratios, centres.
  init?(_ finding: Diagnostic, in layout: SolvedLayout, _ geometry: OverlayGeometry) {
    guard finding.kind == .conflict, let rank = finding.rank else { return nil }
    let known = layout.conflictMembers
    let all = ConflictMembers(finding, known)
    let members = all.plated.compactMap { known[$0] }
    // What a mask asks for is no part of a sum of few, where the screen shows it.
    let masks = all.joints.isEmpty ? [] : all.masks.compactMap { known[$0] }
    let axes = Set((members + masks).compactMap { $0.first.attribute.axis })
    guard members.count > 1, members.count + masks.count <= Self.most, axes.count == 1,
      let axis = axes.first
    else { return nil }
    var pieces: [Piece] = []
    for member in members {
      guard let piece = Self.piece(member, all.plate(member.id, rank), geometry) else { return nil }
      pieces.append(piece)
    }
    pieces += masks.compactMap { mask in
      Self.piece(mask, "✗\(rank)", geometry).map { piece in
        var piece = piece
        piece.text += mask.origin == .system ? " by the system" : " by its mask"
        return piece
      }
    }
    guard pieces.contains(where: { $0.isBroken && abs($0.excess) > 0.5 }) else { return nil }
    self.axis = axis
    let kept = pieces.filter { !$0.isBroken }
    let sorted = kept.sorted {
      ($0.asked.low, -$0.asked.length) < ($1.asked.low, -$1.asked.length)
    }
    // Where views are joined by their centres, lengths overlap, and a reader cannot add them.
    // What begins nowhere, as a margin is among the joints, cannot be added either.
    guard all.joints.isEmpty || !Self.overlap(sorted.map(\.asked)) && Self.hang(sorted.map(\.asked))
    else { return nil }
    self.pieces = sorted + pieces.filter(\.isBroken)
    let spans = pieces.map { Span($0.asked.low, max($0.asked.high, $0.high)) }
    reach = spans.dropFirst().reduce(spans[0]) { $0.union($1) }
  }

  /// Whether one begins in another one and ends beyond it; sorted by where they begin.
  private static func overlap(_ spans: [Span]) -> Bool {
    spans.indices.contains { index in
      spans[(index + 1)...].contains { next in
        next.low > spans[index].low + 0.5 && next.low < spans[index].high - 0.5
          && next.high > spans[index].high + 0.5
      }
    }
  }

  /// Whether each begins or ends where another one does.
  private static func hang(_ spans: [Span]) -> Bool {
    let ends = spans.flatMap { [$0.low, $0.high] }
    return spans.allSatisfy { span in
      [span.low, span.high].contains { end in ends.count { abs($0 - end) < 0.5 } > 1 }
    }
  }

  /// The conflicts of a layout that are sums, made one at a time.
  static func sums(of layout: SolvedLayout) -> some Sequence<FigureConflict> {
    let geometry = OverlayGeometry(layout, zoom: 1)
    let echoes = ConflictEchoes(layout)
    return layout.diagnostics.lazy.filter { echoes[$0] == nil }
      .compactMap { FigureConflict($0, in: layout, geometry) }
  }

  private static func piece(
    _ member: SolvedLayout.Constraint, _ plate: String, _ geometry: OverlayGeometry
  ) -> Piece? {
    let axis = member.first.attribute.axis!
    let rect = Span(geometry.rect(member.first.item), axis)
    guard member.multiplier == 1 else { return nil }
    guard let second = member.second else {
      let text = FigureText.relationSymbol(member) + formatted(member.constant)
      return Piece(
        plate: plate, text: text, asked: Span(rect.low, rect.low + member.constant),
        high: rect.high, isBroken: member.isBroken)
    }
    guard !member.first.attribute.isDimension, !member.first.attribute.isCenter,
      !second.attribute.isCenter
    else { return nil }
    let (place, other) = (geometry.coordinate(member.first), geometry.coordinate(second))
    // The constant as it is seen: the distance from the lower edge to the upper one.
    let asked = place - member.residualOnScreen
    let low = min(asked, other)
    let isUpper = asked >= other
    return Piece(
      plate: plate,
      text: FigureText.relationSymbol(member) + formatted(abs(member.constant)),
      asked: Span(low, max(asked, other)), high: isUpper ? place : max(asked, other),
      isBroken: member.isBroken)
  }
}

extension SolvedLayout.Constraint {
  /// How far the first line is beyond where the constraint wants it, as seen on the screen.
  var residualOnScreen: Double {
    isRightToLeft && first.attribute.isDirectional ? -residual : residual
  }
}
