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

  /// A view with an image, and one that it shows while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show()
    self.highlightedImage = highlightedImage
    tell(UIImage?.none, highlightedImage, "highlightedImage")
  }

  open var image: UIImage? { didSet { show() } }
  /// Shown in place of the image while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet {
      tell(oldValue, highlightedImage)
      show()
    }
  }
  open var isHighlighted = false {
    didSet {
      peer.isHighlighted = isHighlighted
      if highlightedImage != nil { show() }
    }
  }
  /// The size of a symbol that has none of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      tell(oldValue, preferredSymbolConfiguration)
      show()
    }
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
    let shown = (isHighlighted ? highlightedImage ?? image : image)?
      .preferring(preferredSymbolConfiguration)
    imageView.imageName = shown?.name
    imageView.imageSize = shown?.size
    showImage(shown)
    LayoutChanges.note()
  }
}
