import Foundation
import RedlineAssets
import RedlineDiagram
import RedlineIO
package import RedlineModel

/// Why a picture cannot be laid under a layout.
package struct BackdropError: Error, Equatable, CustomStringConvertible {
  package var description: String
}

extension SolvedLayout {
  /// The most bytes of a picture.
  private static let greatestBackdrop = 8 << 20

  /// Lays a picture of the screen under what diagrams draw, in place of the views.
  /// - Parameters:
  ///   - path: A PNG or JPEG file with 1, 2 or 3 pixels for each point of the root view; a pixel more or
  ///     less is taken as rounding.
  ///   - name: What messages call the layout.
  /// - Throws: ``BackdropError`` if the file cannot be read, or has another size.
  package mutating func setBackdrop(path: String, name: String) throws {
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: path) else {
      throw BackdropError(description: "there is no picture \(path)")
    }
    guard let bytes = try? WholeFile(path).regularBytes(limit: Self.greatestBackdrop),
      let size = PictureSize.read(url), !PictureSize.isVector(url)
    else {
      throw BackdropError(description: "\(path) is not a PNG or JPEG file of at most 8 MiB")
    }
    let root = root.frame.size
    let isOfScale = [1.0, 2, 3].contains { scale in
      abs(size.width - root.width * CGFloat(scale)) <= 1
        && abs(size.height - root.height * CGFloat(scale)) <= 1
    }
    guard isOfScale else {
      throw BackdropError(
        description:
          "\(path) has \(formatted(size.width)) × \(formatted(size.height)) pixels, which is not 1, 2 "
          + "or 3 times the \(formatted(root.width)) × \(formatted(root.height)) pt of \(name)")
    }
    let type = bytes.starts(with: [0x89, 0x50]) ? "png" : "jpeg"
    pictures.backdrop = Pictures.Pixels(
      id: "backdrop-" + String(stableHash(of: bytes), radix: 16),
      url: "data:image/\(type);base64,\(Data(bytes).base64EncodedString())", size: size)
  }
}
