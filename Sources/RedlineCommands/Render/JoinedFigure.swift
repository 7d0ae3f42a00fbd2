import RedlineKit
import RedlineModel

/// How several layouts become one figure.
enum JoinedForm: String, Hashable, Sendable, CaseIterable {
  /// Beside each other, at one scale and with one legend.
  case series
  /// Moving from one to the next and back.
  case motion

  /// The fewest layouts that it takes.
  var leastLayouts: Int { self == .series ? 1 : 2 }
}

/// Several layouts that are drawn as one figure.
struct JoinedFigure: Sendable {
  var form: JoinedForm
  /// What stands above it.
  var title: String
  /// How it is laid out.
  var figure = FigureOptions()
  /// Whether constraints that hold under other traits are drawn in a series, too.
  var showsInactive = false
  /// What stands above each picture of a series; empty is as usual.
  var captions: [String] = []
  /// Solves them, in their order.
  var layouts: @Sendable () async throws -> [SolvedLayout]

  /// Draws what was solved.
  func svg(
    of solved: [SolvedLayout], _ theme: Theme.Name, _ mode: TextMode = .outlines
  ) throws -> SVGDocument {
    switch form {
    case .series:
      let steps = solved.enumerated().map { number, layout in
        SeriesDiagram.Step(layout, caption: number < captions.count ? captions[number] : nil)
      }
      var series = SeriesDiagram(title, steps)
      (series.theme, series.textMode, series.figure) = (theme, mode, figure)
      series.showsInactive = showsInactive
      return try series.svg()
    case .motion:
      var motion = MotionDiagram(title, solved)
      (motion.theme, motion.textMode, motion.figure) = (theme, mode, figure)
      return try motion.svg()
    }
  }
}

extension RenderJob {
  /// A job that draws several layouts as one figure.
  /// - Parameter fileName: `nil` is made of the title.
  init(_ joined: JoinedFigure, fileName: String? = nil) {
    self.init(
      fileName: fileName ?? slugified(joined.title),
      subject: .page { theme, mode in
        try joined.svg(of: await joined.layouts(), theme, mode)
      })
  }
}

extension Entry {
  /// The figures that are drawn beside those of its variants.
  var joinedForms: [JoinedForm] {
    JoinedForm.allCases.filter { form in
      switch (form, motion) {
      case (.series, _): drawsSeries && variants.count > 1
      case (.motion, .variants?): variants.count > 1
      case (.motion, .views?): true
      case (.motion, nil): false
      }
    }
  }

  /// Its variants in one figure; a motion goes through views of its own if it has them.
  func joined(_ form: JoinedForm) -> JoinedFigure {
    var joined = JoinedFigure(form: form, title: title, layouts: solvedVariants)
    joined.figure = figure
    joined.showsInactive = form == .series && showsInactive
    if form == .motion, case .views(let views)? = motion {
      joined.layouts = { try solved(views()) }
    }
    return joined
  }

  /// The name of its files, without theme, scale and ending.
  func fileName(of form: JoinedForm) -> String { "\(name)-\(form.rawValue)" }

  @Sendable private func solvedVariants() async throws -> [SolvedLayout] {
    var layouts: [SolvedLayout] = []
    for variant in variants { layouts.append(try await solvedInPlace(in: variant)) }
    return layouts
  }

  private func solved(_ views: [View]) throws -> [SolvedLayout] {
    try views.map { try $0.solved(in: variants[0].environment, name: title) }
  }
}
