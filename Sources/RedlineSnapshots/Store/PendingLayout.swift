import Foundation
import RedlineDiagram
import RedlineIO
import RedlineModel
import RedlineText

/// What would replace a golden, kept as its layout: it is drawn when somebody accepts it or looks at
/// it, as a drawing takes several times as long as the comparison.
///
/// The first line says how it is drawn and by what; the rest is the layout as the golden would carry
/// it, or without the reasons of its items where those can be made of the rest again. The same program draws the same bytes of it in any process, whatever the code of the layout is
/// by then.
struct PendingLayout {
  private struct Head: Codable, Hashable {
    var options: DrawingOptions
    /// The version of Redline, and of what sets texts.
    var versions: [String: String]
    /// Whether the reasons of the items are to be made again.
    var lacksReasons: Bool?
  }

  /// The file as it was read or is to be written.
  let bytes: [UInt8]
  private let head: Head
  private let json: [UInt8]

  /// - Parameter layout: The diagram's layout in lines.
  /// - Returns: `nil` for a diagram that a reader could not draw again.
  init?(_ diagram: Diagram, _ layout: ActualFile.Lines) {
    guard Diagram(diagram.layout, diagram.options) == diagram,
      (try? diagram.layout.validate(limit: SolvedLayout.largestCoordinate)) != nil
    else { return nil }
    head = Head(
      options: diagram.options, versions: Self.versions,
      lacksReasons: layout.hasReasons ? nil : true)
    // Options are words and finite numbers, which always encode.
    guard let line = try? OneLineJSON.bytes(of: head) else { return nil }
    bytes = line + [UInt8(ascii: "\n")] + layout.json
    json = layout.json
  }

  /// - Throws: For a file that is none.
  init(_ file: [UInt8]) throws {
    let end = file.firstIndex(of: UInt8(ascii: "\n")) ?? file.endIndex
    head = try JSONDecoder().decode(Head.self, from: Data(file[..<end]))
    json = Array(file[end...].dropFirst())
    bytes = file
  }

  /// The layout.
  func layout() throws(LayoutFormatError) -> SolvedLayout {
    let layout = try SolvedLayout(json: Data(json))
    return head.lacksReasons == true ? layout.withReasonsMadeAgain : layout
  }

  /// Draws it.
  /// - Throws: ``SnapshotError/drawnElsewhere(id:differences:)`` where another program would draw
  ///   something else, `FontError`, or what keeps the layout from being read.
  func drawn(_ id: SnapshotID) throws -> [UInt8] {
    let differences = changes(from: head.versions, to: Self.versions)
    guard differences.isEmpty else {
      throw SnapshotError.drawnElsewhere(id: id, differences: differences)
    }
    guard let diagram = Diagram(try layout(), head.options) else {
      throw LayoutFormatError.undecodable("the options are those of a change")
    }
    return Array(try diagram.svg().text().utf8)
  }

  /// Whether a file is what ``drawn(_:)`` gave, maybe in a program that cannot be asked any more.
  func isDrawn(_ svg: [UInt8]) -> Bool {
    let record = DrawnFile(svg).record
    guard record?.options == head.options, record?.redline == head.versions[Self.redline] else {
      return false
    }
    let whole = head.lacksReasons == true ? try? OneLineJSON.lines(of: layout()) : json
    return StoredLayout.json(ofSVG: svg) == whole
  }

  private static let redline = "Redline"
  private static let versions = textVersions().merging([redline: redlineVersion]) { $1 }
}

extension SnapshotStore {
  /// Where the layout waits of which a golden would be drawn.
  package func pendingLayoutPath(_ file: SnapshotFile) -> String { pendingPath(file) + ".layout" }

  func hasPendingLayout(_ file: SnapshotFile) -> Bool {
    FileManager.default.fileExists(atPath: pendingLayoutPath(file))
  }

  /// The file of which a result has the hash, with its path; `nil` if nothing is pending.
  func pendingFile(
    _ result: SnapshotResult
  ) throws(SnapshotError) -> (path: String, bytes: [UInt8])? {
    guard let hash = result.actualHash else { return nil }
    var other: String?
    for path in [pendingLayoutPath(result.file), pendingPath(result.file)] {
      guard let bytes = try wholeFile(at: path) else { continue }
      if sha256(bytes) == hash { return (path, bytes) }
      other = other ?? path
    }
    if let other { throw .stale(id: result.file.id, path: shown(other)) }
    return nil
  }

  /// What would replace a golden, drawn if it was not yet.
  /// - Returns: `nil` if nothing is pending.
  /// - Throws: ``SnapshotError``, also if it is not what was compared.
  package func pendingBytes(_ result: SnapshotResult) throws(SnapshotError) -> [UInt8]? {
    guard let (path, bytes) = try pendingFile(result) else { return nil }
    let picture = pendingPath(result.file)
    guard path != picture else { return bytes }
    do {
      let layout = try PendingLayout(bytes)
      if let drawn = try wholeFile(at: picture) {
        let file = DrawnFile(drawn)
        // A picture that somebody edited is not what was compared; one of another layout is a
        // leftover.
        guard let record = file.record, file.isDrawing(of: record), file.isLayout(of: record) else {
          throw SnapshotError.stale(id: result.file.id, path: shown(picture))
        }
        if layout.isDrawn(drawn) { return drawn }
      }
      let drawn = try layout.drawn(result.file.id)
      // Without the file it is drawn again next time.
      try? writeWhole(drawn, to: picture)
      return drawn
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw .undrawable(id: result.file.id, reason: "\(error)")
    }
  }

  /// The path of what would replace a golden, drawn if it was not yet; `nil` if nothing is pending.
  package func drawnPendingPath(_ result: SnapshotResult) throws(SnapshotError) -> String? {
    try pendingBytes(result).map { _ in pendingPath(result.file) }
  }

  /// Removes what would replace a golden in all its forms, and the picture of what differs.
  func removePending(_ file: SnapshotFile) throws(SnapshotError) {
    for path in [
      pendingPath(file), pendingLayoutPath(file), differencePath(file), explanationPath(file),
    ] {
      try removeFile(at: path)
    }
  }

  /// Keeps what would replace a golden.
  func keepPending(_ bytes: [UInt8], as path: String, of file: SnapshotFile) throws(SnapshotError) {
    // The other form is of an older comparison.
    for old in [pendingPath(file), pendingLayoutPath(file)] where old != path {
      try removeFile(at: old)
    }
    try writeWhole(bytes, to: path)
  }
}
