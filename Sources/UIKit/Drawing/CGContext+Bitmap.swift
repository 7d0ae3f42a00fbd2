/// Where the opacity of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// How a pixel is stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits, which are Core Graphics'.
  public let rawValue: UInt32
  /// Options of Core Graphics' bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the opacity is.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Numbers with a point.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// How bytes follow each other.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The lowest byte of two first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// The lowest byte of four first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// The highest byte of two first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// The highest byte of four first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

extension CGContext {
  /// A context of a size in pixels; what is drawn there is not stored, and `data` stays as it is.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height))
  }
  /// Pixels across.
  public var width: Int { Int(recorder.bounds.width) }
  /// Pixels down.
  public var height: Int { Int(recorder.bounds.height) }
  /// A placeholder of the context's size.
  public func makeImage() -> CGImage? { CGImage(size: recorder.bounds.size, scale: 1) }
  /// How lengths are drawn now.
  public var ctm: CGAffineTransform { recorder.state.transform }
  /// Recorded for pictures.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor)
  }
  /// Recorded for pictures.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor)
  }
  /// Recorded for pictures.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(UIColor(white: gray, alpha: alpha).cgColor)
  }
  /// Recorded for pictures.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(UIColor(white: gray, alpha: alpha).cgColor)
  }
  /// Recorded for pictures.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Recorded for pictures.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Recorded for pictures.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Compared only: layers are drawn one by one.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    PaintRecorder.say("transparencyLayer")
  }
  /// Compared only: layers are drawn one by one.
  public func endTransparencyLayer() { PaintRecorder.say("transparencyLayerEnd") }
  /// Compared only.
  public func setFlatness(_ flatness: CGFloat) { PaintRecorder.say("flatness", flatness) }
  /// Does nothing: everything is drawn at once.
  public func flush() {}
}
