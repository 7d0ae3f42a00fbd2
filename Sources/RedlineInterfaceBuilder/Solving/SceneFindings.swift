import Foundation
package import RedlineLayout

/// What is not right in a scene.
package struct SceneFindings: Sendable {
  /// The scene's title.
  package var scene: String
  /// With a line of the document each.
  package var findings: [Diagnostic]
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
      var findings = solved.notes + solved.layout.diagnostics.filter { !$0.isWithinModel }
      for index in findings.indices {
        if findings[index].location == nil {
          findings[index].location = SourceLocation(fileID: file, line: root.scene.line)
        }
        // Code fills plain views, and shows them when it does.
        if findings[index].rule == .coveredView { findings[index].severity = .note }
      }
      if options.device == nil { findings += try misplaced(root, options, measuring) }
      return SceneFindings(scene: root.name, findings: findings)
    }
  }

  /// What lies elsewhere than the document says.
  private func misplaced(
    _ root: DrawnRoot, _ options: BuildOptions, _ measuring: any TextMeasuring
  ) throws -> [Diagnostic] {
    var options = options
    // With the stored sizes of contents, what differs does so by its constraints.
    options.intrinsic = .stored
    options.textSize = .large
    var builder = SceneBuilder(self, scene: root.scene, options: options)
    var built = try builder.build(root: root.element)
    built.useStoredSizes()
    return try built.frames(measuring: measuring).compactMap { row in
      guard row.view.isDriven, !row.view.view.isHidden, let stored = row.view.storedFrame,
        Parity.distance(row.frame, stored) > 1.01
      else { return nil }
      let name = row.view.view.displayName
      return Diagnostic(
        .misplacedView, of: row.view.id.isEmpty ? name : row.view.id,
        .misplacedView(name: name, stored: stored, solved: row.frame.settled),
        location: SourceLocation(fileID: file, line: row.view.line))
    }
  }
}

extension Diagnostic {
  /// How much wider than measured a text may really be, as a share: the model's error.
  private static let modelError = 0.015

  /// Whether a line is cut by no more than its width may be wrong.
  fileprivate var isWithinModel: Bool {
    guard case .truncatedText(let needed, let given, isOneLine: true) = detail else { return false }
    return needed.height <= given.height + 0.51
      && needed.width <= given.width * (1 + Self.modelError)
  }
}
