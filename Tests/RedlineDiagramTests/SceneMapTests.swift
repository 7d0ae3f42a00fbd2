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

  @Test("Scenes whose places on the canvas are nearer than their sizes do not lie on each other")
  func apart() throws {
    let row = Row(
      name: "", centers: [.zero, CGPoint(x: 30, y: 4), CGPoint(x: 10, y: 90), CGPoint(x: 9, y: 3)],
      gaps: 0...0)
    let frames = try Self.map(row).placedFrames(TextPainter(mode: .outlines))
    for (index, frame) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) {
        #expect(frame.intersection(other).isNull, "\(frame) \(other)")
      }
    }
  }

  @Test(
    "Words of a wide map are as large in a column as those of a narrow one", arguments: [2, 5])
  func words(count: Int) throws {
    let centers = (0..<count).map { CGPoint(x: Double($0) * 400, y: 0) }
    let row = Row(name: "", centers: centers, gaps: 0...0)
    let page = try Self.map(row).drawing(theme: .light, textMode: .live)
    #expect(page.size.width <= 820, "\(page.size)")
    // In a column of 680 px.
    let scale = Double(page.size.width / page.viewBox.width) * min(1, 680 / page.size.width)
    let words = page.svg().text().matches(of: /font-size="([0-9.]+)"/).compactMap { Double($0.1) }
    #expect(words.count == count && words.allSatisfy { $0 * scale >= 9.9 }, "\(words)")
  }

  @Test(
    "A title that is wider than its screen has two lines, parted between its words",
    arguments: [
      ("Home", ["Home"]), ("SettingsTableViewController", ["SettingsTable", "ViewController"]),
      ("Sign In Or Create An Account", ["Sign In Or Create", "An Account"]),
      ("accountconfirmationverifier", ["accountconfirmationverifier"]),
    ])
  func titles(_ title: String, _ lines: [String]) throws {
    let found = try Self.map(Row(name: "", centers: [], gaps: 0...0))
      .titleLines(title, room: 200, TextPainter(mode: .live))
    #expect(found == lines)
  }

  @Test("Labels stand where no screen is, and what more than four arrows say is left out")
  func labels() throws {
    var map = Self.map(
      Row(
        name: "", centers: [.zero, CGPoint(x: 2_000, y: 0), CGPoint(x: 1_000, y: 0)], gaps: 0...0))
    map.arrows = [SceneMap.Arrow(from: "0", to: "1", label: "across", isRelationship: false)]
    let painter = try TextPainter(mode: .live)
    let frames = map.placedFrames(painter)
    let plates = map.arrowShapes(frames, Theme(.light), painter).flatMap(Self.rects)
    #expect(plates.count == 1)
    #expect(plates.allSatisfy { plate in !frames.contains { $0.intersects(plate) } })
    map.arrows = Array(repeating: map.arrows[0], count: 5)
    #expect(map.arrowShapes(frames, Theme(.light), painter).flatMap(Self.rects).isEmpty)
  }

  private static func rects(_ shape: Shape) -> [CGRect] {
    switch shape.content {
    case .shapes(let shapes): shapes.flatMap(rects)
    case .group(let group): group.shapes.flatMap(rects)
    case .rect(let rect, _, _): [rect]
    default: []
    }
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
