import Foundation

/// A built program of the package, run as a process of its own.
enum Program: String {
  case redline
  case gallery = "redline-gallery"

  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: Data
    var errors: String
  }

  /// Runs the program to its end, with standard output kept or in the file at `outputPath`.
  func run(
    _ arguments: [String], input: Data = Data(), outputPath: String? = nil
  ) throws -> Outcome {
    try withTemporaryFolder { folder in
      // Files, because a full pipe would stop the program.
      let names = ["in", "out", "err"].map { folder.appending(path: $0) }
      try input.write(to: names[0])
      for name in names.dropFirst() { try Data().write(to: name) }
      let process = Process()
      process.executableURL = Self.products.appending(path: rawValue)
      process.arguments = arguments
      process.standardInput = try FileHandle(forReadingFrom: names[0])
      process.standardOutput = try FileHandle(
        forWritingTo: outputPath.map { URL(fileURLWithPath: $0) } ?? names[1])
      process.standardError = try FileHandle(forWritingTo: names[2])
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationReason == .exit ? process.terminationStatus : -1,
        output: try Data(contentsOf: names[1]),
        errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
    }
  }

  /// The folder with the built programs, which is that of the tests.
  private static var products: URL {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return tests.bundleURL.deletingLastPathComponent()
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }
}

/// Calls `body` with the path of a new folder, which is removed afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// The folder of the package.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
