import RedlineAnalysis
import RedlineInterfaceBuilder

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
}
