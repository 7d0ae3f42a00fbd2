import RedlineInterfaceBuilder
import RedlineKit

/// A finding of a document: in which scene, and on which devices.
struct FoundFinding: Encodable {
  /// The path as messages show it.
  var file: String
  /// The scene's title; `nil` for the document itself.
  var scene: String?
  /// The names of the devices that have it; `nil` for all that were asked for.
  var devices: [String]?
  /// Ids of the objects of the document that it is about, by which it can be suppressed.
  var objects: [String] = []
  var finding: Diagnostic
  /// Where the views stand that have no finding of their own because of this one.
  var followers: [ObjectPlace] = []

  init(file: String, scene: String? = nil, finding: Diagnostic) {
    (self.file, self.scene, self.finding) = (file, scene, finding)
  }

  /// What is the same on all devices that have it.
  var key: String { "\(scene ?? "")\n\(finding.consoleLine)" }

  /// What a view has in one scene and of one kind of finding.
  struct ItemPlace: Hashable {
    var file: String
    var scene: String?
    var isAmbiguous: Bool
    var item: String
  }

  /// The places of the items that it is about.
  var placesOfItems: [ItemPlace] { finding.items.map { place(of: $0) } }

  func place(of follower: ObjectPlace) -> ItemPlace { place(of: follower.item) }

  private func place(of item: String) -> ItemPlace {
    ItemPlace(file: file, scene: scene, isAmbiguous: finding.kind == .ambiguity, item: item)
  }

  /// The line of a view that has no finding of its own because of this one.
  func line(of follower: ObjectPlace) -> String {
    let leader = finding.location.map { "line \($0.line)" } ?? finding.id
    let line = follower.line.map { ":\($0)" } ?? ""
    return "\(file)\(line): note: \(follower.item) follows from the finding of \(leader) "
      + "[\(finding.rule.rawValue)]"
  }

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
