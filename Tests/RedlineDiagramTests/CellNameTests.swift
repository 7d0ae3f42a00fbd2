import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What cells are called, and the margins of what is in them.
@Suite(.blocks) struct CellNameTests {
  /// Two rows with a text on their own margins each; the texts are off the middle.
  final class Rows: View, LayoutSpec {
    let first = TableViewCell(accessory: .disclosureIndicator)
    let second = TableViewCell(accessory: .detailDisclosureButton)
    let one = Label("One"), two = Label("Two")

    init() {
      super.init(frame: .zero)
      for (cell, text) in [(first, one), (second, two)] {
        text.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(text)
      }
    }

    var layout: Layout {
      first; second
      first.top == top
      second.top == first.bottom + 30
      for (cell, text) in [(first, one), (second, two)] {
        cell.horizontal == horizontal
        cell.height == 50
        text.leading == cell.contentView.margins.leading
        cell.contentView.centerY == text.centerY + 4
      }
    }
  }

  private func plan() throws -> FigurePlan {
    try SeenFaultTests.plan(SeenFaultTests.solved(Rows(), on: .canvas(320, 160)))
  }

  @Test("Names and tags keep clear of the signs at the end of a cell")
  func signs() throws {
    let layout = try SeenFaultTests.solved(Rows(), on: .canvas(320, 160))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let scene = FigureScene(Diagram(layout), ink)
    let tags = scene.plan(room: FigureSetting.room(FigureOptions())).placed.compactMap(\.tag)
    for (x, y) in [(300.0, 25.0), (300, 105), (266, 105)] {
      let sign = CGRect(x: x - 8, y: y - 8, width: 16, height: 16)
      #expect(scene.surroundings.texts.contains { $0.contains(sign) }, "\(sign)")
      #expect(tags.allSatisfy { !$0.intersects(sign) })
    }
  }

  @Test("The margins of what a view is in are called so, whatever else has some")
  func margins() throws {
    let marks = try plan().placed.map(\.mark)
    let edges = marks.filter { $0.kind == .alignment && $0.owners.contains("one") }
    #expect(edges.map { $0.base?.name } == ["margins"], "\(edges.map(\.ends))")
  }

  @Test("What a view is in is the superview also where its centre is off, whoever is written first")
  func offCenter() throws {
    let centers = try plan().placed.map(\.mark).filter { $0.kind == .center }
    #expect(Set(centers.compactMap { $0.base?.name }) == ["superview"])
    #expect(centers.allSatisfy { !$0.text.contains("contentView") })
  }

  /// A card whose place is a share of the screen's height, and a title in it that hangs on the screen, too.
  private final class Shares: View, LayoutSpec {
    let card = View(), title = View()

    var layout: Layout {
      card { title }
      card.size == CGSize(width: 200, height: 100)
      card.centerX == centerX
      card.centerY == 0.9 * centerY
      title.size == CGSize(width: 40, height: 20)
      title.centerX == card.centerX
      title.bottom == 0.5 * bottom
    }
  }

  @Test("The screen is the superview of what lies in it, and else called as the picture is")
  func sharesOfScreens() throws {
    var layout = try SeenFaultTests.solved(Shares(), on: .iPhone8)
    (layout.name, layout.items[0].name, layout.items[0].className) = ("Pairing", "UIView", "UIView")
    let marks = try SeenFaultTests.plan(layout).placed.map(\.mark.text)
    #expect(marks.contains { $0.hasSuffix("= 0.9 × superview") }, "\(marks)")
    #expect(marks.contains("title bottom = 0.5 × Pairing bottom"), "\(marks)")
  }
}
