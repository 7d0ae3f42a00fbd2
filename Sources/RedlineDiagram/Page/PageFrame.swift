import Foundation

/// What is around the drawing of a page: title, description and the layouts for programs.
struct PageFrame {
  /// What the ids of title and description start with.
  var slug: String
  var title: String
  var description: String
  var metadata: [SVGNode]

  func document(size: CGSize, definitions: [SVGNode], contents: [SVGNode]) -> SVGDocument {
    let (titleID, descriptionID) = (slug + "-title", slug + "-desc")
    let attributes = [
      SVGAttribute("role", "img"), SVGAttribute("aria-labelledby", titleID + " " + descriptionID),
    ]
    let head: [SVGNode] =
      [
        .titled("title", title, [SVGAttribute("id", titleID)]),
        .titled("desc", description, [SVGAttribute("id", descriptionID)]),
      ] + metadata
    let defs: [SVGNode] =
      definitions.isEmpty ? [] : [.element(SVGElement("defs", children: definitions))]
    return SVGDocument(
      width: Double(size.width), height: Double(size.height), attributes: attributes,
      children: head + defs + contents)
  }
}
