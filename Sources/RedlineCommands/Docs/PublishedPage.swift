import Foundation
import RedlineIO

/// Where a page is on the site that is made of its folder.
///
/// MkDocs makes `guide/index.html` of `guide.md`, and rewrites links of Markdown but none of HTML; so does
/// Jekyll with pretty links. Both leave pictures where they are.
///
/// References: MkDocs, "use_directory_urls" and "docs_dir"; Jekyll, "Permalinks".
enum PublishedPage {
  /// The folder from which the links of a page are followed.
  static func folder(of page: String) -> String {
    let folder = PageFiles.folder(of: page)
    let name = page.split(separator: "/").last.map(String.init) ?? page
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    guard !stem.isEmpty, stem != "index", isFolder(page, stem: stem) else { return folder }
    return "\(folder)/\(stem)"
  }

  /// Whether a page becomes a folder with an index.
  private static func isFolder(_ page: String, stem: String) -> Bool {
    let full = PageFiles.standardized(page)
    var folder = PageFiles.folder(of: full)
    while folder.count > 1 {
      for name in ["mkdocs.yml", "mkdocs.yaml"] {
        guard let settings = settings("\(folder)/\(name)") else { continue }
        let pages = PageFiles.standardized("\(folder)/\(settings["docs_dir"] ?? "docs")")
        let isOff = ["false", "no", "off"].contains(settings["use_directory_urls"]?.lowercased())
        return full.hasPrefix(pages + "/") && stem != "README" && !isOff
      }
      if let settings = settings("\(folder)/_config.yml") {
        return settings["permalink"] == "pretty"
      }
      // Settings above a repository are another project's.
      if FileManager.default.fileExists(atPath: "\(folder)/.git") { break }
      folder = PageFiles.folder(of: folder)
    }
    return false
  }

  /// The plain values at the top of a file of YAML; `nil` if there is none.
  private static func settings(_ path: String) -> [String: String]? {
    guard let bytes = try? WholeFile(path).regularBytes(limit: 1 << 20) else { return nil }
    var settings: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard line.first?.isLetter == true, let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].split(separator: " #").first ?? ""
      settings[String(line[..<colon])] =
        value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'/"))
    }
    return settings
  }
}
