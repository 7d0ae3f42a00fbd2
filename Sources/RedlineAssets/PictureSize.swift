package import Foundation

/// The size of a picture's file, from its first bytes; of a JPEG, from its first frame's.
package enum PictureSize {
  private static let raster: Set = ["png", "jpg", "jpeg"]

  package static func isPicture(_ url: URL) -> Bool {
    raster.contains(url.pathExtension.lowercased()) || isVector(url)
  }

  package static func isVector(_ url: URL) -> Bool {
    ["pdf", "svg"].contains(url.pathExtension.lowercased())
  }

  /// In pixels, or points of a file without pixels; `nil` for what cannot be read.
  package static func read(_ url: URL) -> CGSize? {
    guard let file = FileHandle(ofRegularFile: url) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: 1 << 16) else { return nil }
    let bytes = [UInt8](data)
    let size =
      switch url.pathExtension.lowercased() {
      case "png": png(bytes)
      case "jpg", "jpeg": jpeg(file)
      case "svg": svg(String(decoding: bytes.prefix(4_096), as: UTF8.self))
      default: pdf(String(decoding: bytes, as: UTF8.self))
      }
    guard let size, (1...100_000).contains(size.width), (1...100_000).contains(size.height)
    else { return nil }
    return size
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// How many segments of a JPEG may come before its first frame.
  private static let greatestSegments = 10_000

  /// In the first frame's header, which may follow long profiles and thumbnails: they are passed over.
  private static func jpeg(_ file: FileHandle) -> CGSize? {
    var place: UInt64 = 2
    for _ in 0..<greatestSegments {
      guard (try? file.seek(toOffset: place)) != nil,
        let data = try? file.read(upToCount: 9), data.count >= 4
      else { return nil }
      let bytes = [UInt8](data)
      guard bytes[0] == 0xFF else { return nil }
      let marker = bytes[1]
      // Bytes between segments, and markers without a length.
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += 2
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard bytes.count == 9 else { return nil }
        return CGSize(width: number(bytes[7..<9]), height: number(bytes[5..<7]))
      }
      place += 2 + max(2, UInt64(bytes[2]) << 8 | UInt64(bytes[3]))
    }
    return nil
  }

  private static func svg(_ text: String) -> CGSize? {
    guard let start = text.range(of: "<svg"),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return nil }
    let tag = text[start.upperBound..<end.lowerBound]
    func attribute(_ name: String) -> String? {
      guard let key = tag.range(of: " \(name)=\"") else { return nil }
      return tag[key.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
        .first.map(String.init)
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0.replacing("px", with: "").replacing("pt", with: "")) }
    }
    if let width = length("width"), let height = length("height") {
      return CGSize(width: width, height: height)
    }
    let box = (attribute("viewBox") ?? "").split { " ,".contains($0) }.compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }

  private static func pdf(_ text: String) -> CGSize? {
    guard let key = text.range(of: "/MediaBox"),
      let open = text.range(of: "[", range: key.upperBound..<text.endIndex),
      let close = text.range(of: "]", range: open.upperBound..<text.endIndex)
    else { return nil }
    let box = text[open.upperBound..<close.lowerBound].split { " \n\r\t".contains($0) }
      .compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2] - box[0], height: box[3] - box[1]) : nil
  }
}

extension FileHandle {
  /// Opens a file to be read; `nil` for what is none, such as a pipe, at which one would wait for ever.
  package convenience init?(ofRegularFile url: URL) {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    self.init(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  }
}
