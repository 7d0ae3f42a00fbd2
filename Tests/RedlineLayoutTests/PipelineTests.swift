import Foundation
import RedlineLayout
import RedlineModel
import Testing

/// What is made of a layout when somebody reads it is what it was when it was solved.
@Test func textsThatAreReadLateAreThoseOfTheLayout() throws {
  let (a, b) = (Box("a", 10, 10), Box("b", 20, 20))
  let distance = b.top == a.bottom + 8
  let root = Scene { root in
    a; b
    a.top == root.top + 4
    a.leading == root.leading
    b.leading == root.leading
    distance
  }
  let (early, late) = (
    try root.solved(on: .canvas(100, 100)), try root.solved(on: .canvas(100, 100))
  )
  let texts = try OneLineJSON.bytes(of: early)
  distance.constant = 30
  distance.identifier = "other"
  a.accessibilityIdentifier = "c"
  b.removeFromSuperview()
  #expect(try OneLineJSON.bytes(of: late) == texts)
  #expect(late == early)
  #expect(late.constraints.last?.sentence == "b.top = a.bottom + 8")
}

@Test func aChangedCopyLeavesTheLayoutAsItIs() throws {
  let layout = try Scene { root in
    let a = Box("a", 10, 10)
    a
    a.top == root.top
    a.leading == root.leading + 1
  }.solved(on: .canvas(100, 100))
  var copy = layout
  copy.constraints[1].constant = 2
  copy.items[1].reasons = nil
  #expect(copy != layout)
  #expect(copy.constraints.map(\.constant) == [0, 2])
  #expect(layout.constraints.map(\.constant) == [0, 1])
  #expect(layout.items[1].reasons?.count == 4)
  copy.constraints = layout.constraints
  copy.items = layout.items
  #expect(copy == layout)
}

/// Ids of constraints are numbered where they would be the same text, whatever the text is made of.
@Test(
  arguments: [
    ("plain", "a", nil, nil, ["a.left=Scene.left", "a.left=Scene.left#2", "a.top=Scene.top"]),
    ("a name twice", "a", "x", "x", ["x", "x#2", "a.top=Scene.top"]),
    (
      "a name like an id", "a", nil, "a.left=Scene.left",
      ["a.left=Scene.left", "a.left=Scene.left#2", "a.top=Scene.top"]
    ),
    (
      "a view named like an id", "a.left=Scene", nil, nil,
      [
        "a.left=Scene.left=Scene.left", "a.left=Scene.left=Scene.left#2",
        "a.left=Scene.top=Scene.top",
      ]
    ),
  ] as [(String, String, String?, String?, [String])])
func idsOfConstraints(
  _ name: String, _ id: String, _ first: String?, _ second: String?, _ expected: [String]
) throws {
  let a = Box(id, 10, 10)
  let layout = Scene { root in
    a
    a.left == root.left
    a.left == root.left
    a.top == root.top
  }
  let constraints = try layout.solved(on: .canvas(50, 50)).constraints
  #expect(constraints.count == 3)
  for (constraint, identifier) in zip(layout.constraints, [first, second]) {
    constraint.identifier = identifier
  }
  #expect(try layout.solved(on: .canvas(50, 50)).constraints.map(\.id) == expected, "\(name)")
}

/// What gives a paragraph its width, in points or as a share of the screen's, and in which it is measured.
struct MeasuredWidths: Sendable {
  var width: Double?
  var share: Double?
  var measured: [Double?]

  static let rows = [
    MeasuredWidths(width: 60, share: nil, measured: [nil, 60]),
    MeasuredWidths(width: nil, share: 0.5, measured: [nil, 100]),
    // As wide as it wants to be.
    MeasuredWidths(width: nil, share: nil, measured: [nil, 120]),
  ]
}

/// A content is measured once in each width that its view gets, however many passes there are.
@Test(arguments: MeasuredWidths.rows)
func contentsAreMeasuredOnceInEachWidth(_ row: MeasuredWidths) throws {
  let paragraph = Paragraph()
  let root = View()
  root.addSubview(paragraph)
  paragraph.translatesAutoresizingMaskIntoConstraints = false
  var constraints = [paragraph.top == root.safeArea.top]
  if let width = row.width { constraints.append(paragraph.width == width) }
  if let share = row.share { constraints.append(paragraph.width == root.width * share) }
  LayoutConstraint.activate(constraints)
  _ = try root.solved(on: .canvas(200, 200))
  #expect(paragraph.widths == row.measured)
}

/// 1,200 square points of text, on one line of 120 where there is no width.
private final class Paragraph: View {
  var widths: [Double?] = []

  override func contentSize(in context: ContentContext) -> CGSize {
    let width = context.width
    widths.append(width)
    let used = min(120, max(10, width ?? 120))
    return CGSize(width: used, height: 1200 / used)
  }
}

/// While a layout is solved, a content may be the fitting size of the views inside.
@Test func aLayoutThatIsSolvedInsideAnotherLeavesItsNumbers() throws {
  let fitting = FittingView()
  let layout = try Scene { root in
    let below = Box("below", 10, 10)
    fitting; below
    fitting.top == root.top
    fitting.leading == root.margins.leading
    below.top == fitting.bottom + 1
    below.leading == fitting.inside.trailing + 2
  }.solved(on: .canvas(200, 200))
  #expect(layout.frame("inside") == "8 0 30 20")
  #expect(layout.frame("below") == "40 21 10 10")
  #expect(layout.findings == [])
}

private final class FittingView: View, LayoutSpec {
  let inside = Box("inside", 30, 20)
  var layout: Layout {
    inside
    inside.edges == edges
  }

  override func contentSize(in context: ContentContext) -> CGSize {
    let environment = LayoutEnvironment(device: .canvas(200, 200))
    return (try? inside.fittingSize(in: environment, measuring: FixedAdvance())) ?? .zero
  }
}

/// What refers to a view or a guide does not keep it.
@Test func nothingKeepsWhatIsGone() {
  var inner: View? = View()
  var guide: LayoutGuide? = LayoutGuide()
  let outer = View()
  let constraint = LayoutConstraint(item: inner!, attribute: .width, constant: 3)
  let other = LayoutConstraint(
    item: outer, attribute: .left, toItem: guide!, attribute: .left)
  let child = View()
  inner?.addSubview(child)
  outer.addLayoutGuide(guide!)
  weak let weakInner = inner
  weak let weakGuide = guide
  inner = nil
  #expect(weakInner == nil)
  #expect(constraint.firstItem == nil)
  #expect(child.superview == nil)
  outer.removeLayoutGuide(guide!)
  #expect(guide?.owningView == nil)
  guide = nil
  #expect(weakGuide == nil)
  #expect(other.secondItem == nil)
  #expect(other.firstItem === outer)
}
