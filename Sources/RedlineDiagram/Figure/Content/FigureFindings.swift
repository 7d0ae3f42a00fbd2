import Foundation
import RedlineModel

/// The marks of what is not right: ghosts of ambiguous frames, hatched overflow, plates.
struct FigureFindings {
  let geometry: OverlayGeometry
  let theme: Theme
  let hidden: Set<String>

  func marks() -> [FigureMark] {
    let found = FindingMarks(geometry: geometry, theme: theme, textRects: []).marks()
    let findings = Dictionary(
      geometry.layout.diagnostics.map { ("f-\($0.id)", $0) }, uniquingKeysWith: { one, _ in one })
    return found.flatMap { mark -> [FigureMark] in
      guard let finding = findings[mark.id], let id = finding.items.first, !hidden.contains(id)
      else { return [] }
      return [convert(mark, finding, id)]
    }
  }

  private func convert(_ mark: Mark, _ finding: Diagnostic, _ id: String) -> FigureMark {
    let rect = finding.kind == .ambiguity ? mark.extent ?? geometry.rect(id) : geometry.rect(id)
    let text = mark.tags.map(\.text).joined(separator: ", ")
    var result = FigureMark(
      members: [FigureMark.Member(id: mark.id, title: mark.title, subjects: mark.subjects)],
      kind: mark.kind, hue: .ink, form: form(finding, id, rect), text: text)
    result.shape = .plate
    result.told = text
    result.areas = mark.areas
    return result
  }

  /// Ghosts have an arrow between them along the axis that is free.
  private func form(_ finding: Diagnostic, _ id: String, _ rect: CGRect) -> FigureMark.Form {
    let axes = Set(finding.freedoms.map(\.axis))
    guard finding.kind == .ambiguity, let axis = axes.first, axes.count == 1 else {
      return .plate(rect)
    }
    func end(_ place: Double) -> FigureMark.End {
      FigureMark.End(place: place, rect: rect, isFrame: false, cap: .arrow)
    }
    let span = Span(rect, axis)
    return span.length > 4
      ? .distance(axis: axis, from: end(span.low), to: end(span.high)) : .plate(rect)
  }
}
