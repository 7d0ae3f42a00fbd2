import RedlineDiagram
import RedlineIO

/// What a picture is, beside what it is to show.
public enum PictureState: Hashable, Sendable {
  /// It shows what it is to show, with all that the precision asks for.
  case current
  /// There is no file.
  case missing
  /// It shows another layout or another drawing: in what way, and the words of the difference.
  case stale(String, difference: String?)
  /// It is no picture of Redline's, or one that was cut, edited or badly merged: why.
  case damaged(String)
}

extension Snapshot {
  /// Compares a file that is no golden with the snapshot, by the same rules.
  ///
  /// Nothing is drawn as long as the layout decides.
  /// - Throws: `SnapshotError` if the file cannot be read, and what drawing throws.
  public func state(ofFileAt path: String) throws -> PictureState {
    guard let bytes = try wholeFile(at: path) else { return .missing }
    let found: Judgement
    do {
      switch content {
      case .diagram(let diagram):
        found = try comparedDiagram(
          diagram, actual: ActualFile { Array(try diagram.svg().text().utf8) }, golden: bytes,
          path: path, snapshot: self, cache: nil, explanations: nil)
      case .svg(let text):
        found = try comparedSVG(
          Array(text.utf8), golden: bytes, path: path, snapshot: self, cache: nil)
      case .diagramPicture, .picture, .png, .bitmap:
        preconditionFailure("only drawings are kept beside pages")
      }
    } catch SnapshotError.damaged(_, let reason) {
      return .damaged(reason)
    } catch SnapshotError.unmerged(_, let line) {
      return .damaged("git could not merge it, see line \(line)")
    }
    return found.verdict == .passed
      ? .current : .stale(found.message, difference: found.difference)
  }

  /// The file that the snapshot would be.
  /// - Throws: What drawing throws.
  public func drawnBytes() throws -> [UInt8] {
    switch content {
    case .diagram(let diagram): Array(try diagram.svg().text().utf8)
    case .svg(let text): Array(text.utf8)
    case .diagramPicture, .picture, .png, .bitmap:
      preconditionFailure("only drawings are kept beside pages")
    }
  }
}
