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

  /// A place for one picture: whoever asks for it while it is drawn waits for that.
  private final class Place: Sendable {
    let drawn = Mutex<Drawn?>(nil)
  }

  private static let places = Mutex<[String: Place]>([:])
  private static let themed = Mutex<[String: Drawing]>([:])

  /// A layout of the gallery as a figure, also where the gallery shows it as a change.
  static func figure(_ picture: GalleryDrawingTests.Picture) throws -> Drawn {
    let place = places.withLock { places in
      let name = picture.testDescription
      let place = places[name] ?? Place()
      places[name] = place
      return place
    }
    return try place.drawn.withLock { drawn in
      if let drawn { return drawn }
      let diagram = try picture.diagram()
      let (page, labels, texts, controls) = try diagram.drawnLabels()
      let new = Drawn(
        diagram: diagram, page: page, text: page.svg().text(), labels: labels, texts: texts,
        controls: controls)
      drawn = new
      return new
    }
  }

  /// A picture as the gallery shows it.
  static func shown(
    _ entry: Entry, _ variant: Variant, _ theme: Theme.Name
  ) async throws -> Drawing {
    // The same as a figure, but for what shows a change or more than that.
    if theme == .light, !entry.isChange, entry.style == .annotated {
      return try figure(GalleryDrawingTests.Picture(entry: entry, variant: variant)).page
    }
    let name = "\(entry.pictureName(of: variant)) \(theme)"
    if let known = themed.withLock({ $0[name] }) { return known }
    let new = try await entry.drawing(in: variant, theme: theme)
    themed.withLock { $0[name] = new }
    return new
  }
}
