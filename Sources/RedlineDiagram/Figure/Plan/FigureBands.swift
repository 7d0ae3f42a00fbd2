import Foundation
import RedlineModel

/// Finds bands from the top of a screen to its bottom in which nothing begins, ends or is read, so that
/// they may be left out where the screen is too wide for its page.
struct FigureBands {
  /// The least that is left out, in points of the layout.
  private static let least = 60.0
  /// More tears than this make a comb of a screen.
  private static let most = 3
  /// A view that takes less of the screen's width is not torn.
  private static let tornShare = 0.6
  /// The least by which the screen has to become larger for it.
  static let leastGain = 1.12
  /// How much higher than wide a figure may become by it.
  static let greatestHeight = 1.25
  /// What stays beside the edges of views, of guides and of the screen, and beside texts.
  private static let room = (view: 14.0, guide: 8.0, screen: 12.0, text: 8.0)

  private let screen: Span
  private let visible: Span
  private var taken: [Span] = []

  /// The bands in points of the layout, from left to right.
  /// - Parameter visible: What of the height is drawn, in points of the layout.
  static func found(_ source: FigurePlan.Source, visible: Span) -> [Span] {
    guard source.folds, source.region == nil, !source.constraints.isEmpty,
      source.options.crop != .device,
      !source.options.showsWholeWidth, source.layout.environment.device.kind != .canvas,
      !hasGhosts(source.layout)
    else { return [] }
    let free = FigureBands(source, visible).free
    let widest = free.sorted { ($1.length, $0.low) < ($0.length, $1.low) }.prefix(most)
    return widest.sorted { $0.low < $1.low }
  }

  /// Whether a view is drawn in several places across the screen.
  private static func hasGhosts(_ layout: SolvedLayout) -> Bool {
    layout.diagnostics.contains { finding in
      finding.freedoms.contains { $0.axis == .horizontal }
    }
  }

  private init(_ source: FigurePlan.Source, _ visible: Span) {
    let layout = source.layout
    screen = Span(layout.root.frame, .horizontal)
    self.visible = visible
    takeEdges(of: layout.root.frame, Self.room.screen)
    for item in layout.items.dropFirst() where !source.content.hidden.contains(item.id) {
      guard item.style.alpha != 0 else { continue }
      let isWide = Double(item.frame.width) > screen.length * Self.tornShare
      if isWide, item.control.canBeTorn {
        takeEdges(of: item.frame, max(Self.room.view, item.style.cornerRadius))
        takeAccessory(of: item, layout.environment.layoutDirection == .rightToLeft)
      } else {
        take(item.frame)
      }
    }
    for item in layout.items where !source.content.hidden.contains(item.id) {
      for painting in item.style.paintings ?? [] { take(painting, of: item) }
    }
    for text in source.surroundings.texts { take(text, Self.room.text) }
    for rect in source.subjects { takeEdges(of: rect, Self.room.view) }
    for guide in layout.guides where !source.content.hidden.contains(guide.owner) {
      takeEdges(of: guide.frame, guide.kind == .custom ? Self.room.view : Self.room.guide)
    }
    takeCenters(source)
  }

  private mutating func takeCenters(_ source: FigurePlan.Source) {
    let geometry = OverlayGeometry(source.layout, zoom: 1)
    for anchor in source.constraints.flatMap({ [$0.first, $0.second] }).compactMap(\.self)
    where anchor.attribute == .centerX {
      let x = geometry.coordinate(anchor)
      taken.append(Span(x - Self.room.view, x + Self.room.view))
    }
  }

  /// What a row of a list shows at its trailing edge.
  private mutating func takeAccessory(of item: SolvedLayout.Item, _ isRightToLeft: Bool) {
    guard case .tableCell(let accessory, _, _) = item.control, accessory != .none else { return }
    let width: CGFloat = accessory == .detailDisclosureButton ? 64 : 32
    let x = isRightToLeft ? item.frame.minX : item.frame.maxX - width
    take(CGRect(x: x, y: item.frame.minY, width: width, height: item.frame.height), Self.room.text)
  }

  /// What code paints: of a rectangle the edges, anything else as a whole.
  private mutating func take(_ painting: SolvedLayout.Painting, of item: SolvedLayout.Item) {
    var (xs, ys): ([CGFloat], [CGFloat]) = ([], [])
    for command in painting.commands ?? [] {
      for (index, number) in command.numbers.enumerated() {
        if index.isMultiple(of: 2) {
          xs.append(item.frame.minX + CGFloat(number))
        } else {
          ys.append(item.frame.minY + CGFloat(number))
        }
      }
    }
    guard let low = xs.min(), let high = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return }
    // A line has an extent, too.
    let area = CGRect(x: low, y: top, width: max(high - low, 1), height: max(bottom - top, 1))
    if xs.count <= 5, xs.allSatisfy({ $0 == low || $0 == high }) {
      takeEdges(of: area, Self.room.view)
    } else {
      take(area)
    }
  }

  private func isSeen(_ rect: CGRect) -> Bool {
    rect.width > 0 && rect.height > 0 && Double(rect.maxY) > visible.low
      && Double(rect.minY) < visible.high
  }

  private mutating func take(_ rect: CGRect, _ room: Double = room.view) {
    guard isSeen(rect) else { return }
    taken.append(Span(Double(rect.minX) - room, Double(rect.maxX) + room))
  }

  private mutating func takeEdges(of rect: CGRect, _ room: Double) {
    guard isSeen(rect) else { return }
    for edge in [Double(rect.minX), Double(rect.maxX)] {
      taken.append(Span(edge - room, edge + room))
    }
  }

  /// What of the screen's width nothing takes.
  private var free: [Span] {
    var result: [Span] = []
    var end = screen.low
    for span in taken.sorted(by: { ($0.low, $0.high) < ($1.low, $1.high) }) {
      if min(span.low, screen.high) - end >= Self.least {
        result.append(Span(end.rounded(.up), min(span.low, screen.high).rounded(.down)))
      }
      end = max(end, span.high)
    }
    return result
  }
}

extension SolvedLayout.Control {
  /// Whether what lies between its edges and its text is the same everywhere.
  fileprivate var canBeTorn: Bool {
    switch self {
    case .view, .label, .textField, .stackView, .textView, .tableCell: true
    // An image stands beside the title.
    case .button(_, let imageName): imageName == nil
    case .toggle, .slider, .imageView, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .datePicker, .pickerView, .searchBar, .navigationBar,
      .tabBar, .toolbar, .unknown:
      false
    }
  }
}
