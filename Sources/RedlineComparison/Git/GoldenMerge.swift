import Foundation
import RedlineAnalysis
import RedlineDiagram
import RedlineIO
import RedlineModel

/// Three versions of a golden, merged by what they hold: the layouts line by line, and the drawing
/// drawn anew from the layout that results.
///
/// Drawings are not merged as texts: what one branch moves moves labels and the legend, too. The
/// merged layout has to be what its constraints give; where two branches move the same view, only
/// the tests can say where it is then.
package struct GoldenMerge {
  private let base: Side
  private let ours: Side
  private let theirs: Side

  /// One of the versions, as Redline wrote it.
  private struct Side {
    let bytes: [UInt8]
    let file: DrawnFile
    let options: DrawingOptions
    let layout: SolvedLayout

    /// - Throws: ``Obstacle`` for what is no intact golden of one layout.
    init(_ bytes: [UInt8], _ name: String) throws(Obstacle) {
      self.bytes = bytes
      file = DrawnFile(bytes)
      guard let record = file.record, file.isDrawing(of: record), file.isLayout(of: record) else {
        throw Obstacle("\(name) has no record of its drawing, or is not as Redline wrote it")
      }
      guard let options = record.options else {
        throw Obstacle(
          record.redline == redlineVersion
            ? "\(name) shows several layouts; run its test, and accept what is drawn"
            : "\(name) was drawn by Redline \(record.redline), which is newer; update Redline")
      }
      do { layout = try LayoutFile.layout(in: Data(bytes), name: name) } catch {
        throw Obstacle("\(error)")
      }
      self.options = options
    }

    /// Whether both are the same but for source lines and the version that drew them.
    func isSame(as other: Side) -> Bool {
      file.drawing == other.file.drawing && file.layouts == other.file.layouts
    }
  }

  /// Why goldens are not merged.
  package struct Obstacle: Error, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
  }

  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(Obstacle) {
    self.base = try Side(base, "the golden before both changes")
    self.ours = try Side(ours, "our golden")
    self.theirs = try Side(theirs, "their golden")
  }

  /// The merged golden.
  /// - Throws: ``Obstacle``, or whatever keeps the layout from being drawn.
  package func merged() throws -> [UInt8] {
    if ours.isSame(as: theirs) || theirs.isSame(as: base) { return ours.bytes }
    if ours.isSame(as: base) { return theirs.bytes }
    let layout = try mergedLayout()
    guard let diagram = Diagram(layout, try mergedOptions()) else {
      throw Obstacle("pictures of changes are not merged")
    }
    return Array(try diagram.svg().text().utf8)
  }

  private func mergedOptions() throws(Obstacle) -> DrawingOptions {
    let (before, one, other) = (base.options, ours.options, theirs.options)
    if one == other || other == before { return one }
    guard one == before else {
      throw Obstacle(
        "both sides are drawn otherwise: \(one.changes(to: other).joined(separator: ", "))")
    }
    return other
  }

  private func mergedLayout() throws -> SolvedLayout {
    let text = try mergedLines()
    var layout: SolvedLayout
    do { layout = try LayoutFile.layout(in: text, name: "the merged layout") } catch {
      throw Obstacle("\(error)")
    }
    let known = Set([ours, theirs].flatMap { inexactItems($0.layout) })
    if let item = inexactItems(layout).first(where: { !known.contains($0) }) {
      throw Obstacle("both sides move \(item), and its constraints put it elsewhere")
    }
    layout.takeLocations(from: theirs.layout)
    layout.takeLocations(from: ours.layout)
    return layout
  }

  /// Views that are not where their constraints put them.
  private func inexactItems(_ layout: SolvedLayout) -> [String] {
    SweepPiece(layout, width: layout.environment.size.width).inexactItems
  }

  /// The layouts' lines merged by git, source lines aside.
  private func mergedLines() throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-merge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, side) in [("ours", ours), ("base", base), ("theirs", theirs)] {
      let lines = try OneLineJSON.lines(of: side.layout.withoutLocations) + [0x0A]
      try Data(lines).write(to: folder.appending(path: name))
    }
    let found = try GitRepository.run(
      ["merge-file", "--stdout", "--quiet", "ours", "base", "theirs"], in: folder.path)
    guard found.status == 0 else {
      guard found.status < 128 else {
        throw Obstacle("git merge-file failed: \(found.errors)")
      }
      let both = ChangesOfBoth(base: base.layout, ours: ours.layout, theirs: theirs.layout).text
      let places = "\(counted(Int(found.status), "place")) of the layout changed on both sides"
      throw Obstacle(both.isEmpty ? places : "\(places): \(both)")
    }
    return found.data
  }
}

extension SolvedLayout {
  /// Takes the source lines of what another layout has, too.
  fileprivate mutating func takeLocations(from other: SolvedLayout) {
    let constraints = Dictionary(
      other.constraints.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
    for index in self.constraints.indices {
      guard let location = constraints[self.constraints[index].id] else { continue }
      self.constraints[index].location = location
    }
    let items = Dictionary(
      other.items.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
    for index in self.items.indices {
      guard let location = items[self.items[index].id] else { continue }
      self.items[index].location = location
    }
    for index in diagnostics.indices {
      guard
        let same = other.diagnostics.first(where: {
          $0.withoutLocations == diagnostics[index].withoutLocations
        })
      else { continue }
      diagnostics[index] = same
    }
  }
}
