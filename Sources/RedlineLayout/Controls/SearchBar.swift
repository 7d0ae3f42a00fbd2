public import Foundation

/// A field to search in, as `UISearchBar`: 56 pt high, 44 before iOS 11 and 64 since iOS 26.
open class SearchBar: View {
  /// What an empty field shows.
  public var placeholder: String
  /// What was typed; empty shows the placeholder.
  public var text: String
  /// Whether it lies below a navigation bar, where it is 52 pt high since iOS 11.
  package var isBelowBar = false
  /// Whether a prompt is above the field, for which 30 pt are an estimate.
  package var hasPrompt = false
  /// Whether titles of scopes are in a row of 44 pt below the field.
  package var hasScopes = false

  /// Makes a search bar.
  /// - Parameters:
  ///   - placeholder: What an empty field shows.
  ///   - text: What was typed.
  public init(_ placeholder: String = "Search", text: String = "") {
    self.placeholder = placeholder
    self.text = text
    super.init()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 56)
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    let version = context.systemVersion
    let field: CGFloat = version < 11 ? 44 : version < 26 ? (isBelowBar ? 52 : 56) : 64
    return CGSize(
      width: View.noIntrinsicMetric,
      height: field + (hasPrompt ? 30 : 0) + (hasScopes ? 44 : 0))
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let isEmpty = text.isEmpty
    return ViewContent(
      .searchBar,
      text: SolvedLayout.Text(
        string: isEmpty ? placeholder : text, font: .system(size: 17), alignment: .natural,
        truncation: .tail, numberOfLines: 1, color: isEmpty ? .secondaryLabel : .label,
        isPlaceholder: isEmpty))
  }
}
