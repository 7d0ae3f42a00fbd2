public import Foundation

/// An image, drawn as a placeholder with its name, as `UIImageView`.
open class ImageView: View {
  /// The name that the placeholder shows.
  @exclusivity(unchecked) public var imageName: String? { didSet { noteOwnChange() } }
  /// Size of the image in points; `nil` without an image.
  @exclusivity(unchecked) public var imageSize: CGSize? { didSet { noteOwnChange() } }
  /// What the image's alignment rect leaves out of it, in points.
  @exclusivity(unchecked) public var imageAlignmentInsets = EdgeInsets.zero {
    didSet { noteOwnChange() }
  }

  /// Makes an image view.
  /// - Parameters:
  ///   - imageName: The name that the placeholder shows.
  ///   - size: The size of the image in points; `nil` gives the view no content size.
  public init(_ imageName: String? = nil, size: CGSize? = nil) {
    self.imageName = imageName
    imageSize = size
    super.init()
  }

  open override var alignmentRectInsets: EdgeInsets {
    imageSize == nil ? .zero : imageAlignmentInsets
  }

  open override var intrinsicContentSize: CGSize {
    guard let imageSize else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    let insets = imageAlignmentInsets
    return CGSize(
      width: imageSize.width - insets.left - insets.right,
      height: imageSize.height - insets.top - insets.bottom)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.imageView(name: imageName))
  }
}
