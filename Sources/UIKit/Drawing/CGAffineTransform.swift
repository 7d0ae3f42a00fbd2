/// A turn, scale and shift of points: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The factors.
  public var a, b, c, d: CGFloat
  /// The shift in points.
  public var tx, ty: CGFloat

  /// What changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform of its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A transform of its six numbers.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// What changes nothing.
  public init() { self = .identity }

  /// A shift in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scale around the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A turn around the origin, in radians, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The other transform after this one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The transform after a shift in points.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The transform after a scale.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform after a turn in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// What undoes the transform; itself where nothing does.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point after a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// The size after a transform.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// The smallest rectangle around the corners after a transform.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}

/// Views and layers are transformed around their anchor point, of which 0…1 lie within the rectangle.
extension CGRect {
  /// The point that an anchor point means.
  func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }

  /// The rectangle of a size whose anchor point lies at a point.
  init(size: CGSize, anchor: CGPoint, at point: CGPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// The smallest rectangle around this one after a transform.
  func after(_ transform: CGAffineTransform, around anchor: CGPoint) -> CGRect {
    guard transform != .identity else { return self }
    let point = point(at: anchor)
    return offsetBy(dx: -point.x, dy: -point.y).applying(transform)
      .offsetBy(dx: point.x, dy: point.y).withoutNoise
  }

  /// The rectangle that becomes this one by a transform; of a given size where nothing undoes it.
  func before(_ transform: CGAffineTransform, around anchor: CGPoint, size: CGSize) -> CGRect {
    guard transform != .identity else { return self }
    let isFlat = transform.a * transform.d == transform.b * transform.c
    let size = isFlat ? size : applying(transform.inverted()).size
    let moved = CGRect(size: size, anchor: anchor, at: .zero).applying(transform)
    let point = CGPoint(x: midX - moved.midX, y: midY - moved.midY)
    return CGRect(size: size, anchor: anchor, at: point).withoutNoise
  }

  /// What a turn leaves of whole pixels, 1/3 or 1/4 pt, is those again: the sine of half a turn is not 0.
  var withoutNoise: CGRect {
    func near(_ value: CGFloat) -> CGFloat {
      let pixel = (value * 12).rounded() / 12
      return abs(value - pixel) < 1e-9 ? pixel : value
    }
    return CGRect(x: near(minX), y: near(minY), width: near(width), height: near(height))
  }
}

/// A transform in space, of 4 × 4 numbers; nothing is drawn with it.
public struct CATransform3D: Hashable, Sendable {
  /// The numbers, row by row.
  public var m11, m12, m13, m14, m21, m22, m23, m24: CGFloat
  /// The numbers, row by row.
  public var m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

  /// All numbers 0.
  public init() {
    (m11, m12, m13, m14, m21, m22, m23, m24) = (0, 0, 0, 0, 0, 0, 0, 0)
    (m31, m32, m33, m34, m41, m42, m43, m44) = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  fileprivate init(diagonal: (CGFloat, CGFloat, CGFloat)) {
    self.init()
    (m11, m22, m33, m44) = (diagonal.0, diagonal.1, diagonal.2, 1)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What changes nothing.
public let CATransform3DIdentity = CATransform3D(diagonal: (1, 1, 1))

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(diagonal: (sx, sy, sz))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A shift.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A turn around an axis; an axis without a length turns nothing.
///
/// Reference: O. Rodrigues' formula of 1840, for points as rows.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let rest = 1 - c
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m13) =
    (c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s)
  (transform.m21, transform.m22, transform.m23) =
    (x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s)
  (transform.m31, transform.m32, transform.m33) =
    (x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A transform in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two transforms have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The flat part of a transform in space.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
