import Foundation
import RedlineModel

/// Draws a conflict as bars below each other: what is asked for, and by how much it is too much.
struct FigureConflictInset {
  private static let rowHeight = 27.0
  private static let barHeight = 20.0
  private static let padding = 12.0
  /// Room for plates at both ends.
  private static let side = 56.0
  /// Bars of more pieces are drawn larger.
  private static let few = 4

  let ink: FigureInk
  let conflict: FigureConflict

  /// The shapes from the upper left corner, and how high they are.
  /// - Parameter picture: Where an x of the layout is in the picture above: bars stand below what they are
  ///   about if there is room for them and their texts.
  func draw(
    width: Double, below picture: ((Double) -> Double)? = nil
  ) -> (shapes: [Shape], height: Double) {
    let room = width - 2 * Self.side
    let most = conflict.pieces.count > Self.few ? 4.0 : 2
    let scale = min(most, room / max(1, conflict.reach.length))
    func inset(_ place: Double) -> Double { Self.side + (place - conflict.reach.low) * scale }
    let x = picture.flatMap { isRoomy($0, width) ? $0 : nil } ?? inset
    let rows = rows(x)
    let height = Double(rows.count) * Self.rowHeight + 2 * Self.padding - 7
    var shapes: [Shape] = [
      .rect(
        CGRect(x: 0.5, y: 0.5, width: width - 1, height: height - 1), radius: 6,
        Paint(fill: ink.theme.panel, stroke: ink.theme.panelEdge))
    ]
    for (number, row) in rows.enumerated() {
      let y = Self.padding + Double(number) * Self.rowHeight
      for piece in row { shapes += draw(piece, x: x, y: y) }
    }
    return (shapes, height)
  }

  /// What stands beside each other in each row, with room for plates before the bars and for texts behind
  /// them; what was given up has a row of its own.
  private func rows(_ x: (Double) -> Double) -> [[FigureConflict.Piece]] {
    var rows: [[FigureConflict.Piece]] = []
    var ends: [Double] = []
    for piece in conflict.pieces where !piece.isBroken {
      let bar = Span(x(piece.asked.low), x(piece.asked.high))
      let low = bar.low - plateWidth(piece) - 5
      let words = width(piece.text) + 6
      let high = words <= bar.length ? bar.high : bar.high + words
      if let index = ends.firstIndex(where: { $0 <= low }) {
        rows[index].append(piece)
        ends[index] = high + 4
      } else {
        rows.append([piece])
        ends.append(high + 4)
      }
    }
    return rows + conflict.pieces.filter(\.isBroken).map { [$0] }
  }

  private func plateWidth(_ piece: FigureConflict.Piece) -> Double {
    (width(piece.plate) + 10).rounded(.up)
  }

  /// Whether bars at these places have room for their texts, and for what stands before and behind them.
  private func isRoomy(_ x: (Double) -> Double, _ width: Double) -> Bool {
    guard conflict.axis == .horizontal, x(conflict.reach.low) >= Self.side - 8,
      x(conflict.reach.high) <= width - Self.side - 24
    else { return false }
    return conflict.pieces.allSatisfy { piece in
      let high = piece.isBroken ? min(piece.asked.high, piece.high) : piece.asked.high
      return x(high) - x(piece.asked.low) >= self.width(words(piece)) + 6
    }
  }

  /// What a bar is: of one that asks for too much, how much of that it has.
  private func words(_ piece: FigureConflict.Piece) -> String {
    guard piece.isBroken else { return piece.text }
    guard piece.excess > 0.5 else { return "\(piece.text) asked" }
    let kept = min(piece.asked.high, piece.high) - piece.asked.low
    return "\(formatted(kept, decimals: 1)) of \(piece.text) asked"
  }

  private func width(_ text: String) -> Double {
    ink.painter.width(of: text, font: FigureInk.tagFont)
  }

  private func draw(_ piece: FigureConflict.Piece, x: (Double) -> Double, y: Double) -> [Shape] {
    let (low, asked, high) = (x(piece.asked.low), x(piece.asked.high), x(piece.high))
    func box(_ low: Double, _ high: Double) -> CGRect {
      CGRect(x: low, y: y, width: max(1, high - low), height: Self.barHeight)
    }
    let edge = ink.theme.ink
    let kept = box(low, piece.isBroken ? min(asked, high) : asked)
    var shapes: [Shape] = [
      .rect(kept, Paint(fill: ink.theme.alertPlate, opacity: 0.3)),
      .rect(kept, .stroke(edge, 1.1)),
    ]
    // What is too much stands behind the bar, where a text that does not fit would be.
    shapes += text(words(piece), in: kept, beside: abs(piece.excess) <= 0.5)
    if abs(piece.excess) > 0.5 {
      let over = box(min(asked, high), max(asked, high))
      let isOver = piece.excess > 0
      shapes.append(
        .rect(
          over,
          isOver
            ? Paint(fill: ink.theme.alertPlate, stroke: edge, width: 1.1)
            : Paint(stroke: edge, width: 1.1, dash: [4, 3])))
      let note =
        "\(formatted(abs(piece.excess), decimals: 1)) \(isOver ? "do not fit" : "left over")"
      let color = isOver ? ink.theme.alertInk : ink.theme.ink
      shapes += text(note, in: over, color: color, beside: true)
    }
    let plateWidth = plateWidth(piece)
    let plate = CGRect(
      x: min(low, high) - plateWidth - 5, y: y + 2.5, width: plateWidth,
      height: FigureGutter.tagHeight)
    return shapes + ink.tag(piece.plate, shape: .plate, hue: .ink, plate)
  }

  /// A text in the middle of a bar, or behind it if it is wider.
  private func text(
    _ text: String, in rect: CGRect, color: String? = nil, beside: Bool = false
  ) -> [Shape] {
    let fits = width(text) + 6 <= Double(rect.width)
    guard fits || beside else { return [] }
    let point = CGPoint(
      x: fits ? Double(rect.midX) : Double(rect.maxX) + 6, y: Double(rect.midY) + 3.8)
    return ink.painter.text(
      text, font: FigureInk.tagFont, color: fits ? color ?? ink.theme.ink : ink.theme.ink,
      at: point, anchor: fits ? .middle : .start)
  }
}
