import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// The parts of a figure's plan, each as a table.
@Suite(.blocks) struct FigureTests {
  // MARK: Names

  struct NameRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let ids: [String]
    let names: [String]
  }

  static let names = [
    NameRow(testDescription: "last part", ids: ["form/title"], names: ["title"]),
    NameRow(
      testDescription: "words of the class go from long names",
      ids: ["profileThumbnailImageLabel", "postal_code_of_the_text_field"],
      names: ["profileThumbnail", "postal_code_of_the"]),
    NameRow(
      testDescription: "a name that is not long is the one in the code", ids: ["profileImageLabel"],
      names: ["profileImageLabel"]),
    NameRow(
      testDescription: "no long name is cut to the beginning of another one",
      ids: ["settingsPanelContainerView", "settingsPanelTitle"],
      names: ["settingsPanelContainerView", "settingsPanelTitle"]),
    NameRow(testDescription: "short names stay", ids: ["titleLabel"], names: ["titleLabel"]),
    NameRow(
      testDescription: "the colon of a label's text goes", ids: ["Room name:", ":"],
      names: ["Room name", ":"]),
    NameRow(
      testDescription: "the same name in two places", ids: ["a/title", "b/title"],
      names: ["a/title", "b/title"]),
    NameRow(
      testDescription: "what is the same without its class keeps it",
      ids: ["accountTitleLabel", "accountTitleImageView"],
      names: ["accountTitleLabel", "accountTitleImageView"]),
  ]

  @Test(arguments: names) func namesAreShortAndDistinct(_ row: NameRow) {
    let layout = Fixture.layout(
      "T", .canvas(200, 100),
      row.ids.map { id in
        var item = Fixture.label(id, "text", 0, 0, 10, 10)
        item.name = String(id.split(separator: "/").last!)
        return item
      })
    let names = FigureNames(layout, ids: row.ids)
    #expect(row.ids.map { names($0) } == row.names)
    #expect(Set(row.names).count == row.names.count)
  }

  // MARK: Gutters

  @Test func columnsFillFromTheScreen() {
    let rows: [(name: String, bar: Span?, tagY: Double?, column: Int?)] = [
      ("the first bar", Span(0, 40), 20, 0), ("below it", Span(42, 80), 60, 0),
      ("beside both", Span(10, 70), 40, 1), ("a label between", nil, 100, 0),
      ("too near to the label", nil, 110, 1), ("no room for a third column", Span(0, 80), 40, nil),
    ]
    var gutter = FigureGutter(side: 1, room: 100)
    for row in rows {
      let column = gutter.column(row.bar, tagY: row.tagY, tagWidth: 20)
      #expect(column == row.column, "\(row.name)")
      guard let column else { continue }
      gutter.insert(
        FigureGutter.Entry(mark: 0, column: column, bar: row.bar, tagY: row.tagY, tagWidth: 20))
    }
    let tags = gutter.places(edge: 300).compactMap(\.tag)
    #expect(tags.allSatisfy { $0.minX > 300 && $0.maxX <= 400 })
    #expect(gutter.width <= 100)
  }

  // MARK: Content

  final class Form: View, LayoutSpec {
    let title = Label("Title")
    let field = TextField("Field")
    let extra = Label("Extra")

    var layout: Layout {
      title; field; extra
      title.top == top + 20
      title.leading == margins.leading
      field.top == title.bottom + 8
      field.horizontal == margins.horizontal
      field.height >= 40 ~ .high
      extra.top == field.bottom + 8
      extra.leading == field.leading
      When(.regularWidth) { title.centerX == centerX }
    }
  }

  static func form() throws -> SolvedLayout {
    try Form().solved(in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
  }

  struct FilterRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (inout FigureOptions) -> Void
    let drawn: Int
    let omission: String?
  }

  static let filters = [
    FilterRow(
      testDescription: "all", change: { _ in }, drawn: 8, omission: "1 constraint of regular width"),
    FilterRow(
      testDescription: "one view", change: { $0.only = [.items(["title"])] }, drawn: 3,
      omission: "1 constraint of regular width, 5 left out by choice"),
    FilterRow(
      testDescription: "one axis", change: { $0.only = [.axis(.horizontal)] }, drawn: 4,
      omission: "1 constraint of regular width, 4 left out by choice"),
    FilterRow(
      testDescription: "view and axis",
      change: { $0.only = [.items(["title"]), .axis(.vertical)] }, drawn: 2,
      omission: "1 constraint of regular width, 6 left out by choice"),
    FilterRow(
      testDescription: "without a kind", change: { $0.hidden = [.kinds([.inequality])] }, drawn: 7,
      omission: "1 constraint of regular width, 1 left out by choice"),
    FilterRow(
      testDescription: "cut around a view", change: { $0.crop = .items(["title"]) }, drawn: 3,
      omission: "1 constraint of regular width, 5 left out by choice"),
    FilterRow(
      testDescription: "cut around the last view", change: { $0.crop = .items(["extra"]) },
      drawn: 2,
      omission: "1 constraint of regular width, 6 left out by choice"),
    FilterRow(
      testDescription: "an unknown name", change: { $0.only = [.items(["nobody"])] }, drawn: 0,
      omission: "1 constraint of regular width, 8 left out by choice"),
  ]

  @Test(arguments: filters) func whatIsLeftOutIsCounted(_ row: FilterRow) throws {
    let layout = try Self.form()
    var options = FigureOptions()
    row.change(&options)
    let content = FigureContent(layout, options, showsInactive: false)
    #expect(content.drawn.count == row.drawn)
    #expect(content.omissionText == row.omission)
    let omitted = content.omitted.values.reduce(0, +)
    #expect(content.drawn.count + omitted == content.total)
  }

  struct UnseenRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (Form) -> Void
    var omission: String?
  }

  static let unseenRows = [
    UnseenRow(testDescription: "seen") { _ in },
    UnseenRow(testDescription: "hidden", change: { $0.extra.isHidden = true }, omission: hidden),
    UnseenRow(
      testDescription: "wholly transparent", change: { $0.extra.alpha = 0 }, omission: hidden),
    UnseenRow(testDescription: "hardly seen") { $0.extra.alpha = 0.01 },
    UnseenRow(testDescription: "the screen itself is transparent") { $0.alpha = 0 },
  ]
  private static let hidden = ", 2 of hidden views"

  @Test("What nobody sees is left out with its constraints", arguments: unseenRows)
  func unseen(_ row: UnseenRow) throws {
    let form = Form()
    row.change(form)
    let layout = try form.solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let content = FigureContent(layout, FigureOptions(), showsInactive: false)
    #expect(content.omissionText == "1 constraint of regular width" + (row.omission ?? ""))
  }

  @Test func calloutsStressWhatTheyAreAbout() throws {
    let layout = try Self.form()
    var options = FigureOptions()
    options.callouts = [FigureCallout("The field", about: .items(["field"]), .axis(.vertical))]
    let content = FigureContent(layout, options, showsInactive: false)
    #expect(Set(content.callouts.values) == [1])
    #expect(content.callouts.count + content.dimmed.count == content.drawn.count)
    var diagram = Diagram(layout)
    diagram.figure = options
    let labelled = Set(try diagram.drawnLabels().labels.flatMap { $0.marks })
    for id in content.dimmed { #expect(!labelled.contains("c-\(id)")) }
  }

  // MARK: The page

  struct CropRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let crop: FigureOptions.Crop
    let isCut: Bool
  }

  static let crops = [
    CropRow(testDescription: "content", crop: .content(padding: 24), isCut: true),
    CropRow(testDescription: "items", crop: .items(["title"]), isCut: true),
    CropRow(testDescription: "device", crop: .device, isCut: false),
    CropRow(testDescription: "an unknown item", crop: .items(["nobody"]), isCut: false),
  ]

  @Test(arguments: crops) func emptyScreenIsCutOff(_ row: CropRow) throws {
    var diagram = Diagram(try Self.form())
    diagram.figure.crop = row.crop
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(text.contains("pt not drawn") == row.isCut)
  }

  @Test(
    "Without a legend the header says how many constraints are left out, and the caption is read out"
  )
  func words() throws {
    var diagram = Diagram(try Self.form())
    diagram.figure.legend = .none
    diagram.figure.only = [.items(["title"])]
    diagram.figure.caption = "A title & no more"
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(text.contains("9 constraints, 6 not drawn"))
    let description = text.split(separator: "<desc", maxSplits: 1)[1].prefix { $0 != "/" }
    #expect(description.contains("A title &amp; no more"))
  }

  @Test func aFigureIsAsWideAsItIsAskedToBe() throws {
    let layout = try Self.form()
    for width in [320.0, 480, 680, 1200] {
      var diagram = Diagram(layout)
      diagram.figure.width = width
      #expect(try diagram.svg().width <= width + 1, "\(width)")
    }
  }

  struct PlaceRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let place: FigureLabelPlace.Place
    /// Whether a label's rectangle is where it was asked for, given the screen.
    let holds: @Sendable (CGRect?, CGRect) -> Bool
  }

  static let places = [
    PlaceRow(testDescription: "hidden", place: .hidden) { label, _ in label == nil },
    PlaceRow(testDescription: "left", place: .left) { $0.map(\.maxX) ?? .infinity <= $1.minX },
    PlaceRow(testDescription: "right", place: .right) { $0.map(\.minX) ?? 0 >= $1.maxX },
  ]

  @Test(arguments: places) func labelsStandWhereTheyAreAskedFor(_ row: PlaceRow) throws {
    var diagram = Diagram(try Self.form())
    diagram.figure.labels = [
      FigureLabelPlace(row.place, of: .kinds([.spacing]), .axis(.vertical), .items(["field"]))
    ]
    let label = try diagram.drawnLabels().labels.first { label in
      label.subjects.contains { $0.id.contains("field.top") }
    }
    let body = try diagram.drawing().body
    let screen = body.insetBy(dx: 60, dy: 0)
    #expect(row.holds(label?.rect, screen), "\(label?.rect ?? .zero), screen \(screen)")
  }

  @Test func aCaptionStandsBelow() throws {
    var diagram = Diagram(try Self.form())
    diagram.textMode = .live
    let height = try diagram.svg().height
    diagram.figure.caption = "Nothing moves."
    let page = try diagram.svg()
    #expect(page.text().contains("Nothing moves.") && page.height > height)
  }

  @Test func whatChangedSinceAGoldenIsChosen() throws {
    let new = try Self.form()
    var old = new
    let index = try #require(old.constraints.firstIndex { $0.first.item.hasSuffix("field") })
    old.constraints[index].constant += 4
    let filter = FigureFilter.changed(from: old, to: new)
    #expect(filter == .constraints([new.constraints[index].id]))
    #expect(FigureFilter.changed(from: new, to: new) == .constraints([]))
  }

  @Test func optionsAreReadBack() throws {
    var options = FigureOptions()
    options.labels = [FigureLabelPlace(.left, of: .items(["a"]))]
    options.caption = "Two views"
    options.legend = .side
    options.crop = .items(["a", "b"])
    options.only = [.items(["a,b"]), .axis(.vertical), .kinds([.hugging]), .lines([3, 4])]
    options.hidden = [.condition("compact width"), .common, .constraints(["a.top-b.top"])]
    options.callouts = [FigureCallout("One", about: .items(["a"]))]
    let data = try JSONEncoder().encode(options)
    #expect(try JSONDecoder().decode(FigureOptions.self, from: data) == options)
  }
}
