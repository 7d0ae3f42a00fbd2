public import Foundation

/// A date or time to choose, as `UIDatePicker`.
///
/// Wheels are 320 × 216 pt. The compact style is 34.33 pt high at @3x, as wide as its texts; no
/// figures of UIKit's are known for it, nor for the inline calendar, which is 320 × 330 pt here.
open class DatePicker: View {
  /// The look: wheels, buttons with the date and the time, or a month's calendar.
  public typealias Style = SolvedLayout.Control.DatePickerStyle

  /// The look, which also gives the size.
  public var style: Style
  /// The parts of the date as they are shown: `["21 Nov 2026", "09:41"]`.
  public var texts: [String]

  /// Makes a date picker.
  /// - Parameters:
  ///   - style: The look.
  ///   - texts: The parts of the date as they are shown; the system's clock is not asked.
  public init(style: Style = .wheels, texts: [String] = ["21 Nov 2026", "09:41"]) {
    self.style = style
    self.texts = texts
    super.init()
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    switch style {
    case .wheels: return CGSize(width: 320, height: 216)
    case .inline: return CGSize(width: 320, height: 330)
    case .compact:
      let font = Font.body.resolved(for: context.traits.preferredContentSizeCategory)
      let widths = texts.map { text in
        let width = context.text.measure(text, font: font, maximumWidth: nil, maximumLines: 1).width
        return context.ceiled(width) + 24
      }
      let gaps = Double(max(0, texts.count - 1)) * 4
      return CGSize(
        width: widths.reduce(0, +) + gaps, height: context.ceiled(font.lineHeight + 14))
    }
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.datePicker(style: style, texts: texts))
  }
}
