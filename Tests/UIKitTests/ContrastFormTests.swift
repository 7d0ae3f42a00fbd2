import Foundation
import RedlineAnalysis
import RedlineDiagram
import RedlineLayout
import Testing
import UIKit

/// The entries of a colour set, red alone, and what it is in light and dark appearance, then in both in
/// high contrast.
private struct ColorSetRow: CustomTestStringConvertible, Sendable {
  var testDescription: String { name }
  var name: String
  /// Appearances as `luminosity dark, contrast high`, with the value.
  var entries: [(String, Int)]
  var values: [Int]
}

private let colorSets = [
  ColorSetRow(
    name: "four",
    entries: [
      ("", 1), ("luminosity dark", 2), ("contrast high", 3), ("luminosity dark, contrast high", 4),
    ], values: [1, 2, 3, 4]),
  ColorSetRow(
    name: "otherOrder",
    entries: [
      ("contrast high, luminosity dark", 4), ("contrast high", 3), ("luminosity dark", 2), ("", 1),
    ], values: [1, 2, 3, 4]),
  ColorSetRow(
    name: "contrastAlone", entries: [("", 1), ("contrast high", 3)], values: [1, 1, 3, 3]),
  ColorSetRow(
    name: "darkContrastAlone",
    entries: [("", 1), ("luminosity dark", 2), ("luminosity dark, contrast high", 4)],
    values: [1, 2, 1, 4]),
  ColorSetRow(
    name: "namedUsual",
    entries: [("luminosity light", 9), ("", 1), ("contrast high, luminosity light", 3)],
    values: [9, 9, 3, 3]),
  ColorSetRow(
    name: "tinted", entries: [("", 1), ("luminosity tinted", 7), ("contrast low", 8)],
    values: [1, 1, 1, 1]),
  ColorSetRow(name: "plain", entries: [("", 1)], values: [1, 1, 1, 1]),
]

private func resources() throws -> URL {
  let root = FileManager.default.temporaryDirectory.appending(path: "contrast-\(UUID().uuidString)")
  func write(_ path: String, _ text: String) throws {
    let url = root.appending(path: "Assets.xcassets/\(path)/Contents.json")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  for row in colorSets {
    let entries = row.entries.map { look, red in
      let parts = look.split(separator: ", ").map { part in
        let words = part.split(separator: " ")
        return #"{"appearance":"\#(words[0])","value":"\#(words[1])"}"#
      }
      let appearances = parts.isEmpty ? "" : #""appearances":[\#(parts.joined(separator: ","))],"#
      return #"{\#(appearances)"idiom":"universal","color":{"components":{"red":"\#(red)"}}}"#
    }
    try write("\(row.name).colorset", #"{"colors":[\#(entries.joined(separator: ","))]}"#)
  }
  try write(
    "reference.colorset",
    #"{"colors":[{"idiom":"universal","color":{"reference":"systemRedColor"}}]}"#)
  return root
}

@MainActor @Suite(.serialized) struct ContrastFormTests {
  private func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
  }

  private func values(_ color: UIColor) -> [UInt32] {
    [UIAccessibilityContrast.normal, .high].flatMap { contrast in
      [UIUserInterfaceStyle.light, .dark].map { style in
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        color.resolvedColor(with: traits(style, contrast))
          .getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
      }
    }
  }

  @Test func colourSets() throws {
    let root = try resources()
    defer { try? FileManager.default.removeItem(at: root) }
    let bundle = try #require(Bundle(path: root.path))
    for row in colorSets {
      let color = try #require(UIColor(named: row.name, in: bundle, compatibleWith: nil))
      #expect(values(color) == row.values.map { UInt32($0) << 16 }, "\(row.name)")
    }
    let reference = try #require(UIColor(named: "reference", in: bundle, compatibleWith: nil))
    #expect(values(reference) == [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961])
  }

  @Test func coloursByCode() {
    let four = UIColor { traits in
      let isHigh = traits.accessibilityContrast == .high
      return UIColor(
        white: (traits.userInterfaceStyle == .dark ? 0.2 : 0.4) + (isHigh ? 0.4 : 0), alpha: 1)
    }
    #expect(values(four) == [0x666666, 0x333333, 0xCCCCCC, 0x999999])
    #expect(values(.systemBlue) == [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF])
    // A colour of the system that a closure gives has its own forms.
    #expect(values(UIColor { _ in .systemBlue }) == values(.systemBlue))
    #expect(values(UIColor.systemBlue.withAlphaComponent(0.5)) == values(.systemBlue))
    let usual = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.2 : 0.4, alpha: 1) }
    #expect(usual != four)
    #expect(usual.resolvedColor(with: traits(.dark, .normal)) == UIColor(white: 0.2, alpha: 1))
  }

  @Test func traitsHaveIt() {
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(high.accessibilityContrast == .high)
    #expect(UITraitCollection().accessibilityContrast == .unspecified)
    #expect(high.hasDifferentColorAppearance(comparedTo: traits(.unspecified, .normal)))
    #expect(traits(.dark, .high).containsTraits(in: high))
    #expect(!traits(.dark, .normal).containsTraits(in: high))
  }

  /// A screen with a label, a card and a button, in a layout of a contrast.
  private func screen(_ change: (UIView, UIView) -> Void = { _, _ in }) -> UIView {
    let root = UIView()
    root.backgroundColor = .systemBackground
    let card = UIView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .systemRed
    card.layer.borderColor = UIColor.systemGray4.cgColor
    card.layer.borderWidth = 2
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
    label.accessibilityIdentifier = "label"
    label.text = "Contrast"
    label.textColor = .secondaryLabel
    card.addSubview(label)
    root.addSubview(card)
    change(root, card)
    return root
  }

  private func solved(_ root: UIView, _ contrast: Contrast = .high) throws -> SolvedLayout {
    var environment = LayoutEnvironment(device: .iPhone15)
    environment.contrast = contrast
    return try root.solved(in: environment)
  }

  private func looks(_ layout: SolvedLayout) -> [UInt32?] {
    let card = layout.items.first { $0.name == "card" }
    let label = layout.items.first { $0.name == "label" }
    return [card?.style.background?.light, card?.style.borderColor?.dark, label?.text?.color.light]
  }

  @Test func layouts() throws {
    let root = screen()
    #expect(looks(try solved(root, .normal)) == [0xFF3B30, 0x3A3A3C, 0x3C3C43])
    let high = try solved(root)
    #expect(looks(high) == [0xD70015, 0x444446, 0x3C3C43])
    #expect(high.items.first { $0.name == "label" }?.text?.color.alpha == 0.68)
    // What is saved has the forms of its contrast and no other.
    #expect(try SolvedLayout(json: JSONEncoder().encode(high)) == high)
    let diff = LayoutDiff(from: try solved(root, .normal), to: high)
    #expect(diff.text.contains("contrast normal → high"), "\(diff.text)")
    var diagram = Diagram(high)
    diagram.style = .screen
    #expect(try diagram.svg().text().contains("#D70015"))
    diagram.theme = .dark
    #expect(try diagram.svg().text().contains("#FF6961"))
  }

  /// Views and controllers may ask for another contrast, for themselves and what is in them.
  @Test func overrides() throws {
    let inside = screen { _, card in card.traitOverrides.accessibilityContrast = .high }
    #expect(looks(try solved(inside, .normal)) == [0xD70015, 0x444446, 0x3C3C43])
    let label = try solved(inside, .normal).items.first { $0.name == "label" }
    #expect(label?.text?.color.alpha == 0.68)
    let controller = UIViewController()
    controller.view = screen()
    controller.traitOverrides.accessibilityContrast = .high
    #expect(controller.traitCollection.accessibilityContrast == .high)
    var environment = LayoutEnvironment(device: .iPhone15)
    #expect(looks(try controller.solved(in: environment)) == [0xD70015, 0x444446, 0x3C3C43])
    environment.contrast = .high
    #expect(looks(try controller.solved(in: environment)) == [0xD70015, 0x444446, 0x3C3C43])
  }

  /// Code that asks hears of it, and is told when it changes.
  @Test func codeHearsOfIt() throws {
    final class Screen: UIViewController {
      var heard: [UIAccessibilityContrast] = []
      override func viewDidLoad() {
        registerForTraitChanges([UITraitAccessibilityContrast.self]) {
          (screen: Screen, _: UITraitCollection) in
          screen.heard.append(screen.traitCollection.accessibilityContrast)
        }
      }
      override func viewDidLayoutSubviews() {
        view.layer.borderWidth = traitCollection.accessibilityContrast == .high ? 3 : 0
        view.layer.borderColor = UIColor.black.cgColor
      }
    }
    let before = UIScreen.main.environment
    defer { UIScreen.main.environment = before }
    let controller = Screen()
    #expect(try controller.solved(on: .iPhone15).root.style.borderWidth != 3)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    var environment = LayoutEnvironment(device: .iPhone15)
    environment.contrast = .high
    #expect(try controller.solved(in: environment).root.style.borderWidth == 3)
    #expect(controller.heard == [.high])
  }
}
