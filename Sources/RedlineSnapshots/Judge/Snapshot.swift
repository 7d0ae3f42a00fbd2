public import RedlineDiagram
import RedlineIO
public import RedlineRaster

/// What is compared with a golden.
public struct Snapshot: Sendable {
  /// What a snapshot is of.
  public enum Content: Sendable {
    /// A solved layout, kept as its diagram.
    case diagram(Diagram)
    /// The text of an SVG document.
    case svg(String)
    /// A solved layout, kept as the picture of its diagram with so many pixels in a point.
    case diagramPicture(Diagram, scale: Double)
    /// The picture of an SVG document, with so many pixels in a point.
    case picture(svg: String, scale: Double)
    /// The bytes of a PNG file.
    case png([UInt8])
    /// An image.
    case bitmap(Bitmap)
  }

  /// The name, from which the golden's path follows.
  public var id: SnapshotID
  /// What is compared with the golden.
  public var content: Content
  /// What must be the same for the snapshot to pass.
  public var precision: SnapshotPrecision = .layout
  /// How far an image may be off.
  public var tolerance: ImageTolerance = .exact
  /// `Login, iPhone 15`.
  public var title: String
  /// What tells it apart from the others of its test: `iphone-15-dark`.
  public var variant: String
  /// The test that took it; `nil` outside of tests.
  public var test: SnapshotResult.Test?

  /// A snapshot with a name.
  public init(
    _ id: SnapshotID, _ content: Content, title: String? = nil, variant: String = "",
    test: SnapshotResult.Test? = nil
  ) {
    (self.id, self.content) = (id, content)
    self.title = title ?? id.parts.joined(separator: ", ")
    self.variant = variant
    self.test = test
  }

  /// The golden's file.
  public var file: SnapshotFile {
    switch content {
    case .diagram, .svg: SnapshotFile(id, .svg)
    case .diagramPicture, .picture, .png, .bitmap: SnapshotFile(id, .png)
    }
  }
}

extension Snapshot {
  /// A hash of the contents, the same for the same contents in one process.
  package func contentHash() -> String {
    switch content {
    case .diagram(let diagram), .diagramPicture(let diagram, _):
      var hasher = Hasher()
      hasher.combine(diagram)
      return String(hasher.finalize())
    case .svg(let text), .picture(let text, _): return sha256(Array(text.utf8))
    case .png(let bytes): return sha256(bytes)
    case .bitmap(let bitmap): return sha256(bitmap.pixels)
    }
  }
}

/// What must be the same for a snapshot of a layout to pass.
public enum SnapshotPrecision: String, Codable, Hashable, Sendable, CaseIterable {
  /// The solved layout: what drew the golden, and with which fonts and libraries, has no say.
  case layout
  /// The drawing, too: every byte of the SVG text.
  case drawing
  /// The pixels: drawings may differ as long as they look the same.
  case pixels
}
