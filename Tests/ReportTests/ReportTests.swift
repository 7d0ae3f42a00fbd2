import Foundation
import RedlineSnapshots
import TestPrograms
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reports as texts, from results made by hand.
@Suite struct ReportTests {
  static let store = SnapshotStore(root: "/nowhere", environment: [:])

  /// Results by verdict, with an index for each: `T/changed-0`.
  static func results(
    _ verdicts: [SnapshotResult.Verdict], cause: String? = nil, text: String = "- a\n+ b"
  ) -> [SnapshotResult] {
    verdicts.enumerated().map { index, verdict in
      let id = SnapshotID("T", "\(verdict.rawValue)-\(index)")
      var result = SnapshotResult(
        file: SnapshotFile(id, .svg), verdict: verdict,
        message: "\(id) \(verdict.rawValue)", difference: verdict == .changed ? text : nil,
        cause: cause, golden: "Snapshots/\(id).svg", title: "\(id)", variant: "v\(index)",
        test: SnapshotResult.Test(
          module: "M", suite: "T", function: "f(_:)", arguments: ["x"], file: "M/T.swift",
          line: 7),
        run: "1")
      result.seconds = 0.25
      return result
    }
  }

  static func report(_ results: [SnapshotResult]) -> SnapshotReport {
    SnapshotReport(results: results, store: store)
  }

  static let mixed = results([.passed, .changed, .missing, .invalid, .pending, .recorded])

  // MARK: - JUnit

  @Test func junitHasACaseForEachSnapshot() throws {
    let document = try XMLDocument(xmlString: Self.report(Self.mixed).junit())
    let root = try #require(document.rootElement())
    let totals = ["tests", "failures", "errors", "skipped", "time"].map {
      root.attribute(forName: $0)?.stringValue
    }
    #expect(totals == ["6", "2", "1", "0", "1.5"])
    let cases = try document.nodes(forXPath: "//testcase").compactMap { $0 as? XMLElement }
    #expect(
      cases.compactMap { $0.attribute(forName: "name")?.stringValue }
        == ["f(_:) [v1]", "f(_:) [v3]", "f(_:) [v2]", "f(_:) [v0]", "f(_:) [v4]", "f(_:) [v5]"])
    #expect(Set(cases.map { $0.attribute(forName: "classname")?.stringValue }) == ["M.T"])
    #expect(Set(cases.map { $0.attribute(forName: "line")?.stringValue }) == ["7"])
    let failure = try #require(try cases[0].nodes(forXPath: "failure").first as? XMLElement)
    #expect(failure.attribute(forName: "type")?.stringValue == "changed")
    #expect(failure.stringValue == "T/changed-1 changed\n- a\n+ b")
    #expect(try document.nodes(forXPath: "//error").count == 1)
  }

  @Test func junitNamesPicturesAsGitLabAndJenkinsReadThem() throws {
    var result = Self.results([.changed])[0]
    (result.goldenHash, result.actualHash, result.golden) = ("a", "b", "elsewhere.svg")
    let document = try XMLDocument(xmlString: Self.report([result]).junit())
    #expect(
      try document.nodes(forXPath: "//system-out").first?.stringValue == """
        [[ATTACHMENT|Snapshots/T/changed-0.svg]]
        [[ATTACHMENT|.build/redline/pending/T/changed-0.svg]]
        """)
  }

  @Test func passedTestsHaveNoContents() {
    #expect(
      Self.report(Self.results([.passed])).junit() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Snapshots" tests="1" failures="0" errors="0" skipped="0" time="0.25">
          <testsuite name="M.T" tests="1" failures="0" errors="0" skipped="0" time="0.25">
            <testcase classname="M.T" name="f(_:) [v0]" file="M/T.swift" line="7" time="0.25"/>
          </testsuite>
        </testsuites>

        """)
  }

  // MARK: - GitHub

  @Test func annotationsAreOneForACause() {
    let results = Self.results([.changed, .changed, .changed], cause: "gap")
    #expect(
      Self.report(results).annotations() == """
        ::error file=M/T.swift,line=7,title=T/changed-0 changed and 2 snapshots more::\
        T/changed-0 changed%0A- a%0A+ b%0Athe same in:%0A  T/changed-1%0A  T/changed-2

        """)
    #expect(Self.report(Self.results([.passed, .recorded])).annotations().isEmpty)
    #expect(Self.report(Self.results([.pending])).annotations().hasPrefix("::warning "))
  }

  @Test func annotationsNameTheFileInTheRepository() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    var result = Self.results([.changed])[0]
    result.test = SampleStore.test("f()", line: 3)
    var report = SnapshotReport(results: [result], store: sample.store)
    report.sourcePrefix = "App/"
    #expect(
      report.annotations().hasPrefix(
        "::error file=App/Tests/AppTests/Forms/FormTests.swift,line=3,"))
  }

  // MARK: - Markdown

  @Test func markdownGroupsByCause() {
    var results = Self.results([.changed, .changed, .passed], cause: "gap 8 → 12\nmore")
    results[2].cause = nil
    #expect(
      Self.report(results).markdown() == """
        ## Snapshots: 2 changed, 1 passed

        | | snapshots |
        | --- | ---: |
        | changed | 2 |
        | passed | 1 |

        ### Same cause, 2 snapshots: `gap 8 → 12`

        - `T/changed-0` changed, `M/T.swift:7`
        - `T/changed-1` changed, `M/T.swift:7`

        ```text
        - a
        + b
        ```

        """)
    #expect(
      Self.report(Self.results([.passed])).markdown()
        == "## Snapshots: 1 passed\n\nNothing to look at.\n")
  }

  @Test func aRunThatIsNotWholeDoesNotLookAsIfAllWereWell() {
    var report = Self.report(Self.results([.passed]))
    report.problems = ["part 3 of <8> is `missing`"]
    #expect(
      report.markdown().hasPrefix(
        "## Snapshots: 1 passed\n\n- **error:** `` part 3 of <8> is `missing` ``\n"))
    #expect(!report.markdown().contains("Nothing to look at"))
    let junit = report.junit()
    #expect(junit.contains(#"<testsuites name="Snapshots" tests="2" failures="0" errors="1""#))
    #expect(junit.contains(#"<error message="part 3 of &lt;8&gt; is `missing`"/>"#))
    #expect(report.html().contains("part 3 of "))
  }

  @Test(arguments: [400, 5_000, SnapshotReport.commentByteLimit, 1 << 20])
  func markdownKeepsWithinItsLimit(limit: Int) {
    let text = String(repeating: "+ a line of differences, é\n", count: 200)
    let results = (0..<300).map { index in
      var result = Self.results([.changed], cause: "cause \(index)", text: text)[0]
      result.file = SnapshotFile(SnapshotID("T", "n\(index)"), .svg)
      return result
    }
    let markdown = Self.report(results).markdown(limit: limit)
    #expect(markdown.utf8.count <= limit)
    // Every fence that was opened is closed.
    let fences = markdown.split(separator: "\n").count { $0.hasPrefix("```") }
    #expect(fences % 2 == 0)
    let shown = markdown.split(separator: "\n").count { $0.hasPrefix("### ") }
    if shown < 300 { #expect(markdown.contains("\(300 - shown) snapshots of")) }
  }

  // MARK: - Texts that would break out

  static let hostile = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "]]>&amp;<!--",
    "```\n# heading\n````", "`@everyone` [link](javascript:alert(1))", "| a | b |",
    "\n::error::injected", ",file=other%0A::warning::x", "\u{202E}gnp.exe", "\u{0}\u{1B}[31m\u{7F}",
    ",\u{301}file=x", "<\u{301}b>", "`\u{301}`` x", "\r\n- item\r- item",
  ]

  @Test(arguments: hostile)
  func hostileTextsStayTexts(_ text: String) throws {
    var result = Self.results([.changed])[0]
    (result.title, result.message, result.difference) = (text, text, text)
    (result.cause, result.variant, result.environment) = (text, text, [text])
    result.test = SnapshotResult.Test(
      module: text, suite: text, function: text, arguments: [text], file: text, line: -1)
    let report = Self.report([result])

    let document = try XMLDocument(xmlString: report.junit())
    let elements = try document.nodes(forXPath: "//*").compactMap(\.name)
    #expect(
      elements == ["testsuites", "testsuite", "testcase", "failure", "system-out"].dropLast(1))

    let annotations = report.annotations().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(annotations.count == 2)
    let command = try #require(annotations.first)
    let properties = try #require(command.firstMatch(of: /^::error (.*?)::/)).1
      .unicodeScalars.split(separator: ",").map(String.init)
    #expect(properties.count == 3)
    #expect(properties[1] == "line=1")
    #expect(!command.unicodeScalars.contains("\r"))

    // Outside of the data of the page, nothing of the text stands there.
    let html = report.html()
    let parts = html.split(separator: "id=\"contents\">", maxSplits: 1)
    let data = try #require(parts.last?.split(separator: "</script>", maxSplits: 1).first)
    #expect(!data.utf8.contains(UInt8(ascii: "<")))
    #expect(html.components(separatedBy: "<script").count == 3)

    try expectCodeOnly(report.markdown())
  }

  /// Names and differences stand in code: what is outside of it is what the report says itself.
  private func expectCodeOnly(_ markdown: String) throws {
    var fence: String?
    var plain: [String] = []
    for line in markdown.split(separator: "\n") {
      if let open = fence {
        if line == open { fence = nil }
      } else if line.hasPrefix("```") {
        fence = String(line.prefix { $0 == "`" })
      } else {
        plain.append(withoutCodeSpans(String(line)))
      }
    }
    #expect(fence == nil)
    let known = [
      "## Snapshots: 1 changed", "| | snapshots |", "| --- | ---: |", "| changed | 1 |",
      "###  changed", "-  changed, ", "Environment differs: ",
    ]
    #expect(plain == known)
  }

  /// A line without its code spans, as CommonMark finds them: from a run of backticks to the next
  /// run of the same length.
  private func withoutCodeSpans(_ line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    var (result, place) = (String.UnicodeScalarView(), 0)
    func run(at start: Int) -> Int { scalars[start...].prefix { $0 == "`" }.count }
    while place < scalars.count {
      let length = run(at: place)
      guard length > 0 else {
        result.append(scalars[place])
        place += 1
        continue
      }
      var end = place + length
      while end < scalars.count, run(at: end) != length { end += max(run(at: end), 1) }
      place = end + length
    }
    return String(result)
  }

  /// What a page shows of a text of any length.
  @Test(arguments: [
    ("short", LongText("a\nb")), ("one line", LongText(LongText.text(of: "x", count: 2_000_000))),
    ("many lines", LongText(String(repeating: "x\n", count: 200_000))),
    ("one character", LongText("e" + String(repeating: "\u{301}", count: 500_000))),
  ])
  func textsOfAnyLengthAreCut(_ row: String, text long: LongText) {
    let text = long.text
    var result = Self.results([.changed], text: text)[0]
    (result.title, result.message, result.variant) = (text, "\(text) changed", text)
    (result.cause, result.environment) = (text, [text])
    var report = Self.report([result])
    report.problems = [text]
    let html = report.html()
    let empty = Self.report([]).html()
    #expect(html.utf8.count - empty.utf8.count < 400_000)
    #expect(report.junit().utf8.count < 400_000)
    let data = html.components(separatedBy: "id=\"contents\">").last ?? ""
    #expect(data.prefix { $0 != "<" }.contains("…") == (row != "short"))
  }

  @Test func theSameResultsGiveTheSameBytes() {
    let (one, other) = (Self.report(Self.mixed), Self.report(Self.mixed.reversed()))
    #expect(one.html() == other.html())
    #expect(one.junit() == other.junit())
    #expect(one.markdown() == other.markdown())
    #expect(one.annotations() == other.annotations())
  }
}
