import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// The names of views in a picture, for what a tag names elsewhere and what shows nothing.
@Suite(.blocks) struct CaptionTests {
  /// Two boxes side by side, and a third one.
  final class Card: View, LayoutSpec {
    let avatar = View()
    let badge = View()
    let status = Label("")
    let statements: @Sendable (Card) -> [LayoutConstraint]

    init(_ change: (Card) -> Void, _ statements: @escaping @Sendable (Card) -> [LayoutConstraint]) {
      self.statements = statements
      super.init(frame: .zero)
      avatar.backgroundColor = .systemGray4
      badge.backgroundColor = .systemGray4
      change(self)
    }

    var layout: Layout {
      avatar; badge; status
      avatar.leading == leading + 20
      avatar.top == top + 20
      avatar.width == 90
      avatar.height == 60
      badge.leading == leading + 160
      badge.centerY == centerY
      status.leading == leading + 260
      status.top == top + 20
      statements(self)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What is named, by the place of the name.
    let names: [String: String]
    var options = FigureOptions()
    var change: @Sendable (Card) -> Void = { _ in }
    var statements: @Sendable (Card) -> [LayoutConstraint] = {
      [$0.badge.width == 80, $0.badge.height == 80]
    }

    init(
      _ description: String, _ names: [String: String], options: FigureOptions = FigureOptions(),
      change: @escaping @Sendable (Card) -> Void = { _ in },
      statements: @escaping @Sendable (Card) -> [LayoutConstraint] = {
        [$0.badge.width == 80, $0.badge.height == 80]
      }
    ) {
      testDescription = description
      self.names = names
      self.options = options
      self.change = change
      self.statements = statements
    }
  }

  static let hidden: FigureOptions = {
    var options = FigureOptions()
    options.hidden = [.kinds([.name])]
    return options
  }()

  static let plain: FigureOptions = {
    var options = FigureOptions()
    options.legend = .none
    return options
  }()

  static let rows = [
    Row("views without a text", ["avatar": "inside", "badge": "inside"]),
    Row("a view that is too low for its name", ["avatar": "inside", "badge": "beside"]) { _ in
    } statements: {
      [$0.badge.width == 80, $0.badge.height == 6]
    },
    Row("a text that says something", ["avatar": "inside"], options: plain) {
      $0.badge.isHidden = true
      $0.status.text = "Online"
    },
    Row(
      "a text that the legend names in place of a tag", ["avatar": "inside", "status": "beside"]
    ) {
      $0.badge.isHidden = true
      $0.status.text = "Online"
    },
    Row("the text of a new label", ["avatar": "inside", "status": "beside"]) {
      $0.badge.isHidden = true
      $0.status.text = "Label"
    },
    Row(
      "a text that is not the name which the tag at it says",
      ["avatar": "inside", "status": "inside"]
    ) {
      $0.badge.isHidden = true
      $0.status.text = "Online"
    } statements: {
      [$0.status.centerX == $0.avatar.centerX + 260]
    },
    Row("a text that has its name in it", ["avatar": "inside"]) {
      $0.badge.isHidden = true
      $0.status.text = "Your status"
    } statements: {
      [$0.status.centerX == $0.avatar.centerX + 260]
    },
    Row(
      "what another view is compared with",
      ["avatar": "inside", "badge": "inside", "status": "inside"]
    ) {
      $0.status.text = "Online"
    } statements: {
      [
        $0.badge.width == 80, $0.badge.top == 0.5 * $0.status.bottom, $0.status.height == 120,
        $0.status.width == 100,
      ]
    },
    Row("names that are not asked for", [:], options: hidden),
    Row("what takes more than half of the screen", ["avatar": "inside", "badge": "inside"]) {
      $0.status.isHidden = true
    } statements: {
      [$0.badge.height == 180, $0.badge.trailing == $0.trailing]
    },
  ]

  @Test("A view that nothing tells has its name on a plate", arguments: rows)
  func names(_ row: Row) throws {
    let (plan, captions) = try Self.captions(Card(row.change, row.statements), row.options)
    var found: [String: String] = [:]
    for caption in captions {
      let frame = plan.projection(try #require(plan.layoutFrames[caption.item]))
      found[caption.text] =
        frame.covers(caption.rect) ? "inside" : frame.intersects(caption.rect) ? "on" : "beside"
    }
    #expect(found == row.names)
  }

  @Test("A name lies on no tag, line, text or other view", arguments: rows)
  func places(_ row: Row) throws {
    let (plan, captions) = try Self.captions(Card(row.change, row.statements), row.options)
    for caption in captions {
      for item in plan.placed {
        #expect(!(item.tag?.intersects(caption.rect) ?? false), "\(item.mark.text)")
        for stroke in item.strokes {
          #expect(
            distance(from: caption.rect, to: stroke.line.start, stroke.line.end) > 0,
            "\(caption.text) on \(item.mark.title)")
        }
      }
      #expect(!plan.lines.meets(caption.rect.insetBy(dx: 1, dy: 1)))
      for (id, frame) in plan.layoutFrames where id != caption.item && id != "Card" {
        #expect(!plan.projection(frame).intersects(caption.rect), "\(caption.text) on \(id)")
      }
    }
  }

  /// What holds a text that leaves no corner free, and is what a view elsewhere is held at.
  final class Crowded: View, LayoutSpec {
    let panel = View()
    let text = Label(Array(repeating: "words", count: 30).joined(separator: " "), lines: 0)
    let note = Label("A note that stands elsewhere")

    var layout: Layout {
      panel { text }
      note
      panel.leading == leading + 30
      panel.top == top + 20
      panel.width == 200
      text.edges == panel.edges + 9
      note.top == panel.bottom + 60
      note.leading == panel.leading + 14
      note.centerX == 0.9 * panel.trailing ~ 1
    }
  }

  @Test("What holds others has its name on its edge where nothing in it is free")
  func onEdge() throws {
    let layout = try Crowded().solved(
      in: LayoutEnvironment(device: .canvas(300, 300)), measuring: TextShaper.shared())
    let (plan, captions) = try Self.captions(layout)
    let panel = plan.projection(try #require(layout.items.first { $0.id == "panel" }).frame)
    let name = try #require(captions.first { $0.text == "panel" }, "\(captions)")
    #expect(!panel.covers(name.rect) && panel.intersects(name.rect))
  }

  /// A panel that a list covers, with little room between what is in that.
  final class Covered: View, LayoutSpec {
    let panel = View()
    let list = View()
    let first = View()
    let second = View()

    var layout: Layout {
      panel {
        list {
          first; second
        }
      }
      panel.center == center
      panel.width == 220
      list.edges == panel.edges
      first.leading == list.leading + 8
      second.leading == first.leading
      first.height == 30
      second.height == 30
      first.top == list.top + 8
      first.width == 120
      second.top == first.bottom + 60
      second.bottom == list.bottom - 8
      second.width == first.width
    }
  }

  @Test("What another view covers has its name in it all the same")
  func covered() throws {
    let layout = try Covered().solved(
      in: LayoutEnvironment(device: .canvas(300, 300)), measuring: TextShaper.shared())
    let (plan, captions) = try Self.captions(layout)
    let panel = plan.projection(try #require(layout.items.first { $0.id == "panel" }).frame)
    let name = try #require(captions.first { $0.text == "panel" }, "\(captions)")
    #expect(panel.covers(name.rect))
    for id in ["first", "second"] {
      let view = plan.projection(try #require(layout.items.first { $0.id == id }).frame)
      #expect(!view.intersects(name.rect))
    }
  }

  @Test("A view alone has no name, as nobody asks which it is")
  func alone() throws {
    let (_, captions) = try Self.captions(
      Card(
        {
          $0.badge.isHidden = true
          $0.status.isHidden = true
        }, { [$0.badge.width == 80, $0.badge.height == 80] }))
    #expect(captions.isEmpty)
  }

  private static func captions(
    _ card: Card, _ options: FigureOptions = FigureOptions()
  ) throws -> (plan: NamedPlan, captions: [FigureCaptions.Caption]) {
    try captions(
      card.solved(
        in: LayoutEnvironment(device: .canvas(400, 200)), measuring: TextShaper.shared()), options)
  }

  private static func captions(
    _ layout: SolvedLayout, _ options: FigureOptions = FigureOptions()
  ) throws -> (plan: NamedPlan, captions: [FigureCaptions.Caption]) {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var diagram = Diagram(layout)
    diagram.figure = options
    let scene = FigureScene(diagram, ink)
    var plan = scene.plan(room: FigureSetting.room(options))
    plan.placed = FigureOwnership.settled(plan, ink)
    let captions = FigureCaptions.captions(plan, scene.source) {
      ink.painter.width(of: $0, font: FigureInk.smallFont)
    }
    let frames = layout.items.filter { !$0.isHidden }.map { ($0.id, $0.frame) }
    return (
      NamedPlan(plan: plan, layoutFrames: Dictionary(uniqueKeysWithValues: frames)), captions
    )
  }

  /// A plan with the frames of its views, in points of the layout.
  @dynamicMemberLookup struct NamedPlan {
    let plan: FigurePlan
    let layoutFrames: [String: CGRect]

    subscript<Value>(dynamicMember key: KeyPath<FigurePlan, Value>) -> Value { plan[keyPath: key] }
  }
}
