/// What is read of each view once, by its number: each look at all views takes as long as fetching them
/// from memory.
struct ViewFacts {
  private(set) var isHidden: [Bool] = []
  /// How far frames reach beyond alignment rects.
  private(set) var outsets: [EdgeInsets] = []
  /// How firmly contents keep their sizes; also of guides, which have none.
  private(set) var hugging: [AxisPair]
  private(set) var compressionResistance: [AxisPair]
  /// Whether views flip.
  private(set) var attributes: [SemanticContentAttribute] = []
  /// The cells of lists, which place what is inside.
  private(set) var cells: [Int] = []
  /// The views whose autoresizing masks become constraints.
  private(set) var masked: [Int] = []
  /// The views whose layouts were about views that are gone.
  private(set) var bereft: [Int] = []
  /// Whether views stand for those of another vocabulary.
  private(set) var hasFacades = false
  /// For each view whether it looks as most do, and arranges and scrolls nothing.
  private(set) var isUsual: [Bool] = []
  /// The lines that added the views.
  private(set) var locations: [SourceLocation?] = []

  init(itemCount: Int, viewCount: Int) {
    hugging = Array(repeating: AxisPair(250, 250), count: itemCount)
    compressionResistance = Array(repeating: AxisPair(750, 750), count: itemCount)
    isHidden.reserveCapacity(viewCount)
    attributes.reserveCapacity(viewCount)
    outsets.reserveCapacity(viewCount)
    isUsual.reserveCapacity(viewCount)
    locations.reserveCapacity(viewCount)
  }

  /// Takes how far the frame of a view reaches beyond its alignment rect now.
  mutating func setOutset(_ outset: EdgeInsets, of item: Int) {
    if outsets[item] != outset { outsets[item] = outset }
  }

  /// To be called once for each view, in order.
  mutating func note(_ view: View, _ item: Int, outset: EdgeInsets, translatesMask: Bool) {
    isHidden.append(view.isHidden)
    outsets.append(outset)
    attributes.append(view.semanticContentAttribute)
    hugging[item] = view.hugging
    compressionResistance[item] = view.compressionResistance
    if view.isListCell { cells.append(item) }
    if translatesMask { masked.append(item) }
    if !view.goneStatements.isEmpty { bereft.append(item) }
    if view.facade != nil { hasFacades = true }
    isUsual.append(
      view.hasUsualLooks && view.hasUsualColors && !view.ownHandle.isScrollView
        && view.asStackView == nil)
    locations.append(view.location)
  }
}
