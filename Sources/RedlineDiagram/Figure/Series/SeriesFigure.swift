import Foundation
import RedlineModel

/// Puts several layouts on one page, at one scale and with one legend.
final class SeriesFigure {
  /// Pictures stand beside each other down to this scale.
  private static let leastScale = 0.5
  private static let mostColumns = 4
  private static let mostFindings = 12

  private let series: SeriesDiagram
  private let ink: FigureInk

  init(_ series: SeriesDiagram) throws {
    self.series = series
    ink = FigureInk(
      theme: Theme(series.theme), painter: try TextPainter(mode: series.textMode))
  }

  func page() throws -> Drawing {
    // First, because it refuses numbers that are not finite.
    for step in series.steps.dropFirst() { _ = try Drawing.Source(step.layout) }
    let source = try Drawing.Source(series.steps[0].layout)
    let scenes = series.steps.map { FigureScene(series.diagram($0), ink) }
    let rows = rows(scenes)
    let parts = rows.flatMap { $0 }
    let options = series.figure
    var assembly = FigureAssembly(
      header(scenes), options: options, ink: ink, width: rows.map(Self.width).max() ?? 0,
      foot: foot(scenes, parts))
    var rest = scenes[...]
    for row in rows {
      assembly.add(zip(row, rest).map { ($0, $1.surroundings) })
      rest = rest.dropFirst(row.count)
    }
    if FigureAssembly.isBeside(options) { assembly.addLegend() }
    assembly.add(caption: options.caption)
    assembly.add(options.callouts)
    assembly.add(findings(scenes))
    if !FigureAssembly.isBeside(options) { assembly.addLegend() }
    assembly.finish()
    assembly.page.definitions = scenes.definitions(parts, ink)
    assembly.page.sources = [source]
    return assembly.page
  }

  private func foot(_ scenes: [FigureScene], _ parts: [FigurePart]) -> FigureAssembly.Foot {
    let layouts = scenes.map(\.layout)
    let scopes = Set(
      layouts.flatMap { $0.constraints.filter(\.isActive).compactMap(\.scope) })
    let legend = FigureLegend(ink: ink, options: series.figure.legend, layouts: layouts)
    let steps = series.steps.contains { !$0.shows.isEmpty }
    return FigureAssembly.Foot(
      legend, parts.map(\.plan),
      omitted: steps
        ? nil
        : FigureContent.omissionText(
          scenes.map(\.content), of: series.captions.map(\.name), drawn: scopes))
  }

  // MARK: Rows

  private static func width(_ row: [FigurePart]) -> Double {
    row.reduce(FigureAssembly.gap * Double(row.count - 1)) { $0 + Double($1.extent.width) }
  }

  /// As many pictures beside each other as can be read.
  private func rows(_ scenes: [FigureScene]) -> [[FigurePart]] {
    let room = FigureSetting.room(series.figure)
    for columns in (1...min(scenes.count, Self.mostColumns)).reversed() {
      let gaps = FigureAssembly.gap * Double(columns - 1)
      let plans = scenes.plans(room: (room - gaps) / Double(columns))
      let isReadable = (plans.first?.scale ?? 1) >= Self.leastScale
      guard columns == 1 || isReadable else { continue }
      let parts = parts(scenes, plans)
      let rows = stride(from: 0, to: parts.count, by: columns).map {
        Array(parts[$0..<min($0 + columns, parts.count)])
      }
      if columns == 1 || rows.allSatisfy({ Self.width($0) <= room + 0.5 }) { return rows }
    }
    return []
  }

  private func parts(_ scenes: [FigureScene], _ plans: [FigurePlan]) -> [FigurePart] {
    let captions = series.captions
    return scenes.indices.map { index in
      let title = FigurePartTitle(name: captions[index].name, note: captions[index].note)
      return scenes[index].part(
        plans[index], title: title, prefix: index == 0 ? nil : "step-\(index + 1)-")
    }
  }

  // MARK: Texts

  private func header(_ scenes: [FigureScene]) -> FigureAssembly.Header {
    let layouts = scenes.map(\.original)
    let summaries = scenes.map(\.summary)
    let isSame = Set(summaries).count == 1
    let count = "\(layouts.count) pictures at one scale"
    let descriptions = zip(series.captions, layouts).map { caption, layout in
      "\(caption.name): \(pageDescription(of: layout, style: .annotated))"
    }
    return FigureAssembly.Header(
      slug: "series of \(series.title) \(series.theme.rawValue)", title: series.title,
      summary: isSame ? summaries[0] : count,
      description: (descriptions + [series.figure.caption].compactMap(\.self))
        .joined(separator: "\n\n"))
  }

  /// What is wrong in which picture.
  private func findings(_ scenes: [FigureScene]) -> [FigureSentences.Row] {
    let captions = series.captions
    let rows = scenes.indices.flatMap { index in
      FigureSentences.findings(scenes[index].layout).map { row in
        var row = row
        row.text = "\(captions[index].name): \(row.text)"
        return row
      }
    }
    return FigureSentences.limited(rows, Self.mostFindings, "findings")
  }
}
