import Foundation
import RedlineModel

/// What the letters of equal sizes stand for.
extension FigureLegend {
  /// One entry for all sizes that others are equal to, and one for each that others are told by, `=0.5b`.
  func sizes(_ placed: [PlacedFigureMark]) -> [Entry] {
    let badges = placed.filter { $0.mark.kind == .equalSize && $0.mark.shape == .badge }
    let tagged = badges.filter { $0.tag != nil }.map(\.mark)
    let isPair = Dictionary(grouping: badges) { $0.mark.text.prefix { !" ,".contains($0) } }
      .values
      .contains { $0.count > 1 || $0[0].mark.text.contains(", ") }
    var entries: [Entry] = []
    let equal = tagged.filter { $0.text.contains("=") }
    if let mark = equal.first, isPair {
      entries.append(
        letter("=\(firstLetter(of: equal))", mark.hue, Self.sameSize(badges.map(\.mark))))
    }
    var told: Set<String> = []
    for mark in tagged.sorted(by: { ($0.text.count, $0.text) < ($1.text.count, $1.text) })
    where mark.text.allSatisfy(\.isLowercase) && told.count < Self.mostLetters {
      guard told.insert(mark.text).inserted else { continue }
      let isOne = tagged.count { $0.text == mark.text } == 1
      entries.append(
        letter(mark.text, mark.hue, isOne ? Self.size(mark) : "this size is \(mark.text)"))
    }
    guard entries.isEmpty, let mark = tagged.first else { return entries }
    let first = firstLetter(of: tagged)
    return [letter(first, mark.hue, "this size is \(first)")]
  }

  private static let mostLetters = 4

  private func letter(_ text: String, _ hue: Hue, _ meaning: String) -> Entry {
    var entry = tag(text, hue, meaning)
    entry.sample = ink.tag(text, shape: .badge, hue: hue, Self.box(22))
    return entry
  }

  /// `height of picture`, which has the letter.
  private static func size(_ badge: FigureMark) -> String {
    guard badge.owners.count == 1, badge.owners[0].count <= longestOwner,
      case .extent(let axis, _, _) = badge.form
    else { return "this size is \(badge.text)" }
    return "\(axis.extentName) of \(badge.owners[0])"
  }
  private static let longestOwner = 24

  /// `same width` where all letters are of widths.
  private static func sameSize(_ badges: [FigureMark]) -> String {
    let axes = badges.compactMap { mark -> Axis? in
      if case .extent(let axis, _, _) = mark.form { axis } else { nil }
    }
    let isOne = Set(axes).count == 1 && axes.count == badges.count
    return isOne ? "same \(axes[0].extentName)" : "same size"
  }

  /// The first letter of a picture: other pictures of the figure may have `a`.
  private func firstLetter(of badges: [FigureMark]) -> String {
    let letters = badges.compactMap { mark -> String? in
      let words = mark.text.split { " ,@".contains($0) }
      let word = words.first { $0.hasPrefix("=") } ?? words.first
      return word.map { String($0.drop { $0 == "=" }) }
    }
    return letters.min { ($0.count, $0) < ($1.count, $1) } ?? "a"
  }
}
