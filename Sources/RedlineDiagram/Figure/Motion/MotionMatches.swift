/// Which elements of several lists are the same thing.
struct MotionMatches {
  /// A column for each thing: what each list has of it, in the lists' order.
  let columns: [[SVGNode?]]

  init(_ lists: [[SVGNode]]) {
    let keys = lists.map(Self.keys)
    let isSame = Set(keys).count == 1
    let isEven = Set(lists.map(\.count)).count == 1
    if isSame || isEven && Set(lists.map { $0.map { $0.element?.name } }).count == 1 {
      columns = (lists.first ?? []).indices.map { index in lists.map { $0[index] } }
      return
    }
    let places = keys.map { keys in
      Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    columns = Self.union(keys).map { key in
      zip(lists, places).map { list, place in place[key].map { list[$0] } }
    }
  }

  /// The id or the title of each element, or its name with its number among those of that name.
  private static func keys(_ nodes: [SVGNode]) -> [String] {
    var counts: [String: Int] = [:]
    return nodes.map { node in
      let element = node.element
      let title = element?.children.first?.element.flatMap { child -> String? in
        guard child.name == "title", case .text(let text)? = child.children.first else {
          return nil
        }
        return text
      }
      let name = element?["id"] ?? title.map { "title " + $0 } ?? element?.name ?? ""
      counts[name, default: 0] += 1
      return "\(name)#\(counts[name]!)"
    }
  }

  /// All keys, those that only later lists have behind what they follow there.
  private static func union(_ keys: [[String]]) -> [String] {
    var all = keys.first ?? []
    var known = Set(all)
    for list in keys.dropFirst() {
      var last: String?
      for key in list {
        if known.insert(key).inserted {
          let place = last.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
          all.insert(key, at: place)
        }
        last = key
      }
    }
    return all
  }
}
