import RedlineModel

/// When each layout of a motion is shown: one after the other and back, with a pause at each.
struct MotionTiming {
  /// The layouts' numbers in the order in which they are shown.
  let order: [Int]
  let pause: Double
  let duration: Double

  init(count: Int, pause: Double, duration: Double) {
    order = Array(0..<count) + (1..<max(2, count) - 1).reversed()
    (self.pause, self.duration) = (pause, duration)
  }

  private var total: Double { Double(order.count) * (pause + duration) }

  /// The values at the ends of pauses and ways.
  func values(_ values: [String]) -> String {
    (order.flatMap { [values[$0], values[$0]] } + [values[order[0]]]).joined(separator: ";")
  }

  /// What all animations have in common.
  var attributes: [SVGAttribute] {
    let step = pause + duration
    let times = order.indices.flatMap { index in
      [Double(index) * step, Double(index) * step + pause]
    }
    let keyTimes = (times.map { formatted($0 / total, decimals: 4) } + ["1"])
    let splines = order.flatMap { _ in ["0 0 1 1", ".4 0 .2 1"] }
    return [
      SVGAttribute("dur", "\(formatted(total))s"),
      SVGAttribute("keyTimes", keyTimes.joined(separator: ";")),
      SVGAttribute("calcMode", "spline"),
      SVGAttribute("keySplines", splines.joined(separator: ";")),
      SVGAttribute("repeatCount", "indefinite"),
    ]
  }
}
