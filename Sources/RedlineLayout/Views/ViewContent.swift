import Foundation

/// What a view may use to find the size of its content.
public struct ContentContext {
  public var traits: TraitCollection
  public var text: any TextMeasuring
  /// The width that the view got in the pass before, in points; `nil` in the first pass.
  public var width: Double?

  /// Rounds a length up to the device's pixels.
  public func ceiled(_ length: Double) -> Double {
    length.ceiled(toScale: traits.displayScale)
  }
}

/// What diagrams show of a view.
public struct ViewContent {
  public var kind: SolvedLayout.Item.Kind
  public var text: SolvedLayout.Text?
  /// Distance in points from the top edge to the first baseline; `nil` without text.
  public var firstBaselineFromTop: Double?
  /// Distance in points from the last baseline to the bottom edge; `nil` without text.
  public var lastBaselineFromBottom: Double?
  public var isOn = false
  public var hasRoundedBorder = false
  public var imageName: String?
  public var value = 0.5

  public init(kind: SolvedLayout.Item.Kind, text: SolvedLayout.Text? = nil) {
    self.kind = kind
    self.text = text
  }
}
