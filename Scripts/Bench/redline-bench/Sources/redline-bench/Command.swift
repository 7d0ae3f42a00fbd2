import ArgumentParser

@main struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redline-bench",
    abstract: "Runs and compares Redline's parts; called by Scripts/bench.",
    subcommands: [CompareBench.self, RasterBench.self])
}
