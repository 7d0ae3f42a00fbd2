import RedlineLayout
import TestPrograms
import Testing

@testable import RedlineLog

/// What processes end with whose constraints go from one hierarchy to another, and logs that end in the midst.
@Suite("Constraints without a common ancestor, and cut ones", .blocks) struct DetachedPairTests {
  @Test("Both ends are told, in all the system's words") func forms() {
    let rows: [(name: String, log: String, ends: [String])] = [
      (
        "anchors",
        """
        *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to activate \
        constraint with anchors <NSLayoutXAxisAnchor:0x60 "UILabel:0x7f.leading"> and \
        <NSLayoutXAxisAnchor:0x61 "_TtC3App4Cell:0x80.trailing"> because they have no common ancestor.  Does \
        the constraint or its anchors reference items in different view hierarchies?  That's illegal.'
        """, ["UILabel.leading", "Cell.trailing"]
      ),
      (
        "anchors of views with texts",
        """
        Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x60 "UILabel:0x7f'Hi: you'.top"> and \
        <NSLayoutYAxisAnchor:0x61 "UIView:0x80.bottom"> because they have no common ancestor.
        """, ["UILabel.top", "UIView.bottom"]
      ),
      (
        "items",
        """
        Unable to activate constraint with items <UILabel: 0x7f; frame = (0 0; 0 0); text = 'a > b'> and \
        <UIView: 0x80; frame = (0 0; 9 9)> because they have no common ancestor.
        """, ["UILabel", "UIView"]
      ),
    ]
    for row in rows {
      let found = report("start\n\(row.log)\nend\n")
      #expect(found.entries.map(\.detached) == [row.ends], "\(row.name)")
      #expect(found.entries.first?.lines == [2], "\(row.name)")
      #expect(found.entries.first?.remedies.count == 2, "\(row.name)")
    }
  }

  @Test("What only mentions them is none, and one is told once") func others() {
    let words = "because they have no common ancestor"
    for log in [
      words, "with anchors \(words)", "with anchors <> and <> \(words)", "with items < \(words)",
    ] {
      #expect(report(log).entries.isEmpty, "\(log)")
    }
    let line = "constraint with items <A: 0x1> and <B: 0x2> \(words)\n"
    #expect(report(String(repeating: line, count: 100_000)).entries.count == 1)
  }

  @Test("A number in whose midst the log ends is not taken for a whole one") func cut() {
    let head = "Unable to simultaneously satisfy constraints.\n("
    let first = "\n\"<NSLayoutConstraint:0x1 UIView:0x9.height == 100   (active)>\","
    let rows: [(end: String, members: Int, unread: Bool)] = [
      ("\n\"<NSLayoutConstraint:0x2 UIView:0x9.height == 2", 0, true),
      ("\n\"<NSLayoutConstraint:0x2 UIView:0x9.height == 2   (active)>\"", 2, false),
      ("\n\"<NSLayoutConstraint:0x2 UIView:0x9.height == 2\n\n", 0, true),
    ]
    for row in rows {
      let entry = report(head + first + row.end).entries.first
      #expect(entry?.members.count == row.members, "\(row.end)")
      #expect(entry?.notes.contains { $0.contains("cannot be read") } == row.unread, "\(row.end)")
    }
  }
}
