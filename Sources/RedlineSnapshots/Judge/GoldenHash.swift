import RedlineDiagram
import RedlineIO

extension DrawingRecord {
  /// A hash of the drawing and the layouts that the record is of, in hexadecimal digits.
  var fileHash: String { sha256(Array("\(drawing) \(layout)".utf8)) }
}

/// What tells a golden apart from others, in hexadecimal digits: of a drawing that is as its record
/// says the hash of what is drawn and of its layouts, of every other file SHA-256 of its bytes.
///
/// A golden that git checks out with other line ends, or whose source lines have moved, is the same. A
/// comparison has looked at a record's hashes before it finds a change, and to hash the whole file again
/// takes longer than to write the layout.
package func goldenHash(_ golden: [UInt8]) -> String {
  // To look for the parts of a picture would take its time.
  guard golden.first == UInt8(ascii: "<") else { return sha256(golden) }
  let file = DrawnFile(golden)
  guard let record = file.record, file.isDrawing(of: record), file.isLayout(of: record) else {
    return sha256(golden)
  }
  return record.fileHash
}
