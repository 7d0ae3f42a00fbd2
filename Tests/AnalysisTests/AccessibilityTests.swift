import Foundation
import RedlineAnalysis
import RedlineKit
import RedlineModel
import Testing

/// Views in a column, or side by side, that a row says more of.
private final class Shelf: View, LayoutSpec {
  let views: [View]
  let isRow: Bool
  let step: Double

  init(_ views: [View], isRow: Bool = false, step: Double = 60) {
    (self.views, self.isRow, self.step) = (views, isRow, step)
  }

  var layout: Layout {
    views
    for (index, view) in views.enumerated() {
      view.leading == leading + (isRow ? 100 * Double(index) : 10)
      view.top == top + (isRow ? 4 * Double(index) : 10 + step * Double(index))
    }
  }
}

/// A view with others in it, of a fixed size.
private final class Box: View, LayoutSpec {
  let inner: [View]
  init(_ inner: [View]) { self.inner = inner }

  var layout: Layout {
    inner
    width == 200
    height == 50
    for (index, view) in inner.enumerated() {
      view.leading == leading + 90 * Double(index)
      view.top == top
    }
  }
}

/// A view with others below each other.
private final class Pile: View, LayoutSpec {
  let inner: [View]
  init(_ inner: [View]) { self.inner = inner }

  var layout: Layout {
    inner
    width == 90
    height == 50
    for (index, view) in inner.enumerated() {
      view.leading == leading
      view.top == top + 20 * Double(index)
    }
  }
}

private func changed<Changed: View>(_ view: Changed, _ change: (Changed) -> Void) -> Changed {
  change(view)
  return view
}

@Suite struct AccessibilityTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var views: @Sendable () -> [View]
    var sentences: [String]
    var isRow = false
    var direction = LayoutDirection.leftToRight
  }

  @Test(arguments: [
    Row(
      testDescription: "controls say what they are",
      views: { [Label("Name"), Button("Save"), Switch(isOn: true), Slider(value: 0.25)] },
      sentences: ["Name", "Save, button", "on, switch button", "25%, adjustable"]),
    Row(
      testDescription: "fields say what was typed, and what they are for while nothing was",
      views: { [TextField("Email"), TextField("Email", text: "a@b.c")] },
      sentences: ["Email, text field", "a@b.c, text field"]),
    Row(
      testDescription: "what was said comes first",
      views: {
        [
          changed(Button("+")) {
            ($0.accessibilityLabel, $0.accessibilityValue) = ("Add", "3 items")
            $0.accessibilityTraits = [.button, .header]
          }
        ]
      }, sentences: ["Add, 3 items, button, heading"]),
    Row(
      testDescription: "what is hidden within an element, or within what is hidden, is not said",
      views: {
        [
          changed(
            Box([
              Label("Seen"), changed(Box([Label("Error")])) { $0.isHidden = true },
              changed(Box([Label("Clear")])) { $0.alpha = 0 },
            ])
          ) { $0.isAccessibilityElement = true }
        ]
      }, sentences: ["Seen"]),
    Row(
      testDescription: "states",
      views: {
        [
          changed(Button("Off")) { $0.isEnabled = false },
          changed(Button("On")) { $0.isSelected = true },
        ]
      }, sentences: ["Off, button, dimmed", "On, button, selected"]),
    Row(
      testDescription: "what is hidden, see-through, empty or beside the screen is none",
      views: {
        [
          changed(Button("a")) { $0.isHidden = true }, changed(Button("b")) { $0.alpha = 0 },
          Label(""), Label("c"),
        ] + (0..<20).map { _ in View() } + [Label("d")]
      }, sentences: ["c"]),
    Row(
      testDescription: "pictures and views are none unless somebody says so",
      views: {
        [
          ImageView("photo", size: CGSize(width: 20, height: 20)), View(),
          changed(ImageView("photo", size: CGSize(width: 20, height: 20))) {
            ($0.isAccessibilityElement, $0.accessibilityLabel) = (true, "Me")
          },
        ]
      }, sentences: ["Me, image"]),
    Row(
      testDescription: "an element holds what is in it and says its texts",
      views: {
        [
          changed(Box([Label("Total"), Label("9 €"), Button("x")])) {
            $0.isAccessibilityElement = true
          }, Box([Label("Tax"), Label("2 €")]),
        ]
      }, sentences: ["Total, 9 €", "Tax", "2 €"]),
    Row(
      testDescription: "elements of a hiding view are hidden",
      views: {
        [changed(Box([Button("in")])) { $0.accessibilityElementsHidden = true }, Label("out")]
      }, sentences: ["out"]),
    Row(
      testDescription: "several in one",
      views: { [SegmentedControl(["Day", "Week"], selected: 1), Stepper()] },
      sentences: [
        "Day, 1 of 2, button", "Week, 2 of 2, button, selected", "Decrement, button",
        "Increment, button",
      ]),
    Row(
      testDescription: "rows are read from the left",
      views: { [Label("a"), Label("b"), Label("c")] }, sentences: ["a", "b", "c"], isRow: true),
    Row(
      testDescription: "rows are read from the right",
      views: { [Label("a"), Label("b"), Label("c")] }, sentences: ["a", "b", "c"], isRow: true,
      direction: .rightToLeft),
    Row(
      testDescription: "nobody says what it is", views: { [Button("")] },
      sentences: ["button"]),
  ])
  func elements(_ row: Row) throws {
    let variant = LayoutEnvironment(device: .canvas(390, 600), layoutDirection: row.direction)
    let layout = try Shelf(row.views(), isRow: row.isRow).solved(in: variant)
    #expect(layout.accessibilityElements.map(\.sentence) == row.sentences)
  }

  // MARK: Containers

  private func labels(
    _ views: [View], isRow: Bool = false, direction: LayoutDirection = .leftToRight
  ) throws -> [String] {
    let variant = LayoutEnvironment(device: .canvas(390, 600), layoutDirection: direction)
    let layout = try Shelf(views, isRow: isRow).solved(in: variant)
    return layout.accessibilityElements.map { $0.label ?? "" }
  }

  @Test func groupsAreReadTogether() throws {
    func columns(_ isGroup: Bool) -> [View] {
      ["a", "b"].map { name in
        changed(Pile(["\(name)1", "\(name)2"].map { Label($0) })) {
          $0.shouldGroupAccessibilityChildren = isGroup
        }
      }
    }
    #expect(try labels(columns(false), isRow: true) == ["a1", "b1", "a2", "b2"])
    #expect(try labels(columns(true), isRow: true) == ["a1", "a2", "b1", "b2"])
    #expect(
      try labels(columns(true), isRow: true, direction: .rightToLeft) == ["a1", "a2", "b1", "b2"])
  }

  @Test func listsAreReadAsTheyAre() throws {
    let (one, two, three) = (Label("1"), Label("2"), Label("3"))
    let outer = Label("outer")
    let inner = Pile([Label("x"), Label("y")])
    let pile = Pile([one, two, three, inner])
    pile.accessibilityElements = [three, inner, one, three]
    #expect(try labels([pile, outer]) == ["3", "x", "y", "1", "outer"])
    pile.accessibilityElements = []
    #expect(try labels([pile, outer]) == ["outer"])
    pile.accessibilityElements = nil
    #expect(try labels([pile, outer]).sorted() == ["1", "2", "3", "outer", "x", "y"])
    // Of another layout, itself, hidden, beside it: read where they are, if at all.
    pile.accessibilityElements = [Label("elsewhere"), pile, two, outer, one]
    two.isHidden = true
    #expect(try labels([pile, outer]) == ["1", "outer"])
  }

  @Test func listsOfEachOtherEnd() throws {
    let (one, other) = (Pile([Label("a")]), Pile([Label("b")]))
    one.accessibilityElements = [other]
    other.accessibilityElements = [one]
    #expect(try labels([one, other]).isEmpty)
    other.accessibilityElements = nil
    #expect(try labels([one, other]) == ["b"])
  }

  @Test func besideAModalViewNothingIsRead() throws {
    let (below, sheet, above) = (Label("below"), Pile([Label("sheet")]), Label("above"))
    sheet.accessibilityViewIsModal = true
    #expect(try labels([below, sheet, above]) == ["sheet"])
    // It does not reach beyond what it lies in.
    #expect(try labels([Label("outer"), Pile([below, sheet, above])]) == ["outer", "sheet"])
    let second = changed(Pile([Label("second")])) { $0.accessibilityViewIsModal = true }
    #expect(try labels([below, sheet, second]) == ["second"])
    second.isHidden = true
    #expect(try labels([below, sheet, second]) == ["sheet"])
    sheet.alpha = 0
    #expect(try labels([below, sheet, second]) == ["below"])
  }

  @Test func manyViewsInEachOther() throws {
    var layout = try Shelf([Label("end")]).solved(on: .canvas(390, 600))
    let label = layout.items.removeLast()
    var parent = layout.root
    for depth in 0..<10_000 {
      var view = layout.root
      (view.id, view.parent) = ("v\(depth)", parent.id)
      view.accessibility = SolvedLayout.Accessibility()
      view.accessibility?.groupsElements = depth % 2 == 0
      view.accessibility?.elements = depth % 3 == 1 ? ["v\(depth + 1)"] : nil
      layout.items.append(view)
      parent = view
    }
    layout.items.append(label)
    layout.items[layout.items.count - 1].parent = parent.id
    #expect(layout.accessibilityElements.map(\.label) == ["end"])
  }

  @Test func aListNamesWhatIsThere() throws {
    let pile = Pile([Label("1")])
    pile.accessibilityElements = pile.inner
    let layout = try Shelf([pile]).solved(on: .canvas(390, 600))
    let own = try #require(layout.items.first { $0.accessibility != nil })
    #expect(own.accessibility?.elements?.count == 1)
    let id = try #require(own.accessibility?.elements?.first)
    let json = String(decoding: try JSONEncoder().encode(layout), as: UTF8.self)
    let escaped = id.replacing("/", with: "\\/")
    let other = json.replacing("\"elements\":[\"\(escaped)\"]", with: "\"elements\":[\"none\"]")
    #expect(other != json)
    #expect(throws: LayoutFormatError.unknownElement(item: own.id, element: "none")) {
      try SolvedLayout(json: Data(other.utf8))
    }
  }

  /// A row begins at its first element, so that a staircase of small steps is no row.
  @Test func staircases() throws {
    let layout = try Shelf((0..<9).map { Label("\($0)") }, step: 5).solved(on: .canvas(390, 600))
    let elements = layout.accessibilityElements
    #expect(elements.map(\.label) == (0..<9).map { "\($0)" })
  }

  @Test func partsShareTheirView() throws {
    let layout = try Shelf([SegmentedControl(["a", "b", "c", "d"], selected: 0)])
      .solved(on: .canvas(390, 600))
    let elements = layout.accessibilityElements
    let whole = try #require(layout.items.last).frame
    #expect(elements.map(\.frame).reduce(CGRect.null) { $0.union($1) } == whole)
    #expect(Set(elements.map { Double($0.frame.width) }) == [Double(whole.width) / 4])
  }
}
