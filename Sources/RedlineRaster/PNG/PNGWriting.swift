import RedlineIO

extension Bitmap {
  /// Encodes the image as PNG.
  ///
  /// An image without transparency is stored as RGB, another one as RGBA with straight alpha, both
  /// with 8 bits a channel. The same image gives the same bytes with the same libdeflate.
  /// - Parameter text: Texts stored in tEXt chunks before the pixels, in this order. A key has 1…79
  ///   printable ASCII characters, no outer and no double spaces; a value has Latin-1 characters but
  ///   no NUL.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RasterError/invalidText(key:)``, ``RasterError/encodeFailed(message:)`` or
  ///   ``RasterError/outOfMemory(width:height:)``.
  public func png(text: [(key: String, value: String)] = []) throws(RasterError) -> [UInt8] {
    let chunks = try text.map { item throws(RasterError) in
      try PNGFile.text(item.key, item.value)
    }
    return try PNGFile(self).bytes(chunks)
  }

  /// Encodes the image as PNG with its provenance.
  ///
  /// The provenance is stored with a hash of the compressed pixels, so that a reader sees without
  /// unpacking them whether it still belongs to them: see ``pixelHash(ofPNG:)``.
  /// - Parameter provenance: What it was drawn from; its ``PNGProvenance/dataHash`` is set.
  /// - Returns: The bytes of the file.
  /// - Throws: As ``png(text:)``.
  public func png(provenance: PNGProvenance) throws(RasterError) -> [UInt8] {
    try png(provenance: provenance, packed: [])
  }

  /// Encodes the image with its provenance and long texts.
  /// - Parameter packed: Texts in UTF-8 with their keys, stored compressed in iTXt chunks.
  package func png(
    provenance: PNGProvenance, packed: [(key: String, text: [UInt8])]
  ) throws(RasterError) -> [UInt8] {
    let file = try PNGFile(self)
    var provenance = provenance
    provenance.dataHash = file.withPixels { sha256([$0]) }
    let text = provenance.text
    var chunks = [try PNGFile.text(text.key, text.value)]
    for item in packed { chunks.append(try PNGFile.packedText(item.key, item.text)) }
    return file.bytes(chunks)
  }

  /// Writes the image as PNG to a file, whole or not at all.
  ///
  /// The bytes go to a temporary file in the same folder, which is then renamed over `path`. If it
  /// fails, the old file is untouched and the temporary file is removed.
  /// - Parameters:
  ///   - text: As for ``png(text:)``.
  ///   - path: The file; its folder must exist.
  /// - Throws: ``RasterError/writeFailed(path:message:)``, and what ``png(text:)`` throws.
  public func writePNG(
    text: [(key: String, value: String)] = [], to path: String
  ) throws(RasterError) {
    let bytes = try png(text: text)
    do { try WholeFile(path).write(bytes) } catch {
      throw .writeFailed(path: path, message: error.reason)
    }
  }
}
