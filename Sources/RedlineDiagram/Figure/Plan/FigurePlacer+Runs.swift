/// Bars of which one has the tag for all.
extension FigurePlacer {
  /// Gives the tag to the one that was chosen for it, else to the first that has a place for it; without a tag
  /// none of the bars is drawn, as nobody would know how long they are.
  /// - Parameter row: Where bars are to be, if they have a place there.
  mutating func place(run members: [Int], row: Double?) {
    guard let chosen = members.first(where: { !placed[$0].mark.isSilent }),
      !placed[chosen].mark.isDimmed
    else {
      for member in members { place(member, row: row) }
      return
    }
    let tagged = placed[chosen].mark
    let size = tagSize(tagged)
    for member in [chosen] + members.filter({ $0 != chosen }) {
      placed[member].mark.text = tagged.text
      placed[member].mark.isSilent = false
      let place = row.flatMap { best(member, size, row: $0) } ?? best(member, size)
      guard let place else {
        placed[member].mark.isSilent = true
        continue
      }
      commit(place, member, size)
      for other in members where other != member { self.place(other, row: row) }
      return
    }
    placed[chosen].mark.isSilent = false
    leaveOut(chosen)
    guard !tagged.needsNumber else { return }
    for member in members where member != chosen { place(member, row: row) }
  }
}
