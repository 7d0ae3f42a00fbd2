import ArgumentParser
import RedlineKit

/// How diagrams with constraints are laid out, and what of them they show.
struct FigureArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("The widest page of a diagram: 240 to 4000 px.", valueName: "number"))
  var width = 680.0

  @Option(
    help: ArgumentHelp(
      """
      What of the screen is drawn: 'content' is what the constraints are about, 'device' all of it; \
      anything else names items, with commas between them.
      """,
      valueName: "part"))
  var crop = "content"

  @Option(
    help: """
      What explains marks: 'none', 'new' for what a reader cannot know, 'below' for all of it, 'side' \
      for all of it beside the figure, or below it where --width is less than 444.
      """)
  var legend = Choice<FigureOptions.Legend>(.onlyWhatIsNew)

  @Flag(help: "Leave out the line with the name and the device.")
  var noHeader = false

  @Flag(help: "Draw a dense screen as one picture and not as an overview with panels.")
  var noPanels = false

  @Option(
    help: ArgumentHelp(
      """
      Draw constraints of these items, by name or path, with commas between them; what is left out is \
      counted.
      """,
      valueName: "items"))
  var only: String?

  @Option(
    help: ArgumentHelp(
      """
      Leave these kinds out, with commas between them: alignment, spacing, center, baseline, size, \
      equal, aspect, inequality, hugging, stack, guide, name, hidden.
      """,
      valueName: "kinds"))
  var hide: ChoiceList<FigureFilter.Kind>?

  @Option(help: "Draw constraints along one axis: 'horizontal' or 'vertical'.")
  var axis: Choice<Axis>?

  @Option(
    help: ArgumentHelp(
      "Dim all but the constraints of these items, with commas between them.", valueName: "items"))
  var emphasize: String?

  @Option(help: ArgumentHelp("A sentence below each figure.", valueName: "text"))
  var caption: String?

  func validate() throws {
    guard width >= 240, width <= 4000 else {
      throw ValidationError("--width must be 240 to 4000, not \(formatted(width))")
    }
    for (option, list) in [("--only", only), ("--crop", crop), ("--emphasize", emphasize)] {
      guard let list, list.commaSeparated.contains("") else { continue }
      throw ValidationError(
        "\(option) '\(list)' has an empty name; give names of items, as 'title,button'")
    }
  }

  var options: FigureOptions {
    var figure = FigureOptions()
    figure.width = width
    figure.crop =
      crop == "content"
      ? figure.crop : crop == "device" ? .device : .items(crop.commaSeparated)
    figure.legend = legend.value
    figure.showsHeader = !noHeader
    figure.splits = !noPanels
    figure.caption = caption
    if let only { figure.only.append(.items(only.commaSeparated)) }
    if let axis { figure.only.append(.axis(axis.value)) }
    if let hide { figure.hidden = [.kinds(hide.values)] }
    if let emphasize { figure.emphasis = [.items(emphasize.commaSeparated)] }
    return figure
  }

  /// The options that are not as they are unless somebody gives them.
  private var given: [String] {
    let isGiven = [
      ("--width", width != 680), ("--crop", crop != "content"),
      ("--legend", legend.value != .onlyWhatIsNew), ("--no-header", noHeader),
      ("--no-panels", noPanels), ("--only", only != nil), ("--hide", hide != nil),
      ("--axis", axis != nil), ("--emphasize", emphasize != nil), ("--caption", caption != nil),
    ]
    return isGiven.filter(\.1).map(\.0)
  }

  /// Says which of them another style has not.
  func warn(in style: Diagram.Style) {
    guard style != .annotated, !given.isEmpty else { return }
    let verb = given.count == 1 ? "has" : "have"
    StandardError.print(
      "warning: \(given.joined(separator: ", ")) \(verb) no effect with --style \(style.rawValue), "
        + "which draws no constraints")
  }
}
