import Foundation
import RedlineKit

/// How long each stage of a layout takes; texts count apart, whichever stage measures them. It is the time of the
/// thread on a processor, which others that run beside it change less.
final class StageClock {
  private var stage: LayoutStage?
  private var start: Duration
  private(set) var times: [LayoutStage: Duration] = [:]
  private(set) var texts = Duration.zero

  init() {
    start = Self.now
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Starts a stage, and ends the one before; nil stops the clock.
  func enter(_ next: LayoutStage?) {
    let now = Self.now
    if let stage { times[stage, default: .zero] += now - start }
    stage = next
    start = now
  }

  /// Runs what belongs to no stage.
  func timeText<Result>(_ body: () -> Result) -> Result {
    let begin = Self.now
    let result = body()
    let time = Self.now - begin
    texts += time
    start += time
    return result
  }
}

/// Measures texts on the clock.
struct TimedMeasuring: TextMeasuring {
  let clock: StageClock
  let base: any TextMeasuring

  func measure(
    _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
  ) -> TextMeasurement {
    clock.timeText {
      base.measure(string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines)
    }
  }
}
