/// Names for the items of a conflict, each once: what the log calls them, with a number where several
/// are called the same.
struct LoggedNames {
  private var names: [String: String] = [:]

  init(_ items: [LoggedItem]) {
    var best: [String: LoggedItem] = [:]
    var order: [String] = []
    for item in items {
      guard let known = best[item.key] else {
        best[item.key] = item
        order.append(item.key)
        continue
      }
      // Some lines of a log say more of an object than others.
      if known.label == nil, item.label != nil || known.className.isEmpty { best[item.key] = item }
    }
    var counts: [String: Int] = [:]
    for key in order { counts[Self.plain(best[key]!), default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for key in order {
      let plain = Self.plain(best[key]!)
      guard counts[plain, default: 0] > 1 else {
        names[key] = plain
        continue
      }
      numbers[plain, default: 0] += 1
      names[key] = "\(plain) \(numbers[plain] ?? 1)"
    }
  }

  subscript(_ item: LoggedItem) -> String { names[item.key] ?? item.name }

  /// A name without what ends it in paths of views.
  private static func plain(_ item: LoggedItem) -> String {
    let known = [
      "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins",
      "UIViewReadableContentGuide": "readableContent", "UIViewKeyboardLayoutGuide": "keyboard",
    ]
    if let label = item.label, let name = known[label] { return name }
    let name = item.name.replacing("/", with: "∕").trimmed
    return name.isEmpty ? item.key : name
  }
}
