import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText

/// Compares solved frames with the stored ones over a folder of files.
@main struct ParityTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parity",
    abstract: "Compare solved frames with those that Interface Builder stored.",
    discussion: """
      Solves every scene of the storyboards and xibs below a folder and prints the share of the \
      views placed by constraints or stack views that agree with the stored frames within 0.5 pt on \
      all edges, by class and feature, and the worst ones.

      EXAMPLES
        Scripts/parity Sources
        Scripts/parity corpus/files --scenes corpus/scenes.csv --environment rule

      Exit codes: 0, also where files cannot be read, which are listed; 64 if there are none.
      """)

  @Argument(help: ArgumentHelp("A folder, or a file.", valueName: "folder"))
  var folder: String

  @Option(
    help: ArgumentHelp(
      """
      A table with the columns repo (owner/name), path, scene, status and features: only scenes \
      with the status 'clean' are taken, of the file owner__name/path in the folder.
      """,
      valueName: "file"))
  var scenes: String?

  @Option(
    help: """
      Where content sizes come from: 'stored' gives a view without subviews the size in the file, \
      'text' measures texts and knows UIKit's controls.
      """)
  var intrinsic = IntrinsicSource.stored

  @Option(
    help: """
      Where safe areas come from: 'inferred' from the stored frames and else the rule, 'rule' from \
      the device and the bars around.
      """)
  var environment = EnvironmentSource.inferred

  @Option(help: ArgumentHelp("How many of the worst views are listed.", valueName: "number"))
  var worst = 20

  @Option(
    help: ArgumentHelp(
      "Also compare measured widths of texts with those of a table.", valueName: "file"))
  var textWidths: String?

  @Flag(help: "List all misses of a scene, and not its first one only.")
  var all = false

  @Flag(
    help: """
      Also say why views are missed in scenes whose stored frames agree with themselves: each view \
      without subviews is measured alone, and all others have their stored sizes.
      """)
  var causes = false

  func run() throws {
    var options = BuildOptions()
    options.intrinsic = intrinsic
    options.keepsLengths = intrinsic == .text
    options.environment = environment
    let wanted = try scenes.map { try SceneTable(path: $0) }
    let shaper = try TextShaper.shared()
    var parity = Parity()
    parity.listsAll = all
    var unread: [String] = []
    var why = CauseReport(worst: worst)
    let start = ContinuousClock.now
    let paths = Self.paths(below: folder)
    guard !paths.isEmpty else {
      throw ValidationError("there are no storyboards or xibs in '\(folder)'")
    }
    for path in paths {
      let document: InterfaceDocument
      let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      do { document = try InterfaceFile(path: path).read(shownPath: name) } catch {
        unread.append(error.errorLine)
        continue
      }
      for scene in document.scenes {
        if let wanted, wanted.features(name, scene.id) == nil { continue }
        do {
          let begin = ContinuousClock.now
          let frames = try document.frames(of: scene, options, measuring: shaper)
          parity.count(
            frames, file: name, features: wanted?.features(name, scene.id) ?? [],
            seconds: (ContinuousClock.now - begin).seconds)
          if causes, frames.isClean {
            why.causes += try document.causes(of: scene, options, measuring: shaper, file: name)
          }
        } catch {
          unread.append(error.errorLine)
        }
      }
    }
    let total = (ContinuousClock.now - start).seconds
    print(
      ParityReport(
        parity: parity, fileCount: paths.count, failures: unread, worst: worst, seconds: total
      ).text, terminator: "")
    if causes { print(why.text, terminator: "") }
    if let textWidths {
      print("\n" + (try TextWidthTable(path: textWidths, measuring: shaper).text), terminator: "")
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

extension ParityTool {
  /// The storyboards and xibs below a folder, in the order of their paths; or the file itself.
  private static func paths(below path: String) -> [String] {
    if InterfaceFile.isInterface(path) { return [path] }
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter(InterfaceFile.isInterface).sorted().map { path + "/" + $0 }
  }
}

extension IntrinsicSource: ExpressibleByArgument {}
extension EnvironmentSource: ExpressibleByArgument {}
