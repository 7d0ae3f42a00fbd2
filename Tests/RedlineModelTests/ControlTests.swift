import Foundation
import RedlineModel
import Testing

private typealias Control = SolvedLayout.Control
private typealias Kind = SolvedLayout.Item.Kind

/// Each control as an item's `kind` and `control` in JSON; `nil` has no `control`.
private func samples(_ kind: Kind) -> [(control: Control, json: String?)] {
  switch kind {
  case .view: [(.view, nil)]
  case .label: [(.label, nil)]
  case .stackView: [(.stackView, nil)]
  case .stepper: [(.stepper, nil)]
  case .activityIndicator: [(.activityIndicator, nil)]
  case .searchBar: [(.searchBar, nil)]
  case .button:
    [
      (.button(), nil), (.button(imageName: ""), #"{"imageName":""}"#),
      (.button(style: .tinted, imageName: "star"), #"{"imageName":"star","style":"tinted"}"#),
      (
        .button(
          titleInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
          imageInsets: EdgeInsets(left: -8)),
        #"{"imageInsets":{"bottom":0,"left":-8,"right":0,"top":0},"titleInsets":{"bottom":3,"left":2,"right":4,"top":1}}"#
      ),
      (
        .button(placement: .init(horizontal: .left, vertical: .top, insets: EdgeInsets(left: 8))),
        #"{"placement":{"horizontal":"left","insets":{"bottom":0,"left":8,"right":0,"top":0},"vertical":"top"}}"#
      ),
    ]
  case .textField: [(.textField(hasRoundedBorder: true), #"{"hasRoundedBorder":true}"#)]
  case .toggle: [(.toggle(isOn: false), #"{"isOn":false}"#)]
  case .slider: [(.slider(value: 0.25), #"{"value":0.25}"#)]
  case .imageView: [(.imageView(), nil), (.imageView(name: "a/b"), #"{"imageName":"a/b"}"#)]
  case .textView:
    [
      (.textView(), nil),
      (
        .textView(insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        #"{"insets":{"bottom":3,"left":2,"right":4,"top":1}}"#
      ),
    ]
  case .segmentedControl:
    [
      (.segmentedControl(titles: []), #"{"titles":[]}"#),
      (.segmentedControl(titles: ["a", ""], selected: 1), #"{"selected":1,"titles":["a",""]}"#),
    ]
  case .progressView: [(.progressView(progress: 1), #"{"progress":1}"#)]
  case .pageControl: [(.pageControl(pages: 3, current: 2), #"{"current":2,"pages":3}"#)]
  case .datePicker:
    Control.DatePickerStyle.allCases.map { style in
      (
        .datePicker(style: style, texts: ["09:41"]),
        #"{"style":"\#(style.rawValue)","texts":["09:41"]}"#
      )
    }
  case .pickerView: [(.pickerView(columns: [["a\nb"], []]), #"{"columns":[["a\nb"],[]]}"#)]
  case .navigationBar:
    [
      (
        .navigationBar(leading: ["Back"], trailing: []), #"{"leading":["Back"],"trailing":[]}"#
      ),
      (
        .navigationBar(leading: [], trailing: ["Edit"], inactive: [0]),
        #"{"inactive":[0],"leading":[],"trailing":["Edit"]}"#
      ),
    ]
  case .tabBar: [(.tabBar(titles: ["a"], selected: 0), #"{"selected":0,"titles":["a"]}"#)]
  case .toolbar:
    [
      (.toolbar(titles: ["a"]), #"{"titles":["a"]}"#),
      (.toolbar(titles: ["a"], spaces: []), #"{"spaces":[],"titles":["a"]}"#),
      (
        .toolbar(
          titles: ["a", "b"], spaces: [.init(before: 0), .init(before: 1, width: 42)],
          inactive: [1]),
        #"{"inactive":[1],"spaces":[{"before":0},{"before":1,"width":42}],"titles":["a","b"]}"#
      ),
    ]
  case .tableCell:
    [
      (
        .tableCell(accessory: .checkmark, hasSeparator: false),
        #"{"accessory":"checkmark","hasSeparator":false}"#
      )
    ]
  case .unknown: [(.unknown(name: "MKMapView"), #"{"name":"MKMapView"}"#)]
  }
}

private func item(_ control: Control) -> SolvedLayout.Item {
  let priorities = SolvedLayout.AxisPriorities(horizontal: 250, vertical: 250)
  return SolvedLayout.Item(
    id: "a", name: "a", className: "A", control: control, frame: .zero, alignmentRect: .zero,
    hugging: priorities, compressionResistance: priorities, style: Shared(SolvedLayout.Style()))
}

@Test(arguments: SolvedLayout.Item.Kind.allCases)
func aControlIsWrittenAndRead(_ kind: SolvedLayout.Item.Kind) throws {
  for (control, json) in samples(kind) {
    #expect(control.kind == kind)
    let bytes = try OneLineJSON.bytes(of: item(control))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""kind":"\#(kind.rawValue)""#))
    #expect(text.contains(#""control""#) == (json != nil), "\(text)")
    if let json { #expect(text.contains(#""control":\#(json),"#), "\(text)") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(try encoder.encode(item(control)) == Data(bytes))
    let read = try JSONDecoder().decode(SolvedLayout.Item.self, from: Data(bytes))
    #expect(read == item(control))
  }
}

/// A kind, its `control` in a file, and what reading it says.
private let broken: [(kind: String, control: String, message: String)] = [
  ("slider", "{}", "A control of the kind slider has \"value\"."),
  ("slider", #"{"isOn":true}"#, "A control of the kind slider has \"value\"."),
  ("slider", #"{"value":"high"}"#, "value"),
  ("toggle", "{}", "A control of the kind toggle has \"isOn\"."),
  ("navigationBar", #"{"leading":[]}"#, "A control of the kind navigationBar has \"trailing\"."),
  ("unknown", "{}", "A control of the kind unknown has \"name\"."),
  (
    "button", #"{"style":"round"}"#,
    "A button's style is one of plain, gray, tinted, filled, not round."
  ),
  (
    "datePicker", #"{"style":"filled","texts":[]}"#,
    "A datePicker's style is one of wheels, compact, inline, not filled."
  ),
  ("datePicker", #"{"texts":[]}"#, "A control of the kind datePicker has \"style\"."),
  ("tableCell", #"{"accessory":"star","hasSeparator":true}"#, "accessory"),
  ("pages", "{}", "kind"),
]

@Test(arguments: broken)
func aControlThatIsNotWholeIsAnError(
  _ kind: String, _ control: String, _ message: String
) throws {
  let text = String(decoding: try OneLineJSON.bytes(of: item(.view)), as: UTF8.self)
  let changed = text.replacing(#""kind":"view""#, with: #""control":\#(control),"kind":"\#(kind)""#)
  let error = try #require(throws: DecodingError.self) {
    try JSONDecoder().decode(SolvedLayout.Item.self, from: Data(changed.utf8))
  }
  #expect("\(error)".contains(message), "\(error)")
}

/// What a kind does not have is ignored, so that a later version may add it.
@Test func aFieldOfAnotherKindIsIgnored() throws {
  let text = String(decoding: try OneLineJSON.bytes(of: item(.toggle(isOn: true))), as: UTF8.self)
  let changed = text.replacing(#""isOn":true"#, with: #""isOn":true,"later":1,"value":2"#)
  #expect(changed != text)
  let read = try JSONDecoder().decode(SolvedLayout.Item.self, from: Data(changed.utf8))
  #expect(read == item(.toggle(isOn: true)))
}
