import RedlineKit

/// One layout, or one page of several, that is going to be written.
struct RenderJob: Sendable {
  /// What is written.
  enum Subject: Sendable {
    case layout(@Sendable () async throws -> SolvedLayout)
    /// A page that has no text or JSON form.
    case page(@Sendable (Theme.Name, TextMode) async throws -> SVGDocument)
  }

  /// The name of its files, without theme, scale and ending.
  var fileName: String
  var showsInactive = false
  /// The themes in which a PNG file is drawn, if that is a form to write.
  var pngThemes = Theme.Name.allCases
  /// How a diagram is laid out; `nil` is as usual.
  var figure: FigureOptions?
  /// Whether arguments of a command say that, not code.
  var hasFigureArguments = false
  /// What a diagram draws unless another style is asked for.
  var style = Diagram.Style.annotated
  var subject: Subject
  var isLayout: Bool {
    if case .layout = subject { true } else { false }
  }
  /// Gives what the picture compares the layout with, if it does.
  var before: Before?

  /// What a layout was before it was changed.
  struct Before: Sendable {
    var arrangement: DiffDiagram.Arrangement
    var solve: @Sendable () async throws -> SolvedLayout
  }
}

/// What became of a job.
struct RenderResult: Sendable {
  var fileName: String
  var files: [RenderedFile] = []
  var diagnostics: [Diagnostic] = []
  /// Why not all files were written.
  var failure: (any Error)?
}

/// A file that was written.
struct RenderedFile: Sendable {
  var name: String
  var format: OutputFormat
  /// `nil` where the form has no theme.
  var theme: Theme.Name?
  /// Size of a picture in points; 0 otherwise.
  var width = 0.0
  var height = 0.0
}
