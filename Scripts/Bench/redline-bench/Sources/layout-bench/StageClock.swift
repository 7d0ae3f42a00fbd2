import Foundation
import RedlineKit
import RedlineText

/// How long each stage of a layout takes; texts count apart, whichever stage measures them. It is the time of the
/// thread on a processor, which others that run beside it change less, without that of the looks at the clock,
/// which ask the kernel: with one for each text they took a fifth of a turn.
final class StageClock {
  private var stage: LayoutStage?
  private var start: Int
  /// In nanoseconds, as all times here.
  private var stageTimes: [LayoutStage: Int] = [:]
  private var textTime = 0

  init() {
    start = Self.now(CLOCK_THREAD_CPUTIME_ID)
  }

  var times: [LayoutStage: Duration] { stageTimes.mapValues { .nanoseconds($0) } }
  var texts: Duration { .nanoseconds(textTime) }

  /// How long a look takes: the least mean of some hundreds.
  private static let look = {
    let means = (0..<20).map { _ in
      let start = now(CLOCK_THREAD_CPUTIME_ID)
      for _ in 0..<99 { _ = now(CLOCK_THREAD_CPUTIME_ID) }
      return (now(CLOCK_THREAD_CPUTIME_ID) - start) / 100
    }
    return means.min() ?? 0
  }()

  private static func now(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return 1_000_000_000 * time.tv_sec + time.tv_nsec
  }

  /// Starts a stage, and ends the one before; nil stops the clock.
  func enter(_ next: LayoutStage?) {
    let now = Self.now(CLOCK_THREAD_CPUTIME_ID)
    if let stage { stageTimes[stage, default: 0] += now - start - Self.look }
    stage = next
    start = now
  }

  /// Runs what belongs to no stage. Most texts take some microseconds, so a clock is read that asks nobody; one
  /// that took a millisecond was interrupted, and counts as nothing.
  func timeText<Result>(_ body: () -> Result) -> Result {
    let begin = Self.now(CLOCK_MONOTONIC)
    let result = body()
    let time = Self.now(CLOCK_MONOTONIC) - begin
    guard time < 1_000_000 else { return result }
    textTime += time
    start += time
    return result
  }
}

/// Measures texts on the clock.
struct TimedMeasuring: TextMeasuring {
  let clock: StageClock
  let base: any TextMeasuring
  var measurer: AnyObject? { base as? TextShaper }

  func measure(
    _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
  ) -> TextMeasurement {
    clock.timeText {
      base.measure(string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines)
    }
  }
}
