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
  /// What is not right with its layouts, most severe first, without notes.
  var findings: [Diagnostic] = []
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
      let layouts = try await layouts(of: entry)
      if let unknown = figure?.unknownItem(in: layouts) {
        result.fault = "\(unknown)".replacing("--", with: "")
        return result
      }
      result.findings = layouts.flatMap(\.diagnostics).filter { $0.severity != .note }
      result.alternativeText = alternativeText(of: layouts[0])
      for theme in themes {
        var snapshot = Snapshot(
          SnapshotID("docs", "figure"), try content(of: layouts, entry, theme))
        // The file of several layouts carries the first one only.
        snapshot.precision = joined != nil && precision == .layout ? .drawing : precision
        let path = path(theme)
        let state = try snapshot.state(ofFileAt: path)
        if theme == themes[0] {
          // What shows the layout says the same of it.
          result.oldAlternativeText =
            state == .current
            ? result.alternativeText : try? oldLayout(theme).map(alternativeText(of:))
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

  /// What the picture is of: one layout, or several.
  private func layouts(of entry: Entry) async throws -> [SolvedLayout] {
    guard let joined else { return [try await entry.solvedInPlace(in: variant)] }
    return try await self.entry(entry).joined(joined).layouts()
  }

  /// The entry in the variants of a figure of several.
  private func entry(_ entry: Entry) -> Entry {
    var own = entry
    own.variants = variants
    if let figure { own.figure = figure }
    return own
  }

  /// - Parameter layout: The first one of several.
  private func alternativeText(of layout: SolvedLayout) -> String {
    switch joined {
    case nil: layout.alternativeText
    case .series:
      layout.alternativeText(
        as: "Auto Layout diagrams", on: variants.map(\.title).listedAsSentence(atMost: 8))
    case .motion:
      layout.alternativeText(
        as: "Moving Auto Layout diagram",
        on: Set(variants).count == 1
          ? variant.title : variants.map(\.title).joined(separator: ", then "))
    }
  }

  private func content(
    of layouts: [SolvedLayout], _ entry: Entry, _ theme: Theme.Name
  ) throws -> Snapshot.Content {
    if let joined {
      return .svg(try self.entry(entry).joined(joined).svg(of: layouts, theme).text())
    }
    let layout = layouts[0]
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
  var alternativeText: String { alternativeText(as: "Auto Layout diagram", on: environment.title) }

  /// - Parameters:
  ///   - kind: What the picture is.
  ///   - place: Where the layout is shown.
  func alternativeText(as kind: String, on place: String) -> String {
    let root = items.first?.id
    let names = items.filter { $0.parent == root && !$0.isHidden }
      .map(\.name)
    let views = names.isEmpty ? "no views" : names.listedAsSentence(atMost: 8)
    let count = constraints.count { $0.isActive && $0.origin == .user }
    return "\(kind) of \(name) on \(place): \(views), with \(counted(count, "constraint"))."
  }
}

extension [String] {
  /// `a, b and c`, or the first of them and how many more there are.
  fileprivate func listedAsSentence(atMost limit: Int) -> String {
    guard count <= limit, let last, count > 1 else { return listed(atMost: limit) }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
