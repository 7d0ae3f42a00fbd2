import Foundation
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

@Suite(.blocks) struct SVGTextTests {
  @Test func writesTrees() {
    let rows: [(name: String, children: [SVGNode], text: String)] = [
      ("nothing", [], "/>\n"),
      ("a text", [.titled("title", "a & b")], ">\n  <title>a &amp; b</title>\n</svg>\n"),
      ("an empty text", [.titled("title", "")], ">\n  <title></title>\n</svg>\n"),
      (
        "a shape",
        SVGShapes().nodes([
          .rect(CGRect(x: -0.0001, y: 1 / 3.0, width: 10, height: 4), radius: 9, .fill("#FFF"))
        ]),
        ">\n  <rect x=\"0\" y=\"0.333\" width=\"10\" height=\"4\" rx=\"2\" fill=\"#FFF\"/>\n</svg>\n"
      ),
      (
        "a stroke",
        SVGShapes().nodes([
          .line(
            from: CGPoint(x: 0, y: 1), to: CGPoint(x: 2, y: 3),
            .stroke("#000", 2, dash: [6, 4], cap: .round))
        ]),
        ">\n  <line x1=\"0\" y1=\"1\" x2=\"2\" y2=\"3\" stroke=\"#000\" stroke-width=\"2\""
          + " stroke-dasharray=\"6 4\" stroke-linecap=\"round\"/>\n</svg>\n"
      ),
      (
        "groups",
        SVGShapes().nodes([.translated(x: 1.5, y: -2, id: "a b", [.group(title: "t", [])])]),
        ">\n  <g id=\"a%20b\" transform=\"translate(1.5 -2)\">\n    <g>\n"
          + "      <title>t</title>\n    </g>\n  </g>\n</svg>\n"
      ),
      (
        "inline contents",
        [
          .element(
            SVGElement(
              "g", isInline: true,
              children: [.element(SVGElement("use")), .element(SVGElement("use"))]))
        ], ">\n  <g><use/><use/></g>\n</svg>\n"
      ),
    ]
    for row in rows {
      let document = SVGDocument(width: 2, height: 1.25, children: row.children)
      let root =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"1.25\""
        + " viewBox=\"0 0 2 1.25\""
      #expect(document.text() == root + row.text, "\(row.name)")
    }
  }

  @Test("Live text leaves out nothing that outlines show", arguments: [-4.0, -0.3, 0, 0.3])
  func wholeTexts(_ more: Double) throws {
    let (live, outlines) = (try TextPainter(mode: .live), try TextPainter(mode: .outlines))
    for text in ["Label", "High Resolution", "A longer text that has two lines"] {
      let width = live.width(of: text, font: .system(size: 17)) / (text.count > 20 ? 2 : 1) + more
      func block(_ painter: TextPainter) -> TextBlock {
        painter.block(
          text, font: .system(size: 17), maximumWidth: width, maximumLines: text.count > 20 ? 2 : 1)
      }
      let isWhole = !block(outlines).isTruncated
      #expect(block(live).strings.joined(separator: " ") == text || !isWhole, "\(text)")
      #expect(isWhole || block(live).strings.last?.hasSuffix("…") ?? false, "\(text)")
    }
  }

  @Test("A word that is wider than a line is broken in live text, too, and nothing is there twice")
  func longWords() throws {
    let painter = try TextPainter(mode: .live)
    let word = String(repeating: "Supercalifragilistic", count: 8)
    let font = Font.system(size: 11)
    let block = painter.block("\(word) and more", font: font, maximumWidth: 200)
    #expect(block.strings.joined() == "\(word)and more")
    #expect(block.strings.allSatisfy { painter.width(of: $0, font: font) <= 200.1 })
    let shapes = painter.draw(block, color: "#000", at: .zero)
    let isText = shapes.map { if case .text = $0.content { true } else { false } }
    #expect(isText == block.strings.map { _ in true })
  }

  @Test func writesPaths() {
    let corner = Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4), radius: 1)
    #expect(
      corner.svgData
        == "M1 0L3 0A1 1 0 0 1 4 1L4 3A1 1 0 0 1 3 4L1 4A1 1 0 0 1 0 3L0 1A1 1 0 0 1 1 0Z"
    )
    #expect(
      Path(rect: CGRect(x: 0, y: 0, width: 4, height: 2), radius: 0).svgData
        == "M0 0L4 0L4 2L0 2Z")
  }

  @Test func writesDeepTrees() {
    var node = SVGNode.element(SVGElement("g"))
    for _ in 0..<2_000 { node = .element(SVGElement("g", children: [node])) }
    let lines = SVGDocument(width: 1, height: 1, children: [node]).text().split(separator: "\n")
    #expect(lines.count == 4_003)
  }

  @Test func writesFilesInOneStep() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "RedlineDiagramTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.svg").path
    try SVGDocument(width: 1, height: 1).write(to: path)
    let document = SVGDocument(width: 2, height: 1)
    try document.write(to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == document.text())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.svg"])
    #expect(throws: (any Error).self) { try document.write(to: path + "/b.svg") }
  }
}
