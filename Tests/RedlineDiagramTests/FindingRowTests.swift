import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
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
      let rows = FindingRows(found, in: layout).rows
      #expect(rows.count == (count < 3 ? count : 1))
      #expect(rows.flatMap(\.subjects).count == count)
      #expect(!rows.contains { $0.text.contains("root.box") }, "\(rows.map(\.text))")
      for number in 0..<count { #expect(rows.contains { $0.text.contains("text\(number)") }) }
    }
  }

  @Test("A sentence tells tenths of a point, and keeps the numbers of what is to be done")
  func tenths() throws {
    final class Outside: View, LayoutSpec {
      let box = View()
      let inner = View()

      var layout: Layout {
        box { inner }
        box.leading == leading
        box.top == top
        box.size == CGSize(width: 50, height: 50)
        inner.leading == box.leading
        inner.top == box.top
        inner.width == 50
        inner.bottom == box.bottom + 20.28
      }
    }
    var device = Device.canvas(200, 200)
    device.scale = 25
    let layout = try Outside().solved(
      in: LayoutEnvironment(device: device), measuring: TextShaper.shared())
    let rows = FigureSentences.findings(layout).map(\.text)
    let lines = try #require(rows.first).split(separator: "\n")
    #expect(lines.first?.contains("by 20.3 pt") == true, "\(rows)")
    #expect(lines.last?.contains("20.28") == true, "\(lines)")
  }

  /// Views below each other in a box that is too low for them, in a box of their own name.
  private final class Pile: View, LayoutSpec {
    let box = View()
    let parts = (0..<7).map { _ in View() }

    var layout: Layout {
      box {
        for (index, part) in parts.enumerated() {
          part
          part.leading == box.leading
          part.width == 20
          part.height == 10 + Double(index)
          part.top == (index == 0 ? box.top : parts[index - 1].bottom)
        }
        parts[6].bottom == box.bottom
      }
      box.leading == leading + 10
      box.top == top + 10
      box.width == 40
      box.height == 60
    }
  }

  @Test("A long conflict counts what only lays edges on one another, and names the rest by letters")
  func longConflict() throws {
    let layout = try Pile().solved(
      in: LayoutEnvironment(device: .canvas(200, 200)), measuring: TextShaper.shared())
    let finding = try #require(layout.diagnostics.first { $0.kind == .conflict })
    let members = ConflictMembers(finding, layout.conflictMembers)
    // The height of the box and six of the parts; nothing is left for the last one.
    #expect(members.plated.count == 7)
    #expect(members.plated.count + members.joints.count == finding.constraints.count)
    #expect(members.joints.count == 8)
    let rows = FindingRows([NumberedFinding(finding: finding, number: 1)], in: layout).rows
    let lines = try #require(rows.first).text.split(separator: "\n")
    for letter in "abcdefg" {
      #expect(lines.contains { $0.hasPrefix("\(letter)\u{A0} ") }, "\(letter): \(lines)")
    }
    #expect(lines.contains { $0.contains("\(members.joints.count) more that lay edges") })
    #expect(!lines.contains { $0.contains("box.parts") }, "the names of the picture")
  }

  @Test("Letters go on after z") func letters() {
    let letters = [0, 25, 26, 27, 51, 52, 701, 702].map(ConflictMembers.letter)
    #expect(letters == ["a", "z", "aa", "ab", "az", "ba", "zz", "aaa"])
  }

  @Test("In the sum of a long conflict no plate, bar or text lies on another")
  func longSum() throws {
    let layout = try Pile().solved(
      in: LayoutEnvironment(device: .canvas(200, 200)), measuring: TextShaper.shared())
    let conflict = try #require(FigureConflict.sums(of: layout).first { _ in true })
    #expect(conflict.pieces.count == 7)
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    for width in [300.0, 460, 656] {
      let shapes = FigureConflictInset(ink: ink, conflict: conflict).draw(width: width).shapes
      let plates = shapes.compactMap { shape -> CGRect? in
        guard case .rect(let rect, _, _) = shape.content,
          rect.height == FigureGutter.tagHeight
        else { return nil }
        return rect
      }
      let bars = Set(
        shapes.compactMap { shape -> [Double]? in
          guard case .rect(let rect, _, _) = shape.content, rect.height == 20 else { return nil }
          return [rect.minX, rect.minY, rect.width].map { Double($0) }
        }
      ).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: 20) }
      #expect(plates.count == conflict.pieces.count)
      for (index, plate) in plates.enumerated() {
        #expect(!plates[..<index].contains { $0.intersects(plate) }, "\(width): \(plate)")
        #expect(!bars.contains { $0.intersects(plate) }, "\(width): \(plate)")
      }
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

  @Test(
    "A line begins with the number of a finding and not within a name", arguments: ["!", "?", "x"])
  func breaks(_ sign: String) throws {
    let painter = try TextPainter(mode: .outlines)
    let list = (1...9).map { "\(sign)\u{2060}\($0)\u{A0}overlapStepper" }.joined(separator: ", ")
    let widths = painter.block(
      FigureSentences.unbroken("9 in: \(list)"), font: FigureSentences.font, maximumWidth: 300
    ).lines.map(\.width)
    let entry = painter.width(of: "\(sign)9 overlapStepper, ", font: FigureSentences.font)
    #expect(widths.dropLast().allSatisfy { (300 - entry...300).contains($0) }, "\(widths)")
  }
}
