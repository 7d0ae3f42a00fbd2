import Foundation
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

  private let first = FirstTime()

  init(program: String) {
    // A name without a slash would be looked for on `PATH`.
    self.program = program.contains("/") ? program : "./\(program)"
    // `.build/debug/my-layouts`, or `.build/x86_64-unknown-linux-gnu/debug/my-layouts`
    let real = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
    let parts = real.components(separatedBy: "/.build/")
    let folder = parts.dropLast().joined(separator: "/.build/")
    let isPackage = FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
    package = parts.count > 1 && isPackage ? folder : nil
  }

  private var name: String { program.split(separator: "/").last.map(String.init) ?? program }
  var title: String { name }
  var bases: [PreviewBase] { [] }
  var keepsWhatWasSaved: Bool { false }

  func stamps() -> [String] {
    guard let package else { return fileStamps(of: [program]) { _ in true } }
    return fileStamps(of: ["\(package)/Package.swift", "\(package)/Sources"]) {
      $0.hasSuffix(".swift")
    }
  }

  func build() throws -> PreviewProgram {
    // Times only tell whether the program is to be built before the first save: a file that was
    // deleted, moved here or saved during a build is not newer than the program.
    let isFirst = first.take()
    guard let package, !(isFirst && isCurrent) else { return PreviewProgram(words) }
    let isRelease = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
      .contains("/release/")
    let output = try ChildProcess(
      ["swift", "build", "--product", name, "-c", isRelease ? "release" : "debug"], in: package
    ).output()
    guard output.end.isSuccess else {
      let printed = String(decoding: output.bytes + output.errors, as: UTF8.self)
      throw PreviewFailure(.notCompiled, printed: printed)
    }
    return PreviewProgram(words)
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

  /// The program as it is now: another one after each build.
  private var words: [String] {
    let stamp = FileStamp(program).map { "\($0.modified)-\($0.inode)" } ?? "gone"
    return [program, "answer", "--made", stamp]
  }

  func build(_ base: PreviewBase) throws -> PreviewProgram {
    throw PreviewFailure("catalogs are compared with their goldens")
  }
}

/// Whether something is done for the first time.
private final class FirstTime: Sendable {
  private let isTaken = Mutex(false)

  func take() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }
}
