import Foundation
public import RedlineAnalysis
public import RedlineModel

/// What changed between two layouts as a picture: the new screen, what was added and changed over
/// it, and dotted what was there before.
///
/// ```swift
/// var diagram = DiffDiagram(from: committed, to: solved)
/// diagram.theme = .dark
/// try diagram.svg().write(to: "two-buttons.diff~dark.svg")
/// ```
public struct DiffDiagram: Hashable, Sendable {
  /// Where the two layouts are drawn.
  public enum Arrangement: String, Codable, Hashable, Sendable, CaseIterable {
    /// The new screen with the old places over it.
    case overlaid
    /// One screen each, at one scale, one below the other where there is room for that. Screens of
    /// different sizes are always drawn so.
    case sideBySide
  }

  /// The layout before.
  public private(set) var old: SolvedLayout
  /// The layout after.
  public private(set) var new: SolvedLayout
  /// What the picture shows.
  public private(set) var diff: LayoutDiff
  /// Where the two layouts are drawn.
  public var arrangement = Arrangement.overlaid
  /// How the views below the marks are drawn.
  public var style: Diagram.Style = .annotated
  /// The appearance, which also chooses the colours of the screen.
  public var theme: Theme.Name = .light
  /// Glyph outlines unless set otherwise.
  public var textMode: TextMode = .outlines
  /// Whether texts and tooltips name the source lines of what changed. The layouts that the document
  /// carries have them in any case.
  public var showsSource = false
  /// Points of the picture in a point of the layout, > 0; `nil` makes a figure for a column of 680 px.
  public var zoom: Double?

  /// Compares two solved layouts, which may take a moment where very much changed.
  public init(from old: SolvedLayout, to new: SolvedLayout) {
    self.init(LayoutDiff(from: old, to: new), from: old, to: new)
  }

  /// Shows what a comparison found.
  package init(_ diff: LayoutDiff, from old: SolvedLayout, to new: SolvedLayout) {
    self.old = old
    self.new = new
    self.diff = diff
  }

  /// As it is drawn.
  var drawn: DiffDiagram {
    var drawn = self
    drawn.old = ContentsBelowBars.shown(in: old)
    drawn.new = ContentsBelowBars.shown(in: new)
    guard !showsSource else { return drawn }
    (drawn.old, drawn.new, drawn.diff) = (
      drawn.old.withoutLocations, drawn.new.withoutLocations, diff.withoutLocations
    )
    return drawn
  }

  /// Draws the page: a header that says what changed, the screen or both, and the text of the diff.
  ///
  /// The document carries both layouts: ``SVGDocument/embeddedLayout(in:)`` gives the new one and
  /// ``SVGDocument/embeddedOldLayout(in:)`` the old one. The same layouts give the same bytes.
  /// - Throws: `FontError` if Inter is not installed, `EncodingError` if a layout has a number that
  ///   is not finite.
  public func svg() throws -> SVGDocument { try drawing().svg() }

  /// The page as shapes, each with what it stands for.
  /// - Throws: As ``svg()``.
  package func drawing() throws -> Drawing { try DiffFigure(self).page() }

  /// The page, and its tags with the texts and controls on the screens, for checks of where they are; in
  /// the drawing's coordinates.
  package func drawnLabels() throws -> CheckedDrawing { try DiffFigure(self).checked() }
}
