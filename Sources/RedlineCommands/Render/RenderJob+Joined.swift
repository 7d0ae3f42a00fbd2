import RedlineKit
import RedlineModel

extension RenderJob {
  /// A job that draws several layouts as one figure.
  /// - Parameters:
  ///   - figure: How it is laid out.
  ///   - showsInactive: Whether constraints that hold under other traits are drawn in a series, too.
  ///   - title: What stands above it, of which the file's name is made.
  ///   - moves: Whether it moves from one to the next, or shows all beside each other.
  ///   - layouts: Solves them, in their order.
  init(
    figure: FigureOptions, showsInactive: Bool, title: String, moves: Bool, fileName: String? = nil,
    layouts: @escaping @Sendable () async throws -> [SolvedLayout]
  ) {
    self.init(
      fileName: fileName ?? slugified(title),
      subject: .page { theme, mode in
        let solved = try await layouts()
        if moves {
          var motion = MotionDiagram(title, solved)
          (motion.theme, motion.textMode, motion.figure) = (theme, mode, figure)
          return try motion.svg()
        }
        var series = SeriesDiagram(title, solved.map { SeriesDiagram.Step($0) })
        (series.theme, series.textMode, series.figure) = (theme, mode, figure)
        series.showsInactive = showsInactive
        return try series.svg()
      })
  }
}
