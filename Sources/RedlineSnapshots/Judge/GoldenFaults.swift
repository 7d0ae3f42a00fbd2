import RedlineDiagram
import RedlineIO

/// A golden that is as Redline wrote it, in parts.
///
/// A file with a record of its drawing is checked against it, in every mode: what a reviewer looks
/// at is the drawing, also where only the layout is compared. Older files have none.
/// - Throws: ``SnapshotError``: conflict markers, a file that is cut off, or one that was edited.
func intactGolden(_ golden: [UInt8], path: String) throws(SnapshotError) -> DrawnFile {
  try checkEncoding(of: golden, path: path)
  if let line = lineOfConflict(in: golden) { throw .unmerged(path: path, line: line) }
  let file = DrawnFile(golden)
  guard let record = file.record else {
    if file.hasRecord || file.hasLinedLayout {
      throw .damaged(
        path: path, reason: "its record of its drawing is missing or cannot be read")
    }
    return file
  }
  let (isDrawing, isLayout) = (file.isDrawing(of: record), file.isLayout(of: record))
  if !isDrawing || !isLayout, let line = lineOfSeparator(in: golden) {
    throw .unmerged(path: path, line: line)
  }
  guard isDrawing else {
    try checkEnd(of: golden, path: path)
    throw .damaged(
      path: path,
      reason: """
        its drawing is not the one that Redline \(record.redline.shortened(to: 20)) drew: it was \
        edited by hand, cut or badly merged
        """)
  }
  guard isLayout else {
    throw .damaged(
      path: path,
      reason: """
        its layout is not the one that is drawn: it was edited by hand, cut or badly merged
        """)
  }
  return file
}

/// An editor may have saved it in UTF-16, with a mark of that at its start or without.
private func checkEncoding(of golden: [UInt8], path: String) throws(SnapshotError) {
  let starts: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0x00], [0x00, 0x3C]]
  guard starts.contains(where: { golden.starts(with: $0) }) else { return }
  throw .damaged(path: path, reason: "it was saved in UTF-16, and goldens are in UTF-8")
}

/// A file that was cut off would pass for what is left of it.
func checkEnd(of golden: [UInt8], path: String) throws(SnapshotError) {
  let end = golden.suffix(64).reversed().drop { [0x0A, 0x0D, 0x20, 0x09].contains($0) }
  guard end.starts(with: "</svg>".utf8.reversed()) else {
    throw .damaged(path: path, reason: "it does not end with </svg>: it was cut off")
  }
}

/// The line of the first marker that git leaves around a conflict and that no SVG file has: a text
/// has `&lt;` and `&gt;` in it.
private func lineOfConflict(in file: [UInt8]) -> Int? {
  ["<<<<<<<", ">>>>>>>"].compactMap { line(beginningWith: Array($0.utf8), in: file) }.min()
}

/// The line of the first separator of a conflict, which a text may have, too.
private func lineOfSeparator(in file: [UInt8]) -> Int? {
  ["=======", "|||||||"].compactMap { line(beginningWith: Array($0.utf8), in: file) }.min()
}

/// The first line that is a marker, alone or with a space and a word after it; counted from 1.
private func line(beginningWith marker: [UInt8], in file: [UInt8]) -> Int? {
  var start: Int? = file.starts(with: marker) ? 0 : nextLine(beginningWith: marker, in: file, 0)
  while let line = start {
    let rest = file[(line + marker.count)...].drop { $0 == marker[0] }
    if rest.first.map({ [0x0A, 0x0D, 0x20].contains($0) }) ?? true {
      return 1 + file[..<line].count { $0 == UInt8(ascii: "\n") }
    }
    start = nextLine(beginningWith: marker, in: file, line)
  }
  return nil
}

private func nextLine(beginningWith marker: [UInt8], in file: [UInt8], _ position: Int) -> Int? {
  file.range(of: [UInt8(ascii: "\n")] + marker, from: position).map { $0.lowerBound + 1 }
}
