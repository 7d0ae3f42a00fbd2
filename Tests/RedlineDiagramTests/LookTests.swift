import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// A view in another one, a label and a button, of which a row changes one look.
private final class Board: View, LayoutSpec {
  let outer = View()
  let inner = View()
  let label = Label("Red, bold", font: .system(size: 20))
  let button = Button("Save")
  let scroll = ScrollView()
  let page = View()

  var layout: Layout {
    outer; scroll; label; button
    outer.top == top + 10
    outer.leading == leading + 10
    outer.width == 100
    outer.height == 40
    scroll.top == outer.bottom
    scroll.leading == outer.leading
    scroll.width == 60
    scroll.height == 40
    label.top == scroll.bottom
    label.leading == outer.leading
    button.top == label.bottom
    button.leading == outer.leading
  }

  init() {
    super.init()
    outer.backgroundColor = .systemRed
    outer.cornerRadius = 8
    inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    inner.backgroundColor = .systemBlue
    outer.addSubview(inner)
    page.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    page.backgroundColor = .systemGreen
    scroll.addSubview(page)
  }
}

private func solved(_ board: Board) throws -> SolvedLayout {
  try board.solved(
    in: LayoutEnvironment(device: .canvas(200, 200)), measuring: try TextShaper.shared())
}

private func svg(_ style: Diagram.Style = .screen, _ change: (Board) -> Void) throws -> String {
  let board = Board()
  change(board)
  var diagram = Diagram(try solved(board))
  diagram.style = style
  return try diagram.svg().text()
}

@Suite("What is stored is drawn", .blocks) struct LookTests {
  @Test func looks() throws {
    let plain = try svg { _ in }
    // what changes, and what is in the picture then, and was not before
    let rows: [(String, (Board) -> Void, String)] = [
      ("alpha", { $0.outer.alpha = 0.5 }, "<g opacity=\"0.5\">"),
      (
        "a colour's alpha",
        { $0.outer.backgroundColor = Color.systemRed.withAlphaComponent(0.5) },
        "fill=\"#FF3B30\" fill-opacity=\"0.502\""
      ),
      (
        "border",
        {
          $0.outer.borderColor = .black
          $0.outer.borderWidth = 4
        }, "x=\"12\" y=\"12\" width=\"96\" height=\"36\" rx=\"6\" fill=\"none\""
      ),
      ("corners", { $0.outer.maskedCorners = [.topLeft] }, "<path d=\"M18 10"),
      ("shadow", { $0.outer.shadowOpacity = 0.5 }, "fill=\"#000000\""),
      (
        "sharp shadow",
        {
          $0.outer.shadowOpacity = 1
          $0.outer.shadowRadius = 0
          $0.outer.shadowOffset = CGSize(width: 3, height: 4)
        }, "x=\"13\" y=\"14\" width=\"100\" height=\"40\""
      ),
      ("scrolled", { $0.scroll.contentOffset.y = 15 }, "x=\"10\" y=\"35\" width=\"30\""),
      (
        "a part's colour",
        { $0.label.textRuns = [.init(location: 0, length: 3, color: .systemGreen)] },
        "scale(0.007102)\" fill=\"#34C759\""
      ),
      (
        "underline", { $0.label.textRuns = [.init(location: 0, length: 3, underline: 1)] },
        "<line x1=\"10\""
      ),
      (
        "the sharp shadow of what code paints",
        {
          $0.inner.paintings = [
            .init(
              path: "M0 0L9 0L9 9Z", fill: .systemPink,
              shadow: .init(radius: 0, offset: CGSize(width: 3, height: 4)))
          ]
        }, "translate(3 4)"
      ),
      (
        "the soft shadow of what code paints",
        {
          $0.inner.paintings = [
            .init(
              path: "M0 0L9 0L9 9Z", stroke: .systemPink, lineWidth: 2, shadow: .init(radius: 4))
          ]
        }, "stroke-linejoin=\"round\""
      ),
      (
        "areas in areas that limit what code paints",
        {
          $0.inner.paintings = [
            .init(
              path: "M0 0L9 0L9 9Z", fill: .systemPink, clip: "M0 0L7 0L7 7Z",
              outerClips: ["M0 0L5 0L5 5Z"])
          ]
        }, "d=\"M15 15L20 15L20 20Z\""
      ),
      ("disabled", { $0.button.isEnabled = false }, "<g opacity=\"0.4\">"),
      ("highlighted", { $0.button.isHighlighted = true }, "<g opacity=\"0.6\">"),
      ("selected", { $0.button.isSelected = true }, "fill-opacity=\"0.2\""),
    ]
    for (name, change, part) in rows {
      let changed = try drawing(of: svg { change($0) })
      #expect(try changed != drawing(of: svg { _ in }), "\(name)")
      let isLoose = ["a part's colour", "selected", "border", "shadow"].contains(name)
      #expect(isLoose || changed.contains(part), "\(name): \(part)")
      #expect(isLoose || !drawing(of: plain).contains(part), "\(name) before")
    }
  }

  /// Segments lie in the alignment rectangle, which is moved with the frame.
  @Test func segmentsAreScrolled() throws {
    func middle(offset: Double) throws -> Double {
      let text = drawing(
        of: try svg {
          let segments = SegmentedControl(["A", "B"], selected: nil)
          segments.frame = CGRect(x: 2, y: 4, width: 40, height: 32)
          $0.scroll.addSubview(segments)
          $0.scroll.contentOffset.y = offset
        })
      let track = try #require(text.firstMatch(of: #/x="12" y="([\d.]+)" width="40"/#))
      return try #require(Double(track.1))
    }
    #expect(try middle(offset: 0) == 54 && middle(offset: 3) == 51)
  }

  /// An item with what is inside it is one group, so that what overlaps does not show through.
  @Test func opacityOfSubviews() throws {
    let text = drawing(of: try svg { $0.outer.alpha = 0.5 })
    let start = try #require(text.range(of: "<g opacity=\"0.5\">")).upperBound
    let outer = try #require(text.range(of: "-v-outer\"")).lowerBound
    let inner = try #require(
      text.range(of: "-v-outer-view1\"")
        ?? text.range(of: "v-inner")
    ).lowerBound
    let scroll = try #require(text.range(of: "-v-scroll\"")).lowerBound
    #expect(start < outer && outer < inner && inner < scroll)
    let between = text[start..<scroll]
    // Two groups of views close, and the one around them.
    #expect(between.components(separatedBy: "</g>").count == 4)
  }

  @Test("What is hidden or wholly transparent is left out, with what is in it")
  func unseen() throws {
    let rows: [(String, (Board) -> Void, isSeen: Bool)] = [
      ("seen", { _ in }, true), ("hidden", { $0.outer.isHidden = true }, false),
      ("transparent", { $0.outer.alpha = 0 }, false),
      ("hardly seen", { $0.outer.alpha = 0.01 }, true),
    ]
    for style in [Diagram.Style.screen, .annotated, .wireframe] {
      for (name, change, isSeen) in rows {
        let text = drawing(of: try svg(style, change))
        #expect(text.contains("v-outer\"") == isSeen, "\(name), \(style)")
        #expect(Self.showsInner(text) == isSeen, "\(name), \(style): what is in it")
        #expect(text.contains("v-label\""), "\(name), \(style): what is beside it")
      }
    }
  }

  @Test("What a view clips is not painted outside of it, in diagrams, too")
  func clipping() throws {
    let rows: [(String, CGRect, clips: Bool, isPainted: Bool, isCut: Bool)] = [
      ("inside", CGRect(x: 5, y: 5, width: 20, height: 20), true, true, false),
      ("beyond an edge", CGRect(x: 5, y: 30, width: 20, height: 20), true, true, true),
      ("below", CGRect(x: 5, y: 50, width: 20, height: 20), true, false, false),
      ("below what does not clip", CGRect(x: 5, y: 50, width: 20, height: 20), false, true, false),
    ]
    for style in [Diagram.Style.screen, .annotated] {
      for row in rows {
        let text = drawing(
          of: try svg(style) {
            $0.outer.clipsToBounds = row.clips
            $0.inner.frame = row.1
          })
        #expect(Self.showsInner(text) == row.isPainted, "\(row.0), \(style)")
        // What is scrolled is cut in any case.
        let clips = text.components(separatedBy: "<clipPath").count - 2
        #expect(clips == (row.isCut ? 1 : 0), "\(row.0), \(style)")
      }
    }
  }

  private static func showsInner(_ text: String) -> Bool {
    text.contains("v-outer-view1\"") || text.contains("v-inner\"")
  }

  @Test func order() throws {
    let text = drawing(of: try svg { $0.outer.zPosition = 1 })
    let outer = try #require(text.range(of: "-v-outer\"")).lowerBound
    let button = try #require(text.range(of: "-v-button\"")).lowerBound
    #expect(button < outer)
  }

  /// A file may have any numbers, any ranges, and children far from their parents.
  @Test func hostileLooks() throws {
    let board = Board()
    board.outer.alpha = 0.5
    var layout = try solved(board)
    let place = try #require(layout.items.firstIndex { $0.id == "label" })
    layout.items[place].text?.runs = [
      .init(location: Int.max, length: Int.max, color: .systemRed),
      .init(location: 0, length: Int.max, font: .system(size: 0), kern: -1e11),
      .init(location: 2, length: 0, underline: Int.min),
    ]
    let inner = try #require(layout.items.firstIndex { $0.parent == "outer" })
    let moved = layout.items.remove(at: inner)
    layout.items.append(moved)
    layout.items[1].style.shadow = SolvedLayout.Shadow(
      opacity: -3, radius: -1e11, offset: CGSize(width: 1e11, height: 1e11))
    layout.items[1].style.maskedCorners = []
    layout.items[1].style.borderWidth = 1e11
    layout.items[1].style.zPosition = -1
    let text = try Diagram(layout).svg().text()
    #expect(!text.contains("nan") && !text.contains("inf"))
    #expect(text.hasSuffix("</svg>\n"))
  }

  private func drawing(of text: String) -> String {
    text.components(separatedBy: "</metadata>").last ?? text
  }
}
