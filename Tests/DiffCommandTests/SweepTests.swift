import Foundation
import GalleryLayouts
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineCommands

/// Fills the width but for 20 pt at each side, up to 300 pt, and has a mark in the middle of what is
/// left of 100 pt.
private final class Filler: View, LayoutSpec {
  let box = View()
  let mark = View()

  var layout: Layout {
    box; mark  // subviews
    box.leading == leading + 20
    box.trailing == trailing - 20 ~ 500
    box.width <= 300
    box.top == top
    box.height == 40
    mark.leading == leading
    mark.width >= 100
    mark.width == width * 0.25 ~ 400
    mark.top == box.bottom
    mark.height == 10
    When(.regularWidth) { mark.height == 10 }
  }
}

/// A sweep with the widths at which the layout changes, worked out by hand.
struct SweepCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var entry: Entry
  var range: ClosedRange<Double>
  var changes: [Double]
}

@Test(
  "Widths at which layouts change",
  arguments: [
    // The box is 300 pt wide from 340 on; a quarter of the width is 100 pt at 400.
    SweepCase(
      testDescription: "inequalities",
      entry: Entry("filler", on: .canvas(320, 100)) { Filler() }, range: 200...600,
      changes: [340, 400]),
    // A tablet's width is regular from 660 pt on.
    SweepCase(
      testDescription: "size class",
      entry: Entry("filler", on: .iPadMini5) { Filler() }, range: 450...800, changes: [660]),
    SweepCase(
      testDescription: "no change",
      entry: Entry("filler", on: .canvas(320, 100)) { Filler() }, range: 401...600, changes: []),
    SweepCase(
      testDescription: "a change at a half between two ends",
      entry: Entry("filler", on: .canvas(320, 100)) { Filler() }, range: 280...400,
      changes: [340]),
  ])
func sweptWidths(_ row: SweepCase) async throws {
  let range = try #require(
    WidthRange(argument: "\(row.range.lowerBound)...\(row.range.upperBound)"))
  let (_, stretches) = try await row.entry.sweep(row.entry.variants[0], range)
  #expect(stretches.first?.from == row.range.lowerBound)
  #expect(stretches.last?.to == row.range.upperBound)
  #expect(stretches.dropFirst().map(\.from) == row.changes)
}

@Test(
  "Dense samples agree with a sweep",
  arguments: [
    ("sign-up", Device.iPadMini5), ("two-buttons", .iPadMini5), ("spacers", .canvas(420, 120)),
    ("margins", .canvas(740, 260)), ("login-stack", .iPhoneX),
    ("two-buttons-truncated", .iPhone6sPlus), ("safe-area-to-bottom", .iPhoneX),
  ])
func samplesAgree(_ name: String, _ device: Device) async throws {
  let entry = try #require(Gallery.entries.first { $0.name == name })
  let variant = Variant(device)
  let range = try #require(WidthRange(argument: "320...1100"))
  let (_, stretches) = try await entry.sweep(variant, range)
  let exact = stretches.allSatisfy { $0.start.inexactItems.isEmpty }
  #expect(exact)
  for step in 0...80 {
    let width = 320 + Double(step) * 9.74
    guard let stretch = stretches.first(where: { $0.from + 0.01 < width && width < $0.to - 0.01 })
    else { continue }
    let layout = try await entry.solvedInPlace(in: variant.of(width: width))
    let piece = SweepPiece(layout, width: width)
    #expect(piece.facts == stretch.start.facts, "\(width)")
    for index in piece.values.indices {
      let line =
        stretch.start.values[index] + stretch.slopes[index] * (width - stretch.start.width)
      #expect(abs(piece.values[index] - line) < 0.01, "\(piece.name(of: index)) at \(width)")
    }
  }
}

@Test(
  "Runs of sweep",
  arguments: [
    DiffCase(
      "--only spacers --width 300...600", 0, "Guides as spacers on 420 × 120: ", "300 – ",
      " – 600 pt"),
    DiffCase("--only spacers --width 300...600 --format json", 0, #""from" : 300"#),
    DiffCase("--only spacers --width 300...600 --format svg", 0, "<svg xmlns", "300 – "),
    DiffCase("--only spacer --width 300...600", 64, "did you mean"),
    DiffCase("--only sign-up --width 300...600", 64, "these are 3 variants"),
    DiffCase("--only spacers --width 600...300", 64, "--width"),
    DiffCase("--only spacers --width 0...300", 64, "--width"),
    DiffCase("--only spacers --width 300...nan", 64, "--width"),
    DiffCase("--only spacers", 64, "--width"),
    DiffCase("--only spacers --width 300...310 --output no/x.svg", 70, "no/x.svg"),
  ])
func sweepRuns(_ row: DiffCase) throws {
  try withTemporaryFolder { folder in
    let outcome = try Tool(folder: folder).gallery(
      ["sweep"] + row.line.split(separator: " ").map(String.init))
    #expect(outcome.status == row.status, "\(outcome.errors)")
    for message in row.messages {
      #expect((row.status > 1 ? outcome.errors : outcome.output).contains(message), "\(outcome)")
    }
  }
}
