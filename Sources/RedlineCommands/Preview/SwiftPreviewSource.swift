import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlinePreview
import RedlineScratch

/// Layouts in files of Swift, compiled at each save.
struct SwiftPreviewSource: PreviewSource {
  /// Files and folders as they were given.
  var given: [String]
  var scratch: ScratchOptions
  var withParts: Bool
  /// The folder for what was committed.
  var folder: String

  var title: String { previewTitle(of: given) }
  var keepsWhatWasSaved: Bool { true }
  var bases: [PreviewBase] { committed.isEmpty ? [] : [.commit] }

  func stamps() -> [String] { fileStamps(of: given) { $0.hasSuffix(".swift") } }

  func build() throws -> PreviewProgram { try build(given) }

  private func build(_ given: [String]) throws -> PreviewProgram {
    let files: LayoutFiles
    do { files = try LayoutFiles(given) } catch let error as ValidationError {
      throw PreviewFailure(error.message)
    }
    let layouts = files.layouts(withParts: withParts)
    guard files.isProgram || !layouts.isEmpty else {
      throw PreviewFailure(files.nothingToDraw)
    }
    let catalog = GeneratedCatalog(
      title: title, layouts: layouts, hasModuleBundle: files.needsModuleBundle)
    var printed = ""
    do {
      let program = try scratch.compiled(
        files.paths, generated: files.isProgram ? [] : [("Drawing.swift", catalog.text)],
        needsUIKit: files.needsUIKit, rewrites: files.needsUIKit && !files.isProgram,
        isColored: false
      ) { printed += $0 }
      return PreviewProgram(
        [program.path, "answer"], messages: CompilerMessage.messages(in: program.messages))
    } catch {
      throw PreviewFailure(error, printed: printed)
    }
  }

  // MARK: - What was committed

  /// The files that the last commit has, by their paths here.
  private var committed: [(path: String, object: String)] {
    let paths = (try? LayoutFiles(given).paths) ?? []
    return CommittedFiles.objects(of: paths)
  }

  func build(_ base: PreviewBase) throws -> PreviewProgram {
    let committed = committed
    guard !committed.isEmpty else { throw PreviewFailure("nothing of it was committed") }
    let files = try CommittedFiles.written(committed, into: "\(folder)/commit")
    do { return try build(files) } catch let failure as PreviewFailure {
      throw PreviewFailure(
        "what was committed last does not compile: \(failure)", messages: failure.messages)
    }
  }
}

extension PreviewFailure {
  /// What the compiler said, or why there is none.
  init(_ error: ScratchError, printed: String) {
    let messages = CompilerMessage.messages(in: printed)
    let count = messages.count { $0.kind == .error }
    guard error == .notCompiled else {
      self.init("\(error)")
      return
    }
    let rest = CompilerMessage.rest(of: printed).joined(separator: "\n")
    self.init(count > 0 ? counted(count, "error") : rest, messages: messages)
  }
}

/// The name of what is previewed.
func previewTitle(of given: [String]) -> String {
  let name = given[0].split(separator: "/").last.map(String.init) ?? given[0]
  return given.count == 1 ? name : "\(name) and \(given.count - 1) more"
}

/// What changes when one of the files, or of those in the folders, is written.
func fileStamps(of given: [String], where isWanted: (String) -> Bool) -> [String] {
  given.flatMap { path -> [String] in
    if let stamp = FileStamp(path) { return ["\(path) \(stamp)"] }
    return Folder(path).stampedFiles().filter { isWanted($0.path) }
      .map { "\(path)/\($0.path) \($0.stamp)" }
  }
}
