import Foundation
import RedlineComparison
import RedlineIO
import RedlinePreview

/// Storyboards, xibs and saved layouts, which a program reads again at each save.
struct FilePreviewSource: PreviewSource {
  /// Files and folders as they were given.
  var given: [String]
  /// The program that reads them.
  var program: String
  /// The folder for what was committed.
  var folder: String

  /// The images and colours that the documents show.
  private let assets = WatchedAssets()

  init(given: [String], program: String, folder: String) {
    (self.given, self.program, self.folder) = (given, program, folder)
  }

  var title: String { previewTitle(of: given) }
  var keepsWhatWasSaved: Bool { false }
  var compiles: Bool { false }
  var bases: [PreviewBase] { committed.isEmpty ? [] : [.commit] }

  func stamps() -> [String] {
    let own = fileStamps(of: given) { InterfaceFile.isInterface($0) || $0.hasSuffix(".svg") }
    return own + assets.stamps(of: own, given)
  }

  func build() -> PreviewProgram { PreviewProgram([program, "answer", "--"] + given) }

  private var committed: [(path: String, object: String)] {
    let paths = FileLayouts.paths(given)
    return paths.count > CommittedFiles.limit ? [] : CommittedFiles.objects(of: paths)
  }

  func build(_ base: PreviewBase) throws -> PreviewProgram {
    let committed = committed
    guard !committed.isEmpty else { throw PreviewFailure("nothing of it was committed") }
    let written = try CommittedFiles.written(committed, into: "\(folder)/commit")
    let others = Dictionary(zip(committed.map(\.path), written)) { first, _ in first }
    let list = "\(folder)/commit/others.json"
    try WholeFile(list).write(Array(JSONEncoder().encode(others)))
    return PreviewProgram([program, "answer", "--others", list, "--"] + given)
  }
}
