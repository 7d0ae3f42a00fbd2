import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Testing

/// What stored frames and Xcode's flags tell of insets, margins and lengths that no file states.
struct CanvasInferenceTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var expected: [String: (Double, Double, Double, Double)]
  }

  @Test(arguments: insetRows + marginRows + lengthRows) func frames(_ row: Row) throws {
    let frames = try Fixture.frames(row.text, intrinsic: .canvas)
    for (id, (x, y, width, height)) in row.expected {
      let frame = try #require(frames[id])
      let wanted = CGRect(x: x, y: y, width: width, height: height)
      #expect(Parity.distance(frame, wanted) < 0.35, "\(id): \(frame), not \(wanted)")
    }
  }

  @Test("Half a point that the canvas adds to a centre is no number of the constraint")
  func centers() throws {
    let text = Fixture.screen(
      Fixture.view(
        "box", (157.5, 20, 60, 40), name: "view",
        "<constraints>\(Fixture.constraint("width", constant: 60))</constraints>"),
      constraints: Fixture.constraint("root.centerX", "box.centerX")
        + Fixture.constraint("box.top", "root.top", constant: 20), tools: "9000")
    for (place, constant) in [(157.5, 0.0), (158.0, 0), (157.0, 0)] {
      let document = try Fixture.document(text.replacing("x=\"157.5\"", with: "x=\"\(place)\""))
      let layout = try document.solved(
        document.drawnRoots[0], name: "", BuildOptions(), TextShaper()
      ).layout
      let center = try #require(layout.constraints.first { $0.first.attribute == .centerX })
      #expect(center.constant == constant)
      #expect(center.sentence.hasSuffix(".centerX"), "\(center.sentence)")
      let box = try #require(layout.items.first { $0.name.hasPrefix("view") })
      #expect(abs(abs(center.residual) - abs(Double(box.frame.midX) - 187.5)) < 0.01)
    }
  }

  @Test("A root of another size than it asks for is no conflict; with a subview it is one")
  func sizesOfRoots() throws {
    func kinds(_ inside: String) throws -> [Diagnostic.Kind] {
      let text = Fixture.xib(
        Fixture.view(
          "root", (0, 0, 375, 667),
          "<subviews>\(Fixture.view("a", (0, 0, 100, 40)))</subviews>"
            + "<constraints>\(inside)</constraints>"))
      let document = try Fixture.document(text)
      return try document.solved(
        document.drawnRoots[0], name: "", BuildOptions(), TextShaper()
      ).layout.diagnostics.map(\.kind)
    }
    let size = Fixture.constraint("width", constant: 63)
    #expect(try !kinds(size).contains(.conflict))
    let both =
      Fixture.constraint("a.leading", "root.leading")
      + Fixture.constraint("a.trailing", "root.trailing")
      + Fixture.constraint("a.width", constant: 63)
    #expect(try kinds(both).contains(.conflict))
  }

  // MARK: Agreement

  struct Agreement: CustomTestStringConvertible {
    var testDescription: String
    var attributes = ""
    var width = 100.0
    var more = ""
    var agrees: Bool
  }

  static let agreements = [
    Agreement(testDescription: "what follows from the constraints", agrees: true),
    Agreement(
      testDescription: "a flag of Xcode", attributes: "misplaced=\"YES\"", agrees: false),
    Agreement(testDescription: "another length", width: 120, agrees: false),
    Agreement(
      testDescription: "less than a least length", width: 90,
      more: "relation=\"greaterThanOrEqual\"", agrees: false),
    Agreement(
      testDescription: "more than that", width: 120, more: "relation=\"greaterThanOrEqual\"",
      agrees: true),
    Agreement(
      testDescription: "what is optional", width: 120, more: "priority=\"900\"", agrees: true),
  ]

  @Test(arguments: agreements) func agreement(_ row: Agreement) throws {
    let text = Fixture.screen(
      Fixture.view(
        "a", (20, 20, row.width, 40), attributes: row.attributes,
        "<constraints>\(Fixture.constraint("width", constant: 100, more: row.more))</constraints>"),
      constraints: Fixture.constraint("a.leading", "root.leading", constant: 20)
        + Fixture.constraint("a.top", "root.top", constant: 20))
    let document = try Fixture.document(text)
    let scene = try #require(document.scenes.first)
    let frames = try document.frames(of: scene, BuildOptions(), measuring: TextShaper())
    #expect(frames.isClean == row.agrees)
    var parity = Parity()
    parity.count(frames, file: "Main.storyboard", features: [], seconds: 0)
    #expect(parity.clean.scenes.total == (row.agrees ? 1 : 0))
  }

  // MARK: Safe areas

  /// A view in the middle between the sides, with a height of its own.
  private static func xib(
    _ y: Double, height: Double, of total: Double = 896, _ constraints: String
  ) -> String {
    Fixture.xib(
      """
      <view id="root">\(Fixture.rect((0, 0, 414, total)))
      <subviews>\(Fixture.view("a", (0, y, 414, height)))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)\(Fixture.constraint("a.leading", "root.leading"))
      \(Fixture.constraint("a.trailing", "root.trailing"))</constraints></view>
      """, device: "retina6_1", tools: "20037")
  }

  private static let insetRows = [
    Row(
      testDescription: "an optional constraint shows that there is no inset",
      text: xib(
        100, height: 200, of: 300,
        Fixture.constraint("a.top", "root.top", constant: 100)
          + Fixture.constraint("a.bottom", "safe.bottom", more: "priority=\"900\"")),
      expected: ["a": (0, 100, 414, 200)]),
    Row(
      testDescription: "or that there are two",
      text: xib(
        100, height: 728,
        Fixture.constraint("a.top", "root.top", constant: 100)
          + Fixture.constraint("a.bottom", "safe.bottom", more: "priority=\"900\"")),
      expected: ["a": (0, 100, 414, 728)]),
    Row(
      testDescription: "a middle shows that there are two",
      // 448 + (88 - 68) / 2 - 50
      text: xib(408, height: 100, Fixture.constraint("a.centerY", "safe.centerY")),
      expected: ["a": (0, 408, 414, 100)]),
    Row(
      testDescription: "an inequality leaves no room for an inset",
      text: xib(
        60, height: 184, of: 260,
        Fixture.constraint("a.top", "root.top", constant: 60)
          + Fixture.constraint(
            "safe.bottom", "a.bottom", constant: 16, more: "relation=\"greaterThanOrEqual\"")),
      expected: ["a": (0, 60, 414, 184)]),
    Row(
      testDescription: "the first column of a split view reaches 100 pt below the second one",
      text: column(["a", "b"]), expected: ["a": (100, 50, 320, 40), "b": (100, 90, 320, 40)]),
    Row(
      testDescription: "one view at both sides may be out of date", text: column(["a"]),
      expected: ["a": (0, 50, 420, 40)]),
  ]

  /// Views below each other, from side to side of a column whose stored frames begin 100 pt from the left.
  private static func column(_ names: [String]) -> String {
    let views = names.enumerated().map {
      Fixture.view($1, (100, 50 + 40 * Double($0), 320, 40))
    }
    let constraints = names.enumerated().map { number, name in
      Fixture.constraint("\(name).leading", "safe.leading")
        + Fixture.constraint("safe.trailing", "\(name).trailing")
        + Fixture.constraint("\(name).height", constant: 40)
        + Fixture.constraint("\(name).top", "root.top", constant: 50 + 40 * Double(number))
    }
    return Fixture.screen(
      views.joined(), constraints: constraints.joined(), device: "ipad12_9rounded",
      size: (420, 1366), tools: "17156")
  }

  // MARK: Margins

  private static func table(_ content: String, tools: String = "21507", rows: String = "")
    -> String
  {
    Fixture.screen(
      """
      <tableView id="table" \(rows)>\(Fixture.rect((0, 0, 375, 667)))
      <prototypes><tableViewCell id="cell" preservesSuperviewLayoutMargins="YES">
      \(Fixture.rect((0, 50, 375, 72)))
      <tableViewCellContentView key="contentView" id="content" \
      preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \(content)
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """, tools: tools)
  }

  /// A view at the margins of a cell's content.
  private static func margins(
    _ frame: (Double, Double, Double, Double), tools: String
  ) -> String {
    table(
      """
      >\(Fixture.rect((0, 0, 375, 72)))
      <subviews>\(Fixture.view("a", frame))</subviews><constraints>
      \(Fixture.constraint("a.top", "content.topMargin"))
      \(Fixture.constraint("a.bottom", "content.bottomMargin"))
      \(Fixture.constraint("a.leading", "content.leadingMargin"))
      \(Fixture.constraint("a.trailing", "content.trailingMargin"))</constraints>
      """, tools: tools)
  }

  private static let collection = Fixture.screen(
    """
    <collectionView id="list">\(Fixture.rect((0, 0, 375, 667)))
    <cells><collectionViewCell id="cell" preservesSuperviewLayoutMargins="YES">
    \(Fixture.rect((0, 0, 375, 80)))
    <view key="contentView" id="content">\(Fixture.rect((0, 0, 375, 80)))
    <subviews>\(Fixture.view("a", (0, 0, 0, 0)))</subviews></view><constraints>
    \(Fixture.constraint("a.top", "cell.top"))\(Fixture.constraint("a.bottom", "cell.bottom"))
    \(Fixture.constraint("a.leading", "cell.leadingMargin"))
    \(Fixture.constraint("a.trailing", "cell.trailingMargin"))</constraints>
    </collectionViewCell></cells></collectionView>
    """)

  private static let header = Fixture.xib(
    """
    <view id="root" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO">
    \(Fixture.rect((0, 0, 375, 67)))
    <subviews>\(Fixture.view("a", (0, 8, 375, 51)))</subviews>
    <constraints>\(Fixture.constraint("a.top", "root.topMargin"))
    \(Fixture.constraint("a.bottom", "root.bottomMargin"))
    \(Fixture.constraint("a.leading", "root.leading"))
    \(Fixture.constraint("a.trailing", "root.trailing"))</constraints></view>
    """)

  /// A view that is narrower than its own margins together.
  private static let narrow = Fixture.screen(
    Fixture.view("a", (20, 20, 100, 40)) + Fixture.view("b", (120, 20, 7, 12)),
    constraints: Fixture.constraint("a.leading", "root.leading", constant: 20)
      + Fixture.constraint("a.top", "root.top", constant: 20)
      + Fixture.constraint("b.leadingMargin", "a.trailing", constant: 8)
      + Fixture.constraint("b.top", "root.top", constant: 20))

  private static let marginRows = [
    Row(
      testDescription: "cells of Xcode 9 end 8 pt before their margins",
      text: margins((0, 3, 0, 0), tools: "13196"), expected: ["a": (8, 8, 359, 56)]),
    Row(
      testDescription: "margins that show at both sides are all there is",
      text: margins((15, 8, 345, 56), tools: "12120"), expected: ["a": (15, 8, 345, 56)]),
    Row(
      testDescription: "stored frames show other margins at the ends",
      text: margins((16, 15, 343, 42), tools: "24128"), expected: ["a": (16, 15, 343, 42)]),
    Row(
      testDescription: "and narrower ones at the sides than those around",
      text: margins((15, 11, 345, 50), tools: "21507"), expected: ["a": (15, 11, 345, 50)]),
    Row(
      testDescription: "what UIKit does not have is no margin",
      text: margins((3, 3, 369, 66), tools: "21507"), expected: ["a": (16, 11, 343, 50)]),
    Row(
      testDescription: "cells of cards lie 20 pt from the sides of the list",
      text: card, expected: ["cell": (20, 50, 335, 72), "a": (20, 11, 295, 50)]),
    Row(
      testDescription: "cells of collection views have margins of their own only",
      text: collection, expected: ["a": (8, 0, 359, 80)]),
    Row(
      testDescription: "the root of a xib that preserves margins",
      text: header, expected: ["a": (0, 8, 375, 51)]),
    Row(
      testDescription: "margins that are wider than the view",
      text: narrow, expected: ["b": (120, 20, 7, 12)]),
  ]

  /// A cell that is stored as wide as its list, of which the sections are cards.
  private static let card = table(
    """
    >\(Fixture.rect((0, 0, 375, 72)))
    <subviews>\(Fixture.view("a", (20, 11, 295, 50)))</subviews><constraints>
    \(Fixture.constraint("a.top", "content.topMargin"))
    \(Fixture.constraint("a.bottom", "content.bottomMargin"))
    \(Fixture.constraint("a.leading", "content.leadingMargin"))
    \(Fixture.constraint("a.trailing", "content.trailingMargin"))</constraints>
    """, rows: "style=\"insetGrouped\"")

  // MARK: Lengths

  private static let shares = Fixture.screen(
    Fixture.view(
      "stack", (0, 0, 375, 300), name: "stackView",
      attributes: "axis=\"vertical\" distribution=\"fillProportionally\"",
      """
      <subviews>
      \(inner("one", (0, 0, 375, 100)))
      \(inner("two", (0, 100, 375, 200)))
      </subviews>
      """),
    constraints: Fixture.constraint("stack.leading", "root.leading")
      + Fixture.constraint("stack.trailing", "root.trailing")
      + Fixture.constraint("stack.top", "root.top")
      + Fixture.constraint("stack.bottom", "root.bottom", constant: -367))

  /// A view that holds another one, and so has no size of its own.
  private static func inner(_ id: String, _ frame: (Double, Double, Double, Double)) -> String {
    Fixture.view(id, frame, "<subviews>\(Fixture.view("in-\(id)", (0, 0, 10, 10)))</subviews>")
  }

  /// A text with distances around it that leave it no room in the row.
  private static func row(_ attributes: String) -> String {
    table(
      """
      \(attributes)>\(Fixture.rect((0, 0, 375, 72)))
      <subviews>\(Fixture.view("a", (16, 40, 100, 21), name: "label", attributes: "text=\"Text\""))
      </subviews><constraints>
      \(Fixture.constraint("a.top", "content.top", constant: 40))
      \(Fixture.constraint("content.bottom", "a.bottom", constant: 30))
      \(Fixture.constraint("a.leading", "content.leading", constant: 16))</constraints>
      """)
  }

  /// A view on the baseline of a label in whose class code sets a larger font.
  private static func baseline(_ name: String) -> String {
    Fixture.screen(
      Fixture.view(
        "label", (20, 20, 100, 34), name: "label", attributes: "text=\"Title\" \(name)",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
        + Fixture.view(
          "a", (130, 35, 7, 12),
          "<constraints>"
            + Fixture.constraint("height", constant: 12) + "</constraints>"),
      constraints: Fixture.constraint("label.leading", "root.leading", constant: 20)
        + Fixture.constraint("label.top", "root.top", constant: 20)
        + Fixture.constraint("a.leading", "root.leading", constant: 130)
        + Fixture.constraint("a.bottom", "label.firstBaseline"))
  }

  private static let conflict = table(
    """
    >\(Fixture.rect((0, 0, 375, 72)))
    <subviews>\(Fixture.view("a", (16, 20, 20, 32), """
      <constraints>\(Fixture.constraint("height", constant: 20))</constraints>
      """))</subviews><constraints>
    \(Fixture.constraint("a.top", "content.top", constant: 20))
    \(Fixture.constraint("content.bottom", "a.bottom", constant: 20))
    \(Fixture.constraint("a.leading", "content.leading", constant: 16))</constraints>
    """)

  private static let lengthRows = [
    Row(
      testDescription: "shares of lengths that are none", text: shares,
      expected: ["one": (0, 0, 375, 100), "two": (0, 100, 375, 200)]),
    Row(
      testDescription: "a baseline in a font that code sets",
      text: baseline("customClass=\"Title\""), expected: ["a": (130, 35, 7, 12)]),
    Row(
      testDescription: "and in that of the document", text: baseline(""),
      expected: ["a": (130, 24, 7, 12)]),
    Row(
      testDescription: "a text yields to the height of its row", text: row(""),
      expected: ["a": (16, 40, 100, 2)]),
    Row(
      testDescription: "but not where Xcode found the row's height open",
      text: row("ambiguous=\"YES\""), expected: ["a": (16, 40, 100, 21)]),
    Row(
      testDescription: "a row has the height of its list, whatever it contains", text: conflict,
      expected: ["content": (0, 0, 375, 72), "a": (16, 20, 20, 32)]),
  ]
}
