import RedlineModel

/// Two layouts whose items are numbered together: what is the same has the same number.
struct LayoutPair {
  /// An item, a guide, or a helper of a stack view, which only constraints mention.
  struct Node {
    enum Kind { case item, guide, spacer }

    var kind: Kind
    /// Positions among the items or guides of either layout; `nil` where it is not there.
    var old: Int?
    var new: Int?
    /// The id in the new layout, or in the old one if it is gone.
    var id: String
  }

  let old: SolvedLayout
  let new: SolvedLayout
  private(set) var nodes: [Node] = []
  /// For each item of the old layout its number, and so on.
  private(set) var oldItems: [Int] = []
  private(set) var newItems: [Int] = []
  private(set) var oldNodes: [String: Int] = [:]
  private(set) var newNodes: [String: Int] = [:]
  /// The number of the stack view by that of what it uses for itself.
  private(set) var spacerOwners: [Int: Int] = [:]
  /// The ends of the constraints of either layout.
  private(set) var oldEnds: [Ends] = []
  private(set) var newEnds: [Ends] = []
  /// The constraints of both layouts, in the new order, then those that are gone.
  private(set) var matches: [ConstraintMatch] = []
  /// Whether documents say which items are the same: what their tools add themselves is no news.
  let isOfDocuments: Bool
  private let items: ItemMatching

  init(old: SolvedLayout, new: SolvedLayout, known: ItemIdentity? = nil) {
    self.old = old
    self.new = new
    isOfDocuments = known != nil
    items = ItemMatching(old: old, new: new, known: known)
    add(.item, items.partners, old.items.map(\.id), new.items.map(\.id))
    oldItems = old.items.map { oldNodes[$0.id] ?? 0 }
    newItems = new.items.map { newNodes[$0.id] ?? 0 }
    let guides = items.guidePartners()
    add(.guide, guides, old.guides.map(\.id), new.guides.map(\.id))
    addSpacers()
    oldEnds = old.constraints.map { ends($0, in: oldNodes) }
    newEnds = new.constraints.map { ends($0, in: newNodes) }
    matches = constraintMatches()
  }

  /// - Parameter partners: For each old one the position of the same in the new layout.
  private mutating func add(
    _ kind: Node.Kind, _ partners: [Int?], _ oldIDs: [String], _ newIDs: [String]
  ) {
    var partnerOfNew = [Int?](repeating: nil, count: newIDs.count)
    for (index, partner) in partners.enumerated() {
      if let partner { partnerOfNew[partner] = index }
    }
    for (index, id) in newIDs.enumerated() {
      newNodes[id] = nodes.count
      if let partner = partnerOfNew[index] { oldNodes[oldIDs[partner]] = nodes.count }
      nodes.append(Node(kind: kind, old: partnerOfNew[index], new: index, id: id))
    }
    for (index, id) in oldIDs.enumerated() where partners[index] == nil {
      oldNodes[id] = nodes.count
      nodes.append(Node(kind: kind, old: index, new: nil, id: id))
    }
  }

  /// What a stack view uses for itself is known by the stack view's number and its name.
  private mutating func addSpacers() {
    var known: [SpacerKey: Int] = [:]
    for (spacers, side) in [
      (old.spacers, \LayoutPair.oldNodes), (new.spacers, \LayoutPair.newNodes),
    ] {
      for spacer in spacers {
        let owner = self[keyPath: side][spacer.owner] ?? 0
        let name = spacer.id.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let key = SpacerKey(owner: owner, name: String(name))
        if known[key] == nil {
          known[key] = nodes.count
          spacerOwners[nodes.count] = owner
          nodes.append(Node(kind: .spacer, old: nil, new: nil, id: spacer.id))
        }
        self[keyPath: side][spacer.id] = known[key]
      }
    }
  }

  private struct SpacerKey: Hashable {
    var owner: Int
    var name: String
  }

  func oldItem(_ node: Int) -> SolvedLayout.Item? {
    nodes[node].kind == .item ? nodes[node].old.map { old.items[$0] } : nil
  }
  func newItem(_ node: Int) -> SolvedLayout.Item? {
    nodes[node].kind == .item ? nodes[node].new.map { new.items[$0] } : nil
  }
  func oldGuide(_ node: Int) -> SolvedLayout.Guide? {
    nodes[node].kind == .guide ? nodes[node].old.map { old.guides[$0] } : nil
  }
  func newGuide(_ node: Int) -> SolvedLayout.Guide? {
    nodes[node].kind == .guide ? nodes[node].new.map { new.guides[$0] } : nil
  }
  private func oldID(of node: Int) -> String? { oldItem(node)?.id ?? oldGuide(node)?.id }
  private func newID(of node: Int) -> String? { newItem(node)?.id ?? newGuide(node)?.id }

  /// Whether nobody chose the old or the new name of an item: both are only its kind with a number.
  func isCounted(_ one: SolvedLayout.Item, _ other: SolvedLayout.Item) -> Bool {
    items.isCounted(old: one) && items.isCounted(new: other)
  }

  /// The name in the new layout, as sentences have it.
  func name(_ node: Int) -> String { word(node).replacing("/", with: ".") }

  /// The new id of an old item; its own where it is unknown or gone, and then with a word before it if the new
  /// layout has another item of that id.
  func translated(_ id: String) -> String { oldNodes[id].map(word) ?? id }

  private func word(_ node: Int) -> String {
    let id = nodes[node].id
    guard nodes[node].kind != .spacer, nodes[node].new == nil else { return id }
    // Of a view in one that is gone, too, the name begins with that.
    var prefix = id[...]
    while true {
      let name = String(prefix)
      let isGone = oldNodes[name].map { nodes[$0].new == nil } ?? false
      if isGone, newNodes[name] != nil { return "former \(id)" }
      guard let slash = prefix.lastIndex(of: "/") else { return id }
      prefix = prefix[..<slash]
    }
  }
}
