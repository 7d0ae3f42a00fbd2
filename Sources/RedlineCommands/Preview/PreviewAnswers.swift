import Foundation
import RedlineAnalysis
import RedlineComparison
import RedlineDiagram
import RedlineIO
import RedlineKit
import RedlineModel
import RedlinePreview

/// Answers questions about layouts, each a line of JSON, with a line of JSON.
struct PreviewAnswers<Layouts: PreviewLayouts> {
  private var layouts: Layouts
  /// Whether names are known.
  private var isListed = false

  init(layouts: Layouts) { self.layouts = layouts }

  /// A figure as the page's script reads it.
  private struct Shown: Encodable {
    var figure: FigureContents
    /// Width and height of the screen in points.
    var screenSize: [Double]
    var environment: PreviewVariant
  }

  /// A picture of the screen alone, for as long as its edge is dragged.
  private struct Quick: Encodable {
    struct Picture: Encodable {
      var picture: String
      var size: [Double]
      var screen: [Double]
      /// Of the root.
      var frame: [Double]
    }
    var quick: Picture
    var screenSize: [Double]
  }

  /// The line that answers a line.
  mutating func answer(_ line: String) async -> String {
    do {
      let question = try JSONDecoder().decode(PreviewQuestion.self, from: Data(line.utf8))
      return try await answer(question)
    } catch {
      let text = error is LayoutError ? "\(error)" : reason(of: error)
      return (try? Self.json(PreviewAnswer(error: text))) ?? "{}"
    }
  }

  private mutating func answer(_ question: PreviewQuestion) async throws -> String {
    if !isListed, question.kind != .list { _ = try layouts.list() }
    isListed = true
    switch question.kind {
    case .list: return try Self.json(PreviewAnswer(list: try layouts.list()))
    case .figure:
      if let zoom = question.zoom { return try Self.json(try await quick(question, zoom)) }
      return try Self.json(try await shown(question))
    case .layout:
      let layout = try await layouts.layout(question.name, in: question.variant)
      return try Self.json(PreviewAnswer(layout: try Self.json(layout)))
    case .check:
      let findings = try await layouts.layout(question.name, in: question.variant).diagnostics
      return try Self.json(
        PreviewAnswer(
          check: .init(
            errors: findings.count { $0.severity == .error },
            warnings: findings.count { $0.severity == .warning })))
    }
  }

  private func shown(_ question: PreviewQuestion) async throws -> Shown {
    let layout = try await layouts.layout(question.name, in: question.variant)
    var figure = FigurePage.Figure(name: question.name, layout)
    figure.diagram = layouts.diagram(of: layout, named: question.name)
    if let name = question.style {
      guard let style = Diagram.Style(rawValue: name) else {
        throw PreviewFailure("there is no style '\(name)'")
      }
      figure.diagram.style = style
    }
    let theme = question.isDark ? Theme.Name.dark : .light
    let screen = layout.environment.size
    let before = try before(question)
    let diff = before.map { DiffDiagram(from: $0, to: layout) }
    let drawsDiff = diff?.diff.isEmpty == false && figure.diagram.style == .annotated
    let contents = try FigureContents(figure, themes: [theme]) { theme in
      guard drawsDiff, var diff else { return nil }
      diff.theme = theme
      return try diff.drawing()
    }
    var shown = Shown(
      figure: contents, screenSize: [Double(screen.width), Double(screen.height)],
      environment: PreviewVariant(layout.environment))
    if let diff = diff?.diff {
      shown.figure.add(diff, in: layout)
    } else if question.against != nil {
      shown.figure.headline = "there is no golden of it in this environment"
    }
    return shown
  }

  private func quick(_ question: PreviewQuestion, _ zoom: Double) async throws -> Quick {
    guard zoom > 0.02, zoom <= 8 else { throw PreviewFailure("zoom is \(zoom), not 0.02 to 8") }
    var layout = try await layouts.layout(question.name, in: question.variant)
    // What is not drawn is not written either.
    (layout.constraints, layout.diagnostics) = ([], [])
    for index in layout.items.indices { layout.items[index].reasons = nil }
    var diagram = Diagram(layout)
    (diagram.style, diagram.zoom) = (.screen, zoom)
    diagram.theme = question.isDark ? .dark : .light
    let drawing = try diagram.drawing()
    let origin = drawing.screenOrigin
    let (size, root) = (layout.environment.size, layout.items.first?.frame ?? .zero)
    return Quick(
      quick: Quick.Picture(
        picture: drawing.markedSVG([:]).text(),
        size: [Double(drawing.size.width), Double(drawing.size.height)],
        screen: [Double(origin.x), Double(origin.y), drawing.screenScale],
        frame: [root.minX, root.minY, root.width, root.height].map { Double($0) }),
      screenSize: [Double(size.width), Double(size.height)])
  }

  private func before(_ question: PreviewQuestion) throws -> SolvedLayout? {
    guard question.against != nil else { return nil }
    guard let text = question.before else {
      return try layouts.golden(question.name, in: question.variant)
    }
    return try SolvedLayout(json: Data(text.utf8))
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
