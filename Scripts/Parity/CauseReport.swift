import Foundation
import RedlineIO
import RedlineInterfaceBuilder
import RedlineLayout

/// Why views are missed, the causes of most views first.
struct CauseReport {
  var causes: [MissCause] = []
  /// How many single views are listed.
  var worst: Int

  var text: String {
    let groups = Dictionary(grouping: causes, by: \.kind).map { kind, causes in
      (kind: kind, causes: causes, views: causes.map(\.views).reduce(0, +))
    }.sorted { ($1.views, $0.kind.words) < ($0.views, $1.kind.words) }
    var lines = [
      "", "causes of missed views: views, files, cause, median by which it is too wide and high",
    ]
    for group in groups {
      let files = Set(group.causes.map(\.file)).count
      var line = "  \(group.views)  \(files)  \(group.kind.words)"
      if case .size = group.kind {
        let (width, height) = (\CGSize.width, \CGSize.height)
        line += ", \(median(group.causes, width)) × \(median(group.causes, height))"
      }
      lines.append(line)
    }
    if worst > 0, !causes.isEmpty { lines += ["", "one by one, those of most views first"] }
    let sorted = causes.enumerated().sorted {
      ($1.element.views, $0.offset) < ($0.element.views, $1.offset)
    }
    for (_, cause) in sorted.prefix(max(0, worst)) {
      lines.append(
        "\(cause.file):\(cause.line): \(cause.id): \(counted(cause.views, "view")), "
          + "\(cause.kind.words), \(number(cause.excess.width)) × \(number(cause.excess.height)), "
          + "'\(cause.text.prefix(60))'")
    }
    return lines.map(\.printableLine).joined(separator: "\n") + "\n"
  }

  private func median(_ causes: [MissCause], _ length: KeyPath<CGSize, CGFloat>) -> String {
    number(causes.map { $0.excess[keyPath: length] }.sorted()[causes.count / 2])
  }

  private func number(_ value: CGFloat) -> String { formatted(Double(value), decimals: 2) }
}

extension MissCause.Kind {
  fileprivate var words: String {
    switch self {
    case .size(let what): what
    case .sizes: "several sizes together"
    case .rule: "no size of a view without subviews"
    }
  }
}
