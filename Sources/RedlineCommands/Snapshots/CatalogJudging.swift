import Foundation
import RedlineIO
import RedlineKit
import RedlineSnapshots

/// A variant of an entry that is compared with its goldens.
private struct CatalogJob: Sendable {
  var entry: Entry
  var variant: Variant
}

/// What became of a variant.
private struct CatalogOutcome: Sendable {
  var results: [SnapshotResult] = []
  /// Why it could not be drawn, as a line.
  var failure: String?
}

extension CatalogGoldens {
  /// Compares the entries with their goldens, on all processors.
  /// - Returns: What became of them, and a line for each variant that could not be drawn.
  func verification(
    of entries: [Entry], mode: RecordMode, partialReason: String?, showsProgress: Bool
  ) async throws -> (verification: Verification, failures: [String]) {
    let jobs = entries.flatMap { entry in
      entry.variants.map { CatalogJob(entry: entry, variant: $0) }
    }
    let progress = Progress(total: jobs.count, isShown: showsProgress)
    let outcomes = await jobs.concurrentMap { job in
      let outcome = await outcome(of: job, mode: mode)
      progress.finish(job.entry.fileName(of: job.variant))
      return outcome
    }
    let failures = outcomes.compactMap(\.failure)
    if failures.isEmpty {
      // One record, written over each time, as there is one process.
      try store.save(
        SnapshotRun(
          id: run, library: catalogLibrary, partialReason: partialReason, endedTests: [name]),
        process: 0)
    }
    let verification = Verification(
      run: run, program: programName,
      results: outcomes.flatMap(\.results).sorted { $0.file < $1.file })
    if failures.isEmpty, partialReason == nil {
      try store.forget(besides: verification.results, where: isOwn)
    }
    return (verification, failures)
  }

  private func outcome(of job: CatalogJob, mode: RecordMode) async -> CatalogOutcome {
    do {
      let snapshots = try await job.entry.snapshots(of: job.variant, in: name)
      return CatalogOutcome(results: snapshots.map { store.judge($0, mode: mode, run: run) })
    } catch {
      let file = job.entry.fileName(of: job.variant)
      return CatalogOutcome(
        failure: error is LayoutError
          ? "\(error) (in \(file))" : "error: \(file): \(reason(of: error))")
    }
  }
}
