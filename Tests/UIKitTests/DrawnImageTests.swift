import Testing
import UIKit

/// Images that a program draws by functions.
@MainActor @Suite(.serialized) struct DrawnImageTests {
  private func drawn(
    _ size: CGSize, _ scale: CGFloat, _ draw: () -> Void = { UIRectFill(.zero) }
  ) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    draw()
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  @Test func sizes() throws {
    turn(to: Screen.phone15)
    // name, size in points, scale that is asked for, scale, pixels
    let rows: [(String, CGSize, CGFloat, CGFloat, (Int, Int))] = [
      ("one pixel in a point", CGSize(width: 100, height: 50), 1, 1, (100, 50)),
      ("two", CGSize(width: 100, height: 50), 2, 2, (200, 100)),
      ("the screen's", CGSize(width: 10, height: 20), 0, 3, (30, 60)),
    ]
    for (name, size, asked, scale, pixels) in rows {
      let image = try #require(drawn(size, asked), "\(name)")
      #expect(image.size == size && image.scale == scale, "\(name)")
      let picture = try #require(image.cgImage)
      #expect((picture.width, picture.height) == pixels, "\(name)")
      #expect(
        UIImage(cgImage: picture).size == CGSize(width: pixels.0, height: pixels.1), "\(name)")
    }
    UIGraphicsBeginImageContext(CGSize(width: 7, height: 9))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 7, height: 9))
    UIGraphicsEndImageContext()
  }

  @Test func thereIsNoneBesideAContext() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(drawn(CGSize(width: 0, height: 10), 1) == nil)
    UIGraphicsEndImageContext()
    let inner = drawn(CGSize(width: 20, height: 20), 1) {
      #expect(drawn(CGSize(width: 5, height: 5), 1)?.size.width == 5)
      #expect(UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath.width == 20)
    }
    #expect(inner?.size.width == 20)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// An image in one of two colours, of which the layout says which it is.
  nonisolated private static let row = SilentRow("the colour of an image", "drawn ") { isOther in
    screen(UIImageView()) {
      let size = CGSize(width: 30, height: 20)
      UIGraphicsBeginImageContextWithOptions(size, false, 0)
      (isOther ? UIColor.red : .blue).setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      let picture = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
      UIGraphicsEndImageContext()
      $0.image = picture.map { UIImage(cgImage: $0) }
    }
  }

  @Test func whatIsDrawnIsCompared() throws { try Self.row.check() }
}
