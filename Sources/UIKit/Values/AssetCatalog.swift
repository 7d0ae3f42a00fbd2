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
    for url in Self.contents(folder) {
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

  private static func json(_ folder: URL) -> AssetContents? {
    (try? Data(contentsOf: folder.appending(path: "Contents.json")))
      .flatMap { try? JSONDecoder().decode(AssetContents.self, from: $0) }
  }

  private mutating func readImages(_ folder: URL, _ name: String) {
    let entries = Self.json(folder)?.images ?? []
    images[name] = entries.compactMap { entry in
      guard let file = entry.filename, entry.isUsual, !file.contains("/") else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return File(url: folder.appending(path: file), scale: scale)
    }
  }

  private mutating func readColor(_ folder: URL, _ name: String) {
    let entries = Self.json(folder)?.colors ?? []
    guard let light = entries.first(where: \.isUsual)?.value else { return }
    let dark = entries.first { $0.isDark }?.value ?? light
    colors[name] = Color(
      name: name, light: light.rgb, dark: dark.rgb, alpha: light.alpha, darkAlpha: dark.alpha)
  }

  /// The size of an image in points with its pixels in a point: that of the file for the screen's scale,
  /// or the nearest one; `nil` for a name that there is no image of.
  func image(_ name: String, scale: Double) -> (size: CGSize, scale: Double)? {
    let (plain, _) = Self.nameAndScale((name as NSString).deletingPathExtension)
    guard let files = images[name] ?? images[plain] else { return nil }
    let nearest = files.sorted { abs($0.scale - scale) < abs($1.scale - scale) }
    for file in nearest {
      guard let size = PictureSize.read(file.url) else { continue }
      let own = PictureSize.isVector(file.url) ? 1 : max(1, file.scale)
      return (CGSize(width: size.width / own, height: size.height / own), file.scale)
    }
    return files.isEmpty ? (.zero, 1) : nil
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
    }
    var color: Value?
    var idiom: String?
    var appearances: [Appearance]?
    var isUsual: Bool { appearances == nil && color?.components != nil }
    var isDark: Bool {
      appearances?.count == 1 && appearances?.first?.value == "dark" && color?.components != nil
    }

    var value: (rgb: UInt32, alpha: Double) {
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

/// The size of a picture's file, from its first bytes.
enum PictureSize {
  private static let raster: Set = ["png", "jpg", "jpeg"]

  static func isPicture(_ url: URL) -> Bool {
    raster.contains(url.pathExtension.lowercased()) || isVector(url)
  }

  static func isVector(_ url: URL) -> Bool {
    ["pdf", "svg"].contains(url.pathExtension.lowercased())
  }

  /// In pixels, or points of a file without pixels; `nil` for what cannot be read.
  static func read(_ url: URL) -> CGSize? {
    guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: 1 << 16) else { return nil }
    let bytes = [UInt8](data)
    let size =
      switch url.pathExtension.lowercased() {
      case "png": png(bytes)
      case "jpg", "jpeg": jpeg(bytes)
      case "svg": svg(String(decoding: bytes.prefix(4_096), as: UTF8.self))
      default: pdf(String(decoding: bytes, as: UTF8.self))
      }
    guard let size, (1...100_000).contains(size.width), (1...100_000).contains(size.height)
    else { return nil }
    return size
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// In the first frame's header.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: number(bytes[(place + 7)..<(place + 9)]),
          height: number(bytes[(place + 5)..<(place + 7)]))
      }
      place += 2 + max(2, Int(number(bytes[(place + 2)..<(place + 4)])))
    }
    return nil
  }

  private static func svg(_ text: String) -> CGSize? {
    guard let start = text.range(of: "<svg"),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return nil }
    let tag = text[start.upperBound..<end.lowerBound]
    func attribute(_ name: String) -> String? {
      guard let key = tag.range(of: " \(name)=\"") else { return nil }
      return tag[key.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
        .first.map(String.init)
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0.replacing("px", with: "").replacing("pt", with: "")) }
    }
    if let width = length("width"), let height = length("height") {
      return CGSize(width: width, height: height)
    }
    let box = (attribute("viewBox") ?? "").split { " ,".contains($0) }.compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }

  private static func pdf(_ text: String) -> CGSize? {
    guard let key = text.range(of: "/MediaBox"),
      let open = text.range(of: "[", range: key.upperBound..<text.endIndex),
      let close = text.range(of: "]", range: open.upperBound..<text.endIndex)
    else { return nil }
    let box = text[open.upperBound..<close.lowerBound].split { " \n\r\t".contains($0) }
      .compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2] - box[0], height: box[3] - box[1]) : nil
  }
}
