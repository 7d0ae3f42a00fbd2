import RedlineModel

/// The shortest names by which the views and guides of a figure can be told apart.
struct FigureNames {
  /// A shorter name stays as it is in the code, where a reader looks for it.
  private static let longest = 18
  /// Words of class names, which say nothing where a name has others.
  private static let noise: Set<String> = [
    "view", "label", "image", "button", "field", "text", "container", "stack",
  ]
  private let names: [String: String]

  /// - Parameters:
  ///   - ids: Those that are to be told apart.
  ///   - mergesGuides: Whether guides as `leadingGap` and `trailingGap` are all called `gap`; those that only a
  ///     number tells apart keep it.
  init(_ layout: SolvedLayout, ids: [String], mergesGuides: Bool = true) {
    var plain: [String: String] = [:]
    for item in layout.items { plain[item.id] = item.name }
    for guide in layout.guides { plain[guide.id] = guide.word }
    // A view of a controller or a xib has no name of its own: the picture has one.
    if let root = layout.items.first, root.name == root.className, root.name.hasPrefix("UI"),
      !layout.name.isEmpty
    {
      plain[root.id] = layout.name
    }
    let distinct = Set(ids).sorted()
    var chosen: [String: String] = [:]
    let spacers = Set(layout.guides.filter { mergesGuides && $0.kind == .custom }.map(\.id))
    let stems = Self.stems(spacers.intersection(distinct).compactMap { plain[$0] })
    for id in distinct where spacers.contains(id) {
      if let stem = plain[id].flatMap(Self.stem), stems.contains(stem) { chosen[id] = stem }
    }
    let others = distinct.filter { chosen[$0] == nil }
    // What is drawn has the name that stands above the figure.
    let root = layout.items.first?.id
    let beginnings = Set(others.map { plain[$0] ?? $0 }).flatMap(Self.beginnings)
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let spoken = Self.spoken(layout)
    var groups = Dictionary(grouping: others) { id in
      let name = plain[id] ?? id
      let short = Self.short(name, isSpoken: spoken.contains(id))
      // `pairing` of `pairingTextLabelContainer` would be taken for `pairingView`.
      let isOfAnother = (beginnings[short] ?? 0) > (name.hasPrefix(short) ? 1 : 0)
      return id == root || short != name && isOfAnother ? Self.clipped(name) : short
    }
    // A name that several have is their whole one, then with that of what they are in.
    for (name, members) in groups where members.count == 1 { chosen[members[0]] = name }
    let unclear = groups.filter { $0.value.count > 1 }.flatMap(\.value).sorted()
    groups = Dictionary(grouping: unclear) { plain[$0] ?? $0 }
    for (name, members) in groups {
      if members.count == 1 {
        chosen[members[0]] = name
      } else {
        for id in members { chosen[id] = Self.tail(of: id, among: members) ?? name }
      }
    }
    names = chosen
  }

  /// The views that are called by what they say, of which no word is left out.
  private static func spoken(_ layout: SolvedLayout) -> Set<String> {
    let items = layout.items.filter { item in
      guard let text = item.text?.string, item.name.contains(" ") else { return false }
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .hasPrefix(item.name.prefix { $0 != "…" })
    }
    return Set(items.map(\.id))
  }

  /// The first words of a name, and the name: `pairing`, `pairingView`.
  private static func beginnings(of name: String) -> [String] {
    let ends = name.indices.dropFirst().filter { index in
      let before = name[name.index(before: index)]
      return " _".contains(name[index]) || name[index].isUppercase && !before.isUppercase
    }
    return ends.map { String(name[..<$0]) } + [name]
  }

  /// The last words that several names share: `gap` of `leadingGap` and `trailingGap`.
  private static func stems(_ names: [String]) -> Set<String> {
    let counts = names.compactMap(stem).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  private static func stem(_ name: String) -> String? {
    guard !name.contains(where: \.isNumber) else { return nil }
    let word = words(of: name).last?.lowercased()
    // `contentLayoutGuide` and `frameLayoutGuide` have nothing in common but what they are.
    return word == "guide" ? nil : word
  }

  /// The name in the picture.
  func callAsFunction(_ id: String) -> String {
    names[id] ?? String(id.split(separator: "/").last ?? Substring(id))
  }

  /// Whether it is one of those that are told apart.
  func knows(_ id: String) -> Bool { names[id] != nil }

  /// The fewest last parts of a path that no other one ends in.
  private static func tail(of id: String, among others: [String]) -> String? {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return id }
    for count in 2...min(parts.count, 4) {
      let tail = parts.suffix(count).joined(separator: "/")
      if !others.contains(where: { $0 != id && ($0 == tail || $0.hasSuffix("/" + tail)) }) {
        return tail
      }
    }
    return nil
  }

  /// The name without words that only repeat its class, if it is long, and without the colon of a label's text,
  /// which would begin a sentence in a tag: `Intensity: centerY`.
  private static func short(_ name: String, isSpoken: Bool = false) -> String {
    if name.count > 1, let last = name.last, ":：".contains(last) {
      return short(String(name.dropLast()), isSpoken: isSpoken)
    }
    guard name.count > longest else { return name }
    if isSpoken { return clipped(name) }
    let words = words(of: name)
    let telling = words.filter { !noise.contains($0.lowercased()) }
    guard !telling.isEmpty, telling.count < words.count else { return clipped(name) }
    let separator = name.contains(" ") ? " " : name.contains("_") ? "_" : ""
    return clipped(telling.joined(separator: separator))
  }

  private static func clipped(_ name: String) -> String {
    guard name.count > longestSentence, name.contains(" ") else {
      return name.count > 30 ? name.prefix(28) + "…" : name
    }
    // A name that is a sentence is known by its first words.
    var start = ""
    for word in name.split(separator: " ") {
      guard start.isEmpty || start.count + word.count < longestSentence else { break }
      start += (start.isEmpty ? "" : " ") + word
    }
    return start.count > 30 ? start.prefix(28) + "…" : start + "…"
  }

  private static let longestSentence = 20

  /// `titleLabel` is `title`, `Label`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isLower = false
    for letter in name {
      if letter == " " || letter == "_" {
        words.append("")
        isLower = false
        continue
      }
      if words.isEmpty || letter.isUppercase && isLower { words.append("") }
      words[words.count - 1].append(letter)
      isLower = letter.isLowercase || letter.isNumber
    }
    return words.filter { !$0.isEmpty }
  }
}

extension SolvedLayout {
  /// The views of stack views that show nothing and have a name: no constraint is of them, and a reader asks what the
  /// box is.
  var arrangedBlanks: [String] {
    let stacks = Set(items.lazy.filter { $0.stack != nil }.map(\.id))
    let parents = Set(items.compactMap(\.parent))
    return items.filter { item in
      item.parent.map(stacks.contains) == true && item.stack == nil && item.showsNothing
        && !item.isNamedByItsClass && !parents.contains(item.id)
    }.map(\.id)
  }
}

extension SolvedLayout.Guide {
  /// What a picture calls it.
  var word: String {
    switch kind {
    case .safeArea: name == SolvedLayout.Guide.barGuides ? "layout guide" : "safe area"
    case .layoutMargins: "margins"
    case .readableContent: "readable width"
    case .custom, .keyboard: name
    }
  }
}
