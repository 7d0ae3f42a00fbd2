import ArgumentParser
import RedlineComparison
import RedlineIO
import RedlineKit

/// The layouts that changed between files, folders or revisions, as figures of a page.
struct ChangedFigures {
  /// As they are given to `redline diff`.
  var operands: [String]
  var figure: FigureOptions
  var scenes: SceneChoice

  /// Draws and writes the page.
  /// - Throws: `ValidationError`, or an exit code after it said why.
  func write(_ page: PageOptions) async throws {
    let report: DiffReport
    do { report = try await DiffReport(comparing: operands, scenes) } catch {
      throw ValidationError(reason(of: error))
    }
    for failure in report.failures { StandardError.print(failure.errorLine) }
    let failed = !report.failures.isEmpty
    var figures: [FigurePage.Figure] = []
    for result in report.results {
      let prefix: String
      switch result.outcome {
      case .changed: prefix = ""
      case .added: prefix = "Added: "
      case .removed: prefix = "Removed: "
      case .same, .redrawn, .noLayout, .failed: continue
      }
      let layouts = try await result.pair.layouts()
      guard var layout = layouts.new ?? layouts.old else { continue }
      layout.name = prefix + layout.name
      var shown = FigurePage.Figure(name: prefix + result.name, layout)
      shown.diagram.figure = figure
      if layouts.new != nil { shown.before = layouts.old }
      figures.append(shown)
    }
    if !page.quiet { StandardError.print(report.summary) }
    guard !figures.isEmpty || !failed else { throw ExitCode(64) }
    try await page.write(FigurePage(title: page.title ?? "What changed", figures: figures))
    if failed { throw ExitCode(64) }
  }
}
