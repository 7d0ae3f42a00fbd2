import Foundation
import RedlineModel
import Testing

/// What types with many values name in `encode(into:)` is all that they hold: a property that was added
/// and not named there would be lost in every golden, and no comparison would see it.
struct WrittenEntriesTests {
  /// A value of which nothing is `nil`.
  struct Row: CustomTestStringConvertible, Sendable {
    let value: any Encodable & Sendable
    /// The keys of properties that are written otherwise; those of `nil` are not written.
    var keys: [String: [String]] = [:]

    var testDescription: String { "\(type(of: value))" }
  }

  static let rows = [
    Row(
      value: layout,
      // Pictures belong to the drawing.
      keys: [
        "constraintList": ["constraints"], "diagnosticList": ["diagnostics"], "formatOne": [],
        "pictures": [],
      ]),
    Row(
      value: item,
      keys: ["control": ["control", "kind"]]),
    Row(value: item.hugging), Row(value: baselines), Row(value: text), Row(value: style),
    Row(value: guide), Row(value: guideConstraint.first), Row(value: guideConstraint),
    Row(value: reason), Row(value: reason.parts[0]), Row(value: location),
    // A layout has the colours of its contrast.
    Row(value: color, keys: ["highContrast": []]), Row(value: font),
  ]

  @Test(arguments: rows) func everyPropertyIsWritten(_ row: Row) throws {
    let properties = Mirror(reflecting: row.value).children
    for property in properties {
      let mirror = Mirror(reflecting: property.value)
      #expect(
        mirror.displayStyle != .optional || !mirror.children.isEmpty, "\(property.label ?? "")")
    }
    let bytes = try OneLineJSON.bytes(of: row.value)
    let written = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let keys = properties.compactMap(\.label).flatMap { row.keys[$0] ?? [$0] }
    #expect(written?.keys.sorted() == keys.sorted())
    // Other encoders are given the same, and sort it.
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(try Array(encoder.encode(row.value)) == bytes)
  }

  private static let color = Color(name: "c", light: 1, dark: 2, alpha: 0.5, darkAlpha: 0.25)
    .highContrast(.black)
  private static let location = RedlineModel.SourceLocation(fileID: "App/Login.swift", line: 12)

  private static let font = {
    var font = Font.preferred(.body)
    (font.family, font.metrics, font.isItalic) = ("Avenir Next", .system, true)
    return font
  }()

  private static let baselines = SolvedLayout.Baselines(
    fromTop: 1, fromBottom: 2, first: "root/a", last: "root/b")

  private static let text = SolvedLayout.Text(
    string: "Text", font: font, alignment: .left, truncation: .tail, numberOfLines: 1,
    color: color, runs: [.init(location: 0, length: 1, kern: 2)], shadow: .init(),
    insets: .init(top: 1, left: 2, bottom: 3, right: 4))

  private static let style = SolvedLayout.Style(
    background: color, tint: color, cornerRadius: 1, borderColor: color, clips: true, alpha: 0.5,
    borderWidth: 2, maskedCorners: [.topLeft], shadow: .init(), zPosition: 3,
    contentMode: "center", paintings: [.init(path: "M0 0", fill: color)],
    transform: [1, 0, 0, 1, 2, 3], mask: "M0 0")

  private static let reason = SolvedLayout.Reason(
    attribute: .left, value: 8,
    parts: [.init(amount: 8, rate: 1, constraint: "root.left", label: "screen")],
    omittedCount: 0, isFree: false)

  private static let rect = CGRect(x: 0.5, y: -1, width: 1.0 / 3, height: 1e16)

  private static let item = SolvedLayout.Item(
    id: "root", name: "root", className: "UILabel", control: .toggle(isOn: true), parent: "none",
    frame: rect, alignmentRect: rect, firstBaseline: 1, lastBaseline: 2, baselines: baselines,
    intrinsicWidth: 3, intrinsicHeight: 4, hugging: .init(horizontal: 250, vertical: 251),
    compressionResistance: .init(horizontal: 750, vertical: 749.5), text: Shared(text),
    stack: .init(
      axis: .vertical, distribution: .fill, alignment: .fill, spacing: 8, arranged: ["a"],
      gaps: [8.5]),
    style: Shared(style), isHidden: true, state: .init(isEnabled: false), scroll: .init(),
    accessibility: .init(label: "Label"), location: location, reasons: [reason])

  private static let guide = SolvedLayout.Guide(
    id: "root/safeArea", name: "safeArea", kind: .safeArea, owner: "root", frame: rect,
    role: .insets, insets: .init(top: 1))

  private static let guideConstraint = SolvedLayout.Constraint(
    id: "root.left=root/safeArea.left", first: .init(item: "root", attribute: .left),
    relation: .lessThanOrEqual, second: .init(item: "root/safeArea", attribute: .left),
    multiplier: 0.5, constant: -8, priority: 999, origin: .user, identifier: "named",
    scope: "regular width", isActive: true, isSystemSpacing: false, holder: "root",
    isRightToLeft: true, location: location, residual: 0.125, isBroken: false,
    sentence: "root.left ≤ safeArea.left × 0.5 - 8")

  private static let layout = {
    var layout = SolvedLayout(
      name: "Layout", barTitle: "Bar", environment: LayoutEnvironment(device: .iPhone15),
      items: [item], guides: [guide], spacers: [.init(id: "root/gap1", owner: "root")],
      constraints: [guideConstraint], diagnostics: [])
    layout.bars = .init(tabs: [.init(title: "One")], selectedTab: 0)
    return layout
  }()
}
