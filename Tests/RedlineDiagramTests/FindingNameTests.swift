import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// The plate of a finding says which view it is about.
@Suite(.blocks) struct FindingNameTests {
  /// A text that is trimmed, or a view without a width, with room around it.
  final class Framed: View, LayoutSpec {
    let card = View()
    let hint: Label, theOneHintThatNobodyReads: Label
    let inner: View

    init(_ text: String? = nil, isLong: Bool = false) {
      hint = Label(text ?? "")
      theOneHintThatNobodyReads = Label(text ?? "")
      inner = text == nil ? card : isLong ? theOneHintThatNobodyReads : hint
      super.init(frame: .zero)
    }

    var layout: Layout {
      inner
      inner.top == top + 60
      inner.leading == leading + 60
      inner.height == 24
      if inner !== card { inner.width == 60 }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let plate: String
    let make: @Sendable () -> View
  }

  static let rows = [
    Row(testDescription: "a text that does not fit", plate: "!1 hint") {
      Framed("All of this has no room")
    },
    Row(testDescription: "a width that nothing gives", plate: "?1 card: width") {
      Framed()
    },
    Row(testDescription: "a view that shows its name", plate: "!1") {
      Framed("A hint that has no room")
    },
    Row(testDescription: "a name that is one word of a sentence", plate: "!1 hint") {
      Framed("Somewhere in all of this text there is a hint, too")
    },
    Row(testDescription: "a name that is longer than a plate", plate: "!1") {
      Framed("All of this has no room", isLong: true)
    },
  ]

  @Test("A plate has the name of its view where that is not seen", arguments: rows)
  func plates(_ row: Row) throws {
    let layout = try SeenFaultTests.solved(row.make(), on: .canvas(320, 160))
    let plates = try Diagram(layout).drawnLabels().labels.map(\.text)
      .filter { $0.hasPrefix("!") || $0.hasPrefix("?") }
    #expect(plates == [row.plate])
  }
}
