import Foundation
import RedlineModel

/// Small views close to each other with more constraints than there is room for tags: parts of a picture that
/// are no container of their own, as the signs beside a title.
struct FigureClusters {
  /// So many tags make a panel, and so many constraints stay.
  private static let leastTags = 7
  private static let leastRest = 4
  /// Of a picture, at most, so that the panel is much larger.
  private static let share: CGFloat = 0.45
  /// How high a cluster is, in points of the layout; a picture that is no higher than a strip is cut from its
  /// top to its bottom.
  private static let greatestHeight: CGFloat = 160
  private static let strip: CGFloat = 130
  /// Views that are further apart have nothing to do with each other, in points of the layout.
  private static let farthest: CGFloat = 32
  /// What of the surroundings belongs to a cluster.
  private static let margin: CGFloat = 10
  /// What a tag takes with its line, in pixels: more in a low picture, in which all marks are in a few rows.
  private static let tag = (low: 1250.0, plain: 900.0)
  /// So much of a view has to be seen for an edge of it, in points of the layout.
  private static let leastSeen = 12.0
  private static let most = 2
  /// Of more views nobody asks which are close.
  private static let mostViews = 60

  private(set) var clusters: [FigureStretch] = []
  /// What the picture draws.
  private(set) var rest: [SolvedLayout.Constraint]

  private let frame: CGRect
  private let geometry: OverlayGeometry
  /// The tag that tells of each constraint, if one does; only known once a cluster could be found.
  private var tags: [String: Int]?

  /// - Parameters:
  ///   - geometry: That of the layout, in its points.
  ///   - frame: What is drawn, in points of the layout.
  ///   - scale: About the picture's scale.
  ///   - marks: Those of the picture.
  init(
    _ geometry: OverlayGeometry, _ constraints: [SolvedLayout.Constraint], in frame: CGRect,
    scale: Double, hidden: Set<String>, marks: () -> [FigureMark]
  ) {
    (rest, self.frame, self.geometry) = (constraints, frame, geometry)
    guard constraints.count >= Self.leastTags + Self.leastRest else { return }
    while clusters.count < Self.most, let found = cluster(scale: scale, hidden: hidden, marks) {
      let ids = Set(found.constraints.map(\.id))
      rest.removeAll { ids.contains($0.id) }
      clusters.append(found)
    }
  }

  private static func tags(_ marks: [FigureMark]) -> [String: Int] {
    var tags: [String: Int] = [:]
    for (number, mark) in marks.enumerated()
    where mark.run != nil || !mark.text.isEmpty && !mark.isSilent && !mark.isOptional {
      for subject in mark.subjects { tags[subject.id] = number }
    }
    return tags
  }

  private mutating func cluster(
    scale: Double, hidden: Set<String>, _ marks: () -> [FigureMark]
  ) -> FigureStretch? {
    let named = Set(rest.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } })
    let items = geometry.layout.items.dropFirst().filter { item in
      named.contains(item.id) && !hidden.contains(item.id) && isSmall(item.frame)
        && item.frame.width > 0 && item.frame.height > 0 && frame.covers(item.frame)
    }
    guard items.count >= 2, items.count <= Self.mostViews else { return nil }
    let tag = frame.height <= Self.greatestHeight ? Self.tag.low : Self.tag.plain
    var best: (tags: Int, found: FigureStretch)?
    for window in windows(items.map(\.frame)) {
      guard !clusters.contains(where: { $0.frame.intersects(window) }) else { continue }
      let own = rest.filter { isInside($0, window) }
      let least = max(Self.leastTags, (best?.tags ?? 0) + 1)
      let room = Double(window.area) * scale * scale
      // No constraint has more than one tag.
      guard own.count >= least, rest.count - own.count >= Self.leastRest,
        Double(own.count) * tag > room
      else { continue }
      let known = tags ?? Self.tags(marks())
      tags = known
      let count = Set(own.compactMap { known[$0.id] }).count
      guard count >= least, Double(count) * tag > room else { continue }
      let seen = tightened(window, to: own)
      let members = geometry.layout.items.dropFirst().filter { seen.covers($0.frame) }.map(\.id)
      best = (count, FigureStretch(frame: seen, members: Set(members), constraints: own))
    }
    return best?.found
  }

  private func isSmall(_ rect: CGRect) -> Bool {
    rect.width <= frame.width * Self.share && rect.height <= Self.greatestHeight
  }

  /// What is around views that are close to each other: the closest two, and more as long as they fit.
  private func windows(_ frames: [CGRect]) -> [CGRect] {
    var (open, found) = (frames, [CGRect]())
    while let (one, other) = closest(open) {
      let both = open[one].union(open[other])
      open.remove(at: other)
      open[one] = both
      var window = both.insetBy(dx: -Self.margin, dy: -Self.margin).intersection(frame)
      if frame.height <= Self.strip {
        window = CGRect(x: window.minX, y: frame.minY, width: window.width, height: frame.height)
      }
      found.append(window)
    }
    return found
  }

  /// The two that are closest, if they are close and together not too large.
  private func closest(_ frames: [CGRect]) -> (Int, Int)? {
    var best: (distance: CGFloat, pair: (Int, Int))?
    for one in frames.indices {
      for other in frames.indices.dropFirst(one + 1) {
        let (a, b) = (frames[one], frames[other])
        guard isSmall(a.union(b)) else { continue }
        let dx = max(a.minX - b.maxX, b.minX - a.maxX, 0)
        let dy = max(a.minY - b.maxY, b.minY - a.maxY, 0)
        let distance = max(dx, dy)
        guard distance <= Self.farthest, distance < best?.distance ?? .infinity else { continue }
        best = (distance, (one, other))
      }
    }
    return best?.pair
  }

  /// What of a window constraints are about.
  private func tightened(_ window: CGRect, to constraints: [SolvedLayout.Constraint]) -> CGRect {
    var seen: CGRect?
    for end in constraints.flatMap({ [$0.first, $0.second].compactMap(\.self) }) {
      var rect = geometry.rect(end.item)
      if !window.covers(rect) {
        let place = CGFloat(geometry.coordinate(end))
        rect = rect.intersection(window)
        if end.attribute.axis == .horizontal {
          rect = CGRect(x: place, y: rect.midY, width: 0, height: 0)
        } else {
          rect = CGRect(x: rect.midX, y: place, width: 0, height: 0)
        }
      }
      seen = seen?.union(rect) ?? rect
    }
    return (seen ?? window).insetBy(dx: -Self.margin, dy: -Self.margin).intersection(window)
  }

  /// Whether all that a constraint is about is seen in a window: views, or edges and centers that lie in it.
  private func isInside(_ constraint: SolvedLayout.Constraint, _ window: CGRect) -> Bool {
    var isAnywhere = false
    for end in [constraint.first, constraint.second].compactMap(\.self) {
      let rect = geometry.rect(end.item)
      if window.covers(rect) {
        isAnywhere = true
        continue
      }
      guard !end.attribute.isDimension, let axis = end.attribute.axis, rect.intersects(window)
      else { return false }
      let span = Span(window, axis)
      let place = geometry.coordinate(end)
      guard span.low - 0.5 <= place, place <= span.high + 0.5 else { return false }
      // Of a view of which next to nothing is in the window, the edge would be drawn where no view is.
      let side = Span(window, axis.other).intersection(Span(rect, axis.other))
      guard (side?.length ?? 0) >= Self.leastSeen else { return false }
    }
    return isAnywhere
  }
}
