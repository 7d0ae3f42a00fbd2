import Foundation
import RedlineLayout
import Testing

/// The content size of a view on a canvas of a scale, `w h`.
private func contentSize(
  _ view: View, scale: Double = 2, textSize: ContentSizeCategory = .large
) throws -> String {
  view.accessibilityIdentifier = "view"
  let solved = try Scene { _ in view }.solved(
    on: .canvas(400, 4000, scale: scale), textSize: textSize)
  let item = solved.item("view")!
  return "\(item.intrinsicWidth.map { number($0) } ?? "-") "
    + (item.intrinsicHeight.map { number($0) } ?? "-")
}

private func number(_ value: Double) -> String { formatted(value, decimals: 2) }

@Test func lineHeights() throws {
  // Point size, height of one line at @2x and at @3x: the fact sheet's table of UIKit's labels.
  let rows: [(Double, Double, Double)] = [
    (10, 12, 12), (11, 13.5, 13.33), (12, 14.5, 14.33), (13, 16, 15.67), (14, 17, 17),
    (15, 18, 18), (16, 19.5, 19.33), (17, 20.5, 20.33), (18, 21.5, 21.67), (20, 24, 24),
    (22, 26.5, 26.33), (24, 29, 28.67), (28, 33.5, 33.67), (34, 41, 40.67), (36, 43, 43),
    (38, 45.5, 45.67),
  ]
  for (size, at2x, at3x) in rows {
    for (scale, height) in [(2.0, at2x), (3.0, at3x)] {
      for weight in [Font.Weight.regular, .bold] {
        let label = Label("abcd", font: .system(size: size, weight: weight))
        #expect(
          try contentSize(label, scale: scale) == "\(number(size * 2)) \(number(height))",
          "\(size) pt at @\(scale)x")
      }
    }
  }
}

@Test func multilineHeights() throws {
  // Font, lines, scale, height: labels of UIKit.
  let rows: [(Font, Int, Double, Double)] = [
    (.system(size: 17), 2, 2, 41), (.system(size: 17), 3, 2, 61), (.system(size: 17), 4, 2, 81.5),
    (.body, 2, 2, 42.5), (.body, 2, 3, 42.33), (.body, 3, 3, 64.33), (.body, 4, 3, 86.33),
    (.body, 6, 3, 130.33), (.body, 7, 2, 152.5), (.subheadline, 4, 2, 78),
    (.footnote, 3, 3, 51.67), (.title1, 2, 2, 67.5), (.caption1, 3, 2, 46.5),
  ]
  for (font, lines, scale, height) in rows {
    let name: Comment = "\(lines) lines of \(font.pointSize) pt at @\(scale)x"
    // Ten characters of half an em to a line.
    let text = String(repeating: "x", count: 10 * lines)
    let preferred = Label(text, font: font, lines: 0)
    preferred.preferredMaxLayoutWidth = 5 * font.pointSize
    #expect(
      try contentSize(preferred, scale: scale).split(separator: " ")[1] == number(height), name)
    // The same, with the width from the layout.
    let label = Label(text, font: font, lines: 0)
    label.accessibilityIdentifier = "label"
    let solved = try Scene { root in
      label
      label.top == root.top
      label.leading == root.leading
      label.width == 5 * font.pointSize
    }.solved(on: .canvas(400, 800, scale: scale))
    #expect(number(solved.item("label")!.frame.height) == number(height), name)
    #expect(solved.findings.isEmpty, name)
    let item = solved.item("label")!
    let between = item.lastBaseline! - item.firstBaseline!
    let leading = font.leading ?? font.lineHeight
    #expect(abs(between - Double(lines - 1) * leading) < 1, name)
  }
}

@Test func contentSizes() throws {
  // name, view, scale, content size; FixedAdvance makes a character half an em wide
  let rows: [(String, View, Double, String)] = [
    ("an empty label", Label(""), 2, "0 0"),
    ("a label, rounded up to pixels", Label("abc", font: .system(size: 17)), 2, "25.5 20.5"),
    ("the same at @3x", Label("abc", font: .system(size: 17)), 3, "25.67 20.33"),
    ("two lines at most", Label("abc", lines: 2), 2, "25.5 20.5"),
    ("a negative number of lines is no limit", Label("abc", lines: -3), 2, "25.5 20.5"),
    ("button 15 pt", Button("abcdefgh"), 2, "60 30"),
    ("button 15 pt at @3x", Button("abcdefgh"), 3, "60 30"),
    ("a button is at least 30 wide", Button("a"), 2, "30 30"),
    ("button 12 pt", Button("abcdefgh", font: .system(size: 12)), 2, "48 27"),
    ("button 16 pt", Button("abcdefgh", font: .system(size: 16)), 2, "64 32"),
    ("button 17 pt", Button("abcdefgh", font: .system(size: 17)), 2, "68 33"),
    ("button 18 pt", Button("abcdefgh", font: .system(size: 18)), 2, "72 34"),
    ("button 24 pt", Button("abcdefgh", font: .system(size: 24)), 2, "96 41"),
    ("button 25 pt", Button("abcdefgh", font: .system(size: 25)), 2, "100 42"),
    ("rounded field", TextField("abcd", border: .roundedRect), 2, "62 34"),
    (
      "rounded field 14 pt", TextField("abcd", border: .roundedRect, font: .system(size: 14)), 2,
      "56 34"
    ),
    ("field with a line", TextField("abcd", border: .line), 2, "34 29"),
    ("plain field 17 pt", TextField("abcd"), 2, "34 22"),
    ("plain field 20 pt", TextField("abcd", font: .system(size: 20)), 2, "40 24"),
    ("switch", Switch(), 2, "49 31"),
    ("slider", Slider(), 2, "- 30"),
    ("image", ImageView("photo", size: CGSize(width: 24, height: 36)), 2, "24 36"),
    ("no image", ImageView("photo"), 2, "- -"),
    ("view", View(), 2, "- -"),
    ("stack view", StackView(), 2, "- -"),
  ]
  for (name, view, scale, expected) in rows {
    #expect(try contentSize(view, scale: scale) == expected, "\(name)")
  }
}

/// Size and leading of all styles at all text sizes, xS to AX5: Human Interface Guidelines.
@Test func textStyles() throws {
  let body = "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"
  let rows: [(TextStyle, String)] = [
    (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    (.title1, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    (.headline, body), (.body, body),
    (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    (.caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
  ]
  #expect(rows.count == TextStyle.allCases.count)
  for (style, sizes) in rows {
    let found = ContentSizeCategory.allCases.map { category -> String in
      let font = Font.preferred(style).resolved(for: category)
      #expect(font == Font.preferred(style, for: category), "\(style) \(category)")
      return "\(formatted(font.pointSize))/\(formatted(font.leading!))"
    }
    #expect(found.joined(separator: " ") == sizes, "\(style)")
    #expect(Font.preferred(style).weight == (style == .headline ? .semibold : .regular), "\(style)")
  }
  // Interface Builder files saved at xS: one line of body is 17 high, of subheadline 14.5.
  for (font, height) in [(Font.body, "17"), (.subheadline, "14.5"), (.caption1, "13.5")] {
    let size = try contentSize(Label("abcd", font: font), textSize: .extraSmall)
    #expect(size.split(separator: " ")[1] == height)
  }
  #expect(
    try contentSize(Label("abcd", font: .system(size: 17)), textSize: .extraSmall) == "34 20.5")
}

@Test func namesOfStyles() {
  // style, UIKit's name, weight with the bold trait
  let rows: [(TextStyle, String, Font.Weight)] = [
    (.largeTitle, "Title0", .bold), (.title1, "Title1", .bold), (.title2, "Title2", .bold),
    (.title3, "Title3", .semibold), (.headline, "Headline", .semibold),
    (.subheadline, "Subhead", .semibold), (.body, "Body", .semibold),
    (.callout, "Callout", .semibold), (.footnote, "Footnote", .semibold),
    (.caption1, "Caption1", .semibold), (.caption2, "Caption2", .semibold),
  ]
  #expect(rows.count == TextStyle.allCases.count)
  for (style, name, weight) in rows {
    #expect(style.uikitName == "UICTFontTextStyle\(name)")
    #expect(TextStyle(uikitName: style.uikitName) == style)
    #expect(Font.preferred(style).bold.weight == weight)
    #expect(Font.preferred(style).bold.resolved(for: .small).weight == weight)
  }
  #expect(TextStyle(uikitName: "Body") == nil)
  #expect(Font.system(size: 12).bold == .system(size: 12, weight: .bold))
  let categories = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ]
  for (category, name) in zip(ContentSizeCategory.allCases, categories) {
    #expect(category.uikitName == "UICTContentSizeCategory\(name)")
    #expect(ContentSizeCategory(uikitName: category.uikitName) == category)
  }
  #expect(ContentSizeCategory(uikitName: "_UICTContentSizeCategoryUnspecified") == nil)
}

/// Labels of several lines: their height follows from the width that the layout gives, a pass later.
@Test func labelPasses() throws {
  // Twenty characters of 8.5 pt.
  let text = String(repeating: "x", count: 20)
  // name, lines, preferred width, width of the label, content size, truncated
  let rows: [(String, Int, Double, Double?, String, Bool)] = [
    ("its own width: one line", 0, 0, nil, "170 20.5", false),
    ("half of it: two lines", 0, 0, 85, "85 41", false),
    ("a third: three lines", 0, 0, 60, "60 61", false),
    ("at most two lines", 2, 0, 60, "60 41", true),
    ("one line is cut", 1, 0, 60, "170 20.5", true),
    ("a preferred width", 0, 85, nil, "85 41", false),
    ("a preferred width, one line", 1, 85, nil, "170 20.5", false),
    ("a preferred width is kept in a wider label", 0, 85, 200, "85 41", false),
  ]
  for (name, lines, preferred, width, expected, isCut) in rows {
    for mode in [SolvedLayout.Text.Truncation.head, .middle, .tail, .clip] {
      let label = Label(text, lines: lines)
      label.accessibilityIdentifier = "label"
      label.preferredMaxLayoutWidth = preferred
      // Truncation changes no size.
      label.lineBreakMode = mode
      let solved = try Scene { root in
        label
        label.top == root.top
        label.leading == root.leading
        if let width { label.width == width }
      }.solved(on: .canvas(400, 400))
      let item = solved.item("label")!
      #expect(
        "\(number(item.intrinsicWidth!)) \(number(item.intrinsicHeight!))" == expected,
        "\(name), \(mode)")
      #expect(number(item.frame.height) == expected.split(separator: " ")[1], "\(name)")
      #expect(item.text!.isTruncated == isCut, "\(name)")
      #expect(item.text!.truncation == mode)
    }
  }
}

@Test func baselines() throws {
  // Point size, scale, first baseline from the top and last baseline from the bottom.
  for (size, scale, first, last) in [
    (17.0, 2.0, 16.0, 4.5), (15, 2, 14.5, 3.5), (17, 3, 16.33, 4), (15, 3, 14.33, 3.67),
    (12, 1, 11, 4), (14, 1, 13, 4), (15, 1, 14, 4),
  ] {
    let label = Label("abc", font: .system(size: size))
    label.accessibilityIdentifier = "label"
    let solved = try Scene { root in
      label
      label.top == root.top + 7
      label.leading == root.leading
    }.solved(on: .canvas(100, 100, scale: scale))
    let item = solved.item("label")!
    #expect(number(item.firstBaseline! - 7) == number(first), "\(size) at @\(scale)x")
    #expect(
      number(item.alignmentRect.maxY - item.lastBaseline!) == number(last),
      "\(size) at @\(scale)x")
  }
}

/// Constraints hold between alignment rects; frames reach beyond them.
@Test func alignmentRects() throws {
  let slider = Slider()
  slider.accessibilityIdentifier = "slider"
  let toggle = Switch()
  toggle.accessibilityIdentifier = "toggle"
  let trailing = Switch()
  trailing.accessibilityIdentifier = "trailing"
  let solved = try Scene { root in
    slider; toggle; trailing
    slider.horizontal == root.margins.horizontal
    slider.top == root.top + 100
    toggle.leading == root.leading + 183
    toggle.centerX == root.centerX
    toggle.top == root.top + 188
    trailing.trailing == root.leading + 355
    trailing.top == root.top
  }.solved(on: .iPhone11)
  #expect(solved.frame("slider") == "18 100 378 31", "G5: slider")
  #expect(solved.item("slider")!.alignmentRect == CGRect(x: 20, y: 100, width: 374, height: 30))
  #expect(solved.frame("toggle") == "183 188 50 31", "G5: switch")
  #expect(solved.item("toggle")!.alignmentRect.width == 48)
  #expect(solved.item("trailing")!.frame.maxX == 357)
}

/// Whether a text is cut is known from its last measurement, where it has at least as much room.
@Test func aTextThatFitsIsNotMeasuredAgain() throws {
  let label = Label("twelve chars and some more of them", lines: 0)
  label.accessibilityIdentifier = "label"
  let root = Scene { root in
    label
    label.top == root.top
    label.leading == root.leading
    label.width == 100
  }
  let measuring = RecordedWidths()
  let environment = LayoutEnvironment(device: .canvas(400, 400))
  #expect(
    try root.solved(in: environment, measuring: measuring).item("label")!.text!.isTruncated == false
  )
  #expect(measuring.widths == [100])
  label.numberOfLines = 2
  #expect(try root.solved(in: environment, measuring: measuring).item("label")!.text!.isTruncated)
}

/// Notes the widths at which texts are measured, each once.
private final class RecordedWidths: TextMeasuring {
  private(set) nonisolated(unsafe) var widths: Set<Double> = []

  func measure(
    _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
  ) -> TextMeasurement {
    if let maximumWidth { widths.insert(maximumWidth) }
    return FixedAdvance().measure(
      string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines)
  }
}
