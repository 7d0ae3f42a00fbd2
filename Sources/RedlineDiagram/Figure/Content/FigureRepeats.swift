import Foundation
import RedlineModel

/// Distances and sizes that say the same between the same lines, as those of the rows of a table: one of
/// them is drawn for all.
enum FigureRepeats {
  private struct Key: Hashable {
    var kind: MarkKind
    var hue: Hue
    var text: String
    var axis: Axis
    var span: [Int]
    var caps: [Cap]
    var isDimmed: Bool
    var callout: Int?
    var sign: String?
    var place: FigureLabelPlace.Place?
  }

  /// The marks without repetitions, the first of each in its place with how many it stands for.
  /// - Parameter joined: Ids of marks that one tag tells with others, as equal insets: merged by one of their edges
  ///   they would read `12 ×4 ×4`.
  static func merged(_ marks: [FigureMark], except joined: Set<String> = []) -> [FigureMark] {
    var result: [FigureMark] = []
    var known: [Key: Int] = [:]
    var counts: [Int: Int] = [:]
    for mark in marks {
      let own = joined.contains(mark.id) ? nil : key(mark)
      guard let key = own, let index = known[key] else {
        if let key = own { known[key] = result.count }
        result.append(mark)
        continue
      }
      let members = Set(result[index].members.map(\.id))
      result[index].members += mark.members.filter { !members.contains($0.id) }
      result[index].form = spanning(result[index].form, mark.form)
      result[index].show(before: mark)
      result[index].add(beads: mark.beads)
      for owner in mark.owners where !result[index].owners.contains(owner) {
        result[index].owners.append(owner)
      }
      counts[index, default: 1] += 1
    }
    for (index, count) in counts {
      // `80 ×2` and `=a ×2` would be twice that size.
      result[index].text += result[index].isSize ? ", \(count) views" : " ×\(count)"
      result[index].copies = count
    }
    return result
  }

  /// A size of several views is drawn beside all of them, not between them.
  private static func spanning(_ one: FigureMark.Form, _ other: FigureMark.Form) -> FigureMark.Form
  {
    guard case .extent(let axis, let rect, let isLeaf) = one,
      case .extent(_, let more, let isLeafToo) = other, Span(rect, axis).length >= 0.5
    else { return one }
    return .extent(axis: axis, rect: rect.union(more), isLeaf: isLeaf && isLeafToo)
  }

  /// Two sizes that are one mark already have none, as what is in a conflict.
  private static func key(_ mark: FigureMark) -> Key? {
    guard mark.conflict == nil, !mark.isBroken, mark.count == 1, mark.run == nil else {
      return nil
    }
    let place: (axis: Axis, low: Double, high: Double, caps: [Cap])
    switch mark.form {
    case .distance(let axis, let from, let to):
      place = (axis, from.place, to.place, [from.cap, to.cap])
    case .extent(let axis, let rect, _):
      // What has no length has no bar: it is told once, wherever it is.
      place =
        mark.kind == .equalSize && Span(rect, axis).length < 0.5
        ? (axis, 0, 0, []) : (axis, Span(rect, axis).low, Span(rect, axis).high, [])
    default: return nil
    }
    guard [place.low, place.high].allSatisfy({ abs($0) < 1e9 }) else { return nil }
    return Key(
      kind: mark.kind, hue: mark.hue, text: mark.text, axis: place.axis,
      span: [place.low, place.high].map { Int(($0 * 2).rounded()) }, caps: place.caps,
      isDimmed: mark.isDimmed, callout: mark.callout, sign: mark.sign,
      place: mark.place)
  }
}

extension FigureMark {
  /// Takes the views of another mark on the line; of those that lie on the same part of it one.
  mutating func add(beads more: [Bead]) {
    for bead in more where !beads.contains(where: { $0.span == bead.span }) { beads.append(bead) }
  }

  /// Of distances between the same lines the first one across is drawn, so that those of rows that follow each other
  /// are between the same columns, whichever of them is written first.
  fileprivate mutating func show(before other: FigureMark) {
    guard case .distance(let axis, let from, let to) = form,
      case .distance(_, let first, let second) = other.form
    else { return }
    func place(_ one: End, _ other: End) -> Double {
      max(Span(one.rect, axis.other).low, Span(other.rect, axis.other).low)
    }
    guard place(first, second) < place(from, to) else { return }
    (form, told, subject) = (other.form, other.told, other.subject)
  }

  /// Whether it is a bar along a view.
  var isSize: Bool {
    if case .extent = form { return true }
    return false
  }
}
