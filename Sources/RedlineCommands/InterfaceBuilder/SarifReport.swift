import Foundation
import RedlineInterfaceBuilder
import RedlineKit
import RedlineModel

/// Findings in the Static Analysis Results Interchange Format 2.1.0, which code hosts and editors read.
struct SarifReport: Encodable {
  struct Text: Encodable { var text: String }

  struct Rule: Encodable {
    struct Configuration: Encodable { var level: String }
    var id: String
    var shortDescription: Text
    var fullDescription: Text
    var defaultConfiguration: Configuration
  }

  struct Driver: Encodable {
    var name = "redline"
    var version = redlineVersion
    var rules: [Rule]
  }

  struct Tool: Encodable { var driver: Driver }

  struct Location: Encodable {
    struct Artifact: Encodable { var uri: String }
    struct Region: Encodable { var startLine: Int }
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }
    var physicalLocation: Physical
    var message: Text?
  }

  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Text
    var locations: [Location]
    /// The views that have no finding of their own because of this one; `nil` where there is none.
    var relatedLocations: [Location]?
    /// By which a finding is known again after lines were added above it.
    var partialFingerprints: [String: String]
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  init(_ found: [FoundFinding]) {
    let used = Set(found.map(\.finding.rule))
    let rules = Diagnostic.Rule.allCases.filter(used.contains).map { rule in
      Rule(
        id: rule.rawValue, shortDescription: Text(text: rule.entry.title),
        fullDescription: Text(text: rule.entry.meaning),
        defaultConfiguration: .init(level: rule.severity.rawValue))
    }
    runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: found.map(Result.init))]
  }
}

extension SarifReport.Result {
  init(_ found: FoundFinding) {
    let place = found.place.isEmpty ? "" : " (\(found.place))"
    let uri = Self.uri(found.file)
    ruleId = found.finding.rule.rawValue
    level = found.finding.severity.rawValue
    message = .init(text: found.finding.message + place)
    let location = { (line: Int?, text: SarifReport.Text?) in
      SarifReport.Location(
        physicalLocation: .init(
          artifactLocation: .init(uri: uri),
          region: .init(startLine: max(1, line ?? 1))), message: text)
    }
    locations = [location(found.finding.location?.line, nil)]
    if !found.followers.isEmpty {
      relatedLocations = found.followers.map {
        location($0.line, .init(text: "\($0.item) follows"))
      }
    }
    partialFingerprints = [
      "redline/v1": [found.scene ?? "", found.finding.id].joined(separator: "/")
    ]
  }

  /// A path as a reference from the working directory, where it lies in there: code hosts look for it in
  /// the repository.
  private static func uri(_ path: String) -> String {
    let whole = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    let folder = URL(
      filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory
    )
    .standardizedFileURL.path(percentEncoded: false)
    // A colon would end the name of a scheme.
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let isInside = whole.hasPrefix(folder)
    let shown = isInside ? String(whole.dropFirst(folder.count)) : whole
    let encoded = shown.addingPercentEncoding(withAllowedCharacters: allowed) ?? shown
    return isInside ? encoded : "file://" + encoded
  }
}
