import Foundation
@testable import RedlineLayout
import TestPrograms
import Testing

/// What a class stores is told by its fields where that is the same as what a mirror of an object tells.
@Suite(.blocks) struct ClassFactsTests {
  class Base: View {
    let first = View()
    var count = 3
  }

  final class Derived: Base {
    let guide = LayoutGuide()
    var optional: Label? = Label("a")
    var missing: Label?
    lazy var late = Button("b")
    var title = "t"
    let second = StackView()
  }

  final class Listing: View {
    let views = [View(), View()]
  }

  /// Of numbers, cases and lists of one class; and a list that is not there.
  final class Lists: View {
    enum Kind { case plain, fancy }

    let kind = Kind.fancy
    let place = CGPoint(x: 1, y: 2)
    let labels = [Label("a")]
    let none: [StackView] = []
    var missing: [View]?
    var there: [View]? = [View()]
    let guides = [LayoutGuide(), LayoutGuide()]
    let last = View()
  }

  final class Mixed: View {
    let views: [Any] = [View(), LayoutGuide()]
  }

  final class Weak: View {
    weak var other: View?
    let own = View()
  }

  final class Anything: View {
    let any: Any = View()
  }

  final class Mirrored: View, CustomReflectable {
    let own = View()
    var customMirror: Mirror { Mirror(self, children: ["shown": own]) }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable () -> View
    var names: [String]
    /// Whether the fields tell all.
    var isKnown: Bool
  }

  @Test(arguments: [
    Row(
      testDescription: "own ones, then those above", make: { Derived() },
      names: ["guide", "optional", "second", "first"], isKnown: true),
    Row(
      testDescription: "a lazy one that is there",
      make: {
        let view = Derived()
        _ = view.late
        return view
      }, names: ["guide", "optional", "late", "second", "first"], isKnown: true),
    Row(
      testDescription: "a list", make: { Listing() }, names: ["views[0]", "views[1]"],
      isKnown: true),
    Row(
      testDescription: "lists beside what is plain", make: { Lists() },
      names: ["labels[0]", "there[0]", "guides[0]", "guides[1]", "last"], isKnown: true),
    Row(
      testDescription: "a list of anything", make: { Mixed() }, names: ["views[0]", "views[1]"],
      isKnown: false),
    Row(testDescription: "a weak one", make: { Weak() }, names: ["own"], isKnown: false),
    Row(testDescription: "of any type", make: { Anything() }, names: ["any"], isKnown: false),
    Row(
      testDescription: "a mirror of its own", make: { Mirrored() }, names: ["shown"],
      isKnown: false),
    Row(testDescription: "a view of this module", make: { View() }, names: [], isKnown: true),
  ])
  func names(_ row: Row) {
    let view = row.make()
    var stored = StoredNames()
    stored.read(view)
    #expect(stored.found.map(\.name) == row.names)
    #expect((ClassFacts.of(type(of: view)).fields != nil) == row.isKnown)
  }

  /// Another tree is walked while one is: names are those of the tree at hand.
  @Test func namesOfATreeInside() throws {
    final class Inner: View, LayoutSpec {
      let label = Label("a")
      var layout: Layout {
        label
        label.edges == edges
      }
    }
    final class Outer: View, LayoutSpec {
      let inner = Inner()
      let plain = View()
      var fitting = 0.0
      var layout: Layout {
        inner; plain
        inner.top == top
        inner.leading == leading
        plain.edges == inner.edges
      }
    }
    let environment = LayoutEnvironment(device: .canvas(200, 100))
    let outer = Outer()
    _ = try outer.inner.fittingSize(in: environment, measuring: FixedAdvance())
    let layout = try outer.solved(in: environment, measuring: FixedAdvance())
    #expect(layout.items.map(\.id) == ["Outer", "inner", "inner/label", "plain"])
  }
}
