import Foundation
import RedlineDiagram
import RedlineIO
import RedlinePages

/// Pictures of a catalog's entries that no page names any more.
struct UnusedPictures {
  /// Sorted.
  private(set) var paths: [String] = []
  /// Whether pages were left out, which may name them.
  private let isPartial: Bool

  /// Looks in the folders in which pictures of the pages are, but not among goldens.
  init(run: PageRun, plan: FigurePlan, goldens: String, isPartial: Bool) {
    self.isPartial = isPartial
    let pictures = run.pictures
    let named = Set(
      pictures.flatMap { picture in
        picture.themes.map { PageFiles.standardized(picture.path($0)) }
      })
    let folders = Set(pictures.map { PageFiles.folder(of: $0.base) })
    // Pictures of a block whose name is no more are not known from those that others drew.
    let names =
      plan.draws == .comments
      ? plan.entries.keys.map { $0 + "-" } : Set(run.blockNames).map { $0 + "-" }
    let kept = PageFiles.standardized(goldens)
    let rewritten = Dictionary(run.stalePages.map { ($0.page.page.path, $0.bytes) }) { $1 }
    let texts = run.pages.map {
      String(decoding: rewritten[$0.page.path] ?? $0.bytes, as: UTF8.self)
    }
    for folder in folders.sorted() where PageFiles.standardized(folder) != kept {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in files.sorted() where file.hasSuffix(".svg") {
        let path = folder == "." ? file : "\(folder)/\(file)"
        guard names.contains(where: { file.hasPrefix($0) }),
          !named.contains(PageFiles.standardized(path)), Self.isDrawing(path),
          !texts.contains(where: { $0.contains(file) || $0.contains(file.markdownLinkTarget) })
        else { continue }
        paths.append(path)
      }
    }
  }

  /// Whether Redline drew it.
  private static func isDrawing(_ path: String) -> Bool {
    guard let bytes = try? WholeFile(path).regularBytes(limit: SVGDocument.maximumByteCount) else {
      return false
    }
    return DrawnFile(bytes).hasRecord
  }

  var remark: String {
    "\(counted(paths.count, "picture")) that no page names: \(paths.listed(atMost: 5))"
  }

  /// Deletes them, after asking where that is possible.
  func offer(prune: Bool, quiet: Bool) throws {
    guard !paths.isEmpty else { return }
    if prune {
      for path in paths { try WholeFile(path).remove() }
      if !quiet { StandardError.print("\(remark); deleted") }
      return
    }
    guard isatty(0) == 1, isatty(2) == 1, !isPartial else {
      if !quiet { StandardError.print("\(remark); delete with --prune") }
      return
    }
    StandardError.write("\(remark)\nDelete? [y/N] ".printable)
    guard let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) else { return }
    for path in paths { try WholeFile(path).remove() }
  }
}
