import Foundation
import RedlineAssets
import RedlineIO
package import RedlineInterfaceBuilder
package import RedlineModel
import RedlineRaster
import Synchronization

extension InterfaceDocument {
  /// A solved root with what its images look like.
  package func drawn(
    _ root: DrawnRoot, name: String, _ options: BuildOptions, _ measuring: any TextMeasuring
  ) throws -> SolvedLayout {
    var layout = try solved(root, name: name, options, measuring).layout
    layout.pictures.load(
      from: assets, scale: layout.environment.device.scale, layout.environment.contrast)
    return layout
  }
}

extension Pictures {
  /// The most bytes that the pictures of one layout have together, as drawings hold them.
  private static let greatestSum = 12 << 20

  /// Gives images the pixels of their files; those that no file has, or that are too large for the
  /// rest of the room, stay placeholders.
  fileprivate mutating func load(
    from assets: AssetCatalog, scale: Double, _ contrast: Contrast
  ) {
    var room = Self.greatestSum
    func file(_ files: [AssetCatalog.File], size: CGSize) -> Pixels? {
      for file in files {
        guard let found = PictureFiles.pixels(of: file.url, shownAs: size) else { continue }
        guard found.url.utf8.count <= room else { return nil }
        room -= found.url.utf8.count
        return found
      }
      return nil
    }
    for name in named.keys.sorted() {
      guard let image = assets.image(name), var picture = named[name] else { continue }
      picture.light = file(
        image.files(scale: scale, contrast: contrast), size: picture.size)
      let dark = image.files(scale: scale, isDark: true, contrast: contrast)
      if !dark.isEmpty { picture.dark = file(dark, size: picture.size) }
      named[name] = picture
    }
  }
}

/// Files of images as drawings hold them: small PNG and JPEG files as they are, others drawn anew.
private enum PictureFiles {
  /// The most bytes of a file that are read, and that stay as they are.
  private static let (greatestFile, greatestOwn) = (16 << 20, 400 << 10)
  /// The most pixels of a file that is decoded.
  private static let greatestArea = 40e6
  /// The most pixels of a side of what is drawn anew: about those of a phone.
  private static let greatestSide = 1200.0

  private static let known = Mutex<[String: Pictures.Pixels?]>([:])

  /// - Parameter size: The image's size in points, by which a drawing without pixels gets them.
  static func pixels(of url: URL, shownAs size: CGSize) -> Pictures.Pixels? {
    let key = "\(url.path) \(size.width) \(size.height)"
    if let found = known.withLock({ $0[key] }) { return found }
    let found = read(url, size)
    known.withLock { $0[key] = .some(found) }
    return found
  }

  private static func read(_ url: URL, _ shown: CGSize) -> Pictures.Pixels? {
    let ending = url.pathExtension.lowercased()
    guard ending != "pdf", let size = PictureSize.read(url),
      Double(size.width * size.height) <= greatestArea,
      let found = try? WholeFile(url.path).regularBytes(limit: greatestFile), !found.isEmpty
    else { return nil }
    switch ending {
    case "svg":
      let longest = max(1, Double(max(size.width, size.height)))
      let wanted = 3 * Double(max(shown.width, shown.height)) / longest
      return drawn(found, scale: min(max(wanted, 0.01), greatestSide / longest))
    case "png", "jpg", "jpeg":
      // What the file begins with counts, and not what it is called.
      let type = found.starts(with: [0x89, 0x50]) ? "png" : "jpeg"
      let url = "data:image/\(type);base64,\(Data(found).base64EncodedString())"
      let longest = Double(max(size.width, size.height))
      if found.count <= greatestOwn, longest <= 2 * greatestSide {
        return pixels(found, url: url, size: size)
      }
      let scale = min(1, greatestSide / longest)
      let (width, height) = (Double(size.width), Double(size.height))
      let document = """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
        <image width="\(width)" height="\(height)" preserveAspectRatio="none" href="\(url)"/></svg>
        """
      return drawn(Array(document.utf8), scale: scale)
    default: return nil
    }
  }

  private static func drawn(_ svg: [UInt8], scale: Double) -> Pictures.Pixels? {
    guard let bitmap = try? Bitmap(svg: svg, scale: scale), let png = try? bitmap.png() else {
      return nil
    }
    return pixels(
      png, url: "data:image/png;base64,\(Data(png).base64EncodedString())",
      size: CGSize(width: bitmap.width, height: bitmap.height))
  }

  private static func pixels(_ bytes: [UInt8], url: String, size: CGSize) -> Pictures.Pixels {
    Pictures.Pixels(id: String(stableHash(of: bytes), radix: 16), url: url, size: size)
  }
}
