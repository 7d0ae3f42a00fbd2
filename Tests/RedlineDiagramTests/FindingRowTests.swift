import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

@Suite(.blocks) struct FindingRowTests {
  @Test("Findings that are alike are one row, with the names of the picture")
  func findings() {
    func finding(_ id: String, _ step: Double) -> Diagnostic {
      Diagnostic(
        .truncatedText, of: id,
        .truncatedText(
          needed: CGSize(width: 40 + step, height: 20), given: CGSize(width: 30, height: 20),
          isOneLine: true), items: [id])
    }
    for count in 1...4 {
      let ids = (0..<count).map { "root/box/text\($0)" }
      let layout = Fixture.layout(
        "T", .canvas(200, 100), ids.map { Fixture.label($0, "text", 0, 0, 10, 10) })
      let found = ids.enumerated().map {
        NumberedFinding(finding: finding($0.element, Double($0.offset)), number: $0.offset + 1)
      }
      let rows = FindingRows(found, names: FigureNames(layout, ids: ids)).rows
      #expect(rows.count == (count < 3 ? count : 1))
      #expect(rows.flatMap(\.subjects).count == count)
      #expect(!rows.contains { $0.text.contains("root.box") }, "\(rows.map(\.text))")
      for number in 0..<count { #expect(rows.contains { $0.text.contains("text\(number)") }) }
    }
  }

  @Test("Short rows stand beside each other, also where others are long")
  func pairs() throws {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let sentences = FigureSentences(ink: ink)
    let long = Array(repeating: "words", count: 40).joined(separator: " ")
    func height(_ texts: [String]) -> Double {
      sentences.draw(texts.map { FigureSentences.Row(sign: "Δ", text: $0) }, width: 600).height
    }
    let one = height(["short"])
    #expect(height(["short", "short"]) == one)
    #expect(height([long, "short", "short"]) == height([long]) + one)
    #expect(height(["short", long, "short"]) == height([long]) + 2 * one)
  }
}
