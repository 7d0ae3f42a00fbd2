import RedlineKit
import RedlineLayout
import RedlineModel
import RedlineSnapshots
import Testing

private final class Note: View, LayoutSpec {
  let card = View()
  let note: Label

  init(_ color: Color, on ground: Color?, font: Font, cardAlpha: Double = 1) {
    note = Label("Note", font: font, color: color)
    super.init()
    card.backgroundColor = ground
    card.alpha = cardAlpha
  }

  var layout: Layout {
    card; note
    card.edges == edges
    note.center == card.center
  }
}

@Suite struct AccessibleRuleTests {
  /// A grey with the same value in both appearances.
  private func grey(_ value: UInt32) -> Color { Color(rgb: value << 16 | value << 8 | value) }

  private func messages(_ note: Note, _ change: (Note) -> Void = { _ in }) throws -> [String] {
    change(note)
    let layout = try note.solved(on: .canvas(200, 100))
    return LayoutRule.accessible.violations(in: layout).map(\.message)
  }

  @Test func contrast() throws {
    let body = Font.system(size: 17)
    // 0x76 on white is the lightest grey with 4.5 to 1, 0x94 that with 3 to 1.
    #expect(try messages(Note(grey(0x76), on: .white, font: body)) == [])
    #expect(
      try messages(Note(grey(0x78), on: .white, font: body)) == [
        "note has a contrast of 4.42 to 1 in light appearance, and texts of its size have at least "
          + "4.5",
        "note has a contrast of 4.42 to 1 in dark appearance, and texts of its size have at least "
          + "4.5",
      ])
    #expect(try messages(Note(grey(0x94), on: .white, font: .system(size: 18))) == [])
    #expect(
      try messages(Note(grey(0x94), on: .white, font: .system(size: 14, weight: .bold))) == [])
    #expect(try messages(Note(grey(0x98), on: .white, font: .system(size: 18))).count == 2)
    // The label's colour follows the appearance, the card does not.
    #expect(try messages(Note(.label, on: .white, font: body)).count == 1)
    // Without a background it is the screen's.
    #expect(try messages(Note(.label, on: nil, font: body)) == [])
    // Of a card that is not seen, nothing is behind the text.
    #expect(try messages(Note(.label, on: .white, font: body, cardAlpha: 0)) == [])
    // A colour that is not opaque is as light as what it lets through.
    let faint = Color.black.withAlphaComponent(0.3)
    #expect(try messages(Note(faint, on: .white, font: body)).count == 2)
    #expect(try messages(Note(faint, on: .white, font: body)) { $0.note.isHidden = true } == [])
    #expect(try messages(Note(faint, on: .white, font: body)) { $0.note.isEnabled = false } == [])
  }
}
