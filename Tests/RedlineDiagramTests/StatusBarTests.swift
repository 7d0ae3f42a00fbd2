import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

private final class Screen: View, LayoutSpec {
  let bar = View()
  let height: Double
  let indent: Double
  let reach: Double

  init(
    _ color: Color?, y: Double, height: Double, indent: Double, reach: Double, isHidden: Bool
  ) {
    (self.height, self.indent, self.reach) = (height, indent, reach)
    super.init()
    // Neither black nor white is anywhere else in the picture.
    backgroundColor = .systemGreen
    bar.backgroundColor = color
    bar.isHidden = isHidden
    place = y
  }

  private var place = 0.0

  var layout: Layout {
    bar
    bar.top == top + place
    bar.leading == leading + indent
    bar.trailing == trailing - reach
    bar.height == height
  }
}

/// Time and battery are written in what can be read on the view below them.
@Suite(.blocks) struct StatusBarTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var color: Color? = Color(rgb: 0x1A1A1A)
    var y = 0.0
    var height = 103.0
    var indent = 0.0
    /// How far it ends before the right edge.
    var reach = 0.0
    var isHidden = false
    let isWhite: Bool
  }

  static let rows = [
    Row(testDescription: "a dark view", isWhite: true),
    Row(testDescription: "one without a colour", color: nil, isWhite: false),
    Row(
      testDescription: "a light one", color: Color(rgb: 0xE5E5E5), isWhite: false),
    Row(
      testDescription: "one that lets most through",
      color: Color(rgb: 0x1A1A1A).withAlphaComponent(0.3), isWhite: false),
    Row(testDescription: "below the bar", y: 59, height: 44, isWhite: false),
    Row(testDescription: "under the battery alone", indent: 196, isWhite: false),
    Row(testDescription: "under the time alone", reach: 196, isWhite: true),
    Row(testDescription: "hidden", isHidden: true, isWhite: false),
  ]

  @Test(arguments: rows) func isReadable(_ row: Row) throws {
    let screen = Screen(
      row.color, y: row.y, height: row.height, indent: row.indent, reach: row.reach,
      isHidden: row.isHidden)
    let layout = try screen.solved(
      in: LayoutEnvironment(device: .iPhone15), measuring: try TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.style = .screen
    let text = try diagram.svg().text()
    #expect(text.contains("\"#FFFFFF\"") == row.isWhite)
  }

  /// A screen with an image on all of it, whose pixels nobody knows.
  private final class Photo: View, LayoutSpec {
    let photo = ImageView("photo-of-a-night")
    var layout: Layout {
      photo
      photo.edges == edges
    }
  }

  @Test("Signs are seen on the place of an image", arguments: [true, false])
  func onPlaces(_ isThere: Bool) throws {
    let screen = Photo()
    screen.backgroundColor = .black
    screen.photo.isHidden = !isThere
    let layout = try screen.solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: try TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.style = .screen
    let time = try diagram.svg().text().contains("fill=\"#FFFFFF\"")
    #expect(time != isThere)
  }

  /// A list on the whole of a screen, and a view under its clock.
  private final class Cover: View, LayoutSpec {
    let list = View()
    let cover = View()

    var layout: Layout {
      list
      cover
      list.edges == edges
      cover.top == top
      cover.leading == leading
      cover.trailing == trailing
      cover.height == 20
    }
  }

  @Test(
    "No tag lies on the clock, nor on that of a canvas",
    arguments: [Device.canvas(320, 480, scale: 2, statusBar: 20), .iPhone8])
  func clock(_ device: Device) throws {
    let plan = try SeenFaultTests.plan(SeenFaultTests.solved(Cover(), on: device))
    let tags = plan.placed.compactMap(\.tag)
    #expect(tags.count >= 3)
    let middle = Double(device.size.width) / 2 * plan.scale
    let clock = CGRect(
      x: middle - 12 * plan.scale, y: 5 * plan.scale, width: 24 * plan.scale,
      height: 10 * plan.scale)
    for tag in tags { #expect(!tag.intersects(clock), "\(tag)") }
  }
}
