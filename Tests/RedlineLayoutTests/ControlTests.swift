import Foundation
import RedlineLayout
import Testing

/// `w h` of a view's content, `-` for an axis without one.
private func size(
  _ view: View, scale: Double = 2, system: SystemVersion = .standard,
  textSize: ContentSizeCategory = .large, device: Device? = nil
) throws -> String {
  view.accessibilityIdentifier = "view"
  let scene = Scene { root in
    view
    view.top == root.top
    view.leading == root.leading
  }
  let environment = LayoutEnvironment(
    device: device ?? .canvas(400, 800, scale: scale), contentSizeCategory: textSize,
    systemVersion: system)
  let item = try scene.solved(in: environment, measuring: FixedAdvance()).item("view")!
  return [item.intrinsicWidth, item.intrinsicHeight]
    .map { $0.map { formatted($0, decimals: 2) } ?? "-" }.joined(separator: " ")
}

/// Sizes that Interface Builder's files hold, by the systems that drew them.
@Test func controlSizes() throws {
  let apportioned = SegmentedControl(["ab", "abcd"])
  apportioned.apportionsByContent = true
  // name, view, system, content size; FixedAdvance makes a character half an em wide
  let rows: [(String, View, SystemVersion, String)] = [
    ("switch", Switch(), 18, "49 31"), ("switch, iOS 26", Switch(), 26, "61 28"),
    ("slider", Slider(), 18, "- 30"), ("slider, iOS 26", Slider(), 26, "- 34"),
    ("stepper", Stepper(), 18, "94 32"),
    ("stepper, iOS 12", Stepper(), 12, "94 29"),
    ("segments, iOS 12", SegmentedControl(["ab", "abcd"]), 12, "81 28"),
    ("segments", SegmentedControl(["ab", "abcd"]), 18, "89 31"),
    ("segments, iOS 26", SegmentedControl(["ab", "abcd"]), 26, "86 31"),
    ("segments as wide as their titles", apportioned, 18, "76 31"),
    ("segments: none", SegmentedControl(), 18, "- 31"),
    ("progress, iOS 13", ProgressView(), 13, "- 2"), ("progress", ProgressView(), 14, "- 4"),
    ("activity", ActivityIndicatorView(), 18, "20 20"),
    ("activity, large", ActivityIndicatorView(style: .large), 18, "37 37"),
    ("page control, iOS 13", PageControl(pages: 3), 13, "39 37"),
    ("page control, iOS 17", PageControl(pages: 3), 17, "116 26"),
    ("page control", PageControl(pages: 3), 18, "74 26"),
    ("page control: six pages", PageControl(pages: 6), 18, "126 26"),
    ("page control: none", PageControl(), 18, "0 26"),
    ("wheels", DatePicker(), 18, "320 216"), ("picker", PickerView(), 18, "320 216"),
    ("search bar, iOS 10", SearchBar(), 10, "- 44"), ("search bar", SearchBar(), 18, "- 56"),
    ("search bar, iOS 26", SearchBar(), 26, "- 64"),
    ("rounded field, iOS 12", TextField("ab", border: .roundedRect), 12, "45 30"),
    ("rounded field", TextField("ab", border: .roundedRect), 13, "45 34"),
    ("text view that scrolls", TextView("abc"), 18, "- -"),
    ("text view, body", TextView("abcd", font: .body, scrolls: false), 18, "44 38"),
    (
      "text view, 14 pt", TextView("abcd", font: .system(size: 14), scrolls: false), 18, "38 33"
    ),
    ("empty text view", TextView("", font: .body, scrolls: false), 18, "10 38"),
    ("navigation bar", NavigationBar("Title"), 18, "- 44"),
    ("navigation bar, large title", NavigationBar("Title", large: true), 18, "- 96"),
    ("navigation bar, iOS 26", NavigationBar("Title"), 26, "- 54"),
    ("navigation bar, iOS 26, large", NavigationBar("Title", large: true), 26, "- 106"),
    ("tab bar", TabBar(["a"]), 18, "- 49"), ("toolbar", Toolbar(["a"]), 18, "- 44"),
    ("table cell", TableViewCell(), 18, "- 44"),
    ("collection cell", CollectionViewCell(), 18, "- -"),
  ]
  for (name, view, system, expected) in rows {
    #expect(try size(view, system: system) == expected, "\(name)")
  }
  let low = try size(NavigationBar("Title"), device: .iPhone8.landscape)
  #expect(low == "- 32", "a compact height")
  #expect(try size(TabBar(), device: .iPhone8Plus.landscape) == "- 49", "a regular width")
}

@Test func buttonSizes() throws {
  let image = Button("", kind: .custom)
  image.imageSize = CGSize(width: 24, height: 18)
  let configured = { (configuration: Button.Configuration, title: String) -> Button in
    let button = Button(title)
    button.configuration = configuration
    return button
  }
  let trash = configured(.plain, "")
  trash.imageSize = CGSize(width: 24, height: 20)
  let padded = configured(Button.Configuration(.filled, imagePadding: 8), "abcd")
  padded.imageSize = CGSize(width: 20, height: 20)
  let own = Button.Configuration(.gray, contentInsets: DirectionalEdgeInsets(all: 10))
  // name, button, scale, text size, content size
  let rows: [(String, Button, Double, ContentSizeCategory, String)] = [
    ("15 pt", Button("abcdefgh"), 2, .large, "60 30"),
    ("title 1 at xS", Button("abcd", font: .title1), 2, .extraSmall, "50 42"),
    ("subheadline at xS", Button("abcdef", font: .subheadline), 2, .extraSmall, "36 27"),
    ("custom", Button("abcd", kind: .custom), 2, .large, "36 34"),
    // 253 of 253 titles at the size of their content in Interface Builder's files.
    ("a title between points @2x", Button("abcde"), 2, .large, "38 30"),
    ("a title between points @3x", Button("abcde"), 3, .large, "38 30"),
    ("an image alone is as high as a line", image, 2, .large, "24 22"),
    ("medium @2x", configured(.plain, "abcdef"), 2, .large, "75 34.5"),
    ("medium @3x", configured(.filled, "abcdef"), 3, .large, "75 34.33"),
    ("medium between points", configured(.plain, "abc"), 2, .large, "49.5 34.5"),
    (
      "medium follows the text size", configured(.filled, "abcd"), 2, .extraExtraExtraLarge,
      "70 41.5"
    ),
    ("image alone", trash, 2, .large, "48 34"), ("image and title", padded, 2, .large, "86 34.5"),
    ("own insets", configured(own, "abcd"), 2, .large, "54 40.5"),
  ]
  for (name, button, scale, textSize, expected) in rows {
    #expect(try size(button, scale: scale, textSize: textSize) == expected, "\(name)")
  }
}

/// What frames have in addition to alignment rects: `top left bottom right`.
@Test func alignmentInsets() {
  let image = ImageView("icon", size: CGSize(width: 20, height: 22))
  image.imageAlignmentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let rows: [(View, EdgeInsets)] = [
    (Switch(), EdgeInsets(right: 2)), (Slider(), EdgeInsets(left: 2, bottom: 1, right: 2)),
    (SegmentedControl(), EdgeInsets(bottom: 1)),
    (image, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    (Stepper(), .zero), (Button(), .zero), (TextField(), .zero), (PickerView(), .zero),
    (ProgressView(), .zero), (ActivityIndicatorView(), .zero), (Label(), .zero),
  ]
  for (view, expected) in rows {
    #expect(view.alignmentRectInsets == expected, "\(type(of: view))")
  }
  #expect(image.intrinsicContentSize == CGSize(width: 14, height: 18))
}

/// Frames of a switch and a slider between the margins of an iPhone 11, by system version.
@Test func alignmentBySystem() throws {
  // system, frame of the slider, frame of the switch at the trailing margin
  let rows: [(SystemVersion, String, String)] = [
    (12, "18 44 378 31", "345 44 51 31"), (18, "18 48 378 31", "345 48 51 31"),
    (26, "20 48 374 34", "333 48 63 28"),
  ]
  for (system, slider, toggle) in rows {
    let views = (Slider(), Switch())
    views.0.accessibilityIdentifier = "slider"
    views.1.accessibilityIdentifier = "toggle"
    let scene = Scene { root in
      views.0; views.1
      views.0.top == root.safeArea.top
      views.0.horizontal == root.margins.horizontal
      views.1.top == root.safeArea.top
      views.1.trailing == root.margins.trailing
    }
    let environment = LayoutEnvironment(device: .iPhone11, systemVersion: system)
    let solved = try scene.solved(in: environment, measuring: FixedAdvance())
    #expect(solved.frames("slider", "toggle") == [slider, toggle], "iOS \(system.rawValue)")
  }
}

/// Hugging of views made in code, horizontal and vertical; compression resistance is 750.
@Test func defaultPriorities() {
  let rows: [(View, LayoutPriority, LayoutPriority)] = [
    (Label(), 250, 250), (ImageView(), 250, 250), (Switch(), 750, 750), (Stepper(), 750, 750),
    (ActivityIndicatorView(), 750, 750), (ProgressView(), 250, 750), (Button(), 250, 250),
    (TextField(), 250, 250), (Slider(), 250, 250), (SegmentedControl(), 250, 250),
    (PageControl(), 250, 250), (DatePicker(), 250, 250), (PickerView(), 250, 250),
    (TextView(), 250, 250), (SearchBar(), 250, 250), (StackView(), 250, 250), (View(), 250, 250),
  ]
  for (view, horizontal, vertical) in rows {
    let name = Comment(rawValue: "\(type(of: view))")
    #expect(view.contentHuggingPriority(for: .horizontal) == horizontal, name)
    #expect(view.contentHuggingPriority(for: .vertical) == vertical, name)
    for axis in Axis.allCases {
      #expect(view.contentCompressionResistancePriority(for: axis) == 750, name)
    }
  }
}

/// A cell's content view leaves a pixel for the separator, and room for the accessory.
@Test func cells() throws {
  // name, cell, scale, frame of the content view in a width of 320
  let bare = TableViewCell()
  bare.hasSeparator = false
  let rows: [(String, View, Double, LayoutDirection, String)] = [
    ("@2x", TableViewCell(), 2, .leftToRight, "0 0 320 43.5"),
    ("@3x", TableViewCell(), 3, .leftToRight, "0 0 320 43.667"),
    ("without a separator", bare, 2, .leftToRight, "0 0 320 44"),
    (
      "accessory", TableViewCell(accessory: .checkmark), 2, .leftToRight, "0 0 280 43.5"
    ),
    (
      "accessory on the left", TableViewCell(accessory: .checkmark), 2, .rightToLeft,
      "40 0 280 43.5"
    ),
  ]
  for (name, cell, scale, direction, expected) in rows {
    cell.accessibilityIdentifier = "cell"
    let solved = try Scene { root in
      cell
      cell.top == root.top
      cell.horizontal == root.horizontal
    }.solved(on: .canvas(320, 100, scale: scale), direction: direction)
    #expect(solved.frame("cell/contentView") == expected, "\(name)")
    #expect(solved.findings.isEmpty, "\(name)")
  }
  let cell = CollectionViewCell()
  cell.accessibilityIdentifier = "cell"
  let solved = try Scene { root in
    cell
    cell.edges == root.edges
  }.solved(on: .canvas(100, 60))
  #expect(solved.frame("cell/contentView") == "0 0 100 60")
  // A row that its content makes higher.
  let tall = TableViewCell()
  tall.accessibilityIdentifier = "cell"
  let box = Box("box", 20, 60)
  tall.contentView.addSubview(box)
  box.translatesAutoresizingMaskIntoConstraints = false
  LayoutConstraint.activate(box.edges == tall.contentView.margins.edges)
  let grown = try Scene { root in
    tall
    tall.top == root.top
    tall.horizontal == root.horizontal
  }.solved(on: .canvas(375, 200))
  #expect(grown.frame("cell") == "0 0 375 82.5", "11 + 60 + 11 and the separator")
  #expect(grown.found("box")!.frame.minX == 16)
}
