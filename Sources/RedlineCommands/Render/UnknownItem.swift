import RedlineIO
import RedlineKit

/// An item that an option names and that is not there.
struct UnknownItem: Error, CustomStringConvertible {
  var option: String
  var name: String
  var known: [String]
  /// Whether several layouts were looked through.
  var isOfRun = false

  var description: String {
    let place = isOfRun ? "of any layout" : "of the layout"
    return NearMatches(of: name, among: known)
      .sentence("\(option) names no item '\(name)' \(place)")
  }
}

extension FigureOptions {
  /// The first item that is named and is in none of the layouts: a figure of nothing, or a sentence about nothing.
  /// - Parameter isCode: Whether code has made the options, of which it knows the properties.
  func unknownItem(in layouts: [SolvedLayout], isCode: Bool = false) -> UnknownItem? {
    func names(_ filters: [FigureFilter]) -> [String] {
      filters.flatMap { filter -> [String] in
        guard case .items(let names) = filter else { return [] }
        return names
      }
    }
    var cropped: [String] = []
    if case .items(let names) = crop { cropped = names }
    return [
      ("--only", "only", names(only)), ("--emphasize", "emphasis", names(emphasis)),
      ("--crop", "crop", cropped), ("--hide", "hidden", names(hidden)),
      ("", "callouts", names(callouts.flatMap(\.filters))),
      ("", "labels", names(labels.flatMap(\.filters))),
    ].lazy.compactMap { option, property, names in
      let name = isCode || option.isEmpty ? "figure.\(property)" : option
      return layouts.unknownItem(names, of: name, withGuides: true)
    }.first
  }

  /// Whether it names items at all.
  var namesItems: Bool { unknownItem(in: []) != nil }
}

extension [SolvedLayout] {
  /// The first name that no item of the layouts has, as its name or its path.
  func unknownItem(_ names: [String], of option: String, withGuides: Bool) -> UnknownItem? {
    guard !names.isEmpty else { return nil }
    var (known, ids): (Set<String>, [String]) = ([], [])
    for layout in self {
      for item in layout.items { known.formUnion([item.id, item.name]) }
      ids += layout.items.dropFirst().map(\.id)
      guard withGuides else { continue }
      for guide in layout.guides { known.formUnion([guide.id, guide.name]) }
      ids += layout.guides.map(\.id)
    }
    guard let name = names.first(where: { !known.contains($0) }) else { return nil }
    var seen: Set<String> = []
    return UnknownItem(
      option: option, name: name, known: ids.filter { seen.insert($0).inserted },
      isOfRun: count > 1)
  }
}
