import Foundation

/// The columns of dimensions and tags beside a screen, the nearest first.
struct FigureGutter {
  static let tagHeight = 15.0
  private static let mostColumns = 3

  /// What stands in a gutter.
  struct Entry {
    /// The place of the mark in its list.
    var mark: Int
    var column: Int
    var bar: Span?
    /// The middle of the tag; `nil` without one.
    var tagY: Double?
    var tagWidth = 0.0
  }

  /// −1 for the left one, 1 for the right one.
  let side: Double
  private var taken: [[Span]] = []
  private var widths: [Double] = []
  private(set) var entries: [Entry] = []

  /// The widest that it may become.
  var room: Double

  init(side: Double, room: Double) {
    self.side = side
    self.room = room
  }

  /// The first column with room.
  func column(_ bar: Span?, tagY: Double?, tagWidth: Double) -> Int? {
    let span = Self.span(bar, tagY)
    let own = Self.width(bar, tagWidth)
    var start = 0.0
    for column in 0..<Self.mostColumns {
      let known = column < widths.count ? widths[column] : 0
      let others = column < widths.count ? widths[(column + 1)...] : []
      let rest = others.reduce(0) { $0 + $1 + Self.gap }
      guard start + max(known, own) + rest <= room else { return nil }
      let isFree =
        column >= taken.count
        || !taken[column].contains { $0.low < span.high + 1.5 && span.low < $0.high + 1.5 }
      if isFree { return column }
      start += known + Self.gap
    }
    return nil
  }

  var hasBars: Bool { entries.contains { $0.bar != nil } }

  /// By how much a tag would widen the gutter, in points.
  func widening(_ column: Int, tagWidth: Double) -> Double {
    let known = column < widths.count ? widths[column] : -Self.gap
    return max(0, Self.width(nil, tagWidth) - known)
  }

  private static func width(_ bar: Span?, _ tag: Double) -> Double {
    bar == nil ? tagOffset + tag : barOffset + tagOffset + tag
  }

  /// How far from the screen's edge a tag in a column ends.
  func reach(_ column: Int, _ bar: Span?, tagWidth: Double) -> Double {
    let start = widths.prefix(column).reduce(0) { $0 + $1 + Self.gap }
    return start + Self.width(bar, tagWidth)
  }

  mutating func insert(_ entry: Entry) {
    while taken.count <= entry.column {
      taken.append([])
      widths.append(0)
    }
    widths[entry.column] = max(widths[entry.column], Self.width(entry.bar, entry.tagWidth))
    taken[entry.column].append(Self.span(entry.bar, entry.tagY))
    entries.append(entry)
  }

  private static func span(_ bar: Span?, _ tagY: Double?) -> Span {
    let tag = tagY.map { Span($0 - tagHeight / 2, $0 + tagHeight / 2) }
    guard let bar else { return tag ?? Span(0, 0) }
    return tag.map(bar.union) ?? bar
  }

  /// Where the bar and the near edge of the tag are, as distances from the screen's edge.
  private static let barOffset = 12.0
  private static let tagOffset = 8.0
  private static let gap = 8.0

  /// The distance of each column from the screen's edge.
  private var columnPlaces: [Double] {
    var starts: [Double] = []
    var place = 0.0
    for column in taken.indices {
      starts.append(place)
      place += widths[column] + Self.gap
    }
    return starts
  }

  /// How wide the gutter is.
  var width: Double {
    widths.isEmpty ? 0 : widths.reduce(0) { $0 + ($1 + Self.gap) } - Self.gap
  }

  /// The x of the bar and the tag's rectangle of each entry.
  func places(edge: Double) -> [(entry: Entry, barX: Double, tag: CGRect?)] {
    let starts = columnPlaces
    return entries.map { entry in
      let barX = starts[entry.column] + Self.barOffset
      let near = entry.bar == nil ? starts[entry.column] + Self.tagOffset : barX + Self.tagOffset
      let x = edge + side * (side < 0 ? near + entry.tagWidth : near)
      let tag = entry.tagY.map {
        CGRect(x: x, y: $0 - Self.tagHeight / 2, width: entry.tagWidth, height: Self.tagHeight)
      }
      return (entry, edge + side * barX, tag)
    }
  }
}
