import GalleryLayouts
import RedlineAnalysis
import RedlineCommands
import RedlineKit
import Testing

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
  var views: ResizableLayout?
  var sweep = LayoutSweep { width in
    let variant = row.entry.variants[0].ofWidth(width)
    return try #require(try row.entry.resized(&views, in: variant))
  }
  let stretches = try await sweep.stretches(
    from: row.range.lowerBound, to: row.range.upperBound)
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
  var views: ResizableLayout?
  var sweep = LayoutSweep { width in
    try #require(try entry.resized(&views, in: variant.ofWidth(width)))
  }
  let stretches = try await sweep.stretches(from: 320, to: 1100)
  let exact = stretches.allSatisfy { $0.start.inexactItems.isEmpty }
  #expect(exact)
  for step in 0...80 {
    let width = 320 + Double(step) * 9.74
    guard let stretch = stretches.first(where: { $0.from + 0.01 < width && width < $0.to - 0.01 })
    else { continue }
    let layout = try entry.solved(in: variant.ofWidth(width))
    let piece = SweepPiece(layout, width: width)
    #expect(try entry.resized(&views, in: variant.ofWidth(width)) == layout, "\(width)")
    #expect(piece.facts == stretch.start.facts, "\(width)")
    for index in piece.values.indices {
      let line =
        stretch.start.values[index] + stretch.slopes[index] * (width - stretch.start.width)
      #expect(abs(piece.values[index] - line) < 0.01, "\(piece.name(of: index)) at \(width)")
    }
  }
}
