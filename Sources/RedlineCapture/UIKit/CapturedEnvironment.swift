#if canImport(UIKit)
  import Foundation
  import RedlineCaptureCore
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
      contrast = traits.accessibilityContrast == .high ? .high : .normal
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
