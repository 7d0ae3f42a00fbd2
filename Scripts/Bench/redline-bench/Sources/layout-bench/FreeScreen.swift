import RedlineKit

/// Boxes with a size, of which nothing says where they are: as many findings as boxes.
final class FreeScreen: View, LayoutSpec {
  let boxes: [View]

  /// - Parameter viewCount: The number of views with this one, at least 2.
  init(viewCount: Int) {
    boxes = (1..<viewCount).map { _ in View() }
    super.init()
  }

  var layout: Layout {
    for box in boxes {
      box
      box.width == 40
      box.height == 30
    }
  }
}
