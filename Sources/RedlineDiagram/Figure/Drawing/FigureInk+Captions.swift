import Foundation
import RedlineModel

extension FigureInk {
  /// The names of views, on plates by which nobody takes them for a text of the screen.
  /// - Parameter source: What the plan was made from; without it nothing is named.
  func captions(_ plan: FigurePlan, _ source: FigurePlan.Source?) -> [Shape] {
    guard let source else { return [] }
    let captions = FigureCaptions.captions(plan, source) {
      painter.width(of: $0, font: Self.smallFont)
    }
    return captions.map { caption in
      .group(
        frame: caption.rect, subjects: [.item(caption.item)],
        leader(caption) + [.rect(caption.rect, radius: 3, .fill(theme.caption))]
          + painter.text(
            caption.text, font: Self.smallFont, color: theme.secondaryInk,
            at: CGPoint(x: caption.rect.midX, y: caption.rect.midY + 3.6), anchor: .middle))
    }
  }

  private func leader(_ caption: FigureCaptions.Caption) -> [Shape] {
    guard let line = caption.leader else { return [] }
    return [.line(from: line.start, to: line.end, .stroke(theme.secondaryInk, 0.9))]
      + FigureCaps(color: theme.secondaryInk, width: 0.9)
      .shapes(line.endCap, at: line.end, from: line.start)
  }
}
