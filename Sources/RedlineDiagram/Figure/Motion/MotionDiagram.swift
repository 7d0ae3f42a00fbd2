public import RedlineModel

/// A figure that moves from one layout to another and back: margins that follow, a device that is turned,
/// a constraint that is relaxed.
///
/// It is an animated SVG file. Where its reader prefers reduced motion, and in programs that draw no
/// animation, the first layout stands still.
///
/// ```swift
/// try MotionDiagram("Margins", [narrow, medium, wide]).svg().write(to: "margins.svg")
/// ```
public struct MotionDiagram: Hashable, Sendable {
  /// What stands at the top of the page.
  public var title: String
  /// The layouts in the order in which they are shown; after the last one it goes back the same way. At
  /// least two.
  public var layouts: [SolvedLayout]
  /// The appearance.
  public var theme: Theme.Name = .light
  /// Glyph outlines unless set otherwise.
  public var textMode: TextMode = .outlines
  /// How the layouts are laid out, and what of them is shown.
  public var figure = FigureOptions()
  /// How long a layout stands still, in seconds; 0…60.
  public var pause = 1.5
  /// How long the way to the next one takes, in seconds; above 0, at most 60.
  public var duration = 0.8

  /// - Parameters:
  ///   - title: What stands at the top of the page.
  ///   - layouts: At least two.
  public init(_ title: String, _ layouts: [SolvedLayout]) {
    precondition(layouts.count > 1, "a motion goes from one layout to another")
    self.title = title
    self.layouts = layouts
  }

  /// Draws the page. The document carries the first layout.
  /// - Throws: `FontError` if Inter is not installed, `EncodingError` if a layout has a number that is
  ///   not finite.
  public func svg() throws -> SVGDocument {
    let frames = try MotionFrames(self).drawings()
    let timing = MotionTiming(
      count: frames.count, pause: min(max(0, pause), 60), duration: min(max(0.01, duration), 60))
    return SVGMotion(frames.map { $0.svg() }, timing, prefix: frames[0].idPrefix).document
  }
}
