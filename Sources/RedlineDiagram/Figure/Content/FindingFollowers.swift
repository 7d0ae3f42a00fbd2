import Foundation
import RedlineModel

/// Findings on views whose length or place rests on a constraint that is in a conflict, and on texts whose width
/// is ambiguous: what is to be done is done there.
struct FindingFollowers {
  private let layout: SolvedLayout
  private var ranks: [String: Int] = [:]
  /// The signs of ambiguities by the views whose widths are free.
  private var wide: [String: String] = [:]

  init(_ layout: SolvedLayout) {
    self.layout = layout
    for finding in layout.diagnostics {
      guard let rank = finding.rank else { continue }
      for constraint in finding.constraints where ranks[constraint] == nil {
        ranks[constraint] = rank
      }
    }
    let numbers = FigureFindings.numbers(layout)
    for finding in layout.diagnostics where finding.kind == .ambiguity {
      guard let number = numbers[finding.id], let item = finding.items.first,
        finding.freedoms.contains(where: { $0.axis == .horizontal && $0.isSizeFree })
      else { continue }
      wide[item] = "?\(number)"
    }
  }

  /// The sign of the finding that one follows from: `✗1`, `?2`.
  subscript(_ finding: Diagnostic) -> String? {
    if case .truncatedText(let needed, let given, _) = finding.detail,
      needed.width > given.width, let sign = finding.items.first.flatMap({ wide[$0] })
    {
      return sign
    }
    guard !ranks.isEmpty, finding.rank == nil,
      let item = finding.items.first.flatMap(layout.item)
    else { return nil }
    let attributes = Self.attributes(of: finding.detail)
    guard !attributes.isEmpty else { return nil }
    let reasons = (item.reasons ?? []).filter { attributes.contains($0.attribute) }
    return reasons.flatMap(\.parts).compactMap { $0.constraint.flatMap { ranks[$0] } }.min()
      .map { "✗\($0)" }
  }

  /// What of the item the finding is about.
  private static func attributes(of detail: Diagnostic.Detail) -> Set<Attribute> {
    switch detail {
    case .truncatedText(let needed, let given, _):
      return needed.width > given.width ? [.width] : needed.height > given.height ? [.height] : []
    case .zeroSize(let axis): return [axis == .horizontal ? .width : .height]
    case .outsideParent(let beyond, _, _):
      var result: Set<Attribute> = []
      if beyond.left > 0 { result.insert(.left) }
      if beyond.right > 0 { result.formUnion([.left, .width]) }
      if beyond.top > 0 { result.insert(.top) }
      if beyond.bottom > 0 { result.formUnion([.top, .height]) }
      return result
    default: return []
    }
  }
}
