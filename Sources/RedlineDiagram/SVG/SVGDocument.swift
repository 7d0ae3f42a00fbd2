public import Foundation
import RedlineIO

/// An SVG document: the page, and what is drawn on it.
///
/// ```swift
/// try Diagram(solved).svg().write(to: "two-buttons.svg")
/// ```
public struct SVGDocument: Hashable, Sendable {
  /// Width of the page in points.
  public var width: Double
  /// Height of the page in points.
  public var height: Double
  /// The part of the drawing that fills the page.
  public var viewBox: CGRect
  /// Attributes of the root beside size, view box and name space.
  package var attributes: [SVGAttribute]
  package var children: [SVGNode]
  /// Where a diagram has the upper left corner of the screen.
  package var screenOrigin = CGPoint.zero
  /// Where a diagram has the device with everything over it: the page without header and legend.
  package var drawing = CGRect.zero
  /// How its layout was drawn, for the record in the file; `nil` where it was drawn of several layouts, of
  /// which it carries the first. A document without layouts has no record.
  package var options: DrawingOptions?
  /// `SolvedLayout.valueHash` of the only layout that a diagram carries.
  package var valueHash: String?

  package init(
    width: Double, height: Double, viewBox: CGRect? = nil, attributes: [SVGAttribute] = [],
    children: [SVGNode] = []
  ) {
    self.width = width
    self.height = height
    self.viewBox = viewBox ?? CGRect(x: 0, y: 0, width: width, height: height)
    self.attributes = attributes
    self.children = children
  }

  /// The document as a file, in UTF-8, with one element a line and a line feed at the end.
  ///
  /// The same document gives the same text, in any process and on any machine.
  public func text() -> String {
    String(decoding: bytes(), as: UTF8.self)
  }

  /// Writes the file in one step: a reader finds the old contents or the new ones.
  /// - Parameter path: Path of the file; its folder must exist.
  /// - Throws: What the file system reports; the file at `path` is then unchanged.
  public func write(to path: String) throws {
    try WholeFile(path).write(bytes())
  }

  private func bytes() -> [UInt8] {
    var writer = SVGWriter()
    writer.write(root)
    return DrawingRecord.recorded(writer.output, options, valueHash: valueHash)
  }

  private var root: SVGElement {
    let box = [viewBox.minX, viewBox.minY, viewBox.width, viewBox.height]
    let size = [
      SVGAttribute("xmlns", "http://www.w3.org/2000/svg"),
      SVGAttribute("width", width), SVGAttribute("height", height),
      SVGAttribute("viewBox", box.map { svgNumber(Double($0)) }.joined(separator: " ")),
    ]
    return SVGElement("svg", size + attributes, children: children)
  }
}
