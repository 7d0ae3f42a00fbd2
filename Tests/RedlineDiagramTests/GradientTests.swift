import Foundation
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Opacities of black at equal distances, and those that are to be seen at places from 0 to 1.
private struct GradientRow: CustomTestStringConvertible, Sendable {
  var testDescription: String { "\(opacities)\(isRadial ? ", in circles" : "")" }
  var opacities: [Double]
  var isRadial: Bool
  var seen: [Double: Double]
}

private let rows = [false, true].flatMap { isRadial in
  [
    GradientRow(
      opacities: [0.5, 0], isRadial: isRadial, seen: [0.01: 0.5, 0.5: 0.25, 0.99: 0]),
    GradientRow(
      opacities: [0, 0.5], isRadial: isRadial, seen: [0.01: 0, 0.5: 0.25, 0.99: 0.5]),
    GradientRow(
      opacities: [0.6, 0, 0.6], isRadial: isRadial,
      seen: [0.01: 0.6, 0.25: 0.3, 0.5: 0, 0.75: 0.3, 0.99: 0.6]),
    GradientRow(
      opacities: [0, 0.8, 0, 0.8], isRadial: isRadial,
      seen: [0.01: 0, 0.333: 0.8, 0.5: 0.4, 0.667: 0, 0.99: 0.8]),
    GradientRow(
      opacities: [0, 1, 0], isRadial: isRadial, seen: [0.01: 0, 0.25: 0.5, 0.5: 1, 0.75: 0.5]),
    GradientRow(
      opacities: [0.3, 0.3], isRadial: isRadial, seen: [0.01: 0.3, 0.5: 0.3, 0.99: 0.3]),
    GradientRow(opacities: [1, 1], isRadial: isRadial, seen: [0.01: 1, 0.5: 1, 0.99: 1]),
  ]
}

@Suite("Gradients as bands", .blocks) struct GradientTests {
  private func ramp(_ row: GradientRow) -> ColorRamp {
    let last = Double(row.opacities.count - 1)
    let stops = row.opacities.enumerated().map { index, opacity in
      SolvedLayout.Gradient.Stop(
        color: Color.black.withAlphaComponent(opacity), location: Double(index) / last)
    }
    let gradient = SolvedLayout.Gradient(
      stops: stops, start: .zero, end: CGPoint(x: 100, y: 0), isRadial: row.isRadial)
    return ColorRamp(gradient, Theme(.light))
  }

  /// How opaque the layers are upon each other at a place.
  private func opacity(_ layers: [ColorRamp.Layer], at place: Double) throws -> Double {
    var opacity = 0.0
    for layer in layers
    where place >= layer.from ?? -.infinity && place < layer.until ?? .infinity {
      let digits = layer.color.dropFirst()
      let own = digits.count > 6 ? try #require(UInt32(digits.suffix(2), radix: 16)) : 255
      opacity += (1 - opacity) * Double(own) / 255
    }
    return opacity
  }

  @Test(arguments: rows) private func opacities(_ row: GradientRow) throws {
    let layers = ramp(row).layers(64, isRadial: row.isRadial)
    for (place, seen) in row.seen {
      let found = try opacity(layers, at: place)
      #expect(abs(found - seen) < 0.04, "\(found) is not \(seen) at \(place)")
    }
    // Nowhere more opaque than a stop.
    let most = row.opacities.max() ?? 0
    for place in stride(from: -0.5, to: 1.5, by: 0.01) {
      #expect(try opacity(layers, at: place) < most + 0.02, "at \(place)")
    }
  }
}
