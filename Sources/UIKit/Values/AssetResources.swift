import RedlineAssets

/// A colour of asset catalogs, by the name that Xcode gives it in code.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of a name in the catalogs of a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// An image of asset catalogs, by the name that Xcode gives it in code.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The image of a name in the catalogs of a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
  /// A colour of asset catalogs with its dark form; clear where they have none of that name.
  public convenience init(resource: ColorResource) {
    self.init(AssetCatalog.of(resource.bundle).colors[resource.name] ?? UIColor.clear.peer)
  }
}

extension UIImage {
  /// An image of asset catalogs, of its size and drawn as a placeholder.
  public convenience init(resource: ImageResource) {
    self.init(named: resource.name, of: AssetCatalog.of(resource.bundle))
  }
}
