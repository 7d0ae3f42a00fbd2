package import Foundation

/// How well the solved frames of scenes agree with the stored ones.
package struct Parity: Sendable {
  /// Each edge may differ by that many points.
  package static let tolerance = 0.5

  /// A view that constraints or a stack view place.
  package struct Miss: Sendable {
    package var file: String
    package var scene: String
    package var id: String
    package var className: String
    package var line: Int
    package var solved: CGRect
    package var stored: CGRect
    /// The line of a required constraint that the stored frame itself breaks.
    package var contradictedLine: Int?
    /// Whether the stored frames of its scene agree with themselves.
    package var isClean: Bool

    /// The greatest distance between two edges, in points.
    package var distance: Double {
      Parity.distance(solved, stored)
    }
  }

  package struct Tally: Hashable, Sendable {
    package var right = 0
    package var total = 0

    package mutating func count(_ isRight: Bool) {
      total += 1
      if isRight { right += 1 }
    }
  }

  package var views = Tally()
  package var scenes = Tally()
  /// Those of scenes whose stored frames agree with themselves.
  package var clean = (views: Tally(), scenes: Tally())
  package var byClass: [String: Tally] = [:]
  package var byFeature: [String: Tally] = [:]
  package var misses: [Miss] = []
  /// Missed views whose stored frames break a required constraint of their own, and scenes with one.
  package var contradicted = (views: 0, scenes: 0)
  package var seconds = 0.0

  /// Whether every miss of a scene is listed, and not its first one only.
  package var listsAll = false

  package init() {}

  /// Counts the driven views of a scene, which has the features for the table by feature.
  package mutating func count(
    _ frames: SceneFrames, file: String, features: [String], seconds: Double
  ) {
    self.seconds += seconds
    var isRight = true
    let before = contradicted.views
    for row in frames.rows where row.view.isDriven {
      guard let stored = row.view.storedFrame else { continue }
      let agrees = Self.distance(row.frame, stored) <= Self.tolerance + 1e-6
      views.count(agrees)
      if frames.isClean { clean.views.count(agrees) }
      byClass[row.view.elementName, default: Tally()].count(agrees)
      guard !agrees else { continue }
      defer { isRight = false }
      if row.contradictedLine != nil { contradicted.views += 1 }
      guard isRight || listsAll else { continue }
      misses.append(
        Miss(
          file: file, scene: frames.sceneID, id: row.view.id, className: row.view.className,
          line: row.view.line, solved: row.frame, stored: stored,
          contradictedLine: row.contradictedLine, isClean: frames.isClean))
    }
    scenes.count(isRight)
    if frames.isClean { clean.scenes.count(isRight) }
    if contradicted.views > before { contradicted.scenes += 1 }
    for feature in features { byFeature[feature, default: Tally()].count(isRight) }
  }

  package static func distance(_ one: CGRect, _ other: CGRect) -> Double {
    [
      abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.maxX - other.maxX),
      abs(one.maxY - other.maxY),
    ].map { Double($0) }.max() ?? 0
  }
}
