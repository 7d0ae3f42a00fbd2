import CRsvg

extension Bitmap {
  /// Draws an SVG document as pixels.
  ///
  /// librsvg draws, at 96 dots an inch. Nothing outside the document is loaded: there is no base
  /// address to which a link could be relative. Live `<text>` depends on the installed fonts; glyph
  /// outlines do not. The image has the document's width and height (or those of its `viewBox` if
  /// it has none) × `scale`, rounded up to whole pixels.
  ///
  /// ```swift
  /// let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>"#
  /// let bitmap = try Bitmap(svg: svg)
  /// // bitmap.width == 2, bitmap.height == 3, all bytes 0
  /// ```
  /// - Parameters:
  ///   - svg: The document as text.
  ///   - scale: Pixels for each of the document's user units, > 0.
  /// - Throws: ``RasterError``, for a size beyond ``PixelLimit/standard`` before any memory is
  ///   taken.
  public init(svg: String, scale: Double = 1) throws(RasterError) {
    try self.init(svg: Array(svg.utf8), scale: scale)
  }

  /// Draws an SVG document in UTF-8, or in the encoding that it declares, as pixels.
  ///
  /// Compressed SVG is refused. For the rest see the same initializer for a `String`.
  public init(svg: [UInt8], scale: Double = 1) throws(RasterError) {
    guard scale > 0, scale < .infinity else { throw .invalidScale(scale) }
    let document = try SVGHandle(svg)
    let size = try document.size()
    let (width, height) = (size.width * scale, size.height * scale)
    let (columns, rows) = (width.rounded(.up), height.rounded(.up))
    try PixelLimit.standard.check(width: columns, height: rows)
    let (columnCount, rowCount) = (max(Int(columns), 1), max(Int(rows), 1))
    self.init(
      width: columnCount, height: rowCount,
      pixels: try document.draw(
        columns: columnCount, rows: rowCount, viewport: (width: width, height: height)))
  }
}

/// A document that librsvg has read.
private final class SVGHandle {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  init(_ bytes: [UInt8]) throws(RasterError) {
    guard !bytes.isEmpty else { throw .notSVG(message: "it is empty") }
    if bytes.starts(with: [0x1F, 0x8B]) { throw .notSVG(message: "it is compressed with gzip") }
    var error: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
      throw .notSVG(message: Self.take(error))
    }
    self.handle = handle
    rsvg_handle_set_dpi(handle, 96)
  }

  deinit { redline_rsvg_unref(handle) }

  func size() throws(RasterError) -> (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
      var hasWidth: gboolean = 0
      var hasHeight: gboolean = 0
      var hasViewBox: gboolean = 0
      var (widthLength, heightLength) = (RsvgLength(), RsvgLength())
      var viewBox = RsvgRectangle()
      rsvg_handle_get_intrinsic_dimensions(
        handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasViewBox, &viewBox)
      guard hasViewBox != 0 else { throw .noSize }
      (width, height) = (viewBox.width, viewBox.height)
    }
    guard width > 0, height > 0, width < .infinity, height < .infinity else { throw .noSize }
    return (width, height)
  }

  /// Straight RGBA pixels.
  func draw(
    columns: Int, rows: Int, viewport: (width: Double, height: Double)
  ) throws(RasterError) -> [UInt8] {
    let count = 4 * columns * rows
    var failure: RasterError?
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = count
      guard let base = buffer.baseAddress else { return }
      memset(base, 0, count)
      failure = paint(base, columns: columns, rows: rows, viewport: viewport)
      if failure == nil { redline_argb_to_rgba(base, columns * rows) }
    }
    if let failure { throw failure }
    return pixels
  }

  /// Paints cairo's premultiplied pixels.
  private func paint(
    _ base: UnsafeMutablePointer<UInt8>, columns: Int, rows: Int,
    viewport: (width: Double, height: Double)
  ) -> RasterError? {
    let surface = cairo_image_surface_create_for_data(
      base, CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows), Int32(4 * columns))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    var rectangle = RsvgRectangle(x: 0, y: 0, width: viewport.width, height: viewport.height)
    var error: UnsafeMutablePointer<GError>?
    if rsvg_handle_render_document(handle, context, &rectangle, &error) == 0 {
      return .renderFailed(message: Self.take(error))
    }
    switch cairo_status(context) {
    case CAIRO_STATUS_SUCCESS: break
    case CAIRO_STATUS_NO_MEMORY: return .outOfMemory(width: columns, height: rows)
    case let status: return .renderFailed(message: String(cString: cairo_status_to_string(status)))
    }
    cairo_surface_flush(surface)
    return nil
  }

  /// The message of an error, which is freed.
  private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "librsvg gives no reason" }
    defer { g_error_free(error) }
    var message = String(cString: error.pointee.message)
    while message.last == "." || message.last == "\n" { message.removeLast() }
    return message
  }
}
