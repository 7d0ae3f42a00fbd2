import Foundation
import RedlineLayout

/// What the code of a project's own classes does to texts, as far as the stored frames show it: Xcode runs
/// such code on its canvas.
struct OwnClassSizes {
  let document: InterfaceDocument
  let scene: BuiltScene
  let measuring: any TextMeasuring

  /// By how much a size differs that rounding does not explain, in points.
  private static let slack = 1.5
  /// Sizes that code sets texts in, in points.
  private static let pointSizes = 8...40
  private static let mostLines = 8

  /// Sets labels of such classes in the size that their stored height shows, lets buttons and labels that
  /// their font does not explain keep that height, and fields that are to hug their text the width.
  func apply() {
    for built in scene.views {
      guard document.tree[built.element].attributes["customClass"] != nil,
        !built.id.isEmpty, built.view.designSize == nil, let stored = built.storedFrame,
        stored.height > 0
      else { continue }
      switch built.view {
      case let field as TextField: keepWidth(of: field, stored)
      case _ where hasOwn(.height, built.view): continue
      case let label as Label: adapt(label, stored)
      case let button as Button where !button.title.isEmpty: keepHeight(of: button, stored)
      default: continue
      }
    }
  }

  /// Whether one of its own constraints says how long a view is, and not only at least or at most.
  private func hasOwn(_ length: Attribute, _ view: View) -> Bool {
    view.constraints.contains {
      $0.firstItem === view && $0.firstAttribute == length
        && ($0.relation == .equal || length == .height)
    }
  }

  /// Keeps the room that code adds beside the text of a field. Only one that hugs its text more than fields
  /// do of themselves is as wide as its content; others fill what is left.
  private func keepWidth(of field: TextField, _ stored: CGRect) {
    guard field.contentHuggingPriority(for: .horizontal) > 250, !hasOwn(.width, field) else {
      return
    }
    let size = measured(field, stored)
    guard stored.width - size.width > Self.slack else { return }
    field.designSize = CGSize(width: stored.width, height: size.height)
  }

  private func adapt(_ label: Label, _ stored: CGRect) {
    guard label.textRuns.isEmpty, !label.text.isEmpty else { return }
    let font = label.font.resolved(for: document.textSize)
    guard !explains(font, label, stored, anyWidth: true) else { return }
    let sizes = Self.pointSizes.sorted {
      (abs(Double($0) - font.pointSize), $0) < (abs(Double($1) - font.pointSize), $1)
    }
    for size in sizes {
      let other = font.scaled(by: Double(size) / font.pointSize)
      guard explains(other, label, stored, anyWidth: false) else { continue }
      label.font = other
      return
    }
    if label.numberOfLines == 1 { keepHeight(of: label, stored) }
  }

  /// Whether a label in a font is as high as it is stored, and not wider.
  private func explains(_ font: Font, _ label: Label, _ stored: CGRect, anyWidth: Bool) -> Bool {
    let height = Double(stored.height)
    let count = ((height + 0.01) / font.lineHeight).rounded(.down)
    let most = label.numberOfLines > 0 ? min(label.numberOfLines, Self.mostLines) : Self.mostLines
    guard count >= 1, count <= Double(most) else { return false }
    let spare = height - count * font.lineHeight
    if anyWidth { return spare < 1.02 }
    guard spare < 1 / document.scale + 0.02 else { return false }
    let text = measuring.measure(
      label.text, font: font, maximumWidth: count > 1 ? Double(stored.width) + 1 : nil,
      maximumLines: 0)
    return Double(text.lineCount) == count && text.width <= Double(stored.width) + 1
  }

  private func measured(_ view: View, _ stored: CGRect) -> CGSize {
    var environment = scene.environment
    environment.contentSizeCategory = document.textSize
    let context = ContentContext(
      traits: environment.traits, text: measuring, width: Double(stored.width),
      systemVersion: document.systemVersion)
    return view.contentSize(in: context)
  }

  private func keepHeight(of view: View, _ stored: CGRect) {
    let size = measured(view, stored)
    guard abs(size.height - stored.height) > Self.slack else { return }
    view.designSize = CGSize(width: size.width, height: stored.height)
  }
}

extension BuiltScene {
  /// Lets texts look as the document's frames show them: as wide in fonts by name, and in classes of the
  /// project as high.
  func adaptTexts(to document: InterfaceDocument, measuring: any TextMeasuring) {
    setTrackings(document, measuring: measuring)
    guard document.written.isEmpty else { return }
    OwnClassSizes(document: document, scene: self, measuring: measuring).apply()
  }
}
