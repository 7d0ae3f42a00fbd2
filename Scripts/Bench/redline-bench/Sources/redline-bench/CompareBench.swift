import ArgumentParser
import Foundation
import RedlineRaster

/// `redline-bench compare`
struct CompareBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Times the comparison of PNG files of 1170 × 2532 pixels next to other programs.")

  @Option(help: "Where the pictures go.")
  var output = ".build/bench/pictures"

  @Option(help: "A Python that has pixelmatch and Pillow; without one, it is left out.")
  var python: String?

  @Option(help: "The script that times pixelmatch.")
  var pixelmatch = "Scripts/Bench/pixelmatch-time.py"

  @Option(help: "How often each is run; pixelmatch runs at most three times.")
  var runs = 15

  private static let widths = [10, 19, 15, 18, 16]

  func run() throws {
    let pairs = try PicturePair.all(in: URL(fileURLWithPath: output, isDirectory: true))
    print("milliseconds, median of \(runs); × is how many times as long as Redline")
    let names = ["Redline", "libpng + memcmp", "ImageMagick", "GraphicsMagick", "pixelmatch"]
    let header = zip(names, Self.widths).map { Table.padded($0, $1) }.joined()
    print(Table.padded("pair", 16, left: true) + header)
    for pair in pairs { try time(pair) }
    print("\nRedline and libpng: in process, from bytes in memory. pixelmatch: in process, with")
    print("Pillow's decoding. ImageMagick and GraphicsMagick: whole processes.")
  }

  private func time(_ pair: PicturePair) throws {
    var outcome: ImageComparison?
    // One after the other in each round, so that a busy machine slows both.
    var (mine, plain): ([Double], [Double]) = ([], [])
    for _ in 0..<runs {
      mine.append(
        try milliseconds {
          outcome = try ImageComparison(referencePNG: pair.first, actualPNG: pair.second)
        })
      plain.append(
        try milliseconds { _ = try PlainDecoding.isSame(pair.first, pair.second) })
    }
    guard outcome?.outcome == pair.outcome else {
      throw ValidationError("\(pair.name): \(outcome.map { "\($0)" } ?? "nothing")")
    }
    let median = Self.median(mine)
    let others = [
      Self.median(plain), magick("compare", pair), magick("gm", pair), try timePixelmatch(pair),
    ]
    var line = Table.padded(pair.name, 16, left: true)
    line += Table.padded(Self.text(median), Self.widths[0])
    for (other, width) in zip(others, Self.widths.dropFirst()) {
      let text = other.map { "\(Self.text($0)) (\(Table.text($0 / median))×)" } ?? "–"
      line += Table.padded(text, width)
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
    return Self.median(times)
  }

  private func timePixelmatch(_ pair: PicturePair) throws -> Double? {
    guard let python else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [pixelmatch, pair.firstPath, pair.secondPath, "\(min(runs, 3))"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").last.flatMap { Double($0) }
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private static func text(_ value: Double) -> String {
    String(format: value < 1 ? "%.3f" : "%.1f", value)
  }
}
