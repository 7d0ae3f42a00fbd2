import Foundation
import RedlineComparison
import RedlineIO

/// The clean scenes of a table, with their features.
struct SceneTable {
  private var features: [Key: [String]] = [:]

  private struct Key: Hashable {
    var path: String
    var scene: String
  }

  init(path: String) throws {
    let rows = try CSVTable(path: path).rows
    guard let header = rows.first else { return }
    let columns = ["repo", "path", "scene", "status", "features"].map { header.firstIndex(of: $0) }
    guard let repo = columns[0], let file = columns[1], let scene = columns[2],
      let status = columns[3], let list = columns[4]
    else {
      throw LayoutFileError.notLayout(
        path: path, reason: "the columns repo, path, scene, status and features are needed")
    }
    for row in rows.dropFirst() where row.count == header.count && row[status] == "clean" {
      let folder = row[repo].replacing("/", with: "__")
      features[Key(path: "\(folder)/\(row[file])", scene: row[scene])] =
        row[list].split(separator: " ").map(String.init)
    }
  }

  /// The features of a clean scene, `nil` for any other.
  func features(_ path: String, _ scene: String) -> [String]? {
    features[Key(path: path, scene: scene)]
  }
}
