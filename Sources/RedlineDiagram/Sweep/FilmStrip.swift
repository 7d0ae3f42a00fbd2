import Foundation
import RedlineIO
package import RedlineAnalysis
package import RedlineModel

/// A picture of each interval of a sweep, in rows, with its widths and what begins there.
package struct FilmStrip {
  package let report: SweepReport
  /// A layout of each interval, solved in its middle.
  package let layouts: [SolvedLayout]
  package let style: Diagram.Style
  package let theme: Theme.Name

  private static let gap = 24.0
  private static let rowWidth = 1800.0
  private static let lineHeight = 16.0
  private static let mostNotes = 6

  /// A picture with its place and its caption.
  private struct Frame {
    var x: Double
    var y: Double
    var picture: SVGDocument
    var caption: [String]
  }

  package init(
    report: SweepReport, layouts: [SolvedLayout], style: Diagram.Style, theme: Theme.Name
  ) {
    (self.report, self.layouts, self.style, self.theme) = (report, layouts, style, theme)
  }

  package func svg() throws -> [UInt8] {
    var frames: [Frame] = []
    var (x, y, width) = (Self.gap, 64.0, 0.0)
    var row = 0..<0
    for (index, layout) in layouts.enumerated() {
      var diagram = Diagram(layout)
      diagram.style = style
      diagram.theme = theme
      if style != .annotated { diagram.zoom = 0.5 }
      let picture = try diagram.svg().cropped
      let caption = self.caption(index, layout)
      if x > Self.gap, x + picture.width > Self.rowWidth {
        (x, y) = (Self.gap, y + height(of: frames[row]) + Self.gap)
        row = frames.count..<frames.count
      }
      frames.append(Frame(x: x, y: y, picture: picture, caption: caption))
      row = row.lowerBound..<frames.count
      let needed = max(picture.width, Double(caption.map(\.count).max() ?? 0) * 6.6)
      x += needed + Self.gap
      width = max(width, x)
    }
    let height = y + height(of: frames[row]) + Self.gap
    return Array(document(frames, width: width, height: height).utf8)
  }

  /// The height of a row: its longest caption, and its highest picture below.
  private func height(of row: ArraySlice<Frame>) -> Double {
    captionHeight(of: row) + (row.map(\.picture.height).max() ?? 0)
  }

  private func captionHeight(of row: some Collection<Frame>) -> Double {
    Double((row.map(\.caption.count).max() ?? 0) + 1) * Self.lineHeight
  }

  private func caption(_ index: Int, _ layout: SolvedLayout) -> [String] {
    let interval = report.intervals[index]
    var lines = [
      "\(formatted(interval.from)) – \(formatted(interval.to)) pt, drawn at "
        + "\(formatted(layout.environment.size.width))"
    ]
    let notes = report.notes(index)
    lines += notes.prefix(Self.mostNotes).map { $0.shortened(to: 60) }
    if notes.count > Self.mostNotes { lines.append("and \(notes.count - Self.mostNotes) more") }
    return lines.map { $0.printableLine }
  }

  private func document(_ frames: [Frame], width: Double, height: Double) -> String {
    let (page, ink, quiet) =
      theme == .dark ? ("#0d1117", "#e6edf3", "#9aa4af") : ("#f6f7f9", "#1f2328", "#59616b")
    let size = "width=\"\(formatted(width))\" height=\"\(formatted(height))\""
    let title = "\(report.name) on \(report.place)".printableLine
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) \
      viewBox="0 0 \(formatted(width)) \(formatted(height))" role="img" \
      font-family="Inter, system-ui, sans-serif" font-size="12">
      """,
      "  <title>\(MarkupEscaping.text(title))</title>",
      "  <rect width=\"100%\" height=\"100%\" fill=\"\(page)\"/>",
      text(title, x: Self.gap, y: 38, fill: ink, " font-size=\"18\" font-weight=\"600\""),
    ]
    for frame in frames {
      for (index, line) in frame.caption.enumerated() {
        lines.append(
          text(
            line, x: frame.x, y: frame.y + Double(index + 1) * Self.lineHeight,
            fill: index == 0 ? ink : quiet, index == 0 ? " font-weight=\"600\"" : ""))
      }
      let data = Data(frame.picture.text().utf8).base64EncodedString()
      let top = frame.y + captionHeight(of: frames.filter { $0.y == frame.y })
      lines.append(
        """
          <image x="\(formatted(frame.x))" y="\(formatted(top))" \
        width="\(formatted(frame.picture.width))" height="\(formatted(frame.picture.height))" \
        href="data:image/svg+xml;base64,\(data)"/>
        """)
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private func text(
    _ line: String, x: Double, y: Double, fill: String, _ attributes: String
  ) -> String {
    """
      <text x="\(formatted(x))" y="\(formatted(y))" fill="\(fill)"\(attributes)>\
    \(MarkupEscaping.text(line))</text>
    """
  }
}

extension SVGDocument {
  /// The device alone, without header and legend, which would be the same in each picture.
  fileprivate var cropped: SVGDocument {
    var document = self
    document.viewBox = drawing.insetBy(dx: -4, dy: -4)
    document.width = Double(document.viewBox.width)
    document.height = Double(document.viewBox.height)
    return document
  }
}
