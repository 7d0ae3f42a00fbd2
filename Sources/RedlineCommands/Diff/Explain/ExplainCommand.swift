internal import ArgumentParser
import RedlineKit

/// Says why an item is where it is.
struct ExplainCommand: ParsableCommand {
  /// A line or a length of an item.
  enum Edge: String, CaseIterable, Sendable {
    case left, top, right, bottom, width, height, centerx, centery, leading, trailing
  }

  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say why a view is where it is.",
    discussion: """
      For each edge of a view: the constraints, contents and guides that determine it, from the \
      view to the screen, with what each brings in points, where it stands, and how far one point \
      more on it moves the edge. Then what is free, with both extremes, and what on the view does \
      not hold. The values are those of the alignment rect, in points from the screen's upper \
      left corner.

      EXAMPLES
        redline explain login.svg --item password
        redline explain login.svg --item form.password --edge top
        redline explain login.json --item title --edge width --json

      Exit codes: 0; 64 for wrong arguments, for a view that the layout has not, or if the file \
      cannot be read or is not a layout.
      """)

  @Argument(help: ArgumentHelp("A layout file; '-' is standard input.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("The view, by name or path.", valueName: "name"))
  var item: String

  @Option(help: "Only that line or length; may be repeated. All four edges unless given.")
  var edge: [Choice<Edge>] = []

  @Flag(help: "Print JSON for programs.")
  var json = false

  func run() throws {
    let layout: SolvedLayout
    do { layout = try LayoutFile(path: file).read() } catch {
      printError("error: \(printable("\(error)"))")
      throw ExitCode(64)
    }
    let found = try namedItem(in: layout)
    let explanation = Explanation(of: found, in: layout, edges: edges(in: layout))
    try printOutput(json ? RedlineCommands.json(explanation) : explanation.text)
  }

  private func edges(in layout: SolvedLayout) -> [Attribute] {
    guard !edge.isEmpty else { return [.left, .top, .right, .bottom] }
    let isRightToLeft = layout.environment.layoutDirection == .rightToLeft
    return edge.map { edge in
      switch edge.value {
      case .left: .left
      case .top: .top
      case .right: .right
      case .bottom: .bottom
      case .width: .width
      case .height: .height
      case .centerx: .centerX
      case .centery: .centerY
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
    }
  }

  /// The item with that path, or the only one of that name.
  private func namedItem(in layout: SolvedLayout) throws -> SolvedLayout.Item {
    let path = item.replacing(".", with: "/")
    if let found = layout.item(item) ?? layout.item(path) { return found }
    let named = layout.items.filter { $0.name == item }
    if named.count == 1 { return named[0] }
    if named.count > 1 {
      let ids = named.prefix(5).map(\.id).joined(separator: ", ")
      throw ValidationError(
        printable("'\(item)' is the name of \(named.count) views; give one of their paths: \(ids)"))
    }
    throw ValidationError(
      printable(
        sentence(
          "the layout has no view '\(item)'", suggesting: item, among: layout.items.map(\.id))))
  }
}
