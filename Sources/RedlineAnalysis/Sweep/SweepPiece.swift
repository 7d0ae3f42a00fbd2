import Foundation
package import RedlineModel

/// A layout solved at one width, with all by which it can be told from the same at another width.
package struct SweepPiece: Sendable {
  package let width: Double
  package let layout: SolvedLayout
  /// Left, top, width and height of each item.
  package let values: [Double]
  /// For each of them what determines it, and how much each moves it. Where that is the same at two
  /// widths it is the same at all widths between them, and the value lies on a line.
  package let rates: [[CompiledLayout.Source: Double]]
  /// What was solved, and the rows that determine all values; nil for a layout that was made otherwise.
  private let program: (solved: SolvedProgram, heldRows: [[Int32]])?
  /// What holds, in words.
  package let facts: [String]
  /// Items whose values the constraints alone do not give.
  package let inexactItems: [String]

  private static let attributes: [Attribute] = [.left, .top, .width, .height]

  /// - Parameter known: Pieces of the same layout: what is determined by the same rows as in one of them
  ///   moves as it does there.
  package init(_ layout: SolvedLayout, width: Double, known: [SweepPiece] = []) {
    self.width = width
    self.layout = layout
    values = layout.items.flatMap { item in
      let rect = item.alignmentRect
      return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }
    facts = Self.facts(of: layout)
    guard let solved = layout.solvedProgram, Self.reproduces(solved, layout) else {
      program = nil
      (rates, inexactItems) = Self.rates(of: layout)
      return
    }
    let heldRows = solved.heldRows
    program = (solved, heldRows)
    inexactItems = []
    let same = known.last { piece in
      guard let other = piece.program else { return false }
      return other.heldRows == heldRows && other.solved.hasRows(of: solved)
    }
    rates =
      same?.rates
      ?? layout.items.indices.flatMap { number in
        Self.attributes.map { Self.rates(solved.determination(number, $0)) }
      }
  }

  /// Whether all alignment rects are those that the program gives.
  private static func reproduces(_ solved: SolvedProgram, _ layout: SolvedLayout) -> Bool {
    layout.items.indices.allSatisfy { number in
      let (one, other) = (solved.rect(number), layout.items[number].alignmentRect)
      return abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
        && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
    }
  }

  private static func rates(
    _ found: SolvedProgram.Determination
  ) -> [CompiledLayout.Source: Double] {
    Dictionary(uniqueKeysWithValues: found.parts.map { ($0.source, $0.rate) })
  }

  /// The rates by the program that the layout's constraints make again, and the items to which that gives
  /// other values.
  private static func rates(
    of layout: SolvedLayout
  ) -> (rates: [[CompiledLayout.Source: Double]], inexact: [String]) {
    let program = LayoutProgram(layout)
    var rates: [[CompiledLayout.Source: Double]] = []
    var inexact: [String] = []
    for (number, item) in layout.items.enumerated() {
      for attribute in attributes {
        guard let (found, isReproduced) = program.determination(number, attribute) else {
          rates.append([:])
          continue
        }
        rates.append(Self.rates(found))
        if !isReproduced, inexact.last != item.id { inexact.append(item.id) }
      }
    }
    return (rates, inexact)
  }

  /// Which line of which item a value is.
  package func name(of value: Int) -> String {
    "\(layout.items[value / 4].id.replacing("/", with: ".")).\(Self.attributes[value % 4].name)"
  }

  /// How much a value grows with the width, by the solver's rates; UIKit's own guides apart.
  package func slope(_ value: Int) -> Double { rates[value][.root(.width)] ?? 0 }

  /// Whether the same constraints determine the same lines, and the same holds.
  package func isSameKind(as other: SweepPiece) -> Bool {
    facts == other.facts && layout.hasSameNumbers(as: other.layout) && rates == other.rates
  }

  // MARK: Facts

  private static func facts(of layout: SolvedLayout) -> [String] {
    let traits = layout.environment.traits
    var facts = [
      "\(traits.horizontalSizeClass.rawValue) width",
      "\(traits.verticalSizeClass.rawValue) height",
    ]
    for constraint in layout.constraints where constraint.origin == .user && constraint.isActive {
      if constraint.isBroken || !constraint.isSatisfied {
        facts.append("\(constraint.sentence) \(constraint.isRequired ? "is broken" : "gives way")")
      } else if constraint.relation != .equal, constraint.isBinding {
        facts.append("\(constraint.sentence) binds")
      }
    }
    for item in layout.items where !item.isHidden {
      guard let text = item.text, !text.string.isEmpty else { continue }
      let name = item.id.replacing("/", with: ".")
      if item.kind == .label, let height = item.intrinsicHeight {
        let lines = Int((height / max(1, text.font.lineHeight)).rounded())
        if lines > 1 { facts.append("\(name) has \(lines) lines") }
      }
      if text.isTruncated { facts.append("\(name) is truncated") }
    }
    for finding in layout.diagnostics where finding.kind != .truncatedText {
      facts.append("\(finding.severity.rawValue): \(words(finding))")
    }
    var known: Set<String> = []
    return facts.filter { known.insert($0).inserted }
  }

  /// The finding without its numbers, which change with the width.
  private static func words(_ finding: Diagnostic) -> String {
    let subject = finding.items.first.map { $0.replacing("/", with: ".") }
    let kind =
      switch finding.kind {
      case .conflict: "conflict"
      case .ambiguity: "ambiguous"
      case .brokenConstraint: "a constraint yields"
      case .truncatedText: "truncated"
      case .missingGlyph: "without glyphs"
      case .outsideParent: "outside of its parent"
      case .zeroSize: "without a size"
      case .unsettled: "unsettled"
      case .covered, .statement, .document, .requirement: finding.rule.rawValue
      }
    if finding.kind == .conflict || finding.kind == .brokenConstraint {
      return "\(kind), \(finding.constraints.joined(separator: ", "))"
    }
    return subject.map { "\($0) \(kind)" } ?? kind
  }
}

extension SolvedLayout {
  /// Whether a number of the compiled layout means the same in both.
  fileprivate func hasSameNumbers(as other: SolvedLayout) -> Bool {
    items.elementsEqual(other.items) { $0.id == $1.id }
      && guides.elementsEqual(other.guides) { $0.id == $1.id }
      && spacers.elementsEqual(other.spacers) { $0.id == $1.id }
      && constraints.elementsEqual(other.constraints) { $0.id == $1.id }
  }
}
