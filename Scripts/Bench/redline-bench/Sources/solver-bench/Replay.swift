import ArgumentParser
import Foundation

/// `solver-bench replay FILE…`
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the values of all variables at each checkpoint of a workload.")

  @Argument(help: "A workload, FILE.rlw.")
  var file: String

  @Flag(help: "Compare with the checkpoints in FILE.expect, and print the greatest difference.")
  var compare = false

  func run() throws {
    let url = URL(fileURLWithPath: file)
    let run = try Run(Workload(contentsOf: url), keepsValues: true)
    guard compare else {
      for checkpoint in run.checkpoints {
        print("Q \(checkpoint.label) " + checkpoint.values.map { "\($0)" }.joined(separator: " "))
      }
      return
    }
    let expected = try Expectation(for: url)
    guard let difference = expected?.difference(from: run.checkpoints) else {
      throw ValidationError("There is no .expect file beside \(file) with the same checkpoints.")
    }
    print("\(file): greatest difference \(difference)")
    if difference > 1e-4 { throw ExitCode.failure }
  }
}

/// The values that a workload should have, from `FILE.expect` or from another run.
struct Expectation {
  private var checkpoints: [Run.Checkpoint] = []

  init(_ checkpoints: [Run.Checkpoint]) {
    self.checkpoints = checkpoints
  }

  /// Nil if there is no such file.
  init?(for file: URL) throws {
    let url = file.deletingPathExtension().appendingPathExtension("expect")
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1, words[0] == "Q" else { continue }
      checkpoints.append(
        Run.Checkpoint(
          label: String(words[1]), values: words.dropFirst(2).map { Double($0) ?? .nan }))
    }
  }

  /// The greatest difference relative to the greatest value; nil if the checkpoints are others.
  func difference(from others: [Run.Checkpoint]) -> Double? {
    guard checkpoints.map(\.label) == others.map(\.label) else { return nil }
    var result = 0.0
    for (mine, other) in zip(checkpoints, others) {
      guard mine.values.count == other.values.count else { return nil }
      let scale = mine.values.reduce(1) { max($0, abs($1)) }
      for (value, otherValue) in zip(mine.values, other.values) {
        let difference = abs(value - otherValue) / scale
        guard difference <= result else {
          result = difference
          continue
        }
      }
    }
    return result
  }
}
