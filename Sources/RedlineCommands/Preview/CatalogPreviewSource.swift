import Foundation
import RedlineComparison
import RedlineIO
import RedlinePreview
import RedlineScratch
import Synchronization

/// A catalog's program, built again when the sources of its package are saved.
struct CatalogPreviewSource: PreviewSource {
  var program: String
  /// The package that the program is built in; `nil` where that is not known, and the program is
  /// watched alone.
  var package: String?
  /// The folder for programs that were built before.
  var folder: String

  private let made = BuiltPrograms()

  init(program: String, folder: String) {
    // A name without a slash would be looked for on `PATH`.
    self.program = program.contains("/") ? program : "./\(program)"
    self.folder = folder
    // `.build/debug/my-layouts`, or `.build/x86_64-unknown-linux-gnu/debug/my-layouts`
    let real = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
    let parts = real.components(separatedBy: "/.build/")
    let folder = parts.dropLast().joined(separator: "/.build/")
    let isPackage = FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
    package = parts.count > 1 && isPackage ? folder : nil
  }

  private var name: String { program.split(separator: "/").last.map(String.init) ?? program }
  var title: String { name }
  var keepsWhatWasSaved: Bool { package != nil }

  func stamps() -> [String] {
    guard let package else { return fileStamps(of: [program]) { _ in true } }
    return fileStamps(of: ["\(package)/Package.swift", "\(package)/Sources"]) {
      $0.hasSuffix(".swift")
    }
  }

  func build() throws -> PreviewProgram {
    // Times only tell whether the program is to be built before the first save: a file that was
    // deleted, moved here or saved during a build is not newer than the program.
    let isFirst = made.state.withLock { made in
      defer { made.isFirst = false }
      return made.isFirst
    }
    let tree = committedTree
    if !(isFirst && isCurrent) { try compile() }
    let program = built()
    let isCommitted = tree != nil && tree == committedTree
    made.state.withLock { made in
      if let last = made.last, last.words != program.words { made.saved = last }
      made.last = program
      if let tree, isCommitted { made.committed = (tree, program) }
      forget(allBut: [made.last, made.saved, made.committed?.program])
    }
    return program
  }

  private func compile() throws {
    guard let package else { return }
    let isRelease = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
      .contains("/release/")
    let output = try ChildProcess(
      ["swift", "build", "--product", name, "-c", isRelease ? "release" : "debug"], in: package
    ).output()
    guard output.end.isSuccess else {
      let printed = String(decoding: output.bytes + output.errors, as: UTF8.self)
      throw PreviewFailure(.notCompiled, printed: printed)
    }
  }

  /// Whether nothing was saved since the program was built.
  private var isCurrent: Bool {
    guard let package, let built = FileStamp(program)?.modified else { return false }
    let manifest = FileStamp("\(package)/Package.swift")?.modified ?? 0
    return manifest <= built
      && Folder("\(package)/Sources").stampedFiles().allSatisfy {
        !$0.path.hasSuffix(".swift") || $0.stamp.modified <= built
      }
  }

  /// The program as it is now: another one after each build, which takes its place, so that it is also
  /// kept in the folder.
  private func built() -> PreviewProgram {
    let stamp = FileStamp(program).map { "\($0.modified)-\($0.inode)" } ?? "gone"
    let rest = ["answer", "--made", stamp]
    var found = PreviewProgram([program] + rest)
    let place = "\(folder)/made/\(stamp)"
    guard package != nil, (try? Folder(place).make()) != nil else { return found }
    let kept = "\(place)/\(name)"
    if link(program, kept) == 0 || errno == EEXIST
      || (try? FileManager.default.copyItem(atPath: program, toPath: kept)) != nil
    {
      found.keptWords = [kept] + rest
    }
    return found
  }

  private func forget(allBut programs: [PreviewProgram?]) {
    let kept = Set(programs.compactMap { $0?.words.last })
    for stamp in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/made")) ?? []
    where !kept.contains(stamp) {
      try? FileManager.default.removeItem(atPath: "\(folder)/made/\(stamp)")
    }
  }

  // MARK: - What was committed

  var bases: [PreviewBase] { committedProgram == nil ? [] : [.commit] }

  func build(_ base: PreviewBase) throws -> PreviewProgram {
    guard let program = committedProgram else {
      throw PreviewFailure("what was committed last was not built while the preview ran")
    }
    return PreviewProgram(program.keptWords ?? program.words)
  }

  /// What was built of the last commit: a package is built in minutes elsewhere, so that this is
  /// known if the preview began before the first change.
  private var committedProgram: PreviewProgram? {
    guard let tree = lastTree else { return nil }
    return made.state.withLock { $0.committed?.tree == tree ? $0.committed?.program : nil }
  }

  /// The sources in the last commit; `nil` where there is none, or where something else was saved.
  private var committedTree: String? {
    guard let package, let repository = try? GitRepository(around: package), let tree = lastTree,
      let changes = try? repository.changes(from: "HEAD", to: nil, paths: Self.sources),
      changes.isEmpty
    else { return nil }
    return tree
  }

  /// The trees of the sources in the last commit.
  private var lastTree: String? {
    guard let package, let repository = try? GitRepository(around: package),
      let found = try? repository.output(["ls-tree", "-z", "HEAD", "--"] + Self.sources),
      found.fields.count == Self.sources.count
    else { return nil }
    return found.fields.joined(separator: "\n")
  }

  private static let sources = ["Package.swift", "Sources"]
}

/// What was built while a preview runs.
private final class BuiltPrograms: Sendable {
  struct State {
    var isFirst = true
    var last: PreviewProgram?
    var saved: PreviewProgram?
    /// What was built of a commit, and its trees.
    var committed: (tree: String, program: PreviewProgram)?
  }

  let state = Mutex(State())
}
