import RedlineAssets
import RedlineLayout
import Synchronization

/// The images and colours among the resources of a program.
///
/// Catalogs are looked for in the bundle that is named, and else in the program's own and in those of
/// the packages that it is made of, as they lie beside it: `.copy("Assets.xcassets")` in a package. A file
/// that is drawn without a package has the catalogs of the project around it, if there are any.
extension AssetCatalog {
  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// What a bundle has; without one, what the program and its packages have. It is read once.
  static func of(_ bundle: Bundle?) -> AssetCatalog {
    let key = bundle?.bundlePath ?? ""
    if let found = known.withLock({ $0[key] }) { return found }
    let own = bundle ?? .main
    var folders = [own.resourceURL, own.bundleURL].compactMap(\.self)
    if bundle == nil || bundle == .main {
      let found = try? FileManager.default.contentsOfDirectory(
        at: own.bundleURL, includingPropertiesForKeys: nil)
      folders += (found ?? []).filter { $0.pathExtension == "resources" }
    }
    var catalog = AssetCatalog()
    for folder in Set(folders.map(\.standardizedFileURL)).sorted(by: { $0.path < $1.path }) {
      catalog.read(folder)
    }
    if catalog.isEmpty, bundle == nil || bundle == .main, let file = ProjectAssets.drawnFile {
      let project = ProjectAssets(around: file)
      if project.isComplete { catalog = project.catalog }
    }
    known.withLock { $0[key] = catalog }
    return catalog
  }

  /// The size of an image in points with its pixels in a point; `nil` for a name that there is no image
  /// of. One whose size cannot be read is a placeholder of 24 × 24 pt.
  func image(_ name: String, scale: Double) -> (size: CGSize, scale: Double)? {
    guard let image = image(name) else { return nil }
    if let found = image.size(scale: scale) { return found }
    guard !image.light.isEmpty else { return (.zero, 1) }
    let isThere = image.light.contains { FileManager.default.fileExists(atPath: $0.url.path) }
    return isThere ? (CGSize(width: 24, height: 24), 1) : nil
  }

  /// What the catalog says of the image's colours.
  func renderingMode(_ name: String) -> UIImage.RenderingMode {
    switch image(name)?.rendering {
    case .template: .alwaysTemplate
    case .original: .alwaysOriginal
    case .automatic, nil: .automatic
    }
  }

  /// How many bytes are hashed at once, and at how many of them a file ends that has no end.
  private static let (pieceSize, greatestCount) = (1 << 25, 256)
  private static let hashes = Mutex<[String: String?]>([:])

  /// A hash of the bytes of the file for a scale, and of those for dark appearance and high contrast where
  /// they are other ones: another picture under the same name is another image. `nil` where there is no file.
  func fileHash(_ name: String, scale: Double) -> String? {
    guard let image = image(name) else { return nil }
    func hash(isDark: Bool = false, _ contrast: Contrast = .normal) -> String? {
      image.files(scale: scale, isDark: isDark, contrast: contrast).first { $0.size != nil }
        .flatMap(Self.hash)
    }
    guard let light = hash() ?? hash(isDark: true) else { return nil }
    let dark = hash(isDark: true) ?? light
    let (high, darkHigh) = (hash(.high) ?? light, hash(isDark: true, .high) ?? dark)
    let others = [
      ("dark", dark, light), ("high contrast", high, light), ("dark high contrast", darkHigh, dark),
    ].filter { $1 != $2 }.map { "\($0.0) \($0.1)" }
    return ([light] + others).joined(separator: ", ")
  }

  private static func hash(_ file: File) -> String? { hash(of: file.url) }

  /// A hash of the bytes of a file, which is read once, and piece by piece; `nil` for one that cannot be
  /// read, or has none.
  static func hash(of url: URL) -> String? {
    if let known = hashes.withLock({ $0[url.path] }) { return known }
    let found = readHash(of: url)
    hashes.withLock { $0[url.path] = found }
    return found
  }

  private static func readHash(of url: URL) -> String? {
    guard let file = FileHandle(ofRegularFile: url) else { return nil }
    defer { try? file.close() }
    var hash: String?
    for _ in 0..<greatestCount {
      guard let data = try? file.read(upToCount: pieceSize), !data.isEmpty else { break }
      hash = RepeatableHash.of(FilePiece(data: data, before: hash))
    }
    return hash
  }

  /// A hash of bytes.
  static func hash(of data: Data) -> String? {
    RepeatableHash.of(FilePiece(data: data, before: nil))
  }
}

/// Bytes of a file, hashed at once: one after the other takes long in a debug build.
private struct FilePiece: Hashable {
  var data: Data
  /// The hash of what is before them.
  var before: String?

  func hash(into hasher: inout Hasher) {
    if let before { hasher.combine(before) }
    hasher.combine(data.count)
    data.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
