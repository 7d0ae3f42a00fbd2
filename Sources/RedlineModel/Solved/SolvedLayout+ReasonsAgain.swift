/// A saved layout holds the program that was solved, and the reasons of its items follow from that. A
/// layout that waits for somebody to look at it is saved without them: they are a third of its text, and
/// to make them takes longer than to write them.
extension SolvedLayout {
  /// Whether ``withReasonsMadeAgain`` of the saved layout has the reasons of this one, which nobody has
  /// changed since it was solved, as far as its program goes.
  package var canMakeReasonsAgain: Bool {
    guard let records = constraintList.records, items.count <= LayoutRecords.maximumReasonCount,
      !items.isEmpty, items[0].reasonList.isMade(nil),
      items.indices.dropFirst().allSatisfy({ items[$0].reasonList.isUnmade(records, item: $0) }),
      allIDs.elementsEqual(records.ids), allGuideKinds.elementsEqual(records.guideKinds),
      zip(records.ids, records.names).allSatisfy({ $1 == Self.name(ofID: $0) })
    else { return false }
    var compiled = compiledItems(numbers)
    compiled.constraints = records.solved.layout.constraints
    return compiled == records.solved.layout
  }

  /// The same layout with the reasons that it was saved without.
  package var withReasonsMadeAgain: SolvedLayout {
    let ids = allIDs
    let records = LayoutRecords(
      CompiledProgram(compiled()).solved(ambiguity: false), ids: ids,
      plainLengths: ids.map { _ in 0 }, guideKinds: allGuideKinds)
    var layout = self
    for item in items.indices.dropFirst() { layout.items[item].setReasons(records, item: item) }
    return layout
  }

  private var allIDs: [String] { items.map(\.id) + guides.map(\.id) + spacers.map(\.id) }

  private var allGuideKinds: [Guide.Kind?] {
    items.map { _ in nil } + guides.map(\.kind) + spacers.map { _ in nil }
  }

  private static func name(ofID id: String) -> String {
    id.utf8.contains(UInt8(ascii: "/")) ? id.replacing("/", with: ".") : id
  }
}
