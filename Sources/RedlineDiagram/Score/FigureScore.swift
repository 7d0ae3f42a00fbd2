package import Foundation

/// How well a figure can be read, measured on what it paints.
///
/// Nothing here asks how a label found its place: boxes are those of the glyphs, plates and lines
/// as they lie on the page, so that a figure is judged as its reader sees it.
package struct FigureScore: Codable, Hashable, Sendable {
  /// Something that a reader stumbles over.
  package struct Defect: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
      case labelOverText, labelOverControl, labelOverLabel, labelOffPage
      /// A label that lies nearer to the line of something else than to its own.
      case labelNearAnother
      case lineThroughText, lineThroughControl
      /// A line of one size class under or over one of all size classes.
      case lineOverLine
      /// A line or its end of which a part is cut off.
      case markCutOff
      case textTooSmall, missingGlyph
    }

    package var kind: Kind
    /// Where it is, in the drawing's coordinates.
    package var place: CGRect
    /// What the label or line stands for.
    package var subjects: [Drawing.Subject]
    /// What it lies on, or is nearer to.
    package var others: [Drawing.Subject]
    /// Points that it takes from the score.
    package var cost: Double
  }

  /// The width at which the figure is read, in pixels.
  package var width: Double
  /// Pixels of a point of the page: 1, or less where the page is wider than ``width``.
  package var scale: Double
  /// Width and height of the page in points.
  package var page: CGSize
  /// The share of the page that the frames of the views below the root span, 0…1.
  package var subjectShare: Double
  /// The share of the page that these frames take with the room for their marks and with the body
  /// of the device beside them, 0…1.
  package var bandShare: Double
  /// The share of the page on which there is no text, label, line or control, 0…1.
  package var unusedShare: Double
  /// The smallest text beside the screen's own in pixels; `nil` without any.
  package var smallestLabel: Double?
  /// The smallest text on the screen in pixels; `nil` without any.
  package var smallestScreenText: Double?
  package var labelCount: Int
  /// Labels in 100 × 100 pixels of the band.
  package var density: Double
  /// Length of the lines inside of texts and controls, in pixels.
  package var lengthThrough: Double
  /// The share of the lines of one size class that lie on one of all size classes, 0…1.
  package var hiddenShare: Double
  /// Lines of text in the legend, those of findings aside.
  package var legendLines: Int
  /// The worst first.
  package var defects: [Defect]

  package func count(_ kinds: Defect.Kind...) -> Int {
    defects.count { kinds.contains($0.kind) }
  }

  /// Labels over texts, controls and labels, or beyond the page.
  package var overlaps: Int {
    count(.labelOverText, .labelOverControl, .labelOverLabel, .labelOffPage)
  }

  /// 100 for a figure with a large subject, readable labels and nothing on anything else; less for
  /// each defect, without a lower limit.
  package var value: Double {
    let least = FigureRules.smallestLabel
    let size = min(1, bandShare / FigureRules.bandShare) * min(1, (smallestLabel ?? least) / least)
    let crowd = FigureRules.costOfDensity * max(0, density - FigureRules.density)
    let legend = FigureRules.costOfLegendLine * Double(max(0, legendLines - 1))
    return 100 * size - crowd - legend - defects.reduce(0) { $0 + $1.cost }
  }
}

/// What a good figure keeps to, and what it costs not to.
enum FigureRules {
  /// The share of the page that makes the subject what one sees first.
  static let bandShare = 0.45
  /// The room for marks above and below the views, in pixels.
  static let bandMargin = 40.0
  /// In pixels.
  static let smallestLabel = 10.0
  /// Labels in 100 × 100 pixels.
  static let density = 3.5
  static let costOfOverlap = 5.0
  static let costOfOwner = 2.0
  static let costOfCut = 2.0
  static let costOfMissingGlyph = 5.0
  /// For each pixel of a line that runs through something.
  static let costOfLength = 0.1
  static let costOfHiddenLines = 50.0
  static let costOfDensity = 3.0
  static let costOfLegendLine = 2.0
  /// Boxes that overlap by no more touch each other, in points.
  static let tolerance = 0.5
  /// A line that far inside a control runs along its edge, in points.
  static let edge = 2.5
  /// Lines no farther apart lie on each other, in points.
  static let lineDistance = 1.2
}
