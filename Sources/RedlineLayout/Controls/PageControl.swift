public import Foundation

/// A row of dots, one for each page, as `UIPageControl`.
///
/// 37 pt high and 16 pt a page without the last gap before iOS 14. Since then it is 26 pt high; its
/// width, 18 pt a page and 62 pt, is known for three pages only.
open class PageControl: View {
  /// The number of dots, ≥ 0.
  public var numberOfPages: Int
  /// Counted from 0.
  public var currentPage: Int

  /// Makes a row of dots.
  /// - Parameters:
  ///   - pages: The number of dots; below 0 there are none.
  ///   - current: The page that is shown, from 0.
  public init(pages: Int = 0, current: Int = 0) {
    numberOfPages = max(0, pages)
    currentPage = current
    super.init()
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    let count = Double(numberOfPages)
    return context.systemVersion < 14
      ? CGSize(width: max(0, 16 * count - 9), height: 37)
      : CGSize(width: count == 0 ? 0 : 18 * count + 62, height: 26)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.pageControl(pages: numberOfPages, current: currentPage))
  }
}
