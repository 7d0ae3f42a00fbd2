import ArgumentParser
import RedlineKit

/// A form in which a layout is written.
enum OutputFormat: String, CaseIterable, Sendable {
  case svg, png, json, text

  /// The ending of a file's name, without the dot.
  var fileExtension: String { self == .text ? "txt" : rawValue }
  /// Whether a file of this form is drawn in a theme.
  var hasTheme: Bool { self == .svg || self == .png }
}

/// What is written for each layout, and where to.
struct RenderOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The folder that the files are written to, made if it is missing; a name that ends in .svg, \
      .png, .json or .txt is that of the only file, and '-' writes one file to standard output.
      """,
      valueName: "path"),
    completion: .file())
  var output = "."

  @Option(
    help: ArgumentHelp(
      "Forms to write, with commas between them. SVG unless --output names another.",
      valueName: "formats"))
  var format: ChoiceList<OutputFormat>?

  @Option(
    help: ArgumentHelp(
      """
      Themes to draw, with commas between them; dark files end in '~dark'. Both unless given, and \
      light alone in one file.
      """,
      valueName: "themes"))
  var theme: ChoiceList<Theme.Name>?

  @Option(
    help: """
      What is drawn: 'annotated' is the screen with its constraints over it, 'screen' the screen \
      alone, 'wireframe' outlines and names of the views in greys, 'accessibility' the elements that \
      a screen reader stops at, numbered in the order of reading, with what is spoken.
      """)
  var style = Choice<Diagram.Style>(.annotated)

  @Option(
    help: ArgumentHelp("Pixels in a point, for PNG: above 0, at most 8.", valueName: "number"))
  var scale = 2.0

  @Option(help: "How SVG files hold text: as glyph outlines, or as live text elements.")
  var textMode = Choice<TextMode>(.outlines)

  @Flag(
    help: ArgumentHelp(
      "Also draw constraints that hold under other traits, dotted and grey, of layouts from code."))
  var showInactive = false

  @Flag(
    help:
      "Name the source lines of constraints in tooltips and in the sentences below figures, as JSON does."
  )
  var showSource = false

  @Option(
    name: .customLong("why"),
    help: ArgumentHelp(
      """
      Add to the legend what determines the edges and sizes of that item, by name or path; may be \
      repeated. The text form has it for all items.
      """,
      valueName: "item"))
  var explainedItems: [String] = []

  @Flag(help: "End with exit code 1 if a layout has a warning or an error.")
  var strict = false

  @OptionGroup var ignored: IgnoredRules

  @Flag(help: "Do not print findings; the summary counts them.")
  var noFindings = false

  @Flag(name: .shortAndLong, help: "Print nothing but findings and errors.")
  var quiet = false

  /// Where the files of a program are that was compiled of them; findings name only the last part.
  @Option(name: .customLong("source-path"), help: .private)
  var sourcePaths: [String] = []

  func validate() throws {
    guard scale > 0, scale <= 8 else {
      throw ValidationError("--scale must be above 0 and at most 8, not \(formatted(scale))")
    }
    guard !output.isEmpty else {
      throw ValidationError("--output is empty; name a folder, or '-' for standard output")
    }
    try OutputFile.checkThat(output, isWrittenAs: "PNG or SVG")
    if let file, let other = format?.values.first(where: { $0 != file.format }) {
      throw ValidationError(
        "\(output) is no name for \(other.rawValue); leave out --format, or name a folder")
    }
  }

  var formats: [OutputFormat] { format?.values ?? [file?.format ?? .svg] }
  var themes: [Theme.Name] {
    theme?.values ?? (writesToStandardOutput || file != nil ? [.light] : Theme.Name.allCases)
  }
  var writesToStandardOutput: Bool { output == "-" }
  /// The folder that is written to.
  var folder: String { file?.folder ?? output }
  /// The only file that is written, where `--output` names one and no folder.
  var file: OutputFile? { OutputFile(output) }

  /// Checks that standard output, or a file that is named, is all that is written.
  func validate(layoutCount: Int) throws {
    guard writesToStandardOutput || file != nil else { return }
    let files = formats.reduce(0) { $0 + ($1.hasTheme ? themes.count : 1) } * layoutCount
    guard files != 1 else { return }
    let place = file == nil ? "standard output" : output
    throw ValidationError(
      layoutCount == 0
        ? "\(place) takes one file, and there is no layout"
        : """
        \(place) takes one file, and these would be \(files); choose one layout, one --format and \
        one --theme\(file == nil ? "" : ", or name a folder")
        """)
  }
}
