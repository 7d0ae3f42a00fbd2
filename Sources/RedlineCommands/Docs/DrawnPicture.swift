import Foundation
import RedlineIO
import RedlineKit
import RedlineModel
import RedlineSnapshots

/// What became of a picture.
struct DrawnPicture: Sendable {
  var picture: PlannedPicture
  /// By theme; empty where it could not be drawn.
  var states: [(path: String, state: PictureState)] = []
  /// What is said to those who do not see it.
  var alternativeText = ""
  /// What the file that is there would say.
  var oldAlternativeText: String?
  /// The files that were written.
  var written: [String] = []
  /// Why it could not be drawn or written, as a line.
  var failure: String?
  /// What of the figure names something that is not there; nothing is drawn then.
  var fault: String?

  var isDrawn: Bool { failure == nil && fault == nil }
}

extension PlannedPicture {
  /// Compares the files with what they are to show, and writes those that are not right.
  func drawn(
    _ entry: Entry, precision: SnapshotPrecision, writes: Bool
  ) async -> DrawnPicture {
    var result = DrawnPicture(picture: self)
    do {
      let layout = try await entry.solvedInPlace(in: variant)
      if let unknown = figure?.unknownItem(in: [layout]) {
        result.fault = "\(unknown)".replacing("--", with: "")
        return result
      }
      result.alternativeText = layout.alternativeText
      for theme in themes {
        var snapshot = Snapshot(
          SnapshotID("docs", "figure"), try content(of: layout, entry, theme))
        snapshot.precision = precision
        let path = path(theme)
        let state = try snapshot.state(ofFileAt: path)
        if theme == themes[0] {
          // What shows the layout says the same of it.
          result.oldAlternativeText =
            state == .current ? result.alternativeText : try? oldLayout(theme)?.alternativeText
        }
        result.states.append((path, state))
        guard writes, state != .current else { continue }
        try Folder(PageFiles.folder(of: path)).makeForOutput()
        try WholeFile(path).writeOutput(snapshot.drawnBytes())
        result.written.append(path)
      }
    } catch {
      result.failure =
        error is LayoutError
        ? "\(error) (in \(path(.light)))" : "error: \(path(.light)): \(reason(of: error))"
    }
    return result
  }

  private func content(
    of layout: SolvedLayout, _ entry: Entry, _ theme: Theme.Name
  ) throws -> Snapshot.Content {
    if style == .annotated, var change = try entry.diagramOfChange(in: variant) {
      change.theme = theme
      return .svg(try change.svg().text())
    }
    var diagram = Diagram(layout)
    diagram.theme = theme
    diagram.style = style == .annotated ? entry.style : style
    diagram.showsInactive = entry.showsInactive
    diagram.figure = figure ?? entry.figure
    return .diagram(diagram)
  }

  /// The layout of the file that is there.
  private func oldLayout(_ theme: Theme.Name) throws -> SolvedLayout? {
    let limit = SVGDocument.maximumByteCount
    guard let bytes = try WholeFile(path(theme)).regularBytes(limit: limit) else { return nil }
    return try SVGDocument.embeddedLayout(in: String(decoding: bytes, as: UTF8.self))
  }
}

extension SolvedLayout {
  /// A sentence about the picture for those who do not see it: what is on the screen, and how much
  /// holds it there.
  var alternativeText: String {
    let root = items.first?.id
    let names = items.filter { $0.parent == root && !$0.isHidden }
      .map(\.name)
    let views = names.isEmpty ? "no views" : names.listedAsSentence(atMost: 8)
    let count = constraints.count { $0.isActive && $0.origin == .user }
    let place = environment.title
    return
      "Auto Layout diagram of \(name) on \(place): \(views), with \(counted(count, "constraint"))."
  }
}

extension [String] {
  /// `a, b and c`, or the first of them and how many more there are.
  fileprivate func listedAsSentence(atMost limit: Int) -> String {
    guard count <= limit, let last, count > 1 else { return listed(atMost: limit) }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
