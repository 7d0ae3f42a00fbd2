import ArgumentParser
import BenchColumns
import Foundation
import RedlineRaster

/// `redline-bench raster`
struct RasterBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "raster",
    abstract: "Times SVG to PNG file over a folder next to rsvg-convert, and compares the pixels.")

  @Argument(help: "The folder of SVG documents.")
  var folder: String

  @Option(help: "Where the pictures go.")
  var output = ".build/bench/raster"

  @Option(help: "Pixels for each of a document's units.")
  var scale = 1.0

  @Option(help: "How often each document is drawn; the fastest run counts.")
  var runs = 3

  /// What was measured of one document, in milliseconds and bytes.
  private struct Row {
    var name: String
    var draw: Double
    var write: Double
    var other: Double
    var otherInside: Double
    var size: Int
    var otherSize: Int

    var ratio: Double { other / (draw + write) }
    var ratioInside: Double { otherInside / (draw + write) }
  }

  func run() throws {
    let source = URL(fileURLWithPath: folder, isDirectory: true)
    let target = URL(fileURLWithPath: output, isDirectory: true)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: source.path)
      .filter { $0.hasSuffix(".svg") }.sorted()
    guard !names.isEmpty else { throw ValidationError("\(folder) has no SVG documents.") }
    let start = try processStart(target)
    var rows: [Row] = []
    for name in names {
      rows.append(try measure(name, source: source, target: target, processStart: start))
    }
    print(rows, processStart: start)
  }

  private func measure(
    _ name: String, source: URL, target: URL, processStart: Double
  ) throws -> Row {
    let svg = source.appending(path: name)
    let (mine, other) = (
      target.appending(path: "redline-" + name + ".png"),
      target.appending(path: "rsvg-" + name + ".png")
    )
    var row = Row(
      name: name, draw: .infinity, write: .infinity, other: .infinity, otherInside: 0, size: 0,
      otherSize: 0)
    // One after the other in each round, so that a busy machine slows both.
    for _ in 0..<max(runs, 1) {
      var bitmap: Bitmap?
      let draw = try milliseconds {
        bitmap = try Bitmap(svg: [UInt8](Data(contentsOf: svg)), scale: scale)
      }
      guard let bitmap else { continue }
      let write = try milliseconds { try bitmap.writePNG(to: mine.path) }
      let whole = try milliseconds { try convert(svg, to: other) }
      if draw + write < row.draw + row.write { (row.draw, row.write) = (draw, write) }
      row.other = min(row.other, whole)
    }
    row.otherInside = max(row.other - processStart, 0)
    let (mineBytes, otherBytes) = (
      [UInt8](try Data(contentsOf: mine)), [UInt8](try Data(contentsOf: other))
    )
    (row.size, row.otherSize) = (mineBytes.count, otherBytes.count)
    let comparison = ImageComparison(
      reference: try Bitmap(png: otherBytes), actual: try Bitmap(png: mineBytes))
    guard comparison.outcome == .identicalPixels else {
      throw ValidationError("\(name): the pixels are not those of rsvg-convert: \(comparison)")
    }
    return row
  }

  /// What rsvg-convert takes for a document with nothing in it.
  private func processStart(_ target: URL) throws -> Double {
    let empty = target.appending(path: "empty.svg")
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#
    try Data(svg.utf8).write(to: empty)
    let png = target.appending(path: "empty.png")
    return try (0..<9).map { _ in try milliseconds { try convert(empty, to: png) } }.min() ?? 0
  }

  private func convert(_ svg: URL, to png: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["rsvg-convert", "--zoom", "\(scale)", "--output", png.path, svg.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationError(
        "rsvg-convert cannot be run, or fails for \(svg.lastPathComponent); "
          + "on Debian: apt-get install librsvg2-bin")
    }
  }

  private func print(_ rows: [Row], processStart: Double) {
    func line(_ cells: [String]) {
      var text = Columns.padded(cells[0], 44, left: true)
      for cell in cells.dropFirst() { text += Columns.padded(cell, 12) }
      Swift.print(text)
    }
    func number(_ value: Double) -> String { Columns.text(value) }
    line(["fastest of \(runs), milliseconds", "draw", "write", "rsvg", "ratio", "inside"])
    for row in rows.sorted(by: { $0.ratio < $1.ratio }) {
      line([
        row.name, number(row.draw), number(row.write), number(row.other), number(row.ratio),
        number(row.ratioInside),
      ])
    }
    let (draw, write) = (rows.reduce(0) { $0 + $1.draw }, rows.reduce(0) { $0 + $1.write })
    let whole = rows.reduce(0) { $0 + $1.other }
    let inside = rows.reduce(0) { $0 + $1.otherInside }
    line([
      "all \(rows.count)", number(draw), number(write), number(whole),
      String(format: "%.2f", whole / (draw + write)),
      String(format: "%.2f", inside / (draw + write)),
    ])
    let mean = exp(rows.reduce(0) { $0 + log($1.ratio) } / Double(rows.count))
    let sizes = (rows.reduce(0) { $0 + $1.size }, rows.reduce(0) { $0 + $1.otherSize })
    Swift.print(
      "\ngeometric mean of the ratios: \(String(format: "%.2f", mean)); same pixels in all.")
    Swift.print("Files: \(sizes.0) bytes, those of rsvg-convert \(sizes.1).")
    Swift.print(
      "Redline: one thread, in process, from the SVG file to the PNG file. rsvg: a process")
    Swift.print(
      "for each file; 'inside' leaves out the \(number(processStart)) ms that it takes for a")
    Swift.print("document of one empty pixel.")
  }
}

/// How long work takes, in milliseconds.
func milliseconds(_ work: () throws -> Void) throws -> Double {
  let time = try ContinuousClock().measure(work).components
  return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
}
