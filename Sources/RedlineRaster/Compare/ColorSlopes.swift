import CPNG

/// How far apart colours of a range can be at most.
///
/// Many pixels beside each other are passed over by it, whose distances none of them could be the
/// greatest.
enum ColorSlopes {
  /// What a step by 1 in each channel can do in OKLab, 0…1, by the uppermost bits of the least and
  /// the greatest channel of two colours; infinite where there may be black.
  ///
  /// On the way from one colour to the other the three sums of light stay in the range of the
  /// channels, and so do the slopes of their cube roots. How long the way in OKLab is is convex in
  /// these slopes and in the steps, so that it is longest where each is at an end of its range.
  static let most: [Float] = {
    let side = 256 / redline_slope_count
    return (0..<(redline_slope_count * redline_slope_count)).map { index in
      let least = index / redline_slope_count * side
      let greatest = index % redline_slope_count * side + side - 1
      guard least < greatest, least > 0 else { return .infinity }
      let linear = ColorDifference.linear
      let step = (least..<greatest).map { linear[$0 + 1] - linear[$0] }.max() ?? 0
      // A little more, for what is rounded here and where it is used.
      return Float(step * longest(slope(linear[greatest]), slope(linear[least])) * 1.0001)
    }
  }()

  /// The slope of the cube root.
  private static func slope(_ light: Double) -> Double {
    let root = ColorDifference.cubeRoot(light)
    return 1 / (3 * root * root)
  }

  /// The longest way in OKLab for steps of light from -1 to 1 and slopes from `low` to `high`.
  private static func longest(_ low: Double, _ high: Double) -> Double {
    (0..<32).reduce(0.0) { longest, corner in
      func end(_ bit: Int, _ first: Double, _ second: Double) -> Double {
        corner >> bit & 1 == 0 ? first : second
      }
      let (long, medium, short) = (end(2, low, high), end(3, low, high), end(4, low, high))
      // Turned round, a way is as long: red need not step both ways.
      let way = Lab(
        1, end(0, -1, 1), end(1, -1, 1),
        curves: ({ long * $0 }, { medium * $0 }, { short * $0 }))
      return max(longest, way.length)
    }
  }
}
