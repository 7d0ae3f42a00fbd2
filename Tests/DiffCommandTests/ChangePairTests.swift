import Foundation
import RedlineAnalysis
import RedlineKit
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

/// A screen with a view of each kind that a row changes one thing of.
private final class Screen: View, LayoutSpec {
  let card = View()
  let title = Label("Title", font: .system(size: 17), color: .systemRed)
  let note = Label("A long note, which ends as it began: on one line", font: .body)
  let button = Button("Save")
  let field = TextField("Name", border: .roundedRect)
  let toggle = Switch(isOn: true)
  let slider = Slider(value: 0.5)
  let progress = ProgressView(progress: 0.25)
  let pages = PageControl(pages: 3, current: 1)
  let segments = SegmentedControl(["Day", "Week"], selected: 0)
  let image = ImageView("photo", size: CGSize(width: 40, height: 30))
  let date = DatePicker(style: .compact)
  let search = SearchBar()
  let wheels = PickerView(columns: [["1", "2", "3"]])
  let cell = TableViewCell(accessory: .checkmark)
  let tabs = TabBar(["One", "Two"], selected: 0)
  let tools = Toolbar(["Reply", "Move"])
  let bar = NavigationBar("Inbox", left: ["Back"], right: ["Edit"])
  let scroll = ScrollView()
  let content = View()
  let first = Label("First"), second = Label("Second")
  lazy var stack = StackView { [first, second] }
  let guide = LayoutGuide()
  /// What rows of constraints change.
  var gap = 8.0
  var factor = 0.5
  var priority: LayoutPriority = 700
  var pinsTitle = true

  var layout: Layout {
    card; title; note; button; field; toggle; slider; progress; pages; segments; image; date
    search; wheels; cell; tabs; tools; bar; scroll; stack; guide
    card.top == safeArea.top + gap
    card.leading == margins.leading
    card.height == 40
    (card.width == width * factor) ~ priority
    for (index, view) in controls.enumerated() {
      view.top == (index == 0 ? card : controls[index - 1]).bottom + 2
      view.leading == margins.leading
    }
    for view in [slider, progress, segments, field, search, wheels, cell, tabs, tools, bar] {
      view.width == 200
    }
    scroll.width == 100
    scroll.height == 50
    guide.top == stack.bottom
    guide.height == 4
    guide.leading == leading
    guide.width == 4
    if pinsTitle { title.width <= 300 }
  }

  private var controls: [View] {
    [
      title, note, button, field, toggle, slider, progress, pages, segments, image, date, search,
      wheels, cell, tabs, tools, bar, scroll, stack,
    ]
  }

  init() {
    super.init()
    content.frame = CGRect(x: 0, y: 0, width: 80, height: 90)
    scroll.addSubview(content)
    card.backgroundColor = Color(name: "brand", light: 0xFF0000, dark: 0x880000)
    card.borderColor = .separator
    card.cornerRadius = 4
    stack.spacing = 4
  }
}

/// One thing that somebody changes, and what the diff has to say about it.
private struct ChangeRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var change: @Sendable (Screen) -> Void
  var words: [String]

  init(_ title: String, _ words: String..., change: @escaping @Sendable (Screen) -> Void) {
    (testDescription, self.words, self.change) = (title, words, change)
  }
}

private func run(_ change: (inout SolvedLayout.Text.Run) -> Void) -> SolvedLayout.Text.Run {
  var run = SolvedLayout.Text.Run(location: 0, length: 3)
  change(&run)
  return run
}

private let rows: [ChangeRow] = [
  // Colours
  ChangeRow("a named colour's value", "card: background brand #FF0000", "brand #0000FF") {
    $0.card.backgroundColor = Color(name: "brand", light: 0x0000FF, dark: 0x880000)
  },
  ChangeRow("a colour's dark variant", "card: background", "(dark #880000)", "(dark #000088)") {
    $0.card.backgroundColor = Color(name: "brand", light: 0xFF0000, dark: 0x000088)
  },
  ChangeRow("a colour's name", "background brand #FF0000 (dark #880000) → accent #FF0000") {
    $0.card.backgroundColor = Color(name: "accent", light: 0xFF0000, dark: 0x880000)
  },
  ChangeRow("a colour's opacity", "(dark #880000) → brand #FF0000 (dark #880000), alpha 0.5") {
    $0.card.backgroundColor = $0.card.backgroundColor?.withAlphaComponent(0.5)
  },
  ChangeRow("no background", "card: background brand", "→ none") { $0.card.backgroundColor = nil },
  ChangeRow("text colour", "title: textColor systemRed #FF3B30", "systemBlue #007AFF") {
    $0.title.textColor = .systemBlue
  },
  ChangeRow("text colour's dark variant", "#FF3B30 (dark #FF453A) → systemRed #FF3B30 (dark #00") {
    $0.title.textColor = Color(name: "systemRed", light: 0xFF3B30, dark: 0x000001)
  },
  ChangeRow("tint", "slider: tint none → systemPink") { $0.slider.tintColor = .systemPink },
  ChangeRow("border colour", "card: border separator", "→ systemRed") {
    $0.card.borderColor = .systemRed
  },
  ChangeRow("button title's colour", "button: textColor systemBlue", "systemRed") {
    $0.button.titleColor = .systemRed
  },
  ChangeRow("root's background", "background none → systemGray6") {
    $0.backgroundColor = .systemGray6
  },
  // Looks
  ChangeRow("alpha", "card: alpha 1 → 0.5") { $0.card.alpha = 0.5 },
  ChangeRow("corner radius", "card: cornerRadius 4 → 8") { $0.card.cornerRadius = 8 },
  ChangeRow("border width", "card: borderWidth 1 → 3") { $0.card.borderWidth = 3 },
  ChangeRow("rounded corners", "card: maskedCorners none → topLeft, topRight") {
    $0.card.maskedCorners = [.topLeft, .topRight]
  },
  ChangeRow("a shadow", "card: shadow none → ", "radius 3") { $0.card.shadowOpacity = 0.3 },
  ChangeRow("z position", "card: zPosition 0 → 2") { $0.card.zPosition = 2 },
  ChangeRow("clipping", "card: clipping no → yes") { $0.card.clipsToBounds = true },
  ChangeRow("a hidden view", "card: hidden no → yes") { $0.card.isHidden = true },
  ChangeRow("a hidden view in a stack view", "first hidden in stack") {
    $0.first.isHidden = true
  },
  // Texts
  ChangeRow("a text of the same size", "title: text Title → Titlé") { $0.title.text = "Titlé" },
  ChangeRow("a text", "text of title “Title” → “Heading”") { $0.title.text = "Heading" },
  ChangeRow("the end of a long text", "on one line” → “", "on two lines") {
    $0.note.text = "A long note, which ends as it began: on two lines"
  },
  ChangeRow("font size", "font of title 17 pt regular → 20 pt regular") {
    $0.title.font = .system(size: 20)
  },
  ChangeRow("font weight", "font of title 17 pt regular → 17 pt bold") {
    $0.title.font = .system(size: 17, weight: .bold)
  },
  ChangeRow("font leading", "title: font 17 pt regular, leading none → 17 pt regular, leading 30") {
    $0.title.font.leading = 30
  },
  ChangeRow("font family", "font of title 17 pt regular, the system's → 17 pt regular, Avenir") {
    $0.title.font.family = "Avenir"
  },
  ChangeRow("italics", "title: font 17 pt regular, upright → 17 pt regular, italic") {
    $0.title.font = $0.title.font.italic
  },
  ChangeRow("a text style", "font of note body 17 pt regular", "headline 17 pt semibold") {
    $0.note.font = .headline
  },
  ChangeRow("text alignment", "title: textAlignment natural → center") {
    $0.title.textAlignment = .center
  },
  ChangeRow("number of lines", "title: numberOfLines 1 → 2") { $0.title.numberOfLines = 2 },
  ChangeRow("truncation", "title: truncation tail → head") { $0.title.lineBreakMode = .head },
  ChangeRow("a part's colour", "title: runs none → location 0, length 3, color systemBlue #007AFF")
  {
    $0.title.textRuns = [run { $0.color = .systemBlue }]
  },
  ChangeRow("a part's weight", "title: runs none → ", "weight bold") {
    $0.title.textRuns = [run { $0.font = .system(size: 17, weight: .bold) }]
  },
  ChangeRow("an underlined part", "title: runs none → location 0, length 3, underline 1") {
    $0.title.textRuns = [run { $0.underline = 1 }]
  },
  ChangeRow("a part that is struck through", "strikethrough 1") {
    $0.title.textRuns = [run { $0.strikethrough = 1 }]
  },
  ChangeRow("a spaced part", "kern 2") { $0.title.textRuns = [run { $0.kern = 2 }] },
  ChangeRow("a raised part", "baselineOffset 4") {
    $0.title.textRuns = [run { $0.baselineOffset = 4 }]
  },
  ChangeRow("a part's background", "background systemYellow #FFCC00") {
    $0.title.textRuns = [run { $0.background = .systemYellow }]
  },
  ChangeRow("a text's shadow", "title: shadow none → color black") {
    $0.title.textShadow = SolvedLayout.Shadow(radius: 0)
  },
  // Controls
  ChangeRow("a switch", "toggle: value yes → no") { $0.toggle.isOn = false },
  ChangeRow("a slider", "slider: value 0.5 → 0.75") { $0.slider.value = 0.75 },
  ChangeRow("progress", "progress: value 0.25 → 0.5") { $0.progress.progress = 0.5 },
  ChangeRow("a page", "pages: value 1 → 2") { $0.pages.currentPage = 2 },
  ChangeRow("pages", "pages: value 3 → 4") { $0.pages.numberOfPages = 4 },
  ChangeRow("a segment", "segments: value 0 → 1") { $0.segments.selectedIndex = 1 },
  ChangeRow("a segment's title", "segments: titles Day, Week → Day, Year") {
    $0.segments.titles = ["Day", "Year"]
  },
  ChangeRow("an image", "image: image photo → face") { $0.image.imageName = "face" },
  ChangeRow("a date", "date: titles 21 Nov 2026, 09:41 → 22 Nov 2026, 09:41") {
    $0.date.texts = ["22 Nov 2026", "09:41"]
  },
  ChangeRow("a placeholder", "Name", "Full name") { $0.field.placeholder = "Full name" },
  ChangeRow("a typed text", "text of field “Name” → “Ann”") { $0.field.text = "Ann" },
  ChangeRow("a border of a field", "field: border yes → no") { $0.field.borderStyle = .none },
  ChangeRow("a search", "search: ", "Search → Find") { $0.search.placeholder = "Find" },
  ChangeRow("a wheel", "wheels: titles 1⏎2⏎3 → 1⏎2⏎4") { $0.wheels.columns = [["1", "2", "4"]] },
  ChangeRow("an accessory", "cell: variant checkmark → disclosureIndicator") {
    $0.cell.accessory = .disclosureIndicator
  },
  ChangeRow("a separator", "cell: value yes → no") { $0.cell.hasSeparator = false },
  ChangeRow("a tab", "tabs: value 0 → 1") { $0.tabs.selectedIndex = 1 },
  ChangeRow("a tab's title", "tabs: titles One, Two → One, Three") {
    $0.tabs.items = ["One", "Three"]
  },
  ChangeRow("a tool", "tools: titles Reply, Move → Reply, Copy") {
    $0.tools.items = ["Reply", "Copy"]
  },
  ChangeRow("a bar's title", "bar: text Inbox → Sent") { $0.bar.title = "Sent" },
  ChangeRow("a bar's button", "bar: titles Back, Edit → Back, Done") {
    $0.bar.rightItems = ["Done"]
  },
  ChangeRow("a button's style", "button: variant none → filled") {
    $0.button.configuration = .filled
  },
  ChangeRow("a button's image", "button: image none → star") {
    $0.button.imageName = "star"
    $0.button.imageSize = CGSize(width: 1, height: 1)
  },
  // States
  ChangeRow("disabled", "button: isEnabled yes → no") { $0.button.isEnabled = false },
  ChangeRow("selected", "button: isSelected no → yes") { $0.button.isSelected = true },
  ChangeRow("highlighted", "cell: isHighlighted no → yes") {
    $0.cell.isHighlighted = true
  },
  ChangeRow("no touches", "isUserInteractionEnabled yes → no") {
    $0.card.isUserInteractionEnabled = false
  },
  ChangeRow("a scrolled view", "scroll: contentOffset 0, 0 → 0, 20") {
    $0.scroll.contentOffset = CGPoint(x: 0, y: 20)
  },
  ChangeRow("insets of contents", "contentInset.top 0 → 9") {
    $0.scroll.contentInset = EdgeInsets(top: 9)
  },
  // Accessibility
  ChangeRow("a label", "image: accessibility.label none → A face") {
    $0.image.accessibilityLabel = "A face"
  },
  ChangeRow("a value", "value none → half") { $0.slider.accessibilityValue = "half" },
  ChangeRow("a hint", "hint none → Saves it") { $0.button.accessibilityHint = "Saves it" },
  ChangeRow("traits", "traits none → header") { $0.title.accessibilityTraits = [.header] },
  ChangeRow("an element", "isElement none → yes") { $0.card.isAccessibilityElement = true },
  ChangeRow("hidden elements", "hidesElements none → yes") {
    $0.stack.accessibilityElementsHidden = true
  },
  ChangeRow("elements by hand", "elements none → ") { $0.accessibilityElements = [$0.card] },
  ChangeRow("a modal view", "isModal none → yes") { $0.card.accessibilityViewIsModal = true },
  ChangeRow("a group", "groupsElements none → yes") {
    $0.stack.shouldGroupAccessibilityChildren = true
  },
  ChangeRow("an identifier", "renamed: card → panel") { $0.card.accessibilityIdentifier = "panel" },
  // Layout
  ChangeRow("a constant", "card.top = safeArea.top + 8 → + 9") { $0.gap = 9 },
  ChangeRow("a very small change", "+ 8 → + 8.0001") { $0.gap = 8.0001 },
  ChangeRow("a factor", "× 0.5 → × 0.25") { $0.factor = 0.25 },
  ChangeRow("a priority", "@700 → @701") { $0.priority = 701 },
  ChangeRow("a constraint that goes", "− title.width ≤ 300") { $0.pinsTitle = false },
  ChangeRow("hugging", "hugging of title 250 → 251") {
    $0.title.setContentHuggingPriority(251, for: .horizontal)
  },
  ChangeRow("compression resistance", "title 750 → 749") {
    $0.title.setContentCompressionResistancePriority(749, for: .vertical)
  },
  ChangeRow("spacing", "stack.spacing 4 → 6") { $0.stack.spacing = 6 },
  ChangeRow("an axis", "stack.axis") {
    $0.stack.axis = $0.stack.axis == .vertical ? .horizontal : .vertical
  },
  ChangeRow("a frame", "content", "20 pt right") { $0.content.frame.origin.x = 20 },
]

private func solved(_ change: (Screen) -> Void = { _ in }) throws -> SolvedLayout {
  let screen = Screen()
  change(screen)
  // As layouts are compared: the golden's is read from its saved form.
  return try SolvedLayout(
    json: Data(OneLineJSON.bytes(of: try screen.solved(on: .iPhone15, name: "Screen"))))
}

@Suite("What a person would call a change is a difference that is named", .blocks)
struct ChangePairTests {
  private static let before = Result { try solved() }

  @Test(arguments: rows) private func change(_ row: ChangeRow) throws {
    let diff = LayoutDiff(from: try Self.before.get(), to: try solved(row.change))
    #expect(!diff.isEmpty)
    for words in row.words { #expect(diff.text.contains(words), "\(diff.text)") }
  }

  /// What no view says: the layout's own values, by what is done to the saved one.
  @Test func layouts() throws {
    let before = try Self.before.get()
    let rows: [(String, (inout SolvedLayout) -> Void)] = [
      ("(before: Screen)", { $0.name = "Other" }),
      ("barTitle none → Inbox", { $0.barTitle = "Inbox" }),
      ("direction leftToRight → rightToLeft", { $0.environment.layoutDirection = .rightToLeft }),
      ("textSize large → small", { $0.environment.contentSizeCategory = .small }),
      ("keyboard 0 → 300", { $0.environment.keyboardHeight = 300 }),
      ("system 18 → 26", { $0.environment.systemVersion = 26 }),
      ("device.cutout island → notch", { $0.environment.device.cutout = .notch }),
      ("device.kind phone → pad", { $0.environment.device.kind = .pad }),
      ("scale 3 → 2", { $0.environment.device.scale = 2 }),
    ]
    for (words, change) in rows {
      var after = before
      change(&after)
      let text = LayoutDiff(from: before, to: after).text
      // An environment may be told by the change that it makes to the program.
      let short = words.replacing("textSize", with: "text size").replacing("system", with: "iOS")
        .replacing("direction", with: "layoutDirection")
      #expect(text.contains(words) || text.contains(short), "\(text)")
    }
  }

  @Test func oneThingIsOneThing() throws {
    let layout = try Self.before.get()
    #expect(LayoutDiff(from: layout, to: try solved()).isEmpty)
    #expect(LayoutDiff(from: layout, to: try solved()).text.hasSuffix("nothing changed"))
  }
}
