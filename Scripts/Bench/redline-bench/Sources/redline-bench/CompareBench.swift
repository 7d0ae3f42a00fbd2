import ArgumentParser
import BenchColumns
import Foundation
import RedlineRaster

/// `redline-bench compare`
struct CompareBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Times the comparison of PNG files of several sizes next to other programs.")

  @Option(help: "Where the pictures go.")
  var output = ".build/bench/pictures"

  @Option(
    help: "A Python that has blazediff, pixelmatch and Pillow; without one, they are left out.")
  var python: String?

  @Option(help: "The script that times programs of PyPI.")
  var peers = "Scripts/Bench/peers-time.py"

  @Option(help: "How often each is run in a turn of three; pixelmatch runs at most three times.")
  var runs = 15

  @Option(help: "Only rows of this name.")
  var only: String?

  @Option(help: "Only pictures of this width.")
  var width: Int?

  @Flag(help: "Redline alone, as for a profiler.")
  var alone = false

  /// How often each has its turn.
  private static let turns = 3
  private static let widths = [16, 24, 19, 16, 16, 16]

  func run() throws {
    print(
      "milliseconds, least of \(Self.turns) × \(runs); × is how many times as long as Redline")
    let names = [
      "Redline", "blazediff", "libpng + memcmp", "ImageMagick", "GraphicsMagick", "pixelmatch",
    ]
    let header = zip(names, Self.widths).map { Columns.padded($0, $1) }.joined()
    for (width, height) in PicturePair.sizes where self.width.map({ $0 == width }) ?? true {
      print("\n" + Columns.padded("\(width) × \(height)", 17, left: true) + header)
      let folder = URL(fileURLWithPath: output, isDirectory: true)
      for pair in try PicturePair.all(width, height, in: folder)
      where only.map({ $0 == pair.name }) ?? true { try time(pair) }
    }
    print(
      "\nRedline and libpng: in process, from bytes in memory. blazediff: in process, from files,")
    print("with the faster of its decoders. pixelmatch: in process, with Pillow's decoding.")
    print("It is left out of the largest pictures, where it takes minutes for each.")
    print("In square brackets: processor time of all threads, which a busy machine changes less.")
    print("ImageMagick and GraphicsMagick: whole processes.")
  }

  private func time(_ pair: PicturePair) throws {
    var outcome: ImageComparison?
    // In turn, so that a busy machine slows all; each several times without others in between, as a
    // cache of the processor that is another's is as good as none.
    var (mine, plain, peer) = (Cost(), Cost(), Cost?.none)
    for _ in 0..<Self.turns {
      try mine.least(of: runs) {
        outcome = try ImageComparison(referencePNG: pair.first, actualPNG: pair.second)
      }
      guard !alone else { continue }
      try plain.least(of: runs) { _ = try PlainDecoding.isSame(pair.first, pair.second) }
      peer = try timePeer("blazediff", pair).map { $0.least(peer) }
    }
    guard outcome?.outcome == pair.outcome else {
      throw ValidationError("\(pair.name), \(pair.size): \(outcome.map { "\($0)" } ?? "nothing")")
    }
    let others = [
      alone ? nil : plain.wall, alone ? nil : magick("compare", pair),
      alone ? nil : magick("gm", pair),
      pair.isLarge || alone ? nil : try timePeer("pixelmatch", pair)?.wall,
    ]
    var line = Columns.padded(pair.name, 17, left: true)
    let own = "\(Self.text(mine.wall)) [\(Self.text(mine.processor))]"
    line += Columns.padded(own, Self.widths[0])
    let blazediff = peer.map { peer in
      let ratios = [peer.wall / mine.wall, peer.processor / mine.processor].map(Columns.text)
      return "\(Self.text(peer.wall)) (\(ratios[0])×) [\(ratios[1])×]"
    }
    line += Columns.padded(blazediff ?? "–", Self.widths[1])
    for (other, width) in zip(others, Self.widths.dropFirst(2)) {
      let text = other.map { "\(Self.text($0)) (\(Columns.text($0 / mine.wall))×)" } ?? "–"
      line += Columns.padded(text, width)
    }
    print(line)
    fflush(nil)
  }

  /// A whole process of ImageMagick's `compare`, or of `gm compare`; `nil` if it is not installed.
  private func magick(_ program: String, _ pair: PicturePair) -> Double? {
    var arguments = ["-metric", program == "gm" ? "mae" : "ae", pair.firstPath, pair.secondPath]
    arguments = program == "gm" ? ["gm", "compare"] + arguments : [program] + arguments + ["null:"]
    var times: [Double] = []
    for _ in 0..<max(runs / 3, 1) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let time = try? milliseconds {
        try process.run()
        process.waitUntilExit()
      }
      // 127: it is not there.
      guard let time, process.terminationStatus != 127 else { return nil }
      times.append(time)
    }
    return times.min()
  }

  private func timePeer(_ name: String, _ pair: PicturePair) throws -> Cost? {
    guard let python else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [peers, name, pair.firstPath, pair.secondPath, "\(runs)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").last
    let times = line?.split(separator: " ").compactMap { Double($0) } ?? []
    return times.count == 2 ? Cost(wall: times[0], processor: times[1]) : nil
  }

  private static func text(_ value: Double) -> String {
    String(format: value < 1 ? "%.3f" : "%.1f", value)
  }
}

/// The least milliseconds that something took, by the clock and of all processors.
private struct Cost {
  var wall = Double.infinity
  var processor = Double.infinity

  func least(_ other: Cost?) -> Cost {
    guard let other else { return self }
    return Cost(wall: min(wall, other.wall), processor: min(processor, other.processor))
  }

  /// Does it so often, after a first time that does not count.
  mutating func least(of count: Int, _ work: () throws -> Void) rethrows {
    try work()
    for _ in 0..<count { try note(work) }
  }

  private mutating func note(_ work: () throws -> Void) rethrows {
    func now() -> Double {
      var usage = rusage()
      // RUSAGE_SELF, whose type is not the same on all systems.
      let who: Int32 = 0
      getrusage(who, &usage)
      let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
      return Double(seconds) * 1e3 + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3
    }
    let (clock, used) = (ContinuousClock(), now())
    let start = clock.now
    try work()
    let elapsed = (clock.now - start).components
    wall = min(wall, Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) / 1e15)
    processor = min(processor, now() - used)
  }
}
