import Foundation
import Testing

@testable import RedlineDiagram

/// Where the scenes of a storyboard are drawn.
@Suite("Scenes of a storyboard on one page")
struct SceneMapTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var centers: [CGPoint?]
    var label = ""
    /// The empty widths between scenes that follow each other, left to right.
    var gaps: ClosedRange<Double>

    var testDescription: String { name }
  }

  @Test(
    "Gaps hold the label of their arrow, and empty ones are small",
    arguments: [
      Row(name: "far apart", centers: [.zero, CGPoint(x: 9_000, y: 0)], gaps: 200...200),
      Row(name: "as on the canvas", centers: [.zero, CGPoint(x: 340, y: 0)], gaps: 130...150),
      Row(
        name: "the label is wider than the gap", centers: [.zero, CGPoint(x: 260, y: 0)],
        label: "showSettingsOfTheAccount", gaps: 300...500),
      Row(name: "no place on the canvas", centers: [nil, nil], gaps: 99...101),
      Row(
        name: "the whole range of the canvas",
        centers: [CGPoint(x: -999_999, y: 0), CGPoint(x: 999_999, y: 0)], gaps: 200...200),
    ])
  func gaps(_ row: Row) throws {
    let frames = try Self.map(row).placedFrames(TextPainter(mode: .outlines))
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(row.gaps.contains(Double(next.minX - one.maxX)), "\(frames)")
    }
  }

  @Test("What lies above each other on the canvas stays so, nearer to each other")
  func rows() throws {
    let row = Row(
      name: "", centers: [.zero, CGPoint(x: 30, y: 5_000), CGPoint(x: 1_000, y: 2_500)],
      gaps: 0...0)
    let frames = try Self.map(row).placedFrames(TextPainter(mode: .outlines))
    #expect(frames[1].minX - frames[0].minX == 30)
    #expect(frames[2].minY - frames[0].maxY == 140)
    #expect(frames[1].minY - frames[2].maxY == 140)
  }

  @Test("The page of two scenes far apart is no larger than what they need")
  func page() throws {
    let row = Row(name: "", centers: [.zero, CGPoint(x: 9_000, y: 7_000)], gaps: 0...0)
    let size = try Self.map(row).drawing(theme: .light).size
    #expect(size.width < 500 && size.height < 300, "\(size)")
  }

  private static func map(_ row: Row) -> SceneMap {
    SceneMap(
      title: "T",
      scenes: row.centers.enumerated().map {
        SceneMap.Scene(
          id: "\($0.offset)", title: "Scene", center: $0.element, layout: nil, isInitial: false)
      },
      arrows: row.label.isEmpty
        ? [] : [SceneMap.Arrow(from: "0", to: "1", label: row.label, isRelationship: false)])
  }
}
