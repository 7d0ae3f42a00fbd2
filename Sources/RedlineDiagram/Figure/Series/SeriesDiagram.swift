import Foundation
public import RedlineModel

/// Several layouts in one figure, at one scale and with one legend: a screen on several devices, in both
/// directions, at several text sizes, or step by step.
///
/// ```swift
/// var series = SeriesDiagram(
///   "Sign up",
///   [
///     SeriesDiagram.Step(regular, caption: "Text size L"),
///     SeriesDiagram.Step(large, caption: "Text size XXXL"),
///   ])
/// series.figure.legend = .none
/// try series.svg().write(to: "sign-up-sizes.svg")
/// ```
public struct SeriesDiagram: Hashable, Sendable {
  /// One of the pictures.
  public struct Step: Hashable, Sendable {
    /// What is drawn.
    public var layout: SolvedLayout
    /// What stands above it; `nil` is its environment, its layout's name or its number,
    /// the first by which the pictures differ.
    public var caption: String?
    /// The constraints that this picture shows: those for which all of the filters hold; empty shows
    /// all that the series shows.
    public var shows: [FigureFilter]

    /// - Parameters:
    ///   - layout: What is drawn.
    ///   - caption: What stands above it.
    ///   - shows: The constraints that it shows.
    public init(_ layout: SolvedLayout, caption: String? = nil, shows: [FigureFilter] = []) {
      self.layout = layout
      self.caption = caption
      self.shows = shows
    }
  }

  /// What stands at the top of the page.
  public var title: String
  /// The pictures in the order of reading; at least one.
  public var steps: [Step]
  /// The appearance.
  public var theme: Theme.Name = .light
  /// Glyph outlines unless set otherwise.
  public var textMode: TextMode = .outlines
  /// Whether constraints that hold under other traits are drawn too, dotted and grey.
  public var showsInactive = false
  /// How all pictures are laid out, and what they show.
  public var figure = FigureOptions()

  /// - Parameters:
  ///   - title: What stands at the top of the page.
  ///   - steps: The pictures in the order of reading; at least one.
  public init(_ title: String, _ steps: [Step]) {
    precondition(!steps.isEmpty, "a series has at least one picture")
    self.title = title
    self.steps = steps
  }

  /// Draws the page.
  ///
  /// Pictures stand beside each other where their texts stay readable, and below each other otherwise.
  /// The document carries the first layout.
  /// - Throws: `FontError` if Inter is not installed, `EncodingError` if a layout has a number that is
  ///   not finite.
  public func svg() throws -> SVGDocument { try drawing().svg() }

  /// The page as shapes.
  /// - Throws: As ``svg()``.
  package func drawing() throws -> Drawing { try SeriesFigure(self).page() }

  /// The diagram of one of the pictures alone.
  func diagram(_ step: Step) -> Diagram {
    var diagram = Diagram(step.layout)
    (diagram.theme, diagram.textMode) = (theme, textMode)
    diagram.showsInactive = showsInactive
    diagram.figure = figure
    diagram.figure.only += step.shows
    // A series is one page: panels of several pictures could not be told apart.
    diagram.figure.splits = false
    return diagram
  }

  /// What stands above each picture.
  var captions: [(name: String, note: String)] {
    let titles = steps.map(\.layout.environment.title)
    let isDistinct = Set(titles).count == titles.count
    let names = steps.map(\.layout.name)
    let areNamed = !isDistinct && Set(names).count == names.count
    return steps.enumerated().map { index, step in
      if let caption = step.caption { return (caption, "") }
      if areNamed, steps.count > 1 { return (names[index], "") }
      guard isDistinct, steps.count > 1 else { return ("\(index + 1)", "") }
      let device = step.layout.environment.device
      let size = "\(formatted(device.size.width)) × \(formatted(device.size.height))"
      return (titles[index], size == titles[index] ? "" : size)
    }
  }
}
