import RedlineLayout

/// Lines and curves, as they were added.
public class CGPath: Hashable, @unchecked Sendable {
  enum Element: Hashable {
    case move(CGPoint), line(CGPoint), curve(CGPoint, CGPoint, CGPoint), quad(CGPoint, CGPoint)
    case close
  }

  var elements: [Element] = []

  /// A path without lines.
  public init() {}

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    elements = Self.polygon(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// An ellipse, as four curves.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    elements = Self.rounded(rect, rect.width / 2, rect.height / 2).map {
      $0.applying(transform?.pointee ?? .identity)
    }
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    elements = Self.rounded(rect, cornerWidth, cornerHeight).map {
      $0.applying(transform?.pointee ?? .identity)
    }
  }

  static func polygon(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Quarters of ellipses between straight edges, from the end of the upper left corner.
  static func rounded(
    _ rect: CGRect, _ width: CGFloat, _ height: CGFloat, _ corners: UIRectCorner = .allCorners
  ) -> [Element] {
    let (w, h) = (min(width, rect.width / 2), min(height, rect.height / 2))
    var elements: [Element] = []
    let places: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -w, dy: 0),
        CGVector(dx: 0, dy: h)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -h),
        CGVector(dx: -w, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: w, dy: 0),
        CGVector(dx: 0, dy: -h)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: h),
        CGVector(dx: w, dy: 0)
      ),
    ]
    func point(_ corner: CGPoint, _ way: CGVector, _ part: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + way.dx * part, y: corner.y + way.dy * part)
    }
    // A quarter of a circle as a curve: its controls are 0.5523 of the radius away from its ends.
    let part: CGFloat = 1 - 0.5523
    let isRound = corners.contains(.topLeft)
    elements.append(.move(point(places[3].1, places[3].3, isRound ? 1 : 0)))
    for (name, corner, before, after) in places {
      guard corners.contains(name) else {
        elements.append(.line(corner))
        continue
      }
      elements.append(.line(point(corner, before, 1)))
      elements.append(
        .curve(point(corner, after, 1), point(corner, before, part), point(corner, after, part)))
    }
    return elements + [.close]
  }

  var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let end, let first, let second): [first, second, end]
      case .quad(let end, let control): [control, end]
      case .close: []
      }
    }
  }

  /// The smallest rectangle around all points, those that steer curves included.
  public var boundingBox: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The point where the last line ends.
  public var currentPoint: CGPoint { points.last ?? .zero }
  /// Whether nothing was added.
  public var isEmpty: Bool { elements.isEmpty }
  /// Whether the point, after the transform, is inside of the path, whose parts are taken for closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = winding(around: point.applying(transform))
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// Whether the lines are the same.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
  /// Hashes the lines.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that lines are added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Begins a line at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }
  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }
  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }
  /// Adds a curve with two controls.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { elements.append(CGPath.Element.curve(end, control1, control2).applying(transform)) }
  /// Adds a curve with one control.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { elements.append(CGPath.Element.quad(end, control).applying(transform)) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Self.polygon(rect).map { $0.applying(transform) }
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Self.rounded(rect, rect.width / 2, rect.height / 2).map { $0.applying(transform) }
  }
  /// Adds a part of a circle, as straight lines of 6° each.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = Double(endAngle - startAngle)
    if !clockwise, sweep < 0 { sweep += 2 * .pi }
    if clockwise, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite else { return }
    let count = max(1, Int(min(120, (abs(sweep) / (.pi / 30)).rounded(.up))))
    for step in 0...count {
      let angle = Double(startAngle) + sweep * Double(step) / Double(count)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
      let placed = point.applying(transform)
      elements.append(elements.isEmpty ? .move(placed) : .line(placed))
    }
  }
  /// Adds a part of a circle that touches two lines: from where the path is to the first point, and from
  /// there to the second. Reference: the operator `arct` of PostScript's language.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let (start, corner) = (currentPoint, tangent1End)
    func way(_ end: CGPoint) -> (x: CGFloat, y: CGFloat)? {
      let (x, y) = (end.x - corner.x, end.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? (x / length, y / length) : nil
    }
    let corners: [Element] = [elements.isEmpty ? .move(corner) : .line(corner)]
    guard let back = way(start), let on = way(tangent2End), radius > 0, !elements.isEmpty else {
      return elements += corners
    }
    let (cosine, turn) = (back.x * on.x + back.y * on.y, back.x * on.y - back.y * on.x)
    // Lines that go on, or back, have no circle between them.
    guard abs(turn) > 1e-9, abs(cosine) < 1 else { return elements += corners }
    let half = acos(cosine) / 2
    let (side, reach) = (radius / tan(half), radius / sin(half))
    let middle = (x: back.x + on.x, y: back.y + on.y)
    let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    let center = CGPoint(
      x: corner.x + middle.x / length * reach, y: corner.y + middle.y / length * reach)
    func angle(_ way: (x: CGFloat, y: CGFloat)) -> CGFloat {
      atan2(corner.y + way.y * side - center.y, corner.x + way.x * side - center.x)
    }
    addArc(
      center: center, radius: radius, startAngle: angle(back), endAngle: angle(on),
      clockwise: turn > 0)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }
  /// Ends the line where it began.
  public func closeSubpath() { elements.append(.close) }
}

/// Some of the four corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt
  /// Corners of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  /// The name in a layout; `nil` for lines that are cut off.
  var name: String? { self == .butt ? nil : "\(self)" }
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  /// The name in a layout; `nil` for pointed corners.
  var name: String? { self == .miter ? nil : "\(self)" }
}

extension SolvedLayout.LineStyle {
  /// A line in Core Graphics' numbers.
  init(cap: String?, join: String?, dashes: [CGFloat], phase: CGFloat) {
    self.init(
      cap: cap, join: join, dashes: dashes.isEmpty ? nil : dashes.map(Double.init),
      phase: dashes.isEmpty || phase == 0 ? nil : Double(phase))
  }
}

/// Lines and curves with the way to draw them.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// A path without lines.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.elements = CGPath.polygon(rect)
  }
  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.elements = CGPath.rounded(rect, cornerRadius, cornerRadius)
  }
  /// A rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.elements = CGPath.rounded(rect, cornerRadii.width, cornerRadii.height, corners)
  }
  /// A part of a circle; angles in radians from the right, clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// The lines of another path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.elements = CGPath.elements
  }

  open var cgPath: CGPath {
    get { path }
    set {
      path = CGMutablePath()
      path.elements = newValue.elements
    }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Paints the line, and notes what is compared only.
  private func paintLine(alpha: CGFloat = 1) {
    if miterLimit != 10 { PaintRecorder.say("miterLimit", miterLimit) }
    let style = SolvedLayout.LineStyle(
      cap: lineCapStyle.name, join: lineJoinStyle.name, dashes: dashes, phase: dashPhase)
    PaintRecorder.stack.last?.recorder.stroke(
      path.elements, width: lineWidth, line: style, alpha: alpha)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.elements = [] }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }
  open func apply(_ transform: CGAffineTransform) {
    path.elements = path.elements.map { $0.applying(transform) }
  }
  /// Paints the inside where a view draws itself.
  open func fill() {
    PaintRecorder.stack.last?.recorder.fill(path.elements, isEvenOdd: usesEvenOddFillRule)
  }
  /// Paints the line where a view draws itself.
  open func stroke() { paintLine() }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    if blendMode != .normal { PaintRecorder.say("blendMode", blendMode) }
    PaintRecorder.stack.last?.recorder.fill(
      path.elements, alpha: alpha, isEvenOdd: usesEvenOddFillRule)
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    if blendMode != .normal { PaintRecorder.say("blendMode", blendMode) }
    paintLine(alpha: alpha)
  }
  open func addClip() {
    PaintRecorder.stack.last?.recorder.clip(to: path.elements, isEvenOdd: usesEvenOddFillRule)
  }
}
