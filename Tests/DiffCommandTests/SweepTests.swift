import TestPrograms
import Testing

@Test(
  "Runs of sweep", .blocks,
  arguments: [
    DiffCase(
      "--only spacers --width 300...600", 0, "Guides as spacers on 420 × 120: ", "300 – ",
      " – 600 pt"),
    DiffCase("--only spacers --width 300...600 --format json", 0, #""from" : 300"#),
    DiffCase("--only spacers --width 300...600 --format svg", 0, "<svg xmlns", "300 – "),
    DiffCase("--only spacer --width 300...600", 64, "did you mean"),
    DiffCase("--only sign-up --width 300...600", 64, "these are 3 variants"),
    DiffCase("--only spacers --width 600...300", 64, "--width"),
    DiffCase("--only spacers --width 0...300", 64, "--width"),
    DiffCase("--only spacers --width 300...nan", 64, "--width"),
    DiffCase("--only spacers", 64, "--width"),
    DiffCase("--only spacers --width 300...310 --output no/x.txt", 70, "no/x.txt"),
  ])
func sweepRuns(_ row: DiffCase) throws {
  try withTemporaryFolder { folder in
    let outcome = try Tool(folder: folder).gallery(
      ["sweep"] + row.line.split(separator: " ").map(String.init))
    #expect(outcome.status == row.status, "\(outcome.errors)")
    for message in row.messages {
      #expect((row.status > 1 ? outcome.errors : outcome.output).contains(message), "\(outcome)")
    }
  }
}
