#if canImport(UIKit)
  import Foundation
  import RedlineCaptureCore
  import RedlineModel
  import UIKit

  /// The text of a view, in the font and colour that it has now.
  @MainActor struct CapturedText {
    let text: SolvedLayout.Text
    private let font: UIFont
    private let padding: CGFloat

    init?(_ view: UIView) {
      switch view {
      case let view as UILabel:
        self.init(
          view.text, view.font, view.textColor, view.textAlignment, lines: view.numberOfLines,
          in: view)
      case let view as UIButton:
        let title = view.configuration?.title ?? view.currentTitle
        self.init(
          title, view.titleLabel?.font, view.currentTitleColor, .center, lines: 1, in: view)
      case let view as UITextField:
        let isEmpty = view.text?.isEmpty ?? true
        self.init(
          isEmpty ? view.placeholder : view.text, view.font, view.textColor, view.textAlignment,
          lines: 1, isPlaceholder: isEmpty, isSecure: view.isSecureTextEntry, in: view)
      case let view as UITextView:
        self.init(
          view.text, view.font, view.textColor, view.textAlignment, lines: 0,
          padding: view.textContainerInset.top, in: view)
      default: return nil
      }
    }

    private init?(
      _ string: String?, _ font: UIFont?, _ color: UIColor?, _ alignment: NSTextAlignment,
      lines: Int, isPlaceholder: Bool = false, isSecure: Bool = false, padding: CGFloat = 0,
      in view: UIView
    ) {
      guard let string, !string.isEmpty, let font else { return nil }
      let sides: [NSTextAlignment: SolvedLayout.Text.Alignment] = [
        .left: .left, .center: .center, .right: .right,
      ]
      (self.font, self.padding) = (font, padding)
      text = SolvedLayout.Text(
        string: string, font: Font(captured: font), alignment: sides[alignment] ?? .natural,
        truncation: .tail, numberOfLines: lines,
        color: color.map { Color(captured: $0, in: view) } ?? Color(rgb: 0),
        isPlaceholder: isPlaceholder, isSecure: isSecure)
    }

    /// The text stands in the middle of its view; in a text view it begins at the top.
    func baselines(in view: UIView) -> SolvedLayout.Baselines {
      let height = view.alignmentRect(forFrame: view.frame).height
      let content = view.intrinsicContentSize.height
      let isTop = view is UITextView
      let rest = isTop || content < 0 ? 0 : max(0, height - content) / 2
      let lines = max(font.lineHeight, isTop ? height - 2 * padding : min(content, height))
      let above = isTop ? padding : view is UILabel ? rest : (height - font.lineHeight) / 2
      let bottom = view is UILabel || isTop ? above + lines : above + font.lineHeight
      return SolvedLayout.Baselines(
        fromTop: Double(above + font.ascender).settled,
        fromBottom: Double(height - (bottom + font.descender)).settled, isCentered: !isTop)
    }
  }

  extension Font {
    @MainActor init(captured font: UIFont) {
      self.init(capturedName: font.fontName, family: font.familyName, size: Double(font.pointSize))
    }
  }

  extension Color {
    /// The colour in light and dark appearance.
    @MainActor init(captured color: UIColor, in view: UIView) {
      let light = Self.value(color, .light, view)
      let dark = Self.value(color, .dark, view)
      self.init(capturedLight: light.rgb, light.alpha, dark: dark.rgb, dark.alpha)
    }

    @MainActor private static func value(
      _ color: UIColor, _ style: UIUserInterfaceStyle, _ view: UIView
    ) -> (rgb: [Double], alpha: Double) {
      let traits = UITraitCollection(traitsFrom: [
        view.traitCollection, UITraitCollection(userInterfaceStyle: style),
      ])
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
      _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return ([red, green, blue].map { Double($0) }, Double(alpha))
    }
  }

  extension SolvedLayout.Style {
    @MainActor init(captured view: UIView, isTurned: Bool) {
      let turn = view.transform.around(view.layer.anchorPoint, of: view.bounds.size)
      self.init(
        background: view.backgroundColor.map { Color(captured: $0, in: view) },
        cornerRadius: view.layer.cornerRadius, clips: view.clipsToBounds ? true : nil,
        alpha: view.alpha < 1 ? Double(view.alpha) : nil,
        transform: isTurned && view.transform != .identity ? turn : nil)
    }
  }

  extension CGAffineTransform {
    /// The numbers of the transform around a point, given in parts of a size, for a system whose origin is
    /// the upper left corner.
    fileprivate func around(_ anchor: CGPoint, of size: CGSize) -> [Double] {
      let (x, y) = (anchor.x * size.width, anchor.y * size.height)
      return [a, b, c, d, x + tx - a * x - c * y, y + ty - b * x - d * y].map { Double($0) }
    }
  }
#endif
