import Foundation
import RedlineRewriting

/// The colours and images of asset catalogs, by their names alone.
struct AssetCatalogs {
  private(set) var assets: [AssetSymbols.Asset] = []
  /// How many folders may be looked at yet.
  private var budget = 20_000

  init(_ folders: [URL]) {
    for folder in folders { read(folder, names: [], depth: 0) }
  }

  /// What is in a folder; links are not followed.
  private mutating func read(_ folder: URL, names: [String], depth: Int) {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    for url in (found ?? []).sorted(by: { $0.path < $1.path }) {
      let values = try? url.resourceValues(forKeys: keys)
      guard values?.isDirectory == true, values?.isSymbolicLink != true, budget > 0 else {
        continue
      }
      budget -= 1
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "symbolset": assets.append(.init(.image, name, in: names))
      case "colorset": assets.append(.init(.color, name, in: names))
      case "" where depth < 16:
        read(url, names: Self.isSpaceOfNames(url) ? names + [name] : names, depth: depth + 1)
      default: break
      }
    }
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func isSpaceOfNames(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")) else {
      return false
    }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace
      == true
  }
}
