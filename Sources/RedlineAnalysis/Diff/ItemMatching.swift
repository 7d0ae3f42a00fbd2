import Foundation
import RedlineModel

/// Finds the items of an old layout in a new one: by id, by the way to them where a view around them
/// was renamed, and by what they are and how they are held where they were renamed themselves.
struct ItemMatching {
  let old: SolvedLayout
  let new: SolvedLayout
  /// For each old item its position in the new layout.
  private(set) var partners: [Int?]
  private var isTaken: [Bool]
  /// Ids without their number of views that nobody named.
  private let countedBases: Set<String>
  private let known: ItemIdentity?
  private let oldIndex: [String: Int]
  private let newIndex: [String: Int]
  /// Old ids of renamed items with their new ones, by which ids of what is inside begin.
  private var newPrefix: [String: String] = [:]
  private var oldLines: [String: [Line]] = [:]
  private var newLines: [String: [Line]] = [:]

  /// One end of a constraint as seen from the item that has it.
  private struct Line: Hashable {
    var attribute: Attribute
    var relation: Relation
    /// The new id of the item at the other end, empty where it is not known.
    var other: String
    var otherAttribute: Attribute
  }

  /// More candidates than this are not compared with each other.
  private static let mostCompared = 4096

  init(old: SolvedLayout, new: SolvedLayout, known: ItemIdentity? = nil) {
    self.old = old
    self.new = new
    self.known = known
    partners = Array(repeating: nil, count: old.items.count)
    isTaken = Array(repeating: false, count: new.items.count)
    oldIndex = positions(of: old.items.map(\.id))
    newIndex = positions(of: new.items.map(\.id))
    let (oldBases, newBases) = (old.countedBases(), new.countedBases())
    countedBases = Set(
      oldBases.merging(newBases) { $0 && $1 }.filter(\.value).map(\.key))
    take(0, 0)
    for (oldID, newID) in known?.newIDs ?? [:] {
      if let index = oldIndex[oldID], let partner = newIndex[newID] { take(index, partner) }
    }
    for (index, item) in old.items.enumerated().dropFirst() where !isCounted(old: item) {
      if let partner = newIndex[item.id], !isCounted(new: new.items[partner]) {
        take(index, partner)
      }
    }
    // Views of other documents' ids are others, however alike they are.
    guard known == nil else { return }
    matchChildren()
    matchMoved()
  }

  /// Whether nobody chose the name of an item of the old layout: it is only its kind with a number.
  func isCounted(old item: SolvedLayout.Item) -> Bool {
    known.map { !$0.oldNamed.contains(item.id) } ?? isCounted(item)
  }

  /// The same for an item of the new layout.
  func isCounted(new item: SolvedLayout.Item) -> Bool {
    known.map { !$0.newNamed.contains(item.id) } ?? isCounted(item)
  }

  private func isCounted(_ item: SolvedLayout.Item) -> Bool {
    item.countedBase.map { countedBases.contains($0) } ?? false
  }

  private mutating func take(_ index: Int, _ partner: Int) {
    guard partners[index] == nil, !isTaken[partner] else { return }
    partners[index] = partner
    isTaken[partner] = true
    let (oldID, newID) = (old.items[index].id, new.items[partner].id)
    if oldID != newID, index > 0 { newPrefix[oldID] = newID }
  }

  /// What is left, view by view from the root.
  private mutating func matchChildren() {
    let oldChildren = children(of: old)
    let newChildren = children(of: new)
    for (index, item) in old.items.enumerated() {
      guard let partner = partners[index] else { continue }
      let left = { (matching: ItemMatching) in
        (
          (oldChildren[item.id] ?? []).filter { matching.partners[$0] == nil },
          (newChildren[matching.new.items[partner].id] ?? []).filter { !matching.isTaken[$0] }
        )
      }
      for child in left(self).0 {
        if let renamed = translated(old.items[child].id), let same = newIndex[renamed] {
          take(child, same)
        }
      }
      let (olds, news) = left(self)
      guard !olds.isEmpty, !news.isEmpty else { continue }
      matchCounted(olds, news)
      let rest = left(self)
      matchRenamed(rest.0, rest.1)
    }
  }

  private func children(of layout: SolvedLayout) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (index, item) in layout.items.enumerated() {
      if let parent = item.parent { result[parent, default: []].append(index) }
    }
    return result
  }

  /// What is not where it was, but has its name.
  private mutating func matchMoved() {
    for (index, item) in old.items.enumerated() where partners[index] == nil {
      if let partner = newIndex[item.id] { take(index, partner) }
    }
  }

  /// The id with the longest beginning replaced that was renamed; `nil` without one.
  private func translated(_ id: String) -> String? {
    guard !newPrefix.isEmpty else { return nil }
    var prefix = id[...]
    while let slash = prefix.lastIndex(of: "/") {
      prefix = prefix[..<slash]
      if let renamed = newPrefix[String(prefix)] { return renamed + id[slash...] }
    }
    return nil
  }

  // MARK: Names that are only a kind with a number

  /// Views without a name are numbered; those that look the same keep their order.
  private mutating func matchCounted(_ olds: [Int], _ news: [Int]) {
    let counted = olds.filter { isCounted(old.items[$0]) }
    var candidates: [String: [Int]] = [:]
    for index in news where isCounted(new.items[index]) {
      candidates[new.items[index].className, default: []].append(index)
    }
    var seen: Set<String> = []
    for name in counted.map({ old.items[$0].className }) where seen.insert(name).inserted {
      let left = counted.filter { old.items[$0].className == name }
      for (index, partner) in aligned(left, candidates[name] ?? []) { take(index, partner) }
    }
  }

  /// Pairs in order: what has the same content first, then what stands between the same ones.
  private func aligned(_ olds: [Int], _ news: [Int]) -> [(Int, Int)] {
    guard olds.count * news.count <= Self.mostCompared * 16 else {
      return Array(zip(olds, news))
    }
    let oldLooks = olds.map { Look(old.items[$0]) }
    let newLooks = news.map { Look(new.items[$0]) }
    var pairs: [(Int, Int)] = []
    var (first, second) = (0, 0)
    for (one, other) in commonSubsequence(oldLooks, newLooks) + [(olds.count, news.count)] {
      pairs += zip(olds[first..<one], news[second..<other])
      if one < olds.count { pairs.append((olds[one], news[other])) }
      (first, second) = (one + 1, other + 1)
    }
    return pairs
  }

  // MARK: Other names

  private mutating func matchRenamed(_ olds: [Int], _ news: [Int]) {
    guard !olds.isEmpty, !news.isEmpty, olds.count * news.count <= Self.mostCompared else { return }
    if oldLines.isEmpty && newLines.isEmpty {
      oldLines = ends(of: old.constraints)
      newLines = ends(of: new.constraints)
    }
    let oldEnds = olds.map { counted(oldLines[old.items[$0].id] ?? [], newName) }
    let newEnds = news.map { counted(newLines[new.items[$0].id] ?? [], takenName) }
    let bonus = olds.count == 1 && news.count == 1 ? 0.25 : 0
    var scored: [(score: Double, old: Int, new: Int)] = []
    for (index, ends) in zip(olds, oldEnds) {
      for (partner, others) in zip(news, newEnds) {
        let score = likeness(index, partner, share(ends, others)) + bonus
        if score >= 1.5 { scored.append((score, index, partner)) }
      }
    }
    scored.sort { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }
    for pair in scored { take(pair.old, pair.new) }
  }

  /// How much speaks for two items being the same, up to 4.25.
  private func likeness(_ index: Int, _ partner: Int, _ common: Double) -> Double {
    let (one, other) = (old.items[index], new.items[partner])
    guard one.kind == other.kind, isCounted(one) == isCounted(other) else { return 0 }
    var score = 2 * common
    if one.alignmentRect == other.alignmentRect {
      score += 1
    } else if one.alignmentRect.size == other.alignmentRect.size {
      score += 0.5
    }
    if one.className == other.className { score += 0.25 }
    if let text = one.text?.string, !text.isEmpty { score += text == other.text?.string ? 1 : -0.5 }
    return score
  }

  private func ends(of constraints: [SolvedLayout.Constraint]) -> [String: [Line]] {
    var result: [String: [Line]] = [:]
    for constraint in constraints {
      let (first, second) = (constraint.first, constraint.second)
      result[first.item, default: []].append(
        Line(
          attribute: first.attribute, relation: constraint.relation, other: second?.item ?? "",
          otherAttribute: second?.attribute ?? .notAnAttribute))
      guard let second else { continue }
      result[second.item, default: []].append(
        Line(
          attribute: second.attribute, relation: constraint.relation, other: first.item,
          otherAttribute: first.attribute))
    }
    return result
  }

  private func counted(_ lines: [Line], _ name: (String) -> String) -> [Line: Int] {
    var counts: [Line: Int] = [:]
    for var line in lines {
      line.other = name(line.other)
      counts[line, default: 0] += 1
    }
    return counts
  }

  /// The new id of an old item, empty as long as it has none.
  private func newName(_ id: String) -> String {
    if let index = oldIndex[id] { return partners[index].map { new.items[$0].id } ?? "" }
    return translated(id) ?? id
  }

  private func takenName(_ id: String) -> String {
    newIndex[id].map { isTaken[$0] ? id : "" } ?? id
  }

  private func share(_ one: [Line: Int], _ other: [Line: Int]) -> Double {
    let common = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
    let all = one.values.reduce(0, +) + other.values.reduce(0, +) - common
    return all == 0 ? 0 : Double(common) / Double(all)
  }

  // MARK: Guides

  /// For each old guide its position in the new layout: by what owns it and its name, where nobody knows the
  /// owner by its id; a guide of the author also where it is the only one of its owner that is left.
  func guidePartners() -> [Int?] {
    let newGuides = positions(of: new.guides.map(\.id))
    let owned = positions(of: new.guides.map { "\($0.owner) \($0.name)" })
    var isTaken = [Bool](repeating: false, count: new.guides.count)
    var result = old.guides.map { guide -> Int? in
      let owner = oldIndex[guide.owner].flatMap { partners[$0] }.map { new.items[$0].id }
      let byOwner = owner.flatMap { owned["\($0) \(guide.name)"] }
      // The name of a view that is gone may be that of another one now.
      let isGone = owner == nil && oldIndex[guide.owner] != nil && known != nil
      let byName = newGuides[guide.id] ?? translated(guide.id).flatMap { newGuides[$0] }
      let isOther = { (found: Int) in owner.map { $0 != new.guides[found].owner } ?? isGone }
      let partner = byOwner ?? byName.flatMap { isOther($0) ? nil : $0 }
      guard let partner, !isTaken[partner], new.guides[partner].kind == guide.kind else {
        return nil
      }
      isTaken[partner] = true
      return partner
    }
    var left: [String: [Int]] = [:]
    for (index, guide) in new.guides.enumerated() where !isTaken[index] && guide.kind == .custom {
      left[guide.owner, default: []].append(index)
    }
    let orphans = old.guides.indices.filter { result[$0] == nil && old.guides[$0].kind == .custom }
    let byOwner = Dictionary(grouping: orphans) { newName(old.guides[$0].owner) }
    for (owner, indices) in byOwner where indices.count == 1 {
      if let found = left[owner], found.count == 1 { result[indices[0]] = found[0] }
    }
    return result
  }
}

func positions(of ids: [String]) -> [String: Int] {
  Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
}

/// What tells views apart that have no name.
private struct Look: Hashable {
  var kind: SolvedLayout.Item.Kind
  var text: String?
  var words: [String?]
  var background: Color?

  init(_ item: SolvedLayout.Item) {
    kind = item.kind
    text = item.text?.string
    words = item.control.fields.words
    background = item.style.background
  }
}

extension SolvedLayout.Item {
  /// The id without its number, where the name is the kind with a number; else `nil`.
  fileprivate var countedBase: String? {
    let digits = name.utf8.reversed().prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard !digits.isEmpty, parent != nil, digits.count < name.utf8.count else { return nil }
    let kind = name.dropLast(digits.count)
    guard className.lowercased().hasSuffix(kind.lowercased()) else { return nil }
    return String(id.dropLast(digits.count))
  }
}

extension SolvedLayout {
  /// Ids without their numbers that have all numbers from 1, as names that nobody chose do, and those
  /// that have not.
  fileprivate func countedBases() -> [String: Bool] {
    var numbers: [String: Set<Int>] = [:]
    for item in items {
      guard let base = item.countedBase else { continue }
      numbers[base, default: []].insert(Int(item.id.dropFirst(base.count)) ?? 0)
    }
    return numbers.mapValues { $0 == Set(1...max(1, $0.count)) }
  }
}

/// Positions of a longest common subsequence of two sequences.
private func commonSubsequence<Value: Hashable>(
  _ one: [Value], _ other: [Value]
) -> [(Int, Int)] {
  var lengths = Array(
    repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
  for first in one.indices.reversed() {
    for second in other.indices.reversed() {
      lengths[first][second] =
        one[first] == other[second]
        ? lengths[first + 1][second + 1] + 1
        : max(lengths[first + 1][second], lengths[first][second + 1])
    }
  }
  var result: [(Int, Int)] = []
  var (first, second) = (0, 0)
  while first < one.count, second < other.count {
    if one[first] == other[second] {
      result.append((first, second))
      (first, second) = (first + 1, second + 1)
    } else if lengths[first + 1][second] >= lengths[first][second + 1] {
      first += 1
    } else {
      second += 1
    }
  }
  return result
}
