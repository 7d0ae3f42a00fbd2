import RedlineAssets
import RedlineLayout

/// An image by its name and size: images are drawn as placeholders with their names.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name that was asked for; `nil` for one without.
  let name: String?
  /// Width × height in points.
  public let size: CGSize
  /// Pixels in a point; 1 unless given.
  public let scale: CGFloat
  /// Compared only: images are drawn as placeholders.
  public let renderingMode: RenderingMode
  /// A hash of the file that it was read from; `nil` for one without.
  let file: String?
  /// What else was said of it, which is compared only: `weight bold`.
  let looks: [String]
  /// The colour that it was given; `nil` for one without.
  let tint: UIColor?
  /// What code has drawn as the image, in points from its upper left corner.
  let paintings: [SolvedLayout.Painting]
  /// What was asked for of a symbol's size; `nil` for another image.
  private let symbol: SymbolRequest?
  /// Whether it is a symbol of the system.
  public var isSymbolImage: Bool { symbol != nil }
  /// What a bar draws it as: a symbol of the system, or for another image that of pictures.
  var barName: String { symbol == nil ? "photo" : name ?? "photo" }

  /// Whether an image would take the tint colour; images are drawn as placeholders.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  init(
    name: String?, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    file: String? = nil, looks: [String] = [], symbol: SymbolRequest? = nil,
    tint: UIColor? = nil, paintings: [SolvedLayout.Painting] = []
  ) {
    (self.tint, self.paintings) = (tint, paintings)
    (self.file, self.looks, self.symbol) = (file, looks, symbol)
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  /// An image without a size, which nothing draws.
  public override convenience init() { self.init(name: nil, size: .zero) }

  /// An image of the resources' asset catalogs and folders, of its size and drawn as a placeholder;
  /// `nil` for a name that they do not have. Without any, it is 24 × 24 pt.
  @_disfavoredOverload
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// An image of the resources; for a name that they do not have `nil`, and a line on standard error that names this one.
  public convenience init?(named name: String, fileID: String = #fileID, line: Int = #line) {
    let catalog = AssetCatalog.of(nil)
    if !catalog.isEmpty, catalog.image(name, scale: 3) == nil {
      let kind = catalog.image(name) == nil ? "image" : "file of an image"
      MissingAssets.tell(name, kind: kind, SourceLocation(fileID: fileID, line: line))
    }
    self.init(named: name, in: nil, with: nil)
  }

  /// A symbol with that name, of its size at the body style where its proportions are known and else a
  /// square; `nil` for what cannot be the name of one. Which names there are is not known.
  @_disfavoredOverload
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol with that name; for what cannot be the name of one `nil`, and a line on standard error that names this
  /// one.
  public convenience init?(systemName name: String, fileID: String = #fileID, line: Int = #line) {
    if !Self.isSymbolName(name) {
      MissingAssets.tell(name, kind: "symbol", SourceLocation(fileID: fileID, line: line))
    }
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol with that name in the size of a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard Self.isSymbolName(name) else { return nil }
    let symbol = configuration?.symbol ?? SymbolRequest()
    self.init(
      name: name, size: symbol.size(of: name), looks: configuration?.looks ?? [], symbol: symbol)
  }

  /// Whether a name is written as those of symbols are: words of small letters and digits with dots between.
  private static func isSymbolName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
  }

  /// The same image with another mode, which is compared only.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, renderingMode: renderingMode, file: file, looks: looks,
      symbol: symbol, tint: tint, paintings: paintings)
  }

  /// The same image, of which something is said that is compared only.
  private func saying(
    _ look: String, _ renderingMode: RenderingMode? = nil, tint: UIColor? = nil
  ) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, renderingMode: renderingMode ?? self.renderingMode,
      file: file, looks: looks + [look], symbol: symbol, tint: tint ?? self.tint,
      paintings: paintings)
  }

  /// An image of a bundle's asset catalogs and folders.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(named: name, in: bundle, with: nil) }
  /// An image of a bundle's asset catalogs and folders; `nil` for a name that they do not have. Without
  /// any, it is 24 × 24 pt.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let catalog = AssetCatalog.of(bundle)
    guard !catalog.isEmpty else {
      self.init(name: name, size: CGSize(width: 24, height: 24))
      return
    }
    // Files for 3 pixels in a point are the nearest to those of all phones of today.
    guard let found = catalog.image(name, scale: 3) else { return nil }
    self.init(
      name: name, size: found.size, scale: found.scale, renderingMode: catalog.renderingMode(name),
      file: catalog.fileHash(name, scale: 3))
  }
  /// An image of the resources; one that they do not have is a placeholder of 24 × 24 pt.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(named: name, of: AssetCatalog.of(nil))
  }
  /// An image of a catalog; one that it does not have is a placeholder of 24 × 24 pt.
  convenience init(named name: String, of catalog: AssetCatalog) {
    let found = catalog.image(name, scale: 3)
    self.init(
      name: name, size: found?.size ?? CGSize(width: 24, height: 24), scale: found?.scale ?? 1,
      renderingMode: catalog.renderingMode(name), file: catalog.fileHash(name, scale: 3))
  }
  /// A placeholder with the name of the file, of the file's size where that can be read and else of
  /// 24 × 24 pt; `nil` where there is no file.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    // Folders differ from machine to machine.
    let (name, scale) = AssetCatalog.nameAndScale(url.deletingPathExtension().lastPathComponent)
    let size = PictureSize.read(url).map { size in
      PictureSize.isVector(url)
        ? size : CGSize(width: size.width / scale, height: size.height / scale)
    }
    self.init(
      name: name, size: size ?? CGSize(width: 24, height: 24), scale: CGFloat(scale),
      file: AssetCatalog.hash(of: url))
  }
  /// A placeholder of 24 × 24 pt: the picture is compared only.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// A placeholder of 24 × 24 pt at the scale: the picture is compared only.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(
      name: nil, size: CGSize(width: 24, height: 24), scale: scale,
      file: AssetCatalog.hash(of: data))
  }
  /// A placeholder of the size of the pixels.
  public convenience init(cgImage: CGImage) {
    self.init(
      name: nil, size: CGSize(width: cgImage.width, height: cgImage.height),
      looks: cgImage.source.map { ["of \($0)"] } ?? [])
  }
  /// A placeholder of the size of the pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(
      name: nil, size: size, scale: scale,
      looks: (cgImage.source.map { ["of \($0)"] } ?? [])
        + (orientation == .up ? [] : ["\(orientation)"]))
  }

  /// How a picture was held.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// What is stretched.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Pixels, of which there are none.
  public var cgImage: CGImage? { CGImage(size: size, scale: scale, source: source) }
  /// Which picture it is: its name or its file, with what was said of it; `nil` for a plain placeholder.
  private var source: String? {
    let parts = [name, file].compactMap(\.self) + looks
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  /// Always up: no picture is read.
  public var imageOrientation: Orientation { .up }
  /// No insets.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// No insets.
  public var capInsets: UIEdgeInsets { .zero }
  /// Always `nil`: an image is one image.
  public var images: [UIImage]? { nil }
  /// Always `nil`: no picture is read.
  public func pngData() -> Data? { nil }
  /// Always `nil`: no picture is read.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Drawn where a view draws itself, as a placeholder unless it is a symbol or drawn by code.
  public func draw(in rect: CGRect) {
    PaintRecorder.say("image", self, rect)
    PaintRecorder.paint(self, in: rect)
  }
  /// Drawn where a view draws itself, as a placeholder unless it is a symbol or drawn by code.
  public func draw(at point: CGPoint) {
    PaintRecorder.say("image", self, point)
    PaintRecorder.paint(self, in: CGRect(origin: point, size: size))
  }
  /// Drawn where a view draws itself; modes of blending are compared only.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    PaintRecorder.say("image", self, rect, blendMode, alpha)
    PaintRecorder.paint(self, in: rect, alpha: alpha)
  }
  /// Drawn where a view draws itself; modes of blending are compared only.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    PaintRecorder.say("image", self, point, blendMode, alpha)
    PaintRecorder.paint(self, in: CGRect(origin: point, size: size), alpha: alpha)
  }
  /// The image with insets that are compared only.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    saying("capInsets \(capInsets.words)")
  }
  /// The image with insets that are compared only.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { saying("capInsets \(capInsets.words) \(resizingMode)") }
  /// The image with insets that are compared only.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    saying("leftCapWidth \(leftCapWidth), topCapHeight \(topCapHeight)")
  }
  /// The image with a mark that is compared only.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    saying("flipsForRightToLeftLayoutDirection")
  }
  /// The image with insets that are compared only.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    saying("alignmentRectInsets \(alignmentInsets.words)")
  }
  /// The image in another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(
      name: name, size: size, scale: scale, renderingMode: renderingMode, file: file, looks: looks)
  }
  /// The image in a colour, in which views show it with the mode `alwaysOriginal`.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    saying("tintColor \(color.peer.words)", renderingMode, tint: color)
  }
  /// A symbol in the size of the configuration, or in its own where that says none; any other image is
  /// the image itself.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol else { return self }
    let own = configuration.symbol.over(symbol)
    return UIImage(
      name: name, size: own.size(of: name), scale: scale, renderingMode: renderingMode,
      looks: looks + configuration.looks, symbol: own, tint: tint)
  }
  /// A symbol in the size of what shows it, unless it has a configuration of its own; any other image is
  /// the image itself.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let symbol else { return self }
    let own = symbol.over(configuration.symbol)
    return UIImage(
      name: name, size: own.size(of: name), scale: scale, renderingMode: renderingMode,
      looks: looks, symbol: own, tint: tint)
  }
  /// The same symbol in the size of a configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// The image itself: nothing is decoded.
  public func preparingForDisplay() -> UIImage? { self }

  /// The image in a colour, in which views show it with the mode `alwaysOriginal`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    saying("tintColor \(color.peer.words)", tint: color)
  }
}

extension UIEdgeInsets {
  fileprivate var words: String {
    [top, left, bottom, right].map { exactNumber(Double($0)) }.joined(separator: ", ")
  }
}
