import Foundation
import RedlineModel

/// The line above a picture of several: a panel's number, its name, how many constraints it has and how
/// much it is enlarged; or which of two layouts it is.
struct FigurePartTitle {
  static let height = 28.0
  private static let nameFont = Font.system(size: 12, weight: .semibold)
  private static let lineFont = Font.system(size: 11)

  /// `nil` is no panel.
  var number: Int?
  var name: String
  /// What is said behind the name.
  var note = ""
  /// Compared with the overview.
  var enlargement = 1.0

  private func line(_ note: String) -> String {
    let factor = (enlargement * 10).rounded() / 10
    return factor > 1 ? "\(note) · enlarged \(formatted(factor))×" : note
  }

  /// What is said behind the name in so much room: the words of the panel go before its numbers do.
  private func line(_ ink: FigureInk, room: Double) -> String {
    let words = note.range(of: "” · ")
    let whole = line(note)
    guard let words, ink.painter.width(of: whole, font: Self.lineFont) > room else { return whole }
    return line(String(note[words.upperBound...]))
  }

  /// The shapes from the left edge. What does not fit is left out of the note, then of the name.
  func draw(_ ink: FigureInk, width room: Double) -> [Shape] {
    let x = number == nil ? 0.0 : 24
    let width = ink.painter.width(of: name, font: Self.nameFont)
    let more = max(0, room - x - width - 10)
    let badge = number.map { ink.number($0, at: CGPoint(x: 8.5, y: 8.5), ink.theme.ink) } ?? []
    return badge
      + ink.painter.text(
        name, font: Self.nameFont, color: ink.theme.ink, at: CGPoint(x: x, y: 12.8),
        maximumWidth: max(20, room - x))
      + (more < 40 || note.isEmpty
        ? []
        : ink.painter.text(
          line(ink, room: more), font: Self.lineFont, color: ink.theme.secondaryInk,
          at: CGPoint(x: x + width + 10, y: 12.8), maximumWidth: more))
  }
}
