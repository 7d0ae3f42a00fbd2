package import Foundation

/// The folders in which a document's images may lie, as the navigator of Xcode would show them.
///
/// The project of a document is the nearest folder around it that holds an Xcode project, a workspace
/// or a package; beyond it, what else the git repository holds counts for names that the project does
/// not have. Without any of these only the document's own folder counts, and the one around it if it
/// is one of a language (`Base.lproj`). Nothing outside is read, and no link is followed.
package struct ProjectFolder: Hashable, Sendable {
  /// The folder of the document, with links resolved.
  package let own: URL
  /// The folders to look into, the nearest first; each but the last is inside the next.
  package let roots: [URL]

  /// How many folders up a project is looked for.
  private static let greatestHeight = 12

  /// - Parameter path: The document's file.
  package init(around path: String) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    own = file.deletingLastPathComponent()
    var project: URL?
    var repository: URL?
    var folder = own
    for _ in 0..<Self.greatestHeight where folder.pathComponents.count > 1 {
      let names = Self.names(in: folder)
      if project == nil, names.contains(where: Self.isProject) { project = folder }
      if names.contains(".git") {
        repository = folder
        break
      }
      folder = folder.deletingLastPathComponent()
    }
    let alone = own.pathExtension == "lproj" ? own.deletingLastPathComponent() : own
    let found = [project, repository].compactMap(\.self)
    roots = found.isEmpty ? [alone] : found.count == 2 && project == repository ? [found[0]] : found
  }

  private static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Package.swift"
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}

/// Where catalogs and loose pictures lie below a folder.
struct AssetPlaces: Sendable {
  var catalogs: [URL] = []
  var pictures: [URL] = []
  var xibs: [URL] = []
  var fonts: [URL] = []
  /// Whether there was more than is looked at.
  var isCut = false

  /// The most files and folders that are looked at.
  private static let greatestCount = 30_000
  private static let greatestDepth = 16
  /// What others bring and tools make, in whose catalogs an app's storyboards do not look.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor",
  ]
  private static let closed: Set<String> = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "app", "playground", "appiconset",
  ]

  /// - Parameter root: The folder, whose own links are resolved.
  init(below root: URL) {
    var count = 0
    var level = [root]
    var depth = 0
    while !level.isEmpty, depth < Self.greatestDepth {
      var next: [URL] = []
      for folder in level {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
          count += 1
          guard count <= Self.greatestCount else {
            isCut = true
            return
          }
          add(folder.appending(path: name), name, &next)
        }
      }
      level = next
      depth += 1
    }
    isCut = isCut || !level.isEmpty
  }

  private mutating func add(_ url: URL, _ name: String, _ folders: inout [URL]) {
    let ending = url.pathExtension
    if PictureSize.isPicture(url) {
      if !AssetCatalog.isLink(url) { pictures.append(url) }
      return
    }
    if ending == "xib" {
      if !AssetCatalog.isLink(url) { xibs.append(url) }
      return
    }
    if ["ttf", "otf"].contains(ending.lowercased()) {
      if !AssetCatalog.isLink(url) { fonts.append(url) }
      return
    }
    guard !Self.foreign.contains(name), !Self.closed.contains(ending) else { return }
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    guard values?.isDirectory == true, values?.isSymbolicLink != true else { return }
    if ending == "xcassets" { catalogs.append(url) } else { folders.append(url) }
  }
}
