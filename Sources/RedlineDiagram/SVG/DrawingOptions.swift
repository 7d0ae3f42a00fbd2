package import RedlineModel

/// How a layout, or the change of one, was drawn: what it takes besides the layout to draw it again.
package struct DrawingOptions: Codable, Hashable, Sendable {
  package var theme: Theme.Name
  package var style: Diagram.Style
  package var textMode: TextMode
  package var zoom: Double?
  package var showsInactive: Bool?
  package var explainedItems: [String]?
  package var showsSource: Bool?
  /// `nil` is a figure without any option.
  package var figure: FigureOptions?
  /// Set where the drawing is one of a change.
  package var arrangement: DiffDiagram.Arrangement?

  /// `theme light → dark`, for each option that is another one.
  package func changes(to other: DrawingOptions) -> [String] {
    var lines: [String] = []
    func note<Value: Equatable>(_ name: String, _ value: KeyPath<Self, Value>) {
      let (old, new) = (self[keyPath: value], other[keyPath: value])
      if old != new { lines.append("\(name) \(Self.word(old)) → \(Self.word(new))") }
    }
    note("theme", \.theme.rawValue)
    note("style", \.style.rawValue)
    note("text mode", \.textMode.rawValue)
    note("arrangement", \.arrangement?.rawValue)
    note("zoom", \.zoom)
    note("inactive constraints", \.showsInactive)
    note("source lines", \.showsSource)
    note("explained items", \.explainedItems)
    if figure != other.figure { lines.append("figure options changed") }
    return lines
  }

  private static func word(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let number as Double: formatted(number)
    case let flag as Bool: flag ? "shown" : "not shown"
    case let names as [String]: names.joined(separator: ", ")
    default: "none"
    }
  }
}

extension Diagram {
  package var options: DrawingOptions {
    DrawingOptions(
      theme: theme, style: style, textMode: textMode, zoom: zoom,
      showsInactive: showsInactive ? true : nil,
      explainedItems: explainedItems.isEmpty ? nil : explainedItems,
      showsSource: showsSource ? true : nil,
      figure: figure == FigureOptions() ? nil : figure)
  }

  /// The diagram that a layout was drawn as; `nil` if the options are those of a change.
  package init?(_ layout: SolvedLayout, _ options: DrawingOptions) {
    guard options.arrangement == nil else { return nil }
    self.init(layout)
    (theme, style, textMode) = (options.theme, options.style, options.textMode)
    zoom = options.zoom
    showsInactive = options.showsInactive ?? false
    explainedItems = options.explainedItems ?? []
    showsSource = options.showsSource ?? false
    figure = options.figure ?? FigureOptions()
  }
}

extension DiffDiagram {
  var options: DrawingOptions {
    DrawingOptions(
      theme: theme, style: style, textMode: textMode, zoom: zoom,
      showsSource: showsSource ? true : nil, arrangement: arrangement)
  }
}
