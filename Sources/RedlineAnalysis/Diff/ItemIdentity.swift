import RedlineModel

/// What tells items apart better than their names do: the ids of the documents that they come from.
package struct ItemIdentity: Hashable, Sendable {
  /// Ids in the new layout by ids in the old one, of items that are the same. What is not among them
  /// is the same where somebody gave it the same name.
  package var newIDs: [String: String]
  /// Ids of items in either layout whose names somebody chose.
  package var oldNamed: Set<String>
  package var newNamed: Set<String>

  package init(newIDs: [String: String], oldNamed: Set<String>, newNamed: Set<String>) {
    self.newIDs = newIDs
    self.oldNamed = oldNamed
    self.newNamed = newNamed
  }
}
