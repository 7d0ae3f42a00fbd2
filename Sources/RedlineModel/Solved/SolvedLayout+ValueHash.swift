extension SolvedLayout {
  /// A hash of all values that a comparison looks at: everything but source lines and reasons.
  ///
  /// Layouts that have the same are the same; those that have another one may be, too, as the order of
  /// constraints counts here. `nil` where there is no hash that other processes have, too.
  package var valueHash: String? {
    RepeatableHash.of(Hashed(version: Self.hashVersion, layout: withoutLocations.withoutReasons))
  }

  /// To be raised where values are hashed in another order, or cases of an enumeration get other
  /// numbers, so that no hash of an older version is taken for one of this.
  private static let hashVersion = 1

  private struct Hashed: Hashable {
    var version: Int
    var layout: SolvedLayout
  }

  /// The same layout without the texts that say why items are where they are.
  package var withoutReasons: SolvedLayout {
    var layout = self
    for index in items.indices { layout.items[index].reasonList = ReasonList(nil) }
    return layout
  }
}
