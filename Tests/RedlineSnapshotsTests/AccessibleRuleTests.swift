import RedlineKit
import RedlineLayout
import RedlineModel
import RedlineSnapshots
import TestPrograms
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

@Suite(.blocks) struct AccessibleRuleTests {
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

  /// Of colours that pass into each other the worst counts; what is in a hidden view is behind nothing.
  @Test func whatIsBehindATextThatIsNoBackground() throws {
    let body = Font.system(size: 17)
    func gradient(_ colors: [Color]) -> SolvedLayout.Painting {
      SolvedLayout.Painting(
        path: "M0 0L200 0L200 100L0 100Z",
        gradient: SolvedLayout.Gradient(
          stops: colors.enumerated().map { .init(color: $1, location: Double($0)) },
          start: .zero, end: CGPoint(x: 200, y: 0)))
    }
    let light = gradient([.white, grey(0xEE)]), half = gradient([.white, grey(0x10)])
    #expect(try messages(Note(.black, on: nil, font: body)) { $0.card.paintings = [light] } == [])
    #expect(
      try messages(Note(.black, on: .white, font: body)) { $0.card.paintings = [half] }.count == 2)
    #expect(
      try messages(Note(.black, on: .white, font: body)) {
        ($0.card.paintings, $0.card.isHidden) = ([half], true)
      }.count == 1, "on the screen's own black in dark appearance")
    let dark = View()
    dark.backgroundColor = .black
    dark.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(
      try messages(Note(grey(0x10), on: .white, font: body)) {
        let hidden = View()
        hidden.isHidden = true
        hidden.frame = dark.frame
        hidden.addSubview(dark)
        $0.card.addSubview(hidden)
      } == [])
    // Nothing is said of a text on a picture, but again on a plate over one.
    for (plate, count) in [(Color?.none, 0), (Color?.some(grey(0x20)), 2)] {
      let image = ImageView("photo", size: CGSize(width: 200, height: 100))
      image.frame = dark.frame
      let cover = View()
      (cover.backgroundColor, cover.frame) = (plate, dark.frame)
      #expect(
        try messages(Note(.black, on: .white, font: body)) {
          $0.card.addSubview(image)
          $0.card.addSubview(cover)
        }.count == count)
    }
  }

  @Test func viewsThatSayThatTheyAreButtonsAreTouched() throws {
    let size: (Note) -> Void = { note in
      let dot = View()
      dot.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      dot.accessibilityTraits = [.button]
      note.card.addSubview(dot)
    }
    #expect(try messages(Note(.black, on: .white, font: .body), size).count == 1)
  }
}
