import RedlineModel

/// How buttons lie along a toolbar.
///
/// `UIToolbar` begins at the leading margin and puts one button after the other. A fixed space takes
/// the place of the usual gap, and flexible ones divide what is left; with none of those the rest
/// stays empty at the trailing end, which is why code puts one before a button that is to be there.
struct ToolbarRow {
  /// Between buttons without a space, as in navigation bars.
  private static let gap = 16.0
  /// Buttons are never closer than this.
  private static let leastGap = 8.0

  /// The widths of the buttons from leading to trailing.
  let widths: [Double]
  let spaces: [SolvedLayout.BarSpace]
  /// The length of the row.
  let room: Double

  /// The distance of each button's leading edge from the beginning of the row.
  var places: [Double] {
    let fixed = (0...widths.count).map(fixedGap)
    let flexible = spaces.filter { $0.width == nil && (0...widths.count).contains($0.before) }
    let left = room - widths.reduce(0, +) - fixed.reduce(0, +)
    let share = flexible.isEmpty ? 0 : max(0, left / Double(flexible.count))
    var x = 0.0
    return widths.indices.map { index in
      let count = flexible.count { $0.before == index }
      let gap = fixed[index] + share * Double(count)
      x += index == 0 ? gap : max(Self.leastGap, gap)
      defer { x += widths[index] }
      return x
    }
  }

  /// What is fixed of the gap before a button; after the last one with their number.
  private func fixedGap(_ index: Int) -> Double {
    let own = spaces.filter { $0.before == index }
    guard own.isEmpty else { return max(0, own.compactMap(\.width).reduce(0, +)) }
    return index == 0 || index == widths.count ? 0 : Self.gap
  }
}
