import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@Suite("Looks and states of Interface Builder's views", .blocks) struct LookTests {
  private func item(_ name: String, _ attributes: String) throws -> SolvedLayout.Item {
    let view = Fixture.view("a", (10, 10, 100, 40), name: name, attributes: attributes)
    let document = try Fixture.document(Fixture.screen(view))
    let scenes = try document.solvedLayouts(BuildOptions(), measuring: try TextShaper.shared())
    return try #require(scenes.first?.layout.items.dropFirst().first)
  }

  @Test func looks() throws {
    // element, attributes, alpha, and whether it is enabled, selected and highlighted
    let rows: [(String, String, Double?, [Bool]?)] = [
      ("view", "", nil, nil), ("view", "alpha=\"1\"", nil, nil),
      ("view", "alpha=\"0.5\"", 0.5, nil), ("view", "alpha=\"0.0\"", 0, nil),
      ("view", "alpha=\"7\"", nil, nil),
      ("button", "enabled=\"NO\"", nil, [false, false, false]),
      ("button", "selected=\"YES\"", nil, [true, true, false]),
      ("button", "highlighted=\"YES\"", nil, [true, false, true]),
      ("button", "enabled=\"YES\"", nil, nil),
    ]
    for (name, attributes, alpha, state) in rows {
      let item = try item(name, attributes)
      #expect(item.style.alpha == alpha, "\(name) \(attributes)")
      let found = item.state.map { [$0.isEnabled, $0.isSelected, $0.isHighlighted] }
      #expect(found == state, "\(name) \(attributes)")
    }
  }

  @Test func noNumber() throws {
    #expect(throws: InterfaceBuilderError.self) { try item("view", "alpha=\"half\"") }
  }
}
