import RedlineKit

/// How long each stage of a layout takes; texts count apart, whichever stage measures them.
final class StageClock {
  private let clock = ContinuousClock()
  private var stage: LayoutStage?
  private var start: ContinuousClock.Instant
  private(set) var times: [LayoutStage: Duration] = [:]
  private(set) var texts = Duration.zero

  init() {
    start = clock.now
  }

  /// Starts a stage, and ends the one before; nil stops the clock.
  func enter(_ next: LayoutStage?) {
    let now = clock.now
    if let stage { times[stage, default: .zero] += start.duration(to: now) }
    stage = next
    start = now
  }

  /// Runs what belongs to no stage.
  func timeText<Result>(_ body: () -> Result) -> Result {
    let begin = clock.now
    let result = body()
    let time = begin.duration(to: clock.now)
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
