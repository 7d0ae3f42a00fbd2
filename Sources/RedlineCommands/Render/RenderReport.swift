import ArgumentParser
import RedlineIO
import RedlineKit

/// What a run of the renderer says at its end, and with which exit code.
struct RenderReport {
  var results: [RenderResult]
  var options: RenderOptions

  /// Prints findings, failures and a summary on standard error.
  /// - Throws: The exit code, unless it is 0.
  func finish() throws {
    if !options.noFindings {
      for line in findingLines { StandardError.print(line) }
    }
    for result in results {
      if let failure = result.failure {
        StandardError.print(line(of: failure, in: result.fileName))
      }
    }
    if !options.quiet { StandardError.print(summary) }
    if failureCount > 0 { throw ExitCode(70) }
    if options.strict, count(.error) + count(.warning) > 0 { throw ExitCode(1) }
  }

  /// Each finding once, with the layouts that have it.
  var findingLines: [String] {
    var order: [String] = []
    var places: [String: [String]] = [:]
    for result in results {
      for finding in result.diagnostics {
        let line = placed(finding.consoleLine)
        if places[line] == nil { order.append(line) }
        if places[line]?.last != result.fileName {
          places[line, default: []].append(result.fileName)
        }
      }
    }
    return order.map { line in
      let names = places[line] ?? []
      let more = names.count > 2 ? " and \(names.count - 2) more" : ""
      return "\(line) (in \(names.prefix(2).joined(separator: ", "))\(more))"
    }
  }

  /// A line with the path of the file that it begins with, where it is known.
  private func placed(_ line: String) -> String {
    let path = options.sourcePaths.first { path in
      line.hasPrefix("\(path.split(separator: "/").last ?? ""):")
    }
    guard let path else { return line }
    return path + line.drop { $0 != ":" }
  }

  private func line(of failure: any Error, in name: String) -> String {
    if failure is LayoutError { return "\(placed("\(failure)")) (in \(name))" }
    return "error: \(name): \(reason(of: failure))"
  }

  private var failureCount: Int { results.count { $0.failure != nil } }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    results.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  /// `52 layouts, 104 files in Docs; 3 errors, 12 warnings; 1 layout failed`.
  private var summary: String {
    let files = counted(results.reduce(0) { $0 + $1.files.count }, "file")
    let place =
      options.writesToStandardOutput
      ? files : options.file == nil ? "\(files) in \(options.output)" : options.output
    let isEmpty = results.allSatisfy(\.files.isEmpty)
    var parts = [
      "\(counted(results.count, "layout")), \(isEmpty && failureCount > 0 ? "nothing written" : place)"
    ]
    let findings = [
      (count(.error), "error"), (count(.warning), "warning"), (count(.note), "note"),
    ]
    .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    if !findings.isEmpty { parts.append(findings.joined(separator: ", ")) }
    if failureCount > 0 { parts.append("\(counted(failureCount, "layout")) failed") }
    return parts.joined(separator: "; ")
  }
}

extension RenderOptions {
  /// Writes the layouts and reports.
  /// - Returns: A result for each job, for what is written about all of them.
  func render(_ jobs: [RenderJob]) async throws -> [RenderResult] {
    try validate(layoutCount: jobs.count)
    if !writesToStandardOutput {
      do { try Folder(folder).makeForOutput() } catch {
        StandardError.print("error: \(error)")
        throw ExitCode(70)
      }
    }
    let progress = Progress(total: jobs.count, isShown: !quiet)
    return await Renderer(self).run(jobs, progress: progress)
  }
}
