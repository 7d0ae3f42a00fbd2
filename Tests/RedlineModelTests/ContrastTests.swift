import Foundation
import RedlineModel
import Testing

/// A colour with its four values: light and dark, then both in high contrast.
private struct ContrastRow: CustomTestStringConvertible, Sendable {
  var testDescription: String { name }
  var name: String
  var color: Color
  var values: [UInt32]
  var alphas: [Double] = [1, 1, 1, 1]
}

private let own = Color(name: "own", light: 0x111111, dark: 0x222222)
private let rows = [
  ContrastRow(
    name: "own forms", color: own.highContrast(Color(name: "", light: 0x333333, dark: 0x444444)),
    values: [0x111111, 0x222222, 0x333333, 0x444444]),
  ContrastRow(
    name: "own forms with opacities",
    color: own.highContrast(
      Color(name: "", light: 0x333333, dark: 0x444444, alpha: 0.5, darkAlpha: 0.7)),
    values: [0x111111, 0x222222, 0x333333, 0x444444], alphas: [1, 1, 0.5, 0.7]),
  ContrastRow(
    name: "own forms, seen through",
    color: own.highContrast(Color(name: "", light: 0x333333, dark: 0x444444))
      .withAlphaComponent(0.25),
    values: [0x111111, 0x222222, 0x333333, 0x444444], alphas: [0.25, 0.25, 0.25, 0.25]),
  ContrastRow(
    name: "none", color: own, values: [0x111111, 0x222222, 0x111111, 0x222222]),
  // Published in the Human Interface Guidelines.
  ContrastRow(
    name: "systemRed", color: .systemRed, values: [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961]),
  ContrastRow(
    name: "systemBlue, seen through", color: .systemBlue.withAlphaComponent(0.5),
    values: [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF], alphas: [0.5, 0.5, 0.5, 0.5]),
  ContrastRow(
    name: "secondaryLabel", color: .secondaryLabel,
    values: [0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], alphas: [0.6, 0.6, 0.68, 0.68]),
  ContrastRow(
    name: "label", color: .label, values: [0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF]),
  // Somebody's colour with a name of the system's.
  ContrastRow(
    name: "another systemRed", color: Color(name: "systemRed", light: 0x550000, dark: 0xAA0000),
    values: [0x550000, 0xAA0000, 0x550000, 0xAA0000]),
]

struct ContrastTests {
  @Test(arguments: rows) private func forms(_ row: ContrastRow) {
    let colors = Contrast.allCases.map(row.color.resolved)
    #expect(colors.flatMap { [$0.light, $0.dark] } == row.values)
    let alphas = colors.flatMap { (color: Color) -> [Double] in
      let alpha = color.alpha ?? 1
      return [alpha, color.darkAlpha ?? alpha]
    }
    #expect(alphas == row.alphas)
    // A resolved colour has no other form.
    #expect(colors[1].resolved(for: .high) == colors[1])
  }

  /// No colour of the system is harder to read in high contrast than in the usual one; on black, yellow and
  /// mint are published a little darker.
  @Test func coloursOfTheSystemStandOutMore() {
    let darker: Set = ["systemYellow", "systemMint"]
    for color in Color.system where color.name != "white" && color.name != "black" {
      let isGround = color.name.hasSuffix("Background") || color.name.hasPrefix("systemGray")
      for (form, ground) in [(\Color.light, 0xFFFFFF as UInt32), (\.dark, 0)] where !isGround {
        let ratios = Contrast.allCases.map { contrast in
          RGB(color.resolved(for: contrast), form).over(RGB(ground)).contrast(to: RGB(ground))
        }
        let isDarker = ratios[1] < ratios[0]
        let isKnown = ground == 0 && darker.contains(color.name)
        #expect(isDarker == isKnown, "\(color.name): \(ratios)")
      }
    }
  }

  /// The usual contrast is not written, so that files of before are the same, and read.
  @Test func environments() throws {
    var environment = LayoutEnvironment(device: .iPhone15)
    let usual = try JSONEncoder().encode(environment)
    #expect(!String(decoding: usual, as: UTF8.self).contains("contrast"))
    environment.contrast = .high
    #expect(environment.title == "iPhone 15, high contrast")
    #expect(environment.slug == "iphone-15-high-contrast")
    #expect(environment.traits.contrast == .high)
    let high = try JSONEncoder().encode(environment)
    #expect(try JSONDecoder().decode(LayoutEnvironment.self, from: high) == environment)
    #expect(try JSONDecoder().decode(LayoutEnvironment.self, from: usual).contrast == .normal)
    let odd = String(decoding: high, as: UTF8.self).replacing("\"high\"", with: "\"glaring\"")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutEnvironment.self, from: Data(odd.utf8))
    }
  }
}
