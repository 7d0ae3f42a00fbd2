import RedlineComparison
import RedlineIO
import RedlineInterfaceBuilder
import Synchronization

/// The files of images and colours that documents show, which are looked at while a preview runs.
///
/// Documents are read again when one of them was saved; their images are only asked for their stamps.
final class WatchedAssets: Sendable {
  private struct Known: Sendable {
    var documents: [String] = []
    var paths: [String] = []
  }

  private let known = Mutex(Known())
  /// More documents than these are read for themselves alone: their images are seen at the next save.
  private static let limit = 50

  /// The stamps of the files.
  /// - Parameters:
  ///   - documents: Stamps of the files that are shown.
  ///   - given: The files and folders that they are in.
  func stamps(of documents: [String], _ given: [String]) -> [String] {
    known.withLock { known in
      if known.documents != documents {
        known = Known(documents: documents, paths: Self.paths(given))
      }
      return known.paths.compactMap { path in FileStamp(path).map { "\(path) \($0)" } }
    }
  }

  private static func paths(_ given: [String]) -> [String] {
    let documents = FileLayouts.paths(given).filter(InterfaceFile.isInterface)
    guard documents.count <= limit else { return [] }
    InterfaceFile.forgetProjects()
    // A document that cannot be read is told where it is drawn.
    let paths = documents.flatMap { (try? InterfaceFile(path: $0).read())?.assetPaths ?? [] }
    return Set(paths).sorted()
  }
}
