/// Something in a bar; its title is drawn.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  /// Stored only, as the properties that follow.
  open var image: UIImage?
  /// Stored only: items are drawn as enabled ones.
  open var isEnabled = true
  /// Stored only.
  open var tag = 0

  public override init() { super.init() }
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// An item with a title or an image; the title is drawn, the image is stored only.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image
  }
}

/// A tab's title and image.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public override init() { super.init() }

  /// An item with a title or an image; the title is drawn, the image is stored only.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}
