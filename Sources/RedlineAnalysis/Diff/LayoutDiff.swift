public import RedlineModel

/// What changed between two solved layouts, and which change moved what.
///
/// ```swift
/// let diff = LayoutDiff(from: committed, to: solved)
/// diff.isEmpty          // false
/// diff.causes[0].moves  // red, green: 16 pt down
/// print(diff.text)
/// ```
/// Items and constraints are the same in both layouts if their names and ends are, or where a view
/// was renamed. Ids are those of the new layout, for what was removed those of the old one.
public struct LayoutDiff: Codable, Hashable, Sendable {
  /// The version of the JSON form.
  public static let formatVersion = 1

  /// The version of the JSON form that the diff is written in.
  public var formatVersion: Int = LayoutDiff.formatVersion
  /// The title of the new layout.
  public var name: String
  /// The title of the old layout, where it was another one.
  public var oldName: String?
  /// The device of the new layout with its orientation and bars.
  public var place: String
  /// Findings that are new, then those that are gone, each most severe first.
  public var findings: [FindingChange]
  /// What is different about the device, the direction, the text size, the system, the keyboard
  /// or the contrast.
  public var environment: [EnvironmentChange]
  /// Views that were added, removed, renamed, moved, resized or look different, in the new order;
  /// removed ones last.
  public var items: [ItemChange]
  /// The same for layout guides.
  public var guides: [ItemChange]
  /// Constraints that somebody wrote, in the new order; removed ones last. Those that only stand on
  /// another line are among them.
  public var constraints: [ConstraintChange]
  /// Which changes moved what, the most important first.
  public var causes: [Cause]
  /// Changes that move nothing, alone or together.
  public var silentChanges: [Change]
  /// What moved without a change that explains it.
  public var unexplained: [Unexplained]
  /// Every other stored value that differs, such as the title of the bar: nothing but
  /// ``ignoredValues`` differs without being told.
  public var values: [ValueChange]

  /// Whether a reader of both layouts sees the same. That constraints stand on other lines is no
  /// change.
  public var isEmpty: Bool {
    findings.isEmpty && environment.isEmpty && items.isEmpty && guides.isEmpty && causes.isEmpty
      && silentChanges.isEmpty && unexplained.isEmpty && values.isEmpty && oldName == nil
      && constraints.allSatisfy { $0.kind == .relocated }
  }

  /// The change of the item or guide with that id, or `nil`.
  public func item(_ id: String) -> ItemChange? {
    items.first { $0.id == id } ?? guides.first { $0.id == id }
  }

  /// Compares two solved layouts.
  public init(from old: SolvedLayout, to new: SolvedLayout) {
    self.init(from: old, to: new, known: nil)
  }

  /// Compares two solved layouts.
  /// - Parameter known: Which items are the same; `nil` where only their names tell.
  package init(from old: SolvedLayout, to new: SolvedLayout, known: ItemIdentity?) {
    name = new.name
    oldName = old.name == new.name ? nil : old.name
    place = new.environment.device.title
    findings = []
    environment = []
    items = []
    guides = []
    constraints = []
    causes = []
    silentChanges = []
    unexplained = []
    values = []
    guard old != new, !old.items.isEmpty, !new.items.isEmpty else { return }
    let pair = LayoutPair(old: old, new: new, known: known)
    environment = pair.environmentChanges()
    items = pair.itemChanges()
    guides = pair.guideChanges()
    constraints = pair.constraintChanges()
    findings = pair.findingChanges()
    explain(pair)
    addValues(pair)
  }
}
