package import Foundation

/// What images look like, by their names, for drawings only: no saved form holds it, and layouts are
/// the same whatever they show.
package struct Pictures: Hashable, Sendable {
  /// A file of an image as drawings hold it.
  package struct Pixels: Hashable, Sendable {
    /// What tells it from others in a document, of letters and digits.
    package var id: String
    /// Its bytes, as `data:image/png;base64,…`.
    package var url: String
    /// Its width and height in pixels.
    package var size: CGSize

    package init(id: String, url: String, size: CGSize) {
      (self.id, self.url, self.size) = (id, url, size)
    }
  }

  /// Whether an image is drawn in the tint colour, as `UIImage.RenderingMode`.
  package enum Rendering: String, Hashable, Sendable { case automatic, template, original }

  /// Parts of an image that keep their size along the edges, and the part between them that stretches.
  package struct Slices: Hashable, Sendable {
    /// In points.
    package var caps: EdgeInsets
    /// What stretches, behind the caps at the top and the left, in points; 0 for all between the caps.
    package var center: CGSize

    package init(caps: EdgeInsets, center: CGSize) { (self.caps, self.center) = (caps, center) }
  }

  /// An image in light and dark appearance.
  package struct Picture: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// `nil` is drawn as a placeholder of the image's size.
    package var light: Pixels?
    /// `nil` is ``light``.
    package var dark: Pixels?
    package var rendering: Rendering
    /// `nil` where all of it stretches.
    package var slices: Slices?

    package init(
      size: CGSize, light: Pixels? = nil, dark: Pixels? = nil, rendering: Rendering = .automatic
    ) {
      (self.size, self.light, self.dark, self.rendering) = (size, light, dark, rendering)
    }
  }

  package var named: [String: Picture] = [:]
  /// Ids of the items whose images take the tint colour unless the image says otherwise.
  package var tinted: Set<String> = []
  /// Names of the images behind what buttons show, by the ids of items.
  package var backgrounds: [String: String] = [:]

  /// Names of the images of tab bars' items, `nil` for one without, by the ids of items.
  package var tabs: [String: [String?]] = [:]

  package init() {}

  package static func == (lhs: Self, rhs: Self) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
