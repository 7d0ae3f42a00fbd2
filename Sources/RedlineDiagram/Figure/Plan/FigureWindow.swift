import Foundation
import RedlineModel

/// The part of the screen that a figure is about, in the picture's points.
struct FigureWindow: Hashable {
  /// The least that is left out by a cut.
  static let leastCut = 40.0
  /// Room for marks above and below what the constraints name.
  private static let room = 40.0
  /// What of a screen below its clock is left out with it at least, in points of the layout.
  private static let belowClock = 20.0
  /// Where more than this share of the screen would be left, it is drawn whole.
  private static let greatestShare = 0.8
  /// A distance to the edge of the screen that is drawn, in points of the layout.
  private static let shortDistance = 60.0
  /// Of a plain view that is lower than this, in points of the layout, only what no mark reaches is left
  /// out, and marks take less room.
  private static let smallCanvas = 480.0
  private static let smallRoom = 20.0
  private static let smallShare = 0.6
  /// A plain view that is not higher than this, in points of the layout, is drawn whole: a cut would hide how
  /// high it is and save next to nothing.
  private static let wholeCanvas = 300.0

  /// The screen and what reaches beyond it.
  var scene: CGRect
  /// The union of the views that the constraints name.
  var content: CGRect
  var cutsTop = false
  var cutsBottom = false
  /// Whether a cut may tell what is beyond it.
  private(set) var tells = true
  private var room = Self.room
  /// The radius of the screen's corners.
  var corner = 0.0

  init(
    _ geometry: OverlayGeometry, _ constraints: [SolvedLayout.Constraint], hidden: Set<String>,
    crop: FigureOptions.Crop, subjects: [CGRect],
    showsStacks: Bool
  ) {
    scene = geometry.rect(geometry.layout.root.id)
    content = scene
    var named: CGRect?
    switch crop {
    case .device: return
    case .items:
      named = geometry.layout.rect(of: crop)
    case .content:
      if geometry.layout.environment.device.kind == .canvas,
        Double(scene.height) / geometry.zoom <= Self.wholeCanvas
      {
        return
      }
      named = Self.content(
        geometry, constraints, hidden, scene, subjects, showsStacks: showsStacks)
    }
    let height =
      geometry.layout.environment.device.kind == .canvas
      ? Double(scene.height) / geometry.zoom : .infinity
    let isSmall = height < Self.smallCanvas
    if isSmall {
      (tells, room) = (false, Self.smallRoom)
      named = named.map { Self.leaves(geometry, hidden, scene).reduce($0) { $0.union($1) } }
    }
    guard let found = named?.intersection(scene), !found.isNull, found.height > 0 else { return }
    let (above, below) = (found.minY - scene.minY, scene.maxY - found.maxY)
    let band = Double(found.height) + 2 * room
    let share = isSmall ? Self.smallShare : Self.greatestShare
    let isWorth = band < Double(scene.height) * share
    content = found
    // A clock is left out with much of what is below it, not for its own height.
    let clock = geometry.layout.environment.device.statusBarHeight
    let least = clock > 0 ? (clock + Self.belowClock) * geometry.zoom : 0
    cutsTop = isWorth && Double(above) - room >= Self.leastCut + least
    cutsBottom = isWorth && Double(below) - room >= Self.leastCut
  }

  /// The views with nothing in them, but for backgrounds.
  private static func leaves(
    _ geometry: OverlayGeometry, _ hidden: Set<String>, _ scene: CGRect
  ) -> [CGRect] {
    geometry.layout.items.dropFirst()
      .filter { !hidden.contains($0.id) && !geometry.hasChildren($0.id) }
      .map { geometry.rect($0.id) }
      .filter { $0.width > 0 && Double($0.height) <= Double(scene.height) * greatestShare }
  }

  private static func content(
    _ geometry: OverlayGeometry, _ constraints: [SolvedLayout.Constraint], _ hidden: Set<String>,
    _ scene: CGRect, _ subjects: [CGRect], showsStacks: Bool
  ) -> CGRect? {
    var named: Set<String> = []
    var result: CGRect?
    func add(_ rect: CGRect) { result = result?.union(rect) ?? rect }
    let whole = Double(scene.height) * greatestShare
    for rect in subjects where Double(rect.height) <= whole { add(rect) }
    for constraint in constraints {
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      for end in ends where end.item != geometry.layout.root.id && !hidden.contains(end.item) {
        if geometry.item(end.item) != nil { named.insert(end.item) }
      }
    }
    for item in geometry.layout.items.dropFirst()
    where showsStacks && !hidden.contains(item.id) {
      let isArranged = item.stack != nil || item.parent.flatMap(geometry.item)?.stack != nil
      if isArranged { named.insert(item.id) }
    }
    for id in named.sorted() {
      let rect = geometry.rect(id)
      let isBackground = Double(rect.height) > whole
      if isBackground { named.remove(id) } else { add(rect) }
    }
    for constraint in constraints {
      if let near = shortBar(constraint, geometry, named) { add(near) }
    }
    return result
  }

  /// The ends of a vertical distance that is short enough to be drawn.
  private static func shortBar(
    _ constraint: SolvedLayout.Constraint, _ geometry: OverlayGeometry, _ named: Set<String>
  ) -> CGRect? {
    guard let second = constraint.second, constraint.first.attribute.axis == .vertical,
      !constraint.first.attribute.isDimension,
      named.contains(constraint.first.item) || named.contains(second.item)
    else { return nil }
    let (one, other) = (geometry.coordinate(constraint.first), geometry.coordinate(second))
    guard abs(one - other) <= shortDistance * geometry.zoom else { return nil }
    let rect = geometry.rect(constraint.first.item)
    return CGRect(x: rect.midX, y: min(one, other), width: 0, height: abs(one - other))
  }

  /// Whether what the constraints name is in the middle of the screen.
  var isCentered: Bool { abs(content.midY - scene.midY) < 0.5 }

  /// Whether a horizontal line at y is in a part that is drawn, given the room around the content.
  func shows(y: Double) -> Bool {
    if cutsTop, y < content.minY - room { return false }
    if cutsBottom, y > content.maxY + room { return false }
    return true
  }
}
