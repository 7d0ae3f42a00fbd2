package import Foundation
import Synchronization

/// The images and colours of the project that a document belongs to.
package struct ProjectAssets: Sendable {
  /// What is known by each name: of several that have it, what lies nearest to the document.
  package private(set) var catalog = AssetCatalog()
  /// The xibs by their names without the ending, of several the nearest.
  package private(set) var xibs: [String: URL] = [:]
  /// The files of fonts, the nearest first.
  package private(set) var fonts: [URL] = []
  /// Whether there are catalogs at all, and all of the project was looked at, so that a name which is
  /// not here is missing.
  package private(set) var isComplete = false

  /// The variable that tells a program which file of Swift it draws.
  package static let drawnFileVariable = "REDLINE_DRAWN_FILE"
  /// The file of Swift that this process draws, without a package of its own; `nil` for any other program.
  package static var drawnFile: String? {
    ProcessInfo.processInfo.environment[drawnFileVariable]
  }

  private static let places = Mutex<[URL: AssetPlaces]>([:])
  private static let catalogs = Mutex<[URL: AssetCatalog]>([:])

  /// - Parameter path: The document's file.
  package init(around path: String) {
    let folder = ProjectFolder(around: path)
    var known: Set<URL> = []
    var hasCatalog = false
    isComplete = true
    for root in folder.roots {
      let found = Self.places(below: root)
      isComplete = isComplete && !found.isCut
      hasCatalog = hasCatalog || !found.catalogs.isEmpty
      for url in Self.sorted(found.catalogs, nearestTo: folder.own)
      where known.insert(url).inserted {
        catalog.fill(from: Self.catalog(url))
      }
      for url in Self.sorted(found.xibs, nearestTo: folder.own) {
        let name = url.deletingPathExtension().lastPathComponent
        if xibs[name] == nil { xibs[name] = url }
      }
      for url in Self.sorted(found.fonts, nearestTo: folder.own) where known.insert(url).inserted {
        fonts.append(url)
      }
      var loose: [URL: AssetCatalog] = [:]
      for url in found.pictures where known.insert(url).inserted {
        loose[url.deletingLastPathComponent(), default: AssetCatalog()].addPicture(url)
      }
      for place in Self.sorted(Array(loose.keys), nearestTo: folder.own) {
        if let pictures = loose[place] { catalog.fill(from: pictures) }
      }
    }
    isComplete = isComplete && hasCatalog
  }

  /// Lets everything be read again: files may have changed since.
  ///
  /// What was found is kept for as long as the process runs, as one folder has many documents. A process
  /// that shows them as they are saved calls this before it reads them again.
  package static func forget() {
    places.withLock { $0 = [:] }
    catalogs.withLock { $0 = [:] }
  }

  /// A folder is walked once for all documents in it; those that are read at the same time wait for it.
  private static func places(below root: URL) -> AssetPlaces {
    places.withLock { known in
      if let found = known[root] { return found }
      let found = AssetPlaces(below: root)
      known[root] = found
      return found
    }
  }

  private static func catalog(_ url: URL) -> AssetCatalog {
    catalogs.withLock { known in
      if let found = known[url] { return found }
      var found = AssetCatalog()
      found.readCatalog(url)
      known[url] = found
      return found
    }
  }

  /// Places that share more folders with the document come first, then those that are less deep.
  private static func sorted(_ places: [URL], nearestTo folder: URL) -> [URL] {
    let own = folder.pathComponents
    return places.map { place in
      let parts = place.pathComponents
      return (zip(parts, own).prefix { $0.0 == $0.1 }.count, parts.count, place)
    }.sorted { ($1.0, $0.1, $0.2.path) < ($0.0, $1.1, $1.2.path) }.map(\.2)
  }
}
