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
  /// Whether the file is known by its name alone.
  package var isOnly = false
  /// The device, where it is another one than that of the scene's first picture.
  package var place: String?

  package var name: String { match.name }

  /// Both layouts, solved again.
  package func layouts() throws -> (old: SolvedLayout?, new: SolvedLayout?) {
    let scenes = try scenes()
    return (scenes.old?.layout, scenes.new?.layout)
  }

  private func scenes() throws -> (old: SceneLayout?, new: SceneLayout?) {
    try documents.solved(match, options, measuring: try TextShaper.shared())
  }

  /// Compares the scene on the chosen device, else on all classes of devices: the diff is that of the
  /// first one on which something changed, on which the scene is drawn, too.
  /// - Parameter objects: What changed beside the layout; what a layout tells is left out of it.
  fileprivate mutating func compare(
    _ objects: inout [ObjectChange]
  ) throws -> (outcome: ComparedResult.Outcome, differences: [DeviceDifference]) {
    if match.isAdded { return (.added, []) }
    if match.isRemoved { return (.removed, []) }
    var devices = options.device.map { [$0] } ?? documents.deviceClasses
    if documents.isUntouched(match) {
      guard !objects.isEmpty else { return (.same, []) }
      devices.removeLast(devices.count - 1)
    }
    var diffs: [DeviceDiff] = []
    for device in devices {
      var scene = self
      scene.options.device = device
      // In which classes a constraint holds is told by the devices.
      scene.options.tellsScopes = false
      guard case (let old?, let new?) = try scene.scenes() else { return (.same, []) }
      let diff = LayoutDiff(from: old, to: new)
      objects.removeAll { diff.tells($0, from: old, to: new) }
      diffs.append(DeviceDiff(device: device, name: documents.name(of: device), diff: diff))
      // A cell or another view of a size of its own is the same on all devices.
      let isOfOwnSize = [old, new].allSatisfy { $0.layout.environment.device.kind == .canvas }
      if device != nil, isOfOwnSize, !documents.varies { break }
    }
    guard let index = diffs.firstIndex(where: { !$0.diff.isEmpty }) ?? (objects.isEmpty ? nil : 0)
    else { return (.same, []) }
    options.device = devices[index]
    return (.changed(diffs[index].diff), DeviceDifference.all(in: diffs, besides: index))
  }
}

extension ComparedPair {
  /// The name of a file with its picture.
  package var pictureName: String {
    guard let scene else { return name.split(separator: "/").joined(separator: "-") }
    let ending = scene.file.hasSuffix(".xib") ? ".xib" : ".storyboard"
    let file = scene.file.hasSuffix(ending) ? scene.file.dropLast(ending.count) : scene.file[...]
    let parts =
      file.split(separator: "/").map(String.init)
      + (scene.isOnly ? [] : [slugified(scene.name)])
      + [scene.place.map(slugified)].compactMap(\.self)
    return parts.joined(separator: "-")
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

  private func document(
    _ data: Data, of source: LayoutSource?, isOld: Bool
  ) throws -> InterfaceDocument {
    let document = Result { () throws(InterfaceBuilderError) in
      try InterfaceDocument(data, file: source?.path ?? "")
    }
    // Both sides have the same path.
    if case .failure(let error) = document, isOld, source?.path == new?.path, !error.isOtherKind {
      throw ComparisonError.oldVersion(reason(of: error))
    }
    return try document.get()
  }

  private func sceneResults(_ choice: SceneChoice) async throws -> [ComparedResult] {
    let data = (old: try await contents(old), new: try await contents(new))
    if data.old == data.new, !isNamed { return [ComparedResult(pair: self, outcome: .same)] }
    let documents = DocumentPair(
      old: try data.old.map { try document($0, of: old, isOld: true) },
      new: try data.new.map { try document($0, of: new, isOld: false) })
    let isOnly = documents.matches.count == 1
    let objects = documents.objectChanges()
    return documents.matches.enumerated().filter {
      choice.isWanted($0.element.roots, name: $0.element.name)
    }.map { index, match in
      var pair = self
      let isWhole = isOnly && name.hasSuffix(".xib")
      pair.name = isWhole ? name : "\(name): \(match.name)"
      pair.isNamed = isNamed && isOnly && !match.isAdded && !match.isRemoved
      var scene = ComparedScene(
        file: name, documents: documents, match: match, options: choice.options, isOnly: isWhole)
      pair.scene = scene
      do {
        var own = objects[index] ?? []
        let (outcome, differences) = try scene.compare(&own)
        pair.scene = scene
        return ComparedResult(
          pair: pair, outcome: outcome, objects: own, differences: differences)
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
