import RedlineModel

extension EditedProgram {
  /// The constraint that came or went along an axis of an item, which else keeps the place that is stored.
  func holdingKey(_ ends: LayoutPair.Ends) -> Edit.Key? {
    let axis = ends.firstAttribute.axis
    for (index, match) in pair.matches.enumerated() where (match.old == nil) != (match.new == nil) {
      let found =
        match.new.map { (pair.new.constraints[$0], pair.newEnds[$0]) }
        ?? match.old.map { (pair.old.constraints[$0], pair.oldEnds[$0]) }
      guard let found, found.0.origin == .user else { continue }
      let other = found.1
      if other.first == ends.first && other.firstAttribute.axis == axis
        || other.second == ends.first && other.secondAttribute.axis == axis
      {
        return lonely(other).map { .item($0) } ?? .constraint(index)
      }
    }
    return nil
  }
}
