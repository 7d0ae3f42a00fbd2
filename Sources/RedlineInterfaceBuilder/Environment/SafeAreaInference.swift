import Foundation
import RedlineLayout

extension BuiltScene {
  /// Gives the root its safe area, and each view inside whose frames show another one.
  mutating func setSafeAreas(_ document: InterfaceDocument, _ options: BuildOptions) {
    let device = options.device ?? document.device.device
    let rules = SafeAreaRule(
      document: document, scene: scene, ignoresCanvas: options.ignoresCanvas)
    let rule = rules.insets(of: views[0], on: device)
    let asks = options.environment == .inferred && options.device == nil
    // What Xcode itself flags says nothing of what is around it.
    let stale = views.indices.dropFirst().filter {
      document.tree[views[$0].element].attributes["misplaced"] == "YES"
    }
    let stored = StoredLines(self, without: Set(stale))
    if asks {
      setMargins(stored)
      setBaselines(stored)
      setHiddenPlaces(stored)
    }
    if asks {
      shiftCenters(stored, pixel: document.hasHalfPoints ? 1 / environment.device.scale : 1)
    } else if options.device == nil, !document.hasHalfPoints {
      shiftTemplateCenters(document)
    }
    let inference = SafeAreaInference(self, stored: stored)
    let inferred = asks ? inference.insets() : [:]
    let base = environment.safeAreaInsets
    // Some canvases count the insets of the screen twice.
    let screen = rules.screen(device)
    let candidates = [rule, .zero, screen, rule + rule, screen + screen]
    let scrolled = asks ? inference.scrolledTops(among: [rule.top, screen.top]) : [:]
    for position in views.indices {
      let built = views[position]
      if position == 0 {
        var found = inferred[0] ?? PartialInsets()
        found.dropUnequalSides()
        if asks {
          found.take(from: inference.insets(optional: true)[0], among: candidates)
          found.takeOther(among: candidates)
        }
        let fallback = found.centered(among: candidates) ?? rule
        let limits = asks ? inference.limits() : PartialInsets()
        let own =
          options.safeArea ?? found.filled(from: fallback.limited(by: limits, among: candidates))
        built.view.ownSafeAreaInsets = own == base ? nil : own
      } else if let found = inferred[position], found.hasEdge, options.safeArea == nil {
        built.view.ownSafeAreaInsets = found.filled(from: .zero)
      } else if let top = scrolled[position], options.safeArea == nil {
        built.view.ownSafeAreaInsets = EdgeInsets(top: top)
      } else if Self.isCell(built.elementName) || views[built.parent].view is ScrollView {
        // A scroll view moves its content out of the bars' way.
        built.view.ownSafeAreaInsets = .zero
      }
    }
  }

  private static func isCell(_ name: String) -> Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name)
  }
}

/// Insets of which some edges are known.
struct PartialInsets {
  var top: Double?
  var left: Double?
  var bottom: Double?
  var right: Double?
  /// How far below the view's own middle that of the safe area lies.
  var centerShift: Double?
  /// Whether several constraints show each side, and none another.
  var hasSureSides = false

  /// A screen has the same inset at both sides: where stored frames show two, one is out of date – but for
  /// what lies beside another column of a split view, which reaches farther below it at one side.
  mutating func dropUnequalSides() {
    guard let left, let right, abs(left - right) > 1, !hasSureSides else { return }
    (self.left, self.right) = (nil, nil)
  }

  var hasEdge: Bool { top != nil || left != nil || bottom != nil || right != nil }

  /// Of some insets the first whose middle is the one that is known, where no edge is.
  func centered(among candidates: [EdgeInsets]) -> EdgeInsets? {
    guard let centerShift, top == nil, bottom == nil else { return nil }
    return candidates.first { abs(($0.top - $0.bottom) / 2 - centerShift) < 0.3 }
  }

  /// Takes the top from the bottom, or the other way round, where the middle between them is known and an
  /// inset has it.
  mutating func takeOther(among candidates: [EdgeInsets]) {
    guard let centerShift else { return }
    if let bottom, top == nil {
      top = candidates.map(\.top).first { abs($0 - bottom - 2 * centerShift) < 0.6 }
    } else if let top, bottom == nil {
      bottom = candidates.map(\.bottom).first { abs(top - $0 - 2 * centerShift) < 0.6 }
    }
  }

  /// Takes edges that are not known from what optional constraints say, where an inset has them.
  mutating func take(from hint: PartialInsets?, among candidates: [EdgeInsets]) {
    guard let hint else { return }
    top = top ?? candidates.map(\.top).first { abs($0 - (hint.top ?? -1)) < 0.3 }
    bottom = bottom ?? candidates.map(\.bottom).first { abs($0 - (hint.bottom ?? -1)) < 0.3 }
  }

  func filled(from other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? other.top, left: left ?? other.left, bottom: bottom ?? other.bottom,
      right: right ?? other.right)
  }
}

extension EdgeInsets {
  /// With the greatest insets at the top and bottom, among some, that do not exceed limits.
  fileprivate func limited(by limits: PartialInsets, among candidates: [EdgeInsets]) -> EdgeInsets {
    var result = self
    if let most = limits.top, top > most + 1 {
      result.top = candidates.map(\.top).filter { $0 <= most + 1 }.max() ?? top
    }
    if let most = limits.bottom, bottom > most + 1 {
      result.bottom = candidates.map(\.bottom).filter { $0 <= most + 1 }.max() ?? bottom
    }
    return result
  }
}

/// Finds safe areas by the stored frames of what is constrained to them.
struct SafeAreaInference {
  private let scene: BuiltScene
  private let stored: StoredLines

  init(_ scene: BuiltScene, stored: StoredLines) {
    self.scene = scene
    self.stored = stored
  }

  /// What required constraints, or optional ones, tell of the safe areas of views, by position.
  func insets(optional: Bool = false) -> [Int: PartialInsets] {
    var found: [Int: [Attribute: [Double]]] = [:]
    for pair in scene.pairs(optional: optional) {
      record(pair.end, pair.other, pair.constant, &found)
    }
    return found.mapValues { edges in
      PartialInsets(
        top: edges[.top].flatMap(Self.mostFrequent), left: edges[.left].flatMap(Self.mostFrequent),
        bottom: edges[.bottom].flatMap(Self.mostFrequent),
        right: edges[.right].flatMap(Self.mostFrequent),
        centerShift: edges[.centerY].flatMap(Self.mostFrequent),
        hasSureSides: [.left, .right].allSatisfy { isSure(edges[$0] ?? []) })
    }
  }

  private func isSure(_ values: [Double]) -> Bool {
    values.count > 1 && values.allSatisfy { abs($0 - values[0]) <= 0.26 }
  }

  /// The most that required inequalities leave for the insets of the root at the top and bottom.
  func limits() -> PartialInsets {
    var result = PartialInsets()
    for limit in scene.limitingPairs() {
      let pair = limit.pair
      guard let (position, edge, _) = safeEdge(pair.end.item, pair.end.attribute), position == 0,
        let area = stored.rects[0],
        let line = stored.line(pair.other.item, pair.other.attribute)
      else { continue }
      let value = line + pair.constant
      if edge == .top, limit.isUpper {
        result.top = min(result.top ?? .infinity, value - area.minY)
      }
      if edge == .bottom, !limit.isUpper {
        result.bottom = min(result.bottom ?? .infinity, area.maxY - value)
      }
    }
    return result
  }

  /// The tops of safe areas, among some, that count for the margins of contents of scroll views, which begin at
  /// the top of the canvas there; by the positions of the contents.
  func scrolledTops(among tops: [Double]) -> [Int: Double] {
    var found: [Int: Double] = [:]
    for pair in scene.pairs(optional: false) where pair.end.attribute == .topMargin {
      guard let view = pair.end.item as? View, view.superview is ScrollView,
        view.insetsLayoutMarginsFromSafeArea, let position = stored.position(of: view),
        let area = stored.rects[position],
        let line = stored.line(pair.other.item, pair.other.attribute)
      else { continue }
      let inset = line + pair.constant - area.minY - (view.directionalLayoutMargins?.top ?? 8)
      found[position] = tops.first { $0 > 0 && abs($0 - inset) < 0.3 } ?? found[position]
    }
    return found
  }

  /// Notes the inset that follows where an edge of a safe area is another line plus a constant.
  private func record(
    _ end: (item: any LayoutItem, attribute: Attribute),
    _ other: (item: any LayoutItem, attribute: Attribute), _ constant: Double,
    _ found: inout [Int: [Attribute: [Double]]]
  ) {
    guard let (position, edge, margin) = safeEdge(end.item, end.attribute),
      let area = stored.rects[position], let line = stored.line(other.item, other.attribute)
    else { return }
    let value = line + constant
    if edge == .centerY {
      found[position, default: [:]][edge, default: []].append(value - Double(area.midY))
      return
    }
    let inset =
      switch edge {
      case .top: value - area.minY
      case .bottom: area.maxY - value
      case .left: value - area.minX
      default: area.maxX - value
      }
    // No bars of a screen take more.
    let most = position == 0 ? 200.0 : 400
    guard inset - margin > -0.26, inset - margin < most else { return }
    found[position, default: [:]][edge, default: []].append(max(0, inset - margin))
  }

  /// The view whose safe area a line follows, the edge, and the margin in between.
  private func safeEdge(
    _ item: any LayoutItem, _ attribute: Attribute
  ) -> (position: Int, edge: Attribute, margin: Double)? {
    if let guide = item as? LayoutGuide, guide.kind == .safeArea, let owner = guide.owningView,
      let position = stored.position(of: owner), let edge = Self.edges[attribute]
    {
      return (position, edge, 0)
    }
    guard let view = item as? View, let position = stored.position(of: view), position == 0,
      view.controllerMargin != nil, view.insetsLayoutMarginsFromSafeArea,
      attribute == .topMargin || attribute == .bottomMargin
    else { return nil }
    let margins = view.directionalLayoutMargins ?? DirectionalEdgeInsets()
    return attribute == .topMargin ? (0, .top, margins.top) : (0, .bottom, margins.bottom)
  }

  private static let edges: [Attribute: Attribute] = [
    .top: .top, .bottom: .bottom, .leading: .left, .left: .left, .trailing: .right, .right: .right,
    .centerY: .centerY,
  ]

  /// The value that most constraints agree on within a quarter of a point, of equals the first.
  static func mostFrequent(_ values: [Double]) -> Double? {
    var best: (value: Double, count: Int)?
    for value in values.prefix(200) {
      let count = values.count { abs($0 - value) <= 0.26 }
      if count > best?.count ?? 0 { best = (value, count) }
    }
    return best?.value
  }
}
