import Foundation
import Runtime
import Synchronization

/// Reads addresses of the running program as lines of its source.
///
/// `llvm-symbolizer` of the Swift toolchain does it: started at the first question, asked by its standard
/// input, and ended by the end of that. The standard library's own way, `Backtrace.symbolicated`, takes
/// half a minute for the first address in a program of 100 MB, where this takes 0.1 s.
final class Symbolizer: Sendable {
  /// That of this program; it answers nothing where there is no tool.
  static let shared = Symbolizer()

  /// Where libraries and the program lie in memory.
  static let images = ImageMap.capture()

  private struct State {
    var process: Process?
    var input: FileHandle?
    var output: FileHandle?
    var hasStarted = false
    var known: [UInt64: [Call]] = [:]
  }

  private let state = Mutex(State())
  private let tool: URL?
  private let patience: Duration
  private static let program = try? FileManager.default.destinationOfSymbolicLink(
    atPath: "/proc/self/exe")
  private static let base = images.first { $0.path == program }.map {
    (start: UInt64($0.baseAddress) ?? 0, end: UInt64($0.endOfText) ?? 0)
  }

  /// The folder of the package whose program runs, which lies in the package's `.build`.
  static let package = program.flatMap { program in
    program.range(of: "/.build/").map { String(program[..<$0.lowerBound]) }
  }

  /// - Parameters:
  ///   - tool: What is started; nothing is answered without it.
  ///   - patience: How long an answer may take; after that the tool is ended, and answers nothing more.
  init(tool: URL? = Symbolizer.tool, patience: Duration = .seconds(20)) {
    self.tool = tool
    self.patience = patience
  }

  /// The calls at an address, those that were inlined first; none where it has no line.
  func calls(at address: UInt64) -> [Call] {
    guard let base = Self.base, (base.start..<base.end).contains(address) else { return [] }
    return state.withLock { state in
      if let known = state.known[address] { return known }
      start(&state)
      let calls = ask(address - base.start, &state)
      state.known[address] = calls
      return calls
    }
  }

  private func start(_ state: inout State) {
    guard !state.hasStarted, let tool, let program = Self.program else { return }
    state.hasStarted = true
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = tool
    process.arguments = [
      "--functions=linkage", "--no-demangle", "--inlines", "--obj=\(program)",
    ]
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    // What has no lines here is asked of no server.
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "DEBUGINFOD_URLS"
    }
    guard (try? process.run()) != nil else { return }
    state.process = process
    (state.input, state.output) = (input.fileHandleForWriting, output.fileHandleForReading)
  }

  /// Beside the standard library that runs, or in a folder of `PATH`.
  static var tool: URL? {
    let library = images.lazy.compactMap(\.path).first { $0.hasSuffix("/libswiftCore.so") }
    let toolchain = library.map {
      URL(fileURLWithPath: $0).appending(path: "../../../../bin").standardizedFileURL
    }
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let folders = [toolchain].compactMap(\.self) + path.map { URL(fileURLWithPath: String($0)) }
    return folders.map { $0.appending(path: "llvm-symbolizer") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Lines of a function and of its place, and at last an empty one.
  private func ask(_ address: UInt64, _ state: inout State) -> [Call] {
    guard let input = state.input, let output = state.output,
      Self.write("0x\(String(address, radix: 16))\n", to: input)
    else { return [] }
    let deadline = ContinuousClock.now + patience
    var answer: [UInt8] = []
    while !answer.ends(with: "\n\n".utf8) {
      guard Self.isReadable(output, until: deadline),
        let more = try? output.read(upToCount: 1), !more.isEmpty
      else {
        state.input = nil
        state.process?.terminate()
        return []
      }
      answer += more
    }
    let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
    return stride(from: 0, to: lines.count - 1, by: 2).compactMap {
      Self.call(lines[$0], lines[$0 + 1])
    }
  }

  private static func isReadable(
    _ output: FileHandle, until deadline: ContinuousClock.Instant
  ) -> Bool {
    var request = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    return poll(&request, 1, Int32(max(0, left))) > 0
  }

  /// Writes to a process that may have ended, which is no reason to end this one.
  private static func write(_ line: String, to input: FileHandle) -> Bool {
    var (broken, before) = (sigset_t(), sigset_t())
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &broken, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    if (try? input.write(contentsOf: Data(line.utf8))) != nil { return true }
    var now = timespec()
    sigtimedwait(&broken, nil, &now)
    return false
  }

  /// The call of `$s3App…` and `/app/Sources/App/A.swift:8:3`.
  private static func call(_ function: Substring, _ place: Substring) -> Call? {
    let parts = place.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0,
      let name = demangled(String(function)), let module = Call.module(of: name)
    else { return nil }
    return Call(
      module: module, path: parts.dropLast(2).joined(separator: ":"), line: line)
  }

  /// The name of a function in Swift's own words, with modules.
  private static func demangled(_ name: String) -> String? {
    guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

extension Collection where Element == UInt8 {
  fileprivate func ends(with end: String.UTF8View) -> Bool { suffix(end.count).elementsEqual(end) }
}

/// The standard library's own, which crash reports use.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
