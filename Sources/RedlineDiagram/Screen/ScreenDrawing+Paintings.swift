import Foundation
import RedlineModel

extension ScreenDrawing {
  /// What layers and code paint on an item.
  func paintings(_ item: SolvedLayout.Item) -> [Shape] {
    guard !isWireframe else { return [] }
    return (item.style.paintings ?? []).flatMap { painting($0, at: item.frame.origin) }
  }

  private func painting(_ painting: SolvedLayout.Painting, at origin: CGPoint) -> [Shape] {
    guard let path = Path(painting, at: origin) else { return [] }
    var shapes: [Shape] = []
    if let fill = painting.fill { shapes.append(.path(path, .fill(theme.hex(fill)))) }
    if let gradient = painting.gradient {
      shapes.append(
        .group(clip: clipPath(path), bands(of: gradient, in: path.controlBounds, at: origin)))
    }
    if let stroke = painting.stroke {
      let width = max(0, painting.lineWidth ?? 1)
      shapes.append(.path(path, .stroke(theme.hex(stroke), width)))
    }
    guard let opacity = painting.opacity, opacity < 1 else { return shapes }
    return [.group(opacity: max(0, opacity), shapes)]
  }

  /// The colours as bands of one colour each, which are drawn alike everywhere.
  private func bands(
    of gradient: SolvedLayout.Gradient, in rect: CGRect, at origin: CGPoint
  ) -> [Shape] {
    let ramp = ColorRamp(gradient, theme)
    let start = gradient.start.shifted(Double(origin.x), Double(origin.y))
    let end = gradient.end.shifted(Double(origin.x), Double(origin.y))
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0.01, rect.width > 0, rect.height > 0 else {
      return [.rect(rect, .fill(ramp.color(at: 1)))]
    }
    let count = min(64, max(8, Int(min(length, 512) / 4)))
    // As far as anything of the area may lie from the start.
    let reach =
      Double(rect.width + rect.height) + abs(Double(rect.midX - start.x))
      + abs(Double(rect.midY - start.y))
    if gradient.isRadial == true {
      let outside = Shape.rect(rect, .fill(ramp.color(at: 1)))
      return [outside]
        + (0..<count).reversed().map { band in
          let part = (Double(band) + 0.5) / Double(count)
          let radius = length * Double(band + 1) / Double(count)
          return .circle(start, radius: radius, .fill(ramp.color(at: part)))
        }
    }
    return ramp.layers(count).map { layer in
      // A band reaches to the end over those that follow, so that no seam is seen between two.
      let from = layer.band == 0 || layer.reachesBack ? -reach : length * layer.start
      let until = layer.reachesBack ? length * layer.end : reach
      let isLast = layer.reachesBack && layer.band == count - 1
      let corners = [
        (from, -reach), (isLast ? reach : until, -reach), (isLast ? reach : until, reach),
        (from, reach),
      ]
      let points = corners.map { along, across in
        start.shifted(
          (dx * along - dy * across) / length, (dy * along + dx * across) / length)
      }
      return .path(Path(points, closed: true), .fill(layer.color))
    }
  }
}

/// The colours between the stops of a gradient.
private struct ColorRamp {
  /// Red, green, blue and opacity by place.
  private var stops: [(place: Double, parts: [Double])] = []

  /// A band of one colour, of a number of bands from the start to the end.
  struct Layer {
    var band: Int
    /// Where the band is, from 0 at the start to 1 at the end.
    var start: Double
    var end: Double
    /// Whether it reaches to the start over those before it, and not to the end.
    var reachesBack: Bool
    var color: String
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
  /// what is missing to its colour and opacity. What becomes clearer again on the way has the opacity
  /// that it had at most.
  func layers(_ count: Int) -> [Layer] {
    let colors = (0..<count).map { parts(at: (Double($0) + 0.5) / Double(count)) }
    let reachesBack = colors[0][3] > colors[count - 1][3]
    var (below, opacity): ([Double], Double) = ([0, 0, 0], 0)
    var result: [Layer] = []
    for band in reachesBack ? Array((0..<count).reversed()) : Array(0..<count) {
      let wanted = max(opacity, colors[band][3] / 255)
      // An opaque band hides all below it.
      let added = wanted > 0.996 ? 1 : 1 - (1 - wanted) / (1 - opacity)
      guard added > 0.002 else { continue }
      let color = (0..<3).map { part in
        min(255, max(0, (wanted * colors[band][part] - (1 - added) * below[part]) / added))
      }
      below = (0..<3).map { added * color[$0] + (1 - added) * below[$0] }
      opacity = added + (1 - added) * opacity
      result.append(
        Layer(
          band: band, start: Double(band) / Double(count), end: Double(band + 1) / Double(count),
          reachesBack: reachesBack, color: Self.hex(color + [added * 255])))
    }
    return result
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

extension Path {
  /// The path of a painting; `nil` for a text that is none, or that does not begin with a move.
  fileprivate init?(_ painting: SolvedLayout.Painting, at origin: CGPoint) {
    guard let commands = painting.commands, commands.first?.letter == "M" else { return nil }
    self.init()
    for command in commands {
      let points = stride(from: 0, to: command.numbers.count, by: 2).map {
        CGPoint(x: command.numbers[$0], y: command.numbers[$0 + 1])
          .shifted(Double(origin.x), Double(origin.y))
      }
      switch command.letter {
      case "M": move(points[0])
      case "L": line(points[0])
      case "Q": quad(points[0], points[1])
      case "C": cubic(points[0], points[1], points[2])
      default: close()
      }
    }
  }

  /// The smallest rectangle around all points, those that steer curves included.
  fileprivate var controlBounds: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point), .arc(_, _, let point): [point]
      case .quad(let control, let point): [control, point]
      case .cubic(let first, let second, let point): [first, second, point]
      case .close: []
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
