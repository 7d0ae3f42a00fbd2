import ArgumentParser
import RedlineComparison
import RedlineIO
import RedlineInterfaceBuilder
import RedlineKit
import RedlineText

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
      left corner. Of a storyboard or xib it is the scene that has the view, or that of --scene.

      EXAMPLES
        redline explain login.svg --item password
        redline explain login.svg --item form.password --edge top
        redline explain login.json --item title --edge width --json
        redline explain Main.storyboard --scene Login --item titleLabel

      Exit codes: 0; 64 for wrong arguments, for a view that the layout has not, or if the file \
      cannot be read or is not a layout.
      """)

  @Argument(
    help: ArgumentHelp(
      "A layout file, a storyboard or a xib; '-' is a layout on standard input.", valueName: "file")
  )
  var file: String

  @Option(
    help: ArgumentHelp(
      "The view, by name, by path, or by the id of its object in a document.", valueName: "name"))
  var item: String

  @Option(help: "Only that line or length; may be repeated. All four edges unless given.")
  var edge: [Choice<Edge>] = []

  @Flag(help: "Print JSON for programs.")
  var json = false

  @OptionGroup(title: "Storyboards and xibs") var scenes: SceneDiffOptions

  func run() throws {
    let layouts: [Named]
    do {
      layouts =
        InterfaceFile.isInterface(file)
        ? try sceneLayouts() : [Named(layout: try LayoutFile(path: file).read())]
    } catch let error as ValidationError {
      throw error
    } catch {
      StandardError.print(error.errorLine)
      throw ExitCode(64)
    }
    let (layout, found) = try namedItem(among: layouts)
    let explanation = ItemExplanation(of: found, in: layout, edges: edges(in: layout))
    try StandardOutput.print(json ? explanation.indentedJSON() : explanation.text)
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

  /// A layout with its items by the ids of a document's objects.
  private struct Named {
    var layout: SolvedLayout
    var itemOf: [String: String] = [:]
  }

  private func sceneLayouts() throws -> [Named] {
    let document = try InterfaceFile(path: file).read()
    var choice = scenes.choice
    // As it is drawn.
    choice.options.intrinsic = .canvas
    let shaper = try TextShaper.shared()
    var counts: [String: Int] = [:]
    // Scenes of one name are numbered, as in a comparison.
    let roots = document.drawnRoots.map { root in
      counts[root.name, default: 0] += 1
      let number = counts[root.name] ?? 1
      return (root: root, name: number > 1 ? "\(root.name) \(number)" : root.name)
    }
    let layouts = try roots.filter { choice.isWanted([$0.root], name: $0.name) }.map { root, name in
      let solved = try document.solved(root, name: name, choice.options, shaper)
      return Named(layout: solved.layout, itemOf: solved.itemOf)
    }
    guard !layouts.isEmpty else {
      let names = scenes.scene.joined(separator: " or ")
      let place = names.isEmpty ? "" : " in scenes named \(names)"
      throw ValidationError("\(file) has no views\(place)".printable)
    }
    return layouts
  }

  /// The item in the only layout that has it.
  private func namedItem(
    among layouts: [Named]
  ) throws -> (SolvedLayout, SolvedLayout.Item) {
    guard layouts.count > 1 else { return (layouts[0].layout, try namedItem(in: layouts[0])) }
    let found = layouts.filter { named in
      named.itemOf[item] != nil || named.layout.items.contains { isAsked($0) || $0.name == item }
    }
    if found.count == 1 { return (found[0].layout, try namedItem(in: found[0])) }
    let names = (found.isEmpty ? layouts : found).prefix(5).map(\.layout.name)
      .joined(separator: ", ")
    let message =
      found.isEmpty
      ? "no scene has a view '\(item)'; there are \(names)"
      : "\(found.count) scenes have a view '\(item)'; choose one with --scene: \(names)"
    throw ValidationError(message.printable)
  }

  /// Whether an item has that path, as it is saved or as it is told.
  private func isAsked(_ other: SolvedLayout.Item) -> Bool {
    other.id == item || other.id.replacing("/", with: ".") == item
  }

  /// The item with that path, that of the object with that id, or the only one of that name.
  private func namedItem(in named: Named) throws -> SolvedLayout.Item {
    let layout = named.layout
    if let found = named.itemOf[item].flatMap(layout.item) { return found }
    if let found = layout.items.first(where: isAsked) { return found }
    let named = layout.items.filter { $0.name == item }
    if named.count == 1 { return named[0] }
    if named.count > 1 {
      let ids = named.prefix(5).map(\.id).joined(separator: ", ")
      throw ValidationError(
        "'\(item)' is the name of \(named.count) views; give one of their paths: \(ids)".printable)
    }
    throw ValidationError(
      NearMatches(of: item, among: layout.items.map(\.id))
        .sentence("the layout has no view '\(item)'").printable)
  }
}
