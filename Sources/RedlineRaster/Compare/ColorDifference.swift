/// Distances of colours as an eye sees them: Euclidean in OKLab, times 100.
///
/// Black and white are 100 apart, and about 2 is just noticeable. OKLab, and not YIQ as in
/// pixelmatch, because distances in YIQ, computed on values that are not linear in light, weigh blue
/// and pale colours too little, so that no threshold suits all hues.
/// Translucent colours are seen on black and on white, and the greater distance counts.
///
/// Only + − × ÷ and comparisons of IEEE numbers are used, none of a C library's functions, so that
/// the result is the same on all machines.
///
/// Reference: B. Ottosson, *A perceptual color space for image processing* (2020); the noticeable
/// difference is that of W3C, *CSS Color Module Level 4*, 13. Pixelmatch's issue 127 shows the
/// threshold that does not exist.
struct ColorDifference {
  /// The last distances by pair of colours: pictures of screens have few.
  private var pairs = [(first: UInt32, second: UInt32)](repeating: (0, 0), count: 1024)
  private var distances = [Double](repeating: 0, count: 1024)

  /// The distance of two colours, as red, green, blue, alpha from the lowest byte.
  mutating func between(_ first: UInt32, _ second: UInt32) -> Double {
    let hash = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA6B)
    let slot = Int((hash ^ (hash >> 15)) >> 4 & 1023)
    if pairs[slot] == (first, second) { return distances[slot] }
    let distance = Self.distance(first, second)
    pairs[slot] = (first, second)
    distances[slot] = distance
    return distance
  }

  static func distance(_ first: UInt32, _ second: UInt32) -> Double {
    let onWhite = distance(first, second, on: 255)
    if first & second & 0xFF00_0000 == 0xFF00_0000 { return onWhite }
    return max(onWhite, distance(first, second, on: 0))
  }

  private static func distance(_ first: UInt32, _ second: UInt32, on ground: Int) -> Double {
    let (a, b) = (Lab(first, on: ground), Lab(second, on: ground))
    return 100 * (a - b).length
  }

  /// A channel over a grey ground, rounded.
  fileprivate static func channel(_ color: UInt32, _ shift: UInt32, _ ground: Int) -> Int {
    let alpha = Int(color >> 24)
    let value = Int(color >> shift & 0xFF)
    return (value * alpha + ground * (255 - alpha) + 127) / 255
  }

  /// The light of each value of a channel in sRGB, 0…1.
  static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    guard channel > 0.04045 else { return channel / 12.92 }
    // To the power of 2.4: the fifth root of the twelfth power.
    let base = (channel + 0.055) / 1.055
    let square = base * base
    let fourth = square * square
    return fifthRoot(fourth * fourth * fourth)
  }

  /// The same for estimates.
  static let nearLinear: [Float] = linear.map(Float.init)

  /// By Newton's method from above, until it falls no more.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    while true {
      let fourth = root * root * root * root
      let next = root - (root - value / fourth) / 5
      if next >= root { return root }
      root = next
    }
  }

  /// By Halley's method from a third of the exponent, which is within 6 %: three steps, each of
  /// which leaves less than the cube of the error.
  static func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + 2 * value) / (2 * cube + value)
    }
    return root
  }
}

/// A colour in OKLab, or the way from one to another.
struct Lab {
  let lightness: Double
  let redness: Double
  let yellowness: Double

  /// From the light of each channel, 0…1, and a curve for the three sums of it.
  @inline(__always)
  init(
    _ red: Double, _ green: Double, _ blue: Double,
    curves: (
      long: (Double) -> Double, medium: (Double) -> Double, short: (Double) -> Double
    )
  ) {
    let long = curves.long(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = curves.medium(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = curves.short(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    redness = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    yellowness = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// A colour over a grey ground, as red, green, blue, alpha from the lowest byte.
  fileprivate init(_ color: UInt32, on ground: Int) {
    let (red, green, blue) = ColorDifference.linear.withUnsafeBufferPointer { linear in
      (
        linear[ColorDifference.channel(color, 0, ground)],
        linear[ColorDifference.channel(color, 8, ground)],
        linear[ColorDifference.channel(color, 16, ground)]
      )
    }
    let root = ColorDifference.cubeRoot
    self.init(red, green, blue, curves: (root, root, root))
  }

  private init(lightness: Double, redness: Double, yellowness: Double) {
    (self.lightness, self.redness, self.yellowness) = (lightness, redness, yellowness)
  }

  static func - (a: Lab, b: Lab) -> Lab {
    Lab(
      lightness: a.lightness - b.lightness, redness: a.redness - b.redness,
      yellowness: a.yellowness - b.yellowness)
  }

  var length: Double {
    (lightness * lightness + redness * redness + yellowness * yellowness).squareRoot()
  }
}
