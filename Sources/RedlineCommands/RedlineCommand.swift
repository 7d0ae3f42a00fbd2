import ArgumentParser
import RedlineModel

/// The command line `redline`.
public enum RedlineCommandLine {
  /// Runs the program with the process's arguments and ends it with an exit code.
  public static func main() async { await RedlineCommand.runAsProgram() }
}

/// The root command.
struct RedlineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: invokedName, abstract: "Draws, compares, explains and tests Auto Layout.",
    discussion: """
      Layouts are written in Swift, and drawn from a file by 'redline draw', by a program that \
      conforms to LayoutCatalog, or kept as goldens by tests; 'redline' draws, compares and explains what they saved, runs and \
      reviews snapshot tests, and reads storyboards and xibs. 'redline rules' is the catalogue of \
      all findings: what each means and what to do.

      EXAMPLES
        redline draw Login.swift
        redline preview Login.swift
        redline render login.json --output Docs
        redline render Docs/login-iphone-15.svg --format text --output -
        redline page Main.storyboard --output screens.html
        redline diff main..HEAD Snapshots
        redline explain login.json --item password
        redline compare golden.png drawn.png
        redline log console.txt --draw conflicts
        redline parity captured.json
        redline devices
        redline rules
      """,
    version: redlineVersion,
    subcommands: [
      DrawCommand.self, PreviewCommand.self, RenderCommand.self, PageCommand.self, DocsCommand.self,
      DiffCommand.self,
      ExplainCommand.self,
      CompareCommand.self,
      LogCommand.self, ParityCommand.self,
      DevicesCommand.self, RulesCommand.self, AnswerCommand.self,
    ],
    groupedSubcommands: [
      CommandGroup(
        name: "Snapshot tests",
        subcommands: [
          VerifyCommand.self, RecordCommand.self, ReviewCommand.self, AcceptCommand.self,
          RejectCommand.self, ObsoleteCommand.self, MergeCommand.self,
        ]),
      CommandGroup(
        name: "Interface Builder",
        subcommands: [CheckCommand.self, FramesCommand.self]),
      CommandGroup(
        name: "Git",
        subcommands: [
          GitSetupCommand.self, TextconvCommand.self, GitDiffCommand.self, GitMergeCommand.self,
        ]),
    ])
}
