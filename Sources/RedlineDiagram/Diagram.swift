package import Foundation
public import RedlineModel

/// A solved layout as a picture: the screen, with its constraints drawn over it.
///
/// ```swift
/// var diagram = Diagram(solved)
/// diagram.theme = .dark
/// try diagram.svg().write(to: "two-buttons~dark.svg")
/// ```
public struct Diagram: Hashable, Sendable {
  /// What is drawn.
  public enum Style: String, Codable, Hashable, Sendable, CaseIterable {
    /// The screen, and the constraints over it.
    case annotated
    /// The screen alone.
    case screen
    /// Outlines and names of the views, in greys.
    case wireframe
    /// The screen, and over it a numbered region for each element that a screen reader stops at, with
    /// a legend of what is spoken there; see `SolvedLayout.accessibilityElements`.
    case accessibility
  }

  /// What is drawn.
  public var layout: SolvedLayout
  /// How it is drawn.
  public var style: Style = .annotated
  /// The appearance, which also chooses the colours of the screen.
  public var theme: Theme.Name = .light
  /// Glyph outlines unless set otherwise.
  public var textMode: TextMode = .outlines
  /// Whether constraints that hold under other traits are drawn too, dotted and grey.
  public var showsInactive = false
  /// Names or ids of items for which the legend says why they are where they are.
  public var explainedItems: [String] = []
  /// Whether tooltips and the sentences below name the source lines of constraints, which change with every
  /// comment above them. The layout that the document carries has them in any case.
  public var showsSource = false
  /// Points of the picture in a point of the layout, > 0; labels keep their size, so that a larger
  /// zoom gives them more room. `nil` makes a figure as wide as ``figure`` says, and anything else 1.5
  /// times as large as the layout for phones and as large for everything else.
  public var zoom: Double?
  /// How a diagram with constraints is laid out, and what of them it shows.
  public var figure = FigureOptions()

  /// A diagram in light appearance with its constraints, to be changed before it is drawn.
  public init(_ layout: SolvedLayout) { self.layout = layout }

  /// Draws the page: a header, the device with its screen and constraints, and the legend.
  ///
  /// The document carries the layout; ``SVGDocument/embeddedLayout(in:)`` gives it back. The same
  /// layout gives the same bytes in every process.
  /// - Throws: `FontError` if Inter is not installed, `EncodingError` if the layout has a number
  ///   that is not finite.
  public func svg() throws -> SVGDocument {
    try drawing().svg()
  }

  /// The page as shapes, each with what it stands for.
  /// - Throws: As ``svg()``.
  package func drawing() throws -> Drawing {
    style == .annotated ? try FigurePage(self).page() : try Page(self).page()
  }

  /// A figure, and its tags with the texts and controls on the screen, for checks of where they are; in
  /// the drawing's coordinates.
  package func drawnLabels() throws -> CheckedDrawing { try FigurePage(self).checked() }
}

/// A drawing, and its tags with the texts and controls that they keep clear of.
package typealias CheckedDrawing = (
  page: Drawing, labels: [FigureLabel], texts: [CGRect], controls: [CGRect]
)
