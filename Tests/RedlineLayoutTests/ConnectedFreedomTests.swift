import Foundation
import RedlineLayout
import Testing

/// Two rows of 40 boxes, whose contents compete for the width.
private func rows(_ root: Scene, _ all: [Box]) -> [LayoutConstraint] {
  var result: [LayoutConstraint] = []
  for (index, box) in all.enumerated() {
    result.append(box.top == root.top)
    result.append(box.height == 20)
    if index % 40 == 0 {
      result.append(box.leading == root.leading)
    } else {
      result.append(box.leading == all[index - 1].trailing)
    }
    if index % 40 == 39 { result.append(box.trailing == root.trailing) }
  }
  return result
}

/// Boxes that have the place of the first one, which is free.
private func onePlace(_ root: Scene, _ all: [Box]) -> [LayoutConstraint] {
  var result = [all[0].top == root.top]
  for box in all.dropFirst() {
    result.append(box.top == root.top)
    result.append(box.leading == all[0].leading)
  }
  return result
}

/// Boxes each behind the one before, the first of which is free.
private func chain(_ root: Scene, _ all: [Box]) -> [LayoutConstraint] {
  zip(all.dropFirst(), all).map { $0.leading == $1.trailing } + all.map { $0.top == root.top }
}

/// Boxes that are free each by itself, right of one that is not.
private func manyPlaces(_ root: Scene, _ all: [Box]) -> [LayoutConstraint] {
  var result = [all[0].top == root.top, all[0].leading == root.leading]
  for box in all.dropFirst() {
    result.append(box.top == root.top)
    result.append(box.leading >= all[0].trailing)
    result.append(box.trailing <= root.trailing)
  }
  return result
}

/// Where so many items are free that nobody reads a finding on each, there is one for each cause.
@Test func connectedFreedoms() throws {
  typealias Row = (String, Int, (Scene, [Box]) -> [LayoutConstraint], [String], String)
  // name, boxes and their layout, the items that findings are on, a part of their text; by hand
  let cases: [Row] = [
    (
      "two rows of contents that compete", 80, rows, ["b0", "b40"],
      "and 39 items that are connected to it are free, too"
    ),
    (
      "one place for all", 70, onePlace, ["b0"],
      "and 69 items that are connected to it are free, too"
    ),
    (
      "each behind the one before", 200, chain, ["b0"],
      "and 199 items that are connected to it are free, too"
    ),
    (
      "each by itself", 66, manyPlaces, (1..<66).map { "b\($0)" }, "x from 5 to 995; add"
    ),
  ]
  for (name, count, make, items, part) in cases {
    let boxes = (0..<count).map { Box("b\($0)", 5, 5) }
    let solved = try Scene { root in
      for box in boxes { box }
      make(root, boxes)
    }.solved(on: .canvas(1000, 100))
    let found = solved.diagnostics.filter { $0.kind == .ambiguity }
    #expect(found.map { $0.items.first } == items, "\(name)")
    let named = found.flatMap(\.items) + found.flatMap(\.followers)
    let free = (name == "each by itself" ? 1 : 0)..<count
    #expect(named.sorted() == free.map { "b\($0)" }.sorted(), "\(name)")
    for finding in found {
      #expect(finding.message.contains(part), "\(name): \(finding.message)")
      let data = try JSONEncoder().encode(finding)
      #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == finding, "\(name)")
    }
  }
}

/// What two contents of 10 pt and equal priorities share, and whether that is told.
private struct Excess: Sendable, CustomTestStringConvertible {
  var testDescription: String { "\(excess) pt" }
  var excess: Double
  var isTold: Bool
}

@Test(
  "What cannot be seen is not called ambiguous",
  arguments: [
    Excess(excess: 0, isTold: false), Excess(excess: 2.5e-6, isTold: false),
    Excess(excess: -2.5e-6, isTold: false), Excess(excess: 0.005, isTold: false),
    Excess(excess: 0.02, isTold: true), Excess(excess: 0.5, isTold: true),
    Excess(excess: -0.5, isTold: true),
  ]) private func rangeThatIsSeen(_ row: Excess) throws
{
  let one = Box("one", 10, 10), other = Box("other", 10, 10)
  let solved = try Scene { root in
    one
    other
    one.leading == root.leading
    one.top == root.top
    other.trailing == root.trailing
    other.top == root.top
    other.leading == one.trailing
  }.solved(on: .canvas(20 + row.excess, 10))
  #expect(solved.diagnostics.contains { $0.kind == .ambiguity } == row.isTold)
  #expect(!solved.diagnostics.contains { $0.text.statement.contains(": ,") })
}

/// Two views that share a width, by the widths of their contents; -1 for none.
private struct Sharing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let widths: (Double, Double)
  let step: String?
}

@Test(
  "Contents that compete for a length may have different priorities",
  arguments: [
    Sharing(
      testDescription: "both have a content", widths: (40, 60),
      step:
        "add a horizontal constraint, or give views that compete for it different hugging or resistance"
    ),
    Sharing(
      testDescription: "neither has one", widths: (-1, -1), step: "add a horizontal constraint"),
    Sharing(testDescription: "one of them has one, which decides", widths: (40, -1), step: nil),
  ]) private func sharing(_ row: Sharing) throws
{
  let boxes = [Box("a", row.widths.0, 20), Box("b", row.widths.1, 20)]
  let solved = try Scene { root in
    for box in boxes {
      box
      box.top == root.top
    }
    boxes[0].leading == root.leading
    boxes[1].leading == boxes[0].trailing
    boxes[1].trailing == root.trailing
  }.solved(on: .canvas(300, 100))
  let found = solved.diagnostics.filter { $0.kind == .ambiguity }
  let steps = found.compactMap { $0.nextStep?.words }
  #expect(steps == (row.step.map { [$0] } ?? []), "\(found.map(\.message))")
  for finding in found {
    let data = try JSONEncoder().encode(finding)
    #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == finding)
  }
}
