import Foundation
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Whether the colours of marks can be told apart by readers who see colours otherwise, and from
/// the surfaces that they lie on.
@Suite(.blocks) struct PaletteTests {
  /// How a colour is seen, as a matrix over linear red, green and blue. The first two are those of
  /// Machado, Oliveira and Fernandes (2009) for a sight without the first or second kind of cone.
  enum Sight: String, CaseIterable {
    case full, protanopia, deuteranopia, grey

    var matrix: [[Double]] {
      switch self {
      case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protanopia:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .deuteranopia:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      case .grey: Array(repeating: [0.2126, 0.7152, 0.0722], count: 3)
      }
    }

    /// The least distance in CIELAB at which two marks side by side are two colours; in grey all of
    /// it is lightness, in which steps are seen sooner.
    var leastDistance: Double { self == .grey ? 9 : 15 }
  }

  /// The hues that mean something by themselves; lines that are not active are dotted besides.
  static func hues(_ theme: Theme) -> [(name: String, color: String)] {
    [
      ("common", theme.common), ("active class", theme.activeClass), ("guide", theme.guide),
      ("ink", theme.ink),
    ]
  }

  @Test(arguments: Theme.Name.allCases, Sight.allCases)
  func huesKeepApart(_ name: Theme.Name, _ sight: Sight) {
    let hues = Self.hues(Theme(name))
    for (index, one) in hues.enumerated() {
      for other in hues[..<index] {
        let distance = Lab(one.color, sight).distance(to: Lab(other.color, sight))
        #expect(
          distance >= sight.leastDistance,
          "\(one.name) and \(other.name): \((distance * 10).rounded() / 10)")
      }
    }
  }

  /// The marks that may touch each other, and what tells them besides their colour.
  static func marks(_ theme: Theme) -> [(name: String, color: String, pattern: String)] {
    hues(theme).map { ($0.name, $0.color, "solid") } + [
      ("inactive", theme.inactive, "dotted"), ("trouble", theme.alertPlate, "framed"),
      ("conflict", theme.alertPlate, "striped"), ("tag", theme.tag, "solid"),
    ]
  }

  @Test("Each pair of marks keeps apart in colour or in pattern, whoever looks")
  func marksKeepApart() {
    for name in Theme.Name.allCases {
      for sight in Sight.allCases {
        let marks = Self.marks(Theme(name))
        for (index, one) in marks.enumerated() {
          for other in marks[..<index] where one.pattern == other.pattern {
            let distance = Lab(one.color, sight).distance(to: Lab(other.color, sight))
            #expect(
              distance >= sight.leastDistance, "\(one.name) and \(other.name), \(name), \(sight)")
          }
        }
      }
    }
  }

  /// The patterns on which that relies, in a drawn figure.
  @Test func whatIsNotActiveIsDottedEverywhere() throws {
    var diagram = Diagram(try FigureTests.form())
    diagram.showsInactive = true
    let theme = Theme(.light)
    var dashes: [[Double]] = []
    func visit(_ shape: Shape) {
      switch shape.content {
      case .group(let group): group.shapes.forEach(visit)
      case .line(_, _, let paint):
        if paint.stroke == theme.inactive, shape.role == .line { dashes.append(paint.dash) }
      default: break
      }
    }
    try diagram.drawing().shapes.forEach(visit)
    #expect(!dashes.isEmpty)
    #expect(dashes.allSatisfy { !$0.isEmpty })
    let ink = FigureInk(theme: theme, painter: try TextPainter())
    let plate = ink.tag("!1", shape: .plate, hue: .ink, CGRect(x: 0, y: 0, width: 20, height: 15))
    guard case .rect(_, _, let paint)? = plate.first?.content else {
      Issue.record("a plate is a rectangle")
      return
    }
    #expect(paint.stroke == theme.alertInk)
  }

  /// The surfaces that lines run over; over all others they have a casing in the colour of tags.
  static func grounds(_ theme: Theme) -> [String] {
    let colors: [Color] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGray5,
    ]
    return [theme.page, theme.panel, theme.tag, theme.bezel] + colors.map(theme.hex)
  }

  @Test(arguments: Theme.Name.allCases) func linesStandOutFromSurfaces(_ name: Theme.Name) {
    let theme = Theme(name)
    for hue in Self.hues(theme) + [("inactive", theme.inactive)] {
      for ground in Self.grounds(theme) {
        let contrast = Lab.contrast(hue.color, ground)
        #expect(contrast >= 3, "\(hue.name) on \(ground): \((contrast * 100).rounded() / 100)")
      }
    }
  }

  /// Texts of labels on the plates that they have.
  @Test(arguments: Theme.Name.allCases) func labelsCanBeRead(_ name: Theme.Name) {
    let theme = Theme(name)
    let pairs = [
      (theme.common, theme.tag), (theme.activeClass, theme.tag), (theme.guide, theme.tag),
      (theme.inactiveInk, theme.tag), (theme.ink, theme.tag), (theme.onFill, theme.activeClass),
      (theme.onFill, theme.common), (theme.onFill, theme.guide), (theme.tag, theme.ink),
      (theme.alertInk, theme.alertPlate), (theme.ink, theme.page),
      (theme.secondaryInk, theme.page), (theme.ink, theme.panel),
    ]
    for (ink, plate) in pairs {
      let contrast = Lab.contrast(ink, plate)
      #expect(contrast >= 4.5, "\(ink) on \(plate): \((contrast * 100).rounded() / 100)")
    }
  }

  /// Whatever the colours are, the tag of a size class is filled and that of all is an outline.
  @Test func scopesDifferInShape() throws {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter())
    let rect = CGRect(x: 0, y: 0, width: 30, height: 17)
    func boxes(_ hue: Hue, _ shape: TagShape) -> [(fill: Bool, radius: Double)] {
      ink.tag("8", shape: shape, hue: hue, rect).compactMap { part in
        guard case .rect(_, let radius, let paint) = part.content else { return nil }
        return (paint.fill == hue.line(Theme(.light)), radius)
      }
    }
    let (common, active) = (boxes(.common, .tag), boxes(.active, .tag))
    #expect(common.allSatisfy { !$0.fill && $0.radius > 0 })
    #expect(active.allSatisfy { $0.fill && $0.radius < 2 })
  }
}

/// A colour in CIELAB as somebody sees it.
private struct Lab {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ hex: String, _ sight: PaletteTests.Sight) {
    let linear = Self.linear(hex)
    let seen = sight.matrix.map { row in
      min(1, max(0, zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }))
    }
    let x = 0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]
    let y = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    let z = 0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]
    func f(_ t: Double) -> Double { t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116 }
    lightness = 116 * f(y) - 16
    a = 500 * (f(x / 0.9505) - f(y))
    b = 200 * (f(y) - f(z / 1.089))
  }

  func distance(to other: Lab) -> Double {
    hypot(hypot(lightness - other.lightness, a - other.a), b - other.b)
  }

  static func contrast(_ one: String, _ other: String) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ hex: String) -> Double {
    zip([0.2126, 0.7152, 0.0722], linear(hex)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func linear(_ hex: String) -> [Double] {
    let rgb = UInt32(hex.dropFirst().prefix(6), radix: 16) ?? 0
    return [16, 8, 0].map { shift in
      let value = Double(rgb >> UInt32(shift) & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }
}
