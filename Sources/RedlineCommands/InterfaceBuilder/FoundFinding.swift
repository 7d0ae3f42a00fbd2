import RedlineKit

/// A finding of a document: in which scene, and on which devices.
struct FoundFinding: Encodable {
  /// The path as messages show it.
  var file: String
  /// The scene's title; `nil` for the document itself.
  var scene: String?
  /// The names of the devices that have it; `nil` for all that were asked for.
  var devices: [String]?
  var finding: Diagnostic

  init(file: String, scene: String? = nil, finding: Diagnostic) {
    (self.file, self.scene, self.finding) = (file, scene, finding)
  }

  /// What is the same on all devices that have it.
  var key: String { "\(scene ?? "")\n\(finding.consoleLine)" }

  /// `in Login on iPhone 8, iPhone 15 and 2 more`.
  var place: String {
    let names = devices ?? []
    let more = names.count > 2 ? " and \(names.count - 2) more" : ""
    return
      ([scene.map { "in \($0)" }].compactMap { $0 }
      + (names.isEmpty ? [] : ["on \(names.prefix(2).joined(separator: ", "))\(more)"]))
      .joined(separator: " ")
  }
}
