import RedlineDiagram
import RedlineLayout
import Testing
import UIKit

@testable import RedlineCommands

private struct Catalog: LayoutCatalog {
  static let entries = [
    Entry("two-buttons", on: .iPhone6sPlus.landscape, .iPhone6sPlus) { TwoButtonsController() },
    Entry("view", on: .iPhone8) { UILabel() },
  ]
}

/// The constraints of one size class among those of all, found by comparing.
@MainActor @Suite(.serialized) struct ScopeTests {
  private func scoped(_ layout: SolvedLayout) -> [String] {
    layout.constraints.filter { $0.scope != nil }.map { "\($0.sentence): \($0.scope!)" }
  }

  private let regular = [
    "leadingGuide.trailing = redButton.leading: regular width",
    "redButton.trailing = middleGuide.leading: regular width",
    "middleGuide.trailing = greenButton.leading: regular width",
    "greenButton.trailing = trailingGuide.leading: regular width",
    "greenButton.top = textLabel.bottom + 8: regular width",
  ]
  private let compact = [
    "redButton.centerX = view.centerX: compact width",
    "greenButton.centerX = view.centerX: compact width",
    "greenButton.top = redButton.bottom + 8: compact width",
  ]

  @Test func theSecondArticle() throws {
    let controller = TwoButtonsController()
    let wide = try controller.solved(
      on: Screen.phone6sPlusLandscape, comparedWith: Screen.phone6sPlus)
    #expect(scoped(wide) == regular)
    let narrow = try controller.solved(
      on: Screen.phone6sPlus, comparedWith: Screen.phone6sPlusLandscape)
    #expect(scoped(narrow) == compact)
    var diagram = Diagram(wide)
    diagram.textMode = .live
    let isInLegend = try diagram.svg().text().contains("regular width only")
    #expect(isInLegend)
    #expect(scoped(try controller.solved(on: Screen.phone6sPlus)) == [])
  }

  @Test func environments() throws {
    let controller = TwoButtonsController()
    let wide = try controller.solved(on: Screen.phone6sPlusLandscape)
    let narrow = try controller.solved(on: Screen.phone6sPlus)
    let low = try controller.solved(on: Screen.phone8Landscape)
    // name, layout, what it is compared with, the scopes
    let rows: [(String, SolvedLayout, [SolvedLayout], Set<String>)] = [
      ("nothing", narrow, [], []), ("the same size classes", narrow, [narrow], []),
      ("equal constraints in a lower one", narrow, [low], []),
      ("two others", narrow, [low, wide], ["compact width"]),
      ("two others of another width", wide, [low, narrow], ["regular width"]),
    ]
    for (name, layout, others, scopes) in rows {
      let constraints = layout.scoped(comparedWith: others).constraints
      #expect(Set(constraints.compactMap(\.scope)) == scopes, "\(name)")
    }
  }

  /// A view of a height on a device.
  private func bar(on device: Device, height: Double) throws -> SolvedLayout {
    let view = UIView()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    bar.heightAnchor.constraint(equalToConstant: height).isActive = true
    return try view.solved(on: device)
  }

  /// A height that is another one in some size classes: on a pad, a phone, a low phone and a low wide one.
  @Test(
    "The size classes of a number",
    arguments: [
      ("everywhere", [49, 49, 49, 49], nil),
      ("on the pad", [49, 32, 32, 32], "regular width, regular height"),
      ("regular width", [49, 32, 32, 49], "regular width"),
      ("regular height", [49, 49, 32, 32], "regular height"),
      ("not on a low phone", [49, 49, 32, 49], "regular width or regular height"),
      ("not on a phone", [49, 32, 49, 49], "regular width or compact height"),
      (
        "on pads and low phones", [49, 32, 49, 32],
        "regular width, regular height or compact width, compact height"
      ),
    ] as [(String, [Double], String?)])
  func sizeClasses(_ row: String, _ heights: [Double], _ scope: String?) throws {
    let devices = [
      Device.iPadPro11, .iPhone15, .iPhone15.landscape, .iPhone15ProMax.landscape,
    ]
    let layouts = try zip(devices, heights).map { try bar(on: $0, height: $1) }
    let scoped = layouts[0].scoped(comparedWith: Array(layouts.dropFirst()))
    #expect(scoped.constraints.first { $0.constant == 49 }?.scope == scope, "\(row)")
  }

  @Test("A line of one pixel is the same constraint on screens of two and three pixels a point")
  func hairlines() throws {
    // points on an iPad of two pixels, on a phone of three, the scope
    let rows: [(Double, Double, String?)] = [
      (1 / 2, 1 / 3, nil), (1, 1, nil), (1, 2, "regular width"), (1 / 2, 1, "regular width"),
    ]
    for (wide, narrow, scope) in rows {
      let layouts = try [(Device.iPadPro11, wide), (.iPhone15, narrow)].map {
        try bar(on: $0, height: $1)
      }
      let scoped = layouts[0].scoped(comparedWith: [layouts[1]]).constraints
      #expect(scoped.first { $0.constant == wide }?.scope == scope, "\(wide), \(narrow)")
    }
  }

  @Test("Devices that are chosen are compared with those of the entry, and with each other")
  func chosenDevices() throws {
    var entry = Entry("two-buttons", on: .iPhone8) { TwoButtonsController() }
    entry.variants = [Variant(.iPhone6sPlus), Variant(.iPhone6sPlus.landscape)]
    #expect(scoped(try entry.solved(in: entry.variants[0])) == compact)
    #expect(scoped(try entry.solved(in: entry.variants[1])) == regular)
  }

  @Test func entries() throws {
    let entry = Catalog.entries[0]
    #expect(scoped(try entry.solved(in: entry.variants[0])) == regular)
    #expect(scoped(try entry.solved(in: entry.variants[1])) == compact)
    #expect(try entry.solved(in: entry.variants[0]).name == "Two buttons")
  }

  /// Jobs run on all processors and come back to the main actor for the views.
  @Test nonisolated func jobsOfACatalog() async throws {
    let jobs = Catalog.entries.flatMap { $0.jobs(goldens: false) }
    #expect(
      jobs.map(\.fileName) == [
        "two-buttons-iphone-6s-plus-landscape", "two-buttons-iphone-6s-plus", "view-iphone-8",
      ])
    let layouts = try await withThrowingTaskGroup(of: SolvedLayout.self) { group in
      for case .layout(let solve) in jobs.map(\.subject) { group.addTask { try await solve() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let scopes = Set(layouts.flatMap { $0.constraints.compactMap(\.scope) })
    #expect(scopes == ["regular width", "compact width"])
    #expect(layouts.contains { $0.items.map(\.kind) == [.label] })
  }
}
