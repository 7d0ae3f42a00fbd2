package import Foundation

/// A program, run as a process of its own.
package struct Program {
  package var path: String
  package var arguments: [String]
  package var folder: URL?
  package var environment = ProcessInfo.processInfo.environment

  package init(_ path: String, _ arguments: [String], in folder: URL? = nil) {
    (self.path, self.arguments, self.folder) = (path, arguments, folder)
  }

  /// A built program of the package.
  package init(built name: String, _ arguments: [String], in folder: URL? = nil) {
    self.init(Program.products.appending(path: name).path, arguments, in: folder)
  }

  /// The folder with the built programs, which is that of the tests.
  package static var products: URL {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return tests.bundleURL.deletingLastPathComponent()
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }

  /// What a run left behind.
  package struct Outcome {
    /// The exit code; -1 if a signal ended it.
    package var status: Int32
    package var bytes: Data
    package var errors: String
    package var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Runs it to its end, with standard output kept or in the file at `outputPath`.
  package func run(input: Data = Data(), outputPath: String? = nil) throws -> Outcome {
    try withTemporaryFolder { folder in
      // Files, because a full pipe would stop the program.
      let names = ["in", "out", "err"].map { folder.appending(path: $0) }
      try input.write(to: names[0])
      for name in names.dropFirst() { try Data().write(to: name) }
      let process = try started(
        input: FileHandle(forReadingFrom: names[0]),
        output: FileHandle(forWritingTo: outputPath.map { URL(fileURLWithPath: $0) } ?? names[1]),
        errors: FileHandle(forWritingTo: names[2]))
      process.waitUntilExit()
      return Outcome(
        status: process.terminationReason == .exit ? process.terminationStatus : -1,
        bytes: try Data(contentsOf: names[1]),
        errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
    }
  }

  /// Starts it, without its streams unless they are given.
  package func started(
    input: FileHandle = .nullDevice, output: FileHandle = .nullDevice,
    errors: FileHandle = .nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }
}

/// The built programs of the package.
package enum BuiltProgram: String, Sendable {
  case redline
  case gallery = "redline-gallery"
  case parity = "redline-parity"

  /// Runs the program to its end; see ``Program/run(input:outputPath:)``.
  package func run(
    _ arguments: [String], input: Data = Data(), outputPath: String? = nil
  ) throws -> Program.Outcome {
    try Program(built: rawValue, arguments).run(input: input, outputPath: outputPath)
  }
}

/// The folder of the package.
package let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
