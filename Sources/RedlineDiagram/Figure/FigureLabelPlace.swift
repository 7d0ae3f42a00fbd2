/// Where the labels of some constraints stand, for those who know better than the placement.
///
/// ```swift
/// diagram.figure.labels = [
///   FigureLabelPlace(.hidden, of: .kinds([.alignment])),
///   FigureLabelPlace(.left, of: .items(["titleLabel"]), .axis(.vertical)),
/// ]
/// ```
public struct FigureLabelPlace: Codable, Hashable, Sendable {
  /// A side of the picture.
  public enum Place: String, Codable, Hashable, Sendable, CaseIterable {
    /// The line is drawn without a label.
    case hidden
    /// In the gutter at the left of the screen, or at the right.
    case left, right
    /// Above what the figure is about, or below.
    case above, below
  }

  /// Where they stand; where there is no room, the label stands as if nobody had asked.
  public var place: Place
  /// Constraints for which all of the filters hold.
  public var filters: [FigureFilter]

  /// - Parameters:
  ///   - place: Where the labels stand.
  ///   - filters: Of which constraints; at least one.
  public init(_ place: Place, of filters: FigureFilter...) {
    self.place = place
    self.filters = filters
  }
}
