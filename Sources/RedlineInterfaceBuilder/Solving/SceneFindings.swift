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
      var findings = solved.notes + solved.layout.diagnostics
      for index in findings.indices where findings[index].location == nil {
        findings[index].location = SourceLocation(fileID: file, line: root.scene.line)
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
