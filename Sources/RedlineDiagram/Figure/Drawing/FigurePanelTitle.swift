import Foundation
import RedlineModel

/// The line above a panel: its number, name, how many constraints it has, how much it is enlarged.
struct FigurePanelTitle {
  static let height = 28.0
  private static let nameFont = Font.system(size: 12, weight: .semibold)
  private static let lineFont = Font.system(size: 11)

  var number: Int
  var name: String
  var count: Int
  /// How many containers are alike and have this panel.
  var copies = 1
  /// Compared with the overview.
  var enlargement = 1.0

  private var line: String {
    let plain = count == 1 ? "1 constraint" : "\(count) constraints"
    let counted = copies > 1 ? "\(copies) alike, \(plain) each" : plain
    let factor = (enlargement * 10).rounded() / 10
    return factor > 1 ? "\(counted) · enlarged \(formatted(factor))×" : counted
  }

  /// The shapes from the left edge.
  func draw(_ ink: FigureInk) -> [Shape] {
    let width = ink.painter.width(of: name, font: Self.nameFont)
    return ink.number(number, at: CGPoint(x: 8.5, y: 8.5), ink.theme.ink)
      + ink.painter.text(
        name, font: Self.nameFont, color: ink.theme.ink, at: CGPoint(x: 24, y: 12.8))
      + ink.painter.text(
        line, font: Self.lineFont, color: ink.theme.secondaryInk,
        at: CGPoint(x: 24 + width + 10, y: 12.8))
  }
}
