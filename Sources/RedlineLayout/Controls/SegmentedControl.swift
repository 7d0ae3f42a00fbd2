public import Foundation

/// A row of titles of which one is chosen, as `UISegmentedControl`.
///
/// The alignment rect is 31 pt high (28 before iOS 13), the frame 1 pt more. All segments are as
/// wide as the widest title and 19 pt (15 before iOS 13, 17 since iOS 26), which was fitted to Interface
/// Builder files.
open class SegmentedControl: View {
  /// Titles of the segments, from leading to trailing.
  public var titles: [String]
  /// The position of the chosen segment, `nil` for none.
  public var selectedIndex: Int?
  /// Whether each segment is as wide as its own title needs.
  package var apportionsByContent = false

  /// Makes a control.
  /// - Parameters:
  ///   - titles: Titles of the segments.
  ///   - selected: The position of the chosen segment, from 0; `nil` for none.
  public init(_ titles: [String] = [], selected: Int? = nil) {
    self.titles = titles
    selectedIndex = selected
    super.init()
  }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }

  open override func contentSize(in context: ContentContext) -> CGSize {
    let system = context.systemVersion
    let height = system < 13 ? 28.0 : 31
    guard !titles.isEmpty else { return CGSize(width: View.noIntrinsicMetric, height: height) }
    let room = system < 13 ? 15.0 : system < 26 ? 19 : 17
    let widths = titles.map { title in
      let width = context.text.measure(
        title, font: Self.font(system), maximumWidth: nil, maximumLines: 1
      ).width
      return (width - 1e-6).rounded(.up) + room
    }
    let width =
      apportionsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(titles.count)
    return CGSize(width: system < 26 ? width - 1 : width, height: height)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.segmentedControl(titles: titles, selected: selectedIndex))
  }

  /// The font of the titles, which was regular before iOS 13.
  static func font(_ system: SystemVersion) -> Font {
    .system(size: 13, weight: system < 13 ? .regular : .medium)
  }
}
