import ArgumentParser

/// What needs the solver alone, so that it is built in a minute.
@main struct SolverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solver-bench",
    abstract: "Runs RedlineSolver beside others; called by Scripts/bench and Scripts/oracle.",
    subcommands: [Replay.self, SolverBench.self, Answers.self])
}
