import ArgumentParser
import Foundation
import RedlineIO
import RedlineKit

/// Finds the widths at which the layouts of a catalog change in kind.
struct CatalogSweepCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sweep", abstract: "Find the widths at which a layout changes in kind.",
      discussion: """
        Solves one variant over a range of widths and finds those at which a size class changes, \
        an inequality begins to bind, a constraint gives way, a text breaks into other lines or is \
        cut off, a finding comes or goes, or edges begin to move otherwise. Between two of them \
        every edge moves on a line, because the solver names the same constraints for it; no width \
        is left out. The variant's screen keeps its height, scale, safe area and bars; a phone \
        keeps its size classes, those of a tablet follow its width.

        EXAMPLES
          sweep --only sign-up --on ipad-mini-5th-generation --direction ltr --width 320...1366
          sweep --only spacers --width 200...600 --format svg --output spacers.svg

        Exit codes: 0; 64 for wrong arguments; 70 if a layout cannot be solved, drawn or written, \
        or changes too often.
        """)
  }

  @OptionGroup(title: "Selection") var selection: CatalogSelection

  @Option(
    help: ArgumentHelp(
      "The range in points: two numbers above 0 and at most 10000, the smaller first.",
      valueName: "from...to"))
  var width: WidthRange

  @Option(help: "'text' for terminals, 'json' for programs, 'svg' as a picture of each interval.")
  var format = Choice<SweepForm>(.text)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write in place of standard output.", valueName: "file"))
  var output: String?

  @Option(help: "What the pictures show; see 'render'.")
  var style = Choice<Diagram.Style>(.screen)

  @Option(help: "The theme of the pictures.")
  var theme = Choice<Theme.Name>(.light)

  func validate() throws {
    guard let output else { return }
    try OutputFile.checkThat(
      output, endsAs: format.value.rawValue, of: SweepForm.allCases.map(\.rawValue))
  }

  func run() async throws {
    if output == nil { StandardOutput.reserve() }
    let entries = try selection.select(from: Catalog.entries.checked())
    let names = entries.flatMap { entry in entry.variants.map(entry.fileName(of:)) }
    guard let entry = entries.first, names.count == 1 else {
      let shown = names.prefix(4).joined(separator: ", ")
      throw ValidationError(
        "these are \(names.count) variants (\(shown)\(names.count > 4 ? ", …" : "")); choose one "
          + "with --only")
    }
    let bytes: [UInt8]
    do {
      bytes = try await self.bytes(entry, entry.variants[0])
      if let output {
        try WholeFile(output).writeOutput(bytes)
      } else {
        try StandardOutput.write(bytes)
      }
    } catch {
      StandardError.print("error: \(reason(of: error))")
      throw ExitCode(70)
    }
  }

  private func bytes(_ entry: Entry, _ variant: Variant) async throws -> [UInt8] {
    var views: ResizableLayout?
    var sweep = LayoutSweep { width in
      let variant = variant.ofWidth(width)
      if let layout = try entry.resized(&views, in: variant) { return layout }
      return try await entry.solvedInPlace(in: variant)
    }
    let stretches = try await sweep.stretches(from: width.from, to: width.to)
    let report = SweepReport(
      name: entry.title, place: variant.title, sweep: sweep, stretches: stretches)
    switch format.value {
    case .text: return Array(report.text.utf8)
    case .json: return Array(try report.indentedJSON().utf8)
    case .svg:
      var layouts: [SolvedLayout] = []
      for stretch in stretches {
        let middle = ((stretch.from + stretch.to) / 2 * 100).rounded() / 100
        layouts.append(try await entry.solvedInPlace(in: variant.ofWidth(middle)))
      }
      return try FilmStrip(
        report: report, layouts: layouts, style: style.value, theme: theme.value
      ).svg()
    }
  }
}

/// A form in which a sweep is written.
enum SweepForm: String, CaseIterable, Sendable { case text, json, svg }

/// A range of widths as an argument: `320...1366`.
struct WidthRange: ExpressibleByArgument, Sendable {
  let from: Double
  let to: Double

  init?(argument: String) {
    guard let dots = argument.range(of: "...") ?? argument.range(of: "…"),
      let from = Double(argument[..<dots.lowerBound]),
      let to = Double(argument[dots.upperBound...]), from > 0, to > from, to <= 10_000
    else { return nil }
    (self.from, self.to) = (from, to)
  }
}

extension Variant {
  /// The same variant on a screen of another width.
  package func ofWidth(_ width: Double) -> Variant {
    var variant = self
    if device.kind == .canvas {
      variant.device = .canvas(width, device.size.height, scale: device.scale)
    } else if device.orientation == .landscape {
      variant.device.portraitSize.height = width
    } else {
      variant.device.portraitSize.width = width
    }
    return variant
  }
}
