import ArgumentParser
import Foundation
import RedlineKit
import RedlineSnapshots

/// `Scripts/bench verify`: unchanged snapshots next to rsvg-convert and ImageMagick's compare.
@main struct VerifyBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Times the check of unchanged snapshots next to rsvg-convert + compare.")

  @Option(help: "How many snapshots there are.")
  var count = 1000

  @Option(help: "On how many of the files the other programs are timed.")
  var peers = 20

  @Option(help: "Only checks layouts, unchanged and changed, so many times.")
  var repeats = 0

  @Option(help: "Where the goldens go.")
  var output = ".build/bench/verify"

  func run() throws {
    try? FileManager.default.removeItem(atPath: output)
    let root = URL(fileURLWithPath: output).path
    let store = SnapshotStore(root: root, environment: [:])
    let layouts = try solved()
    print(
      "\(count) snapshots of screens of \(layouts[0].items.count) views; milliseconds of processor time each\n"
    )
    let record = try time(layouts, in: store, .layout, mode: .missing, expecting: .recorded)
    if repeats > 0 { return try repeatLayouts(in: store) }
    // A test judges what it has just solved, and of which nobody has asked for anything yet.
    let layout = try time(solved(), in: store, .layout)
    let first = try time(layouts, in: store, .drawing)
    let cached = try time(layouts, in: store, .drawing)
    let solve = try milliseconds {
      for number in 0..<count { _ = try screen(number).solved(on: .iPhone15) }
    }
    // Each layout is compared with the golden of one whose rows lie elsewhere.
    let changed = try time(solved(gap: 25), in: store, .layout, expecting: .changed)
    let pixels = try time(layouts, in: store, .pixels)
    let cachedPixels = try time(layouts, in: store, .pixels)
    let pictures = try timePictures(Array(layouts.prefix(peers)), in: store)
    let peer = try timePeer(layouts, in: store)
    row("solve", solve / Double(count), peer)
    row("record: draw and write", record, peer)
    row("verify, by layout", layout, peer)
    row("verify, by layout, with solving", layout + solve / Double(count), peer)
    row("verify, changed layouts", changed, peer)
    row("verify, changed layouts, with solving", changed + solve / Double(count), peer)
    row("verify, by drawing, without cache", first, peer)
    row("verify, by drawing, with cache", cached, peer)
    row("verify, by pixels, first", pixels, peer)
    row("verify, by pixels, again", cachedPixels, peer)
    row("verify, PNG goldens, first", pictures.first, peer)
    row("verify, PNG goldens, again", pictures.again, peer)
    row("rsvg-convert + compare, \(peers) files", peer, peer)
    let suite = (solve / Double(count) + layout) / (solve / Double(count))
    let fails = changed / layout
    print(
      String(
        format: """

          A suite takes %.2f times as long as building and solving its layouts; failing takes \
          %.2f times as long as passing.
          """, suite, fails))
  }

  private func repeatLayouts(in store: SnapshotStore) throws {
    for _ in 0..<repeats {
      let passing = try time(solved(), in: store, .layout)
      let failing = try time(solved(gap: 25), in: store, .layout, expecting: .changed)
      print(
        String(format: "%8.3f passing %8.3f failing %8.2f×", passing, failing, failing / passing))
    }
  }

  private func solved(gap: Double = 24) throws -> [SolvedLayout] {
    try (0..<count).map { try screen($0, gap: gap).solved(on: .iPhone15) }
  }

  private func screen(_ number: Int, gap: Double = 24) -> View {
    Settings(number: number, gap: gap)
  }

  private func snapshot(_ number: Int, _ layout: SolvedLayout) -> Snapshot {
    Snapshot(SnapshotID("Bench", "screen", "\(number)"), .diagram(Diagram(layout)))
  }

  /// The milliseconds of one snapshot.
  private func time(
    _ layouts: [SolvedLayout], in store: SnapshotStore, _ precision: SnapshotPrecision,
    mode: RecordMode = .never, expecting verdict: SnapshotResult.Verdict = .passed
  ) throws -> Double {
    let all = try milliseconds {
      for (number, layout) in layouts.enumerated() {
        var snapshot = snapshot(number, layout)
        snapshot.precision = precision
        let result = store.judge(snapshot, mode: mode, run: "bench")
        guard result.verdict == verdict else { throw ValidationError(result.text) }
      }
    }
    return all / Double(layouts.count)
  }

  private func timePictures(
    _ layouts: [SolvedLayout], in store: SnapshotStore
  ) throws -> (first: Double, again: Double) {
    func judge(_ mode: RecordMode) throws {
      for (number, layout) in layouts.enumerated() {
        let picture = Snapshot.Content.diagramPicture(Diagram(layout), scale: 2)
        let snapshot = Snapshot(SnapshotID("Bench", "picture", "\(number)"), picture)
        let result = store.judge(snapshot, mode: mode, run: "bench")
        guard result.verdict != .invalid else { throw ValidationError(result.text) }
      }
    }
    try judge(.missing)
    let first = try milliseconds { try judge(.never) } / Double(layouts.count)
    let again = try milliseconds { try judge(.never) } / Double(layouts.count)
    return (first, again)
  }

  /// Draws the goldens and compares the pictures with earlier ones, as a script would.
  private func timePeer(_ layouts: [SolvedLayout], in store: SnapshotStore) throws -> Double {
    let folder = URL(fileURLWithPath: output)
    let pairs = layouts.prefix(peers).enumerated().map { number, layout in
      (
        store.goldenPath(snapshot(number, layout).file),
        folder.appending(path: "\(number).png").path
      )
    }
    for (svg, png) in pairs { try process("rsvg-convert", svg, "--output", png) }
    let all = try milliseconds {
      for (svg, png) in pairs {
        let drawn = folder.appending(path: "drawn.png").path
        try process("rsvg-convert", svg, "--output", drawn)
        try process("compare", "-metric", "AE", png, drawn, "null:")
      }
    }
    return all / Double(pairs.count)
  }

  private func process(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationError(
        """
        \(arguments[0]) ended with \(process.terminationStatus); on Debian: \
        apt-get install librsvg2-bin imagemagick
        """)
    }
  }

  /// The processor time of this process and of those that it waited for: other work on the machine
  /// has little to do with it.
  private func milliseconds(_ work: () throws -> Void) throws -> Double {
    func now() -> Double {
      var sum = 0.0
      // RUSAGE_SELF and RUSAGE_CHILDREN, whose types are not the same on all systems.
      for who: Int32 in [0, -1] {
        var usage = rusage()
        getrusage(who, &usage)
        let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
        let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
        sum += Double(seconds) * 1e3 + Double(microseconds) / 1e3
      }
      return sum
    }
    let start = now()
    try work()
    return now() - start
  }

  private func row(_ name: String, _ value: Double, _ peer: Double) {
    let label = name.padding(toLength: 40, withPad: " ", startingAt: 0)
    print(label + String(format: "%9.3f %8.1f×", value, peer / value))
  }
}

/// A screen of settings, whose texts and distances depend on its number.
private final class Settings: View, LayoutSpec {
  let title: Label
  let rows: [Label]
  let switches: [Switch]
  let number: Int
  let gap: Double

  init(number: Int, gap: Double) {
    (self.number, self.gap) = (number, gap)
    title = Label("Settings \(number)", font: .preferred(.largeTitle))
    rows = (0..<8).map { Label("Setting \(number * 8 + $0)") }
    switches = (0..<8).map { _ in Switch() }
  }

  var layout: Layout {
    title
    rows
    switches
    title.top == safeArea.top + 16
    title.leading == leading + 16
    rows[0].top == title.bottom + Double(16 + number % 8)
    for index in rows.indices {
      rows[index].leading == title.leading
      switches[index].trailing == trailing - 16
      switches[index].centerY == rows[index].centerY
      rows[index].trailing <= switches[index].leading - 8
    }
    for index in rows.indices.dropFirst() { rows[index].top == rows[index - 1].bottom + gap }
  }
}
