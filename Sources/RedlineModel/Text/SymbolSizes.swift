package import Foundation

/// How large symbols of the system are, as far as files and frames of Interface Builder tell.
///
/// Xcode lists the proportions of the symbols that a document shows, with a longest side of 128; frames
/// of views that keep the size of their symbol tell for some how long that side is beside a font. Of
/// the others it is taken to be as long as the middle of those. Weights change a symbol by about a
/// thirtieth, in a way that is not known for each, and are left out, as are the insets of its alignment
/// rect.
package enum SymbolSizes {
  /// The size beside a text, as `UIImage.SymbolScale`.
  package enum Scale: String, Sendable, CaseIterable {
    case small, medium, large

    /// Measured: a chevron is 14 and 17.67 pt high, a circle 25 and 19.67 pt wide.
    var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.27
      }
    }
  }

  /// The size of the font in points beside which symbols are measured.
  package static let measuredPoints = 17.0
  /// The longest side that Xcode lists.
  private static let listedSide = 128.0

  /// The size of a symbol in points, a square where its proportions are not known.
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - listed: The proportions that a document has for it; `nil` takes those that are known.
  ///   - points: The size of the font that it stands beside, in points.
  ///   - scale: Its size beside that font.
  ///   - displayScale: Pixels in a point; sides are rounded up to them.
  package static func size(
    of name: String, listed: CGSize? = nil, points: Double = measuredPoints,
    scale: Scale = .medium, displayScale: Double
  ) -> CGSize {
    guard let shape = listed.map({ ($0.width, $0.height) }) ?? proportions(of: name) else {
      let side = (max(0, points) * 1.2 * scale.factor).ceiled(toScale: displayScale)
      return CGSize(width: side, height: side)
    }
    let side = longestSide(of: name) * max(0, points) / measuredPoints * scale.factor
    let step = side / max(shape.0, shape.1)
    return CGSize(
      width: (shape.0 * step).ceiled(toScale: displayScale),
      height: (shape.1 * step).ceiled(toScale: displayScale))
  }

  /// Whether the proportions of a symbol are known.
  package static func isKnown(_ name: String) -> Bool { proportions(of: name) != nil }

  /// All circles are one, as are all squares, whatever is in them.
  private static func family(of name: String) -> String? {
    let words = name.split(separator: ".")
    let shape = words.last == "fill" ? words.dropLast().last : words.last
    return shape == "circle" || shape == "square" ? shape.map(String.init) : nil
  }

  private static func proportions(of name: String) -> (Double, Double)? {
    if let known = known[name] { return known }
    switch family(of: name) {
    case "circle": return (listedSide, 123)
    case "square": return (listedSide, 114)
    default: return nil
    }
  }

  private static func longestSide(of name: String) -> Double {
    measuredSides[name] ?? family(of: name).flatMap { measuredSides[$0] } ?? 19.6
  }

  /// The longest side in points beside a font of 17 pt.
  private static let measuredSides = [
    "circle": 19.6, "square": 18.5, "arrow.left": 19.5, "arrow.right": 19.5,
    "arrowshape.turn.up.left": 21, "arrowshape.turn.up.right": 21, "calendar": 20.9,
    "chevron.backward": 16.45, "chevron.forward": 16.45, "chevron.left": 16.45,
    "chevron.right": 16.45, "doc.on.doc": 23.1, "film": 24, "location.fill": 21.5, "person": 18.6,
    "plus": 18, "qrcode": 19.5, "square.stack.3d.down.right": 21, "star": 21.9, "star.fill": 21.9,
    "trash": 20.7, "trash.fill": 21.1, "xmark": 17.5,
  ]

  private static let known: [String: (Double, Double)] = {
    var known: [String: (Double, Double)] = [:]
    for (width, height, names) in shapes {
      for name in names.split(separator: " ") { known[String(name)] = (width, height) }
    }
    return known
  }()

  /// Width and height of which the longer one is 128, and the symbols that have them.
  private static let shapes: [(Double, Double, String)] = [
    (93, 128, "info"),
    (94, 128, "flashlight.slash"),
    (96, 128, "drop"),
    (97, 128, "chevron.backward chevron.forward chevron.left chevron.right"),
    (98, 128, "list.clipboard"),
    (101, 128, "drop.fill"),
    (105, 128, "applelogo menucard.fill"),
    (106, 128, "flame.fill"),
    (108, 128, "flame mic.slash.fill square.and.arrow.up"),
    (110, 128, "bookmark bookmark.fill mic mic.fill"),
    (111, 128, "lock"),
    (112, 128, "doc.richtext"),
    (113, 128, "arrow.clockwise person.2.square.stack"),
    (114, 128, "pause.fill"),
    (115, 128, "doc doc.text figure.run speaker.slash.fill wallet.pass"),
    (116, 128, "doc.on.doc pin.fill"),
    (117, 128, "bell.badge mappin.and.ellipse play.fill square.and.arrow.up.fill trash"),
    (119, 128, "bell.slash.fill gobackward.10 goforward.10"),
    (120, 128, "play"),
    (
      121, 128,
      """
      checkerboard.shield checkmark.shield.fill lock.shield paperclip snow \
      square.and.arrow.down trash.fill
      """
    ),
    (122, 128, "paintbrush square.and.arrow.down.on.square"),
    (123, 128, "hand.thumbsup"),
    (124, 128, "alarm alarm.fill bell.slash square.stack.3d.down.right"),
    (125, 128, "cloud.rain"),
    (126, 128, "cloud.rain.fill"),
    (128, 24, "minus"),
    (128, 37, "ellipsis"),
    (128, 53, "phone.down.fill"),
    (128, 59, "battery.0percent"),
    (128, 62, "person.3"),
    (128, 64, "line.horizontal.3"),
    (128, 70, "chevron.down chevron.up"),
    (128, 72, "dumbbell"),
    (128, 73, "line.3.horizontal.decrease"),
    (128, 79, "eye gamecontroller.fill"),
    (128, 80, "eye.fill gamecontroller rectangle.3.group"),
    (128, 81, "pencil.and.ellipsis.rectangle video.fill"),
    (128, 82, "eye.slash.fill"),
    (128, 83, "video"),
    (128, 84, "speaker.wave.3.fill"),
    (128, 85, "envelope.fill list.dash sensor.tag.radiowaves.forward"),
    (128, 87, "cloud.fill person.2"),
    (128, 88, "creditcard speaker.wave.2 tray.full"),
    (128, 89, "dot.radiowaves.left.and.right"),
    (128, 90, "chart.bar.fill"),
    (128, 92, "bin.xmark smoke xmark.bin xmark.bin.fill"),
    (
      128, 93,
      """
      arrow.triangle.2.circlepath.camera barcode camera camera.fill camera.rotate cloud.sun \
      envelope film photo photo.fill terminal
      """
    ),
    (128, 95, "arrow.left arrow.right"),
    (128, 96, "cloud.sun.fill folder speaker.2.fill"),
    (128, 98, "photo.on.rectangle.angled repeat"),
    (128, 99, "book rectangle.and.paperclip slider.horizontal.3"),
    (128, 100, "pencil.tip.crop.circle.badge.plus"),
    (128, 101, "arrow.2.circlepath desktopcomputer display wind"),
    (128, 102, "book.fill briefcase cart.fill"),
    (128, 104, "arrowshape.left arrowshape.turn.up.left.fill house"),
    (128, 106, "arrowshape.turn.up.left arrowshape.turn.up.right homekit house.fill"),
    (128, 107, "calendar heart heart.fill memories text.badge.checkmark"),
    (128, 108, "figure.disc.sports"),
    (
      128, 109,
      """
      antenna.radiowaves.left.and.right exclamationmark.triangle \
      exclamationmark.triangle.fill rectangle.portrait.and.arrow.right
      """
    ),
    (
      128, 110,
      """
      bubble.left bubble.left.fill exclamationmark.bubble lock.open plus.bubble \
      quote.bubble text.bubble
      """
    ),
    (128, 111, "circle.grid.2x2 greaterthan multiply"),
    (128, 112, "circle.hexagongrid.fill exclamationmark.octagon.fill map xmark.octagon.fill"),
    (
      128, 113,
      """
      arrow.uturn.left arrow.uturn.right message pencil plus square.grid.3x3.fill stop \
      xmark
      """
    ),
    (
      128, 114,
      """
      die.face.3 person.crop.circle.badge.checkmark phone.fill qrcode questionmark.app \
      square.dashed video.slash.fill
      """
    ),
    (128, 115, "faceid magnifyingglass qrcode.viewfinder square.and.pencil wand.and.stars"),
    (128, 116, "star star.fill"),
    (128, 117, "icloud.and.arrow.up"),
    (128, 118, "location tag.fill"),
    (128, 119, "location.fill lock.rotation paperplane.fill"),
    (128, 120, "arrowtriangle.down arrowtriangle.down.fill person.fill rays"),
    (128, 121, "capslock percent person sun.min timer"),
    (128, 122, "gear rectangle.expand.vertical scope touchid"),
    (
      128, 123,
      """
      clock clock.fill face.dashed.fill face.smiling gauge.with.dots.needle.bottom.0percent \
      gearshape globe network nosign safari safari.fill
      """
    ),
    (128, 124, "bell checkmark.seal.fill dot.scope link"),
    (128, 125, "at deskclock deskclock.fill speaker.fill sun.max.fill"),
    (128, 128, "hand.raised.fill wrench"),
  ]
}
