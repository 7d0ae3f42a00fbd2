#if os(macOS) || REDLINE_APPKIT_STAND_IN
  import Foundation
  import RedlineCaptureCore
  import RedlineModel

  #if REDLINE_APPKIT_STAND_IN
    import AppKitStandIn
  #else
    import AppKit
  #endif

  extension SolvedLayout.Text {
    /// The text of a view, in the font and colour that it has now.
    @MainActor init?(captured view: NSView) {
      switch view {
      case let view as NSTextField:
        let isEmpty = view.stringValue.isEmpty
        self.init(
          isEmpty ? view.placeholderString : view.stringValue, view.font, view.textColor,
          view.alignment, lines: view.usesSingleLineMode ? 1 : view.maximumNumberOfLines,
          view.lineBreakMode, isPlaceholder: isEmpty, isSecure: view is NSSecureTextField, in: view)
      case let view as NSButton:
        self.init(view.title, view.font, view.contentTintColor, .center, lines: 1, in: view)
      case let view as NSTextView:
        self.init(view.string, view.font, view.textColor, view.alignment, lines: 0, in: view)
      default: return nil
      }
    }

    @MainActor private init?(
      _ string: String?, _ font: NSFont?, _ color: NSColor?, _ alignment: NSTextAlignment,
      lines: Int, _ breaks: NSLineBreakMode = .byTruncatingTail, isPlaceholder: Bool = false,
      isSecure: Bool = false, in view: NSView
    ) {
      guard let string, !string.isEmpty, let font else { return nil }
      let sides: [NSTextAlignment: Alignment] = [.left: .left, .center: .center, .right: .right]
      let ends: [NSLineBreakMode: Truncation] = [
        .byTruncatingHead: .head, .byTruncatingMiddle: .middle, .byTruncatingTail: .tail,
      ]
      self.init(
        string: string, font: Font(captured: font), alignment: sides[alignment] ?? .natural,
        truncation: ends[breaks] ?? .clip, numberOfLines: lines,
        color: Color(captured: color ?? .controlTextColor, in: view),
        isPlaceholder: isPlaceholder, isSecure: isSecure)
    }
  }

  extension Font {
    /// The size, and the weight that the font's name says.
    @MainActor init(captured font: NSFont) {
      let family = font.familyName ?? "."
      self.init(capturedName: font.fontName, family: family, size: Double(font.pointSize))
    }
  }

  extension Color {
    /// The colour in light and dark appearance.
    @MainActor init(captured color: NSColor, in view: NSView) {
      let light = Self.value(color, .aqua)
      let dark = Self.value(color, .darkAqua)
      self.init(capturedLight: light.rgb, light.alpha, dark: dark.rgb, dark.alpha)
    }

    @MainActor private static func value(
      _ color: NSColor, _ name: NSAppearance.Name
    ) -> (rgb: [Double], alpha: Double) {
      // A colour of the system says what it is where it is drawn.
      var plain = color.usingColorSpace(.sRGB)
      NSAppearance(named: name)?.performAsCurrentDrawingAppearance {
        plain = color.usingColorSpace(.sRGB)
      }
      guard let plain else { return ([0, 0, 0], 1) }
      return (
        [plain.redComponent, plain.greenComponent, plain.blueComponent].map { Double($0) },
        Double(plain.alphaComponent)
      )
    }
  }

  extension SolvedLayout.Style {
    @MainActor init(captured view: NSView) {
      self.init(
        background: Self.background(view).map { Color(captured: $0, in: view) },
        cornerRadius: Double(view.layer?.cornerRadius ?? 0),
        clips: view.layer?.masksToBounds == true ? true : nil,
        alpha: view.alphaValue < 1 ? Double(view.alphaValue) : nil)
    }

    /// What a view fills itself with: its own property, its layer's, or that of the window around.
    @MainActor private static func background(_ view: NSView) -> NSColor? {
      let own: NSColor? =
        switch view {
        case let view as NSTextField: view.drawsBackground ? view.backgroundColor : nil
        case let view as NSTextView: view.drawsBackground ? view.backgroundColor : nil
        case let view as NSScrollView: view.drawsBackground ? view.backgroundColor : nil
        case let view as NSBox: view.boxType == .custom ? view.fillColor : nil
        default: nil
        }
      if let own { return own }
      if let color = view.layer?.backgroundColor { return NSColor(cgColor: color) }
      return view.window?.contentView === view ? view.window?.backgroundColor : nil
    }
  }
#endif
