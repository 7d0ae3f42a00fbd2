import Foundation

/// A symbol of the system's collection, drawn with lines of our own that mean the same.
///
/// The names are those of SF Symbols, whose shapes are Apple's. What is drawn is on a grid of 24 × 24
/// with lines of one width; variants of a name, such as `.fill` and `.circle`, follow from their
/// suffixes. A name that is not here has no symbol: pictures show it as any image.
struct Symbol {
  /// The points of the grid along each axis.
  static let grid = 24.0
  private static let lineWidth = 1.9

  private var outline: SymbolOutline
  private var isFilled = false
  private var frame: Frame?
  private var isSlashed = false

  /// What is around a symbol.
  private enum Frame: String { case circle, square }

  /// - Parameter name: `trash`, `xmark.circle.fill`.
  init?(_ name: String) {
    var parts = (SymbolOutlines.aliases[name] ?? name).split(separator: ".").map(String.init)
    while !parts.isEmpty {
      if let outline = Self.outline(parts.joined(separator: ".")) {
        self.outline = outline
        return
      }
      switch parts.removeLast() {
      case "fill": isFilled = true
      case "circle": frame = .circle
      case "square", "rectangle": frame = .square
      case "slash": isSlashed = true
      default: return nil
      }
    }
    return nil
  }

  private static func outline(_ name: String) -> SymbolOutline? {
    let known = SymbolOutlines.aliases[name] ?? name
    return SymbolOutlines.all[known].map(SymbolOutline.init)
  }

  /// The symbol in the middle of a rectangle, as large as it holds.
  /// - Parameters:
  ///   - color: What it is drawn in.
  ///   - ground: What is behind it, for what is cut out of a filled circle.
  func shapes(in rect: CGRect, color: String, ground: String) -> [Shape] {
    let side = Double(min(rect.width, rect.height))
    guard side > 0 else { return [] }
    let unit = side / Self.grid
    let corner = CGPoint(
      x: Double(rect.midX) - side / 2, y: Double(rect.midY) - side / 2)
    let place = SymbolPlace(origin: corner, unit: unit)
    let slash = isSlashed ? [place.line("M4 4L20 20", color, Self.lineWidth)] : []
    guard let frame else {
      return outline.shapes(
        place, color, ground: ground, Self.lineWidth, isFilled: isFilled) + slash
    }
    let box = CGRect(
      x: Double(corner.x) + 2 * unit, y: Double(corner.y) + 2 * unit, width: 20 * unit,
      height: 20 * unit)
    let radius = (frame == .circle ? 10 : 4.5) * unit
    let around = Shape.rect(
      box, radius: radius,
      isFilled ? .fill(color) : .stroke(color, Self.lineWidth * unit))
    let inner = SymbolPlace(
      origin: CGPoint(x: Double(corner.x) + 5.4 * unit, y: Double(corner.y) + 5.4 * unit),
      unit: unit * 0.55)
    return [around]
      + outline.shapes(
        inner, isFilled ? ground : color, ground: ground, Self.lineWidth / 0.6, isFilled: false)
      + slash
  }
}

/// Where the grid of a symbol lies.
struct SymbolPlace {
  var origin: CGPoint
  /// Points of a step of the grid.
  var unit: Double

  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: Double(origin.x) + x * unit, y: Double(origin.y) + y * unit)
  }

  func line(_ data: String, _ color: String, _ width: Double) -> Shape {
    .path(
      SymbolOutline(data).path(self), .stroke(color, width * unit, cap: .round, join: .round))
  }
}

/// Lines on the grid: `M`, `L`, `C` and `Z` as in SVG, `O` for a circle and `D` for a dot, each with
/// its middle and its radius.
struct SymbolOutline {
  private enum Step {
    case move(Double, Double)
    case line(Double, Double)
    case curve([Double])
    case close
    case circle(Double, Double, Double)
    case dot(Double, Double, Double)
  }

  private var steps: [Step] = []

  init(_ data: String) {
    var numbers: [Double] = []
    var letter: Character?
    var word = ""
    func value() -> Double? { word.isEmpty ? nil : Double(word) }
    for character in data + " " {
      if character.isNumber || character == "." || character == "-" {
        word.append(character)
        continue
      }
      if let value = value() { numbers.append(value) }
      word = ""
      guard character.isLetter else { continue }
      append(letter, numbers)
      (letter, numbers) = (character, [])
    }
    append(letter, numbers)
  }

  private mutating func append(_ letter: Character?, _ n: [Double]) {
    switch (letter, n.count) {
    case ("M", 2): steps.append(.move(n[0], n[1]))
    case ("L", 2): steps.append(.line(n[0], n[1]))
    case ("C", 6): steps.append(.curve(n))
    case ("Z", _): steps.append(.close)
    case ("O", 3): steps.append(.circle(n[0], n[1], n[2]))
    case ("D", 3): steps.append(.dot(n[0], n[1], n[2]))
    default: break
    }
  }

  func path(_ place: SymbolPlace) -> Path {
    var path = Path()
    for step in steps {
      switch step {
      case .move(let x, let y): path.move(place.point(x, y))
      case .line(let x, let y): path.line(place.point(x, y))
      case .curve(let n):
        path.cubic(
          place.point(n[0], n[1]), place.point(n[2], n[3]), place.point(n[4], n[5]))
      case .close: path.close()
      case .circle, .dot: break
      }
    }
    return path
  }

  /// - Parameters:
  ///   - ground: What lines inside of areas are drawn in.
  ///   - isFilled: Whether what is closed is an area.
  func shapes(
    _ place: SymbolPlace, _ color: String, ground: String, _ width: Double, isFilled: Bool
  ) -> [Shape] {
    var shapes: [Shape] = []
    var areas: [CGRect] = []
    for part in parts {
      let box = part.box
      let isInside = areas.contains { $0.insetBy(dx: -0.1, dy: -0.1).covers(box) }
      let ink = isInside ? ground : color
      shapes.append(part.shape(place, ink, width * place.unit, isFilled: isFilled))
      if isFilled, part.isClosed, !isInside { areas.append(box) }
    }
    return shapes
  }

  /// What is drawn in one go.
  private struct Part {
    var steps: [Step]

    var isClosed: Bool {
      switch steps.last {
      case .close, .circle: true
      default: false
      }
    }

    /// On the grid.
    var box: CGRect {
      steps.reduce(CGRect.null) { box, step in
        switch step {
        case .move(let x, let y), .line(let x, let y):
          box.union(CGRect(x: x, y: y, width: 0, height: 0))
        case .curve(let n): box.union(CGRect(x: n[4], y: n[5], width: 0, height: 0))
        case .circle(let x, let y, let r), .dot(let x, let y, let r):
          box.union(CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
        case .close: box
        }
      }
    }

    func shape(
      _ place: SymbolPlace, _ color: String, _ width: Double, isFilled: Bool
    ) -> Shape {
      var paint = Paint.stroke(color, width, cap: .round, join: .round)
      if isFilled, isClosed { paint.fill = color }
      switch steps.first {
      case .circle(let x, let y, let radius):
        return .circle(place.point(x, y), radius: radius * place.unit, paint)
      case .dot(let x, let y, let radius):
        return .circle(place.point(x, y), radius: radius * place.unit, .fill(color))
      default: return .path(SymbolOutline(steps).path(place), paint)
      }
    }
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for step in steps {
      switch step {
      case .move, .circle, .dot: parts.append(Part(steps: [step]))
      case .line, .curve, .close:
        guard !parts.isEmpty else { continue }
        parts[parts.count - 1].steps.append(step)
      }
    }
    return parts
  }

  private init(_ steps: [Step]) { self.steps = steps }
}
