import RedlineAnalysis
import RedlineLayout
import Testing

/// A view that shows what a test wants.
private final class Shown: View {
  let control: SolvedLayout.Control

  init(_ control: SolvedLayout.Control) {
    self.control = control
    super.init()
  }

  override func content(in context: ContentContext) -> ViewContent { ViewContent(control) }
}

private func details(
  _ one: SolvedLayout.Control, _ other: SolvedLayout.Control
) throws -> [String] {
  let layouts = try [one, other].map { control in
    let view = Shown(control)
    view.accessibilityIdentifier = "view"
    return try Pairs.solve { _ in view }
  }
  return LayoutDiff(from: layouts[0], to: layouts[1]).items.flatMap(\.details).map {
    "\($0.property.rawValue) \($0.old) → \($0.new)"
  }
}

@Test func differencesOfControls() throws {
  // what both are, and how the difference is told
  let rows: [(SolvedLayout.Control, SolvedLayout.Control, [String])] = [
    (.view, .view, []), (.button(), .button(style: .filled), ["variant none → filled"]),
    (.button(), .button(imageName: "star"), ["image none → star"]),
    (.textField(), .textField(hasRoundedBorder: true), ["border no → yes"]),
    (.toggle(isOn: true), .toggle(isOn: false), ["value yes → no"]),
    (.slider(value: 0.5), .slider(value: 0.25), ["value 0.5 → 0.25"]),
    (.progressView(progress: 0), .progressView(progress: 1), ["value 0 → 1"]),
    (.imageView(name: "a"), .imageView(name: "b"), ["image a → b"]),
    (.imageView(name: "a"), .button(imageName: "a"), ["kind imageView → button"]),
    (.unknown(name: "MKMapView"), .unknown(name: "Map"), ["image MKMapView → Map"]),
    (
      .segmentedControl(titles: ["a"], selected: 0), .segmentedControl(titles: ["a", "b"]),
      ["value 0 → none", "titles a → a, b"]
    ),
    (
      .pageControl(pages: 3, current: 1), .pageControl(pages: 4, current: 2),
      ["value 3 → 4", "value 1 → 2"]
    ),
    (
      .datePicker(style: .wheels, texts: ["a"]), .datePicker(style: .compact, texts: []),
      ["titles a → none", "variant wheels → compact"]
    ),
    (
      .pickerView(columns: [["a", "b"], ["c"]]), .pickerView(columns: [["a"], ["c"]]),
      ["titles a\nb, c → a, c"]
    ),
    (
      .navigationBar(leading: ["a"], trailing: ["b"]), .navigationBar(trailing: ["a", "b"]),
      ["value 1 → 0"]
    ),
    (.navigationBar(), .navigationBar(trailing: ["a"]), ["titles none → a"]),
    (
      .navigationBar(trailing: ["a"]), .navigationBar(trailing: ["a"], inactive: [0]),
      ["value none → a"]
    ),
    (
      .toolbar(titles: ["a", "b"], spaces: [.init(before: 1, width: 42)]),
      .toolbar(titles: ["a", "b"], spaces: [.init(before: 0), .init(before: 2)]),
      ["insets 42 before b → flexible before a, flexible at the end"]
    ),
    (
      .tableCell(), .tableCell(accessory: .checkmark, hasSeparator: false),
      ["value yes → no", "variant none → checkmark"]
    ),
    (.view, .toggle(isOn: true), ["kind view → toggle", "value none → yes"]),
    (.view, .tableCell(hasSeparator: false), ["kind view → tableCell", "value none → no"]),
  ]
  for (one, other, expected) in rows { #expect(try details(one, other) == expected) }
  let insets = SolvedLayout.Control.textView(insets: EdgeInsets(top: 1, left: 2))
  #expect(try details(.textView(), insets).count == 1)
}
