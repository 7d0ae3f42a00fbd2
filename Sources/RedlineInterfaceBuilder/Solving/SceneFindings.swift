import Foundation
package import RedlineLayout

/// Where the document has the object of an item.
package struct ObjectPlace: Encodable, Equatable, Sendable {
  /// The item's id.
  package var item: String
  /// The object's id in the document; `nil` for one without.
  package var object: String?
  /// The object's line; `nil` where it is not known.
  package var line: Int?
}

/// What is not right in a scene.
package struct SceneFindings: Sendable {
  /// The scene's title.
  package var scene: String
  /// With a line of the document each.
  package var findings: [Diagnostic]
  /// Ids of the document by the ids of items.
  var objectOf: [String: String] = [:]
}

extension InterfaceDocument {
  /// What is not right in the document and in its scenes, in the order of scenes.
  /// - Parameters:
  ///   - options: The device, where sizes and safe areas come from, direction and text size.
  ///   - measuring: Measures texts.
  package func findings(
    _ options: BuildOptions, measuring: any TextMeasuring
  ) throws -> [SceneFindings] {
    try drawnRoots.map { root in
      let solved = try solved(root, name: root.name, options, measuring)
      var findings =
        settled(solved.notes, in: solved.layout, solved.elements(in: self), root, measuring)
        + solved.layout.diagnostics
      if options.device == nil, written.isEmpty {
        let misplaced = try misplaced(root, options, measuring, solved)
        solved.nameFollowers(misplaced, in: &findings)
        findings += misplaced
      }
      let order = Dictionary(
        solved.layout.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { min($0, $1) })
      for index in findings.indices where findings[index].followers.count > 1 {
        findings[index].followers.sort { order[$0] ?? 0 < order[$1] ?? 0 }
      }
      return SceneFindings(
        scene: root.name, findings: findings,
        objectOf: Dictionary(
          solved.itemOf.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) }))
    }
  }

  /// Findings of a layout with the severity that they have in a document, without those that are none there.
  func settled(
    _ findings: [Diagnostic], in layout: SolvedLayout, _ elements: [String: Int],
    _ root: DrawnRoot, _ measuring: any TextMeasuring
  ) -> [Diagnostic] {
    Self.sharingFreedoms(Self.withoutFollowers(findings)).compactMap {
      judged($0, in: layout, elements, measuring)
    }.map { finding in
      var finding = finding
      if finding.location == nil {
        finding.location = SourceLocation(fileID: file, line: root.scene.line)
      }
      // Code fills plain views, and shows one of several texts.
      if [.coveredView, .samePlace].contains(finding.rule) { finding.severity = .note }
      // What hangs over is mostly meant, also by a negative constant, unless it is cut off.
      if case .outsideParent(let beyond, let meant, _) = finding.detail,
        meant == nil || max(beyond.top, beyond.left, beyond.bottom, beyond.right) <= 1.01
          || !isCutOff(finding, in: layout)
      {
        finding.severity = .note
      }
      return finding
    }
  }

  /// Whether a view around the one that a finding is about shows nothing beyond its edges.
  private func isCutOff(_ finding: Diagnostic, in layout: SolvedLayout) -> Bool {
    finding.items.dropFirst().contains { layout.item($0)?.style.clips == true }
  }

  /// The ids of the objects that a finding is about, as the document writes them.
  /// - Parameter scene: The findings of its scene; `nil` for one of the whole document.
  package func objects(of finding: Diagnostic, in scene: SceneFindings?) -> Set<String> {
    var result = Set(finding.items.compactMap { scene?.objectOf[$0] })
    guard let line = finding.location?.line else { return result }
    for element in tree.elements(onLine: line) {
      if let id = element.attributes["id"] { result.insert(id) }
    }
    return result
  }

  /// Where the objects stand that items are made of.
  package func places(of items: [String], in scene: SceneFindings) -> [ObjectPlace] {
    items.map { item in
      let object = scene.objectOf[item]
      let line = object.flatMap { elementOf[$0] }.map { tree[$0].line }
      return ObjectPlace(item: item, object: line == nil ? nil : object, line: line)
    }
  }

  /// What lies elsewhere than the document says; a note where Xcode, which wrote the frame, found nothing
  /// wrong about it, and where it follows from a conflict, or from a view around that lost its size, which is
  /// a finding itself.
  private func misplaced(
    _ root: DrawnRoot, _ options: BuildOptions, _ measuring: any TextMeasuring,
    _ solved: SceneLayout
  ) throws -> [Diagnostic] {
    let followers = Set(solved.conflictOfItem.keys)
    let collapsed = Set(
      solved.layout.diagnostics.filter { $0.rule == .zeroSize }.compactMap(\.items.first))
    return try misplacedRows(root, options, measuring).map { row in
      let item = solved.itemOf[row.view.id]
      let isFollower =
        item.map { followers.contains($0) || Self.isIn(collapsed, $0) } ?? false
        || tree[row.view.element].attributes["misplaced"] != "YES"
      let name = row.view.view.displayName
      return Diagnostic(
        .misplacedView, of: row.view.id.isEmpty ? name : row.view.id,
        .misplacedView(
          name: name, stored: row.view.storedFrame ?? .zero, solved: row.frame.settled),
        severity: isFollower ? .note : nil,
        items: [item].compactMap(\.self),
        location: SourceLocation(fileID: file, line: row.view.line))
    }
  }
}

extension InterfaceDocument {
  /// Whether an item is one of some, or in one of them.
  private static func isIn(_ items: Set<String>, _ item: String) -> Bool {
    guard !items.isEmpty else { return false }
    let names = item.split(separator: "/")
    return names.indices.contains { items.contains(names[...$0].joined(separator: "/")) }
  }

  /// What is left once no text is told as cut that is open itself, and no height as too small beside which
  /// something is open: the text has less room in one of several solutions only.
  static func withoutFollowers(_ findings: [Diagnostic]) -> [Diagnostic] {
    func around(_ finding: Diagnostic) -> String? {
      finding.items.first.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    }
    let ambiguities = findings.filter { $0.kind == .ambiguity }
    let open = Set(ambiguities.compactMap(around))
    let openItems = Set(ambiguities.compactMap(\.items.first))
    return findings.filter { finding in
      guard case .truncatedText(let needed, let given, isOneLine: _) = finding.detail,
        let item = finding.items.first, let place = around(finding)
      else { return true }
      return !openItems.contains(item) && (needed.width > given.width || !open.contains(place))
    }
  }
}

extension SceneLayout {
  /// The conflicts on whose constraints the frames of items rest, by the items' ids; an empty id for items
  /// whose frames rest on so many constraints that their reasons do not list them all.
  ///
  /// Which of the constraints gives way is a choice, and another one than Xcode's moves all that
  /// follows.
  fileprivate var conflictOfItem: [String: String] {
    var conflicts: [String: String] = [:]
    for finding in layout.diagnostics where finding.kind == .conflict {
      for constraint in finding.constraints where conflicts[constraint] == nil {
        conflicts[constraint] = finding.id
      }
    }
    guard !conflicts.isEmpty else { return [:] }
    var result: [String: String] = [:]
    for item in layout.items {
      let reasons = item.reasons ?? []
      let parts = reasons.lazy.flatMap(\.parts).compactMap(\.constraint)
      if let conflict = parts.compactMap({ conflicts[$0] }).first {
        result[item.id] = conflict
      } else if reasons.contains(where: { $0.omittedCount > 0 }) {
        result[item.id] = ""
      }
    }
    return result
  }

  /// Names the views that are misplaced because constraints contradict each other in the conflict of these.
  fileprivate func nameFollowers(_ misplaced: [Diagnostic], in findings: inout [Diagnostic]) {
    let conflictOfItem = conflictOfItem
    for finding in misplaced where finding.severity == .note {
      guard let item = finding.items.first, let conflict = conflictOfItem[item],
        let leader = findings.firstIndex(where: { $0.id == conflict })
      else { continue }
      findings[leader].followers.append(item)
    }
  }
}

extension InterfaceDocument {
  /// How much wider than measured a text may really be, as a share and in points: the model's error.
  private static let modelError = (share: 0.015, points: 1.5)
  /// How high letters are with what hangs below the baseline, in ems.
  private static let letterHeight = 0.92

  /// Whether a text of one line that is reported as cut can be read: it lacks no more width than the
  /// model may be wrong by, and no more height than is empty above and below its letters.
  func isReadable(
    _ finding: Diagnostic, in layout: SolvedLayout, _ measuring: any TextMeasuring
  ) -> Bool {
    guard case .truncatedText(var needed, let given, isOneLine: _) = finding.detail,
      let item = layout.items.first(where: { $0.id == finding.items.first }),
      let text = item.text
    else { return false }
    if Self.isKey(text.string) { return true }
    if text.numberOfLines != 1, Double(needed.height) >= 1.5 * text.font.lineHeight {
      // By the model's error a line may have become two.
      let line = measuring.measure(text, maximumWidth: nil, maximumLines: 1)
      needed = CGSize(width: line.width, height: text.font.lineHeight)
      guard !text.string.contains(where: \.isNewline) else { return false }
    }
    // A button asks for more room around its title, and for 30 pt at the least.
    let isLeast = item.kind == .button && needed.width <= 30
    let slack = max(Self.modelError.points, Double(given.width) * Self.modelError.share)
    return (isLeast || Double(needed.width) <= Double(given.width) + slack)
      && Double(given.height) >= text.font.pointSize * Self.letterHeight
  }

  /// Whether a text is the key of a table of strings, in whose place code sets another: three or
  /// more names that are joined by dots.
  private static func isKey(_ text: String) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    return names.count >= 3
      && names.allSatisfy { name in
        name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
  }
}
