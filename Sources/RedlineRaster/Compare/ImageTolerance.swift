/// How far an image may be from its reference and still pass.
///
/// Without arguments it allows nothing: one pixel whose colour differs by one step fails. What a
/// tolerance let pass is counted in the ``ImageComparison``, so that it can be read beside what was
/// allowed.
///
/// ```swift
/// var tolerance = ImageTolerance(colorDifference: 2, ignoresAntialiasing: true)
/// tolerance.regions = [.init(PixelRect(x: 0, y: 0, width: 1170, height: 141), .ignored)]
/// ```
public struct ImageTolerance: Codable, Hashable, Sendable {
  /// What is allowed for one pixel.
  public struct Pixel: Codable, Hashable, Sendable {
    /// The greatest difference of colour that counts as none, 0…100.
    ///
    /// 100 is black against white, and about 2 what an eye just sees: see
    /// ``ImageComparison/greatestDifference``.
    public var colorDifference: Double
    /// Whether pixels that look like anti-aliasing of an edge, in one of the images, pass.
    public var ignoresAntialiasing: Bool

    /// An allowance; without arguments it allows nothing.
    /// - Precondition: `colorDifference` is 0…100.
    public init(colorDifference: Double = 0, ignoresAntialiasing: Bool = false) {
      precondition(
        (0...100).contains(colorDifference), "a difference of \(colorDifference) is not 0…100")
      self.colorDifference = colorDifference
      self.ignoresAntialiasing = ignoresAntialiasing
    }
  }

  /// The most differing pixels in any square of `side` × `side` pixels.
  ///
  /// A real change is small and dense, noise is spread: a limit for a square finds what drowns in a
  /// count for the whole image.
  public struct Density: Codable, Hashable, Sendable {
    /// The side of the square in pixels, > 0.
    public var side: Int
    /// The most differing pixels in it, ≥ 0.
    public var pixelCount: Int

    /// A limit.
    /// - Precondition: `side` > 0 and `pixelCount` ≥ 0.
    public init(side: Int = 32, pixelCount: Int) {
      precondition(side > 0 && pixelCount >= 0, "\(pixelCount) pixels a square of \(side)")
      (self.side, self.pixelCount) = (side, pixelCount)
    }
  }

  /// A part of the image with a rule of its own.
  public struct Region: Codable, Hashable, Sendable {
    /// What holds in the region in place of what holds elsewhere.
    public enum Rule: Codable, Hashable, Sendable {
      /// Nothing is compared.
      case ignored
      /// Pixels are compared with `pixel`, and at most `pixelCount` of them may differ.
      case limited(pixel: Pixel = Pixel(), pixelCount: Int = 0)
    }
    /// Where; parts outside of the image mean nothing.
    public var rect: PixelRect
    /// What holds there.
    public var rule: Rule

    /// A region.
    public init(_ rect: PixelRect, _ rule: Rule) { (self.rect, self.rule) = (rect, rule) }
  }

  /// What is allowed for a pixel outside of all regions.
  public var pixel: Pixel
  /// The most differing pixels outside of all regions, ≥ 0.
  public var pixelCount: Int
  /// A limit that must hold besides, outside of all regions.
  public var density: Density?
  /// Parts with rules of their own. Where they overlap, the first one holds.
  public var regions: [Region]

  /// A tolerance; without arguments it allows nothing.
  /// - Precondition: `colorDifference` is 0…100 and `pixelCount` ≥ 0.
  public init(
    colorDifference: Double = 0, ignoresAntialiasing: Bool = false, pixelCount: Int = 0,
    density: Density? = nil, regions: [Region] = []
  ) {
    precondition(pixelCount >= 0, "\(pixelCount) pixels cannot be allowed")
    pixel = Pixel(colorDifference: colorDifference, ignoresAntialiasing: ignoresAntialiasing)
    (self.pixelCount, self.density, self.regions) = (pixelCount, density, regions)
  }

  /// Whether anti-aliasing is recognised anywhere.
  var ignoresAntialiasing: Bool {
    pixel.ignoresAntialiasing
      || regions.contains {
        if case .limited(let pixel, _) = $0.rule { pixel.ignoresAntialiasing } else { false }
      }
  }

  /// Whether a pixel that differs at all counts, wherever it is.
  var isExact: Bool { pixel == Pixel() && regions.isEmpty }

  /// Nothing is allowed.
  public static let exact = ImageTolerance()
}

extension ImageTolerance {
  private enum CodingKeys: String, CodingKey { case pixel, pixelCount, density, regions }

  /// Reads a tolerance, and refuses numbers that an initializer does not take.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pixelCount: try values.decode(atLeast: 0, CodingKeys.pixelCount),
      density: try values.decodeIfPresent(Density.self, forKey: .density),
      regions: try values.decode([Region].self, forKey: .regions))
    pixel = try values.decode(Pixel.self, forKey: .pixel)
  }
}

extension ImageTolerance.Pixel {
  private enum CodingKeys: String, CodingKey { case colorDifference, ignoresAntialiasing }

  /// Reads an allowance, and refuses a difference that is not 0…100.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let difference = try values.decode(Double.self, forKey: .colorDifference)
    guard (0...100).contains(difference) else {
      throw DecodingError.dataCorruptedError(
        forKey: .colorDifference, in: values,
        debugDescription: "A colour difference of \(difference) is not 0…100.")
    }
    self.init(
      colorDifference: difference,
      ignoresAntialiasing: try values.decode(Bool.self, forKey: .ignoresAntialiasing))
  }
}

extension ImageTolerance.Density {
  private enum CodingKeys: String, CodingKey { case side, pixelCount }

  /// Reads a limit, and refuses a side that is not > 0 and a count that is not ≥ 0.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      side: try values.decode(atLeast: 1, CodingKeys.side),
      pixelCount: try values.decode(atLeast: 0, CodingKeys.pixelCount))
  }
}

extension KeyedDecodingContainer {
  /// A whole number that is not too small.
  fileprivate func decode(atLeast least: Int, _ key: Key) throws -> Int {
    let number = try decode(Int.self, forKey: key)
    guard number >= least else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(key.stringValue) is \(number); it must be \(least) or more.")
    }
    return number
  }
}
