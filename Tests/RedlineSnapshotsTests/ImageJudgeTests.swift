import Foundation
import RedlineDiagram
import RedlineKit
import RedlineRaster
import RedlineSnapshots
import TestPrograms
import Testing

@Suite(.blocks) struct ImageJudgeTests {
  private let id = SnapshotID("Suite", "test", "a@2x")

  private func image(_ red: UInt8, side: Int = 4) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: 4 * side * side)
    pixels[0] = red
    return Bitmap(width: side, height: side, pixels: pixels)
  }

  @Test(
    arguments: [
      ("the same", 255, 4, 0, .passed),
      ("one step of one pixel", 254, 4, 0, .changed),
      ("one step of one pixel, which is allowed", 254, 4, 1, .passed),
      ("another size", 255, 5, 100, .changed),
    ] as [(String, UInt8, Int, Int, SnapshotResult.Verdict)])
  func images(
    _ row: String, red: UInt8, side: Int, allowed: Int, verdict: SnapshotResult.Verdict
  ) throws {
    try withStore { store in
      _ = store.judge(Snapshot(id, .bitmap(image(255))), mode: .missing, run: "r")
      var snapshot = Snapshot(id, .bitmap(image(red, side: side)))
      snapshot.tolerance.pixelCount = allowed
      #expect(store.judge(snapshot, mode: .never, run: "r").verdict == verdict)
    }
  }

  /// A picture of what differs leaves unmarked what the test allows.
  @Test(arguments: [(0.0, 2), (60, 1)])
  func theToleranceIsKept(allowed: Double, marked: Int) throws {
    try withStore { store in
      func bitmap(_ isChanged: Bool) -> Bitmap {
        var pixels = [UInt8](repeating: 255, count: 4 * 64 * 64)
        if isChanged { pixels.replaceSubrange(0..<3, with: [200, 200, 200]) }
        if isChanged { pixels.replaceSubrange(4..<7, with: [0, 0, 0]) }
        return Bitmap(width: 64, height: 64, pixels: pixels)
      }
      _ = store.judge(Snapshot(id, .bitmap(bitmap(false))), mode: .missing, run: "r")
      var snapshot = Snapshot(id, .bitmap(bitmap(true)))
      snapshot.tolerance.pixel.colorDifference = allowed
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(result.verdict == .changed)
      let drawn = try Bitmap(png: try #require(try store.differencePicture(of: result)).bytes)
      let magenta = (0..<2).count { drawn.pixels[4 * $0 + 1] == 0 }
      #expect(magenta == marked)
    }
  }

  private static let live =
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text/></svg>"
  private static let plain =
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g/></svg>"

  /// What was compared before is not drawn again, as long as nothing of it can be another.
  @Test(
    arguments: [
      ("a diagram by its pixels", .diagram(try titleRow()), .pixels, 0, .cache),
      ("a diagram's picture", .diagramPicture(try titleRow(), scale: 2), .layout, 0, .cache),
      ("the same by its pixels", .diagramPicture(try titleRow(), scale: 2), .pixels, 0, .cache),
      ("a text", .svg(plain), .pixels, 0, .cache), ("live text", .svg(live), .pixels, 0, .pixels),
      ("a picture", .picture(svg: plain, scale: 2), .pixels, 0, .cache),
      ("a picture of live text", .picture(svg: live, scale: 2), .pixels, 0, .pixels),
    ] as [(String, Snapshot.Content, SnapshotPrecision, Int, SnapshotResult.Rung)])
  func whatPassedIsNotDrawnAgain(
    _ row: String, content: Snapshot.Content, precision: SnapshotPrecision, allowed: Int,
    rung: SnapshotResult.Rung
  ) throws {
    try withStore { store in
      var snapshot = Snapshot(SnapshotID("a"), content)
      snapshot.precision = precision
      _ = store.judge(snapshot, mode: .missing, run: "r")
      try makeOther(store.goldenPath(snapshot.file))
      func rungNow(_ snapshot: Snapshot, in store: SnapshotStore) -> SnapshotResult.Rung? {
        let result = store.judge(snapshot, mode: .never, run: "r")
        #expect(result.verdict == .passed, "\(result.text)")
        return result.rung
      }
      let first = rungNow(snapshot, in: store)
      #expect(first != .cache)
      #expect(rungNow(snapshot, in: store) == rung)
      guard rung == .cache else { return }
      // Another tolerance, another golden, and no cache: each is compared.
      var other = snapshot
      other.tolerance.pixelCount = 1
      #expect(rungNow(other, in: store) == first)
      #expect(rungNow(snapshot, in: store) == first)
      #expect(rungNow(snapshot, in: store) == .cache)
      try makeOther(store.goldenPath(snapshot.file))
      #expect(rungNow(snapshot, in: store) == first)
      var (none, full) = (store, store)
      (none.usesCache, full.isFull) = (false, true)
      #expect(rungNow(snapshot, in: none) == first)
      #expect(rungNow(snapshot, in: full) != .cache)
    }
  }

  /// Makes a golden another file with the same picture.
  private func makeOther(_ path: String) throws {
    var golden = try #require(bytes(path))
    if path.hasSuffix(".svg") {
      // A golden of a version before, with the layout on one line and no record of the drawing.
      let record = try Regex("  <metadata id=\"redline-drawing\">.*</metadata>\n")
      let layout = /<metadata id="redline-layout">[^<]*<\/metadata>/
      golden = Array(
        String(decoding: golden, as: UTF8.self).replacing(record, with: "")
          .replacing(layout) { $0.output.replacing("\n", with: "") }
          .replacing("</svg>", with: "<g/></svg>").utf8)
    } else {
      let note = try Bitmap(png: golden).png(text: [("Comment", "\(golden.count)")])
      golden = note
    }
    try writeWhole(golden, to: path)
  }

  /// A figure of the constraints on some lines is another one when other constraints stand there.
  @Test(arguments: [SnapshotPrecision.drawing, .pixels])
  func linesThatChooseAreNotForgotten(_ precision: SnapshotPrecision) throws {
    try withStore { store in
      var diagram = try titleRow()
      let line = try #require(diagram.layout.constraints.compactMap(\.location?.line).max())
      diagram.figure.only = [.lines([line])]
      var snapshot = Snapshot(SnapshotID("a"), .diagram(diagram))
      snapshot.precision = precision
      _ = store.judge(snapshot, mode: .missing, run: "r")
      for _ in 0..<2 { #expect(store.judge(snapshot, mode: .never, run: "r").verdict == .passed) }
      for index in diagram.layout.constraints.indices {
        diagram.layout.constraints[index].location?.line += 1
      }
      snapshot.content = .diagram(diagram)
      #expect(store.judge(snapshot, mode: .never, run: "r").verdict == .changed)
    }
  }

  /// What a tolerance lets pass is said each time.
  @Test func whatIsAllowedIsSaidEachTime() throws {
    try withStore { store in
      _ = store.judge(try picture(gap: 8), mode: .missing, run: "r")
      // Of the same size, because a picture of another one is never within a tolerance.
      let spot = "<rect x=\"9\" y=\"9\" width=\"3\" height=\"3\" fill=\"#00ff00\"/></svg>"
      let svg = try titleRow(gap: 8).svg().text().replacing("</svg>", with: spot)
      var snapshot = Snapshot(id, .picture(svg: svg, scale: 2))
      snapshot.tolerance.pixelCount = 1_000_000
      for _ in 0..<2 {
        let result = store.judge(snapshot, mode: .never, run: "r")
        #expect(result.verdict == .passed && result.rung == .pixels)
        #expect(result.message.hasPrefix("within the tolerance"))
      }
    }
  }

  @Test func picturesOfAnUnchangedDrawingAreNotDrawn() throws {
    try withStore { store in
      let snapshot = Snapshot(id, .picture(svg: try titleRow().svg().text(), scale: 2))
      #expect(store.judge(snapshot, mode: .missing, run: "r").verdict == .recorded)
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(result.verdict == .passed)
      #expect(result.rung == .drawing)
    }
  }

  @Test(arguments: [
    ("the layout decides", SnapshotPrecision.layout, SnapshotResult.Verdict.passed),
    ("pixels decide, and are the same", .pixels, .passed),
  ])
  func otherLibrariesAreSaid(
    _ row: String, precision: SnapshotPrecision, verdict: SnapshotResult.Verdict
  ) throws {
    try withStore { store in
      let diagram = try titleRow()
      let svg = try diagram.svg().text()
      let bitmap = try Bitmap(svg: svg, scale: 2)
      var versions = PNGProvenance.libraryVersions
      versions["cairo"] = "1.10.2"
      let provenance = PNGProvenance(of: bitmap, svg: svg, versions: versions)
      var snapshot = Snapshot(id, .picture(svg: try diagram.svg().text(), scale: 2))
      snapshot.precision = precision
      try writeWhole(
        try bitmap.png(provenance: provenance), to: store.goldenPath(snapshot.file))
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(result.verdict == verdict)
      #expect(result.environment.count == 1)
      #expect(result.environment.first?.hasPrefix("cairo 1.10.2 → ") == true)
      #expect(result.text.contains("environment differs"))
    }
  }

  /// A picture of a row with the given distance.
  private func picture(gap: Double) throws -> Snapshot {
    Snapshot(id, .picture(svg: try titleRow(gap: gap).svg().text(), scale: 2))
  }

  @Test func aPictureSaysTheSameCauseAsTheDrawing() throws {
    try withStore { store in
      let drawing = { (gap: Double) in
        Snapshot(SnapshotID("Suite", "test", "a"), .diagram(try titleRow(gap: gap)))
      }
      for snapshot in [try picture(gap: 8), try drawing(8)] {
        #expect(store.judge(snapshot, mode: .missing, run: "r").verdict == .recorded)
      }
      let picture = store.judge(try picture(gap: 20), mode: .never, run: "r")
      let drawn = store.judge(try drawing(20), mode: .never, run: "r")
      #expect(picture.verdict == .changed && picture.rung == .pixels)
      #expect(picture.cause != nil && picture.cause == drawn.cause)
      let lines = try #require(picture.difference).split(separator: "\n")
      #expect(lines[1].hasPrefix("  Δ title.top = TitleRow.top + 8 → + 20"))
      #expect(lines.last?.contains("pixels differ") == true)
      let report = SnapshotReport(results: [picture, drawn], store: store)
      #expect(report.markdown().contains("### Same cause, 2 snapshots"))
      // What would replace the golden carries its layout, too.
      try store.accept(picture)
      #expect(store.judge(try self.picture(gap: 20), mode: .never, run: "r").verdict == .passed)
      let back = store.judge(try self.picture(gap: 8), mode: .never, run: "r")
      #expect(back.difference?.contains("+ 20 → + 8") == true)
    }
  }

  @Test(
    arguments: [
      ("removed with all texts", nil, true, ""),
      ("removed", nil, false, ""),
      ("no JSON", Array("{".utf8), false, "the golden's layout says nothing: "),
      ("no layout", Array("{}".utf8), false, "the golden's layout says nothing: "),
      ("empty", [], false, "the golden's layout says nothing: "),
    ] as [(String, [UInt8]?, Bool, String)])
  func aPictureWithoutItsLayoutIsAGolden(
    _ row: String, text: [UInt8]?, isBare: Bool, message: String
  ) throws {
    try withStore { store in
      let svg = try titleRow().svg().text()
      let bitmap = try Bitmap(svg: svg, scale: 2)
      // Another drawing with the same pixels, so that they have to be looked at.
      let provenance = PNGProvenance(of: bitmap, svg: svg + " ")
      let golden =
        try isBare
        ? bitmap.png()
        : bitmap.png(provenance: provenance, packed: text.map { [("Redline-Layout", $0)] } ?? [])
      try writeWhole(golden, to: store.goldenPath(SnapshotFile(id, .png)))
      #expect(store.judge(try picture(gap: 8), mode: .never, run: "r").verdict == .passed)
      let result = store.judge(try picture(gap: 20), mode: .never, run: "r")
      #expect(result.verdict == .changed && result.cause == nil)
      #expect(result.difference?.contains("pixels differ") == true)
      #expect(result.difference?.contains("\n\(message)") == !message.isEmpty)
    }
  }

  /// A layout that was stored with other pixels is not theirs.
  @Test func theLayoutOfOtherPixelsSaysNothing() throws {
    try withStore { store in
      _ = store.judge(try picture(gap: 8), mode: .missing, run: "r")
      let path = store.goldenPath(SnapshotFile(id, .png))
      let golden = try #require(bytes(path))
      var dark = try titleRow(gap: 8)
      dark.theme = .dark
      let other = try Bitmap(svg: dark.svg().text(), scale: 2).png()
      // The texts of one file, the pixels of the other.
      let (texts, pixels) = (Data(golden), Data(other))
      let mark = Data("IDAT".utf8)
      let start = try #require(texts.range(of: mark)).lowerBound - 4
      let rest = try #require(pixels.range(of: mark)).lowerBound - 4
      try writeWhole(Array(texts[..<start] + pixels[rest...]), to: path)
      let result = store.judge(try picture(gap: 20), mode: .never, run: "r")
      #expect(result.verdict == .changed && result.cause == nil)
    }
  }

  @Test func aDamagedGoldenIsNoMatch() throws {
    try withStore { store in
      let snapshot = Snapshot(id, .bitmap(image(255)))
      _ = store.judge(snapshot, mode: .missing, run: "r")
      let path = store.goldenPath(snapshot.file)
      let whole = try #require(bytes(path))
      for count in [0, 1, 8, 20, whole.count / 2, whole.count - 1] {
        try writeWhole(Array(whole.prefix(count)), to: path)
        let result = store.judge(snapshot, mode: .never, run: "r")
        #expect(result.verdict == .invalid, "\(count) bytes: \(result.text)")
      }
    }
  }
}

@Test("A document is drawn as pixels at a scale", arguments: [1.0, 2, 0.5])
func documentBitmaps(_ scale: Double) throws {
  let document = try titleRow().svg()
  let bitmap = try document.bitmap(scale: scale)
  #expect(bitmap == (try Bitmap(svg: document.text(), scale: scale)))
  #expect(bitmap.width == Int((document.width * scale).rounded(.up)))
  #expect(bitmap.height == Int((document.height * scale).rounded(.up)))
}
