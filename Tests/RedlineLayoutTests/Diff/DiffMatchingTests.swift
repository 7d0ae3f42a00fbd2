import Foundation
import RedlineAnalysis
import RedlineLayout
import Testing

private let phone = Device.canvas(300, 400)

/// Two labels and a box, written in place; `edit` gets the views.
private func scene(_ names: (String, String) = ("a", "b"), gap: Double = 8) throws -> SolvedLayout {
  let (a, b) = (Box(names.0, 40, 20), Box(names.1, 60, 30))
  return try Scene { root in
    a
    b
    a.top == root.top + 10
    a.leading == root.leading + 10
    b.top == a.bottom + gap
    b.leading == a.leading
  }.solved(on: phone)
}

@Test func sameLayouts() throws {
  let diff = LayoutDiff(from: try scene(), to: try scene())
  #expect(diff.isEmpty)
  #expect(diff.text == "Scene on 300 × 400: nothing changed")
}

@Test func renamedViewsAreSaidOnce() throws {
  let diff = LayoutDiff(from: try scene(), to: try scene(("a", "c")))
  #expect(diff.items.map(\.id) == ["c"])
  #expect(diff.items.allSatisfy { $0.isRenamed && $0.oldID == "b" })
  #expect(diff.constraints.isEmpty)
  #expect(diff.causes.isEmpty && diff.unexplained.isEmpty)
}

@Test func changedConstant() throws {
  let diff = LayoutDiff(from: try scene(), to: try scene(gap: 24))
  #expect(diff.constraints.map(\.sentence) == ["b.top = a.bottom + 8 → + 24"])
  #expect(diff.constraints.map(\.kind) == [.changed])
  #expect(diff.items.map(\.id) == ["b"])
}
