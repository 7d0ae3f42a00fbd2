extension ImageComparison: CustomStringConvertible {
  /// What was found, with the numbers that were allowed, in one line.
  public var description: String {
    switch outcome {
    case .identicalBytes: "the files are the same"
    case .identicalPixels: "all pixels are the same"
    case .withinTolerance: "within the tolerance: " + found.joined(separator: "; ")
    case .different: found.joined(separator: "; ")
    }
  }

  private var found: [String] {
    var parts: [String] = []
    if !isSameSize { parts.append("the size is \(actualSize), not \(referenceSize)") }
    // That none is allowed goes without saying where nothing else is said.
    parts += limits.map { limit in
      let isBare = limit.subject == .pixels && limit.allowed == 0 && limit.actual > 0
      return limit.description + (isBare && limits.count > 1 ? " (0 allowed)" : "")
    }
    if differingPixelCount > 0 {
      parts[parts.count - 1] += ", \(place)"
    }
    if greatestDifference > 0 { parts.append("greatest colour difference \(greatestDifference)") }
    let passed = [
      (toleratedPixelCount, "by a colour within the tolerance"),
      (antialiasedPixelCount, "as anti-aliasing"), (ignoredPixelCount, "in ignored regions"),
    ]
    for (count, reason) in passed where count > 0 {
      parts.append("\(count) \(count == 1 ? "pixel differs" : "pixels differ") \(reason)")
    }
    return parts
  }

  private var place: String {
    guard regions.count > 1 else { return "in \(regions[0].rect)" }
    let shown = regions.prefix(3).map { "\($0.rect)" }.joined(separator: ", ")
    return "in \(regions.count) regions: \(shown)" + (regions.count > 3 ? ", …" : "")
  }
}

extension ImageComparison.Limit: CustomStringConvertible {
  /// `12 pixels differ`, `12 pixels differ in a square of 8 (9 allowed)`.
  public var description: String {
    let count = "\(actual) \(actual == 1 ? "pixel differs" : "pixels differ")"
    return switch subject {
    case .pixels: allowed == 0 ? count : "\(count) (\(allowed) allowed)"
    case .density(let side): "\(count) in a square of \(side) (\(allowed) allowed)"
    case .region(let rect): "\(count) in the region \(rect) (\(allowed) allowed)"
    }
  }
}
