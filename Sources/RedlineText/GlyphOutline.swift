/// The shape of a glyph, in the units of its font.
///
/// The origin is the glyph's origin on the baseline, x runs right, y runs **down**. Multiply by
/// point size / ``unitsPerEm`` to get points. The numbers are those of the font file.
public struct GlyphOutline: Hashable, Sendable {
  /// A step of the path; all points are absolute.
  public enum Command: Hashable, Sendable {
    /// The start of a contour.
    case move(x: Double, y: Double)
    /// A straight line to a point.
    case line(x: Double, y: Double)
    /// A quadratic curve with one control point.
    case quad(cx: Double, cy: Double, x: Double, y: Double)
    /// A cubic curve with two control points, `a` at its start and `b` at its end.
    case cubic(ax: Double, ay: Double, bx: Double, by: Double, x: Double, y: Double)
    /// A straight line to the start of the contour.
    case close
  }

  /// The path, filled by the non-zero rule; empty for spaces.
  public var commands: [Command]
  /// Font units in one em, > 0: 2048 for Inter.
  public var unitsPerEm: Int
  /// The glyph's own advance in font units, without tracking and kerning.
  public var advance: Double
  /// Whether this is a box that stands for a glyph without an outline: a colour emoji, or a
  /// character that no installed font has.
  public var isPlaceholder: Bool

  /// Whether nothing is painted.
  public var isEmpty: Bool { commands.isEmpty }

  /// Makes an outline in font units.
  public init(
    commands: [Command], unitsPerEm: Int, advance: Double, isPlaceholder: Bool = false
  ) {
    self.commands = commands
    self.unitsPerEm = unitsPerEm
    self.advance = advance
    self.isPlaceholder = isPlaceholder
  }

  /// A frame with rounded corners over the advance, from the baseline to the cap height.
  static func box(advance: Double, unitsPerEm: Int) -> GlyphOutline {
    let em = Double(unitsPerEm)
    let width = advance > 0 ? advance : em / 2
    let inset = min((em * 0.06).rounded(), (width / 4).rounded())
    let stroke = min((em * 0.06).rounded(), (width / 8).rounded())
    let top = -(em * 0.75).rounded()
    var commands: [Command] = []
    appendRoundedBox(
      left: inset, top: top, right: width - inset, bottom: 0, radius: inset * 2,
      clockwise: true, to: &commands)
    appendRoundedBox(
      left: inset + stroke, top: top + stroke, right: width - inset - stroke, bottom: -stroke,
      radius: max(inset * 2 - stroke, 0), clockwise: false, to: &commands)
    return GlyphOutline(
      commands: commands, unitsPerEm: unitsPerEm, advance: width, isPlaceholder: true)
  }

  private static func appendRoundedBox(
    left: Double, top: Double, right: Double, bottom: Double, radius: Double, clockwise: Bool,
    to commands: inout [Command]
  ) {
    let r = min(radius, (right - left) / 2, (bottom - top) / 2)
    // Corner, then the ends of its curve in clockwise order.
    let corners: [(x: Double, y: Double, from: (Double, Double), to: (Double, Double))] = [
      (right, top, (right - r, top), (right, top + r)),
      (right, bottom, (right, bottom - r), (right - r, bottom)),
      (left, bottom, (left + r, bottom), (left, bottom - r)),
      (left, top, (left, top + r), (left + r, top)),
    ]
    for (index, corner) in (clockwise ? corners : corners.reversed()).enumerated() {
      let (start, end) = clockwise ? (corner.from, corner.to) : (corner.to, corner.from)
      commands.append(
        index == 0 ? .move(x: start.0, y: start.1) : .line(x: start.0, y: start.1))
      commands.append(.quad(cx: corner.x, cy: corner.y, x: end.0, y: end.1))
    }
    commands.append(.close)
  }
}
