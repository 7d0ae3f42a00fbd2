import Foundation
package import RedlineLayout

/// Something about a document that its author would want to know, with its line.
package struct DocumentFinding: Hashable, Sendable {
  package var line: Int
  package var severity: Diagnostic.Severity
  package var message: String
  /// The scene's title; empty for the document itself.
  package var scene: String

  package init(line: Int, severity: Diagnostic.Severity, message: String, scene: String) {
    self.line = line
    self.severity = severity
    self.message = message
    self.scene = scene
  }
}

extension InterfaceDocument {
  /// What is not right in the document and in its scenes, in the order of scenes.
  /// - Parameters:
  ///   - options: The device, where sizes and safe areas come from, direction and text size.
  ///   - measuring: Measures texts.
  package func findings(
    _ options: BuildOptions, measuring: any TextMeasuring
  ) throws -> [DocumentFinding] {
    var result: [DocumentFinding] = []
    for root in drawnRoots {
      let solved = try solved(root, name: root.name, options, measuring)
      result += solved.notes.map {
        DocumentFinding(
          line: $0.line, severity: $0.severity, message: $0.message, scene: root.name)
      }
      result += solved.layout.diagnostics.map {
        DocumentFinding(
          line: $0.location?.line ?? root.scene.line, severity: $0.severity, message: $0.message,
          scene: root.name)
      }
      result += doubled(solved.layout, scene: root.name)
      if options.device == nil { result += try misplaced(root, options, measuring) }
    }
    return result
  }

  /// What lies elsewhere than the document says.
  private func misplaced(
    _ root: DrawnRoot, _ options: BuildOptions, _ measuring: any TextMeasuring
  ) throws -> [DocumentFinding] {
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
      return DocumentFinding(
        line: row.view.line, severity: .warning,
        message: """
          \(name) is misplaced: the file has \(text(stored)), its constraints give \
          \(text(row.frame)); update the frame
          """, scene: root.name)
    }
  }

  private func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { formatted($0, decimals: 1) }
    return "\(numbers[2]) × \(numbers[3]) at \(numbers[0]), \(numbers[1])"
  }

  /// Constraints that say what another one has said.
  private func doubled(_ layout: SolvedLayout, scene: String) -> [DocumentFinding] {
    var first: [String: Int] = [:]
    return layout.constraints.compactMap { constraint in
      guard constraint.origin == .user, constraint.isActive, let line = constraint.location?.line
      else { return nil }
      guard let other = first[constraint.sentence] else {
        first[constraint.sentence] = line
        return nil
      }
      return DocumentFinding(
        line: line, severity: .warning,
        message: "\(constraint.sentence) does nothing: line \(other) says the same; remove one",
        scene: scene)
    }
  }
}
