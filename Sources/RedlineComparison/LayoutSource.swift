package import Foundation
public import RedlineAnalysis
import RedlineIO
package import RedlineInterfaceBuilder
package import RedlineModel

/// Where one side of a comparison is read from.
package enum LayoutSource: Sendable {
  /// A file, with the path by which it is known where that is another one.
  case file(path: String, shown: String? = nil)
  /// What was read before, as standard input can be read once.
  case contents(Data, path: String)
  /// A file of a revision.
  case blob(hash: String, path: String, GitObjects)

  /// A file that somebody named; `-` is standard input.
  package init(named path: String) throws(LayoutFileError) {
    self =
      path == "-" ? .contents(try LayoutFile(path: path).bytes(), path: path) : .file(path: path)
  }

  /// The path, as messages and links have it.
  package var path: String {
    switch self {
    case .file(let path, let shown): shown ?? path
    case .contents(_, let path): path
    case .blob(_, let path, _): path
    }
  }

  package func data() async throws -> Data {
    switch self {
    case .file(let path, _): try LayoutFile(path: path).bytes()
    case .contents(let data, _): data
    case .blob(let hash, let path, let objects): try await objects.data(hash, path: path)
    }
  }

  package func layout() async throws -> SolvedLayout {
    try LayoutFile.layout(in: try await data(), name: path)
  }
}

/// Two files of the same name, of which one may be missing.
package struct ComparedPair: Sendable {
  /// The path in its folder, without ending; of a storyboard or xib with its ending, and then the
  /// scene's title.
  package var name: String
  package var old: LayoutSource?
  package var new: LayoutSource?
  /// Whether somebody named the files, so that anything but a layout is an error.
  package var isNamed = false
  /// What of two documents is compared, where the files are storyboards or xibs.
  package var scene: ComparedScene?

  package init(name: String, old: LayoutSource?, new: LayoutSource?, isNamed: Bool = false) {
    (self.name, self.old, self.new, self.isNamed) = (name, old, new, isNamed)
  }

  /// Both layouts, read again: no more than one pair is kept.
  package func layouts() async throws -> (old: SolvedLayout?, new: SolvedLayout?) {
    guard let scene else { return (try await old?.layout(), try await new?.layout()) }
    return try scene.layouts()
  }
}

/// What a comparison of two files found.
public struct ComparedResult: Sendable {
  /// How the files differ.
  public enum Outcome: Sendable {
    /// The same bytes, or the same layout in a storyboard.
    case same
    /// Other bytes with the same layout inside.
    case redrawn
    /// Neither file says that it holds a layout.
    case noLayout
    /// Only the new side has the layout.
    case added
    /// Only the old side has the layout.
    case removed
    /// The layouts differ.
    case changed(LayoutDiff)
    /// A file cannot be read; why, with its path.
    case failed(String)
  }

  package var pair: ComparedPair
  /// How the files differ.
  public var outcome: Outcome
  /// What changed of a storyboard's or xib's objects beside the layout.
  package var objects: [ObjectChange] = []
  /// What changed on some classes of devices only, of a storyboard's or xib's scene.
  package var differences: [DeviceDifference] = []

  /// The path below the compared folders, without ending; of a scene its title after the file's name.
  public var name: String { pair.name }
  /// What changed of a storyboard or xib beside the layout, a line each: outlets, actions, segues,
  /// bar buttons, and properties that no frame depends on.
  public var objectChanges: [String] { objects.map(\.sentence) }
  /// What changed on some classes of devices only, of a storyboard or xib: names of devices, and lines
  /// of what holds there below them.
  public var deviceChanges: [String] { differences.flatMap { $0.lines(all: true) } }
  /// What changed, if both sides hold layouts that differ.
  public var diff: LayoutDiff? { if case .changed(let diff) = outcome { diff } else { nil } }
  /// Whether one side has what the other has not.
  public var isDifferent: Bool {
    switch outcome {
    case .added, .removed, .changed: true
    case .same, .redrawn, .noLayout, .failed: false
    }
  }
}

extension ComparedPair {
  /// Reads and compares the two files: a result, or of storyboards and xibs one for each scene. What
  /// has the same bytes is not decoded.
  package func compared(_ choice: SceneChoice = SceneChoice()) async -> [ComparedResult] {
    guard !isInterface else { return await comparedScenes(choice) }
    do {
      return [ComparedResult(pair: self, outcome: try await outcome())]
    } catch {
      return [ComparedResult(pair: self, outcome: .failed(reason(of: error)))]
    }
  }

  private func outcome() async throws -> ComparedResult.Outcome {
    let before = try await old?.data()
    let after = try await new?.data()
    let known = [before, after].compactMap { $0 }
    guard isNamed || known.contains(where: \.mayHoldLayout) else { return .noLayout }
    guard let before, let old else {
      if let after, let new { _ = try LayoutFile.layout(in: after, name: new.path) }
      return .added
    }
    guard let after, let new else { return .removed }
    if before == after && !isNamed { return .same }
    let layouts = (
      old: try LayoutFile.layout(in: before, name: old.path),
      new: try LayoutFile.layout(in: after, name: new.path)
    )
    if before == after { return .same }
    let diff = LayoutDiff(from: layouts.old, to: layouts.new)
    return diff.isEmpty ? .redrawn : .changed(diff)
  }
}

extension [ComparedPair] {
  /// Compares the pairs on all processors, each of which holds one pair at a time.
  package func compared(_ choice: SceneChoice) async -> [ComparedResult] {
    await concurrentMap { await $0.compared(choice) }.flatMap(\.self)
  }
}

extension Data {
  /// Whether it has the words by which an SVG or JSON file with a layout is known.
  package var mayHoldLayout: Bool {
    let start = first { !" \t\r\n".utf8.contains($0) }
    let word = start == UInt8(ascii: "<") ? "redline-layout" : "\"formatVersion\""
    return range(of: Data(word.utf8)) != nil
  }
}
