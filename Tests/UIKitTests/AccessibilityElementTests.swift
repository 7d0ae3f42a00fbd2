import RedlineAnalysis
import RedlineLayout
import Testing
import UIKit

/// A chart that lists a bar after the other as elements, and says by overriding what it is.
private final class Chart: UIView {
  var values = [1, 2] { didSet { showValues() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    showValues()
  }

  required init?(coder: NSCoder) { fatalError("no storyboard has it") }

  private func showValues() {
    accessibilityElements = values.enumerated().reversed().map { index, value in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "Bar \(index + 1)"
      element.accessibilityValue = "\(value)"
      element.accessibilityTraits = [.image]
      element.accessibilityFrameInContainerSpace = CGRect(
        x: 20 * index, y: 5, width: 20, height: 50)
      return element
    }
  }
}

private final class Badge: UIView {
  var count = 3
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { "\(count) messages" }
    set {}
  }
}

private final class Counter: UIView {
  override func accessibilityElementCount() -> Int { 2 }
  override func accessibilityElement(at index: Int) -> Any? {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = ["First", "Second"][index]
    element.accessibilityFrameInContainerSpace = CGRect(x: 40 * index, y: 0, width: 40, height: 40)
    return element
  }
}

@MainActor @Suite struct AccessibilityElementTests {
  /// As code does that shows a choice.
  @Test func traitsThatAreAddedAndTakenAwayAgain() throws {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.accessibilityTraits == .button)
    button.accessibilityTraits.insert(.selected)
    #expect(try elements(button).map(\.traits) == [["button", "selected"]])
    button.accessibilityTraits.remove(.selected)
    #expect(try elements(button).map(\.traits) == [["button"]])
    button.accessibilityTraits = .none
    #expect(try elements(button).map(\.traits) == [[]])
  }

  private func elements(_ views: UIView...) throws -> [AccessibilityElement] {
    try layout(views).accessibilityElements
  }

  private func layout(_ views: [UIView]) throws -> SolvedLayout {
    let root = UIView()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 10, y: 100 * (index + 1), width: 200, height: 60)
      root.addSubview(view)
    }
    return try root.solved(on: .iPhone8)
  }

  /// In the order of the list, where the view says that they are.
  @Test func elementsThatAreNoViews() throws {
    let found = try elements(Chart())
    #expect(found.map(\.sentence) == ["Bar 2, 2, image", "Bar 1, 1, image"])
    #expect(found.map(\.frame) == [30, 10].map { CGRect(x: $0, y: 105, width: 20, height: 50) })
  }

  /// A class may count its elements in place of a list.
  @Test func elementsThatAreCounted() throws {
    #expect(try elements(Counter()).map(\.label) == ["First", "Second"])
  }

  @Test func anElementOnTheScreenStaysWhereItIs() throws {
    let view = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    view.accessibilityElements = [element]
    element.accessibilityLabel = "Later"
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let found = try elements(view)
    #expect(found.map(\.label) == ["Later"])
    #expect(found.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  /// An element of another view than the one that lists it does not know where it is listed.
  @Test func anElementOfAnotherView() throws {
    let (view, other) = (UIView(), UIView())
    let element = UIAccessibilityElement(accessibilityContainer: other)
    view.accessibilityElements = [element]
    element.accessibilityLabel = "Later"
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(try elements(view, other).map(\.label) == ["Later"])
  }

  @Test func viewsAndElementsInOneList() throws {
    let (view, label) = (UIView(), UILabel())
    label.text = "Name"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    view.addSubview(label)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Edit"
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 30, width: 50, height: 20)
    view.accessibilityElements = [element, label]
    #expect(try elements(view).map(\.label) == ["Edit", "Name"])
    element.isAccessibilityElement = false
    #expect(try elements(view).map(\.label) == ["Name"])
    view.accessibilityElementsHidden = true
    #expect(try elements(view).isEmpty)
  }

  /// What a class says by overriding is asked for at each layout, as nobody sets it.
  @Test func overriddenProperties() throws {
    let badge = Badge()
    let before = try layout([badge])
    #expect(before.accessibilityElements.map(\.label) == ["3 messages"])
    badge.count = 4
    let diff = LayoutDiff(from: before, to: try layout([badge]))
    #expect(diff.text.contains("accessibility.label 3 messages → 4 messages"), "\(diff.text)")
  }

  @Test func listsAndLandmarks() throws {
    let list = UIView()
    list.accessibilityContainerType = .list
    for index in 0..<3 {
      let label = UILabel()
      label.text = "Row \(index)"
      label.frame = CGRect(x: 0, y: 20 * index, width: 100, height: 20)
      list.addSubview(label)
    }
    let other = UILabel()
    other.text = "After"
    #expect(
      try elements(list, other).map(\.sentence) == [
        "Row 0, list start", "Row 1", "Row 2, list end", "After",
      ])
  }

  /// A saved layout gives the same elements.
  @Test func savedElements() throws {
    let layout = try layout([Chart()])
    let saved = try SolvedLayout(json: JSONEncoder().encode(layout))
    #expect(saved == layout)
    #expect(saved.accessibilityElements == layout.accessibilityElements)
    let text = String(decoding: try JSONEncoder().encode(layout), as: UTF8.self)
    #expect(throws: (any Error).self) {
      try SolvedLayout(json: Data(text.replacing("\"#1\"", with: "\"#2\"").utf8))
    }
  }
}
