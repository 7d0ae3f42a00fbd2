import RedlineModel
import TestPrograms
import Testing

@testable import RedlineLog

@Suite("Constraints as a log prints them", .blocks) struct ConstraintReaderTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The constraint as a sentence; `nil` if it cannot be read.
    var sentence: String?

    init(_ text: String, _ sentence: String?) {
      (testDescription, self.text, self.sentence) = (text, text, sentence)
    }
  }

  @Test(arguments: [
    // Equations.
    Row("NSLayoutConstraint:0x1 UIView:0x2.width == 100   (active)", "UIView.width = 100"),
    Row("NSLayoutConstraint:0x1 UIView:0x2.width == 100", "UIView.width = 100"),
    Row(
      "NSLayoutConstraint:0x1 UILabel:0x2'Title'.centerX == UIView:0x3.centerX   (active)",
      "Title.centerX = UIView.centerX"),
    Row(
      "NSLayoutConstraint:0x1 UIView:0x2.width == 0.333333*UIView:0x3.width + 4   (active)",
      "UIView.width = UIView.width × 0.333 + 4"),
    Row(
      "NSLayoutConstraint:0x1 App.Card:0x2.bottom <= UIView:0x3.bottom - 8 priority:750   (active)",
      "Card.bottom ≤ UIView.bottom - 8 @750"),
    Row(
      "NSLayoutConstraint:0x1 UIView:0x2.height >= 44 priority:999   (inactive)",
      "UIView.height ≥ 44 @999"),
    Row(
      "NSLayoutConstraint:0x1 UIView:0x2.leading == - UIView:0x3.trailing",
      "UIView.leading = UIView.trailing × -1"),
    Row(
      "NSLayoutConstraint:0x1 UILabel:0x2'a == b'.top == UIView:0x3.top + 1.5",
      "a == b.top = UIView.top + 1.5"),
    Row(
      "NSLayoutConstraint:0x1 UILabel:0x2'It's 5 o'clock'.top == UIView:0x3.top",
      "It's 5 o'clock.top = UIView.top"),
    Row(
      "NSLayoutConstraint:0x1 'my id' UIView:0x2.firstBaseline == UILabel:0x3.lastBaseline",
      "UIView.firstBaseline = UILabel.lastBaseline"),
    Row(
      "NSLayoutConstraint:0x1 title.leading == UIView:0x3.leadingMargin   (active, names: title:0x2 )",
      "title.leading = UIView.leadingMargin"),
    Row(
      "MASLayoutConstraint:0x1 UIView:header.left == UIView:0x3.left + 10",
      "header.left = UIView.left + 10"),
    Row(
      "MASLayoutConstraint:0x1 H:[App.Card:0x2]-(8)-[UIView:header]",
      "header.leading = Card.trailing + 8"),
    // With the line that made it, in a folder whose name has a blank.
    Row(
      "SnapKit.LayoutConstraint:0x1@/Users/a/My App #2/Cell.swift#98 UIView:0x2.top == UIView:0x3.top + 64.0",
      "UIView.top = UIView.top + 64"),
    Row(
      "SnapKit.LayoutConstraint:0x1@Cell.swift#67 UILabel:0x2'a #1 b'.left == UIView:0x3.left",
      "a #1 b.left = UIView.left"),
    // A guide of a bar, which is called by its bar's address.
    Row(
      "NSLayoutConstraint:0x1 UILayoutGuide:0x2'TitleViewGuide(0x10c8a9bd0)'.width >= 0",
      "TitleViewGuide.width ≥ 0"),
    Row(
      "NSLayoutConstraint:0x1 UILabel:0x2'Total (0x1f) left'.width == 9",
      "Total (0x1f) left.width = 9"),
    Row("NSLayoutConstraint:0x1 note: a.width == 3", "note: a.width = 3"),
    // Content and masks.
    Row(
      "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- 'UIView-Encapsulated-Layout-Left' "
        + "UIView:0x2.minX == 0   (active, names: '|':UIView:0x3 )", "UIView.left = 0"),
    Row(
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.midY == + 70",
      "UIView.centerY = 70"),
    Row(
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.midX == - 4.5   (active)",
      "UIView.centerX = -4.5"),
    Row(
      "NSContentSizeLayoutConstraint:0x1 UILabel:0x2'Text'.height == 20.3333 Hug:250 CompressionResistance:750   (active)",
      "Text.height = 20.333 @750"),
    Row(
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.minY == 0   (active, names: '|':UIView:0x3 )",
      "UIView.top = 0"),
    Row(
      "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0x2.width == UIView:0x3.width   (active)",
      "UIView.width = UIView.width"),
    Row(
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIView:0x2(0)]", "UIView.height = 0"),
    // Visual form.
    Row(
      "NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x2'A']   (active, names: '|':UIView:0x3 )",
      "A.leading = UIView.leading + 16"),
    Row(
      "NSLayoutConstraint:0x1 H:[UILabel:0x2'A']-(16)-|   (active, names: '|':UIView:0x3 )",
      "UIView.trailing = A.trailing + 16"),
    Row(
      "NSLayoutConstraint:0x1 V:[UILabel:0x2'A']-(8)-[UILabel:0x4'B']   (active)",
      "B.top = A.bottom + 8"),
    Row(
      "NSLayoutConstraint:0x1 V:|-(>=8@750)-[App.Cell:0x2]   (active, names: '|':App.Host:0x3 )",
      "Cell.top ≥ Host.top + 8 @750"),
    Row("NSLayoutConstraint:0x1 H:[UILabel:0x2(70)]", "UILabel.width = 70"),
    Row("NSLayoutConstraint:0x1 V:[UILabel:0x2'A'(<=70@999)]", "A.height ≤ 70 @999"),
    Row(
      "NSLayoutConstraint:0x1 H:|-(NSSpace(20))-[UILabel:0x2]   (Names: '|':UIView:0x3 )",
      "UILabel.leading = UIView.leading + 20"),
    Row(
      "NSLayoutConstraint:0x1 H:[UIView:0x2]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x4]",
      "UIView.leading = UIView.trailing + 8"),
    Row(
      "NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0x2'Just text'](LTR)   (active, names: '|':UIView:0x3 )",
      "Just text.left = UIView.left + 20"),
    Row(
      "NSLayoutConstraint:0x1 H:[UIView:0x2]-(-4)-[UIView:0x4]   (active)",
      "UIView.leading = UIView.trailing - 4"),
    Row("NSLayoutConstraint:0x1 V:|[UIView:0x2]|", nil),
    // Names of classes.
    Row("NSLayoutConstraint:0x1 _TtC3App4Cell:0x2.width == 1", "Cell.width = 1"),
    Row(
      "NSLayoutConstraint:0x1 _TtC3AppP33_0123456789ABCDEF0123456789ABCDEF4Cell:0x2.width == 1",
      "Cell.width = 1"),
    Row("NSLayoutConstraint:0x1 _TtC3App99Cell:0x2.width == 1", "_TtC3App99Cell.width = 1"),
    // What is none.
    Row("", nil), Row("NSLayoutConstraint", nil), Row("NSLayoutConstraint:0x1", nil),
    Row("NSLayoutConstraint:0x1 ", nil), Row("UIView:0x1 a.width == 1", nil),
    Row("NSLayoutConstraint:0x1 UIView:0x2.width == nan", nil),
    Row("NSLayoutConstraint:0x1 UIView:0x2.width == 1e300", nil),
    Row("NSLayoutConstraint:0x1 UIView:0x2.sideways == 1", nil),
    Row("NSLayoutConstraint:0x1 H:[UIView:0x2", nil), Row("NSLayoutConstraint:0x1 H:|-(", nil),
    Row("NSLayoutConstraint:0x1 H:[UIView:0x2]-(8)-", nil),
    Row("NSLayoutConstraint:0x1 H:[UIView:0x2((((((((((", nil),
    Row("NSLayoutConstraint:0x1 '''''''", nil),
  ])
  func reads(_ row: Row) {
    let constraint = ConstraintReader.constraint(row.text, line: 3)
    #expect(constraint?.sentence(\.name) == row.sentence)
    guard let constraint else { return }
    #expect(constraint.line == 3)
    #expect(constraint.address == "0x1")
  }

  @Test("A library's constraint is the app's, with its line") func constraintsOfLibraries() {
    let texts: [(String, String?)] = [
      (
        "SnapKit.LayoutConstraint:0x1@/a/My App/Cell.swift#98 UIView:0x2.top == UIView:0x3.top",
        "Cell.swift:98"
      ),
      ("MASLayoutConstraint:0x1 UIView:0x2.top == UIView:0x3.top", nil),
      ("MASLayoutConstraint:TopConstraint UIView:header.top == UIView:0x3.top", nil),
    ]
    for (text, source) in texts {
      let constraint = ConstraintReader.constraint(text, line: 1)
      #expect(constraint?.origin == .app, "\(text)")
      #expect(constraint?.source == source, "\(text)")
    }
    let system = ConstraintReader.constraint(
      "_UILayoutSupportConstraint:0x1 UIView:0x2.top == 0", line: 1)
    #expect(system?.origin == .system)
  }

  @Test("One object is one item, however it is named")
  func sameItem() throws {
    let texts = [
      "NSLayoutConstraint:0x1 UILabel:0x2'Title'.width == 1",
      "NSLayoutConstraint:0x3 title.width == 1   (active, names: title:0x2 )",
      "NSLayoutConstraint:0x4 H:[UIView:0x9]-(8)-|   (active, names: '|':UILabel:0x2 )",
    ]
    let keys = try texts.map {
      let constraint = try #require(ConstraintReader.constraint($0, line: 1))
      return constraint.first.item.key
    }
    #expect(keys == ["0x2", "0x2", "0x2"])
  }
}
