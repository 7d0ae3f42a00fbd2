import Foundation
import RedlineIO
import RedlineKit
import RedlineSnapshots

/// A variant of an entry, or a figure of several, that is compared with its goldens.
private struct CatalogJob: Sendable {
  enum Subject: Sendable {
    case variant(Variant)
    case joined(JoinedForm)
  }

  var entry: Entry
  var subject: Subject

  var fileName: String {
    switch subject {
    case .variant(let variant): entry.fileName(of: variant)
    case .joined(let form): entry.fileName(of: form)
    }
  }

  func snapshots(in folder: String) async throws -> [Snapshot] {
    switch subject {
    case .variant(let variant): try await entry.snapshots(of: variant, in: folder)
    case .joined(let form): try await entry.snapshots(of: form, in: folder)
    }
  }
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
    let jobs = entries.flatMap { entry -> [CatalogJob] in
      // Some of the variants are another figure than all.
      let forms = entry.hasAllVariants ? entry.joinedForms : []
      return entry.variants.map { CatalogJob(entry: entry, subject: .variant($0)) }
        + forms.map { CatalogJob(entry: entry, subject: .joined($0)) }
    }
    let progress = Progress(total: jobs.count, isShown: showsProgress)
    let outcomes = await jobs.concurrentMap { job in
      let outcome = await outcome(of: job, mode: mode)
      progress.finish(job.fileName)
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
      let snapshots = try await job.snapshots(in: name)
      return CatalogOutcome(results: snapshots.map { store.judge($0, mode: mode, run: run) })
    } catch {
      let file = job.fileName
      return CatalogOutcome(
        failure: error is LayoutError
          ? "\(error) (in \(file))" : "error: \(file): \(reason(of: error))")
    }
  }
}
