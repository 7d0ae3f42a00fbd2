import Foundation
import RedlineLayout

/// A button whose document gives room around its content, in place of the usual 6 pt above and below
/// the title.
///
/// Reference: sizes of such buttons in Interface Builder files.
final class InsetButton: Button {
  let insets: EdgeInsets

  init(_ title: String, kind: Kind, insets: EdgeInsets) {
    self.insets = insets
    super.init(title, kind: kind)
  }

  override func contentSize(in context: ContentContext) -> CGSize {
    let font = (font ?? .system(size: kind == .system ? 15 : 18))
      .resolved(for: context.traits.preferredContentSizeCategory)
    let image = imageSize ?? .zero
    let text = titleWidth(font, in: context)
    let line = title.isEmpty ? 0 : (font.lineHeight - 1e-6).rounded(.up)
    return CGSize(
      width: text.ceiled(toScale: 1) + Double(image.width) + insets.left + insets.right,
      height: max(line, Double(image.height)) + insets.top + insets.bottom)
  }
}
