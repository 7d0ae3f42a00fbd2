import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineInterfaceBuilder
import RedlineKit
import RedlinePreview
import RedlineText

/// Reads saved layouts.
enum LayoutFileReader {
  static func layout(_ path: String) throws -> SolvedLayout { try LayoutFile(path: path).read() }
}

/// Scenes of storyboards and xibs, and saved layouts, in files and folders.
struct FileLayouts: PreviewLayouts {
  /// What a name stands for.
  private enum Place: Sendable {
    case file(String)
    case scene(InterfaceDocument, InterfaceDocument.DrawnRoot)
  }

  /// Files and folders as they were given.
  var given: [String]
  /// Files that are read in place of those of their names.
  var others: [String: String] = [:]
  private var places: [String: Place] = [:]

  init(given: [String], others: [String: String] = [:]) {
    (self.given, self.others) = (given, others)
  }

  /// The files that are shown: of folders the storyboards, the xibs and the layouts in light.
  static func paths(_ given: [String]) -> [String] {
    given.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [path] }
      let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
      let files = Set(Folder(path).filePaths(limit: limit))
      return files.filter { file in
        InterfaceFile.isInterface(file)
          || file.hasSuffix(".svg")
            && !(file.hasSuffix("~dark.svg")
              && files.contains(file.dropLast("~dark.svg".count) + ".svg"))
      }.sorted().map { prefix + $0 }
    }
  }

  /// The most files in a folder.
  static let limit = 20_000

  mutating func list() throws -> PreviewListing {
    var listing = PreviewListing(figures: [])
    places = [:]
    InterfaceFile.forgetProjects()
    let paths = Self.paths(given)
    let common = paths.count > 1 ? Self.commonFolder(paths) : nil
    var counts: [String: Int] = [:]
    for path in paths {
      // Files of one name are told apart by their order here, whichever of them were committed.
      let name = path.split(separator: "/").last.map(String.init) ?? path
      counts[name, default: 0] += 1
      guard others.isEmpty || others[path] != nil else { continue }
      let label = counts[name].map { $0 > 1 ? "\(name) \($0)" : name } ?? name
      let isInterface = InterfaceFile.isInterface(path)
      do {
        if isInterface {
          try add(try InterfaceFile(path: file(path)).read(), at: path, as: label, to: &listing)
        } else {
          add(file: path, below: common, to: &listing)
        }
      } catch {
        listing.problems.append(error is InterfaceBuilderError ? "\(error)" : reason(of: error))
      }
    }
    guard !listing.figures.isEmpty || !listing.problems.isEmpty else {
      throw ValidationError("there are no layouts in \(given.listed(atMost: 3))")
    }
    return listing
  }

  private func file(_ path: String) -> String { others[path] ?? path }

  private static func commonFolder(_ paths: [String]) -> String {
    let folders = paths.map {
      $0.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    }
    var common = Array(folders.first ?? [])
    for folder in folders {
      while !folder.starts(with: common) { common.removeLast() }
    }
    return common.joined(separator: "/")
  }

  /// A saved layout, in a section of its folder's name.
  private mutating func add(
    file path: String, below common: String?, to listing: inout PreviewListing
  ) {
    let base = LayoutFile(path: path).baseName
    let folder = PageFiles.folder(of: path)
    let shown = common.map { $0.isEmpty ? folder : String(folder.dropFirst($0.count + 1)) }
    places[path] = .file(self.file(path))
    listing.figures.append(
      PreviewListing.Figure(
        name: path, title: base, place: path.hasSuffix(".json") ? "saved layout" : "",
        section: shown.flatMap { $0.isEmpty ? nil : $0 }, varies: false))
  }

  private mutating func add(
    _ document: InterfaceDocument, at path: String, as file: String,
    to listing: inout PreviewListing
  ) throws {
    for note in document.notes where note.severity == .error {
      listing.problems.append(note.consoleLine(in: path).printableLine)
    }
    for root in document.drawnRoots {
      var (name, count) = ("\(file)/\(root.name)", 1)
      while places[name] != nil {
        count += 1
        name = "\(file)/\(root.name) \(count)"
      }
      places[name] = .scene(document, root)
      listing.figures.append(
        PreviewListing.Figure(
          name: name, title: count == 1 ? root.name : "\(root.name) \(count)", place: "",
          section: file, varies: true))
    }
  }

  func layout(_ name: String, in variant: PreviewVariant) async throws -> SolvedLayout {
    switch places[name] {
    case nil: throw ValidationError("there is no layout '\(name)' any more")
    case .file(let path): return try LayoutFileReader.layout(path)
    case .scene(let document, let root):
      return try solved(document, root, variant)
    }
  }

  private func solved(
    _ document: InterfaceDocument, _ root: InterfaceDocument.DrawnRoot, _ variant: PreviewVariant
  ) throws -> SolvedLayout {
    let shaper = try TextShaper.shared()
    let choice = try variant.choice()
    var options = BuildOptions()
    options.intrinsic = .canvas
    options.drawsScreens = true
    options.device = choice.on.first
    options.direction = choice.direction == .rtl ? .rightToLeft : .leftToRight
    options.textSize = choice.textSize ?? .large
    options.keyboardHeight = choice.keyboard ?? 0
    options.contrast = choice.contrast ?? .normal
    let width = try variant.checkedWidth()
    if options.device == nil, choice.orientation != nil || width != nil {
      // The document's own device, held in another way.
      options.device =
        try document.solved(root, name: root.name, options, shaper).layout.environment.device
    }
    if let orientation = choice.orientation, let device = options.device {
      options.device = orientation == .landscape ? device.landscape : device.portrait
    }
    if let width, let device = options.device {
      options.device = Variant(device).ofWidth(width).device
    }
    return try document.drawn(root, name: root.name, options, shaper)
  }
}
