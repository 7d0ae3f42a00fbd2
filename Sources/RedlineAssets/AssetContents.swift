import Foundation
import RedlineModel

/// `Contents.json` of a part of a catalog.
struct AssetContents: Decodable {
  static let fileName = "Contents.json"

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var rendering: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case rendering = "template-rendering-intent"
    }
  }
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }
  /// What an entry is for, as said by its appearances.
  struct Look: Hashable {
    var isDark = false
    var isHighContrast = false

    /// `nil` for what is for another appearance than those: a tinted icon.
    init?(_ appearances: [Appearance]?) {
      for part in appearances ?? [] {
        switch (part.appearance, part.value) {
        case ("luminosity", "light"), ("contrast", "normal"): break
        case ("luminosity", "dark"): isDark = true
        case ("contrast", "high"): isHighContrast = true
        default: return nil
        }
      }
    }

    init(isDark: Bool = false, isHighContrast: Bool = false) {
      (self.isDark, self.isHighContrast) = (isDark, isHighContrast)
    }
  }
  /// How an image is cut into parts that stretch and parts that do not.
  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
      var width: Double?
      var height: Double?
    }
    struct Caps: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }
    var mode: String?
    var center: Center?
    var caps: Caps?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case caps = "cap-insets"
    }

    /// In points of an image with so many pixels in a point; `nil` where a number is none.
    func slices(scale: Double) -> Pictures.Slices? {
      let numbers = [
        caps?.top, caps?.left, caps?.bottom, caps?.right, center?.width, center?.height,
      ].map { ($0 ?? 0) / scale }
      guard numbers.allSatisfy({ (0...10_000).contains($0) }) else { return nil }
      return Pictures.Slices(
        caps: EdgeInsets(
          top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]),
        center: CGSize(width: numbers[4], height: numbers[5]))
    }
  }
  struct Image: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
    var isForPhones: Bool { ["universal", "iphone", nil].contains(idiom) }
    var look: Look? { Look(appearances) }
    /// A file beside the description: no path, and not the folder itself or the one around it.
    var safeName: String? {
      guard let filename, !filename.isEmpty, !filename.hasPrefix("."),
        !filename.contains(where: { $0 == "/" || $0 == "\0" })
      else { return nil }
      return filename
    }
  }
  struct ColorEntry: Decodable {
    struct Value: Decodable {
      var components: [String: Component]?
      var space: String?
      /// The name of a colour of the system.
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }
    var color: Value?
    var idiom: String?
    var appearances: [Appearance]?
    var look: Look? { Look(appearances) }
    /// Colours for phones come first, then those for all devices.
    var rank: Int { idiom == "iphone" ? 0 : ["universal", nil].contains(idiom) ? 1 : 2 }

    typealias Form = (rgb: UInt32, alpha: Double)

    /// What the entry has for an appearance; `nil` where the colour is not known.
    func form(_ look: Look) -> Form? {
      if let named = color?.reference.flatMap({ Color.ofSystem[$0] }) {
        let found = named.resolved(for: look.isHighContrast ? .high : .normal)
        let alpha = found.alpha ?? 1
        return look.isDark ? (found.dark, found.darkAlpha ?? alpha) : (found.light, alpha)
      }
      return color?.components == nil ? nil : value
    }

    private var value: Form {
      let parts = color?.components ?? [:]
      func part(_ name: String) -> Double { (parts[name] ?? parts["white"])?.part ?? 0 }
      var channels = [part("red"), part("green"), part("blue")]
      if color?.space == "display-p3" { channels = DisplayP3.inSRGB(channels) }
      let rgb = channels.reduce(UInt32(0)) {
        $0 << 8 | UInt32((min(1, max(0, $1)) * 255).rounded())
      }
      return (rgb, min(1, max(0, parts["alpha"]?.share ?? 1)))
    }
  }
  /// `0xFF`, `255`, `1.000`, or the number.
  struct Component: Decodable {
    var part: Double
    /// The same where no whole number counts 255ths: of an opacity.
    var share: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        (part, share) = (number, number)
        return
      }
      let text = try container.decode(String.self)
      if text.lowercased().hasPrefix("0x") {
        part = Double(UInt32(text.dropFirst(2), radix: 16) ?? 0) / 255
        share = part
      } else {
        let number = Double(text).flatMap { $0.isFinite ? $0 : nil } ?? 0
        part = text.contains(".") ? number : number / 255
        share = number
      }
    }
  }
  var images: [Image]?
  var colors: [ColorEntry]?
  var properties: Properties?
}

extension AssetContents {
  /// How many bytes the description of an image or colour may have.
  private static let greatestDescription = 1 << 20

  /// The description in a folder; `nil` without one that can be read.
  init?(in folder: URL) {
    let url = folder.appending(path: Self.fileName)
    guard let file = FileHandle(ofRegularFile: url) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.greatestDescription + 1),
      data.count <= Self.greatestDescription,
      let contents = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = contents
  }
}

/// The colour space of Apple's screens, which has sRGB's curve and other primaries.
enum DisplayP3 {
  /// The parts of a colour in sRGB, which may lie beyond 0…1.
  ///
  /// Reference: the matrices of CSS Color Module Level 4, section 18, multiplied.
  static func inSRGB(_ parts: [Double]) -> [Double] {
    let linear = parts.map { (part: Double) in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let rows = [
      [1.2249401, -0.2249402, 0], [-0.0420570, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982736],
    ]
    return rows.map { row in
      let value = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
      return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }
}

extension Color {
  /// By their names in catalogs, as `systemBlueColor`.
  fileprivate static let ofSystem: [String: Color] = {
    let others = [
      Color(name: "lightText", light: 0xFFFFFF, dark: 0xFFFFFF, alpha: 0.6),
      Color(name: "darkText", light: 0x000000, dark: 0x000000),
      Color(name: "darkGray", light: 0x555555, dark: 0x555555),
      Color(name: "lightGray", light: 0xAAAAAA, dark: 0xAAAAAA),
      Color(name: "gray", light: 0x808080, dark: 0x808080),
    ]
    return Dictionary(
      (system + others).map { ($0.name + "Color", $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
