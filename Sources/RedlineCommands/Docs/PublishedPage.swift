import ArgumentParser
import Foundation
import RedlineIO
import RedlinePages

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

  /// Sees to it that the pictures of a figure can be found from where a site has its page.
  ///
  /// Jekyll publishes posts by their dates and categories, and any page at the permalink in its
  /// front matter: no path from the page's folder leads to a picture from there.
  /// - Throws: `ValidationError` for such a page without `link`, and for a `link` that is no address.
  static func checkLink(of reference: FigureReference, on page: Page) throws(ValidationError) {
    if let link = reference.options["link"] {
      let isAddress = link.hasPrefix("/") || link.contains("://")
      guard isAddress, !link.contains(where: { $0.isWhitespace || "\"'<>\\".contains($0) }) else {
        throw ValidationError(
          "link is '\(link)'; write where the site has the pictures, as in link=/images")
      }
      guard page.form == .html else {
        throw ValidationError("link is for sites of Markdown; DocC finds pictures by their names")
      }
    } else if page.form == .html, let place = movedPlace(of: page) {
      throw ValidationError(
        """
        Jekyll publishes this page at \(place), from where no path leads to the picture; say \
        where the site has it, as in 'to=../images link=/images'
        """)
    }
  }

  /// Where Jekyll has a page that does not stay in its folder.
  private static func movedPlace(of page: Page) -> String? {
    let folders = PageFiles.standardized(page.path).split(separator: "/").dropLast()
    let permalink = values(of: page.frontMatter)["permalink"]
    let isPost = folders.contains("_posts") || folders.contains("_drafts")
    guard isPost || permalink != nil && isBelowSettings(folders.map(String.init)) else {
      return nil
    }
    return permalink.map { "its permalink, '\($0)'" } ?? "an address made of its date and title"
  }

  private static func isBelowSettings(_ folders: [String]) -> Bool {
    for count in stride(from: folders.count, to: 0, by: -1) {
      let folder = "/" + folders.prefix(count).joined(separator: "/")
      if FileManager.default.fileExists(atPath: "\(folder)/_config.yml") { return true }
      // Settings above a repository are another project's.
      if FileManager.default.fileExists(atPath: "\(folder)/.git") { return false }
    }
    return false
  }

  /// The plain values at the top of a file of YAML; `nil` if there is none.
  private static func settings(_ path: String) -> [String: String]? {
    guard let bytes = try? WholeFile(path).regularBytes(limit: 1 << 20) else { return nil }
    return values(
      of: String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    )
  }

  private static func values(of lines: [String]) -> [String: String] {
    var settings: [String: String] = [:]
    for line in lines {
      guard line.first?.isLetter == true, let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].split(separator: " #").first ?? ""
      settings[String(line[..<colon])] =
        value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'/"))
    }
    return settings
  }
}
