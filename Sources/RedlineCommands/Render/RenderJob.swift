import RedlineKit

/// One layout that is going to be written.
struct RenderJob: Sendable {
  /// The name of its files, without theme, scale and ending.
  var fileName: String
  var showsInactive = false
  /// The themes in which a PNG file is drawn, if that is a form to write.
  var pngThemes = Theme.Name.allCases
  var solve: @Sendable () async throws -> SolvedLayout
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
