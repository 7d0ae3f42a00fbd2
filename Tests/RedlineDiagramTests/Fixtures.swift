import Foundation
import RedlineDiagram

@testable import RedlineLayout

/// Layouts made by hand: frames and texts, no constraints.
enum Fixture {
  static let all: [(name: String, layout: SolvedLayout)] = [
    ("login", login), ("sign-up", signUp), ("article", article), ("two-buttons", twoButtons),
    ("settings-rtl", settings), ("canvas", card),
  ]

  static let login = layout(
    "LoginView", .iPhoneX,
    [
      image("logo", 127.667, 100, 120, 120, name: "logo"),
      label("title", "Welcome back", 16, 244, 343, 41, font: .largeTitle, alignment: .center),
      field("email", "Email address", 16, 317, 343, 34),
      field("password", "correct horse", 16, 359, 343, 34, isSecure: true),
      button("logIn", "Log in", 16, 409, 343, 44, fill: .systemBlue),
      button("forgot", "Forgot your password?", 16, 461, 343, 30),
      label(
        "terms",
        "By logging in you agree to the terms of service and to the privacy policy, "
          + "both of which are longer than this label.", 16, 718, 343, 33.667, font: .footnote,
        color: .secondaryLabel, alignment: .center, lines: 2),
    ])

  static let signUp = layout(
    "SignUpView", .iPhone16Pro.withNavigationBar().withTabBar(),
    [
      image("header", 0, 106, 402, 160, name: "mountains"),
      label("name", "Ada Lovelace", 16, 282, 370, 26.333, font: .title2),
      field("email", "ada@example.com", 16, 330, 370, 34, isPlaceholder: false),
      field("plain", "Borderless placeholder", 16, 380, 370, 22, isRounded: false),
      label("newsletter", "Send me the newsletter", 16, 431, 280, 20.333),
      toggle("switch", 335, 426, isOn: true),
      label("sounds", "Sounds", 16, 478, 280, 20.333),
      toggle("soundsSwitch", 335, 473, isOn: false),
      slider("volume", 14, 520, 374, value: 0.35),
      button("join", "Create my account", 16, 580, 370, 50, fill: .systemGreen, radius: 12),
      button("later", "A button title that is much too long for its width", 16, 646, 200, 30),
      box("badge", 340, 640, 80, 30, fill: .systemOrange, radius: 15),
      label("overflow", "Runs out of the screen", 330, 700, 180, 20.333, color: .systemRed),
    ])

  static let article = layout(
    "ArticleView", .iPadPro11,
    [
      box("sidebar", 0, 0, 320, 1194, fill: .secondarySystemBackground),
      label("heading", "Auto Layout without Interface Builder", 340, 44, 474, 33.5, font: .title1),
      label(
        "body", String(repeating: "Constraints join anchors of two views. ", count: 9), 340, 90,
        474, 130.5, lines: 0),
      image("figure", 340, 240, 474, 316, name: "figure", radius: 12),
      label("menu", "Contents", 20, 44, 280, 24, font: .title3.weight(.semibold)),
    ])

  static let twoButtons = layout(
    "TwoButtons", .iPhone6sPlus.landscape,
    [
      label(
        "text", "Adapting Auto Layout without Interface Builder", 20, 8, 696, 20.333, lines: 0),
      button("red", "A short title", 30.333, 36.333, 322.667, 30, fill: .systemRed),
      button(
        "green", "A title that is too long for a compact width", 383, 36.333, 322.667, 30,
        fill: .systemGreen),
    ])

  static let settings = layout(
    "הגדרות", .iPhone13.landscape, direction: .rightToLeft,
    [
      label("title", "הגדרות", 63, 20, 718, 40.667, font: .largeTitle.weight(.bold)),
      label("wifi", "Wi‑Fi רשת אלחוטית", 200, 82, 581, 20.333),
      toggle("wifiSwitch", 63, 77, isOn: true),
      slider("brightness", 61, 124, 722, value: 0.3),
      field("search", "חיפוש", 63, 170, 718, 34),
    ])

  static let card = layout(
    "Card", .canvas(240, 120),
    [
      box("panel", 8, 8, 224, 104, fill: .systemGray6, radius: 10, border: .systemGray3),
      image("avatar", 16, 28, 64, 64, name: "ada", radius: 32),
      label("name", "Ada Lovelace", 92, 36, 132, 20.5, font: .headline),
      label(
        "role", "Enchantress of numbers", 92, 60, 132, 16, font: .footnote,
        color: .secondaryLabel),
      label("clipped", "Clipped by its height", 92, 84, 132, 8),
    ])
}

// MARK: - Parts

extension Fixture {
  static func layout(
    _ name: String, _ device: Device, direction: LayoutDirection = .leftToRight,
    _ items: [SolvedLayout.Item]
  ) -> SolvedLayout {
    let size = device.size
    var root = item("root", .view, 0, 0, Double(size.width), Double(size.height))
    root.parent = nil
    root.style.background = .systemBackground
    return SolvedLayout(
      name: name, environment: LayoutEnvironment(device: device, layoutDirection: direction),
      items: [root] + items, guides: [], spacers: [], constraints: [], diagnostics: [])
  }

  static func item(
    _ id: String, _ control: SolvedLayout.Control, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) -> SolvedLayout.Item {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let priorities = SolvedLayout.AxisPriorities(horizontal: 250, vertical: 250)
    let kind = control.kind.rawValue
    return SolvedLayout.Item(
      id: id, name: id, className: kind.prefix(1).uppercased() + kind.dropFirst(),
      control: control, parent: "root", frame: frame, alignmentRect: frame, hugging: priorities,
      compressionResistance: priorities, style: Shared(SolvedLayout.Style()))
  }

  static func box(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, fill: Color,
    radius: Double = 0, border: Color? = nil
  ) -> SolvedLayout.Item {
    var box = item(id, .view, x, y, width, height)
    box.style.background = fill
    box.style.cornerRadius = radius
    box.style.borderColor = border
    return box
  }

  static func label(
    _ id: String, _ string: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    font: Font = .body, color: Color = .label,
    alignment: SolvedLayout.Text.Alignment = .natural, lines: Int = 1
  ) -> SolvedLayout.Item {
    var label = item(id, .label, x, y, width, height)
    label.text = SolvedLayout.Text(
      string: string, font: font, alignment: alignment, truncation: .tail, numberOfLines: lines,
      color: color)
    return label
  }

  static func button(
    _ id: String, _ title: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    fill: Color? = nil, radius: Double = 0
  ) -> SolvedLayout.Item {
    var button = item(id, .button(), x, y, width, height)
    button.text = SolvedLayout.Text(
      string: title, font: .system(size: 15), alignment: .center, truncation: .middle,
      numberOfLines: 1, color: fill == nil ? .systemBlue : .white)
    button.style.background = fill
    button.style.cornerRadius = radius
    return button
  }

  static func field(
    _ id: String, _ string: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    isRounded: Bool = true, isPlaceholder: Bool = true, isSecure: Bool = false
  ) -> SolvedLayout.Item {
    var field = item(id, .textField(hasRoundedBorder: isRounded), x, y, width, height)
    field.text = SolvedLayout.Text(
      string: string, font: .system(size: 17), alignment: .natural, truncation: .tail,
      numberOfLines: 1, color: .label, isPlaceholder: isPlaceholder && !isSecure,
      isSecure: isSecure)
    return field
  }

  static func toggle(_ id: String, _ x: Double, _ y: Double, isOn: Bool) -> SolvedLayout.Item {
    item(id, .toggle(isOn: isOn), x, y, 51, 31)
  }

  static func slider(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, value: Double
  ) -> SolvedLayout.Item {
    item(id, .slider(value: value), x, y, width, 31)
  }

  static func image(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, name: String,
    radius: Double = 0
  ) -> SolvedLayout.Item {
    var image = item(id, .imageView(name: name), x, y, width, height)
    image.style.cornerRadius = radius
    return image
  }
}

extension Drawing {
  /// The lines of text of a drawing with live text.
  var texts: [String] { shapes.flatMap(\.texts) }
}

extension Shape {
  fileprivate var texts: [String] {
    switch content {
    case .text(let line): [line.string]
    case .shapes(let shapes): shapes.flatMap(\.texts)
    case .group(let group): group.shapes.flatMap(\.texts)
    default: []
    }
  }
}
