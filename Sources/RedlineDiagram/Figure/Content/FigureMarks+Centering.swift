import Foundation
import RedlineModel

extension FigureMarks {
  /// How far a view is from the edges of that in whose middle it is, which cuts leave out.
  func centering(of id: String, in base: String) -> FigureMark.Centering {
    let (own, frame) = (geometry.rect(id), geometry.rect(base))
    func sentence(_ isTop: Bool) -> String {
      let distance = isTop ? own.minY - frame.minY : frame.maxY - own.maxY
      return "\(names(id)) to \(edge(of: base, isTop: isTop)) \(formatted(distance))"
    }
    return FigureMark.Centering(frame: frame, above: sentence(true), below: sentence(false))
  }

  /// `top margin`, or of something else than the screen `card top`.
  private func edge(of id: String, isTop: Bool) -> String {
    let edge = isTop ? "top" : "bottom"
    let root = geometry.layout.root.id
    if id == root { return edge }
    if let guide = geometry.guide(id), guide.owner == root, guide.kind == .layoutMargins {
      return edge + " margin"
    }
    return "\(names(id)) \(edge)"
  }
}
