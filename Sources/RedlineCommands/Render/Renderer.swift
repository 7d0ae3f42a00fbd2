import Foundation
import RedlineIO
import RedlineKit
import RedlineText

/// Solves, draws and writes layouts, several at a time.
struct Renderer: Sendable {
  var folder: String
  /// The only file, if it has a name of its own.
  var file: OutputFile?
  var formats: [OutputFormat]
  var themes: [Theme.Name]
  var style: Diagram.Style
  var textMode: TextMode
  var scale: Double
  var showsInactive: Bool
  var showsSource: Bool
  var explainedItems: [String]
  var ignoredRules: Set<Diagnostic.Rule>
  var writesToStandardOutput: Bool

  init(_ options: RenderOptions) {
    (folder, file) = (options.folder, options.file)
    formats = options.formats
    themes = options.themes
    style = options.style.value
    textMode = options.textMode.value
    scale = options.scale
    showsInactive = options.showInactive
    showsSource = options.showSource
    explainedItems = options.explainedItems
    ignoredRules = options.ignored.rules
    writesToStandardOutput = options.writesToStandardOutput
  }

  /// Runs the jobs on all processors.
  /// - Returns: A result for each job, in the order of the jobs.
  func run(_ jobs: [RenderJob], progress: Progress) async -> [RenderResult] {
    let unknown = await unknownItems(in: jobs)
    return await Array(jobs.enumerated()).concurrentMap { index, job -> RenderResult? in
      var result = RenderResult(fileName: job.fileName)
      switch unknown[index] {
      case .none: result = await run(job)
      case .some(.none): return nil
      case .some(let item): result.failure = item
      }
      progress.finish(result.fileName)
      return result
    }.compactMap(\.self)
  }

  /// Jobs of which an option names an item that none of them has, by what they have in common; the
  /// first of them says so for all.
  private func unknownItems(in jobs: [RenderJob]) async -> [Int: UnknownItem?] {
    let named = jobs.indices.filter { index in
      jobs[index].isLayout
        && (!explainedItems.isEmpty || jobs[index].figure?.namesItems == true)
    }
    let layouts = await named.concurrentMap { index -> (Int, SolvedLayout)? in
      // What cannot be solved says so when it is drawn.
      guard case .layout(let solve) = jobs[index].subject else { return nil }
      return (try? await solve()).map { (index, $0) }
    }.compactMap(\.self)
    var unknown: [Int: UnknownItem?] = [:]
    func refuse(_ group: [(Int, SolvedLayout)], _ item: UnknownItem?) {
      guard let item else { return }
      for (place, (index, _)) in group.enumerated() {
        unknown[index] = .some(place == 0 ? item : nil)
      }
    }
    for (figure, group) in Dictionary(grouping: layouts, by: { jobs[$0.0].figure }) {
      let isCode = group.allSatisfy { !jobs[$0.0].hasFigureArguments }
      refuse(group, figure?.unknownItem(in: group.map(\.1), isCode: isCode))
    }
    refuse(layouts, layouts.map(\.1).unknownItem(explainedItems, of: "--why", withGuides: false))
    return unknown
  }

  private func run(_ job: RenderJob) async -> RenderResult {
    var result = RenderResult(fileName: job.fileName)
    do {
      switch job.subject {
      case .layout(let solve):
        let layout = try await solve().ignoring(ignoredRules)
        result.diagnostics = layout.diagnostics
        try await write(layout, of: job, into: &result.files)
      case .page(let page):
        for theme in themes where formats.contains(where: \.hasTheme) {
          try await draw(page(theme, textMode), theme: theme, of: job, into: &result.files)
        }
      }
    } catch {
      result.failure = error
    }
    return result
  }

  private func write(
    _ layout: SolvedLayout, of job: RenderJob, into files: inout [RenderedFile]
  ) async throws {
    for format in formats where !format.hasTheme {
      files.append(try write(layout, as: format, of: job))
    }
    guard formats.contains(where: \.hasTheme) else { return }
    let picture = try await picture(of: layout, job)
    for theme in themes { try draw(picture.svg(theme), theme: theme, of: job, into: &files) }
  }

  private func write(
    _ layout: SolvedLayout, as format: OutputFormat, of job: RenderJob
  ) throws -> RenderedFile {
    let name = file?.name ?? "\(job.fileName).\(format.fileExtension)"
    let text = format == .json ? try layout.indentedJSON() : layout.textForm
    try write(Array(text.utf8), to: name)
    return RenderedFile(name: name, format: format)
  }

  /// What is drawn of a job.
  private enum Picture {
    case layout(Diagram)
    case change(DiffDiagram)

    func svg(_ theme: Theme.Name) throws -> SVGDocument {
      switch self {
      case .layout(var diagram):
        diagram.theme = theme
        return try diagram.svg()
      case .change(var diagram):
        diagram.theme = theme
        return try diagram.svg()
      }
    }
  }

  private func picture(of layout: SolvedLayout, _ job: RenderJob) async throws -> Picture {
    guard style == .annotated, let before = job.before else {
      var diagram = Diagram(layout)
      diagram.style = style == .annotated ? job.style : style
      diagram.textMode = textMode
      diagram.showsInactive = showsInactive || job.showsInactive
      diagram.showsSource = showsSource
      diagram.explainedItems = explainedItems
      diagram.figure = job.figure ?? FigureOptions()
      return .layout(diagram)
    }
    let old = try await before.solve().ignoring(ignoredRules)
    var diagram = DiffDiagram(from: old, to: layout)
    diagram.arrangement = before.arrangement
    diagram.textMode = textMode
    diagram.showsSource = showsSource
    return .change(diagram)
  }

  private func draw(
    _ document: SVGDocument, theme: Theme.Name, of job: RenderJob, into files: inout [RenderedFile]
  ) throws {
    let svg = Array(document.text().utf8)
    let base = job.fileName + (theme == .dark ? "~dark" : "")
    for format in formats where format.hasTheme {
      if format == .png, !job.pngThemes.contains(theme) { continue }
      let name =
        file?.name ?? base + (format == .png ? "\(scaleSuffix).png" : ".svg")
      try write(format == .png ? png(svg, theme) : svg, to: name)
      files.append(
        RenderedFile(
          name: name, format: format, theme: theme, width: document.width,
          height: document.height))
    }
  }

  /// A picture that says which drawing it shows, and what drew it.
  private func png(_ svg: [UInt8], _ theme: Theme.Name) throws -> [UInt8] {
    let bitmap = try Bitmap(svg: svg, scale: scale)
    var versions = PNGProvenance.libraryVersions.merging(textVersions()) { $1 }
    versions["redline"] = redlineVersion
    var provenance = PNGProvenance(
      of: bitmap, svg: String(decoding: svg, as: UTF8.self), versions: versions)
    provenance.theme = theme.rawValue
    return try bitmap.png(provenance: provenance)
  }

  /// `@2x`, or nothing for one pixel a point.
  private var scaleSuffix: String { scale == 1 ? "" : "@\(formatted(scale))x" }

  private func write(_ bytes: [UInt8], to name: String) throws {
    if writesToStandardOutput {
      try StandardOutput.write(bytes)
    } else {
      try WholeFile(URL(fileURLWithPath: folder).appending(path: name).path).writeOutput(bytes)
    }
  }
}
