import ArgumentParser
import RedlineIO
import RedlineSnapshots

/// Which pages are looked at, and what is done.
struct DocsOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Pages, and folders of pages (.md, .markdown, .tutorial).", valueName: "paths"))
  var paths: [String] = ["."]

  @Flag(help: "Write nothing, and end with exit code 1 if anything is not right.")
  var check = false

  @Option(
    help: ArgumentHelp(
      """
      The folder of all pictures. Unless given, they are beside their page; in a catalog of DocC in \
      its folder Resources, if there is one.
      """,
      valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @Option(
    help: """
      What must be the same: 'layout' is what is solved, 'drawing' also how it is drawn, 'pixels' \
      how it looks.
      """)
  var precision = Choice<SnapshotPrecision>(.layout)

  @Flag(help: "Delete pictures of layouts of these pages that no page names, without asking.")
  var prune = false

  @Flag(help: "Print JSON for programs.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print nothing but what is wrong.")
  var quiet = false

  func validate() throws {
    guard !(check && prune) else {
      throw ValidationError("--check writes nothing, and --prune deletes; choose one of them")
    }
  }

  var folder: String? {
    pictures.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// The command that mends what a check found.
  var mending: [String] { [programName, "docs"] + choices + paths }

  private var choices: [String] {
    (pictures.map { ["--pictures=\($0)"] } ?? [])
      + (precision.value == .layout ? [] : ["--precision=\(precision.value.rawValue)"])
  }

  /// The options as they are given to another program.
  var words: [String] {
    let flags = [("check", check), ("prune", prune), ("json", json), ("quiet", quiet)]
    return choices + flags.filter(\.1).map { "--\($0.0)" }
      + ["--"] + paths
  }

  /// What is told of pages and figures in the help of either program.
  static let discussion = """
    The pictures are drawn beside the page, light and dark, and a link to them is written below, \
    with a text for those who do not see them. A text that somebody wrote is kept. What is right is \
    not touched; pages are written as a whole or not at all.

    Errors and warnings on the layouts that are drawn are printed with the page's lines; they are \
    no fault of the page, as a figure may be about a conflict.

    A picture is right as long as it shows the layout of the code: comments and lines added to the \
    source, and other versions of Redline, leave it so, unless --precision asks for more.

    OPTIONS OF A FIGURE
      on=DEVICES          devices with commas between, by name (iphone-15, iphone-15-landscape) or \
    in points (320x480)
      orientation=…       portrait or landscape
      direction=…         ltr or rtl
      text-size=…         XS … XXXL, AX1 … AX5
      style=…             annotated, screen, wireframe or accessibility
      theme=…             light or dark, where the page is to show one only
      series=yes          all variants in one figure, at one scale
      motion=yes          one figure that moves from variant to variant and back
      width=…, crop=…, legend=…, only=…, hide=…, axis=…, emphasize=…
                          as the options of 'render'
      name=NAME           what the files are named after
      to=FOLDER           where the pictures are, from the page
      alt="…"             the text for those who do not see the pictures
    """
}
