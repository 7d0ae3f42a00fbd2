package import Foundation
package import RedlineModel

/// The images and colours of asset catalogs, and pictures that lie loose in folders.
///
/// What is read stays within the folder that is named: links are not followed, and a description
/// names files beside itself only.
package struct AssetCatalog: Sendable {
  /// A file of an image with its pixels in a point.
  package struct File: Hashable, Sendable {
    package var url: URL
    package var scale: Double
  }

  /// An image with its files for scales of screens.
  package struct Image: Hashable, Sendable {
    package var light: [File] = []
    /// Those for dark appearance; empty where there are none of their own.
    package var dark: [File] = []
    /// Those for high contrast in light and in dark appearance; empty likewise.
    package var highContrast: [File] = []
    package var darkHighContrast: [File] = []
    /// All of them.
    package var files: [File] { light + dark + highContrast + darkHighContrast }
    package var rendering = Pictures.Rendering.automatic
    /// Which parts of it stretch and which do not; `nil` where all of it does.
    package var slices: Pictures.Slices?
  }

  package private(set) var images: [String: Image] = [:]
  package private(set) var colors: [String: Color] = [:]
  /// The files that say what the colours are.
  private var colorFiles: [String: URL] = [:]
  package var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  package init() {}

  /// Adds what stands in a folder of resources: its catalogs and its pictures, not what is deeper.
  package mutating func read(_ folder: URL) {
    for url in Self.contents(folder) {
      if url.pathExtension == "xcassets" {
        readCatalog(url)
      } else if PictureSize.isPicture(url) {
        addPicture(url)
      }
    }
  }

  /// Adds a catalog, a folder that ends in `.xcassets`.
  package mutating func readCatalog(_ folder: URL) {
    var budget = Self.greatestCatalog
    readGroup(folder, prefix: "", depth: 0, &budget)
  }

  /// Adds a picture that lies loose: `photo@2x.png` is a file of `photo`.
  package mutating func addPicture(_ url: URL) {
    let (name, scale) = Self.nameAndScale(url.deletingPathExtension().lastPathComponent)
    images[name, default: Image()].light.append(File(url: url, scale: scale))
  }

  /// Adds what another has under names that are not here.
  package mutating func fill(from other: AssetCatalog) {
    images.merge(other.images) { own, _ in own }
    colors.merge(other.colors) { own, _ in own }
    colorFiles.merge(other.colorFiles) { own, _ in own }
  }

  /// The files that images and colours of some names are read from, in the order of their paths: when
  /// one of them changes, so does what is drawn.
  package func paths(images: Set<String>, colors: Set<String>) -> [String] {
    var urls = Set(colors.compactMap { colorFiles[$0] })
    for image in images.compactMap({ image($0) }) {
      for file in image.files {
        urls.insert(file.url)
        urls.insert(
          file.url.deletingLastPathComponent().appending(path: AssetContents.fileName))
      }
    }
    return urls.map(\.path).sorted()
  }

  /// The image of a name, with an ending or without.
  package func image(_ name: String) -> Image? {
    let (plain, _) = Self.nameAndScale((name as NSString).deletingPathExtension)
    return images[name] ?? images[plain]
  }

  /// `photo` and 2 for `photo@2x`.
  package static func nameAndScale(_ name: String) -> (name: String, scale: Double) {
    for scale in [2.0, 3] where name.hasSuffix("@\(Int(scale))x") {
      return (String(name.dropLast(3)), scale)
    }
    return (name, 1)
  }
}

extension AssetCatalog.Image {
  /// The files for dark or light appearance in a contrast, those for the scale of a screen first.
  ///
  /// For high contrast without files of its own the usual ones are taken; for dark appearance without
  /// any there is none.
  package func files(
    scale: Double, isDark: Bool = false, contrast: Contrast = .normal
  ) -> [AssetCatalog.File] {
    let own = isDark ? darkHighContrast : highContrast
    let usual = isDark ? dark : light
    return (contrast == .high && !own.isEmpty ? own : usual)
      .sorted { abs($0.scale - scale) < abs($1.scale - scale) }
  }

  /// The size in points with the pixels in a point: that of the file for the screen's scale, or the
  /// nearest one that can be read; `nil` if none can.
  package func size(scale: Double) -> (size: CGSize, scale: Double)? {
    for file in files(scale: scale) {
      if let size = file.size { return (size, file.scale) }
    }
    return nil
  }
}

extension AssetCatalog.File {
  /// In points; `nil` for what cannot be read.
  package var size: CGSize? {
    guard let size = PictureSize.read(url) else { return nil }
    let own = PictureSize.isVector(url) ? 1 : max(1, scale)
    return CGSize(width: size.width / own, height: size.height / own)
  }
}

// MARK: - Reading

extension AssetCatalog {
  /// The most folders of one catalog.
  private static let greatestCatalog = 20_000
  private static let greatestDepth = 16

  private static func contents(_ folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  /// A folder of a catalog; names begin with those of folders that ask for it.
  private mutating func readGroup(
    _ folder: URL, prefix: String, depth: Int, _ budget: inout Int
  ) {
    guard depth < Self.greatestDepth else { return }
    for url in Self.contents(folder) where !Self.isLink(url) {
      budget -= 1
      guard budget > 0 else { return }
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": readImage(url, prefix + name)
      case "colorset": readColor(url, prefix + name)
      case "":
        let isNamed = AssetContents(in: url)?.properties?.providesNamespace == true
        readGroup(url, prefix: isNamed ? prefix + name + "/" : prefix, depth: depth + 1, &budget)
      default: break
      }
    }
  }

  /// Links may lead anywhere, also around in circles.
  static func isLink(_ url: URL) -> Bool {
    let values = try? url.resourceValues(forKeys: [.isSymbolicLinkKey])
    return values?.isSymbolicLink ?? false
  }

  private mutating func readImage(_ folder: URL, _ name: String) {
    let contents = AssetContents(in: folder)
    let entries = (contents?.images ?? []).filter { $0.safeName != nil }
    let light = entries.filter { $0.look == .init() }
    // Images for other devices alone are better than none.
    let usual = light.filter(\.isForPhones)
    var image = Image()
    func files(_ look: AssetContents.Look) -> [File] {
      Self.files(entries.filter { $0.look == look }, in: folder)
    }
    image.light = Self.files(usual.isEmpty ? light : usual, in: folder)
    image.dark = files(.init(isDark: true))
    image.highContrast = files(.init(isHighContrast: true))
    image.darkHighContrast = files(.init(isDark: true, isHighContrast: true))
    image.rendering =
      contents?.properties?.rendering.flatMap { Pictures.Rendering(rawValue: $0) } ?? .automatic
    let scaleOf = { (entry: AssetContents.Image) in
      max(1, entry.scale.flatMap { Double($0.dropLast()) } ?? 1)
    }
    image.slices =
      (usual.isEmpty ? light : usual).lazy.compactMap { entry in
        entry.resizing?.slices(scale: scaleOf(entry))
      }.first
    images[name] = image
  }

  private static func files(_ entries: [AssetContents.Image], in folder: URL) -> [File] {
    entries.compactMap { entry in
      guard let name = entry.safeName else { return nil }
      let url = folder.appending(path: name)
      guard !isLink(url) else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return File(url: url, scale: scale.isFinite && scale > 0 ? scale : 1)
    }
  }

  private mutating func readColor(_ folder: URL, _ name: String) {
    let entries = (AssetContents(in: folder)?.colors ?? []).sorted { $0.rank < $1.rank }
    // What has no entry of its own is as in dark appearance, else as in its contrast, else as usual.
    func form(_ look: AssetContents.Look) -> AssetContents.ColorEntry.Form? {
      let looks = [
        look, .init(isDark: look.isDark), .init(isHighContrast: look.isHighContrast), .init(),
      ]
      return looks.lazy.compactMap { own in
        entries.lazy.filter { $0.look == own }.compactMap { $0.form(look) }.first
      }.first
    }
    func color(isHighContrast: Bool) -> Color? {
      guard let light = form(.init(isHighContrast: isHighContrast)),
        let dark = form(.init(isDark: true, isHighContrast: isHighContrast))
      else { return nil }
      return Color(
        name: name, light: light.rgb, dark: dark.rgb, alpha: light.alpha, darkAlpha: dark.alpha)
    }
    guard let usual = color(isHighContrast: false), let high = color(isHighContrast: true) else {
      return
    }
    colorFiles[name] = folder.appending(path: AssetContents.fileName)
    colors[name] = usual == high ? usual : usual.highContrast(high)
  }
}
