import RedlineLayout

extension InterfaceDocument {
  /// What constraints leave open in a layout in which views keep the lengths and places that the document stores,
  /// as they do on the canvas: Xcode flags them there, too.
  func openLengths(
    _ root: DrawnRoot, _ options: BuildOptions, _ measuring: any TextMeasuring,
    in layout: SolvedLayout
  ) throws -> [Diagnostic] {
    guard options.holdsLengths, options.xibDepth == 0 else { return [] }
    var open = options
    (open.intrinsic, open.keepsLengths) = (.text, false)
    (open.drawsScreens, open.tellsScopes) = (false, false)
    let solved = try solved(root, name: layout.name, open, measuring)
    let known = Set(layout.items.map(\.id) + layout.guides.map(\.id))
    let told = Set(layout.diagnostics.map(\.id))
    return solved.layout.diagnostics.filter {
      $0.kind == .ambiguity && known.isSuperset(of: $0.items) && !told.contains($0.id)
    }
  }
}

extension SceneLayout {
  /// The elements of the document by the ids of items.
  func elements(in document: InterfaceDocument) -> [String: Int] {
    Dictionary(
      itemOf.map { ($0.value, document.elementOf[$0.key]) }, uniquingKeysWith: { $0 ?? $1 }
    ).compactMapValues(\.self)
  }
}
