import Foundation
import RedlineLayout
import Testing

private let environment = LayoutEnvironment(device: .canvas(320, 200))

extension View {
  fileprivate func inspected() throws -> LayoutInspection {
    try inspected(in: environment, measuring: FixedAdvance())
  }
}

@Test func unsatisfiableTexts() throws {
  let fixture = InspectionFixture()
  let header = """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \n\
    \tTry this: \n\
    \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n
    """
  let footer = """

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
    """
  LayoutConstraint.activate([
    fixture.a.widthAnchor.constraint(equalToConstant: 100),
    fixture.b.widthAnchor.constraint(equalToConstant: 70),
    fixture.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
  ])
  #expect(
    try fixture.root.inspected().unsatisfiableConstraints == [
      header + """
        (
            "<NSLayoutConstraint:0x1 UIView:0x3.width == 100   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0x3.width >= 120   (active)>"
        )

        Will attempt to recover by breaking constraint \n\
        <NSLayoutConstraint:0x2 UIView:0x3.width >= 120   (active)>

        """ + footer
    ])

  // A forgotten flag, and quotes in a text.
  let root = View(), title = Label("\"Tech\"")
  title.frame = CGRect(x: 0, y: 0, width: 50, height: 0)
  title.autoresizingMask = [.flexibleWidth]
  root.addSubview(title)
  title.heightAnchor.constraint(equalToConstant: 20).isActive = true
  let text = try #require(try root.inspected().unsatisfiableConstraints.first)
  #expect(text.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that"))
  #expect(text.contains("translatesAutoresizingMaskIntoConstraints) \n(\n"))
  #expect(
    text.contains(
      "    \"<NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=--& UILabel:0x2'\\\"Tech\\\"'.height == 0   (active)>\","
    ))
  // The screen's own constraints.
  let wide = InspectionFixture()
  wide.root.trailingAnchor.constraint(equalTo: wide.a.trailingAnchor).isActive = true
  wide.a.leadingAnchor.constraint(equalTo: wide.root.leadingAnchor).isActive = true
  wide.a.widthAnchor.constraint(equalToConstant: 500).isActive = true
  let screen = try #require(try wide.root.inspected().unsatisfiableConstraints.first)
  #expect(
    screen.contains("'UIView-Encapsulated-Layout-Width' UIView:0x1.width == 320   (active)>"))
}

@Test func cellTexts() throws {
  let root = View(), cell = solvedFree(TableViewCell())
  root.addSubview(cell)
  cell.contentView.heightAnchor.constraint(equalToConstant: 70).isActive = true
  cell.heightAnchor.constraint(equalToConstant: 44).isActive = true
  let log = try #require(try root.inspected().unsatisfiableConstraints.first)
  #expect(log.contains("UITableViewCellContentView:0x3.height == 70   (active)>"))
  #expect(log.contains("UITableViewCell:0x2.height == 44   (active)>"))
}

/// The constraints of stack views print as UIKit's logs have them.
@Test func stackTexts() throws {
  let root = View(), a = View(), b = View()
  let stack = solvedFree(StackView(.horizontal, spacing: 8) { [a, b] })
  root.addSubview(stack)
  LayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: root.topAnchor),
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    stack.widthAnchor.constraint(equalToConstant: 100),
    a.widthAnchor.constraint(equalToConstant: 44),
    a.heightAnchor.constraint(equalToConstant: 20),
  ])
  let bar = "names: '|':UIStackView:0x2 "
  // Of view b, what its place follows from among the constraints of the stack view.
  let texts = try root.inspected().constraintsAffectingLayout(of: b, for: .horizontal)
  for expected in [
    "'UISV-canvas-connection' UIStackView:0x2.leading == UIView:0x3.leading   (active)>",
    "'UISV-canvas-connection' H:[UIView:0x4]-(0)-|   (active, \(bar))>",
    "'UISV-spacing' H:[UIView:0x3]-(8)-[UIView:0x4]   (active)>",
  ] {
    #expect(texts.contains { $0.hasSuffix(expected) }, "\(expected)")
  }
  let across = try root.inspected().constraintsAffectingLayout(of: b, for: .vertical)
  for expected in [
    "'UISV-alignment' UIView:0x3.bottom == UIView:0x4.bottom   (active)>",
    "'UISV-alignment' UIView:0x3.top == UIView:0x4.top   (active)>",
    "'UISV-canvas-connection' UIStackView:0x2.top == UIView:0x3.top   (active)>",
  ] {
    #expect(across.contains { $0.hasSuffix(expected) }, "\(expected)")
  }
  // A hidden view keeps a required size without a conflict.
  a.isHidden = true
  #expect(try root.inspected().unsatisfiableConstraints.isEmpty)
}

@Test func affectingConstraints() throws {
  let root = View(), label = Label("abcd"), other = View()
  for view in [label, other] { root.addSubview(solvedFree(view)) }
  LayoutConstraint.activate([
    label.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 5),
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
    other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
    other.widthAnchor.constraint(equalToConstant: 30),
    other.topAnchor.constraint(equalTo: root.topAnchor),
    other.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    other.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
  ])
  let inspection = try root.inspected()
  // view, axis, what its place follows from, without the class and the state
  let left = "'UIView-Encapsulated-Layout-Left' H:|-(0)-[UIView:0x1](LTR)"
  let safe =
    "'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide'](LTR)"
  let guide =
    "UILabel:0x2'abcd'.leading == UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide'.leading + 5"
  let content = "UILabel:0x2'abcd'.width == 34 Hug:250 CompressionResistance:750"
  let rows: [(View, Axis, [String])] = [
    (label, .horizontal, [left, safe, guide, content]),
    (
      other, .horizontal,
      [
        left, safe, guide, "H:[UILabel:0x2'abcd']-(8)-[UIView:0x3]", "UIView:0x3.width == 30",
        content,
      ]
    ),
    (
      other, .vertical,
      [
        "'UIView-Encapsulated-Layout-Top' V:|-(0)-[UIView:0x1]",
        "'UIView-Encapsulated-Layout-Height' UIView:0x1.height == 200", "V:|-(0)-[UIView:0x3]",
        "UIView:0x3.height == 0.5*UIView:0x1.height",
      ]
    ),
  ]
  for (view, axis, expected) in rows {
    let texts = inspection.constraintsAffectingLayout(of: view, for: axis).map { text in
      let body = text.split(separator: " ", maxSplits: 1)[1]
      return String(body.split(separator: "   (")[0])
    }
    #expect(texts == expected, "\(view.displayName) \(axis)")
  }
  let user = inspection.userConstraintsAffectingLayout(of: other, for: .vertical)
  #expect(user.map(\.firstAttribute) == [.top, .height])
  #expect(inspection.constraintsAffectingLayout(of: View(), for: .vertical).isEmpty)
}

@Test func ambiguityAndTrace() throws {
  let root = View(), a = View(), b = View()
  let inner = View(), old = Label("Old")
  for view in [a, b] { root.addSubview(solvedFree(view)) }
  a.addSubview(solvedFree(inner))
  b.addSubview(old)
  old.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
  LayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
    a.heightAnchor.constraint(equalToConstant: 40),
    a.widthAnchor.constraint(equalToConstant: 50),
    a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
    a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    inner.topAnchor.constraint(equalTo: a.topAnchor),
    inner.leadingAnchor.constraint(equalTo: a.leadingAnchor),
    inner.widthAnchor.constraint(equalToConstant: 5),
    inner.heightAnchor.constraint(equalToConstant: 5),
    b.topAnchor.constraint(equalTo: root.topAnchor),
    b.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    b.heightAnchor.constraint(equalToConstant: 9),
    b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
  ])
  let inspection = try root.inspected()
  // view, whether it is ambiguous, another frame of it
  let rows: [(View, Bool, CGRect?)] = [
    (root, false, nil), (inner, false, nil), (old, false, nil),
    (a, true, CGRect(x: 270, y: 8, width: 50, height: 40)),
    (b, true, CGRect(x: 0, y: 0, width: 300, height: 9)),
  ]
  for (view, isAmbiguous, other) in rows {
    #expect(inspection.hasAmbiguousLayout(view) == isAmbiguous)
    #expect(inspection.frameExercisingAmbiguity(of: view) == other)
  }
  #expect(
    inspection.autolayoutTrace == """
      •UIWindow:0x0 - AMBIGUOUS LAYOUT
      |   *UIView:0x1
      |   |   *<UILayoutGuide: 0x6 - "UIViewLayoutMarginsGuide", layoutFrame = {{8, 8}, {304, 184}}, owningView = <UIView: 0x1>>
      |   |   *UIView:0x2- AMBIGUOUS LAYOUT for UIView:0x2.minX{id: 4}
      |   |   |   *UIView:0x3
      |   |   *UIView:0x4- AMBIGUOUS LAYOUT for UIView:0x4.Width{id: 14}
      |   |   |   +UILabel:0x5'Old'

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """)
}

@Test func maskFlags() throws {
  // mask, flags as UIKit's logs show them
  for (mask, expected) in [
    ([], "h=--& v=--&"), ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
    (.flexibleRightMargin, "h=--& v=--&"), (.flexibleLeftMargin, "h=&-- v=--&"),
    ([.flexibleTopMargin, .flexibleBottomMargin], "h=--& v=&-&"),
  ] as [(AutoresizingMask, String)] {
    let root = View(), view = View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    root.addSubview(view)
    view.autoresizingMask = mask
    view.widthAnchor.constraint(equalToConstant: 9000).isActive = true
    view.heightAnchor.constraint(equalToConstant: 9000).isActive = true
    let text = try root.inspected().unsatisfiableConstraints.joined()
    #expect(text.contains("\(expected) UIView:0x2"), "\(expected)")
  }
}
