import RedlineIO

/// A compiler that links, run again where symbols are undefined.
///
/// On Linux a busy machine now and then links without the libraries that objects ask for: of 240 equal runs, six
/// at a time, two ended with symbols of Foundation and the runtime undefined. Why is not known. What is undefined
/// each time is an error of the files.
struct LinkingProcess {
  private static let mostRuns = 3

  let process: ChildProcess

  init(_ words: [String]) { process = ChildProcess(words) }

  func output() throws(ChildProcess.Failure) -> ChildProcess.Output {
    var output = try process.output()
    for _ in 1..<Self.mostRuns where Self.lacksSymbols(output) { output = try process.output() }
    return output
  }

  private static func lacksSymbols(_ output: ChildProcess.Output) -> Bool {
    !output.end.isSuccess
      && String(decoding: output.bytes + output.errors, as: UTF8.self)
        .contains("error: undefined symbol: ")
  }
}
