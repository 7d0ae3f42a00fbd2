import Foundation
import RedlineModel

/// What is left out of a screen.
struct FigureFolds: Hashable {
  var axis = Axis.horizontal
  /// Ascending and apart, in points of the layout.
  var bands: [Span] = []

  /// How much narrower the screen becomes, in points of the layout.
  var removedWidth: Double { axis == .horizontal ? FigureProjection.removed(bands) : 0 }
}

/// Finds bands across a screen in which nothing begins, ends or is read, so that they may be left out: from
/// its top to its bottom where it is too wide for its page, from side to side where little is on much.
struct FigureBands {
  /// The least that is left out, in points of the layout.
  private var least: Double { axis == .horizontal ? Self.leastWidth : Self.leastHeight }
  private static let leastWidth = 60.0
  private static let leastHeight = 84.0
  /// More tears than this make a comb of a screen.
  private static let most = 3
  /// A view that is lower than this, in points of the layout, is not torn, nor one that takes less of a screen's
  /// width.
  private static let tornLength = 160.0
  private static let tornShare = 0.6
  /// A picture that is higher than this is torn on both sides of its middle, unless its ratio is told.
  private static let tornPicture = 340.0
  /// The least by which the screen has to become larger for it.
  static let leastGain = 1.12
  /// How much higher than wide a figure may become by it.
  static let greatestHeight = 1.25
  /// A plain view that is lower than this, in points of the layout, is drawn whole.
  private static let smallCanvas: CGFloat = 300
  /// What stays beside the edges of views, of guides and of the screen, and beside texts.
  private var room: (view: Double, guide: Double, screen: Double, text: Double) {
    axis == .horizontal ? (14, 8, 12, 8) : (18, 12, 64, 12)
  }

  private let axis: Axis
  /// The screen along the axis; what of it is drawn across and along it.
  private let screen: Span
  private let across: Span
  private let along: Span
  /// Containers that have panels: what is in them is drawn there, too.
  private let panels: [CGRect]
  /// Views whose centre a constraint says, which would not be seen in the middle of what is left of them.
  private let centered: Set<String>
  /// Views whose width is said in terms of their height.
  private let hasRatio: Set<String>
  private var taken: [Span] = []

  /// The bands from left to right, or from top to bottom.
  /// - Parameter visible: What of the screen is drawn, in points of the layout.
  static func found(_ source: FigurePlan.Source, _ axis: Axis, visible: CGRect) -> FigureFolds {
    let (layout, device) = (source.layout, source.layout.environment.device)
    guard source.folds, source.region == nil, layout.items.count > 1,
      source.options.crop != .device, !hasGhosts(layout, axis)
    else { return FigureFolds() }
    switch axis {
    case .horizontal:
      let isStrip = FigureStretches.isStrip(layout.root.frame)
      guard !source.options.showsWholeWidth, device.kind != .canvas || isStrip else {
        return FigureFolds()
      }
    case .vertical:
      let isCutAround = if case .items = source.options.crop { true } else { false }
      guard !isCutAround || layout.rect(of: source.options.crop) != nil,
        device.kind != .canvas || layout.root.frame.height >= smallCanvas,
        layout.environment.keyboardHeight == 0
      else { return FigureFolds() }
    }
    let found = FigureBands(source, axis, visible)
    let widest = found.free.sorted { ($1.length, $0.low) < ($0.length, $1.low) }.prefix(most)
    let bands = apart(widest.sorted { $0.low < $1.low }, found.least)
    return FigureFolds(axis: axis, bands: kept(bands, axis, device, visible))
  }

  /// A device would be taken for one that is held otherwise if less of its longer side were drawn than this share of
  /// its width, or of its height where it lies on its side, or than this one of that side, whichever is less.
  private static let leastOfWidth = 0.55
  private static let leastOfHeight = 1.1
  private static let leastOfLonger = 0.5

  /// The bands, shorter by one share, so that a device of which both ends are seen still stands upright, or lies on
  /// its side.
  private static func kept(
    _ bands: [Span], _ axis: Axis, _ device: Device, _ visible: CGRect
  ) -> [Span] {
    let screen = CGRect(origin: .zero, size: device.size)
    let (whole, across) = (Span(screen, axis).length, Span(screen, axis.other).length)
    let length = Span(visible, axis).length
    guard device.kind != .canvas, length >= whole - 0.5, whole > across else { return bands }
    let share = axis == .vertical ? leastOfWidth : leastOfHeight
    let least = min(across * share, whole * leastOfLonger)
    let removed = FigureProjection.removed(bands)
    let kept = max(length - least, 0) / max(removed, 1)
    guard kept < 1 else { return bands }
    return bands.map { band in
      let half = (band.length * kept / 2).rounded()
      return Span(band.middle.rounded() - half, band.middle.rounded() + half)
    }.filter { $0.length >= (axis == .vertical ? leastHeight : leastWidth) }
  }

  /// What is drawn between two tears, in points of the layout, is no strip.
  private static let leastStrip = 48.0

  /// The bands, shorter where only a strip of the screen would be left between two; without the shorter one of two
  /// that have no length for that. What is in the middle of a screen is drawn in the middle of it.
  private static func apart(_ bands: [Span], _ least: Double) -> [Span] {
    bands.reduce(into: []) { kept, band in
      guard let last = kept.last, band.low - last.high < leastStrip else {
        return kept.append(band)
      }
      let half = ((leastStrip - (band.low - last.high)) / 2).rounded(.up)
      if min(last.length, band.length) - half >= least {
        kept[kept.count - 1] = Span(last.low, last.high - half)
        return kept.append(Span(band.low + half, band.high))
      }
      if band.length > last.length { kept[kept.count - 1] = band }
    }
  }

  /// Whether a view is drawn in several places along an axis.
  private static func hasGhosts(_ layout: SolvedLayout, _ axis: Axis) -> Bool {
    layout.diagnostics.contains { finding in
      finding.freedoms.contains { $0.axis == axis }
    }
  }

  private init(_ source: FigurePlan.Source, _ axis: Axis, _ visible: CGRect) {
    let layout = source.layout
    self.axis = axis
    screen = Span(layout.root.frame, axis)
    along = Span(visible, axis)
    across = Span(visible, axis.other)
    panels = source.panels.map(\.frame)
    let center: Attribute = axis == .horizontal ? .centerX : .centerY
    centered = Set(
      source.constraints.flatMap { [$0.first, $0.second] }.compactMap(\.self)
        .filter { $0.attribute == center }.map(\.item))
    hasRatio = Set(
      source.constraints.filter { $0.second?.item == $0.first.item }.map(\.first.item))
    takeEdges(of: layout.root.frame, room.screen)
    // Of items that somebody names, all that lies between them is drawn.
    if axis == .vertical, let named = layout.rect(of: source.options.crop) {
      taken.append(Span(named, axis))
    }
    for item in layout.items.dropFirst() where !source.content.hidden.contains(item.id) {
      take(item, layout)
    }
    for item in layout.items where !source.content.hidden.contains(item.id) {
      for painting in item.style.paintings ?? [] { take(painting, of: item) }
    }
    for text in source.surroundings.texts { take(text, room.text) }
    for rect in source.subjects + source.panels.map(\.frame) { takeEdges(of: rect, room.view) }
    for guide in layout.guides where !source.content.hidden.contains(guide.owner) {
      takeEdges(of: guide.frame, guide.kind == .custom ? room.view : room.guide)
    }
    takeCenters(source)
    takeCompared(source)
  }

  private mutating func take(_ item: SolvedLayout.Item, _ layout: SolvedLayout) {
    let frame = Span(item.frame, axis)
    let isLarge = frame.length > screen.length * Self.tornShare
    let isLong =
      isLarge
      || axis == .vertical && frame.length > Self.tornLength && !centered.contains(item.id)
    if panels.contains(where: { $0.covers(item.frame) }), item.control.canBeTorn { return }
    if isLong, item.control.canBeTorn {
      takeEdges(of: item.frame, max(room.view, item.style.cornerRadius))
      if axis == .horizontal {
        takeAccessory(of: item, layout.environment.layoutDirection == .rightToLeft)
      }
    } else if axis == .vertical, let shown = item.control.shownInMiddle,
      isLarge || frame.length > Self.tornPicture && !hasRatio.contains(item.id)
    {
      takeEdges(of: item.frame, max(room.view, item.style.cornerRadius))
      taken.append(Span(frame.middle - shown, frame.middle + shown))
    } else {
      take(item.frame, room.view)
    }
  }

  private mutating func takeCenters(_ source: FigurePlan.Source) {
    let geometry = OverlayGeometry(source.layout, zoom: 1)
    let center: Attribute = axis == .horizontal ? .centerX : .centerY
    for anchor in source.constraints.flatMap({ [$0.first, $0.second] }).compactMap(\.self)
    where anchor.attribute == center {
      let place = geometry.coordinate(anchor)
      taken.append(Span(place - room.view, place + room.view))
    }
  }

  /// Views whose sizes are told by each other's, `a` and `=0.4a`: with a part of one left out it would look shorter
  /// than what it is longer than.
  private mutating func takeCompared(_ source: FigurePlan.Source) {
    let geometry = OverlayGeometry(source.layout, zoom: 1)
    for constraint in source.constraints {
      guard let second = constraint.second, second.item != constraint.first.item,
        constraint.first.attribute.isDimension, constraint.first.attribute.axis == axis,
        second.attribute.axis == axis
      else { continue }
      let ends = [constraint.first.item, second.item]
      let rects = ends.map(geometry.rect)
      // What the other one is in is torn as a whole, and what is level with it as much.
      let isNested =
        geometry.contains(ends[0], ends[1]) || geometry.contains(ends[1], ends[0])
        || ends.contains(source.layout.root.id)
      guard !isNested, Span(rects[0], axis) != Span(rects[1], axis) else { continue }
      for rect in rects { take(rect, 0) }
    }
  }

  /// What a row of a list shows at its trailing edge.
  private mutating func takeAccessory(of item: SolvedLayout.Item, _ isRightToLeft: Bool) {
    guard case .tableCell(let accessory, _, _) = item.control, accessory != .none else { return }
    let width: CGFloat = accessory == .detailDisclosureButton ? 64 : 32
    let x = isRightToLeft ? item.frame.minX : item.frame.maxX - width
    take(CGRect(x: x, y: item.frame.minY, width: width, height: item.frame.height), room.text)
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
    let ends = axis == .horizontal ? (xs, low, high) : (ys, top, bottom)
    if ends.0.count <= 5, ends.0.allSatisfy({ $0 == ends.1 || $0 == ends.2 }) {
      takeEdges(of: area, room.view)
    } else {
      take(area, room.view)
    }
  }

  private func isSeen(_ rect: CGRect) -> Bool {
    let place = Span(rect, axis.other)
    return rect.width > 0 && rect.height > 0 && place.high > across.low && place.low < across.high
  }

  private mutating func take(_ rect: CGRect, _ room: Double) {
    guard isSeen(rect) else { return }
    let span = Span(rect, axis)
    taken.append(Span(span.low - room, span.high + room))
  }

  private mutating func takeEdges(of rect: CGRect, _ room: Double) {
    guard isSeen(rect) else { return }
    let span = Span(rect, axis)
    for edge in [span.low, span.high] { taken.append(Span(edge - room, edge + room)) }
  }

  /// What of the screen nothing takes, as far as it is drawn.
  private var free: [Span] {
    var result: [Span] = []
    let last = min(screen.high, along.high)
    var end = max(screen.low, along.low)
    for span in taken.sorted(by: { ($0.low, $0.high) < ($1.low, $1.high) }) {
      if min(span.low, last) - end >= least {
        result.append(Span(end.rounded(.up), min(span.low, last).rounded(.down)))
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
    case .button(_, let imageName, _, _, _): imageName == nil
    case .toggle, .slider, .imageView, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .datePicker, .pickerView, .searchBar, .navigationBar,
      .tabBar, .toolbar, .unknown:
      false
    }
  }

  /// How far from its middle something is drawn in it, in points of the layout: the sign of a placeholder, the
  /// rows of a picker.
  fileprivate var shownInMiddle: Double? {
    switch self {
    case .imageView, .unknown: 60
    case .pickerView: 76
    default: nil
    }
  }

  /// Whether it is drawn as an area with a sign in its middle.
  var isPicture: Bool {
    switch self {
    case .imageView, .unknown: true
    default: false
    }
  }
}
