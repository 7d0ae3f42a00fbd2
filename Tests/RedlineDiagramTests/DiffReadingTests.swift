import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What a reader of a change finds in its picture: the views that the text names, and what each sign is about.
@Suite(.blocks) struct DiffReadingTests {
  /// A picture with a text and a button beside it, and a badge on its corner.
  final class Card: View, LayoutSpec {
    let photo = ImageView(nil, size: CGSize(width: 64, height: 64))
    let bio = Label("Wrote the first program.")
    let follow = Button("Follow")
    let badge = View()
    let gap: Double
    let hasBadge: Bool

    init(gap: Double = 12, hasBadge: Bool = false) {
      (self.gap, self.hasBadge) = (gap, hasBadge)
      super.init(frame: .zero)
      badge.backgroundColor = .systemOrange
      follow.backgroundColor = .systemBlue
    }

    var layout: Layout {
      photo; bio; follow
      photo.top == top + 16
      photo.leading == leading + 16
      bio.top == photo.top
      bio.leading == photo.trailing + gap
      follow.leading == bio.leading
      follow.bottom == photo.bottom + 20
      if hasBadge {
        badge
        badge.size == CGSize(width: 16, height: 16)
        badge.centerX == photo.trailing
        badge.centerY == photo.bottom
      }
    }
  }

  private static func diagram(_ old: View, _ new: View) throws -> DiffDiagram {
    let layouts = try [old, new].map {
      try $0.solved(
        in: LayoutEnvironment(device: .canvas(360, 180)), measuring: TextShaper.shared(),
        name: "Card")
    }
    var diagram = DiffDiagram(from: layouts[0], to: layouts[1])
    diagram.textMode = .live
    return diagram
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: @Sendable () -> Card
    let new: @Sendable () -> Card
    let named: Set<String>
  }

  static let rows = [
    Row(
      testDescription: "what moved, and what it is held by", old: { Card() },
      new: { Card(gap: 28) }, named: ["photo", "bio"]),
    Row(
      testDescription: "what a new view is held by", old: { Card() },
      new: { Card(hasBadge: true) }, named: ["photo"]),
    Row(
      testDescription: "nothing, as nothing changed", old: { Card() }, new: { Card() }, named: []),
  ]

  @Test(
    "A view that the text names has its name, if neither a tag nor what it shows says it",
    arguments: rows)
  func names(_ row: Row) throws {
    let texts = try Self.diagram(row.old(), row.new()).drawing().texts
    // The names of tags are texts, too, but stand in longer ones.
    #expect(
      Set(texts).intersection(["photo", "bio", "follow", "badge"]).subtracting(["badge"])
        == row.named)
  }

  /// A panel that takes most of the screen, with nothing in it but a mark.
  final class Wide: View, LayoutSpec {
    let panel = View(), dot = View()
    let inset: Double

    init(_ inset: Double) {
      self.inset = inset
      super.init(frame: .zero)
      panel.backgroundColor = .systemGray5
      dot.backgroundColor = .systemRed
    }

    var layout: Layout {
      panel { dot }
      panel.edges == edges + 8
      dot.leading == panel.leading + inset
      dot.top == panel.top + 40
      dot.size == CGSize(width: 40, height: 40)
    }
  }

  @Test("What takes most of the screen has its name where the text tells of it")
  func large() throws {
    #expect(try Self.diagram(Wide(20), Wide(60)).drawing().texts.contains("panel"))
  }

  @Test("The line of a new constraint has its words, a little away where there is room")
  func words() throws {
    let labels = try Self.diagram(Card(), Card(hasBadge: true)).drawnLabels().labels.map(\.text)
    #expect(labels.contains("+1 badge center on photo bottom"), "\(labels)")
    #expect(!labels.contains("+1"), "\(labels)")
  }

  /// A bar of which one of two widths gives way.
  final class Bar: View, LayoutSpec {
    let bar = View()
    let priority: LayoutPriority

    init(_ priority: LayoutPriority) {
      self.priority = priority
      super.init(frame: .zero)
      bar.backgroundColor = .systemGreen
    }

    var layout: Layout {
      bar
      bar.leading == leading + 24
      bar.top == top + 40
      bar.height == 32
      bar.width == 200 ~ priority
      bar.width == 96 ~ 500
    }
  }

  @Test(
    "Before and after, each has the sign of the row that tells what gives way there, and the bar its name"
  )
  func beforeAndAfter() throws {
    // The one that gives way before does not change; the other one does.
    let layouts = try [(LayoutPriority(750), 320.0), (250, 340)].map { priority, width in
      try Bar(priority).solved(
        in: LayoutEnvironment(device: .canvas(width, 120)), measuring: TextShaper.shared(),
        name: "Bar")
    }
    var diagram = DiffDiagram(from: layouts[0], to: layouts[1])
    diagram.textMode = .live
    let labels = try diagram.drawnLabels().labels.map(\.text)
    #expect(labels.contains("✓ 96@500, is 200"), "\(labels)")
    #expect(!labels.contains { $0.hasPrefix("96") }, "\(labels)")
    #expect(try diagram.drawing().texts.count { $0 == "bar" } == 2)
  }

  /// The lowest view that is drawn of a phone, beside which its name would lie on the torn edge.
  final class Lowest: View, LayoutSpec {
    let action = Button("Install")
    let shift: Double

    init(_ shift: Double) {
      self.shift = shift
      super.init(frame: .zero)
    }

    var layout: Layout {
      action
      action.horizontal == horizontal + 110
      action.top == top + 100 + shift
    }
  }

  @Test("A name keeps off the torn edge of a screen")
  func tornEdge() throws {
    let layouts = try [0.0, 6].map { shift in
      try Lowest(shift).solved(
        in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared(), name: "Lowest")
    }
    let diagram = DiffDiagram(from: layouts[0], to: layouts[1])
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let screen = DiffScreen(
      diagram, DiffSigns(diagram.diff), .overlaid, ink, FigureOptions(), of: diagram.new)
    let plan = screen.plan(room: FigureSetting.room(FigureOptions()), most: nil)
    let names = FigureCaptions.captions(plan, screen.source) {
      ink.painter.width(of: $0, font: FigureInk.smallFont)
    }
    #expect(plan.cutsTop && plan.cutsBottom && !names.isEmpty, "\(names)")
    for name in names {
      #expect(plan.body.minY + 4 < name.rect.minY && name.rect.maxY < plan.body.maxY - 4)
    }
  }

  /// Two buttons beside each other with equal gaps, by spacers in a wide screen only.
  final class Buttons: View, LayoutSpec {
    let red = Button("Red"), green = Button("Green")
    let gaps = [LayoutGuide(), LayoutGuide(), LayoutGuide()]

    var layout: Layout {
      red; green; gaps[0]; gaps[1]; gaps[2]
      red.top == top + 40
      green.centerY == red.centerY
      gaps[0].leading == leading
      gaps[2].trailing == trailing
      gaps[0].width == gaps[1].width
      gaps[1].width == gaps[2].width
      When(.regularWidth) {
        gaps[0].trailing == red.leading
        red.trailing == gaps[1].leading
        gaps[1].trailing == green.leading
        green.trailing == gaps[2].leading
      }
    }
  }

  @Test("Of changed edges between views and spacers one tag says how many they are")
  func spacers() throws {
    let layouts = try [Device.iPhone8, .iPadMini5].map {
      try Buttons().solved(
        in: LayoutEnvironment(device: $0), measuring: TextShaper.shared(), name: "Buttons")
    }
    var diagram = DiffDiagram(from: layouts[0], to: layouts[1])
    diagram.textMode = .live
    #expect(try diagram.svg().text().contains("4 edges"))
  }
}
