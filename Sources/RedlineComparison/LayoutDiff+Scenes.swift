import RedlineAnalysis
import RedlineInterfaceBuilder
import RedlineModel

extension LayoutDiff {
  /// Compares two versions of a scene, in which views are the same that have the same id in the
  /// documents, whatever they are called.
  init(from old: SceneLayout, to new: SceneLayout) {
    var newIDs: [String: String] = [:]
    for (id, item) in old.itemOf where !id.isEmpty { newIDs[item] = new.itemOf[id] }
    let known = ItemIdentity(newIDs: newIDs, oldNamed: old.namedItems, newNamed: new.namedItems)
    // Documents that share nothing are compared by names.
    self.init(from: old.layout, to: new.layout, known: newIDs.isEmpty ? nil : known)
  }

  /// Whether it says what became of a property of a document, as far as anybody sees it: of views
  /// what it tells of them, of constraints all that one of the layouts has.
  func tells(_ drawn: ObjectChange.Drawn, from old: SceneLayout, to new: SceneLayout) -> Bool {
    if let line = drawn.newLine {
      return old.layout.constraints.contains { $0.location?.line == drawn.oldLine }
        || new.layout.constraints.contains { $0.location?.line == line }
    }
    return new.itemOf[drawn.id].map { tells(drawn.property, of: $0) } ?? false
  }

  private func tells(_ property: String, of item: String) -> Bool {
    let details = self.item(item)?.details ?? []
    let name = property.hasPrefix("normal.") ? String(property.dropFirst(7)) : property
    if let own = Self.told[name] { return details.contains { $0.property == own } }
    if !details.isEmpty { return true }
    let changes = causes.flatMap(\.changes) + silentChanges
    return changes.contains { change in
      change.kind != .constraint
        && change.items.contains { $0 == item || $0.hasPrefix("\(item)/") && change.kind == .guide }
    }
  }

  /// Properties of a document that have one name in a layout.
  private static let told: [String: Detail.Property] = [
    "textColor": .textColor, "titleColor": .textColor, "backgroundColor": .background,
    "hidden": .hidden, "alpha": .alpha, "tintColor": .tint, "clipsSubviews": .clipping,
    "textAlignment": .textAlignment, "numberOfLines": .numberOfLines, "image": .image,
  ]
}
