public import RedlineDiagram
public import RedlineLayout
public import Testing

/// Attaches a solved layout's diagram to the current test, as an SVG file.
///
/// ```swift
/// try attachPicture(of: controller.solved(on: .iPhone15), named: "login")
/// ```
/// `swift test --attachments-path folder` writes the attachments of tests into a folder.
/// - Parameters:
///   - layout: What `solved(on:)` gave.
///   - name: The name of the file without `.svg`; the layout's unless given.
///   - style: Whether the constraints are drawn over the screen.
///   - theme: Light or dark.
/// - Throws: `FontError` if the font that stands in for the system's is not installed.
public func attachPicture(
  of layout: SolvedLayout, named name: String? = nil, style: Diagram.Style = .annotated,
  theme: Theme.Name = .light, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  var diagram = Diagram(layout)
  diagram.style = style
  diagram.theme = theme
  Attachment.record(
    try diagram.svg().text(), named: "\(name ?? layout.name).svg", sourceLocation: sourceLocation)
}
