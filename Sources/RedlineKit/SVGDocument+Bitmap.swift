extension SVGDocument {
  /// Draws the document as pixels.
  ///
  /// ```swift
  /// try Diagram(solved).svg().bitmap(scale: 2).writePNG(to: "login@2x.png")
  /// ```
  /// - Parameter scale: Pixels for each point of the picture, > 0.
  /// - Returns: An image of the document's size × `scale`, rounded up to whole pixels.
  /// - Throws: `RasterError`, for a size beyond `PixelLimit.standard` before any memory is taken.
  public func bitmap(scale: Double = 1) throws(RasterError) -> Bitmap {
    try Bitmap(svg: text(), scale: scale)
  }
}
