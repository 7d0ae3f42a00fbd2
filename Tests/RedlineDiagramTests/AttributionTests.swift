import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What a reader takes a sign, a line or a number to be about, by what is nearest to it.
@Suite(.blocks) struct AttributionTests {
  private static func plan(_ view: View, on device: Device) throws -> (SolvedLayout, FigurePlan) {
    let layout = try view.solved(
      in: LayoutEnvironment(device: device), measuring: TextShaper.shared())
    return (layout, try FigureRoomTests.plan(layout))
  }

  private static func rect(_ name: String, _ found: (SolvedLayout, FigurePlan)) throws -> CGRect {
    found.1.projection(try #require(found.0.items.first { $0.name == name }).frame)
  }

  /// A picture in the middle of a cell, and two lines of text beside it that are not.
  final class Cell: View, LayoutSpec {
    let picture = ImageView(), title = Label("A title"), text = Label("And what it is about")
    let gap: Double

    init(gap: Double) {
      self.gap = gap
    }

    var layout: Layout {
      picture; title; text
      picture.size == CGSize(width: 60, height: 60)
      picture.leading == leading + 10
      picture.centerY == centerY
      title.leading == picture.trailing + gap
      title.top == picture.top
      text.leading == title.leading
      text.top == title.bottom + 4
    }
  }

  @Test("The sign of a view's centre is not between it and the next view", arguments: [8.0, 15])
  func centerOfOne(gap: Double) throws {
    let found = try Self.plan(Cell(gap: gap), on: .canvas(320, 107))
    let (picture, text) = (try Self.rect("picture", found), try Self.rect("text", found))
    let signs = found.1.placed.flatMap(\.circles)
    #expect(!signs.contains { picture.maxX < $0.x && $0.x < text.minX }, "\(signs)")
  }

  /// Two views with one centre, and no room for a sign between them.
  final class Pair: View, LayoutSpec {
    let toggle = Switch(), terms = Label("The terms and the conditions")

    var layout: Layout {
      toggle; terms
      toggle.leading == leading + 60
      terms.top == top + 40
      terms.leading == toggle.trailing + 5
      toggle.centerY == terms.centerY
    }
  }

  @Test("The sign of two centres is between the views, or nowhere")
  func centerOfTwo() throws {
    let found = try Self.plan(Pair(), on: .canvas(360, 120))
    let (toggle, terms) = (try Self.rect("toggle", found), try Self.rect("terms", found))
    let signs = found.1.placed.flatMap(\.circles)
    #expect(signs.allSatisfy { toggle.minX < $0.x && $0.x < terms.maxX }, "\(signs)")
  }

  /// Fields without room between them, of which each holds its width less than others.
  final class Fields: View, LayoutSpec {
    let fieldsThatHaveLongNames = (0..<6).map { _ in TextField() }

    init() {
      super.init(frame: .zero)
      fieldsThatHaveLongNames[2].setContentHuggingPriority(249, for: .horizontal)
      fieldsThatHaveLongNames[2].setContentCompressionResistancePriority(749, for: .horizontal)
    }

    var layout: Layout {
      for (index, field) in fieldsThatHaveLongNames.enumerated() {
        field
        field.leading == leading + 60
        field.trailing == trailing - 60
        field.top == top + Double(60 + 36 * index)
        field.height == 34
      }
    }
  }

  @Test("No line leads from a priority over another control")
  func leaders() throws {
    let found = try Self.plan(Fields(), on: .canvas(320, 300))
    let (layout, plan) = found
    let fields = layout.items.filter { $0.name.hasPrefix("fields") }.map {
      plan.projection($0.frame)
    }
    try #require(fields.count == 6)
    for item in plan.placed where item.mark.kind == .contentSize {
      for stroke in item.strokes {
        let crossed = fields.filter {
          $0.insetBy(dx: 2, dy: 2).intersects(stroke.line.bounds.insetBy(dx: -0.1, dy: -0.1))
        }
        #expect(crossed.isEmpty, "\(item.mark.text) \(stroke.line)")
      }
    }
  }

  /// A picture that takes nearly all of the width, somewhat above the middle.
  final class Album: View, LayoutSpec {
    let theAlbumOfTheSong = ImageView("album"), title = Label("Awake"), tools = View()

    var layout: Layout {
      let album = theAlbumOfTheSong
      album; title; tools
      album.leading == leading + 40
      album.trailing == trailing - 40
      album.height == album.width
      album.centerY == centerY - 95
      title.top == album.bottom + 18
      title.centerX == album.centerX
      tools.leading == leading + 20
      tools.trailing == trailing - 20
      tools.height == 44
      tools.bottom == bottom - 60
    }
  }

  @Test("By how much a centre is off is told near its line")
  func offCenter() throws {
    let found = try Self.plan(Album(), on: .iPhone8)
    let mark = try #require(found.1.placed.first { $0.mark.isOffCenter })
    let line = try #require(mark.strokes.first { $0.style == .axis }).line
    let tag = try #require(mark.tag)
    #expect(abs(tag.midY - line.start.y) <= 60)
  }

  /// The name of an app as wide as its screen, at a third of that.
  final class LaunchController: View, LayoutSpec {
    let catalogue = Label("Catalogue", font: .system(size: 36, weight: .bold))

    init() {
      super.init(frame: .zero)
      catalogue.textAlignment = .center
    }

    var layout: Layout {
      catalogue
      catalogue.leading == leading + 20
      catalogue.centerX == centerX
      catalogue.centerY == bottom / 3 + 1
    }
  }

  @Test("Where the middle of a view is told is not on its other centre line")
  func otherCenter() throws {
    let plan = try Self.plan(LaunchController(), on: .canvas(600, 600)).1
    let level = try #require(plan.placed.first { $0.mark.text.contains("centerY") })
    let upright = try #require(plan.placed.first { $0.mark.text.contains("centerX") })
    let tag = try #require(level.tag)
    let x = try #require(upright.strokes.first { $0.style == .axis }).line.start.x
    #expect(abs(tag.midX - x) > tag.width / 3, "\(tag) \(x)")
  }

  /// A short name just above a long text, with a picture at their side.
  final class Message: View, LayoutSpec {
    let photo = ImageView(), media = View(), dot = View(), end = View()
    let name = Label("Feeds", font: .system(size: 14))
    let text = Label(
      "Do not go gentle into that good night. Old age should burn and rave at close of day",
      font: .system(size: 13))

    init() {
      super.init(frame: .zero)
      text.numberOfLines = 2
      for view in [dot, end] { view.backgroundColor = .systemGray4 }
    }

    var layout: Layout {
      photo; media; name; text; dot; end
      media.leading == leading + 10
      media.top == top + 10
      media.size == CGSize(width: 60, height: 60)
      photo.center == media.center
      photo.leading == media.leading
      photo.top == media.top
      name.leading == media.trailing + 15
      name.top == media.top
      text.leading == name.leading
      text.top == name.bottom + 5
      dot.leading == text.trailing + 8
      end.leading == dot.trailing + 5
      end.trailing == trailing - 10
      end.size == CGSize(width: 11, height: 20)
      dot.size == CGSize(width: 10, height: 10)
      end.centerY == centerY
      dot.centerY == centerY
      name.trailing <= trailing - 30
      text.bottom <= bottom - 10
    }
  }

  @Test("A small gap below a short view has its bar beside that")
  func smallGap() throws {
    let found = try Self.plan(Message(), on: .canvas(320, 80))
    let (name, text) = (try Self.rect("name", found), try Self.rect("text", found))
    let mark = try #require(found.1.placed.first { $0.mark.text == "5" })
    let bar = try #require(mark.strokes.first { $0.style == .bar }).line
    let (low, high) = (min(bar.start.y, bar.end.y), max(bar.start.y, bar.end.y))
    #expect(abs(low - name.maxY) < 1 && abs(high - text.minY) < 1, "\(bar)")
    #expect(abs(bar.start.x - name.maxX) < 40, "\(bar)")
  }
}
