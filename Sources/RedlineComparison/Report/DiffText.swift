import RedlineAnalysis
import RedlineIO
import RedlineInterfaceBuilder

extension DiffReport {
  /// For terminals: of several layouts first how many changed, then what came and went, then each
  /// change in a few lines.
  public var text: String { text(all: false) }

  /// The most layouts of one cause that are named.
  static let mostNames = 20

  /// The layouts that differ, those that one edit changed together, in the order of the first, and documents
  /// in which something changed that is in no layout of both versions.
  var groups: [[ComparedResult]] {
    var groups: [[ComparedResult]] = []
    var places: [String: Int] = [:]
    for result in results {
      guard let diff = result.diff else {
        if !result.objects.isEmpty { groups.append([result]) }
        continue
      }
      guard result.objects.isEmpty, result.differences.isEmpty, !diff.cause.isEmpty else {
        groups.append([result])
        continue
      }
      if let place = places[diff.cause] {
        groups[place].append(result)
      } else {
        places[diff.cause] = groups.count
        groups.append([result])
      }
    }
    return groups
  }

  /// - Parameter all: Whether long lists are printed to their end, and each layout for itself.
  public func text(all: Bool) -> String {
    if isSinglePair {
      guard let text = results.first?.text(all: all) else { return "" }
      return text.printable + "\n"
    }
    var lines = [summary]
    lines += added.map { "  + \($0.pair.name.printableLine)" }
    lines += removed.map { "  − \($0.pair.name.printableLine)" }
    for group in all ? results.map({ [$0] }) : groups {
      guard let text = group[0].text(all: all) else { continue }
      let shown = group.prefix(Self.mostNames)
      lines += [""] + shown.map(\.title.printableLine)
      if group.count > shown.count { lines.append("… and \(group.count - shown.count) more") }
      if group.count > 1 {
        lines.append("  same cause, \(counted(group.count, "layout")); of the first:")
      }
      lines += text.printable.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ComparedResult {
  private static let mostObjects = 10

  /// The name of the layout, or of the document where it is only about that.
  var title: String { diff == nil ? pair.scene?.file ?? pair.name : pair.name }

  /// What changed, in lines: of the layout in at most ten, then of the objects; `nil` if nothing did.
  func text(all: Bool) -> String? {
    guard diff != nil || !objects.isEmpty else { return nil }
    var lines: [String] = []
    if let diff {
      lines = [diff.text]
      if all, !diff.isEmpty {
        let title = diff.text.split(separator: "\n").first.map(String.init) ?? ""
        lines = [title] + diff.textBlocks(all: true).flatMap(\.lines)
      } else if diff.isEmpty, let title = diff.text.split(separator: ":").first {
        lines = ["\(title): the same layout"]
      }
    }
    lines += differences.flatMap { $0.lines(all: all) }
    guard !objects.isEmpty else { return lines.joined(separator: "\n") }
    let shown = all ? objects[...] : objects.prefix(Self.mostObjects)
    let path = pair.new?.path.split(separator: "/").last.map(String.init) ?? ""
    lines.append("  in the document: \(counted(objects.count, "change")) beside the layout")
    for object in shown {
      let place = object.kind == .removed || path.isEmpty ? "" : "   \(path):\(object.line)"
      lines.append("    \(object.sentence.printableLine)\(place)")
    }
    let rest = objects.count - shown.count
    if rest > 0 { lines.append("    … and \(counted(rest, "more change")); --all lists them") }
    return lines.joined(separator: "\n")
  }
}
