import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO

/// Tells git to show layouts as text, and to merge them.
struct GitSetupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-setup", abstract: "Make git show what changed in layouts, and merge goldens.",
    discussion: """
      Adds lines to .gitattributes of the work tree, so that its SVG snapshots, storyboards and \
      xibs are shown by the diff driver 'redline', of a package in a subfolder those of that \
      folder, and describes the driver in the configuration \
      of this clone, which git does not share: everybody who clones runs this once. Other lines \
      stay as they are. Without --external 'git diff' compares layouts as texts; with it, it says \
      what changed and which change moved what, which 'git log -p --ext-diff' does too. Snapshots \
      that two branches changed are merged by 'redline git-merge'. Git calls 'redline' by that \
      name, so it has to be in a folder of PATH; it is told if it is not.

      EXAMPLES
        redline git-setup
        redline git-setup --external
        redline git-setup --pattern 'Tests/**/__Snapshots__/**/*.svg'
        redline git-setup --check

      Exit codes: 0; 1 with --check if something is missing; 64 for wrong arguments or outside of \
      a git repository; 70 if something cannot be written.
      """)

  @Option(
    help: ArgumentHelp(
      """
      The files, as a .gitattributes in the package's folder names them; may be repeated.
      """,
      valueName: "pattern"))
  var pattern = ["Snapshots/**/*.svg", "*.storyboard", "*.xib"]

  @Flag(help: "Let git call 'redline git-diff' for each file in place of comparing texts.")
  var external = false

  @Flag(help: "Change nothing; say what is missing.")
  var check = false

  func validate() throws {
    for pattern in pattern {
      guard !pattern.isEmpty, pattern.allSatisfy({ $0 > " " && $0 != "\"" && $0 != "\u{7F}" }),
        !pattern.hasPrefix("#"), !pattern.hasPrefix("!"), !pattern.hasPrefix("[attr]")
      else {
        throw ValidationError(
          "'\(pattern.printable)' is not a pattern that .gitattributes can have; use ? for a space"
        )
      }
    }
  }

  func run() throws {
    let repository: GitRepository
    let plan: GitSetup
    do {
      repository = try GitRepository(around: FileManager.default.currentDirectoryPath)
      plan = try GitSetup(
        repository, patterns: pattern, isExternal: check && !external ? nil : external)
    } catch {
      StandardError.print("error: \(error)")
      throw ExitCode(64)
    }
    if check {
      try StandardOutput.print(plan.report(isDone: false))
      if !plan.isComplete { throw ExitCode(1) }
      return
    }
    do { try plan.apply(to: repository) } catch {
      StandardError.print("error: \(reason(of: error))")
      throw ExitCode(70)
    }
    try StandardOutput.print(plan.report(isDone: true))
  }
}
