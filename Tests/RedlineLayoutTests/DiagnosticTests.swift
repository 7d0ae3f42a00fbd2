import Foundation
import RedlineLayout
import TestPrograms
import Testing

/// Findings as values: how they are written, read and said.
@Suite(.blocks) struct DiagnosticTests {
  // MARK: The catalogue in code

  @Test(arguments: Diagnostic.Rule.allCases)
  func entries(_ rule: Diagnostic.Rule) throws {
    let entry = rule.entry
    let example = entry.example
    #expect(rule.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(example.rule == rule && example.severity == entry.severity)
    #expect(example.id.hasPrefix("\(entry.kind.rawValue):"))
    #expect(entry.meaning.hasSuffix(".") && !entry.meaning.contains("  "))
    #expect(!entry.title.isEmpty && entry.title.count <= 40 && entry.title.last != ".")
    #expect(!example.message.isEmpty && !example.message.contains("\n"))
    #expect((example.nextStep == nil) == (example.text.step == nil))
  }

  // MARK: JSON

  @Test(arguments: Diagnostic.Rule.allCases)
  func areReadAsWritten(_ rule: Diagnostic.Rule) throws {
    let example = rule.entry.example
    let bytes = try OneLineJSON.bytes(of: example)
    #expect(bytes == (try reference(example)))
    let decoded = try JSONDecoder().decode(Diagnostic.self, from: Data(bytes))
    #expect(decoded == example)
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(object?["message"] as? String == example.withoutLocations.message)
    #expect((object?["detail"] == nil) == (rule == .custom))
  }

  @Test("A finding without places is the same wherever the lines have moved")
  func placesAreNoDifference() {
    let findings = [31, 32].map {
      Diagnostic(
        .duplicateConstraint, of: "title.top=",
        .duplicateConstraint(sentence: "title.top = 8", line: $0))
    }
    #expect(findings[0] != findings[1])
    #expect(findings[0].withoutLocations == findings[1].withoutLocations)
    #expect(findings[0].message.contains("line 31"))
  }

  @Test func membersAreReadAsWritten() throws {
    let place = SourceLocation(fileID: "A/B.swift", line: 3)
    let members: [Diagnostic.Member] = [
      .constraint(id: "a.top=", sentence: "a.top = 8", origin: .stackView, location: nil),
      .constraint(id: "a.left=", sentence: "a.left = 8", origin: .user, location: place),
      .leastSize(item: "a/b", axis: .vertical),
      .contentSize(item: "a", axis: .horizontal, relation: .lessThanOrEqual, length: 85.25),
      .contentSize(item: "a", axis: .vertical, relation: .greaterThanOrEqual, length: 20.5),
      .rootSize(item: "Login", CGSize(width: 100, height: 90)),
      .guideFrame(item: "margins", CGRect(x: 8, y: 8, width: 84, height: 74)),
    ]
    let finding = Diagnostic(
      .conflict, of: "all", .conflict(members: members, givenUp: members[2]), rank: 2)
    let bytes = try OneLineJSON.bytes(of: finding)
    let decoded = try JSONDecoder().decode(Diagnostic.self, from: Data(bytes))
    #expect(decoded == finding)
    #expect(
      decoded.text.lines == [
        "These required constraints cannot all hold:", "a.top = 8 (stack view)",
        "a.left = 8 (B.swift:3)", "a.b.height ≥ 0 (sizes are never negative)",
        "a.width ≤ 85.25 (its content at priority 1000)",
        "a.height ≥ 20.5 (its content at priority 1000)", "Login is 100 × 90",
        "margins is 84 × 74 at 8, 8",
        "Solved without a.b.height ≥ 0 (sizes are never negative)",
        "→ remove one of them or lower its priority",
      ])
  }

  /// What solving finds survives being written, whatever the numbers are.
  @Test func solvedFindingsAreReadAsWritten() throws {
    let a = Box("a"), b = Label("Some text that is too long")
    let solved = try Scene { root in
      a
      b
      a.top == root.top + 1.0 / 3
      a.width == 10.1
      a.width == 20.2
      a.height == 500.123456
      b.leading == root.leading + 70.7
      b.width == 20.3
      b.centerY == root.centerY
    }.solved(on: .canvas(100, 100))
    #expect(
      Set(solved.diagnostics.map(\.rule))
        == [.conflict, .ambiguousPosition, .outsideParent, .truncatedText])
    for finding in solved.diagnostics {
      let bytes = try OneLineJSON.bytes(of: finding)
      #expect(try JSONDecoder().decode(Diagnostic.self, from: Data(bytes)) == finding)
    }
  }

  // MARK: Files of other versions

  /// Findings as format 1 has them, with the rules that they become.
  static let old: [(json: String, rule: Diagnostic.Rule)] = zip(
    format1Findings.split(separator: "\n").map(String.init),
    [
      .ambiguousPosition, .ambiguousSize, .brokenConstraint, .conflict, .conflictWithFrame,
      .zeroSize, .truncatedText, .outsideParent, .unsettledSolution, .unsettledContent,
      .unsettledInsets,
    ]
  ).map { ($0, $1) }

  @Test(arguments: old.indices)
  func format1(_ index: Int) throws {
    let (json, rule) = Self.old[index]
    let finding = try JSONDecoder().decode(Diagnostic.self, from: Data(json.utf8))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(finding.rule == rule)
    #expect(finding.kind.rawValue == object["kind"] as? String)
    #expect(finding.message == object["message"] as? String)
    #expect(finding.text.lines == [finding.message])
    #expect(finding.id == object["id"] as? String)
    #expect(finding.rank == object["rank"] as? Int)
    #expect(finding.freedoms.count == (object["freedoms"] as? [Any])?.count)
    let again = try OneLineJSON.bytes(of: finding)
    #expect(try JSONDecoder().decode(Diagnostic.self, from: Data(again)) == finding)
  }

  @Test func format1HasAllKinds() {
    #expect(format1Findings.split(separator: "\n").count == 11)
    let kinds = Set(Self.old.map(\.rule.kind)).union([
      .document, .requirement, .missingGlyph, .covered, .statement,
    ])
    #expect(kinds == Set(Diagnostic.Kind.allCases))
  }

  /// name, what takes the place of rule and detail, the rule that is read; by hand
  static let newer: [(String, String, Diagnostic.Rule)] = [
    ("a rule of a newer version", #""rule":"too-pretty","detail":{"beauty":11}"#, .custom),
    ("a value is missing", #""rule":"zero-size","detail":{}"#, .zeroSize),
    ("a value of another kind", #""rule":"zero-size","detail":{"line":3}"#, .zeroSize),
    ("a value of a member", #""rule":"conflict","detail":{"members":[],"givenUp":{}}"#, .conflict),
    ("no member is known", #""rule":"conflict-with-frame","detail":{}"#, .conflictWithFrame),
    ("no values", #""rule":"overlap""#, .overlap),
  ]

  @Test(arguments: newer.indices)
  func whatIsNotKnownKeepsItsSentence(_ index: Int) throws {
    let (name, part, rule) = Self.newer[index]
    let json = """
      {"constraints":[],"id":"a:b","items":["b"],"message":"b is so","severity":"note",\(part)}
      """
    let finding = try JSONDecoder().decode(Diagnostic.self, from: Data(json.utf8))
    #expect(finding.rule == rule, "\(name)")
    #expect(finding.message == "b is so" && finding.detail == .text("b is so"), "\(name)")
  }

  // MARK: What is not wanted

  @Test func ignoredRules() throws {
    let a = Box("a"), b = Box("b")
    let solved = try Scene { root in
      a
      b
      a.width == 10
      a.width == 20
      b.edges == root.edges - 5
    }.solved(on: .canvas(100, 100))
    let rules = Set(solved.diagnostics.map(\.rule))
    #expect(rules == [.conflict, .ambiguousSize, .outsideParent])
    for rule in rules {
      let rest = solved.ignoring([rule]).diagnostics
      #expect(Set(rest.map(\.rule)) == rules.subtracting([rule]))
    }
    #expect(solved.ignoring(rules).diagnostics.isEmpty)
    #expect(solved.ignoring([]) == solved)
  }
}

/// Findings of the gallery as they were saved in format 1, and one for each that it has not.
private let format1Findings = #"""
  {"constraints":[],"freedoms":[{"axis":"horizontal","highSize":96,"lowSize":96}],"id":"ambiguity:bar","items":["bar"],"kind":"ambiguity","location":{"fileID":"GalleryLayouts/DiffLayouts.swift","line":115},"message":"bar is ambiguous: x anywhere; add a constraint for that axis","severity":"warning"}
  {"constraints":[],"freedoms":[{"axis":"vertical","highEdge":343.5,"lowFarEdge":343.5,"lowSize":0}],"id":"ambiguity:form","items":["form"],"kind":"ambiguity","location":{"fileID":"GalleryLayouts/SignUp.swift","line":13},"message":"form is ambiguous: y up to 343.5 and height from 0 up; add a constraint for that axis, or give contents that compete different priorities","severity":"warning"}
  {"constraints":["bar.width="],"freedoms":[],"id":"brokenConstraint:bar.width=","items":["bar"],"kind":"brokenConstraint","location":{"fileID":"GalleryLayouts/DiffLayouts.swift","line":122},"message":"bar.width = 96 @500 gives way to stronger constraints and is off by 36 pt","severity":"note"}
  {"constraints":["bar.width<=","bar.width>="],"freedoms":[],"id":"conflict:bar.width<=,bar.width>=","items":[],"kind":"conflict","location":{"fileID":"GalleryLayouts/DiffLayouts.swift","line":124},"message":"these required constraints cannot all hold: bar.width ≤ 60 (DiffLayouts.swift:124); bar.width ≥ 80 (DiffLayouts.swift:124). Solved without bar.width ≥ 80 (DiffLayouts.swift:124); remove one of them or lower its priority","rank":1,"severity":"error"}
  {"constraints":["button.width=","button.left=ForgottenFlag.left"],"freedoms":[],"id":"conflict:button.autoresizingMask","items":["button"],"kind":"conflict","location":{"fileID":"GalleryLayouts/FiveSteps.swift","line":68},"message":"button keeps its frame, 0 × 0 at 0, 0, as constraints of its autoresizing mask, which contradicts: button.leading = ForgottenFlag.leading + 24 (FiveSteps.swift:68); set translatesAutoresizingMaskIntoConstraints to false on button","rank":1,"severity":"error"}
  {"constraints":[],"freedoms":[],"id":"zeroSize:form","items":["form"],"kind":"zeroSize","location":{"fileID":"GalleryLayouts/SignUp.swift","line":13},"message":"form has no height (0 pt): what is inside is drawn but gets no touches; constrain its contents to both its top and its bottom","severity":"warning"}
  {"constraints":[],"freedoms":[],"id":"truncatedText:green","items":["green"],"kind":"truncatedText","location":{"fileID":"GalleryLayouts/TwoButtonsVariants.swift","line":11},"message":"green does not show its whole text: it needs 285.667 × 30 pt and has 207 × 30; give it more room or a shorter text","severity":"warning"}
  {"constraints":[],"freedoms":[],"id":"outsideParent:trouble/outside","items":["trouble/outside","trouble/outer"],"kind":"outsideParent","location":{"fileID":"GalleryLayouts/Grammar.swift","line":266},"message":"trouble.outside reaches beyond trouble.outer by 40 pt at the right; hold it with ≥ and ≤ to its parent's edges","severity":"warning"}
  {"constraints":[],"freedoms":[],"id":"unsettled:solution","items":["Login"],"kind":"unsettled","message":"the search for the best layout was given up: required constraints hold, but optional ones may be served better; give fewer of them the same priority","severity":"error"}
  {"constraints":[],"freedoms":[],"id":"unsettled:label","items":["label"],"kind":"unsettled","message":"label does not come to rest: after 12 passes its content still changes from 80 × 20.5 to 80 × 41; give it a width that does not depend on its content","severity":"warning"}
  {"constraints":[],"freedoms":[],"id":"unsettled:insets","items":["Login"],"kind":"unsettled","message":"safe areas or margins do not come to rest: after 12 passes they still move the views that they depend on; hold those to their parents' edges","severity":"warning"}
  """#
