import Foundation
import RedlineModel

/// Hairlines around views that would not be seen otherwise, or not as a whole.
enum FigureOutlines {
  /// In points of the layout: below the views, and above them where others hide a view or cut it off, dashed.
  static func shapes(_ source: FigurePlan.Source) -> (below: [Shape], above: [Shape]) {
    let items = marked(source)
    let clipping = ClippedViews(source.layout.items)
    let cut = items.filter { clipping.isCut($0.item.id) }.map(\.number)
    let covered = covered(items.map(\.number), source).union(cut)
    var paint = Paint.stroke(source.theme.inactive, 0.75)
    paint.opacity = 0.75
    var dashed = Paint.stroke(source.theme.inactive, 0.75, dash: [3, 2])
    dashed.opacity = 0.9
    func shape(_ item: SolvedLayout.Item, _ paint: Paint) -> Shape {
      guard item.frame.width > 0, item.frame.height > 0 else {
        return .line(
          from: item.frame.origin, to: CGPoint(x: item.frame.maxX, y: item.frame.maxY), paint)
      }
      let radius = item.style.background == nil ? 0 : max(0, item.style.cornerRadius - 0.375)
      return .rect(item.frame.insetBy(dx: 0.375, dy: 0.375), radius: radius, paint)
    }
    let open = items.filter { !covered.contains($0.number) && !$0.isSeen }
    let standing = standing(open.map(\.number), source)
    return (
      open.filter { !standing.contains($0.number) }.map { shape($0.item, paint) },
      open.filter { standing.contains($0.number) }.map { shape($0.item, paint) }
        + items.filter { covered.contains($0.number) }.map { shape($0.item, dashed) }
    )
  }

  /// Which of some views would hide a hairline below all views, or stand on a coloured one or a picture
  /// that would.
  private static func standing(_ numbers: [Int], _ source: FigurePlan.Source) -> Set<Int> {
    let items = source.layout.items
    guard items.count <= most else { return [] }
    let grounds = items.indices.dropFirst().filter { index in
      items[index].style.background != nil
        || items[index].control.isPicture && showsItsFrame(items[index], source)
    }
    return Set(
      numbers.filter { number in
        let frame = items[number].frame
        guard items[number].style.background == nil else { return true }
        return grounds.contains { index in
          index < number && items[index].frame.insetBy(dx: 1, dy: 1).intersects(frame)
            && !frame.covers(items[index].frame)
        }
      })
  }

  /// The frames of views with others in them that reach beyond the screen and are seen there.
  static func containers(_ source: FigurePlan.Source) -> [CGRect] {
    let screen = source.layout.root.frame.insetBy(dx: -0.5, dy: -0.5)
    let items = source.layout.items.dropFirst().filter { !screen.covers($0.frame) }
    guard !items.isEmpty else { return [] }
    let parents = Set(source.layout.items.compactMap(\.parent))
    let named = named(source)
    return items.filter { item in
      parents.contains(item.id) && !source.content.hidden.contains(item.id)
        && (named.contains(item.id) || item.style.background != nil)
    }.map(\.frame)
  }

  /// The ids of what constraints and stack views name.
  private static func named(_ source: FigurePlan.Source) -> Set<String> {
    var named = Set(source.layout.items.flatMap { $0.stack?.arranged ?? [] })
    for constraint in source.constraints where constraint.isActive {
      named.insert(constraint.first.item)
      if let second = constraint.second { named.insert(second.item) }
    }
    return named
  }

  /// The views that constraints and stack views name, and whether they are seen by themselves.
  private static func marked(
    _ source: FigurePlan.Source
  ) -> [(number: Int, item: SolvedLayout.Item, isSeen: Bool)] {
    let named = named(source)
    let grounds = GroundsBehind(source)
    return source.layout.items.enumerated().dropFirst().compactMap { number, item in
      let isMarked =
        named.contains(item.id)
        || Axis.allCases.contains(where: item.hasOwnPriorities)
      // Of what has no extent along one axis there is a line.
      guard isMarked, source.items?.contains(item.id) ?? true,
        !source.content.hidden.contains(item.id),
        item.frame.width > 0 || item.frame.height > 0
      else { return nil }
      return (number, item, grounds.isSeen(number) || showsItsFrame(item, source))
    }
  }

  /// Of an image one sees what it shows, but for a placeholder.
  private static func showsItsFrame(
    _ item: SolvedLayout.Item, _ source: FigurePlan.Source
  ) -> Bool {
    if case .imageView(let name?) = item.control {
      guard let picture = source.layout.pictures.named[name] else { return Symbol(name) == nil }
      // One of another shape leaves some of the view empty.
      let place = ScreenDrawing.place(picture.size, in: item.frame, mode: item.style.contentMode)
      return picture.light == nil && Symbol(name) == nil
        && place.insetBy(dx: -1, dy: -1).covers(item.frame)
    }
    return item.control.showsItsFrame
  }

  /// More views than this are not looked at one by one.
  private static let most = 2000

  /// Which of some views lie wholly below a coloured one that is not in them.
  private static func covered(_ numbers: [Int], _ source: FigurePlan.Source) -> Set<Int> {
    let items = source.layout.items
    guard items.count <= most else { return [] }
    let covers = items.indices.filter { index in
      let style = items[index].style
      let isHidden = source.content.hidden.contains(items[index].id)
      guard !isHidden, (style.alpha ?? 1) >= 1 else { return false }
      // Views of classes that nobody knows are drawn as grey areas.
      if case .unknown = items[index].control { return true }
      return style.background.map { ($0.alpha ?? 1) >= 1 } ?? false
    }
    let numberOf = Dictionary(
      items.indices.map { (items[$0].id, $0) }, uniquingKeysWith: { one, _ in one })
    let parents = items.map { $0.parent.flatMap { numberOf[$0] } }
    /// Views stand behind those that they are in.
    func isIn(_ outer: Int, _ index: Int) -> Bool {
      var index = index
      while let parent = parents[index], parent < index {
        if parent == outer { return true }
        index = parent
      }
      return false
    }
    return Set(
      numbers.filter { number in
        covers.contains {
          $0 > number && items[$0].frame.covers(items[number].frame) && !isIn(number, $0)
        }
      })
  }
}

/// Whether the background of a view is another colour than what it is in.
private struct GroundsBehind {
  /// The least contrast of two areas that look different, of WCAG.
  private static let least = 1.1
  /// The colour that is seen in each view; `nil` where it has none of its own.
  private var colors: [RGB?]
  private var parents: [Int?]
  private let screen: RGB

  init(_ source: FigurePlan.Source) {
    let items = source.layout.items
    let key: KeyPath<Color, UInt32> = source.theme.isDark ? \.dark : \.light
    screen = RGB(UInt32(source.theme.screen.dropFirst().prefix(6), radix: 16) ?? 0xFFFFFF)
    let numbers = Dictionary(
      items.indices.map { (items[$0].id, $0) }, uniquingKeysWith: { one, _ in one })
    parents = items.map { $0.parent.flatMap { numbers[$0] } }
    colors = Array(repeating: nil, count: items.count)
    for index in items.indices {
      guard let color = items[index].style.background else { continue }
      colors[index] = RGB(color, key).over(behind(index))
    }
  }

  /// What the next view around shows that has a colour.
  private func behind(_ index: Int) -> RGB {
    var index = index
    while let parent = parents[index], parent < index {
      if let color = colors[parent] { return color }
      index = parent
    }
    return screen
  }

  func isSeen(_ index: Int) -> Bool {
    colors[index].map { $0.contrast(to: behind(index)) >= Self.least } ?? false
  }
}
