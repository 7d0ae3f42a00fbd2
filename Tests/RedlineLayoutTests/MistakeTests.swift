import Foundation
import RedlineLayout
import TestPrograms
import Testing

/// Layouts as somebody writes them who meets the DSL for the first time, and what they are told.
@Suite(.blocks) struct MistakeTests {
  final class Free: View, LayoutSpec {
    let title = Label("Title"), text = Label("Text"), box = View(), icon = ImageView("star")
    let touch = Button("")
    let make: (Free) -> Layout

    init(@LayoutBuilder _ make: @escaping (Free) -> Layout) {
      self.make = make
      super.init()
      icon.translatesAutoresizingMaskIntoConstraints = false
    }

    @LayoutBuilder var layout: Layout { make(self) }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: Diagnostic.Rule?
    let message: String
    let make: @Sendable () -> View

    init(
      _ name: String, _ rule: Diagnostic.Rule?, _ message: String,
      @LayoutBuilder _ layout: @escaping @Sendable (Free) -> Layout
    ) {
      (testDescription, self.rule, self.message) = (name, rule, message)
      make = { Free(layout) }
    }
  }

  private static let larger = "change a constraint that places it, or let its parent be larger"

  /// What is written, the rule, and the message; by hand. `nil` is no finding at all.
  static let rows: [Row] = [
    Row(
      "a trailing edge with the wrong sign", .outsideParent,
      "title reaches beyond Free by 16 pt at the right; did you mean title.trailing = Free.trailing - 16?"
    ) { root in
      root.title
      root.title.top == root.top
      root.title.leading == root.leading
      root.title.trailing == root.trailing + 16
    },
    Row(
      "the same the other way round, at the bottom", .outsideParent,
      "title reaches beyond Free by 8 pt at the bottom; did you mean Free.bottom = title.bottom + 8?"
    ) { root in
      root.title
      root.title.leading == root.leading
      root.bottom == root.title.bottom - 8
    },
    Row(
      "a leading edge to the margins", .outsideParent,
      "title reaches beyond Free by 12 pt at the left; did you mean title.leading = margins.leading + 20?"
    ) { root in
      root.title
      root.title.top == root.top
      root.title.leading == root.margins.leading - 20
    },
    Row(
      "away by its own height, where it waits to be moved in", .outsideParent,
      "box reaches beyond Free by 40 pt at the top; \(larger)"
    ) { root in
      root.box
      root.box.horizontal == root.horizontal
      root.box.height == 40
      root.box.top == root.top - 40
    },
    Row(
      "outside for another reason", .outsideParent,
      "box reaches beyond Free by 20 pt at the right; \(larger)"
    ) { root in
      root.box
      root.box.leading == root.leading
      root.box.vertical == root.vertical
      root.box.width == 220
    },
    Row(
      "a text between two edges", .outsideParent,
      "title reaches beyond Free by 10 pt at the left, 10 pt at the right; \(larger)"
    ) { root in
      root.title
      root.title.top == root.top
      root.title.leading == root.leading - 10
      root.title.trailing == root.trailing + 10
    },
    Row(
      "a text of a fixed width", .outsideParent,
      "title reaches beyond Free by 20 pt at the right; \(larger)"
    ) { root in
      root.title
      root.title.top == root.top
      root.title.leading == root.leading
      root.title.width == 220
    },
    Row(
      "a text of a width that may yield", .outsideParent,
      "title reaches beyond Free by 20 pt at the right; hold it with ≥ and ≤ to its parent's edges"
    ) { root in
      root.title
      root.title.top == root.top
      root.title.leading == root.leading
      root.title.width == 220 ~ .high
    },
    Row(
      "a constraint twice", .duplicateConstraint,
      "title.leading = Free.leading + 16 does nothing: line 10 says the same; remove one"
    ) { root in
      root.title
      LayoutBuilder.buildExpression(root.title.top == root.top, line: 9)
      LayoutBuilder.buildExpression(root.title.leading == root.leading + 16, line: 10)
      LayoutBuilder.buildExpression(root.title.leading == root.leading + 16, line: 11)
    },
    Row("the same with another priority", nil, "") { root in
      root.title
      root.title.top == root.top
      root.title.leading == root.leading + 16
      root.title.leading == root.leading + 16 ~ .high
    },
    Row(
      "behind an opaque view", .coveredView,
      "title cannot be seen: it lies behind box, which is opaque; list box before title, or add title to it"
    ) { root in
      root.title
      root.box
      root.title.top == root.top
      root.title.leading == root.leading
      root.box.edges == root.edges
    },
    Row("in front of an opaque view", nil, "") { root in
      root.box
      root.title
      root.title.top == root.top
      root.title.leading == root.leading
      root.box.edges == root.edges
    },
    Row(
      "behind an overlay", .coveredView,
      "title and 1 more cannot be seen: they lie behind box, which is opaque; list box before title, or add title to it"
    ) { root in
      root.title
      root.text
      root.box
      root.title.top == root.top
      root.title.leading == root.leading
      root.text.top == root.title.bottom
      root.text.leading == root.leading
      root.box.edges == root.edges
    },
    Row(
      "at one place", .samePlace,
      "title and text are at one place, 50 × 20 at 0, 0; constrain one of them elsewhere, or hide it"
    ) { root in
      root.title
      root.text
      root.title.top == root.top
      root.title.leading == root.leading
      root.title.size == CGSize(width: 50, height: 20)
      root.text.edges == root.title.edges
    },
    Row(
      "texts of different lengths from one corner", .samePlace,
      "title and text are at one place, 34 × 20.5 at 0, 0; constrain one of them elsewhere, or hide it"
    ) { root in
      root.title
      root.text
      root.title.top == root.top
      root.title.leading == root.leading
      root.text.top == root.top
      root.text.leading == root.leading
    },
    Row("texts at both ends of wide labels", nil, "") { root in
      root.title
      root.text
      Layout.aligning(root.text, .right)
      root.title.top == root.top
      root.title.horizontal == root.horizontal
      root.text.edges == root.title.edges
    },
    Row("texts of which one cannot be seen", nil, "") { root in
      root.title
      root.text
      Layout.fading(root.text)
      root.title.top == root.top
      root.title.leading == root.leading
      root.text.top == root.top
      root.text.leading == root.leading
    },
    Row("a button that shows nothing over a text", nil, "") { root in
      root.title
      root.touch
      root.title.top == root.top
      root.title.leading == root.leading
      root.touch.edges == root.title.edges
    },
    Row("contents in braces", nil, "") { root in
      root.box {
        root.title
        root.icon
        root.title.edges == root.box.edges + 8
        root.icon.size == 12
        root.icon.bottom == root.box.bottom
        root.icon.trailing == root.box.trailing
      }
      root.box.top == root.top
      root.box.leading == root.leading
    },
    Row("an item that was added elsewhere", nil, "") { root in
      root.box
      Layout.adding(root.icon, to: root.box)
      root.box.edges == root.edges
      root.icon.center == root.box.center
      root.icon.size == 24
    },
  ]

  @Test(arguments: rows) func isTold(_ row: Row) throws {
    let view = row.make()
    (view as? Free)?.box.backgroundColor = .systemBlue
    let solved = try view.solved(on: .canvas(200, 100))
    guard let rule = row.rule else {
      #expect(solved.diagnostics.isEmpty, "\(solved.diagnostics)")
      return
    }
    let found = solved.diagnostics.filter { $0.rule == rule }
    #expect(found.map(\.message) == [row.message])
    let bytes = try OneLineJSON.bytes(of: found)
    #expect(try JSONDecoder().decode([Diagnostic].self, from: Data(bytes)) == found)
  }

  final class Computed: View, LayoutSpec {
    var title: Label { Label("Hello") }
    let text = Label("Text")

    var layout: Layout {
      text
      title.top == top + 4
      title.leading == text.leading
      text.edges == edges
    }
  }

  @Test func aViewThatIsGone() throws {
    let found = try Computed().solved(on: .canvas(200, 100)).diagnostics
    #expect(found.map(\.rule) == [.goneView])
    let message = try #require(found.first?.message)
    #expect(
      message == """
        title.top = Computed.top + 4 and 1 more do nothing: title, a Label, is gone; keep title in a \
        stored property, by let or lazy var: a computed one makes a new view each time
        """)
    #expect(
      found.first?.severity == .error && found.first?.location?.fileName == "MistakeTests.swift")
  }

  final class Unlisted: View, LayoutSpec {
    let title = Label("Hello"), text = Label("Text")

    var layout: Layout {
      title
      title.edges == edges
      text.top == title.bottom
    }
  }

  @Test func aViewThatIsNotListed() throws {
    let error = #expect(throws: LayoutError.self) { try Unlisted().solved(on: .canvas(200, 100)) }
    #expect(
      error?.description.contains("error: text.top and title.bottom have no common ancestor")
        == true)
  }

  /// A scroll view with a text that is held to none, one or both ends.
  final class Page: View, LayoutSpec {
    let scroll = ScrollView(), text = Label("Text")
    let ends: [Axis]

    init(_ ends: [Axis]) {
      self.ends = ends
      super.init()
    }

    var layout: Layout {
      scroll {
        text
        text.top == scroll.top
        text.leading == scroll.leading
        if ends.contains(.horizontal) { text.trailing == scroll.trailing }
        if ends.contains(.vertical) { text.bottom == scroll.bottom }
      }
      scroll.edges == edges
    }
  }

  @Test(
    arguments: zip(
      [[], [.horizontal], [.vertical], [.horizontal, .vertical]] as [[Axis]],
      [
        """
        scroll has contents, but nothing says how wide and high they are; constrain text.trailing and \
        text.bottom to those of scroll, or where it scrolls down only, its contentLayoutGuide.width to \
        its frameLayoutGuide.width
        """,
        """
        scroll has contents, but nothing says how high they are; constrain text.bottom to that of \
        scroll, or where it scrolls sideways only, its contentLayoutGuide.height to its \
        frameLayoutGuide.height
        """,
        """
        scroll has contents, but nothing says how wide they are; constrain text.trailing to that of \
        scroll, or where it scrolls down only, its contentLayoutGuide.width to its \
        frameLayoutGuide.width
        """, nil,
      ]))
  func contentsWithoutAnEnd(_ ends: [Axis], _ message: String?) throws {
    let found = try Page(ends).solved(on: .canvas(200, 100)).diagnostics
    #expect(found.map(\.message) == [message].compactMap { $0 })
  }

  @Test func lengthsAndRatios() throws {
    let solved = try Free { root in
      root.box
      root.icon
      root.box.size == 40
      root.icon.size == root.box.size / 2
      root.box.center == root.center
      root.icon.center == root.center
    }.solved(on: .canvas(200, 100))
    #expect(solved.item("box")?.frame == CGRect(x: 80, y: 30, width: 40, height: 40))
    #expect(solved.item("icon")?.frame == CGRect(x: 90, y: 40, width: 20, height: 20))
    let wide = try Free { root in
      root.box
      root.box.aspectRatio == 2.5
      root.box.vertical == root.vertical + 40
      root.box.leading == root.leading
    }.solved(on: .canvas(200, 100))
    #expect(wide.item("box")?.frame == CGRect(x: 0, y: 40, width: 50, height: 20))
  }

  /// A factor below 0 turns a relation, as it does between single anchors.
  @Test func factorsBelowZero() throws {
    let view = Free { root in
      root.box
      root.box.size * -1 <= root.size * -0.5
      root.box.center == root.center
      root.box.size <= root.size * 0.5
    }
    #expect(
      try view.solved(on: .canvas(200, 100)).item("box")?.frame
        == CGRect(x: 50, y: 25, width: 100, height: 50))
  }

  /// Four thousand views in one column, half of them behind the others.
  @Test func manyCovers() throws {
    let root = View()
    for row in 0..<2_000 {
      let text = Label("Row"), cover = View()
      cover.backgroundColor = .black
      for view in [text, cover] {
        root.addSubview(view)
        view.frame = CGRect(x: 0, y: row * 10, width: 50, height: 10)
      }
    }
    let found = try root.solved(on: .canvas(100, 20_000)).diagnostics
      .filter { $0.rule == .coveredView }
    #expect(found.count == 2_000)
  }
}

extension Layout {
  /// Adds a view to another one by hand, as code does that shares views.
  static func adding(_ view: View, to parent: View) -> Layout {
    parent.addSubview(view)
    return .empty
  }

  static func aligning(_ label: Label, _ alignment: SolvedLayout.Text.Alignment) -> Layout {
    label.textAlignment = alignment
    return .empty
  }

  static func fading(_ view: View) -> Layout {
    view.alpha = 0
    return .empty
  }
}
