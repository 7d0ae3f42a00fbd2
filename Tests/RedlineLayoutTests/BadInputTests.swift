import Foundation
import RedlineLayout
import TestPrograms
import Testing

/// A user's view that says of itself what a test wants.
private final class Odd: View {
  var size = CGSize(width: 10, height: 10)
  var insets = EdgeInsets.zero
  var shown = ViewContent(.view)
  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: EdgeInsets { insets }
  override func content(in context: ContentContext) -> ViewContent { shown }
}

/// `solved`, after a look at every number of the result, or what is thrown.
private func outcome(
  _ view: View, _ device: Device = .canvas(100, 100)
) -> String {
  do {
    let solved = try view.solved(on: device)
    // The encoder refuses numbers that are not finite.
    let data = try JSONEncoder().encode(solved)
    let copy = try JSONDecoder().decode(SolvedLayout.self, from: data)
    return copy == solved ? "solved" : "does not survive encoding"
  } catch { return "\(error)" }
}

private func odd(_ change: (Odd) -> Void) -> View {
  let view = Odd()
  view.accessibilityIdentifier = "odd"
  change(view)
  return Scene { root in
    view
    view.top == root.top
    view.leading == root.leading
  }
}

private func configured(_ configuration: Button.Configuration) -> Button {
  let button = Button("x")
  button.configuration = configuration
  return button
}

private func framed(_ frame: CGRect, _ mask: AutoresizingMask = []) -> View {
  let root = View()
  let view = View(frame: frame)
  view.accessibilityIdentifier = "odd"
  view.autoresizingMask = mask
  root.addSubview(view)
  return root
}

private func stack(_ change: (StackView) -> Void) -> View {
  let view = Stack(.horizontal) {
    Box("v0", 10, 10)
    Box("v1", 20, 10)
  }
  view.accessibilityIdentifier = "odd"
  change(view)
  return Scene { root in
    view
    view.edges == root.edges
  }
}

@Test func badNumbers() {
  let all: AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
    .flexibleHeight, .flexibleBottomMargin,
  ]
  let every = (1...12).map { Box("b\($0)") }
  let others = (1...12).map { Box("b\($0)") }
  // name, view, the property that the error names or "" for a layout
  let rows: [(String, View, String)] = [
    ("NaN width", odd { $0.size.width = .nan }, "intrinsicContentSize.width of odd is nan"),
    (
      "infinite height", odd { $0.size.height = .infinity },
      "intrinsicContentSize.height of odd is ∞"
    ),
    ("a negative size is no size", odd { $0.size = CGSize(width: -5, height: -1) }, ""),
    ("a size of 0", odd { $0.size = .zero }, ""),
    ("alignment insets", odd { $0.insets.left = .nan }, "alignmentRectInsets.left of odd is nan"),
    ("insets larger than the view", odd { $0.insets = EdgeInsets(left: -50, right: -50) }, ""),
    (
      "margins", odd { $0.directionalLayoutMargins = DirectionalEdgeInsets(all: .infinity) },
      "directionalLayoutMargins.top of odd is ∞"
    ),
    ("corner radius", odd { $0.cornerRadius = .nan }, "cornerRadius of odd is nan"),
    ("baseline", odd { $0.shown.firstBaselineFromTop = .nan }, "first baseline of odd is nan"),
    ("value", odd { $0.shown.control = .slider(value: .nan) }, "value of odd is nan"),
    (
      "hugging 0", odd { _ = $0.hugging(0) },
      "horizontal hugging of odd has the priority 0"
    ),
    (
      "resistance NaN", odd { _ = $0.resisting(LayoutPriority(.nan)) },
      "horizontal compression resistance of odd has the priority nan"
    ),
    (
      "resistance 1001", odd { _ = $0.resisting(1001) },
      "horizontal compression resistance of odd has the priority 1001"
    ),
    (
      "NaN frame", framed(CGRect(x: Double.nan, y: 0, width: 1, height: 1)), "frame.origin.x of odd"
    ),
    (
      "infinite frame", framed(CGRect(x: 0, y: 0, width: Double.infinity, height: 1)),
      "frame.size.width of odd is ∞"
    ),
    ("null frame", framed(.null), "frame.origin.x of odd is ∞"),
    ("negative frame", framed(CGRect(x: 0, y: 0, width: -10, height: 1)), ""),
    ("an empty frame that flexes", framed(.zero, all), ""),
    ("a frame beyond the root", framed(CGRect(x: 300, y: 0, width: 50, height: 5), all), ""),
    ("parts that cancel out", framed(CGRect(x: -50, y: 0, width: 50, height: 5), all), ""),
    ("spacing", stack { $0.spacing = .nan }, "spacing of odd is nan"),
    (
      "custom spacing", stack { $0.setCustomSpacing(.infinity, after: $0.arrangedSubviews[0]) },
      "custom spacing of odd is ∞"
    ),
    ("negative spacing", stack { $0.spacing = -500 }, ""),
    (
      "proportions of 0",
      stack {
        $0.distribution = .fillProportionally
        $0.spacing = -30
      }, ""
    ),
    ("font size NaN", Label("x", font: .system(size: .nan)), "font size of Label is nan"),
    ("font size 0", Label("x", font: .system(size: 0)), "font size of Label is 0"),
    ("font size -3", Button("x", font: .system(size: -3)), "font size of Button is -3"),
    ("slider", Slider(value: .nan), ""), ("progress", ProgressView(progress: .infinity), ""),
    (
      "additional safe area", odd { $0.additionalSafeAreaInsets = EdgeInsets(bottom: .nan) },
      "additionalSafeAreaInsets.bottom of odd is nan"
    ),
    (
      "a negative safe area", odd { $0.additionalSafeAreaInsets = EdgeInsets(top: -500) }, ""
    ),
    (
      "spacing that is no spacing", stack { $0.spacing = StackView.spacingUseDefault },
      "spacing of odd"
    ),
    ("the system's spacing", stack { $0.spacing = StackView.spacingUseSystem }, ""),
    (
      "a button's insets",
      configured(Button.Configuration(.plain, contentInsets: DirectionalEdgeInsets(all: .nan))),
      "intrinsicContentSize.width of Button is nan"
    ),
    (
      "insets that eat the button",
      configured(Button.Configuration(.plain, contentInsets: DirectionalEdgeInsets(all: -90))), ""
    ),
    ("pages", PageControl(pages: .max), "intrinsicContentSize.width of PageControl"),
    ("negative pages", PageControl(pages: -3, current: -9), ""),
    ("no texts", DatePicker(style: .compact, texts: []), ""),
    (
      "preferred width",
      odd { odd in
        let label = Label("x", lines: 0)
        label.preferredMaxLayoutWidth = .infinity
        odd.addSubview(label)
      }, ""
    ),
    (
      "factors that multiply",
      Scene { root in
        every
        every[0].width == 1e9
        for (a, b) in zip(every, every.dropFirst()) { b.width == a.width * 1e9 }
      }, ""
    ),
    (
      "factors that divide",
      Scene { root in
        others
        others[0].width == 1
        for (a, b) in zip(others, others.dropFirst()) { b.width == a.width * 1e-9 }
      }, ""
    ),
    ("an empty text", Label(""), ""),
    ("line feeds only", Label("\n\n", lines: 0), ""),
  ]
  for (name, view, part) in rows {
    let result = outcome(view)
    if part.isEmpty {
      #expect(result == "solved", "\(name)")
    } else {
      #expect(result.contains("error: \(part)"), "\(name): \(result)")
    }
  }
}

@Test func badRoots() {
  // width, height, scale, error; "" for a layout
  let rows: [(Double, Double, Double, String)] = [
    (0, 0, 2, ""), (1e6, 1e6, 3, ""), (0.001, 5, 1, ""), (100, 100, 0.5, ""),
    (-1, 5, 2, "a root view of -1 × 5 pt"), (.nan, 5, 2, "a root view of nan × 5 pt"),
    (5, .infinity, 2, "a root view of 5 × ∞ pt"), (1_000_001, 5, 2, "a root view of 1000001 × 5"),
    (5, 5, 0, "scale of 5 × 5 is 0"), (5, 5, .nan, "scale of 5 × 5 is nan"),
    (5, 5, -2, "scale of 5 × 5 is -2"),
  ]
  for (width, height, scale, part) in rows {
    let label = Label(String(repeating: "word ", count: 9), lines: 0)
    let result = outcome(
      Scene { root in
        label
        label.edges <= root.margins.edges
        label.center == root.center
      }, .canvas(width, height, scale: scale))
    if part.isEmpty {
      #expect(result == "solved", "\(width) × \(height)")
    } else {
      #expect(result.contains("error: \(part)"), "\(width) × \(height): \(result)")
    }
  }
}

@Test func goneViews() throws {
  let a = Box("a", 10, 10)
  let root = View()
  root.addSubview(a)
  a.translatesAutoresizingMaskIntoConstraints = false
  func constrainToTemporary() -> [LayoutConstraint] {
    let temporary = Box("temporary")
    root.addSubview(temporary)
    temporary.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [a.leading == temporary.trailing, temporary.width == a.width + 3]
    LayoutConstraint.activate(constraints + [a.top == root.top])
    temporary.removeFromSuperview()
    return constraints
  }
  let gone = constrainToTemporary()
  #expect(gone.map(\.isActive) == [false, false])
  LayoutConstraint.activate(gone)
  #expect(try root.solved(on: .canvas(50, 50)).sentences == ["a.top = View.top"])
  func ownedByTemporary() -> LayoutGuide {
    let guide = LayoutGuide()
    Box().addLayoutGuide(guide)
    return guide
  }
  let orphan = ownedByTemporary()
  #expect(orphan.owningView == nil)
  (a.leading == orphan.leading).isActive = true
  #expect(outcome(root).contains("refers to a guide that no view owns"))
}

@Test func longTexts() throws {
  let text = String(repeating: "0123456789", count: 10_000)
  let label = Label(text, lines: 0)
  label.accessibilityIdentifier = "label"
  let line = Label(text)
  line.accessibilityIdentifier = "line"
  let solved = try Scene { root in
    label; line
    label.horizontal == root.horizontal
    label.top == root.top
    line.horizontal == root.horizontal
    line.top == root.top
  }.solved(on: .canvas(850, 600))
  // 100 characters of 8.5 pt to a line.
  #expect(solved.item("label")?.frame.height == CGFloat(20287.5))
  #expect(solved.item("line")?.frame.height == 20.5)
  #expect(solved.findings.contains("truncatedText:line"))
}

@Test func manyViews() throws {
  let count = 10_000
  let root = View()
  var last: View?
  for index in 0..<count {
    let label = Label("Row \(index)")
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(label.horizontal == root.horizontal)
    (label.top == (last?.bottom ?? root.top) + 1).isActive = true
    last = label
  }
  let solved = try root.solved(on: .canvas(200, 300_000))
  #expect(solved.items.last?.frame.minY == CGFloat(Double(count - 1) * 21.5 + 1))
  #expect(solved.items.last?.id == "label10000")
  #expect(solved.diagnostics.isEmpty)
}

@Test(.blocks, arguments: [true, false])
func deepNesting(isTopDown: Bool) throws {
  let count = 2_000
  var views = (0..<count).map { _ in Box() }
  if isTopDown {
    for (parent, child) in zip(views, views.dropFirst()) { parent.addSubview(child) }
  } else {
    for (parent, child) in zip(views, views.dropFirst()).reversed() { parent.addSubview(child) }
  }
  for (parent, child) in zip(views, views.dropFirst()) {
    child.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(child.edges == parent.edges + 0.25)
  }
  let root = views[0]
  views = []
  let solved = try root.solved(on: .canvas(2_000, 1_500))
  #expect(solved.items.count == count)
  #expect(
    solved.items.last?.alignmentRect == CGRect(x: 499.75, y: 499.75, width: 1000.5, height: 500.5))
  #expect(solved.diagnostics.isEmpty)
  #expect(solved.items.allSatisfy { $0.id.utf8.count < 100 }, "ids do not grow without end")
}

/// Freeing a deep hierarchy does not need a deep stack.
@Test func deepDeallocation() {
  weak var deepest: View?
  do {
    let root = View()
    var view = root
    for index in 0..<10_000 {
      let child = index.isMultiple(of: 2) ? View() : StackView()
      if let stack = view as? StackView {
        stack.addArrangedSubview(child)
      } else {
        view.addSubview(child)
      }
      view = child
    }
    deepest = view
    #expect(deepest != nil)
  }
  #expect(deepest == nil)
}
