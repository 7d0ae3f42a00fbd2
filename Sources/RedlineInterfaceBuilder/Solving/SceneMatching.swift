/// Finds the scenes of an old document in a new one: by their ids, then by those of their controllers,
/// then by what only one scene of each document is called.
struct SceneMatching {
  private typealias Root = InterfaceDocument.DrawnRoot

  private let old: InterfaceDocument?
  private let new: InterfaceDocument?
  /// Positions of the new document's scenes by those of the old one's, and the other way round.
  private var newOf: [Int: Int] = [:]
  private var oldOf: [Int: Int] = [:]

  init(old: InterfaceDocument?, new: InterfaceDocument?) {
    self.old = old
    self.new = new
    guard let old, let new else { return }
    take(old.scenes.map(\.id), new.scenes.map(\.id))
    take(old.scenes.map(\.objectID), new.scenes.map(\.objectID))
    for name in ["storyboardIdentifier", "customClass", "userLabel", "title"] {
      take(old.sceneAttributes(name), new.sceneAttributes(name))
    }
    if old.scenes.count == 1, new.scenes.count == 1 { (newOf[0], oldOf[0]) = (0, 0) }
  }

  /// Pairs scenes that are left and have the same key, which no other has.
  private mutating func take(_ oldKeys: [String], _ newKeys: [String]) {
    let olds = Dictionary(grouping: oldKeys.indices.filter { newOf[$0] == nil }) { oldKeys[$0] }
    let news = Dictionary(grouping: newKeys.indices.filter { oldOf[$0] == nil }) { newKeys[$0] }
    for (key, indices) in olds where indices.count == 1 && !key.isEmpty {
      guard let partners = news[key], partners.count == 1 else { continue }
      newOf[indices[0]] = partners[0]
      oldOf[partners[0]] = indices[0]
    }
  }

  /// In the order of the new document, then what only the old one has.
  func matches() -> [DocumentPair.Match] {
    let roots = (
      old: Dictionary(grouping: old?.drawnRoots ?? [], by: \.scene),
      new: Dictionary(grouping: new?.drawnRoots ?? [], by: \.scene)
    )
    var result: [DocumentPair.Match] = []
    for (index, scene) in (new?.scenes ?? []).enumerated() {
      let own = roots.new[scene] ?? []
      if let twin = oldOf[index].flatMap({ old?.scenes[$0] }) {
        result += matches(roots.old[twin] ?? [], own)
      } else {
        result += oneSided(own, scene) { DocumentPair.Match(name: $0, new: $1, isAdded: true) }
      }
    }
    for (index, scene) in (old?.scenes ?? []).enumerated() where newOf[index] == nil {
      result += oneSided(roots.old[scene] ?? [], scene) {
        DocumentPair.Match(name: $0, old: $1, isRemoved: true)
      }
    }
    return numbered(result)
  }

  /// The roots of a scene that is there in both: the controllers' views, and the others by their ids.
  private func matches(_ olds: [Root], _ news: [Root]) -> [DocumentPair.Match] {
    var left = olds
    var result = news.map { root in
      let partner = left.firstIndex {
        $0.isMain && root.isMain || !$0.isMain && !root.isMain && id($0, old) == id(root, new)
      }
      let twin = partner.map { left.remove(at: $0) }
      return DocumentPair.Match(
        name: new?.pictureName(of: root) ?? root.name, old: twin, new: root, isAdded: twin == nil)
    }
    result += left.map { DocumentPair.Match(name: $0.name, old: $0, isRemoved: true) }
    return result
  }

  private func id(_ root: Root, _ document: InterfaceDocument?) -> String? {
    document?.tree[root.element].attributes["id"]
  }

  private func oneSided(
    _ roots: [Root], _ scene: InterfaceScene, _ make: (String, Root?) -> DocumentPair.Match
  ) -> [DocumentPair.Match] {
    roots.isEmpty ? [make(scene.title, nil)] : roots.map { make($0.name, $0) }
  }

  /// With numbers after names that were there before.
  private func numbered(_ matches: [DocumentPair.Match]) -> [DocumentPair.Match] {
    var counts: [String: Int] = [:]
    return matches.map { match in
      var match = match
      let number = counts[match.name, default: 0] + 1
      counts[match.name] = number
      if number > 1 { match.name += " \(number)" }
      return match
    }
  }
}

extension InterfaceDocument {
  /// An attribute of the controller of each scene, or of the view of a xib; empty where it has none.
  fileprivate func sceneAttributes(_ name: String) -> [String] {
    scenes.map { scene in
      elementOf[scene.objectID].flatMap { tree[$0].attributes[name] } ?? ""
    }
  }
}
