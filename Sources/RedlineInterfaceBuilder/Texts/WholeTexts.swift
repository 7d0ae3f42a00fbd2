import Foundation
import RedlineLayout

extension BuiltScene {
  /// A text that would have to be smaller than this is cut.
  private static let leastScale = 0.8

  /// Sets texts on one line whole where nothing but the size of their content, as the document stores it,
  /// limits them.
  ///
  /// The canvas showed them whole. They are measured wider where their font has another cut today, as title
  /// styles of older versions of Xcode do. Pictures set them a little smaller; layouts are the same.
  func showWholeTexts(measuring: any TextMeasuring) {
    let limited = limitedViews
    for built in views where !built.isArranged {
      guard let label = built.view as? Label, let room = label.designSize?.width, room > 0,
        label.numberOfLines == 1, label.minimumScaleFactor == 1,
        !limited.contains(ObjectIdentifier(label))
      else { continue }
      let font = label.font.resolved(for: environment.contentSizeCategory)
      let width = measuring.measure(
        label.text, font: font, maximumWidth: nil, maximumLines: 1
      ).width
      guard width > Double(room), width * Self.leastScale <= Double(room) else { continue }
      label.minimumScaleFactor = Self.leastScale
    }
  }

  /// Leaves out the stored heights of labels that are several times what their texts take in the stored width:
  /// they are older than the texts, also where Xcode flags no view. Lines break in that width as before.
  ///
  /// Pictures show the text, and a screen that is as high as it is. What a font that is measured otherwise than
  /// Interface Builder did may take is far less.
  func leaveOutStaleHeights(_ tree: MarkupTree, measuring: any TextMeasuring) {
    for built in views {
      guard let label = built.view as? Label, let size = label.designSize, size.width > 0,
        label.numberOfLines != 1, !label.text.isEmpty,
        tree[built.element].attributes["placeholderIntrinsicHeight"] == nil
      else { continue }
      let font = label.font.resolved(for: environment.contentSizeCategory)
      let lines = measuring.measure(
        label.text, font: font, maximumWidth: Double(size.width), maximumLines: label.numberOfLines
      ).lineCount
      let most = (Double(lines) * Self.mostHeights + Self.mostLines) * font.lineHeight
      guard Double(size.height) > most else { continue }
      label.designSize = nil
      if label.preferredMaxLayoutWidth == 0 { label.preferredMaxLayoutWidth = Double(size.width) }
    }
  }

  /// How much higher a text may be than it is measured, in its heights and lines of them.
  private static let mostHeights = 2.0
  private static let mostLines = 2.0

  /// The views whose width constraints may say: by itself, or by edges at both sides.
  private var limitedViews: Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    var (starts, ends) = (result, result)
    for constraint in views.flatMap(\.view.constraints) {
      let lines = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      for (item, attribute) in lines {
        guard let view = item as? View else { continue }
        switch attribute {
        case .width: result.insert(ObjectIdentifier(view))
        case .left, .leading: starts.insert(ObjectIdentifier(view))
        case .right, .trailing: ends.insert(ObjectIdentifier(view))
        default: break
        }
      }
    }
    return result.union(starts.intersection(ends))
  }
}
