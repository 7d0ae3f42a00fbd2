import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

@Suite(.blocks) struct DiagramTests {
  @Test func rendersTheSameTwice() throws {
    for (name, layout) in Fixture.all {
      for theme in Theme.Name.allCases {
        for mode in TextMode.allCases {
          var diagram = Diagram(layout)
          diagram.theme = theme
          diagram.textMode = mode
          let text = try diagram.svg().text()
          #expect(try diagram.svg().text() == text, "\(name)")
          #expect(!text.contains("\"-0\"") && !text.contains("nan"), "\(name)")
        }
      }
    }
  }

  @Test func themesAreReadable() {
    for name in Theme.Name.allCases {
      let theme = Theme(name)
      let rows: [(name: String, ink: String, ground: String)] = [
        ("ink on page", theme.ink, theme.page), ("ink on panel", theme.ink, theme.panel),
        ("secondary on page", theme.secondaryInk, theme.page),
        ("secondary on panel", theme.secondaryInk, theme.panel),
        ("common on page", theme.common, theme.page), ("common on tag", theme.common, theme.tag),
        ("active on page", theme.activeClass, theme.page),
        ("active on tag", theme.activeClass, theme.tag),
        ("on active", theme.onFill, theme.activeClass), ("on common", theme.onFill, theme.common),
        ("guide on page", theme.guide, theme.page), ("guide on tag", theme.guide, theme.tag),
        ("inactive on page", theme.inactiveInk, theme.page),
        ("inactive on tag", theme.inactiveInk, theme.tag),
        ("alert", theme.alertInk, theme.alertPlate),
        ("sign of a change", theme.tag, theme.ink), ("its tag", theme.ink, theme.tag),
        ("wire on screen", theme.wireInk, theme.screen),
        ("wire on page", theme.wireInk, theme.page),
        ("title on bar", theme.hex(.label), theme.bar),
      ]
      for row in rows {
        #expect(contrast(row.ink, row.ground) >= 4.5, "\(name) \(row.name)")
      }
    }
  }

  @Test func describesWhatIsShown() throws {
    var layout = Fixture.settings
    layout.environment.contentSizeCategory = .accessibility3
    let place = "iPhone 13, landscape · 844 × 390 · compact width · compact height · right to left"
    for index in layout.items.indices { layout.items[index].text?.font = .system(size: 15) }
    #expect(PageHeader.summary(of: layout) == place + " · text size AX3", "code may ask for it")
    // Texts of fixed sizes in a document are the same in all categories.
    for index in layout.items.indices where layout.items[index].kind == .label {
      layout.items[index].hugging = .init(horizontal: 251, vertical: 251)
    }
    #expect(PageHeader.summary(of: layout) == place)
    let label = try #require(layout.items.firstIndex { !($0.text?.string.isEmpty ?? true) })
    layout.items[label].text?.font = .preferred(.body, for: .accessibility3)
    #expect(PageHeader.summary(of: layout) == place + " · text size AX3")
    #expect(
      pageDescription(of: Fixture.card, style: .annotated)
        == "Auto Layout diagram of Card on 240 × 120: 6 views,"
        + " 0 constraints, no findings.")
  }

  @Test func drawsVisibleItemsOnly() throws {
    var layout = Fixture.card
    layout.items[1].isHidden = true
    layout.items[3].parent = "panel"
    let text = try Diagram(layout).svg().text()
    #expect(!text.contains("-v-panel\"") && !text.contains("-v-name\""))
    #expect(text.contains("-v-role\""))
    #expect(text.contains("<title>role: Label at (92, 60), 132 × 16, “Enchantress of numbers”"))
  }

  /// The baseline is the pixel nearest to the ascender below the centred block of text.
  @Test func placesTextAsUIKitDoes() throws {
    let rows: [(name: String, font: Font, height: Double, lines: Int, baseline: Double)] = [
      ("one line, body, @2x", .body, 20.5, 1, 16),
      ("stretched", .body, 40.5, 1, 26),
      ("system 15", .system(size: 15), 18, 1, 14.5),
      ("two lines, text style", .body, 42.5, 2, 16),
      ("two lines, system", .system(size: 17), 41, 2, 16),
    ]
    for row in rows {
      let string = row.lines == 1 ? "Ag" : "Ag\nAg"
      let label = Fixture.label("l", string, 10, 0, 100, row.height, font: row.font, lines: 0)
      let layout = Fixture.layout("T", .canvas(200, 100), [label])
      let painter = try TextPainter()
      let drawing = ScreenDrawing(
        layout, theme: Theme(.light), style: .screen, painter: painter,
        outline: ScreenOutline(layout.environment.device))
      _ = drawing.shapes()
      #expect(drawing.textRects.count == row.lines, "\(row.name)")
      let first = Double(drawing.textRects[0].rect.minY) + row.font.pointSize * 0.75
      #expect(abs(first - row.baseline) < 0.001, "\(row.name): \(first)")
      if row.lines == 2 {
        let distance = drawing.textRects[1].rect.minY - drawing.textRects[0].rect.minY
        #expect(abs(Double(distance) - (row.font.leading ?? row.font.lineHeight)) < 0.001)
      }
    }
  }

  /// The middle of the height that is left, and the side at which lines begin.
  @Test func placesTextInItsInsets() throws {
    let insets = EdgeInsets(top: 4, left: 10, bottom: 8, right: 20)
    for (alignment, moved) in [
      (SolvedLayout.Text.Alignment.left, 10.0), (.center, -5), (.right, -20),
    ] {
      let rects = try [nil, insets].map { insets in
        var label = Fixture.label("l", "Ag", 10, 0, 100, 60, font: .system(size: 17), lines: 1)
        label.text?.alignment = alignment
        label.text?.insets = insets
        let layout = Fixture.layout("T", .canvas(200, 100), [label])
        let drawing = ScreenDrawing(
          layout, theme: Theme(.light), style: .screen, painter: try TextPainter(),
          outline: ScreenOutline(layout.environment.device))
        _ = drawing.shapes()
        return try #require(drawing.textRects.first?.rect)
      }
      #expect(abs(rects[1].minX - rects[0].minX - moved) < 0.001, "\(alignment)")
      #expect(rects[1].minY - rects[0].minY == -2, "\(alignment)")
      #expect(rects[1].size == rects[0].size, "\(alignment)")
    }
  }

  @Test(
    "A page has room for what is drawn beyond the device, not for what a view clips",
    arguments: [
      ("screen, clipped", .screen, true, 0), ("screen", .screen, false, 40),
      ("wireframe, clipped", .wireframe, true, 40),
    ] as [(String, Diagram.Style, Bool, CGFloat)])
  func roomBeyondTheDevice(
    _ row: String, _ style: Diagram.Style, _ clips: Bool, _ room: CGFloat
  ) throws {
    var box = Fixture.label("box", "", 10, 10, 100, 60)
    box.style.clips = clips ? true : nil
    var tall = Fixture.label("tall", "Tall", 10, 10, 100, 130)
    tall.parent = "box"
    var layout = Fixture.layout("T", .canvas(200, 100), [box])
    let device = try page(of: layout, style)
    layout.items.append(tall)
    #expect(try page(of: layout, style) == device + room)
  }

  private func page(of layout: SolvedLayout, _ style: Diagram.Style) throws -> CGFloat {
    var diagram = Diagram(layout)
    diagram.style = style
    return try diagram.drawing().size.height
  }

  @Test func sharesOutlinesOfGlyphs() throws {
    let painter = try TextPainter()
    let first = painter.text("aba a", font: .body, color: "#000", at: .zero)
    #expect(painter.definitions.count == 2)
    guard case .glyphs(let run) = try #require(first.first).content else {
      Issue.record("not glyphs")
      return
    }
    #expect(run.glyphs.count == 4)
    _ = painter.text("ab", font: .system(size: 13), color: "#000", at: .zero)
    #expect(painter.definitions.count == 2)
    #expect(painter.text("", font: .body, color: "#000", at: .zero).isEmpty)
  }

  private func contrast(_ first: String, _ second: String) -> Double {
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ hex: String) -> Double {
    let rgb = UInt32(hex.dropFirst(), radix: 16) ?? 0
    let channels = [rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF].map { value -> Double in
      let share = Double(value) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return channels[0] * 0.2126 + channels[1] * 0.7152 + channels[2] * 0.0722
  }
}
