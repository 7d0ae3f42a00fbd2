import AppleFrameworks
import TestPrograms
import Testing
import UIKit

/// Pictures in texts.
@Suite(.blocks) struct AttachmentTests {
  @MainActor private static func label(_ parts: [String], _ size: CGSize) -> UILabel {
    let text = NSMutableAttributedString()
    for (index, part) in parts.enumerated() {
      if index > 0 {
        let picture = NSTextAttachment()
        picture.bounds = CGRect(origin: CGPoint(x: 0, y: -3), size: size)
        text.append(NSAttributedString(attachment: picture))
      }
      text.append(
        NSAttributedString(string: part, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    }
    let label = UILabel()
    label.attributedText = text
    return label
  }

  @Test("A picture in a text takes its width and its height, and letters stand beside it")
  @MainActor func sizes() {
    let widths = ["Tap ", " twice"].map { Self.label([$0], .zero).intrinsicContentSize.width }
    let label = Self.label(["Tap ", " twice"], CGSize(width: 40, height: 30))
    let size = label.intrinsicContentSize
    #expect(abs(size.width - widths[0] - widths[1] - 40) <= 1)
    #expect(size.height >= 30 && size.height < 45)
  }
}
