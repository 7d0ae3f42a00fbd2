import Foundation
import RedlineModel

/// The coloured views of the screen, on which lines of some colours would not be seen.
struct DrawnGrounds {
  private let rects: RectIndex
  private let colors: [Color]

  init(_ grounds: [FigureSurroundings.Ground], _ projection: FigureProjection) {
    rects = RectIndex(grounds.map { projection($0.rect) })
    colors = grounds.map(\.color)
  }

  /// The least contrast with what is below of a line that is seen, of WCAG.
  static let least = 3.0

  /// Below this it is taken for a part of the view itself.
  static let same = 1.5

  /// Whether a line of a colour is hard to see where its middle is.
  /// - Parameter least: The contrast below which it is.
  func hides(
    _ line: Stroke, color: String, _ theme: Theme, least: Double = Self.least
  ) -> Bool {
    let below = rects.indices(intersecting: CGRect(origin: line.point(at: 0.5), size: .zero))
    guard !below.isEmpty, let own = Self.rgb(color), let screen = Self.rgb(theme.screen) else {
      return false
    }
    let ground = below.reduce(screen) { ground, index in
      RGB(colors[index], theme.isDark ? \.dark : \.light).over(ground)
    }
    return own.contrast(to: ground) < least
  }

  /// Of `#RRGGBB`.
  private static func rgb(_ hex: String) -> RGB? {
    UInt32(hex.dropFirst().prefix(6), radix: 16).map { RGB($0) }
  }
}
