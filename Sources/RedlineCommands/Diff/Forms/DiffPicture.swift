import Foundation
import RedlineKit

/// The picture of what changed between two layouts, as SVG: both diagrams side by side.
///
/// This is the only place that draws a diff.
func diffPicture(
  from old: SolvedLayout, to new: SolvedLayout, theme: Theme.Name
) throws -> [UInt8] {
  let pictures = try [old, new].map { layout in
    var diagram = Diagram(layout)
    diagram.theme = theme
    return try diagram.svg()
  }
  let gap = 16.0
  let height = pictures.map(\.height).max() ?? 0
  let width = pictures[0].width + gap + pictures[1].width
  var lines = [
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(formatted(width))" \
    height="\(formatted(height))" viewBox="0 0 \(formatted(width)) \(formatted(height))" role="img">
    """,
    "  <title>Before and after</title>",
    """
      <rect width="100%" height="100%" fill="\(theme == .dark ? "#0d1117" : "#ffffff")"/>
    """,
  ]
  var x = 0.0
  for picture in pictures {
    // As images of their own, because both name their parts alike.
    let data = Data(picture.text().utf8).base64EncodedString()
    lines.append(
      """
        <image x="\(formatted(x))" y="0" width="\(formatted(picture.width))" \
      height="\(formatted(picture.height))" href="data:image/svg+xml;base64,\(data)"/>
      """)
    x += picture.width + gap
  }
  lines.append("</svg>\n")
  return Array(lines.joined(separator: "\n").utf8)
}
