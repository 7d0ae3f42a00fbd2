import RedlineSolver

extension LayoutReading {
  /// The free items without those that are fixed in relation to earlier ones, which are noted there.
  func withoutFollowers(_ all: [Free], _ movable: [Bool]) -> [Free] {
    guard all.count > 1 else { return all }
    let moves = pass.solution.moves
    var leaders: [Free] = []
    // Of the leaders, in the same order.
    var lines: [[MovingLines]] = []
    for item in all {
      let own = Axis.allCases.map { movingLines(item.item, $0, movable, moves) }
      let firsts = item.axes.map { axis in
        let side = axis == .horizontal ? 0 : 1
        return lines.indices.first { follows(own[side], lines[$0][side], axis) }
      }
      let rest = item.axes.indices.filter { firsts[$0] == nil }.map { item.axes[$0] }
      if rest.isEmpty, let leader = firsts.compactMap({ $0 }).min() {
        leaders[leader].followers.append(item.item)
      } else {
        leaders.append(Free(item: item.item, axes: rest))
        lines.append(own)
      }
    }
    return leaders
  }

  private func movingLines(
    _ item: Int, _ axis: Axis, _ movable: [Bool], _ moves: [Solution.Move]
  ) -> MovingLines {
    let (origin, size) = (pass.form.origin(item, axis).index, pass.form.size(item, axis).index)
    let end = Solution.Move(
      change: moves[origin].change + moves[size].change,
      scale: max(moves[origin].scale, moves[size].scale))
    let isEndFree =
      end.isClear
      || (movable[origin] || movable[size])
        && isAmbiguous(pass.form.expression(item, Self.attributes(axis)[2]))
    return MovingLines(
      item: item, changes: SIMD3(moves[origin].change, moves[size].change, end.change),
      scale: end.scale, isFree: SIMDMask([movable[origin], movable[size], isEndFree]))
  }

  private static func attributes(_ axis: Axis) -> [Attribute] {
    axis == .horizontal ? [.left, .width, .right] : [.top, .height, .bottom]
  }

  /// Whether what is free of an item is fixed in relation to what is free of another one.
  private func follows(_ own: MovingLines, _ leader: MovingLines, _ axis: Axis) -> Bool {
    guard own.mayFollow(leader) else { return false }
    let attributes = Self.attributes(axis)
    return (0..<2).allSatisfy { line in
      guard own.isFree[line] else { return true }
      return (0..<3).contains { other in
        guard leader.isFree[other] else { return false }
        return [-1.0, 1, -0.5, 0.5].contains { factor in
          guard !own.moves(line, with: other, of: leader, times: factor) else { return false }
          var difference = pass.form.expression(own.item, attributes[line])
          difference.add(pass.form.expression(leader.item, attributes[other]), times: factor)
          return !isAmbiguous(difference)
        }
      }
    }
  }
}

/// The start, the extent and the end of an item along an axis, and how each differs between two optimal points.
private struct MovingLines {
  var item: Int
  var changes: SIMD3<Double>
  /// That of rounding errors, the same for all items.
  var scale: Double
  /// Which of them have more than one value.
  var isFree: SIMDMask<SIMD3<Int64>>

  /// Whether a line moves between the two points, if the line of another item is added as often.
  func moves(_ line: Int, with other: Int, of leader: MovingLines, times factor: Double) -> Bool {
    Solution.Move(
      change: changes[line] + factor * leader.changes[other], scale: max(scale, leader.scale)
    ).isClear
  }

  /// Whether all that is free may be fixed in relation to another item: what moves without that between the two
  /// points needs no closer look.
  func mayFollow(_ leader: MovingLines) -> Bool {
    (!isFree[0] || mayFollow(0, leader)) && (!isFree[1] || mayFollow(1, leader))
  }

  private func mayFollow(_ line: Int, _ leader: MovingLines) -> Bool {
    leader.isFree[0] && mayFollow(line, 0, leader) || leader.isFree[1] && mayFollow(line, 1, leader)
      || leader.isFree[2] && mayFollow(line, 2, leader)
  }

  private func mayFollow(_ line: Int, _ other: Int, _ leader: MovingLines) -> Bool {
    !moves(line, with: other, of: leader, times: -1)
      || !moves(line, with: other, of: leader, times: 1)
      || !moves(line, with: other, of: leader, times: -0.5)
      || !moves(line, with: other, of: leader, times: 0.5)
  }
}
