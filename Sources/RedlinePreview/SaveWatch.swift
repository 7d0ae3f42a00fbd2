import Foundation

/// Notices that files were saved, by their names, sizes and times.
///
/// That holds for editors that write a file in place and for those that rename another over it, and on
/// any disk. Files are looked at ten times a second, or less often where there are so many that
/// looking takes long; a save counts when nothing has changed for one more look.
struct SaveWatch {
  private let stamps: @Sendable () -> [String]
  private var last: [String]

  private static let shortest = Duration.milliseconds(100)
  private static let longest = Duration.seconds(2)
  /// How long a file may be missing while an editor puts another in its place.
  private static let looksWithoutFile = 5

  init(_ stamps: @escaping @Sendable () -> [String]) {
    self.stamps = stamps
    last = stamps()
  }

  /// Comes back after the next save.
  /// - Throws: When the task is cancelled.
  mutating func nextSave() async throws {
    var seen = last
    var looksMissing = 0
    while true {
      let begin = ContinuousClock.now
      let now = await look()
      let pause = min(max(Self.shortest, (ContinuousClock.now - begin) * 10), Self.longest)
      looksMissing = now.count < last.count ? looksMissing + 1 : 0
      let isWhole = looksMissing == 0 || looksMissing >= Self.looksWithoutFile
      if now != last, now == seen, isWhole {
        last = now
        return
      }
      seen = now
      // The second look follows sooner: it only tells that the writing is over.
      try await Task.sleep(for: now == last ? pause : pause / 2)
    }
  }

  /// Takes what is there as seen.
  mutating func skip() async { last = await look() }

  private func look() async -> [String] {
    let stamps = stamps
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: stamps()) }
    }
  }
}
