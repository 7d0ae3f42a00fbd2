import RedlineModel

/// What changed of an object of a document beside its layout: a property that no frame depends on, an
/// outlet, an action, a segue, or the object itself where it is no view.
package struct ObjectChange: Hashable, Sendable, Encodable {
  package enum Kind: String, Sendable, Encodable { case added, removed, changed }

  package var kind: Kind
  /// What it is about: `contentMode of image view “Logo”`, `outlet titleLabel of Login → label “Name”`.
  package var subject: String
  /// The values of a property that changed; `none` where it was not set.
  package var old: String?
  package var new: String?
  /// The line of the new file, of the old one for what is gone.
  package var line: Int
  /// Where a layout holds the property, and may tell of it.
  package var drawn: Drawn?
  /// The id of the view whose property it is, where that took the place of one with another id: a layout may
  /// tell of it as one that came.
  package var successor: String?

  /// A property that layouts hold, but where they leave out its view or constraint or nobody sees it.
  package struct Drawn: Hashable, Sendable {
    package var property: String
    /// The id of the view or constraint.
    package var id: String
    /// The lines of a constraint in both files, by which a layout knows it; `nil` for views.
    package var oldLine: Int?
    package var newLine: Int?
  }

  private enum CodingKeys: CodingKey { case kind, subject, old, new, line }

  /// `Δ contentMode of image view “Logo”: scaleToFill → center`.
  package var sentence: String {
    switch kind {
    case .added: "+ \(subject)"
    case .removed: "− \(subject)"
    case .changed: "Δ \(subject): \(old ?? "none") → \(new ?? "none")"
    }
  }
}

extension DocumentPair {
  /// What changed beside the layouts, for each match with what belongs to its scene, in the order of
  /// the new document, then what is gone. What belongs to no scene that is drawn is the first's that both
  /// versions have, where there is one.
  package func objectChanges() -> [Int: [ObjectChange]] {
    guard let old, let new else { return [:] }
    var result: [Int: [ObjectChange]] = [:]
    let twins = matches.compactMap { match in
      match.old.flatMap { one in match.new.map { (old: one.scene, new: $0.scene) } }
    }
    let controllers = Dictionary(
      twins.map { ($0.old.objectID, $0.new.objectID) }, uniquingKeysWith: { first, _ in first })
    let successors = self.successors(old, new)
    let renamed = controllers.merging(successors) { first, _ in first }
    // What belongs to a scene that came or went is told by that.
    let kept = (
      old: Set(new.scenes.map(\.id)).union(twins.map(\.old.id)),
      new: Set(old.scenes.map(\.id)).union(twins.map(\.new.id))
    )
    var places: (old: [String: Int], new: [String: Int]) = ([:], [:])
    for (index, match) in matches.enumerated() {
      guard let one = match.old, let other = match.new, one.isMain, other.isMain else { continue }
      places.old[one.scene.id] = places.old[one.scene.id] ?? index
      places.new[other.scene.id] = places.new[other.scene.id] ?? index
    }
    let first = matches.firstIndex { $0.old != nil && $0.new != nil } ?? matches.indices.first
    let comparison = ObjectComparison(
      old: old, new: new, renamed: renamed, successors: Set(successors.values))
    for change in comparison.changes() {
      // What is drawn is told by the layout that has it.
      if change.change.drawn != nil,
        let index = matches.firstIndex(where: { match in
          match.new.map { new.tree.descendants(of: $0.element).contains(change.element) } ?? false
        })
      {
        // A view in one that came is told by that.
        if !matches[index].isAdded { result[index, default: []].append(change.change) }
        continue
      }
      let scene = change.scene
      if let scene, !(change.isOld ? kept.old : kept.new).contains(scene) { continue }
      let place = scene.flatMap { (change.isOld ? places.old : places.new)[$0] }
      guard let index = place ?? first else { continue }
      result[index, default: []].append(change.change)
    }
    for note in newErrors(old, new) {
      let line = note.location?.line ?? 1
      let index = matches.firstIndex { match in
        match.new.map {
          new.tree.descendants(of: $0.element).contains { new.tree[$0].line == line }
        } ?? false
      }
      guard let index = index ?? first else { continue }
      result[index, default: []].append(
        ObjectChange(kind: .added, subject: "error: \(note.message)", line: line))
    }
    return result
  }

  /// The ids of views that are drawn in place of ones with other ids, by these: the views of controllers, and
  /// what has the same outlet.
  private func successors(_ old: InterfaceDocument, _ new: InterfaceDocument) -> [String: String] {
    var result: [String: String] = [:]
    let pair = { (one: String, other: String) in
      guard new.elementOf[one] == nil, old.elementOf[other] == nil, let first = old.elementOf[one],
        let second = new.elementOf[other], old.tree[first].name == new.tree[second].name
      else { return }
      result[one] = other
    }
    for match in matches {
      guard let one = match.old, let other = match.new,
        let first = old.tree[one.element].attributes["id"],
        let second = new.tree[other.element].attributes["id"]
      else { continue }
      pair(first, second)
    }
    let named = Dictionary(grouping: new.outletNames.keys) { new.outletNames[$0] ?? "" }
    for (name, ids) in Dictionary(grouping: old.outletNames.keys, by: { old.outletNames[$0] ?? "" })
    {
      guard ids.count == 1, let others = named[name], others.count == 1 else { continue }
      pair(ids[0], others[0])
    }
    return result
  }

  /// What is wrong with the new document itself that was not with the old one, as a reference to nothing.
  private func newErrors(_ old: InterfaceDocument, _ new: InterfaceDocument) -> [Diagnostic] {
    let known = Set(old.notes.map(\.message))
    return new.notes.filter { $0.severity == .error && !known.contains($0.message) }
  }
}

/// Compares the objects of two versions of a document by their ids.
struct ObjectComparison {
  struct Found {
    var change: ObjectChange
    /// The id of the scene, in the old document for what is gone.
    var scene: String?
    var isOld = false
    var element = 0
    /// The id of what it leads to, where both versions have that.
    var destination: String?

    /// What makes it the same as another one that says it: what was made anew has another id.
    var twin: [String?] { [change.subject, destination] }
  }

  private let old: ObjectTable
  private let new: ObjectTable
  private let successors: Set<String>

  /// - Parameters:
  ///   - renamed: The ids of the new document's controllers and views by those of the old one's.
  ///   - successors: Those of views that took the place of others.
  init(
    old: InterfaceDocument, new: InterfaceDocument, renamed: [String: String],
    successors: Set<String>
  ) {
    var tables = (old: ObjectTable(old, renamed: renamed), new: ObjectTable(new))
    // What says the same has the same words in both.
    tables.old.ambiguous.formUnion(tables.new.ambiguous)
    tables.new.ambiguous = tables.old.ambiguous
    (self.old, self.new) = tables
    self.successors = successors
  }

  func changes() -> [Found] {
    var result = initialController() + documentSettings()
    for object in new.objects {
      guard let twin = old.indexOf[object.id].map({ old.objects[$0] }) else {
        if object.isTold {
          result.append(found(.added, new.words(object), object, in: new))
        }
        continue
      }
      result += properties(twin, object)
    }
    for object in old.objects where object.isTold && new.indexOf[object.id] == nil {
      result.append(found(.removed, old.words(object), object, in: old))
    }
    result += links()
    return result
  }

  /// Another controller with which a storyboard begins.
  private func initialController() -> [Found] {
    let name = "initialViewController"
    let ids = (
      old: old.document.tree[0].attributes[name].map(old.current),
      new: new.document.tree[0].attributes[name]
    )
    guard ids.old != ids.new else { return [] }
    func words(_ id: String?, in table: ObjectTable) -> String? {
      id.flatMap { table.indexOf[$0] }.map { table.words(table.objects[$0]) }
    }
    return [
      Found(
        change: ObjectChange(
          kind: .changed, subject: "initial view controller", old: words(ids.old, in: old),
          new: words(ids.new, in: new), line: new.document.tree[0].line), scene: nil)
    ]
  }

  /// What documents say of themselves that holds for all of their scenes.
  private func documentSettings() -> [Found] {
    return ObjectTable.documentSettings.compactMap { name in
      let values = [old, new].map {
        $0.document.tree[0].attributes[name] ?? ObjectTable.usual(name)
      }
      return setting(name, values[0], values[1])
    } + [setting("tintColor", old.documentTint, new.documentTint)].compactMap(\.self)
  }

  private func setting(_ name: String, _ old: String?, _ new: String?) -> Found? {
    guard old != new else { return nil }
    return Found(
      change: ObjectChange(
        kind: .changed, subject: "\(name) of the document", old: old, new: new,
        line: self.new.document.tree[0].line), scene: nil)
  }

  private func found(
    _ kind: ObjectChange.Kind, _ subject: String, _ object: ObjectTable.Object,
    in table: ObjectTable
  ) -> Found {
    Found(
      change: ObjectChange(kind: kind, subject: subject, line: object.line), scene: object.scene,
      isOld: kind == .removed)
  }

  private func properties(_ one: ObjectTable.Object, _ other: ObjectTable.Object) -> [Found] {
    let (before, after) = (old.properties(of: one), new.properties(of: other))
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
      let isLabel = new.document.tree[other.element].name == "label"
      let ofLabel = ObjectTable.usual(name, ofLabel: isLabel)
      let values = (old: before[name] ?? ofLabel, new: after[name] ?? ofLabel)
      let usual = ObjectTable.usual(name)
      // What constraints place now has no use for its mask.
      if name == "autoresizingMask",
        old.isUsed(name, of: one.element) != new.isUsed(name, of: other.element)
      {
        return nil
      }
      // Another type of a value that is another one follows from that.
      if name.hasSuffix(".type") {
        let base = name.dropLast(5)
        let isOther = ["\(base)", "\(base).value"].contains { value in
          before[value].map { one in after[value].map { $0 != one } ?? false } ?? false
        }
        if isOther { return nil }
      }
      guard values.old ?? usual != values.new ?? usual, !isRounded(name, values.old, values.new)
      else { return nil }
      var result = found(.changed, "\(name) of \(new.words(other))", other, in: new)
      (result.change.old, result.change.new) = (values.old, values.new)
      result.element = other.element
      result.change.successor = successors.contains(other.id) ? other.id : nil
      if new.isDrawn(name, of: other) {
        let isConstraint = new.document.tree[other.element].name == "constraint"
        result.change.drawn = ObjectChange.Drawn(
          property: name, id: other.id, oldLine: isConstraint ? one.line : nil,
          newLine: isConstraint ? other.line : nil)
      }
      return result
    }
  }

  /// Whether two versions of Xcode only rounded the height of a row otherwise.
  private func isRounded(_ name: String, _ old: String?, _ new: String?) -> Bool {
    guard name == "rowHeight", let old = old.flatMap(Double.init),
      let new = new.flatMap(Double.init)
    else { return false }
    return abs(old - new) < 1
  }

  /// Outlets, actions and segues that came or went: they have no identity but what they connect.
  private func links() -> [Found] {
    let counts = (old: Self.counted(old.links), new: Self.counted(new.links))
    var result: [Found] = []
    for (table, own, others, kind) in [
      (new, counts.new, counts.old, ObjectChange.Kind.added),
      (old, counts.old, counts.new, .removed),
    ] {
      var left = own
      for link in table.links {
        guard let count = left[link.key], count > others[link.key] ?? 0 else { continue }
        left[link.key] = count - 1
        // Those of an object that came or went are no news.
        let twins = kind == .added ? old : new
        guard twins.indexOf[link.owner.id] != nil else { continue }
        var change = found(kind, table.words(link), link.owner, in: table)
        change.element = link.element
        change.change.line = table.document.tree[link.element].line
        change.destination = table.destination(of: link).flatMap { twins.knows($0) ? $0 : nil }
        result.append(change)
      }
    }
    return withoutTwins(result)
  }

  /// The changes without pairs that say the same: what is connected was made anew, with another id. Of
  /// segues each attribute that no sentence of theirs tells is a change of its own.
  private func withoutTwins(_ changes: [Found]) -> [Found] {
    var waiting: [[String?]: [Int]] = [:]
    for (index, one) in changes.enumerated().reversed() where one.change.kind == .added {
      waiting[one.twin, default: []].append(index)
    }
    var twins: [Int: Int] = [:]
    for (index, one) in changes.enumerated() where one.change.kind == .removed {
      if let twin = waiting[one.twin]?.popLast() { twins[twin] = index }
    }
    let paired = Set(twins.values)
    return changes.indices.flatMap { index -> [Found] in
      if let twin = twins[index] { return segueChanges(changes[twin], changes[index]) }
      return paired.contains(index) ? [] : [changes[index]]
    }
  }

  private func segueChanges(_ one: Found, _ other: Found) -> [Found] {
    guard new.document.tree[other.element].name == "segue" else { return [] }
    let values = (old: old.segueProperties(one.element), new: new.segueProperties(other.element))
    return Set(values.old.keys).union(values.new.keys).sorted().compactMap { name in
      guard values.old[name] != values.new[name] else { return nil }
      var result = other
      result.change.kind = .changed
      result.change.subject = "\(name) of \(other.change.subject)"
      (result.change.old, result.change.new) = (values.old[name], values.new[name])
      return result
    }
  }

  private static func counted(_ links: [ObjectTable.Link]) -> [[String]: Int] {
    Dictionary(links.map { ($0.key, 1) }, uniquingKeysWith: +)
  }
}
