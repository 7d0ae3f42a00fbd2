import RedlineLayout

/// An image, drawn as a placeholder with its name.
@preconcurrency @MainActor
open class UIImageView: UIView {
  override class func makePeer() -> View { ImageView() }

  private var imageView: ImageView { peer as! ImageView }

  /// A view of the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view with an image; the highlighted one is compared only.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show()
    tell(UIImage?.none, highlightedImage, "highlightedImage")
  }

  open var image: UIImage? { didSet { show() } }
  open var isHighlighted = false { didSet { peer.isHighlighted = isHighlighted } }
  /// Compared only.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { tell(oldValue, preferredSymbolConfiguration) }
  }

  /// Compared only, as the properties that follow: pictures do not move.
  open var animationImages: [UIImage]? { didSet { tell(oldValue, animationImages) } }
  open var highlightedAnimationImages: [UIImage]? {
    didSet { tell(oldValue, highlightedAnimationImages) }
  }
  open var animationDuration: TimeInterval = 0 { didSet { tell(oldValue, animationDuration) } }
  open var animationRepeatCount = 0 { didSet { tell(oldValue, animationRepeatCount) } }
  /// False: pictures do not move.
  open var isAnimating: Bool { false }
  /// Does nothing: pictures do not move.
  open func startAnimating() {}
  /// Does nothing: pictures do not move.
  open func stopAnimating() {}

  private func show() {
    imageView.imageName = image?.name
    imageView.imageSize = image?.size
    showImage(image)
    LayoutChanges.note()
  }
}
