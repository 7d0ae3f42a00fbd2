import Foundation

/// What a view may use to find the size of its content.
public struct ContentContext {
  /// The traits under which the layout is solved.
  public var traits: TraitCollection
  /// Measures texts in the fonts of ``traits``.
  public var text: any TextMeasuring
  /// The width that the view got in the pass before, in points; `nil` in the first pass.
  public var width: Double? {
    get {
      widthUse?.isRead = true
      return knownWidth
    }
    set { knownWidth = newValue }
  }
  private var knownWidth: Double?
  /// Notes whether somebody asks for the width.
  var widthUse: WidthUse?
  /// The system whose controls are laid out.
  public var systemVersion: SystemVersion
  /// The steps in a point of heights of texts, in place of the device's pixels.
  package var contentScale: Double?

  package init(
    traits: TraitCollection, text: any TextMeasuring, width: Double? = nil,
    systemVersion: SystemVersion = .standard
  ) {
    self.systemVersion = systemVersion
    self.traits = traits
    self.text = text
    knownWidth = width
  }

  /// Rounds a length up to the device's pixels.
  public func ceiled(_ length: Double) -> Double {
    length.ceiled(toScale: traits.displayScale)
  }

  /// Rounds the height of lines up to where the canvas of a document rounds it.
  func ceiledLine(_ height: Double) -> Double {
    height.ceiled(toScale: contentScale ?? traits.displayScale)
  }
}

/// Whether a content depends on the width of its view.
final class WidthUse {
  var isRead = false
}

/// What diagrams show of a view.
public struct ViewContent {
  /// What the view is drawn as, with what only views of its kind show.
  public var control: SolvedLayout.Control
  /// The text as it is shown; `nil` without one.
  public var text: SolvedLayout.Text? {
    _read { yield sharedText.value }
    set {
      sharedText = newValue.map { Shared($0) } ?? .noText
      textFit = newValue.map { TextFit($0) } ?? .none
    }
  }
  /// A text is large, and the solved layout has the same one.
  private(set) var sharedText: Shared<SolvedLayout.Text?>
  /// What tells of most texts whether they are cut.
  private(set) var textFit: TextFit
  /// Whether there is a text.
  var hasText: Bool { sharedText !== Shared<SolvedLayout.Text?>.noText }
  /// Distance in points from the top edge to the first baseline; `nil` without text.
  public var firstBaselineFromTop: Double?
  /// Distance in points from the last baseline to the bottom edge; `nil` without text.
  public var lastBaselineFromBottom: Double?
  /// Whether the text stays in the middle of a view that is higher than its content, and the
  /// baselines with it.
  public var centersText = false
  /// Distances of the baselines from the top and the bottom edge of a view of some height.
  func baselines(height: Double) -> (fromTop: Double, fromBottom: Double)? {
    guard let top = firstBaselineFromTop, let bottom = lastBaselineFromBottom else { return nil }
    guard centersText else { return (top, bottom) }
    return (height / 2 + (top - bottom) / 2, height / 2 - (top - bottom) / 2)
  }

  /// Makes the content of a view that is drawn as a control.
  public init(_ control: SolvedLayout.Control, text: SolvedLayout.Text? = nil) {
    self.control = control
    if let text {
      textFit = TextFit(text)
      sharedText = Shared(text)
    } else {
      textFit = .none
      sharedText = .noText
    }
  }

  /// What is read of each text in each layout, beside it: a copy of a text counts five references.
  struct TextFit {
    /// Whether there is a text whose letters are shown.
    var isShown = false
    var isOneLine = false
    var hasInsets = false
    /// Whether parts of it may have fonts of their own.
    var hasParts = false
    /// Whether it is cut as it is.
    var isTruncated = false

    static var none: TextFit { TextFit() }

    private init() {}

    fileprivate init(_ text: SolvedLayout.Text) {
      isShown = !text.string.isEmpty && !text.isSecure
      isOneLine = text.numberOfLines == 1
      hasInsets = text.insets != nil
      hasParts = text.runs != nil
      isTruncated = text.isTruncated
    }
  }
}

extension ViewContent {
  /// The first baseline lies a rounded ascender below the top of the line, the last one as far
  /// above the bottom as in a single line.
  mutating func setBaselines(_ font: Font, scale: Double, padding: Double = 0) {
    let ascender = (font.ascender * scale).rounded() / scale
    firstBaselineFromTop = padding + ascender
    lastBaselineFromBottom = padding + font.lineHeight.ceiled(toScale: scale) - ascender
  }
}
