import Foundation
import RedlineModel

extension ScreenDrawing {
  /// What layers and code paint on an item.
  func paintings(_ item: SolvedLayout.Item) -> [Shape] {
    guard !isWireframe else { return [] }
    return (item.style.paintings ?? []).flatMap { painting($0, on: item) }
  }

  /// The most areas inside each other that limit a painting.
  private static let mostClips = 16

  private func painting(
    _ painting: SolvedLayout.Painting, on item: SolvedLayout.Item
  ) -> [Shape] {
    let origin = item.frame.origin
    guard let path = Path(painting.path, at: origin) else { return [] }
    var shapes: [Shape] = []
    if let fill = painting.fill {
      var paint = Paint.fill(theme.hex(fill))
      if painting.isEvenOdd == true { paint.fillRule = .evenodd }
      shapes.append(.path(path, paint))
    }
    if let gradient = painting.gradient {
      shapes.append(
        .group(clip: clipPath(path), bands(of: gradient, in: path.controlBounds, at: origin)))
    }
    if let stroke = painting.stroke {
      shapes.append(.path(path, painting.strokePaint(theme.hex(stroke))))
    }
    if var content = painting.content {
      if content.text?.shadow == nil { content.text?.shadow = painting.shadow }
      shapes += contents(content, on: item)
    }
    shapes = shadow(of: painting, along: path) + shapes
    for clip in painting.clips.prefix(Self.mostClips) {
      guard let outline = Path(clip, at: origin) else { return [] }
      shapes = [.group(clip: clipPath(outline), shapes)]
    }
    guard let opacity = painting.opacity, opacity < 1 else { return shapes }
    return [.group(opacity: max(0, opacity), shapes)]
  }

  /// The shadow of an area or an outline, as steps from the outside in: up to the edge by lines of falling
  /// widths, and whole below the area.
  private func shadow(of painting: SolvedLayout.Painting, along path: Path) -> [Shape] {
    guard let shadow = painting.shadow, painting.content == nil else { return [] }
    let isArea = painting.fill != nil || painting.gradient != nil
    let width = painting.stroke == nil ? 0 : max(0, painting.lineWidth ?? 1)
    let steps = shadowSteps(shadow, count: 8).compactMap { step -> Shape? in
      let across = width + 2 * max(0, step.reach)
      guard isArea || across > 0 else { return nil }
      var paint =
        across > 0 ? Paint.stroke(step.color, across, join: .round) : .fill(step.color)
      if isArea { paint.fill = step.color }
      if painting.isEvenOdd == true { paint.fillRule = .evenodd }
      return .group(opacity: step.opacity, [.path(path, paint)])
    }
    let offset = shadow.offset
    return [.translated(x: Double(offset.width), y: Double(offset.height), steps)]
  }

  /// A text or an image that code paints, as a label or an image view of its size would show it.
  private func contents(
    _ content: SolvedLayout.Content, on item: SolvedLayout.Item
  ) -> [Shape] {
    var part = item
    part.frame = CGRect(origin: content.origin, size: content.size)
      .offsetBy(dx: item.frame.minX, dy: item.frame.minY)
    part.style = SolvedLayout.Style(tint: content.tint ?? item.style.tint)
    part.text = content.text
    part.control = content.text == nil ? .imageView(name: content.image) : .label
    let shapes = control(part)
    guard let matrix = content.transform.flatMap(AffineMatrix.init) else { return shapes }
    return [.group(transform: .matrix(matrix.around(item.frame.origin)), shapes)]
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
      return ramp.layers(count, isRadial: true).map { layer in
        ring(
          around: start, from: layer.from.map { length * $0 }, to: layer.until.map { length * $0 },
          in: rect, layer.color)
      }
    }
    return ramp.layers(count, isRadial: false).map { layer in
      let from = layer.from.map { length * $0 } ?? -reach
      let until = layer.until.map { length * $0 } ?? reach
      let corners = [(from, -reach), (until, -reach), (until, reach), (from, reach)]
      let points = corners.map { along, across in
        start.shifted(
          (dx * along - dy * across) / length, (dy * along + dx * across) / length)
      }
      return .path(Path(points, closed: true), .fill(layer.color))
    }
  }

  /// What lies between two distances from a point: without the first all within the second, without
  /// the second all of the area beyond the first.
  private func ring(
    around center: CGPoint, from: Double?, to: Double?, in rect: CGRect, _ color: String
  ) -> Shape {
    guard let from, from > 0 else {
      return to.map { .circle(center, radius: $0, .fill(color)) } ?? .rect(rect, .fill(color))
    }
    // Around a hole that may reach over the area.
    let hole = CGRect(
      x: Double(center.x) - from, y: Double(center.y) - from, width: 2 * from, height: 2 * from)
    let around = rect.union(hole).insetBy(dx: -1, dy: -1)
    var path =
      to.map { Path(circle: center, radius: $0) } ?? Path(around.corners, closed: true)
    path.append(Path(circle: center, radius: from))
    var paint = Paint.fill(color)
    paint.fillRule = .evenodd
    return .path(path, paint)
  }
}

extension Path {
  /// A circle of two halves.
  fileprivate init(circle center: CGPoint, radius: Double) {
    self.init()
    move(center.shifted(radius, 0))
    arc(radius: radius, clockwise: true, to: center.shifted(-radius, 0))
    arc(radius: radius, clockwise: true, to: center.shifted(radius, 0))
    close()
  }

  /// The path of a painting; `nil` for a text that is none, or that does not begin with a move.
  init?(_ path: String, at origin: CGPoint) {
    guard let commands = SolvedLayout.Painting.commands(of: path), commands.first?.letter == "M"
    else { return nil }
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

extension SolvedLayout.Painting {
  /// How the outline is painted in a colour.
  fileprivate func strokePaint(_ color: String) -> Paint {
    let dashes = (line?.dashes ?? []).filter { $0 >= 0 && $0 < 1e6 }
    var paint = Paint.stroke(
      color, max(0, lineWidth ?? 1), dash: dashes.contains { $0 > 0.01 } ? dashes : [],
      cap: line?.cap.flatMap(Paint.Cap.init) ?? .butt,
      join: line?.join.flatMap(Paint.Join.init) ?? .miter)
    paint.dashPhase = line?.phase ?? 0
    return paint
  }
}
