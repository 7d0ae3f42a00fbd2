import Foundation
import RedlineDiagram
import RedlineKit
import RedlineLayout
import RedlineSnapshots
import TestPrograms
import Testing

/// Goldens that somebody or something changed since they were recorded, compared in the default
/// mode, in which the drawing decides nothing.
@Suite(.blocks) struct GoldenFaultTests {
  private let id = SnapshotID("Suite", "test", "a")

  /// What is said of a golden with that text of a layout that did not change.
  private func judged(
    _ golden: String, precision: SnapshotPrecision = .layout, mode: RecordMode = .never,
    heals: Bool = false
  ) throws -> SnapshotResult {
    var result: SnapshotResult?
    try withStore { store in
      var snapshot = Snapshot(id, .diagram(try titleRow()))
      snapshot.precision = precision
      try writeWhole(Array(golden.utf8), to: store.goldenPath(snapshot.file))
      let found = store.judge(snapshot, mode: mode, run: "r")
      if heals {
        // What was drawn waits; accepting it mends the golden.
        #expect(store.reviewableResults() == [found])
        try store.accept(found)
        #expect(store.judge(snapshot, mode: .never, run: "r").verdict == .passed)
      }
      result = found
    }
    return try #require(result)
  }

  private func text() throws -> String { try titleRow().svg().text() }

  @Test(arguments: ["<<<<<<< HEAD\n=======\n>>>>>>> b", "<<<<<<< HEAD", ">>>>>>> b", "======="])
  func conflictMarkersAtEachLine(_ markers: String) throws {
    let lines = try text().split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count > 50)
    // Each text of markers has its own third of the lines.
    for place in stride(from: markers.utf8.count % 3, to: lines.count, by: 3) {
      let changed = lines[..<place] + [Substring(markers)] + lines[place...] + [""]
      let result = try judged(changed.joined(separator: "\n"), heals: place % 13 == 0)
      #expect(result.verdict == .invalid, "\(place): \(result.text)")
      #expect(
        result.message.contains(
          "Snapshots/Suite/test/a.svg is not merged: line \(place + 1) is a conflict marker"),
        "\(place): \(result.message)")
    }
  }

  /// Figures of several layouts carry the first of them, and know their drawing all the same.
  @Test(arguments: ["series", "motion"]) func figuresOfSeveralLayouts(_ kind: String) throws {
    func drawn(_ gaps: Double...) throws -> String {
      let layouts = try gaps.map { try titleRow(gap: $0).layout }
      return kind == "series"
        ? try SeriesDiagram("Rows", layouts.map { SeriesDiagram.Step($0) }).svg().text()
        : try MotionDiagram("Rows", layouts).svg().text()
    }
    let golden = try drawn(8, 12)
    try withStore { store in
      func judged(_ svg: String, golden: String) throws -> SnapshotResult {
        let snapshot = Snapshot(id, .svg(svg))
        try writeWhole(Array(golden.utf8), to: store.goldenPath(snapshot.file))
        return store.judge(snapshot, mode: .never, run: "r")
      }
      #expect(try judged(golden, golden: golden).verdict == .passed)
      let first = try judged(drawn(9, 12), golden: golden)
      #expect(first.verdict == .changed && first.rung == .layout, "\(first.text)")
      let second = try judged(drawn(8, 13), golden: golden)
      #expect(second.verdict == .changed && second.rung == .drawing, "\(second.text)")
      #expect(second.message.contains("one of its layouts changed"), "\(second.message)")
      let edited = golden.replacing("#D2320F", with: "#00FF00", maxReplacements: 1)
      let broken = try judged(golden, golden: edited)
      #expect(broken.verdict == .invalid && broken.message.contains("edited by hand"))
    }
  }

  @Test func cutAndClosedByHand() throws {
    let lines = try text().split(separator: "\n").map(String.init)
    var open: [String] = []
    for (index, line) in lines.dropLast(1).enumerated() {
      for tag in line.matches(of: /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/) {
        if !tag.1.isEmpty { open.removeLast() } else if tag.4.isEmpty { open.append("\(tag.2)") }
      }
      guard index < lines.count - 2 else { break }
      let closed = lines[...index] + open.reversed().map { "</\($0)>" }
      let result = try judged(closed.joined(separator: "\n") + "\n")
      #expect(result.verdict == .invalid, "after \(line): \(result.text)")
      #expect(result.message.contains("a.svg"), "\(result.message)")
    }
    #expect(open == ["svg"])
  }

  @Test func cutAnywhere() throws {
    let bytes = Array(try text().utf8)
    for count in stride(from: 0, to: bytes.count - 1, by: 397) {
      let rest = String(decoding: bytes[..<count], as: UTF8.self)
      for end in ["", "</svg>\n", "\"/></svg>\n", "</metadata></svg>\n"] {
        #expect(try judged(rest + end).verdict == .invalid, "\(count) bytes and \(end)")
      }
    }
  }

  @Test(arguments: [
    ("a colour", "fill=\"#F", "fill=\"#E", "its drawing is not the one"),
    ("a number", " y=\"", " y=\"1", "its drawing is not the one"),
    ("a title", "TitleRow</title>", "TitelRow</title>", "its drawing is not the one"),
    ("an element", "</svg>", "<g/></svg>", "its drawing is not the one"),
    ("a constant", "\"constant\":8", "\"constant\":9", "its layout is not the one"),
    ("a sentence", "TitleRow.top + 8\"", "TitleRow.top + 9\"", "its layout is not the one"),
    ("its hash", "\"drawing\":\"", "\"drawing\":\"0", "its drawing is not the one"),
    ("its record", "\"redline\":", "\"redlime\":", "its record of its drawing"),
    ("its record's name", "\"redline-drawing\"", "\"x\"", "its record of its drawing"),
  ])
  func editedByHand(_ row: String, part: String, other: String, reason: String) throws {
    let text = try text()
    let place = try #require(text.range(of: part))
    let golden = text.replacingCharacters(in: place, with: other)
    for precision in [SnapshotPrecision.layout, .drawing, .pixels] {
      let result = try judged(golden, precision: precision, heals: true)
      #expect(result.verdict == .invalid, "\(result.text)")
      #expect(result.message.contains("Snapshots/Suite/test/a.svg is damaged: \(reason)"))
      #expect(result.message.contains("accept what was drawn"), "\(result.message)")
    }
  }

  /// Each reason is told, also where others were damaged otherwise.
  @Test func damagesAreTheSameWithTheSameReason() throws {
    let text = try text()
    let cut = try judged(String(text.dropLast(20)))
    #expect(cut.cause == "damaged golden: it does not end with </svg>: it was cut off")
    #expect(try judged(String(text.dropLast(30))).cause == cut.cause)
    let edited = try judged(text.replacing("fill=\"#F", with: "fill=\"#E"))
    #expect(edited.cause?.hasPrefix("damaged golden: its drawing is not the one") == true)
    #expect(try judged("<<<<<<< a\n\(text)").cause == "golden with conflict markers")
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func savedInAnotherEncoding(_ encoding: String.Encoding) throws {
    let bytes = Array(try #require(try text().data(using: encoding)))
    try withStore { store in
      let snapshot = Snapshot(id, .diagram(try titleRow()))
      try writeWhole(bytes, to: store.goldenPath(snapshot.file))
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(result.verdict == .invalid)
      #expect(
        result.message.contains("is damaged: it was saved in UTF-16, and goldens are in UTF-8"))
    }
  }

  /// What git and editors do to line ends is no edit.
  @Test(arguments: [SnapshotPrecision.layout, .drawing, .pixels])
  func lineEnds(_ precision: SnapshotPrecision) throws {
    let text = try text()
    for golden in [
      text.replacing("\n", with: "\r\n"), String(text.dropLast()), text + "\n",
    ] {
      let result = try judged(golden, precision: precision, mode: .all)
      #expect(result.verdict == .passed, "\(result.text)")
    }
  }

  @Test func picturesAreMendedToo() throws {
    try withStore { store in
      let snapshot = Snapshot(id, .picture(svg: try text(), scale: 1))
      try writeWhole(Array("<<<<<<< HEAD\n".utf8), to: store.goldenPath(snapshot.file))
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(result.verdict == .invalid)
      try store.accept(result)
      #expect(store.judge(snapshot, mode: .never, run: "r").verdict == .passed)
    }
  }

  // MARK: Other versions

  /// The golden as versions before wrote it: the layout on one line or indented, and no record.
  private func older(isIndented: Bool = false) throws -> String {
    let layout = try titleRow().layout
    let encoder = JSONEncoder()
    encoder.outputFormatting = isIndented ? [.prettyPrinted, .sortedKeys] : [.sortedKeys]
    let json = String(decoding: try encoder.encode(layout), as: UTF8.self)
    let record = try Regex("  <metadata id=\"redline-drawing\">.*</metadata>\n")
    let body = try Regex("<metadata id=\"redline-layout\">[^<]*</metadata>")
    return try text().replacing(record, with: "")
      .replacing(body, with: "<metadata id=\"redline-layout\">\(json)</metadata>")
  }

  @Test(arguments: [true, false]) func olderGoldensAreRead(_ isIndented: Bool) throws {
    let golden = try older(isIndented: isIndented)
    for precision in [SnapshotPrecision.layout, .drawing, .pixels] {
      #expect(try judged(golden, precision: precision).verdict == .passed)
    }
    // They have no hash, so that they are compared as they always were.
    let edited = golden.replacing("</svg>", with: "<g/></svg>")
    #expect(edited != golden)
    #expect(try judged(edited).verdict == .passed)
    #expect(try judged(edited, precision: .drawing).verdict == .changed)
    #expect(try judged(golden, mode: .all).verdict == .pending)
  }

  @Test func anotherVersionThatDrawsTheSame() throws {
    let golden = try text().replacing(/"redline":"[^"]*"/, with: "\"redline\":\"0.1.0\"")
    // Also one that knows more ways to draw.
    let newer = golden.replacing("\"style\":\"annotated\"", with: "\"style\":\"blueprint\"")
    #expect(newer != golden)
    #expect(try judged(newer, precision: .drawing).verdict == .passed)
    for precision in [SnapshotPrecision.layout, .drawing, .pixels] {
      #expect(try judged(golden, precision: precision, mode: .all).verdict == .passed)
    }
  }

  @Test func anotherVersionThatDrawsOtherwiseIsNamed() throws {
    var diagram = try titleRow()
    diagram.theme = .dark
    let golden = try diagram.svg().text()
    let result = try judged(golden, precision: .drawing)
    #expect(result.message.contains("is the same layout, drawn differently: Snapshots/"))
    #expect(result.environment == ["theme dark → light"])
    let old = golden.replacing(/"redline":"[^"]*"/, with: "\"redline\":\"0.1.0\"")
    let before = try judged(old, precision: .drawing)
    #expect(before.message.contains("drawn differently by Redline 0.1.0: Snapshots/"))
    #expect(before.environment.first?.hasPrefix("Redline 0.1.0 → ") == true)
    #expect(before.environment.last == "theme dark → light")
  }
}
