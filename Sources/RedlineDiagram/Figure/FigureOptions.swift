/// How a figure of a layout is laid out, and what it shows.
///
/// Without any option a figure fits a column of 680 px, shows every constraint that holds, and cuts off
/// the part of the screen where nothing is.
///
/// ```swift
/// var diagram = Diagram(solved)
/// diagram.figure.only = [.items(["titleLabel"])]
/// diagram.figure.legend = .none
/// try diagram.svg().write(to: "title.svg")
/// ```
public struct FigureOptions: Codable, Hashable, Sendable {
  /// The part of the screen that is drawn.
  public enum Crop: Codable, Hashable, Sendable {
    /// What the constraints are about, with so many points of the page around it, 0 or more; the
    /// whole screen where nearly nothing would be left out.
    case content(padding: Double)
    /// Those items, by name or id, and what lies beside them; constraints of other items are counted.
    case items([String])
    /// The whole device, and no higher where its contents scroll.
    case device
  }

  /// The line that explains marks.
  public enum Legend: String, Codable, Hashable, Sendable, CaseIterable {
    /// Nothing; findings have their sentences all the same.
    case none
    /// Every kind of mark that occurs, below the figure.
    case below
    /// Every kind of mark that occurs, in a column beside the figure, or below it on a page narrower than
    /// 444 points.
    case side
    /// What a reader cannot know, below the figure.
    case onlyWhatIsNew = "new"
  }

  /// The widest page in points of the picture, 240…4000; no tag is set below 10 px at that width.
  public var width = 680.0
  /// The part of the screen that is drawn.
  public var crop = Crop.content(padding: 16)
  /// The line that explains marks.
  public var legend = Legend.onlyWhatIsNew
  /// Whether the name and the device stand above the figure.
  public var showsHeader = true
  /// Whether a dense screen becomes an overview and a panel for each of its containers.
  public var splits = true
  /// What is drawn: constraints for which all of the filters hold; empty draws all.
  public var only: [FigureFilter] = []
  /// What is left out, and counted: constraints for which one of the filters holds.
  public var hidden: [FigureFilter] = []
  /// What is stressed: constraints for which one of the filters holds; everything else is dimmed.
  /// Empty stresses all.
  public var emphasis: [FigureFilter] = []
  /// Numbered sentences below the figure, in the order of the prose.
  public var callouts: [FigureCallout] = []
  /// A sentence or two below the figure.
  public var caption: String?
  /// Where labels are to stand, or that they are not drawn; of several for one constraint the first.
  public var labels: [FigureLabelPlace] {
    get { labelPlaces ?? [] }
    set { labelPlaces = newValue.isEmpty ? nil : newValue }
  }
  /// Whether the whole width of the screen is drawn, also where a band of it that nothing is in could be
  /// left out so that the rest is larger.
  public var showsWholeWidth: Bool {
    get { wholeWidth ?? false }
    set { wholeWidth = newValue ? true : nil }
  }
  // Files of older versions have none.
  private var labelPlaces: [FigureLabelPlace]?
  private var wholeWidth: Bool?

  /// The figure that is good without any option.
  public init() {}
}

/// A sentence about some of the constraints, with a number that stands beside them, too.
public struct FigureCallout: Codable, Hashable, Sendable {
  /// What the sentence is about: constraints for which all of the filters hold.
  public var filters: [FigureFilter]
  /// The sentence.
  public var caption: String

  /// - Parameters:
  ///   - caption: A sentence or two; about 60 letters fill two lines.
  ///   - filters: What it is about; at least one.
  public init(_ caption: String, about filters: FigureFilter...) {
    self.caption = caption
    self.filters = filters
  }
}
