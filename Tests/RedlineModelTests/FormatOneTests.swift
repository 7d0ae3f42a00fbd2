import Foundation
import RedlineModel
import Testing

/// Layouts that were saved in format 1, which goldens keep for years.
private let names = [
  "bars-and-cells-iphone-15", "controls-iphone-15", "diff-ambiguity-360x150",
  "diff-stack-300x210", "forgotten-flag-280x160", "insets-280x280", "login-composed-iphone-x",
  "login-iphone-x-rtl", "login-stack-iphone-x", "margins-740x260", "sign-up-iphone-8-rtl",
  "spacers-420x120", "two-buttons-inactive-iphone-6s-plus", "unsatisfiable-280x160",
]

private func saved(_ name: String) throws -> Data {
  let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "FormatOne")
  return try Data(contentsOf: #require(url))
}

/// The program of a layout of format 1 has to be guessed here and there; it is the right one if it
/// gives the frames again.
@Test(arguments: names)
func aLayoutOfFormatOneIsReadAndGivesItsFrames(_ name: String) throws {
  let layout = try JSONDecoder().decode(SolvedLayout.self, from: saved(name))
  #expect(layout.formatVersion == 2)
  let program = CompiledProgram(layout.compiled()).solved(ambiguity: false)
  for (number, item) in layout.items.enumerated() {
    let rect = program.rect(number)
    let distance =
      [
        rect.minX - item.alignmentRect.minX, rect.minY - item.alignmentRect.minY,
        rect.width - item.alignmentRect.width, rect.height - item.alignmentRect.height,
      ].map(abs).max() ?? 0
    #expect(distance < 0.01, "\(item.id): \(rect) is not \(item.alignmentRect)")
  }
  for (constraint, residual) in zip(layout.constraints, program.residuals)
  where constraint.isActive {
    #expect(abs(residual - constraint.residual) < 0.01, "\(constraint.sentence)")
  }
}

@Test(arguments: names)
func aLayoutOfFormatOneIsWrittenInFormatTwo(_ name: String) throws {
  let layout = try JSONDecoder().decode(SolvedLayout.self, from: saved(name))
  let bytes = try Data(OneLineJSON.bytes(of: layout))
  #expect(try JSONDecoder().decode(SolvedLayout.self, from: bytes) == layout)
}

/// Goldens keep these. Where one is another, values are hashed otherwise than before, and
/// `SolvedLayout.hashVersion` is to be raised; or a layout of format 1 is read otherwise.
@Test(arguments: [
  ("controls-iphone-15", "e80241d126191b4a"),
  ("diff-ambiguity-360x150", "517faff91f5b625a"),
  ("unsatisfiable-280x160", "32317ea2d023b62c"),
])
func theHashOfALayoutIsThatOfOtherProcesses(_ name: String, _ hash: String) throws {
  let layout = try JSONDecoder().decode(SolvedLayout.self, from: saved(name))
  #expect(layout.valueHash == hash)
  // Read again it has the same, so that what is accepted later does, too.
  let again = try JSONDecoder().decode(
    SolvedLayout.self, from: Data(OneLineJSON.bytes(of: layout.withoutReasons)))
  #expect(again.valueHash == hash)
}

/// What the fields of version 1's style mean, which several kinds shared.
private let controls: [(layout: String, item: String, control: SolvedLayout.Control)] = [
  ("bars-and-cells-iphone-15", "BarBoard", .view),
  ("bars-and-cells-iphone-15", "bar", .navigationBar(leading: ["Back"], trailing: ["Edit"])),
  ("bars-and-cells-iphone-15", "first", .tableCell(accessory: .disclosureIndicator)),
  ("bars-and-cells-iphone-15", "second", .tableCell(accessory: .checkmark)),
  ("bars-and-cells-iphone-15", "firstTitle", .label),
  (
    "bars-and-cells-iphone-15", "wheels",
    .pickerView(columns: [
      ["9", "10", "11", "12", "1"], ["39", "40", "41", "42", "43"], ["", "am", "pm"],
    ])
  ),
  ("bars-and-cells-iphone-15", "tools", .toolbar(titles: ["Reply", "Archive", "Move"])),
  (
    "bars-and-cells-iphone-15", "tabs",
    .tabBar(titles: ["Today", "Browse", "Search", "Account"], selected: 1)
  ),
  ("controls-iphone-15", "column", .stackView), ("controls-iphone-15", "stepper", .stepper),
  ("controls-iphone-15", "toggle", .toggle(isOn: true)),
  ("controls-iphone-15", "large", .activityIndicator),
  ("controls-iphone-15", "pages", .pageControl(pages: 5, current: 1)),
  (
    "controls-iphone-15", "segments",
    .segmentedControl(titles: ["Day", "Week", "Month"], selected: 1)
  ),
  (
    "controls-iphone-15", "date",
    .datePicker(style: .compact, texts: ["21 Nov 2026", "09:41"])
  ),
  ("controls-iphone-15", "plain", .button(style: .plain)),
  ("controls-iphone-15", "image", .button(style: .gray, imageName: "star")),
  ("controls-iphone-15", "slider", .slider(value: 0.3)),
  ("controls-iphone-15", "progress", .progressView(progress: 0.6)),
  ("controls-iphone-15", "search", .searchBar), ("controls-iphone-15", "notes", .textView()),
  ("controls-iphone-15", "field", .textField(hasRoundedBorder: true)),
  ("insets-280x280", "button", .button()),
]

@Test(arguments: controls)
func aControlOfFormatOneIsRead(
  _ name: String, _ id: String, _ control: SolvedLayout.Control
) throws {
  let layout = try JSONDecoder().decode(SolvedLayout.self, from: saved(name))
  #expect(layout.item(id)?.control == control)
}

/// Images, and classes of Interface Builder's files that were not known: the name of the class, of
/// the image and of the file, and the control that it is.
private let images: [(className: String, name: String, file: String, SolvedLayout.Control)] = [
  ("MKMapView", "MKMapView", "Main.storyboard", .unknown(name: "MKMapView")),
  ("UIView", "Player", "Main.storyboard", .unknown(name: "Player")),
  ("UIImageView", "Player", "Cell.xib", .imageView(name: "Player")),
  ("Badge", "Badge", "App/Badge.swift", .imageView(name: "Badge")),
]

@Test(arguments: images)
func aClassThatWasNotKnownIsNoImage(
  _ className: String, _ name: String, _ file: String, _ control: SolvedLayout.Control
) throws {
  var whole = String(decoding: try saved("insets-280x280"), as: UTF8.self)
  for (text, other) in [
    (#""className":"Button""#, #""className":"\#(className)""#),
    (#""kind":"button""#, #""kind":"imageView""#),
    (#""style":{"#, #""style":{"imageName":"\#(name)","#),
    ("GalleryLayouts/FiveSteps.swift", file),
  ] {
    #expect(whole.contains(text), "\(text)")
    whole = whole.replacing(text, with: other)
  }
  let layout = try JSONDecoder().decode(SolvedLayout.self, from: Data(whole.utf8))
  #expect(layout.item("button")?.control == control)
}

/// What is put in place of a text in `insets-280x280.json`, and what reading it says.
private let broken: [(title: String, text: String, other: String, message: String)] = [
  ("no root", #""items":[{"#, #""items":[],"unknown":[{"#, "A layout has a root view"),
  ("a newer format", #""formatVersion":1"#, #""formatVersion":3"#, "update Redline"),
  ("no spacers in format 2", #""formatVersion":1"#, #""formatVersion":2"#, "spacers"),
  ("no constraints", #""constraints""#, #""constraint""#, "constraints"),
]

@Test(arguments: broken)
func aLayoutThatIsNotWholeIsAnError(
  _ title: String, _ text: String, _ other: String, _ message: String
) throws {
  let whole = String(decoding: try saved("insets-280x280"), as: UTF8.self)
  let data = Data(whole.replacing(text, with: other).utf8)
  #expect(data != Data(whole.utf8))
  do {
    _ = try JSONDecoder().decode(SolvedLayout.self, from: data)
    Issue.record("\(title) was read")
  } catch {
    #expect("\(error)".contains(message))
  }
}

/// Numbers, ends and ids that no program may have; none of them may end the process.
private let hostile: [(title: String, change: @Sendable (inout SolvedLayout) -> Void)] = [
  ("an end that is not there", { $0.constraints[0].first.item = "nobody" }),
  ("a line that is none", { $0.constraints[0].first.attribute = .notAnAttribute }),
  ("a constant that is no number", { $0.constraints[0].constant = .nan }),
  ("a factor without end", { $0.constraints[0].multiplier = .infinity }),
  ("a priority above all", { $0.constraints[0].priority = 1e9 }),
  ("a priority of 0", { $0.constraints[0].priority = 0 }),
  ("a content without end", { $0.items[1].intrinsicWidth = .infinity }),
  (
    "hugging below 0",
    {
      $0.items[1].hugging.horizontal = -1; $0.items[1].intrinsicWidth = 10
    }
  ),
  ("a parent that comes later", { $0.items[1].parent = $0.items.last?.id }),
  ("itself as its parent", { $0.items[1].parent = $0.items[1].id }),
  ("a root inside another view", { $0.items[0].parent = $0.items[1].id }),
  ("one id for all", { for index in $0.items.indices { $0.items[index].id = "a" } }),
  (
    "baselines beyond all numbers",
    {
      $0.items[1].baselines = .init(fromTop: 1e308, fromBottom: -1e308, isCentered: true)
      $0.constraints[0].first = .init(item: $0.items[1].id, attribute: .firstBaseline)
      $0.constraints[0].multiplier = 1e9
      $0.constraints[0].second = .init(item: $0.items[1].id, attribute: .lastBaseline)
    }
  ),
  (
    "insets beyond all numbers",
    { layout in
      layout.guides.append(
        .init(
          id: "g", name: "g", kind: .safeArea, owner: layout.items[0].id, frame: .zero,
          role: .insets, insets: EdgeInsets(top: 1e308, left: -1e308, bottom: 1e308, right: 1e308)))
      layout.constraints[0].second = .init(item: "g", attribute: .top)
      layout.constraints[0].first.attribute = .top
      layout.constraints[0].multiplier = -1e9
    }
  ),
  ("a holder that is not there", { $0.constraints[0].holder = "nobody" }),
]

@Test(arguments: hostile)
func aHostileLayoutMakesAProgram(
  _ title: String, _ change: @Sendable (inout SolvedLayout) -> Void
) throws {
  var layout = try JSONDecoder().decode(SolvedLayout.self, from: saved("insets-280x280"))
  change(&layout)
  let program = CompiledProgram(layout.compiled()).solved(ambiguity: false)
  #expect(program.rect(0).size == layout.environment.size, "\(title)")
}
