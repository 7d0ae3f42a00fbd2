import CDeflate

extension PNGFile {
  /// A text in UTF-8 as a compressed iTXt chunk.
  ///
  /// Reference: W3C, Portable Network Graphics Specification (Third Edition), 11.3.3.4.
  static func packedText(_ key: String, _ text: [UInt8]) throws(RasterError) -> [UInt8] {
    guard isKey(key), text.count <= PackedText.mostByteCount else { throw .invalidText(key: key) }
    guard let compressor = libdeflate_alloc_compressor(9) else {
      throw .encodeFailed(message: "there is no memory to compress a text")
    }
    defer { libdeflate_free_compressor(compressor) }
    let limit = libdeflate_zlib_compress_bound(compressor, text.count)
    let packed = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      filled = libdeflate_zlib_compress(
        compressor, text, text.count, buffer.baseAddress, buffer.count)
    }
    // After the key: compressed, by zlib, in no language, with no other key.
    return chunk("iTXt", Array(key.utf8) + [0, 1, 0, 0, 0] + packed)
  }
}

/// The limits of a compressed text, which may come from anywhere.
enum PackedText {
  /// The most bytes of a text.
  static let mostByteCount = 64 << 20
  /// The most bytes that one may become, beside a few thousand: JSON becomes 10 to 40.
  static let mostRatio = 256
}

extension Bitmap {
  /// A compressed text of a PNG file, by its key: what ``png(provenance:packed:)`` stored.
  ///
  /// No more memory is taken than 64 MB or 256 times the compressed size. The pixels are not looked
  /// at.
  /// - Returns: `nil` without such a text, as after a program that removes what is no picture.
  /// - Throws: ``RasterError``, ``PNGFault/badText(key:message:)`` among them.
  package static func packedText(
    ofPNG png: [UInt8], key: String
  ) throws(RasterError) -> [UInt8]? {
    let head = Array(key.utf8) + [0]
    let structure = try PNGStructure.of(png)
    guard let range = structure.unicodeTexts.first(where: { png[$0].starts(with: head) }) else {
      return nil
    }
    let contents = png[range.dropFirst(head.count)]
    // Redline's own have no language and no other key.
    guard contents.starts(with: [1, 0, 0, 0]) else {
      throw .notPNG(.badText(key: key, message: "it is not stored as Redline does"))
    }
    do { return try unpacked(contents.dropFirst(4)) } catch {
      throw .notPNG(.badText(key: key, message: error.message))
    }
  }

  private struct Damage: Error { var message: String }

  private static func unpacked(_ packed: ArraySlice<UInt8>) throws(Damage) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw Damage(message: "there is no memory for it")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    let most = min(PackedText.mostByteCount, packed.count * PackedText.mostRatio + 4096)
    var room = min(most, packed.count * 16 + 4096)
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let text = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        packed.withUnsafeBytes { packed in
          result = libdeflate_zlib_decompress(
            decompressor, packed.baseAddress, packed.count, buffer.baseAddress, room, &filled)
        }
        if result != LIBDEFLATE_SUCCESS { filled = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return text }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else {
        throw Damage(message: "it cannot be unpacked")
      }
      guard room < most else {
        throw Damage(message: "it has more than \(most) bytes, the most for its compressed size")
      }
      room = min(most, room * 4)
    }
  }
}
