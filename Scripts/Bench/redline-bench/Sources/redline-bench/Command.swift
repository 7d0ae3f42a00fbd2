import ArgumentParser

@main struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redline-bench",
    abstract: "Runs and compares Redline's parts; called by Scripts/bench and Scripts/oracle.",
    subcommands: [Replay.self, SolverBench.self, CompareBench.self, RasterBench.self, Answers.self])
}
