/// What is wrong with bytes that should be a PNG file.
public enum PNGFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are no bytes.
  case empty
  /// The file is a pointer of Git LFS, which stands for a picture that was not fetched.
  ///
  /// `byteCount` is the size of the picture if the pointer says so.
  case largeFilePointer(byteCount: Int?)
  /// The bytes do not begin as a PNG file does; `format` names what they look like, if known.
  case otherFormat(String?)
  /// The file ends in the chunk that begins at `offset` (in bytes), or before its last chunk.
  case truncated(offset: Int)
  /// The checksum of a chunk does not fit its contents; `offset` is where the chunk begins.
  case wrongChecksum(chunk: String, offset: Int)
  /// The header is none: no size, or a depth, colour type or method that PNG does not have.
  case badHeader
  /// Bytes follow the end of the picture.
  case trailingBytes(count: Int, offset: Int)
  /// A chunk stands where it must not, stands there twice, or is one that a reader must know and PNG
  /// does not have.
  case unexpectedChunk(String, offset: Int)
  /// The compressed pixels are damaged, or they are fewer than the header says.
  case badPixels(String)
  /// The compressed pixels hold more bytes than the header says (`expected`).
  case tooManyBytes(expected: Int)
  /// A compressed text is damaged or too long; the picture can be read all the same.
  case badText(key: String, message: String)
  /// The picture can be read, but a comparison would not see all that it says.
  case notComparable(Loss)

  /// What a ``Bitmap`` does not keep of a PNG file.
  public enum Loss: Hashable, Sendable {
    /// Channels of 16 bits are rounded to 8.
    case deepChannels
    /// Colours with another gamma than that of sRGB are converted and rounded.
    case gamma(Double)
    /// Of an animation only the still image is read.
    case animation
  }

  /// What is wrong, and what to do where that is not to fetch the file again.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .largeFilePointer(let byteCount):
      "it is a Git LFS pointer"
        + (byteCount.map { " to a file of \($0) bytes" } ?? "")
        + ", not the picture; fetch the picture with 'git lfs pull'"
    case .otherFormat(let format): format.map { "it is \($0)" } ?? "it does not begin as PNG does"
    case .truncated(let offset): "it ends too early, in the chunk at byte \(offset)"
    case .trailingBytes(let count, let offset):
      "\(count) bytes follow its end at byte \(offset); it may be two files in one"
    case .wrongChecksum(let chunk, let offset):
      "the checksum of its chunk \(chunk) at byte \(offset) is wrong"
    case .badHeader: "its header is not one of PNG"
    case .unexpectedChunk(let name, let offset):
      "its chunk \(name) at byte \(offset) is unknown, not in its place or there twice"
    case .badPixels(let message): "its pixels are damaged (\(message))"
    case .tooManyBytes(let expected):
      "its pixels hold more than the \(expected) bytes that its size takes"
    case .badText(let key, let message): "its text “\(key)” cannot be read (\(message))"
    case .notComparable(.deepChannels):
      "its channels of 16 bits would be rounded, and differences lost; save it with 8 bits"
    case .notComparable(.gamma(let gamma)):
      "its gamma of \(gamma) would be converted, and differences lost; save it as sRGB"
    case .notComparable(.animation):
      "it is an animation, of which only one image would be compared; save that image alone"
    }
  }

  /// The fault of bytes without PNG's signature.
  static func ofForeign(_ bytes: UnsafeRawBufferPointer) -> PNGFault {
    let signature: [UInt8] = PNGStructure.signature
    if bytes.isEmpty { return .empty }
    if bytes.elementsEqual(signature.prefix(bytes.count)) { return .truncated(offset: 0) }
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
    if start.hasPrefix("version https://git-lfs.github.com/spec/") {
      let size = start.split(separator: "\n").first { $0.hasPrefix("size ") }
      return .largeFilePointer(byteCount: size.flatMap { Int($0.dropFirst(5)) })
    }
    return .otherFormat(format(bytes, start))
  }

  private static func format(_ bytes: UnsafeRawBufferPointer, _ start: String) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "a JPEG image" }
    if start.hasPrefix("GIF8") { return "a GIF image" }
    if start.hasPrefix("BM") { return "a BMP image" }
    if start.hasPrefix("RIFF"), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "a WebP image"
    }
    if start.hasPrefix("<svg") || start.hasPrefix("<?xml") { return "an SVG or XML document" }
    if start.hasPrefix("<!") || start.hasPrefix("<html") { return "an HTML page" }
    // Line ends that were changed, as by a transfer in text mode or by Git's autocrlf.
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "a PNG file with changed line ends" }
    return nil
  }
}
