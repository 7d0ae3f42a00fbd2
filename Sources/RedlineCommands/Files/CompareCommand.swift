import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineKit

/// Compares two PNG files, or those of two folders.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Compare PNG files with their references.",
    discussion: """
      Without options every pixel must be the same. A line says what was found, with what was \
      allowed: '12 pixels differ (9 allowed), in 4 × 3 at (40, 52)'. Images of different size \
      never match; what they have in common is compared all the same.

      A difference of colour is a distance in OKLab times 100: black and white are 100 apart, and \
      about 2 is just noticeable. In the difference picture what changed is magenta in a ring, on \
      the pale reference; stripes are where only one of the images is.

      Of two folders, files with the same path are compared, and each is a line of a table. A \
      pattern in quotes stands for the files below its folder that fit; its * also stands for \
      slashes. A file that only one side has does not pass. SVG files are left to 'redline diff'.

      EXAMPLES
        redline compare golden.png drawn.png
        redline compare golden.png drawn.png --output difference.png
        redline compare golden.png drawn.png --ignore 0,0,1170,141 --json
        redline compare golden.png drawn.png --tolerance 2 --pixels 400 --density 40
        redline compare Golden Drawn --report Report
        redline compare 'Golden/*@2x.png' 'Drawn/*@2x.png' --output Differences

      Exit codes: 0 if all images pass; 1 if one differs or is missing; 64 for wrong arguments, or \
      if a file cannot be read or is not a PNG image; 70 if a picture or the report cannot be \
      written.
      """)

  @Argument(
    help: ArgumentHelp("The image, folder or pattern as it should be.", valueName: "reference"))
  var reference: String

  @Argument(help: ArgumentHelp("The image, folder or pattern as it is.", valueName: "actual"))
  var actual: String

  @Option(
    help: ArgumentHelp(
      "Write a picture of the differences; of folders, a folder of them.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("Of folders: write a report into a folder.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp(
      "The difference of colour, 0 to 100, up to which two pixels are the same.",
      valueName: "difference"))
  var tolerance = 0.0

  @Flag(help: "Let pass what looks like the anti-aliasing of an edge.")
  var ignoreAntialiasing = false

  @Option(help: ArgumentHelp("How many pixels may differ.", valueName: "count"))
  var pixels = 0

  @Option(
    help: ArgumentHelp(
      "How many pixels may differ in any square of 32 pixels.", valueName: "count"))
  var density: Int?

  @Option(
    help: ArgumentHelp(
      "Leave out a rectangle of pixels; may be given more than once.", valueName: "x,y,w,h"))
  var ignore: [IgnoredRect] = []

  @Flag(help: "Print JSON for programs.")
  var json = false

  func validate() throws {
    guard (0...100).contains(tolerance) else {
      throw ValidationError("--tolerance is \(formatted(tolerance)); it must be 0 to 100")
    }
    guard pixels >= 0 else { throw ValidationError("--pixels is \(pixels); it must be 0 or more") }
    if let density, density < 0 {
      throw ValidationError("--density is \(density); it must be 0 or more")
    }
    if let output { try OutputFile.checkThat(output, isWrittenAs: "PNG") }
    if let report { try OutputFile.checkThat(report, isFolderFor: "the report") }
    if let output, let compared = [reference, actual].first(where: { isSameFile($0, output) }) {
      throw ValidationError(
        "--output would replace \(compared), which is compared; give another file")
    }
  }

  private var allowed: ImageTolerance {
    ImageTolerance(
      colorDifference: tolerance, ignoresAntialiasing: ignoreAntialiasing, pixelCount: pixels,
      density: density.map { .init(pixelCount: $0) },
      regions: ignore.map { .init($0.rect, .ignored) })
  }

  func run() throws {
    switch (PictureSet.isSet(reference), PictureSet.isSet(actual)) {
    case (true, true): try compareFolders()
    case (false, false): try compareFiles()
    case (let isSet, _):
      let (set, file) = isSet ? (reference, actual) : (actual, reference)
      throw ValidationError(
        "\(file) is no folder and \(set) is one; give two files, two folders or two patterns")
    }
  }

  private func compareFolders() throws {
    let sets = (try PictureSet(reference), try PictureSet(actual))
    for folder in [output, report].compactMap(\.self) {
      guard let other = [sets.0.shown, sets.1.shown].first(where: { isSameFile($0, folder) }) else {
        continue
      }
      throw ValidationError("\(other) is compared and cannot be written to; give another folder")
    }
    let comparison = FolderComparison(sets.0, sets.1, tolerance: allowed)
    try StandardOutput.print(json ? comparison.indentedJSON() : comparison.text)
    let drawingCount = max(sets.0.drawingCount, sets.1.drawingCount)
    if drawingCount > 0 {
      StandardError.print(
        """
        note: \(counted(drawingCount, "SVG file")) not compared; for the layouts in them: redline \
        diff \(sets.0.shown) \(sets.1.shown)
        """)
    }
    if let output { try comparison.writePictures(to: output, tolerance: allowed) }
    if let report {
      try Folder(report).makeForOutput(option: "--report")
      try comparison.writeReport(to: report, tolerance: allowed)
      StandardError.print("the report is \(report)/index.html")
    }
    if comparison.exitCode != 0 { throw ExitCode(comparison.exitCode) }
  }

  private func compareFiles() throws {
    if report != nil { throw ValidationError("--report needs two folders or patterns") }
    let tolerance = allowed
    let comparison: ImageComparison
    let files: (reference: [UInt8], actual: [UInt8])
    do {
      files = (try Self.bytes(of: reference), try Self.bytes(of: actual))
      comparison = try ImageComparison(
        referencePNG: files.reference, actualPNG: files.actual, tolerance: tolerance)
    } catch let error as ImageComparisonError {
      let path = error.image == .reference ? reference : actual
      StandardError.print("error: \(path): \(error.reason.fact)")
      throw ExitCode(64)
    } catch {
      StandardError.print("error: \(error)")
      throw ExitCode(64)
    }
    if let output {
      let picture = try ImageComparison.differencePicture(
        reference: Bitmap(png: files.reference), actual: Bitmap(png: files.actual),
        tolerance: tolerance)
      try picture.writePNG(to: output)
    }
    try StandardOutput.print(json ? comparison.indentedJSON() : "\(comparison)\n")
    if !comparison.isMatch { throw ExitCode(1) }
  }

  /// Whether two paths lead to one file, also through links.
  private func isSameFile(_ first: String, _ second: String) -> Bool {
    let urls = [first, second].map {
      URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath()
    }
    return urls[0].path == urls[1].path
  }

  /// The most bytes that are read of a file.
  private static let maximumByteCount = 512 << 20

  static func bytes(of path: String) throws -> [UInt8] {
    do { return try WholeFile(path).bytes(limit: maximumByteCount) } catch {
      if case .tooLarge(_, _, let limit) = error {
        throw LayoutFileError.tooLarge(path: path, limit: limit)
      }
      throw LayoutFileError.unreadable(path: path, reason: error.reason)
    }
  }
}

/// A rectangle as an argument: `x,y,w,h` in pixels.
struct IgnoredRect: ExpressibleByArgument {
  let rect: PixelRect

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }
    guard words.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    rect = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
