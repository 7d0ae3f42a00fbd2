import ArgumentParser
import RedlineKit

/// Draws the entries of a catalog.
struct CatalogRenderCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Draw the layouts into a folder.",
      discussion: """
        Each variant of an entry becomes a file NAME-DEVICE.svg, with -rtl and the text size \
        (-ax2) where they are not the default, and NAME-DEVICE~dark.svg. Findings are printed on \
        standard error as 'File.swift:12: warning: …'. An entry that cannot be drawn does not \
        stop the others. 'page' makes a page of all of them.

        Exit codes: 0; 1 with --strict if a layout has a warning or an error; 64 for wrong \
        arguments; 70 if a layout cannot be solved, drawn or written, or if two entries or \
        variants have the same name. 70 outranks 64, which outranks 1.
        """)
  }

  @OptionGroup var options: RenderOptions
  @OptionGroup(title: "Selection") var selection: CatalogSelection

  @Flag(
    help: """
      Write what is kept as goldens in place of --format and --theme: SVG files in both themes, and \
      a light PNG file of each entry that keeps one.
      """)
  var goldens = false

  func run() async throws {
    if options.writesToStandardOutput { StandardOutput.reserve() }
    let entries = try selection.select(from: Catalog.entries.checked())
    var options = options
    if goldens {
      options.format = ChoiceList([.svg, .png])
      options.theme = ChoiceList(Theme.Name.allCases)
    }
    let jobs = entries.flatMap { $0.jobs(goldens: goldens) }
    let isAlone = options.writesToStandardOutput || options.file != nil
    let joined = isAlone ? [] : entries.flatMap { $0.joinedJobs(goldens: goldens) }
    let results = try await options.render(jobs + joined)
    try RenderReport(results: results, options: options).finish()
  }
}

extension Entry {
  /// Jobs for the figures of several variants.
  func joinedJobs(goldens: Bool) -> [RenderJob] {
    joinedForms.map { form in
      var job = RenderJob(joined(form), fileName: fileName(of: form))
      if goldens { job.pngThemes = keepsPNG ? [.light] : [] }
      return job
    }
  }

  /// A job for each variant; among goldens, only some keep a PNG file, in light.
  func jobs(goldens: Bool) -> [RenderJob] {
    variants.map { variant in
      var job = RenderJob(
        fileName: fileName(of: variant), showsInactive: showsInactive,
        pngThemes: goldens ? (keepsPNG ? [.light] : []) : Theme.Name.allCases, figure: figure,
        style: style, subject: .layout { try await solvedInPlace(in: variant) })
      if let before {
        job.before = RenderJob.Before(arrangement: before.arrangement) {
          try solvedBefore(in: variant)
        }
      }
      return job
    }
  }
}
