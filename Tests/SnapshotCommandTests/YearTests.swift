import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// A year of a repository in small: tests are added, renamed, narrowed, disabled and deleted, layouts
/// change, goldens are accepted, rejected and deleted, runs are filtered, divided and cut off,
/// branches that change the same goldens are merged and rebased. After each step the run says what the
/// model expects: nothing is lost, and nothing goes without a word.
///
/// `REDLINE_YEAR=500` goes through as many steps, of five years.
@Suite(.blocks) struct YearTests {
  private static let asked = ProcessInfo.processInfo.environment["REDLINE_YEAR"].flatMap { Int($0) }

  @Test(arguments: asked == nil ? [1] : [1, 2, 3, 4, 5]) func everyStepIsTold(_ seed: Int) throws {
    try withPackage { folder, store in
      var year = try Year(seed: UInt64(seed), folder: folder, store: store)
      for step in 1...(Self.asked ?? 100) {
        try year.go(step)
        let failures = year.failures.texts
        try #require(failures.isEmpty, "step \(step): \(failures)\n\(year.log.suffix(8))")
      }
      // The year means something only if all of it happened.
      for (event, count) in year.counts where event != "crash" {
        #expect(count >= 2, "\(event) \(count)")
      }
      #expect(year.counts.count >= 16, "\(year.counts.keys.sorted())")
      try year.checkHistory()
    }
  }
}
