import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// Files of texts beside documents, and documents with their texts.
@Suite(.blocks) struct TextsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var data: Data
    var texts: [String: String]

    init(_ name: String, _ text: String, _ texts: [String: String]) {
      self.init(name, Data(text.utf8), texts)
    }

    init(_ name: String, _ data: Data, _ texts: [String: String]) {
      (testDescription, self.data, self.texts) = (name, data, texts)
    }
  }

  private static func utf16(_ text: String, isLittle: Bool = true, mark: Bool = true) -> Data {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return Data(
      units.flatMap { unit in
        let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittle ? bytes : bytes.reversed()
      })
  }

  @Test(
    "Texts of a cell's style have the room of the cell in other languages",
    arguments: [
      ("Default", 285.0), ("Value1", 224), ("Subtitle", 285),
    ])
  func stylesOfCells(_ style: String, _ width: Double) throws {
    let document = try Fixture.document(
      Fixture.screen(
        """
        <tableView id="t">\(Fixture.rect((0, 0, 375, 667)))<prototypes>
        <tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="a" \
        \(style == "Default" ? "" : "detailTextLabel=\"b\"") id="c">\(Fixture.rect((0, 0, 315, 44)))
        <tableViewCellContentView key="contentView" id="cc">\(Fixture.rect((0, 0, 315, 44)))<subviews>
        <label id="a" text="Name">\(Fixture.rect((15, 10, 47, 20)))</label>
        <label id="b" text="Anna">\(Fixture.rect((245, 10, 60, 20)))</label></subviews>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        """))
    func found(_ document: InterfaceDocument) throws -> Double {
      let rows = try document.frames(
        of: document.scenes[0], BuildOptions(), measuring: try TextShaper()
      ).rows
      return try Double(#require(rows.first { $0.view.id == "a" }).frame.width)
    }
    #expect(try found(document) == 47)
    #expect(try found(document.translated(["a.text": "Ein langer Name"])) == width)
  }

  @Test("Titles of scopes are translated by their numbers")
  func scopes() throws {
    let text = Fixture.screen(
      """
      <searchBar id="s" showsScopeBar="YES">\(Fixture.rect((0, 0, 375, 100)))
      <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
      """)
    var options = BuildOptions()
    options.drawsScreens = true
    let layouts = try Fixture.document(text).translated([
      "s.scopeButtonTitles[1]": "Neue", "s.scopeButtonTitles[2]": "x", "s.scopeButtonTitles[": "x",
    ]).solvedLayouts(options, measuring: try TextShaper())
    let controls = layouts.flatMap(\.layout.items).map(\.control)
    #expect(controls.contains(.segmentedControl(titles: ["All", "Neue"], selected: 0)))
  }

  @Test(
    "Strings files",
    arguments: [
      Row("empty", "", [:]), Row("a comment alone", "/* nothing */\n// here", [:]),
      Row(
        "two texts", "\"a.text\" = \"Hallo\";\n\"b.title\"=\"Weiter\";",
        ["a.text": "Hallo", "b.title": "Weiter"]),
      Row("an empty text", "\"a\" = \"\";", ["a": ""]),
      Row(
        "comments everywhere",
        "/* \"x\" = \"y\"; */ \"a\" /* = */ = // \"z\"\n \"b\" /**/ ; // end",
        ["a": "b"]),
      Row("a slash in a text", "\"a\" = \"http://x /* y */\";", ["a": "http://x /* y */"]),
      Row("escapes", #""a" = "\"1\"\n\t\\ \q \'";"#, ["a": "\"1\"\n\t\\ q '"]),
      Row("letters by number", #""a" = "\U00e4\u00DF \101 \UD83D\uDE00";"#, ["a": "äß A 😀"]),
      Row("a line break in a text", "\"a\" = \"one\ntwo\";", ["a": "one\ntwo"]),
      Row("no quotes", "a-b.text = Ok; NSName = \"x\";", ["a-b.text": "Ok", "NSName": "x"]),
      Row("single quotes", "'a' = 'it is \"so\"';", ["a": "it is \"so\""]),
      Row("a key alone", "\"Yes\";", ["Yes": "Yes"]),
      Row("twice", "\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]),
      Row("a mark of UTF-8", "\u{FEFF}\"a\" = \"é\";", ["a": "é"]),
      Row("UTF-16 little", utf16("\"a\" = \"é😀\";"), ["a": "é😀"]),
      Row("UTF-16 big", utf16("\"a\" = \"é\";", isLittle: false), ["a": "é"]),
      Row(
        "UTF-16 big without a mark", utf16("\"a\" = \"é\";", isLittle: false, mark: false),
        ["a": "é"]),
      Row("UTF-16 little without a mark", utf16("\"a\" = \"é\";", mark: false), ["a": "é"]),
      Row("lines of Windows", "\"a\" = \"1\";\r\n\"b\" = \"2\";\r\n", ["a": "1", "b": "2"]),
    ]) func strings(_ row: Row) throws
  {
    #expect(try StringsFile(row.data, file: "Main.strings").texts == row.texts)
  }

  @Test(
    "Broken strings files",
    arguments: [
      Row("no semicolon", "\"a\" = \"1\"\n\"b\" = \"2\";", ["2": "a semicolon"]),
      Row("no semicolon at the end", "\n\"a\" = \"1\"", ["2": "a semicolon"]),
      Row("no end of a text", "\"a\" = \"1\";\n\"b\" = \"2;\n\n", ["2": "the text in quotes"]),
      Row("no end of a comment", "\n\n/* a\n\n\n", ["3": "the comment"]),
      Row("no value", "\"a\" = ;", ["1": "a value"]),
      Row("no key", "\n= \"1\";", ["2": "a key"]),
      Row("a bad merge", "\"a\" = \"1\";\n<<<<<<< HEAD\n", ["2": "a key"]),
      Row("lines of Windows", "\"a\" = \"1\";\r\n\r\n?", ["3": "a key"]),
      Row("old lines of the Mac", "\"a\" = \"1\";\r\r?", ["3": "a key"]),
      Row("an escape at the end", "\"a\" = \"\\", ["1": "the text in quotes"]),
      Row("neither encoding", Data([0x22, 0xE9, 0x22, 0x3B]), ["1": "the text is in neither"]),
      Row("half a letter", Data([0xFF, 0xFE, 0x22]), ["1": "the last letter"]),
      Row("compiled", "bplist00", ["1": "this is a compiled"]),
    ]) func brokenStrings(_ row: Row) throws
  {
    let error = #expect(throws: TextsError.self) { try StringsFile(row.data, file: "Main.strings") }
    let (line, reason) = try #require(row.texts.first)
    #expect(
      "\(try #require(error))".hasPrefix("Main.strings:\(line): error: \(reason)"), "\(error!)")
  }

  @Test("Cut and changed files of texts are read or give an error, with fixed seeds")
  func mutatedStrings() {
    let text = Array("/* a */ \"k.text\" = \"\\U00e4 \\101 b\"; 'x' = y; \"z\";\n// end\n".utf8)
    var seed: UInt64 = 17
    for _ in 0..<3000 {
      var bytes = text
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(seed >> 33) % bytes.count
        bytes[place] = UInt8(truncatingIfNeeded: seed >> 20)
        if seed & 0x100 == 0 { bytes.removeSubrange(place...); bytes.append(34) }
      }
      _ = try? StringsFile(Data(bytes), file: "a")
      _ = try? StringCatalog(Data(bytes), file: "a")
    }
  }

  @Test("A string catalogue has its languages, and phones' forms of texts")
  func catalogue() throws {
    let text = """
      {"sourceLanguage":"en","version":"1.0","strings":{
       "a.text":{"comment":"x","extractionState":"migrated","localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Hallo"}},
        "fr":{"variations":{"device":{"other":{"stringUnit":{"value":"tous"}},
         "iphone":{"stringUnit":{"value":"tel"}}}}}}},
       "b.text":{"localizations":{"de":{"variations":{"plural":{"other":
        {"stringUnit":{"state":"translated","value":"viele"}}}}}}},
       "c.text":{}}}
      """
    let catalog = try StringCatalog(Data(text.utf8), file: "Main.xcstrings")
    #expect(catalog.sourceLanguage == "en")
    #expect(
      catalog.texts == ["de": ["a.text": "Hallo", "b.text": "viele"], "fr": ["a.text": "tel"]])
  }

  @Test(
    "Broken string catalogues",
    arguments: [
      ("{\n\"strings\": {\n,", "Main.xcstrings:3: error: this is not well-formed JSON"),
      ("[]", "Main.xcstrings:1: error: this is not a string catalogue"),
      (
        "{\"strings\":{\"a\":{\"localizations\":3}}}",
        "Main.xcstrings:1: error: this is not a string catalogue at strings › a › localizations"
      ),
    ]) func brokenCatalogue(_ text: String, _ message: String) throws
  {
    let error = #expect(throws: TextsError.self) {
      try StringCatalog(Data(text.utf8), file: "Main.xcstrings")
    }
    #expect("\(try #require(error))" == message)
  }

  private static let screen = Fixture.screen(
    Fixture.view("l", (20, 40, 40, 20.5), name: "label", attributes: "text=\"Hello\"")
      + Fixture.view(
        "b", (20, 80, 60, 30), name: "button", attributes: "buttonType=\"system\"",
        "<state key=\"normal\" title=\"Next\"/>")
      + Fixture.view(
        "s", (20, 120, 100, 32), name: "segmentedControl", attributes: "",
        "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>")
      + Fixture.view(
        "m", (20, 200, 100, 20.5), name: "label", attributes: "",
        "<string key=\"text\">two\nlines</string>"),
    constraints: ["l", "b", "s", "m"].enumerated().map { number, id in
      Fixture.constraint("\(id).leading", "root.leading", constant: 20)
        + Fixture.constraint("\(id).top", "root.top", constant: Double(40 + 50 * number))
    }.joined(),
    controller: "<navigationItem key=\"navigationItem\" title=\"Start\" id=\"n\"/>")

  @Test("Translated texts are drawn and measured, and others keep theirs")
  func translated() throws {
    let document = try Fixture.document(Self.screen)
    let german = document.translated([
      "l.text": "Herzlich willkommen", "b.normalTitle": "Weiter geht es", "m.text": "eins",
      "s.segmentTitles[1]": "Zwei", "s.segmentTitles[7]": "?", "s.segmentTitles[x]": "?",
      "n.title": "Anfang", "gone.text": "?", "l.accessibilityLabel": "?", "nodot": "?",
    ])
    var options = BuildOptions()
    options.intrinsic = .canvas
    func items(_ document: InterfaceDocument) throws -> [SolvedLayout.Item] {
      try document.solvedLayouts(options, measuring: try TextShaper())[0].layout.items
    }
    let (before, after) = (try items(document), try items(german))
    #expect(
      after.compactMap { $0.text?.string } == ["Herzlich willkommen", "Weiter geht es", "eins"])
    #expect(before[1].frame.width == 40)
    #expect(after[1].frame.width > 130)
    guard case .segmentedControl(let titles, _) = after[3].control else {
      Issue.record("\(String(describing: after[3].control))")
      return
    }
    #expect(titles == ["A", "Zwei"])
    let title = try german.solvedLayouts(options, measuring: try TextShaper())[0].layout.barTitle
    #expect(title == "Anfang")
    // Frames are stored for the document's own texts.
    let findings = try german.findings(options, measuring: try TextShaper()).flatMap(\.findings)
    #expect(!findings.contains { $0.rule == .misplacedView })
    options.intrinsic = .stored
    #expect(try items(german)[1].frame.width == 40)
  }
}
