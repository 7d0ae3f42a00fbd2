import Foundation
import RedlineLayout
import TestPrograms
import Testing

/// Why edges and sizes are what they are.
@Suite(.blocks) struct ReasonTests {
  /// Expects the sentence for one edge of a box in a root of 375 × 812 with a safe area of 44 and 34.
  private func expect(
    _ name: String, _ sentence: String,
    @LayoutBuilder _ make: @escaping (Box, View) -> Layout
  ) throws {
    let a = Box("a")
    let solved = try Scene { root in
      a
      make(a, root)
    }.solved(on: .iPhoneX)
    let reasons = solved.item("a")?.reasons ?? []
    #expect(reasons.map(\.attribute) == [.left, .top, .width, .height], "\(name)")
    let sentences = reasons.map(\.sentence)
    #expect(sentences.contains(sentence), "\(name): \(sentences)")
  }

  @Test func sentences() throws {
    try expect("the safe area and a constant", "top 64: safe area 44 + 20") { a, root in
      a.top == root.safeArea.top + 20
    }
    try expect("a margin alone", "left 16: margin 16") { a, root in
      a.leading == root.margins.leading
    }
    try expect("what two insets leave", "width 325: screen width 375 - 20 - 30") { a, root in
      a.leading == root.leading + 20
      a.trailing == root.trailing - 30
    }
    try expect(
      "half of the screen, less half of the size",
      "left 137.5: half of screen width 375 - half of 100"
    ) { a, root in
      a.centerX == root.centerX
      a.width == 100
    }
    try expect(
      "a third of what insets leave",
      "width 107: a third of screen width 375 - a third of (16 + 38)"
    ) { a, root in
      let guide = LayoutGuide()
      guide
      guide.leading == root.leading + 16
      guide.trailing == root.trailing - 38
      a.width == guide.width / 3
    }
    try expect("a share", "width 150: screen width 375 × 0.4") { a, root in
      a.width == root.width * 0.4
    }
    try expect("the edge", "top 0: at the edge") { a, root in
      a.top == root.top
    }
    try expect("a bound that holds", "width 80: 80") { a, root in
      a.width >= 80
      a.width == 40 ~ .high
    }
    try expect("not the bound that is slack", "width 40: 40") { a, root in
      a.width <= 80
      a.width == 40 ~ .high
    }
    try expect("nothing", "width 0: nothing determines it") { a, root in
      a.top == root.top
    }
  }

  @Test func constraintsAreNamed() throws {
    let (a, b) = (Box("a"), Box("b"))
    let solved = try Scene { root in
      a
      b
      a.top == root.top + 8
      a.height == 30
      b.top == a.bottom + 12
    }.solved(on: .canvas(100, 100))
    let top = solved.item("b")?.reasons?.first { $0.attribute == .top }
    // Constraints of the root come before those of `a`.
    #expect(top?.parts.map(\.amount) == [8, 12, 30])
    #expect(
      top?.parts.map(\.constraint) == solved.constraints.map { Optional($0.id) })
  }

  @Test func longChainsAreCutAndCounted() throws {
    let boxes = (0..<20).map { Box("b\($0)") }
    let solved = try Scene { root in
      for box in boxes { box }
      boxes[0].top == root.top + 1
      for (previous, next) in zip(boxes, boxes.dropFirst()) { next.top == previous.top + 1 }
    }.solved(on: .canvas(100, 100))
    let top = solved.item("b19")?.reasons?.first { $0.attribute == .top }
    #expect(top?.sentence == "top 20: 1 + 1 + 1 + 1 + 1 + 1 and 14 more (+ 14)")
  }

  /// What brings most is told, wherever it stands in the chain.
  @Test func theLargestPartsAreTold() throws {
    let boxes = (0..<9).map { Box("b\($0)") }
    let solved = try Scene { root in
      for box in boxes { box }
      boxes[0].top == root.top + 1
      for (index, (previous, next)) in zip(boxes, boxes.dropFirst()).enumerated() {
        next.top == previous.top + (index == 7 ? -30 : Double(index) + 2)
      }
    }.solved(on: .canvas(100, 100))
    let top = solved.item("b8")?.reasons?.first { $0.attribute == .top }
    #expect(top?.sentence == "top 6: 4 + 5 + 6 + 7 + 8 - 30 and 3 more (+ 6)")
  }

  @Test func layoutsOfManyItemsHaveNone() throws {
    let boxes = (0..<300).map { Box("b\($0)") }
    let solved = try Scene { _ in
      for box in boxes { box }
    }.solved(on: .canvas(100, 100))
    #expect(solved.items.allSatisfy { $0.reasons == nil })
  }
}
