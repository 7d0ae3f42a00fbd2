import Foundation
import GalleryLayouts
import RedlineAnalysis
import RedlineCommands
import RedlineInterfaceBuilder
import RedlineKit
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

/// What became of mutations of saved layouts.
private struct Tally {
  var named = 0
  var ignored = 0
  /// The layout that is read is the same: keys that a kind does not have, sentences made of values.
  var readAsTheSame = 0
  /// No layout is read: an id that nothing has, a priority out of range.
  var refused = 0
  var silent: [String] = []
  var unnamed: [String] = []
  /// Another layout with the same hash, which would pass for the golden's.
  var hashedAsTheSame: [String] = []
}

/// Every stored value counts: a saved layout with another one, whichever it is, is another layout, and
/// the text of the diff says which value it was and is, but for what is on the list.
@Suite("Every stored value counts", .blocks) struct StoredValueTests {
  static let schema: JSON = {
    let path = "Sources/RedlineKit/RedlineKit.docc/Resources/solved-layout-2.schema.json"
    let data = FileManager.default.contents(atPath: packageRoot.appending(path: path).path)
    return data.flatMap { try? JSONDecoder().decode(JSON.self, from: $0) } ?? .null
  }()

  /// The paths on the list whose condition is more than their name.
  static let conditional: Set<String> = [
    "items.name", "guides", "constraints.first", "guides.order", "spacers.order",
    "constraints.order", "diagnostics.order",
  ]

  @Test("in a layout of each kind of control", arguments: SolvedLayout.Item.Kind.allCases)
  func controls(_ kind: SolvedLayout.Item.Kind) throws {
    // What is beside the control is the same in all of them, and much of the item is.
    var count = 0
    var seen: [String: Int] = [:]
    try check("\(kind)", try layout(of: kind)) { mutation in
      guard kind != .view else {
        // Of what many views and constraints have, the first three and some others.
        seen[mutation.names, default: 0] += 1
        return (seen[mutation.names] ?? 0) <= 3 || seen[mutation.names]?.isMultiple(of: 5) == true
      }
      guard mutation.path.prefix(2) == [.name("items"), .place(1)] else { return false }
      count += 1
      // Texts are the same in all of them, and the label has every mutation of them.
      let own: [JSON.Key] =
        [.name("control"), .name("kind")] + (kind == .label ? [.name("text")] : [])
      return mutation.path.dropFirst(2).first.map(own.contains) == true
        || count % 11 == kind.rawValue.utf8.count % 11
    }
  }

  @Test("The list stands in the article about goldens") func list() throws {
    let article = packageRoot.appending(path: "Sources/RedlineKit/RedlineKit.docc/Goldens.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    for value in LayoutDiff.ignoredValues {
      #expect(text.contains("| `\(value.path)` | \(value.reason) |"))
    }
  }

  @Test("in a storyboard's layout") func storyboard() throws {
    let document = try InterfaceDocument(Data(mainStoryboard.utf8), file: "Main.storyboard")
    let scenes = try document.solvedLayouts(BuildOptions(), measuring: try TextShaper())
    try check("storyboard", try #require(scenes.first).layout, most: 300)
  }

  @Test("in the layouts of the gallery", arguments: Gallery.entries)
  func gallery(_ entry: Entry) throws {
    let variant = try #require(entry.variants.last)
    try check(entry.name, try entry.solved(in: variant), most: 10)
  }

  // MARK: Checking

  /// - Parameter most: How many of the mutations are tried, chosen by a fixed seed.
  private func check(
    _ title: String, _ layout: SolvedLayout, most: Int = .max,
    _ isWanted: (Mutation) -> Bool = { _ in true }
  ) throws {
    let json = try JSONDecoder().decode(JSON.self, from: Data(OneLineJSON.bytes(of: layout)))
    var mutations = Mutations(of: json, schema: Self.schema).all.filter(isWanted)
    #expect(mutations.count > 12)
    if mutations.count > most {
      var random = SeededNumbers(seed: 20)
      mutations = Array(mutations.shuffled(using: &random).prefix(most))
    }
    var tally = Tally()
    let pieces = try JSONPieces(json)
    for mutation in mutations {
      try note(mutation, try pieces.text(with: mutation), layout, &tally)
    }
    print(
      "\(title): \(mutations.count) mutations, \(tally.named) named, \(tally.ignored) on the list, "
        + "\(tally.readAsTheSame) read as the same, \(tally.refused) refused, "
        + "\(tally.silent.count) silent, \(tally.unnamed.count) not named")
    #expect(tally.silent.isEmpty, "\(tally.silent.prefix(12).joined(separator: "\n"))")
    #expect(tally.unnamed.isEmpty, "\(tally.unnamed.prefix(6).joined(separator: "\n\n"))")
    #expect(
      tally.hashedAsTheSame.isEmpty, "\(tally.hashedAsTheSame.prefix(12).joined(separator: "\n"))")
    // Many values are lengths and reasons, which follow from others or are refused.
    #expect(tally.named >= max(1, mutations.count / 8))
  }

  private func note(
    _ mutation: Mutation, _ json: String, _ layout: SolvedLayout, _ tally: inout Tally
  ) throws {
    guard let other = try? SolvedLayout(json: Data(json.utf8)) else {
      tally.refused += 1
      return
    }
    guard other != layout else {
      tally.readAsTheSame += 1
      return
    }
    let diff = LayoutDiff(from: layout, to: other)
    let words = "\(mutation.names): \(short(mutation.old)) → \(short(mutation.new))"
    guard !diff.isEmpty else {
      if isIgnored(mutation) { tally.ignored += 1 } else { tally.silent.append(words) }
      return
    }
    if other.valueHash == layout.valueHash { tally.hashedAsTheSame.append(words) }
    if names(diff.text, mutation) {
      tally.named += 1
    } else {
      tally.unnamed.append("\(words)\n\(diff.text)")
    }
  }

  private func isIgnored(_ mutation: Mutation) -> Bool {
    let names = mutation.names
    let paths = LayoutDiff.ignoredValues.map(\.path)
    let isListed = paths.contains { path in
      !Self.conditional.contains(path) && (names == path || names.hasPrefix(path + "."))
    }
    if isListed { return true }
    // The order of a list, or a guide of UIKit that only one layout has.
    if mutation.path.count == 1 { return paths.contains("\(names).order") }
    let isGuide = names == "guides" && mutation.path.count == 2
    let isLine =
      names.hasPrefix("diagnostics.detail") && ["line", "fileID"].contains { names.hasSuffix($0) }
    return isGuide || isLine
  }

  /// Where a mutation makes another constraint, guide or finding of the one that was there: told by
  /// sentences of both.
  private static let identities = [
    "origin", "rule", "first", "second", "constraints.relation", "diagnostics", "guides.kind",
    "constraints.id",
    "spacers",
  ]

  /// Whether the text has a line with both values; of a place, by how much it moved.
  private func names(_ text: String, _ mutation: Mutation) -> Bool {
    let lines = text.split(separator: "\n")
    if mutation.names == "name" { return lines[0].contains("(before: ") }
    let isWhole =
      mutation.path.count <= 2 || Self.identities.contains { mutation.names.contains($0) }
    return lines.dropFirst().contains { line in
      if line.contains(" moved ") || line.contains(" became ") || line.contains(" active") {
        return true
      }
      if isWhole, ["  +", "  −", "  !", "  ✓"].contains(where: line.hasPrefix) { return true }
      let sides = line.components(separatedBy: " → ")
      guard sides.count >= 2, sides[0] != sides[1] else { return false }
      return isWhole || has(line, mutation.old, mutation) && has(line, mutation.new, mutation)
    }
  }

  private func has(_ line: Substring, _ value: JSON?, _ mutation: Mutation) -> Bool {
    switch value {
    case .number(let number):
      return line.contains(formatted(abs(number))) || line.contains(exactNumber(number))
        || line.contains(String(format: "#%06X", Int(max(0, min(number, 0xFFFFFF)))))
        || line.contains(word(number, mutation))
    case .text(let text):
      let end = text.suffix(8)
      return end.isEmpty || line.contains(end)
        || line.contains(end.replacing("/", with: ".")) || mutation.names.hasPrefix("environment")
    case .flag(let flag):
      return line.contains(flag ? "yes" : "no") || mutation.names.hasPrefix("environment")
        || mutation.names.hasSuffix("isItalic")
    case .list, .object, .null, nil: return true
    }
  }

  /// What stands for the raw value of a weight, a relation or an attribute.
  private func word(_ number: Double, _ mutation: Mutation) -> String {
    let raw = Int(exactly: number) ?? -1
    if mutation.names.hasSuffix("weight") {
      return Font.Weight(rawValue: raw).map { "\($0)" } ?? ""
    }
    if mutation.names.hasSuffix("relation") { return Relation(rawValue: raw)?.symbol ?? "" }
    return "\u{0}"
  }

  private func short(_ value: JSON?) -> String {
    guard let value, let data = try? JSONEncoder().encode(value) else { return "none" }
    return String(String(decoding: data, as: UTF8.self).prefix(60))
  }
}

/// Numbers that are the same in every run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

// MARK: - A layout of each kind

/// A view that shows what a test wants.
private final class Shown: View {
  let kind: SolvedLayout.Item.Kind

  init(_ kind: SolvedLayout.Item.Kind) {
    self.kind = kind
    super.init()
  }

  override func contentSize(in context: ContentContext) -> CGSize {
    CGSize(width: 80, height: 30)
  }

  override func content(in context: ContentContext) -> ViewContent {
    ViewContent(
      kind.sample,
      text: SolvedLayout.Text(
        string: "Some words", font: .body, alignment: .natural, truncation: .tail,
        numberOfLines: 1, color: .systemRed))
  }
}

/// One control between two stack views and a guide, with everything that a view can have.
private final class Board: View, LayoutSpec {
  let shown: Shown
  let stack = Stack(.vertical, spacing: 8) { [Label("One"), Label("Two")] }
  let guide = LayoutGuide()

  init(_ kind: SolvedLayout.Item.Kind) {
    shown = Shown(kind)
    super.init()
    shown.backgroundColor = .systemGray6
    shown.borderColor = .separator
    shown.tintColor = .systemIndigo
    shown.cornerRadius = 4
  }

  var layout: Layout {
    shown; stack; guide
    shown.top == safeArea.top + 8
    shown.leading == margins.leading
    (shown.width == width * 0.5 - 20) ~ 700
    guide.top == shown.bottom
    guide.height == 12
    guide.leading == leading
    guide.width == 10
    stack.top == guide.bottom
    stack.leading == shown.leading
  }
}

private func layout(of kind: SolvedLayout.Item.Kind) throws -> SolvedLayout {
  try Board(kind).solved(on: .iPhone8.withNavigationBar())
}

extension SolvedLayout.Item.Kind {
  /// A control of the kind with everything that it can show.
  fileprivate var sample: SolvedLayout.Control {
    switch self {
    case .view: .view
    case .label: .label
    case .stackView: .stackView
    case .stepper: .stepper
    case .activityIndicator: .activityIndicator
    case .searchBar: .searchBar
    case .button: .button(style: .tinted, imageName: "star")
    case .textField: .textField(hasRoundedBorder: true)
    case .toggle: .toggle(isOn: true)
    case .slider: .slider(value: 0.25)
    case .imageView: .imageView(name: "photo")
    case .textView: .textView(insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    case .segmentedControl: .segmentedControl(titles: ["a", "b"], selected: 1)
    case .progressView: .progressView(progress: 0.5)
    case .pageControl: .pageControl(pages: 5, current: 2)
    case .datePicker: .datePicker(style: .compact, texts: ["21 Nov", "09:41"])
    case .pickerView: .pickerView(columns: [["9", "10"], ["am", "pm"]])
    case .navigationBar:
      .navigationBar(leading: ["Back"], trailing: ["Edit", "Add"], inactive: [1])
    case .tabBar: .tabBar(titles: ["a", "b"], selected: 0)
    case .toolbar:
      .toolbar(
        titles: ["a", "b"], spaces: [.init(before: 1), .init(before: 2, width: 8)], inactive: [0])
    case .tableCell:
      .tableCell(
        accessory: .checkmark, hasSeparator: false, separatorInset: EdgeInsets(left: 1, right: 2))
    case .unknown: .unknown(name: "MKMapView")
    }
  }
}
