import GalleryLayouts
import RedlineCommands
import RedlineDiagram
import RedlineKit
import Synchronization

/// What many tests look at is drawn once in a process: drawing is most of what they cost.
enum DrawnPictures {
  struct Drawn: Sendable {
    var diagram: Diagram
    var page: Drawing
    var text: String
    var labels: [FigureLabel]
    var texts: [CGRect]
    var controls: [CGRect]
  }

  private static let drawn = Mutex<[String: Drawn]>([:])
  private static let themed = Mutex<[String: Drawing]>([:])

  /// A layout of the gallery as a figure, also where the gallery shows it as a change.
  static func figure(_ picture: GalleryDrawingTests.Picture) throws -> Drawn {
    let name = picture.testDescription
    if let known = drawn.withLock({ $0[name] }) { return known }
    let diagram = try picture.diagram()
    let page = try diagram.drawing()
    let (labels, texts, controls) = try diagram.drawnLabels()
    let new = Drawn(
      diagram: diagram, page: page, text: page.svg().text(), labels: labels, texts: texts,
      controls: controls)
    drawn.withLock { $0[name] = new }
    return new
  }

  /// A picture as the gallery shows it.
  static func shown(
    _ entry: Entry, _ variant: Variant, _ theme: Theme.Name
  ) async throws -> Drawing {
    let name = "\(entry.pictureName(of: variant)) \(theme)"
    if let known = themed.withLock({ $0[name] }) { return known }
    let new = try await entry.drawing(in: variant, theme: theme)
    themed.withLock { $0[name] = new }
    return new
  }
}
