#if canImport(UIKit)
  import Foundation
  import RedlineModel
  import UIKit

  extension LayoutEnvironment {
    /// The screen that a root view fills: a known device of that size, scale and safe area, with the bars
    /// that take it, or else a canvas.
    @MainActor init(capturedFrom root: UIView) {
      let traits = root.traitCollection
      let scale = traits.displayScale > 0 ? Double(traits.displayScale) : 1
      let size = root.bounds.size
      let insets = root.safeAreaInsets
      let device = Device.known(
        size: size, scale: scale,
        insets: RedlineModel.EdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
      self.init(
        device: device ?? .canvas(size.width, size.height, scale: scale),
        layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        contentSizeCategory: ContentSizeCategory(traits.preferredContentSizeCategory))
    }
  }

  extension Device {
    /// The first device of a size in points and a scale whose bars leave that safe area.
    static func known(size: CGSize, scale: Double, insets: RedlineModel.EdgeInsets) -> Device? {
      let held = all.flatMap { [$0, $0.landscape] }.filter { $0.scale == scale && $0.size == size }
      let withBars = held.flatMap { device in
        let bars = [
          device, device.withNavigationBar(), device.withNavigationBar(largeTitle: true),
        ]
        return bars + bars.map { $0.withTabBar() }
      }
      return withBars.first { $0.safeAreaInsets == insets } ?? nil
    }
  }

  extension ContentSizeCategory {
    /// By the order of the sizes; large for one that is not specified.
    init(_ category: UIContentSizeCategory) {
      let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ]
      self = sizes.firstIndex(of: category).map { Self.allCases[$0] } ?? .large
    }
  }
#endif
