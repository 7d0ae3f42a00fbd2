import Foundation
import RedlineComparison
internal import RedlineIO

/// The clean scenes of a table, with their features.
struct SceneTable {
  private var features: [Key: [String]] = [:]

  private struct Key: Hashable {
    var path: String
    var scene: String
  }

  init(path: String) throws {
    let rows = try csvRows(ofFile: path)
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

/// The rows of a file with a table.
func csvRows(ofFile path: String) throws -> [[String]] {
  do {
    return csvRows(try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8))
  } catch {
    throw LayoutFileError.unreadable(path: path, reason: reason(of: error))
  }
}

/// The rows of a table with commas, in which fields may be quoted.
func csvRows(_ text: String) -> [[String]] {
  var rows: [[String]] = []
  var row: [String] = []
  var field = ""
  var isQuoted = false
  var previous: Character = " "
  for character in text {
    if isQuoted {
      if character == "\"" { isQuoted = false } else { field.append(character) }
    } else if character == "\"" {
      // A quote right after a closing one stands for itself.
      if previous == "\"" { field.append(character) }
      isQuoted = true
    } else if character == "," {
      row.append(field)
      field = ""
    } else if character.isNewline {
      rows.append(row + [field])
      row = []
      field = ""
    } else {
      field.append(character)
    }
    previous = character
  }
  if !row.isEmpty || !field.isEmpty { rows.append(row + [field]) }
  return rows
}
