import Foundation
import RedlineAnalysis
import RedlineIO
package import RedlineInterfaceBuilder
import RedlineLayout
package import RedlineModel
import RedlineText

/// Which scenes of storyboards and xibs are compared, and how they are laid out.
package struct SceneChoice: Sendable {
  package var options = BuildOptions()
  /// Patterns of titles, classes and ids; all scenes if there are none.
  package var names: [String] = []

  package init(names: [String] = []) { self.names = names }

  package func isWanted(_ roots: [InterfaceDocument.DrawnRoot], name: String? = nil) -> Bool {
    let all =
      roots.flatMap { [$0.name, $0.scene.title, $0.scene.id, $0.scene.objectID] }
      + (name.map { [$0] } ?? [])
    return names.isEmpty
      || names.contains { pattern in
        all.contains { (text: String) -> Bool in fnmatch(pattern, text, 0) == 0 }
      }
  }
}

/// A scene of two versions of a storyboard or xib.
package struct ComparedScene: Sendable {
  /// The name of the pair of files.
  package var file: String
  package var documents: DocumentPair
  package var match: DocumentPair.Match
  package var options: BuildOptions

  package var name: String { match.name }

  /// Both layouts, solved again.
  package func layouts() throws -> (old: SolvedLayout?, new: SolvedLayout?) {
    let scenes = try scenes()
    return (scenes.old?.layout, scenes.new?.layout)
  }

  private func scenes() throws -> (old: SceneLayout?, new: SceneLayout?) {
    try documents.solved(match, options, measuring: try TextShaper.shared())
  }

  fileprivate func outcome(_ objects: [ObjectChange]) throws -> ComparedResult.Outcome {
    if match.isAdded { return .added }
    if match.isRemoved { return .removed }
    guard case (let old?, let new?) = try scenes() else { return .same }
    let diff = LayoutDiff(from: old, to: new)
    return diff.isEmpty && objects.isEmpty ? .same : .changed(diff)
  }
}

extension ComparedPair {
  /// The name of a file with its picture.
  package var pictureName: String {
    guard let scene else { return name.split(separator: "/").joined(separator: "-") }
    let ending = scene.file.hasSuffix(".xib") ? ".xib" : ".storyboard"
    let file = scene.file.hasSuffix(ending) ? scene.file.dropLast(ending.count) : scene.file[...]
    let base = file.split(separator: "/").joined(separator: "-")
    return name == scene.file ? base : "\(base)-\(slugified(scene.name))"
  }

  /// Whether the files are storyboards or xibs.
  package var isInterface: Bool {
    [old, new].contains { $0.map { InterfaceFile.isInterface($0.path) } ?? false }
  }

  /// A result for each scene of both documents.
  package func comparedScenes(_ choice: SceneChoice) async -> [ComparedResult] {
    do {
      return try await sceneResults(choice)
    } catch let error as InterfaceBuilderError where !isNamed && error.isOtherKind {
      return [ComparedResult(pair: self, outcome: .noLayout)]
    } catch {
      return [ComparedResult(pair: self, outcome: .failed(reason(of: error)))]
    }
  }

  private func contents(_ source: LayoutSource?) async throws -> Data? {
    do { return try await source?.data() } catch LayoutFileError.empty(let path) {
      throw InterfaceBuilderError.malformed(
        file: path, line: 1, column: 0, reason: "the file is empty")
    }
  }

  private func sceneResults(_ choice: SceneChoice) async throws -> [ComparedResult] {
    let data = (old: try await contents(old), new: try await contents(new))
    if data.old == data.new, !isNamed { return [ComparedResult(pair: self, outcome: .same)] }
    let documents = DocumentPair(
      old: try data.old.map { try InterfaceDocument($0, file: old?.path ?? "") },
      new: try data.new.map { try InterfaceDocument($0, file: new?.path ?? "") })
    let isOnly = documents.matches.count == 1
    let objects = documents.objectChanges()
    return documents.matches.enumerated().filter {
      choice.isWanted($0.element.roots, name: $0.element.name)
    }.map { index, match in
      var pair = self
      pair.name = isOnly && name.hasSuffix(".xib") ? name : "\(name): \(match.name)"
      pair.isNamed = isNamed && isOnly && !match.isAdded && !match.isRemoved
      let scene = ComparedScene(
        file: name, documents: documents, match: match, options: choice.options)
      pair.scene = scene
      do {
        let own = objects[index] ?? []
        return ComparedResult(pair: pair, outcome: try scene.outcome(own), objects: own)
      } catch {
        return ComparedResult(pair: pair, outcome: .failed(reason(of: error)))
      }
    }
  }
}

extension InterfaceBuilderError {
  /// Whether the file is of a kind that is not read, and no broken one.
  fileprivate var isOtherKind: Bool {
    switch self {
    case .unsupportedDocument, .notInterfaceBuilder: true
    default: false
    }
  }
}
