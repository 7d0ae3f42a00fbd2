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
  func tells(_ change: ObjectChange, from old: SceneLayout, to new: SceneLayout) -> Bool {
    if let id = change.successor, let item = new.itemOf[id], self.item(item)?.kind == .added {
      return true
    }
    guard let drawn = change.drawn else {
      return change.subject.hasPrefix("title of navigation item")
        && values.contains { $0.path == "barTitle" }
    }
    if let line = drawn.newLine {
      return old.layout.constraints.contains { $0.location?.line == drawn.oldLine }
        || new.layout.constraints.contains { $0.location?.line == line }
    }
    return new.itemOf[drawn.id].map { tells(change, drawn.property, of: $0) } ?? false
  }

  /// Whether it has that property of a view, or shows its text: other changes of the view say nothing of
  /// it.
  private func tells(_ change: ObjectChange, _ property: String, of item: String) -> Bool {
    let details = self.item(item)?.details ?? []
    let name = property.split(separator: ".").last.map(String.init) ?? property
    let isOfOtherState = ["selected.", "highlighted.", "disabled."].contains(
      where: property.hasPrefix)
    if !isOfOtherState, let own = Self.told[name],
      details.contains(where: { own.contains($0.property) && $0.knowsValues(of: change) })
    {
      return true
    }
    if details.contains(where: { $0.hasText(of: change) }) { return true }
    guard Self.placing.contains(property.split(separator: ".").first.map(String.init) ?? "") else {
      return false
    }
    return (causes.flatMap(\.changes) + silentChanges).contains { edit in
      edit.kind == .frame && edit.items.contains(item)
        || edit.kind == .guide && edit.items.contains(item)
          && edit.items.contains { $0.hasSuffix("margins") }
    }
  }

  /// What a layout calls properties of a document.
  private static let told: [String: Set<Detail.Property>] = [
    "text": [.text, .attributedText], "title": [.text, .attributedText],
    "attributedText": [.text, .attributedText], "attributedTitle": [.text, .attributedText],
    "attributedString": [.text, .attributedText], "fontDescription": [.font],
    "textColor": [.textColor], "titleColor": [.textColor], "baseForegroundColor": [.textColor],
    "backgroundColor": [.background], "baseBackgroundColor": [.background],
    "hidden": [.hidden], "alpha": [.alpha], "tintColor": [.tint], "clipsSubviews": [.clipping],
    "textAlignment": [.textAlignment], "lineBreakMode": [.truncation],
    "numberOfLines": [.numberOfLines], "image": [.image], "secureTextEntry": [.secure],
    "enabled": [.state], "selected": [.state], "highlighted": [.state],
    "axis": [.stackAxis], "distribution": [.stackDistribution], "alignment": [.stackAlignment],
    "spacing": [.stackSpacing], "spacingType": [.stackSpacing], "on": [.value], "value": [.value],
    "progress": [.value], "numberOfPages": [.value], "segments": [.titles],
    "selectedSegmentIndex": [.value], "borderStyle": [.border, .variant],
    "accessoryType": [.variant],
    "customClass": [.className],
  ]

  /// What places a view or what is in it.
  private static let placing: Set<String> = [
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "autoresizingMask",
    "translatesAutoresizingMaskIntoConstraints", "directionalLayoutMargins", "layoutMargins",
  ]
}

extension LayoutDiff.Detail {
  /// Whether it has a value where the document has one: what a name stands for may be in no catalog.
  fileprivate func knowsValues(of change: ObjectChange) -> Bool {
    // Ways in which whole words end are drawn as texts that are cut.
    if property == .truncation { return change.new?.hasPrefix(new) ?? true }
    return [(old, change.old), (new, change.new)].allSatisfy { known, value in
      known != "none" || value == nil || value == "clear"
    }
  }

  /// Whether it is about a text that was that of a property of a document, where it had one, and became it.
  fileprivate func hasText(of change: ObjectChange) -> Bool {
    guard property == .text, change.old != nil || change.new != nil else { return false }
    return (change.old == nil || change.old == old) && (change.new == nil || change.new == new)
  }
}
