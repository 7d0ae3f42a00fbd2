import RedlineLayout

/// Where the labels and the image of a row lie, as the system arranges them, in points.
///
/// Sizes of texts and the distances are those that Interface Builder stored of cells: 17 over 12 pt
/// with the texts in the middle, 15 pt between image and text, 8 pt to an accessory.
@MainActor
struct ListContentArrangement {
  enum Kind { case `default`, subtitle, value1, value2 }

  var kind = Kind.default
  var title: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var width: CGFloat
  var margins = UIEdgeInsets.zero
  var imageGap: CGFloat = 15
  var verticalGap: CGFloat = 2
  var imageSize = CGSize.zero
  var isRightToLeft = false
  /// The least height; 0 where only the texts count.
  var leastHeight: CGFloat = 0

  private var textLeft: CGFloat {
    margins.left + (imageSize == .zero ? 0 : imageSize.width + imageGap)
  }

  private var textWidth: CGFloat { max(0, width - textLeft - margins.right) }

  private func size(_ label: UILabel?, within width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(width, size.width), height: size.height)
  }

  private var sizes: (title: CGSize, detail: CGSize) {
    switch kind {
    case .default, .subtitle:
      return (size(title, within: textWidth), size(detail, within: textWidth))
    case .value1:
      let first = size(title, within: textWidth)
      return (first, size(detail, within: max(0, textWidth - first.width - 6)))
    case .value2:
      return (size(title, within: 91), size(detail, within: max(0, textWidth - 97)))
    }
  }

  /// The height that the texts and the image need.
  var height: CGFloat {
    let (first, second) = sizes
    var texts = max(first.height, second.height)
    if kind == .subtitle {
      texts = first.height + second.height
      if first.height > 0, second.height > 0 { texts += verticalGap }
    }
    return max(leastHeight, max(texts, imageSize.height) + margins.top + margins.bottom)
  }

  /// Gives the labels and the image their frames in a row of that height.
  func place(height: CGFloat) {
    image?.frame = flipped(
      CGRect(
        x: margins.left, y: (height - imageSize.height) / 2, width: imageSize.width,
        height: imageSize.height))
    let (first, second) = sizes
    let right = width - margins.right
    var (one, other) = (CGRect.zero, CGRect.zero)
    switch kind {
    case .default:
      one = CGRect(x: textLeft, y: 0, width: textWidth, height: height)
    case .subtitle:
      let gap = first.height > 0 && second.height > 0 ? verticalGap : 0
      let top = (height - first.height - gap - second.height) / 2
      one = CGRect(x: textLeft, y: top, width: first.width, height: first.height)
      other = CGRect(
        x: textLeft, y: top + first.height + gap, width: second.width, height: second.height)
    case .value1:
      one = CGRect(
        x: textLeft, y: (height - first.height) / 2, width: first.width, height: first.height)
      other = CGRect(
        x: right - second.width, y: (height - second.height) / 2, width: second.width,
        height: second.height)
    case .value2:
      one = CGRect(x: textLeft, y: (height - first.height) / 2, width: 91, height: first.height)
      other = CGRect(
        x: textLeft + 97, y: (height - second.height) / 2, width: second.width,
        height: second.height)
    }
    title?.frame = flipped(one)
    detail?.frame = flipped(other)
  }

  private func flipped(_ frame: CGRect) -> CGRect {
    var frame = frame.snapped(toScale: UIScreen.main.scale)
    if isRightToLeft { frame.origin.x = width - frame.maxX }
    return frame
  }
}
