/// Beyond these a plan is of no use, whatever places the rest of its marks have: gutters, costs and the number of
/// marks without a good place only grow.
struct FigureLimits {
  /// How wide both gutters may be together, in the picture's points.
  var gutters: Double
  /// With wider gutters it is given up where it exceeds one of these as well: at once, unless they are given.
  var untagged = -1
  var misplaced = -1.0
  var cost = -1.0

  func areExceeded(by placer: FigurePlacer) -> Bool {
    let (left, right) = placer.gutters
    guard left + right > gutters else { return false }
    return placer.untagged > untagged
      || Double(placer.untagged + placer.named + placer.bare) > misplaced || placer.cost > cost
  }
}
