import Foundation

extension Drawing {
  /// The drawing as an SVG document.
  ///
  /// The same drawing gives the same bytes in every process.
  package func svg() -> SVGDocument { svg(subjects: [:]) }

  /// The drawing for a page with a script: without its layouts, and with what elements stand for.
  /// - Parameter subjects: The number of each, which elements name in `data-s`.
  package func markedSVG(_ subjects: [Subject: Int]) -> SVGDocument {
    var drawing = self
    (drawing.sources, drawing.options) = ([], nil)
    return drawing.svg(subjects: subjects)
  }

  private func svg(subjects: [Subject: Int]) -> SVGDocument {
    let prefix = idPrefix
    let titleID = prefix + (description == nil ? slug : slug + "-title")
    var head = [SVGNode.titled("title", title, [SVGAttribute("id", titleID)])]
    var labels = titleID
    if let description {
      let descriptionID = prefix + slug + "-desc"
      labels += " " + descriptionID
      head.append(.titled("desc", description, [SVGAttribute("id", descriptionID)]))
    }
    head += sources.map {
      .titled("metadata", $0.json, [SVGAttribute("id", SVGDocument.identifier(of: $0.kind))])
    }
    let writer = SVGShapes(definitions, idPrefix: prefix, subjects: subjects)
    let defs = writer.elements(of: definitions + pictureDefinitions)
    if !defs.isEmpty { head.append(.element(SVGElement("defs", children: defs))) }
    for shape in shapes { writer.append(shape, to: &head) }
    var document = SVGDocument(
      width: Double(size.width), height: Double(size.height), viewBox: viewBox,
      attributes: [SVGAttribute("role", "img"), SVGAttribute("aria-labelledby", labels)],
      children: head)
    document.screenOrigin = screenOrigin
    document.drawing = body
    document.options = options
    document.valueHash = sources.count == 1 ? sources[0].valueHash : nil
    return document
  }
}
