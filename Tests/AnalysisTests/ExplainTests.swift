import GalleryLayouts
import RedlineAnalysis
import RedlineCommands
import RedlineKit
import Testing

@Test("The parts of an edge make up its value, in every layout of the gallery")
func partsMakeUpValues() throws {
  var count = 0
  for entry in Gallery.entries {
    let layout = try entry.solved(in: entry.variants[0])
    let program = LayoutProgram(layout)
    for (number, item) in layout.items.enumerated() {
      for attribute in [Attribute.left, .top, .right, .bottom] {
        let (answer, isReproduced) = try #require(program.determination(number, attribute))
        guard isReproduced, !answer.isFree else { continue }
        let sum = answer.parts.reduce(0) { $0 + $1.amount }
        #expect(abs(sum - answer.value) < 0.01, "\(entry.name) \(item.id).\(attribute)")
        count += 1
      }
    }
  }
  #expect(count > 500)
}

@Test("An explanation has a part for each constraint, and says what is free and what is broken")
func explanation() throws {
  let layout = try Half().solved(on: .canvas(200, 100), name: "Half")
  let box = try #require(layout.items.first { $0.name == "box" })
  let edges: [Attribute] = [.left, .width, .height]
  let explanation = ItemExplanation(of: box, in: layout, edges: edges)
  #expect(explanation.edges.map(\.value) == [50, 100, 40])
  #expect(explanation.edges.map(\.origin) == [.constraints, .constraints, .constraints])
  #expect(explanation.brokenConstraints.map(\.text) == ["box.height = 30 @500"])
  #expect(explanation.brokenConstraints.map(\.amount) == [10])
  #expect(explanation.freedoms.isEmpty)
  let drop = try #require(layout.items.first { $0.name == "drop" })
  let free = ItemExplanation(of: drop, in: layout, edges: [.left])
  #expect(free.edges.map(\.isFree) == [true])
  #expect(free.freedoms.map(\.axis) == [.horizontal])
}

/// A box in the middle of two heights at once, and a view that nothing holds across.
private final class Half: View, LayoutSpec {
  let box = View()
  let drop = View()

  var layout: Layout {
    box; drop  // subviews
    box.centerX == centerX
    box.width == width * 0.5
    box.top == top
    box.height == 40
    box.height == 30 ~ 500
    drop.top == top
    drop.width == 20
    drop.height == 20
  }
}
