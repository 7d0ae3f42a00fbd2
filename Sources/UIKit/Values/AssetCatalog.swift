import RedlineLayout
import Synchronization

/// The images and colours in the asset catalogs and folders of a program's resources.
///
/// Catalogs are looked for in the bundle that is named, and else in the program's own and in those of
/// the packages that it is made of, as they lie beside it: `.copy("Assets.xcassets")` in a package.
struct AssetCatalog: Sendable {
  /// A file of an image with its pixels in a point.
  private struct File: Sendable {
    var url: URL
    var scale: Double
  }

  private var images: [String: [File]] = [:]
  private(set) var colors: [String: Color] = [:]
  var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// What a bundle has; without one, what the program and its packages have. It is read once.
  static func of(_ bundle: Bundle?) -> AssetCatalog {
    let key = bundle?.bundlePath ?? ""
    if let found = known.withLock({ $0[key] }) { return found }
    let own = bundle ?? .main
    var folders = [own.resourceURL, own.bundleURL].compactMap(\.self)
    if bundle == nil || bundle == .main {
      folders += contents(own.bundleURL).filter { $0.pathExtension == "resources" }
    }
    var catalog = AssetCatalog()
    for folder in Set(folders.map(\.standardizedFileURL)).sorted(by: { $0.path < $1.path }) {
      catalog.read(folder)
    }
    known.withLock { $0[key] = catalog }
    return catalog
  }

  private static func contents(_ folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  /// The catalogs and the images of a folder of resources.
  init() {}

  mutating func read(_ folder: URL) {
    for url in Self.contents(folder) {
      if url.pathExtension == "xcassets" {
        readGroup(url, prefix: "", depth: 0)
      } else if PictureSize.isPicture(url) {
        let (name, scale) = Self.nameAndScale(url.deletingPathExtension().lastPathComponent)
        images[name, default: []].append(File(url: url, scale: scale))
      }
    }
  }

  /// `photo` and 2 for `photo@2x`.
  private static func nameAndScale(_ name: String) -> (String, Double) {
    for scale in [2.0, 3] where name.hasSuffix("@\(Int(scale))x") {
      return (String(name.dropLast(3)), scale)
    }
    return (name, 1)
  }

  /// A folder of a catalog; names begin with those of folders that ask for it.
  private mutating func readGroup(_ folder: URL, prefix: String, depth: Int) {
    guard depth < 16 else { return }
    for url in Self.contents(folder) where !Self.isLink(url) {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": readImages(url, prefix + name)
      case "colorset": readColor(url, prefix + name)
      case "":
        let isNamed = Self.json(url)?.properties?.providesNamespace == true
        readGroup(url, prefix: isNamed ? prefix + name + "/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  /// Links may lead anywhere, also around in circles.
  private static func isLink(_ url: URL) -> Bool {
    let values = try? url.resourceValues(forKeys: [.isSymbolicLinkKey])
    return values?.isSymbolicLink ?? false
  }

  /// How many bytes the description of an image or colour may have.
  private static let greatestDescription = 1 << 20

  private static func json(_ folder: URL) -> AssetContents? {
    let url = folder.appending(path: "Contents.json")
    guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: greatestDescription + 1),
      data.count <= greatestDescription
    else { return nil }
    return try? JSONDecoder().decode(AssetContents.self, from: data)
  }

  private mutating func readImages(_ folder: URL, _ name: String) {
    let entries = (Self.json(folder)?.images ?? []).filter {
      $0.appearances == nil && $0.filename?.contains("/") == false
    }
    // Images for other devices alone are better than none.
    let usual = entries.filter(\.isUsual)
    images[name] = (usual.isEmpty ? entries : usual).compactMap { entry in
      guard let file = entry.filename else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return File(
        url: folder.appending(path: file), scale: scale.isFinite && scale > 0 ? scale : 1)
    }
  }

  private mutating func readColor(_ folder: URL, _ name: String) {
    let entries = (Self.json(folder)?.colors ?? []).sorted { $0.rank < $1.rank }
    guard let light = entries.first(where: \.isUsual)?.values else { return }
    let dark = entries.first { $0.isDark }?.values ?? light
    colors[name] = Color(
      name: name, light: light.light.rgb, dark: dark.dark.rgb, alpha: light.light.alpha,
      darkAlpha: dark.dark.alpha)
  }

  /// The size of an image in points with its pixels in a point: that of the file for the screen's scale,
  /// or the nearest one; `nil` for a name that there is no image of. One whose size cannot be read is a
  /// placeholder of 24 × 24 pt.
  func image(_ name: String, scale: Double) -> (size: CGSize, scale: Double)? {
    let (plain, _) = Self.nameAndScale((name as NSString).deletingPathExtension)
    guard let files = images[name] ?? images[plain] else { return nil }
    for file in Self.nearest(files, scale) {
      guard let size = PictureSize.read(file.url) else { continue }
      let own = PictureSize.isVector(file.url) ? 1 : max(1, file.scale)
      return (CGSize(width: size.width / own, height: size.height / own), file.scale)
    }
    guard !files.isEmpty else { return (.zero, 1) }
    let isThere = files.contains { FileManager.default.fileExists(atPath: $0.url.path) }
    return isThere ? (CGSize(width: 24, height: 24), 1) : nil
  }
}

extension AssetCatalog {
  private static func nearest(_ files: [File], _ scale: Double) -> [File] {
    files.sorted { abs($0.scale - scale) < abs($1.scale - scale) }
  }

  /// The most bytes of a file that are looked at.
  private static let greatestFile = 1 << 25
  private static let hashes = Mutex<[String: String?]>([:])

  /// A hash of the bytes of the file for a scale, which is read once: another picture under the same
  /// name is another image. `nil` where there is no file.
  func fileHash(_ name: String, scale: Double) -> String? {
    let (plain, _) = Self.nameAndScale((name as NSString).deletingPathExtension)
    guard let files = images[name] ?? images[plain],
      let file = Self.nearest(files, scale).first(where: { PictureSize.read($0.url) != nil })
    else { return nil }
    if let known = Self.hashes.withLock({ $0[file.url.path] }) { return known }
    let bytes = FileBytes(file.url, limit: Self.greatestFile)
    let hash = bytes.flatMap { RepeatableHash.of($0) }
    Self.hashes.withLock { $0[file.url.path] = hash }
    return hash
  }
}

/// The bytes of a file, hashed at once: one after the other takes long in a debug build.
private struct FileBytes: Hashable {
  private var data: Data

  init?(_ url: URL, limit: Int) {
    guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: limit) else { return nil }
    self.data = data
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(data.count)
    data.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// `Contents.json` of a part of a catalog.
private struct AssetContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }
  struct Image: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var isUsual: Bool { appearances == nil && ["universal", "iphone", nil].contains(idiom) }
  }
  struct ColorEntry: Decodable {
    struct Value: Decodable {
      var components: [String: Component]?
      /// The name of a colour of the system.
      var reference: String?
    }
    var color: Value?
    var idiom: String?
    var appearances: [Appearance]?
    var isUsual: Bool { appearances == nil && values != nil }
    var isDark: Bool {
      appearances?.count == 1 && appearances?.first?.value == "dark" && values != nil
    }
    /// Colours for phones come first, then those for all devices.
    var rank: Int { idiom == "iphone" ? 0 : ["universal", nil].contains(idiom) ? 1 : 2 }

    typealias Form = (rgb: UInt32, alpha: Double)

    /// In light and in dark appearance; `nil` where the colour is not known.
    var values: (light: Form, dark: Form)? {
      if let found = color?.reference.flatMap({ Color.ofSystem[$0] }) {
        let alpha = found.alpha ?? 1
        return ((found.light, alpha), (found.dark, found.darkAlpha ?? alpha))
      }
      return color?.components == nil ? nil : (value, value)
    }

    private var value: Form {
      let parts = color?.components ?? [:]
      func part(_ name: String) -> UInt32 {
        let value = (parts[name] ?? parts["white"])?.part ?? 0
        return UInt32((min(1, max(0, value)) * 255).rounded())
      }
      let alpha = parts["alpha"]?.part ?? 1
      return (part("red") << 16 | part("green") << 8 | part("blue"), min(1, max(0, alpha)))
    }
  }
  /// `0xFF`, `255`, `1.000`, or the number.
  struct Component: Decodable {
    var part: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        part = number
        return
      }
      let text = try container.decode(String.self)
      if text.lowercased().hasPrefix("0x") {
        part = Double(UInt32(text.dropFirst(2), radix: 16) ?? 0) / 255
      } else {
        let number = Double(text) ?? 0
        part = number.isFinite ? (text.contains(".") ? number : number / 255) : 0
      }
    }
  }
  var images: [Image]?
  var colors: [ColorEntry]?
  var properties: Properties?
}

extension Color {
  /// By their names in catalogs, as `systemBlueColor`.
  fileprivate static let ofSystem: [String: Color] = {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemMint, .systemCyan, .systemBrown,
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
      .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .lightText, .darkText, .white, .black, .darkGray, .lightGray, .gray,
    ]
    return Dictionary(
      colors.map { ($0.peer.name + "Color", $0.peer) }, uniquingKeysWith: { first, _ in first })
  }()
}
