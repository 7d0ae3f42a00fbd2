package import Foundation

/// The lines of each block of Swift code in a Markdown text, without indentation.
package func swiftBlocks(of text: String) -> [[Substring]] {
  var blocks: [[Substring]] = []
  var isInside = false
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line == "```swift" {
      isInside = true
      blocks.append([])
    } else if line.hasPrefix("```") {
      isInside = false
    } else if isInside {
      blocks[blocks.count - 1].append(line.trimmingPrefix { $0 == " " })
    }
  }
  return blocks
}

/// The files in a folder and below whose names have an ending, in the order of their paths.
package func files(_ ending: String, in folder: URL) throws -> [URL] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".\(ending)") }.sorted().map { folder.appending(path: $0) }
}

/// The lines of a file, without indentation.
package func lines(of file: URL) throws -> [Substring] {
  try String(contentsOf: file, encoding: .utf8)
    .split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.trimmingPrefix { $0 == " " } }
}

/// The lines of all Swift files in the folders of the package, a list for each file.
package func sourceLines(in folders: [String]) throws -> [[Substring]] {
  try folders.flatMap { folder in
    try files("swift", in: packageRoot.appending(path: folder)).map(lines(of:))
  }
}
