import Foundation
import RedlineAnalysis
import RedlineModel

extension Drawing {
  /// What a file shows, drawn again from the layouts that it carries, as it was drawn.
  ///
  /// - Parameter file: The contents of a file that ``Diagram`` or ``DiffDiagram`` wrote.
  /// - Returns: The drawing, and whether it is the one in the file, which another version or a hand
  ///   may have made otherwise.
  /// - Throws: ``SVGReadingError`` if it carries no layout, and what drawing throws.
  package static func redrawn(from file: String) throws -> (drawing: Drawing, isSame: Bool) {
    let layout = try SVGDocument.embeddedLayout(in: file)
    let parts = DrawnFile(Array(file.utf8))
    let drawing = try drawing(of: layout, parts.record?.options) {
      try SVGDocument.embeddedOldLayout(in: file)
    }
    let again = DrawnFile(Array(drawing.svg().text().utf8))
    return (drawing, again.drawing == parts.drawing)
  }

  private static func drawing(
    of layout: SolvedLayout, _ options: DrawingOptions?, old: () throws -> SolvedLayout
  ) throws -> Drawing {
    guard let options else { return try Diagram(layout).drawing() }
    if let diagram = Diagram(layout, options) { return try diagram.drawing() }
    var diagram = DiffDiagram(from: try old(), to: layout)
    (diagram.theme, diagram.style, diagram.textMode) = (
      options.theme, options.style, options.textMode
    )
    diagram.zoom = options.zoom
    diagram.showsSource = options.showsSource ?? false
    diagram.arrangement = options.arrangement ?? diagram.arrangement
    return try diagram.drawing()
  }
}
