import RedlineLayout
import RedlineModel

@testable import RedlineLog

/// Ten points a character.
struct Ruler: TextMeasuring {
  func measure(
    _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
  ) -> TextMeasurement {
    TextMeasurement(width: Double(string.count) * 10, lineCount: 1, isTruncated: false)
  }
}

/// What a log comes to.
func report(_ log: String) -> LogReport { report(Array(log.utf8)) }

/// What a log in some encoding comes to.
func report(_ bytes: [UInt8]) -> LogReport {
  LogReport(ConflictLog(bytes), file: "app.log", measuring: Ruler())
}
