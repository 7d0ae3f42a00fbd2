public import Foundation

/// A row of dots, one for each page, as `UIPageControl`.
///
/// 37 pt high and 16 pt a page without the last gap before iOS 14. Since then it is 26 pt high and 18 pt a
/// page and 62 pt wide, which is known for three pages only, and since iOS 18 17⅓ pt a page and 22 pt.
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
    if context.systemVersion < 14 { return CGSize(width: max(0, 16 * count - 9), height: 37) }
    // Reference: frames in Interface Builder files.
    let width = context.systemVersion < 18 ? 18 * count + 62 : 52 * count / 3 + 22
    return CGSize(width: count == 0 ? 0 : width, height: 26)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.pageControl(pages: numberOfPages, current: currentPage))
  }
}
