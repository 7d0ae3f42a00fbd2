import ArgumentParser
import Foundation
import RedlineIO
import RedlineKit
import RedlineSnapshots

/// The goldens of a catalog: `Snapshots/gallery/login-iphone-x~dark.svg`.
struct CatalogGoldens: Sendable {
  /// The folder's name, which is the first part of the snapshots' names.
  var name: String
  var store: SnapshotStore
  /// The run that results are noted under.
  var run: String { "catalog-\(name)" }

  /// - Throws: `ValidationError` if the folder's name is no part of a snapshot's name.
  init(folder: String) throws {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL
    name = folder.lastPathComponent
    guard SnapshotID(path: name)?.parts == [name] else {
      throw ValidationError(
        """
        '\(name)' cannot be the name of a folder of goldens; use letters, digits and hyphens
        """)
    }
    let parent = folder.deletingLastPathComponent()
    var root = parent
    while root.path != "/",
      !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path)
    {
      root = root.deletingLastPathComponent()
    }
    store = SnapshotStore(root: root.path == "/" ? parent.path : root.path)
    store.goldens = parent.path
  }

  /// The results that belong to the catalog.
  func isOwn(_ result: SnapshotResult) -> Bool {
    result.test == nil && result.file.id.parts.first == name
  }

  /// Names and patterns with the folder's name before them.
  func qualified(_ patterns: [String]) -> [String] {
    patterns.map { $0.hasPrefix(name + "/") || $0.contains("/") ? $0 : "\(name)/\($0)" }
  }

  /// Goldens of files that the entries do not have.
  func strayPaths(besides entries: [Entry]) -> [String] {
    let declared = Set(entries.flatMap { entry in entry.goldenFiles.map { $0.lowercased() } })
    return Folder("\(store.goldens)/\(name)").filePaths().filter {
      SnapshotFile(path: $0) != nil && !declared.contains($0.lowercased())
    }
  }
}

extension Entry {
  /// The pixels in a point of a PNG golden.
  static let goldenScale = 2.0

  /// The names of the goldens' files.
  var goldenFiles: [String] {
    (variants.map(fileName(of:)) + joinedForms.map(fileName(of:))).flatMap { name in
      ["\(name).svg", "\(name)~dark.svg"] + (keepsPNG ? ["\(name)@2x.png"] : [])
    }
  }

  /// The snapshots of a variant: light, dark, and a light picture where one is kept.
  func snapshots(
    of variant: Variant, in folder: String
  ) async throws -> [Snapshot] {
    let layout = try await solvedInPlace(in: variant)
    let name = fileName(of: variant)
    var snapshots = try Theme.Name.allCases.map { theme in
      let isDark = theme == .dark
      return Snapshot(
        SnapshotID(folder, name + (isDark ? "~dark" : "")),
        try changeText(in: variant, theme).map { .svg($0) } ?? .diagram(diagram(of: layout, theme)),
        title: "\(title) on \(variant.title)\(isDark ? ", dark" : "")",
        variant: variant.fileSuffix + (isDark ? "~dark" : ""))
    }
    if keepsPNG {
      let svg = try changeText(in: variant, .light) ?? diagram(of: layout, .light).svg().text()
      snapshots.append(
        Snapshot(
          SnapshotID(folder, name + "@2x"), .picture(svg: svg, scale: Self.goldenScale),
          title: "\(title) on \(variant.title), picture", variant: variant.fileSuffix + "@2x"))
    }
    for index in snapshots.indices { snapshots[index].precision = .drawing }
    return snapshots
  }

  /// The snapshots of a figure of several layouts; the picture is what stands where nothing moves.
  func snapshots(of form: JoinedForm, in folder: String) async throws -> [Snapshot] {
    let joined = joined(form)
    let layouts = try await joined.layouts()
    let name = fileName(of: form)
    let texts = try Theme.Name.allCases.map { ($0, try joined.svg(of: layouts, $0).text()) }
    var snapshots = texts.map { theme, text in
      let isDark = theme == .dark
      return Snapshot(
        SnapshotID(folder, name + (isDark ? "~dark" : "")), .svg(text),
        title: "\(title), \(form.rawValue)\(isDark ? ", dark" : "")",
        variant: form.rawValue + (isDark ? "~dark" : ""))
    }
    if keepsPNG, let light = texts.first(where: { $0.0 == .light }) {
      snapshots.append(
        Snapshot(
          SnapshotID(folder, name + "@2x"), .picture(svg: light.1, scale: Self.goldenScale),
          title: "\(title), \(form.rawValue), picture", variant: form.rawValue + "@2x"))
    }
    for index in snapshots.indices { snapshots[index].precision = .drawing }
    return snapshots
  }

  /// The layout's diagram.
  private func diagram(of layout: SolvedLayout, _ theme: Theme.Name) -> Diagram {
    var diagram = Diagram(layout)
    diagram.theme = theme
    diagram.style = style
    diagram.showsInactive = showsInactive
    diagram.figure = figure
    return diagram
  }

  /// The text of what changed, if the entry compares its layout with another.
  private func changeText(in variant: Variant, _ theme: Theme.Name) throws -> String? {
    var change = try diagramOfChange(in: variant)
    change?.theme = theme
    return try change?.svg().text()
  }
}
