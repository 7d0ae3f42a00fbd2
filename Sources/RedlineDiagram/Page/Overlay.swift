package import Foundation
import RedlineModel

/// What is drawn over the screen and beside it.
package struct Overlay {
  /// Drawn between the screen's background and its views.
  package var backdrop: [Shape] = []
  /// Drawn over the screen.
  package var shapes: [Shape] = []
  package var legend: [LegendSection] = []
  /// What the shapes cover, in root coordinates.
  package var extent: CGRect
  package var definitions: [Definition] = []
  /// The labels with their places, for checks.
  package var labels: [PlacedLabel] = []

  /// Makes the extent large enough for marks and labels.
  mutating func cover(_ marks: [Mark], _ labels: [PlacedLabel]) {
    for mark in marks {
      for stroke in mark.strokes {
        extent = extent.union(stroke.bounds.insetBy(dx: -8, dy: -8))
      }
      if let area = mark.extent { extent = extent.union(area) }
    }
    for label in labels { extent = extent.union(label.rect) }
  }
}

/// A part of the legend that stays together.
package struct LegendSection {
  package var width: Double
  package var height: Double
  /// In coordinates from the section's top left corner.
  package var shapes: [Shape]
}

func inOrderOfDrawing(_ marks: [Mark]) -> [Mark] {
  marks.enumerated()
    .sorted { ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset) }
    .map(\.element)
}

extension Mark {
  /// Makes the tags plates with the number of the conflict, if there is one.
  mutating func showConflict() {
    guard let rank = conflict else { return }
    for tag in tags.indices {
      tags[tag].text += "  ✗\(rank)"
      tags[tag].shape = .plate
      tags[tag].sharedKey = nil
    }
  }
}
