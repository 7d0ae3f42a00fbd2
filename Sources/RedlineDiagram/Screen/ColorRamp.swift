import RedlineModel

/// The colours between the stops of a gradient.
struct ColorRamp {
  /// Red, green, blue and opacity by place.
  private var stops: [(place: Double, parts: [Double])] = []

  /// An area of one colour: places from 0 at the start to 1 at the end.
  struct Layer {
    /// `nil` reaches as far as the area does before the start; in circles, to their centre.
    var from: Double?
    /// `nil` reaches as far as the area does beyond the end.
    var until: Double?
    var color: String
  }

  /// A part of the ramp between two places.
  private struct Band {
    var from: Double?
    var until: Double?
    var parts: [Double]
  }

  init(_ gradient: SolvedLayout.Gradient, _ theme: Theme) {
    for stop in gradient.stops {
      let digits = theme.hex(stop.color).dropFirst()
      let value = UInt32(digits.count > 6 ? String(digits) : digits + "FF", radix: 16) ?? 0
      let parts = [24, 16, 8, 0].map { Double(value >> UInt32($0) & 0xFF) }
      stops.append((max(stops.last?.place ?? 0, min(1, stop.location)), parts))
    }
    if stops.isEmpty { stops = [(0, [0, 0, 0, 0])] }
  }

  /// Bands of which each lies on those that were painted before, from where it is clearest: each adds
  /// what is missing to its colour and opacity. Where the opacity turns, others begin beside them.
  func layers(_ count: Int, isRadial: Bool) -> [Layer] {
    let total = Double(count)
    var bands: [Band] = (0..<count).map { index in
      let until = Double(index + 1) / total
      let middle: [Double] = parts(at: (Double(index) + 0.5) / total)
      return Band(from: Double(index) / total, until: until, parts: middle)
    }
    bands[0].from = nil
    if !isRadial { bands[count - 1].until = nil }
    if isRadial { bands.append(Band(from: 1, until: nil, parts: parts(at: 1))) }
    return runs(bands).flatMap { layers(of: $0, in: bands, isRadial: isRadial) }
  }

  /// The bands, apart where their opacity turns.
  private func runs(_ bands: [Band]) -> [ArraySlice<Band>] {
    var (first, direction): (Int, Double) = (0, 0)
    var result: [ArraySlice<Band>] = []
    for index in bands.indices.dropFirst() {
      let change = bands[index].parts[3] - bands[index - 1].parts[3]
      guard abs(change) > 0.01 else { continue }
      if change * direction < 0 {
        result.append(bands[first..<index])
        first = index
      }
      direction = change
    }
    return result + [bands[first...]]
  }

  /// Bands whose opacity only grows or only shrinks.
  private func layers(
    of run: ArraySlice<Band>, in bands: [Band], isRadial: Bool
  ) -> [Layer] {
    guard let first = run.first, let last = run.last else { return [] }
    let reachesBack =
      first.parts[3] > last.parts[3] || isRadial && first.parts[3] == last.parts[3]
    var (below, opacity): ([Double], Double) = ([0, 0, 0], 0)
    var result: [Layer] = []
    for band in reachesBack ? Array(run.reversed()) : Array(run) {
      let wanted = max(opacity, band.parts[3] / 255)
      // An opaque band hides all below it.
      let added = wanted > 0.996 ? 1 : 1 - (1 - wanted) / (1 - opacity)
      guard added > 0.002 else { continue }
      let color = (0..<3).map { part in
        min(255, max(0, (wanted * band.parts[part] - (1 - added) * below[part]) / added))
      }
      below = (0..<3).map { added * color[$0] + (1 - added) * below[$0] }
      opacity = added + (1 - added) * opacity
      let until = reachesBack ? band.until : last.until
      result.append(
        Layer(
          from: reachesBack ? first.from : band.from,
          until: added < 1 || reachesBack
            ? until : until.map { $0 + overlap(after: run, in: bands) },
          color: Self.hex(color + [added * 255])))
    }
    return result
  }

  /// How far an opaque end of a run reaches below one that is nearly so, so that no seam shows.
  private func overlap(after run: ArraySlice<Band>, in bands: [Band]) -> Double {
    guard let last = run.last, let from = last.from, let until = last.until,
      run.endIndex < bands.count, bands[run.endIndex].parts[3] > 230
    else { return 0 }
    return (until - from) / 2
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  func color(at place: Double) -> String { Self.hex(parts(at: place)) }

  private func parts(at place: Double) -> [Double] {
    let after = stops.firstIndex { $0.place >= place } ?? stops.count - 1
    let before = max(0, after - 1)
    let distance = stops[after].place - stops[before].place
    let share = distance > 0 ? min(1, max(0, (place - stops[before].place) / distance)) : 1
    return zip(stops[before].parts, stops[after].parts).map { $0 + ($1 - $0) * share }
  }

  private static func hex(_ parts: [Double]) -> String {
    "#" + parts.prefix(parts[3] >= 254.5 ? 3 : 4).map(digits).joined()
  }

  private static func digits(_ part: Double) -> String {
    let digits = String(UInt32(part.rounded()), radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
