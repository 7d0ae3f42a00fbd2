public import RedlineModel

/// The colours of a diagram, all literal: `#RRGGBB`, or `#RRGGBBAA` where one is not opaque.
public struct Theme: Hashable, Sendable {
  /// The appearances.
  public enum Name: String, Codable, Hashable, Sendable, CaseIterable { case light, dark }

  /// The appearance.
  public let name: Name

  /// The colours of an appearance.
  public init(_ name: Name) { self.name = name }

  /// That of the layout that is drawn.
  private var contrast = Contrast.normal

  /// The same theme for what a layout shows, in its contrast.
  func showing(_ layout: SolvedLayout) -> Theme {
    var theme = self
    theme.contrast = layout.environment.contrast
    return theme
  }

  /// A colour as it appears in this theme.
  public func hex(_ color: Color) -> String {
    // What drawings know of controls without a colour of their own is not resolved before.
    let color = contrast == .high ? color.resolved(for: .high) : color
    let hex = Self.hex(name == .light ? color.light : color.dark)
    let opacity = name == .light ? color.alpha : color.darkAlpha ?? color.alpha
    guard let alpha = opacity, alpha < 1 else { return hex }
    // `#RRGGBBAA`.
    let digits = String(UInt32((max(0, alpha) * 255).rounded()), radix: 16, uppercase: true)
    return hex + (digits.count < 2 ? "0" : "") + digits
  }

  /// Whether nothing of a colour is seen in this theme.
  func isInvisible(_ color: Color) -> Bool {
    ((isDark ? color.darkAlpha : nil) ?? color.alpha ?? 1) <= 0
  }

  static func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  var isDark: Bool { name == .dark }

  private func pick(_ light: String, _ dark: String) -> String { name == .light ? light : dark }
}

// MARK: - The overlay

/// Red, purple, teal and grey keep apart in lightness too, for readers who do not tell the hues.
extension Theme {
  /// Constraints that hold in all size classes.
  package var common: String { pick("#D2320F", "#F0523E") }
  /// Constraints of the drawn size class only.
  package var activeClass: String { pick("#4A1D96", "#D8C5FF") }
  /// Layout guides, margins and stack views.
  package var guide: String { pick("#0A5F68", "#2FB3C6") }
  /// Lines of constraints that are not active.
  package var inactive: String { pick("#7A818B", "#767E89") }
  /// The width of the lines of hatching: what shines on black looks thinner.
  var hatchWidth: Double { name == .light ? 0.5 : 0.7 }
  /// Text about what is not active, which needs more contrast than lines.
  package var inactiveInk: String { pick("#646B75", "#9198A1") }
  package var ink: String { pick("#1F2328", "#E6EDF3") }
  package var alertPlate: String { "#FFD23F" }
  package var alertInk: String { "#1A1A1A" }
  /// The inside of an outlined tag.
  package var tag: String { pick("#FFFFFF", "#161B22") }
  /// The plate below the name of a view.
  var caption: String { pick("#ECEEF1", "#262C34") }
  /// Text on an area filled with ``activeClass`` or ``common``.
  package var onFill: String { pick("#FFFFFF", "#1A1A1A") }
}

// MARK: - The page and the device

extension Theme {
  package var page: String { pick("#F6F7F9", "#0D1117") }
  /// The legend's background.
  package var panel: String { pick("#FFFFFF", "#161B22") }
  package var panelEdge: String { pick("#DCE0E5", "#30363D") }
  /// Text that is less important than ``ink``.
  package var secondaryInk: String { pick("#59616B", "#9AA4AF") }
  /// The device around the screen.
  package var bezel: String { pick("#E4E7EB", "#21262D") }
  package var bezelEdge: String { pick("#B4BBC4", "#444C56") }
  /// Notch, island and home button.
  package var cutout: String { pick("#2B3036", "#30363D") }
  /// Bars of the system.
  package var bar: String { pick("#F7F7F8", "#161618") }
  package var barEdge: String { pick("#C6C6C8", "#38383A") }
  package var barInactive: String { hex(Self.barInactive) }
  static let barInactive = Color(name: "barInactive", light: 0x8E8E93, dark: 0x7C7C80)
  /// The screen where the root view has no background.
  package var screen: String { hex(.systemBackground) }
  /// Outlines and names of items in a wireframe.
  package var wire: String { pick("#9AA3AE", "#57606A") }
  package var wireInk: String { pick("#59616B", "#9AA4AF") }
}
