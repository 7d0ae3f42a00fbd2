import RedlineModel

/// The edges between views and spacers, whose lines say all without a tag.
extension FigureMarks {
  /// Where such edges changed, one tag has the sign of the change and says how many they are.
  mutating func tellChangedSpacers() {
    var groups: [String: [Int]] = [:]
    for (index, mark) in marks.enumerated() where mark.isAtSpacer && mark.isSilent {
      if let sign = mark.sign, mark.conflict == nil { groups[sign, default: []].append(index) }
    }
    for (_, members) in groups.sorted(by: { $0.key < $1.key }) {
      let told = members[members.count / 2]
      let count = members.reduce(0) { $0 + marks[$1].count }
      marks[told].isSilent = false
      marks[told].text = count == 1 ? "edge" : "\(count) edges"
      (marks[told].plain, marks[told].told) = (marks[told].text, marks[told].text)
    }
  }
}
