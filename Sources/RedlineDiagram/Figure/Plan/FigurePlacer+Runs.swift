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
    if isOfGaps(members) {
      if members.count <= Self.mostTagged, tagEach(members, row: row) { return }
      if tagSome(members, chosen, row: row) { return }
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

  /// Of more bars one has the tag for all.
  private static let mostTagged = 6
  /// What the tag of each may cost: less than on a line.
  private static let costOfEach = 24.0
  /// How far from its bar it may be where others have none, and how long all bars are then: the numbers of shorter
  /// ones would be spread over the screen.
  private static let reachOfSome = 14.0
  private static let leastOfSome = 10.0

  /// How long a gap is, in the picture's points.
  private func length(_ member: Int) -> Double {
    guard case .distance(_, let from, let to) = placed[member].mark.form else { return 0 }
    return abs(from.place - to.place)
  }

  private func isOfGaps(_ members: [Int]) -> Bool {
    members.allSatisfy {
      if case .distance = placed[$0].mark.form { true } else { false }
    }
  }

  /// Gives the bars that have a good place for it their own number; the tag of the chosen one says how many it
  /// stands for besides. Bars far from it would be looked for among all that have none.
  private mutating func tagSome(_ members: [Int], _ chosen: Int, row: Double?) -> Bool {
    let others = members.filter { $0 != chosen }
    guard members.allSatisfy({ length($0) >= Self.leastOfSome }) else { return false }
    var trial = self
    guard trial.tag(chosen, row: row, costs: .infinity, reach: .infinity) else { return false }
    let numbered = others.filter {
      trial.tag($0, row: row, costs: Self.costOfEach, reach: Self.reachOfSome)
    }
    guard !numbered.isEmpty else { return false }
    let own = placed[chosen].mark.ownText ?? placed[chosen].mark.text
    let rest = members.count - numbered.count
    var result = self
    result.placed[chosen].mark.text = rest > 1 ? own + " ×\(rest)" : own
    guard result.tag(chosen, row: row, costs: .infinity, reach: .infinity),
      numbered.allSatisfy({
        result.tag($0, row: row, costs: Self.costOfEach, reach: Self.reachOfSome)
      })
    else { return false }
    for other in others where !numbered.contains(other) { result.place(other, row: row) }
    self = result
    return true
  }

  /// Gives a bar a tag with its text, if it has a place for it that is near and does not cost too much.
  private mutating func tag(
    _ member: Int, row: Double?, costs most: Double, reach far: Double
  ) -> Bool {
    let size = tagSize(placed[member].mark)
    let place = row.flatMap { best(member, size, row: $0) } ?? best(member, size)
    guard let place, place.cost < most, reach(place, member) <= far else { return false }
    placed[member].mark.isSilent = false
    commit(place, member, size)
    return true
  }

  /// Gives each bar its own number, if all have good places for it: then nobody asks which ones are meant. Bars that
  /// stand in one lane are read as one row, so that a lane for all comes before the best place of each.
  private mutating func tagEach(_ members: [Int], row: Double?) -> Bool {
    var alone = self
    guard let lanes = alone.tagEach(members, row: row, in: nil) else { return false }
    guard Set(lanes).count > 1 else {
      self = alone
      return true
    }
    var best = alone
    var least = Double.infinity
    var known: Set<FigureCandidate.Lane> = []
    for lane in lanes where known.insert(lane).inserted {
      var shared = self
      guard shared.tagEach(members, row: row, in: lane) != nil, shared.cost < least else {
        continue
      }
      (best, least) = (shared, shared.cost)
    }
    self = best
    return true
  }

  /// - Returns: The lane of each; `nil` where one has no good place.
  private mutating func tagEach(
    _ members: [Int], row: Double?, in lane: FigureCandidate.Lane?
  ) -> [FigureCandidate.Lane]? {
    var lanes: [FigureCandidate.Lane] = []
    for member in members {
      placed[member].mark.text = placed[member].mark.ownText ?? placed[member].mark.text
      placed[member].mark.isSilent = false
      let size = tagSize(placed[member].mark)
      let place =
        lane.map { best(member, size, in: $0) }
        ?? row.flatMap { best(member, size, row: $0) } ?? best(member, size)
      guard let place, place.cost < Self.costOfEach else { return nil }
      commit(place, member, size)
      lanes.append(place.lane)
    }
    return lanes
  }
}
