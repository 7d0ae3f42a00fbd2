import Foundation
import RedlineComparison
import RedlineKit
import Testing

/// A form with a guide, a conflict and a text that does not fit.
private final class Card: View, LayoutSpec {
  let title = Label("A title that is longer than its card is wide, by far")
  let box = View()
  let gap = LayoutGuide()
  var inset = 16.0

  var layout: Layout {
    title; box; gap
    title.top == top + inset
    title.leading == leading + 16
    title.trailing == trailing - 16
    gap.top == title.bottom
    gap.leading == leading
    gap.width == 40
    gap.height == 20
    box.top == gap.bottom
    box.horizontal == horizontal + 16
    box.height == 40
    box.height == 60
  }
}

@Suite(
  "Pages of figures that can be asked", .serialized,
  .enabled(if: Browser.driverPath != nil || isLinux, "chromedriver is not installed"))
struct FigurePageTests {
  private func page(_ count: Int) async throws -> FigurePage {
    let layout = try Card().solved(on: .canvas(200, 200))
    return FigurePage(
      title: "Cards <b>",
      figures: (0..<count).map { number in
        var figure = FigurePage.Figure(name: "card \(number)/a", layout)
        figure.section = number < 2 ? "First" : "Second"
        figure.source = number == 0 ? "let a = 1 < 2 // </script>" : nil
        return figure
      })
  }

  private func withPage(
    _ page: FigurePage, fragment: String = "", width: Int = 1400,
    _ body: (Browser, String) async throws -> Void
  ) async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString).html")
    try Data(try await page.html().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try await Browser(width: width, height: 900)
    do {
      _ = try await browser.requests()
      try await browser.open(file.absoluteString + fragment)
      try await body(browser, file.absoluteString)
      // The page is all that was asked for, and nothing went wrong.
      let others = try await browser.requests().filter { request in
        !["about:", "data:", "chrome:", file.absoluteString].contains { request.hasPrefix($0) }
      }
      #expect(others == [])
      let complaints = try await browser.complaints()
      #expect(complaints == [])
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }

  @Test("The same figures are the same bytes")
  func bytes() async throws {
    let (one, two) = (try await page(3).html(), try await page(3).html())
    #expect(one == two)
    #expect(!one.contains("</script> "))
    #expect(one.contains("<title>Cards &lt;b&gt;</title>"))
  }

  @Test(
    "A view lights its constraints, a click keeps it, and the panel leads on",
    .timeLimit(.minutes(15)))
  func asking() async throws {
    try await withPage(page(1)) { browser, _ in
      let lit = "figures[0].svg.querySelectorAll('.lit').length"
      #expect(try await browser.value(lit) == "0")
      #expect(
        try await browser.value("node('detail').textContent.includes('Constraints (12)')") == "true"
      )
      // As the pointer does.
      _ = try await browser.value("hover(figures[0], 1)")
      #expect(try await browser.value("figures[0].svg.classList.contains('lighting')") == "true")
      #expect(try await browser.value("\(lit) > 3") == "true")
      #expect(
        try await browser.value("figures[0].svg.querySelectorAll('.frame').length > 0") == "true")
      // Its frame lies around the view as it is drawn.
      let distance = try await browser.value(
        """
        (() => {
          const shapes = figures[0].svg.querySelector('[data-layer="screen"] [data-s="1"]');
          const [a, b] = [shapes, figures[0].svg.querySelector('.frame:not(.other)')]
            .map(one => one.getBoundingClientRect());
          return Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top)) < 12
            && a.width <= b.width + 4;
        })()
        """)
      #expect(distance == "true")
      _ = try await browser.value("hover(figures[0], null)")
      #expect(try await browser.value(lit) == "0")
      try await browser.click("#detail ul[role=tree] li:nth-child(2) button")
      #expect(
        try await browser.value("document.querySelector('#detail h2').textContent") == "title")
      #expect(try await browser.value("location.hash") == "#card%200%2Fa/title")
      let text = try await browser.value("node('detail').textContent")
      #expect(text.contains("top 16: 16"))
      #expect(text.contains("title.leading = Card.leading + 16"))
      // On to the constraint, from there to the other view, and back to all.
      try await browser.click("#detail .switch .row")
      #expect(
        try await browser.value("document.querySelector('#detail h2').textContent")
          == "title.top = Card.top + 16")
      try await browser.press("\u{E00C}")  // Escape
      #expect(try await browser.value("document.querySelector('#detail h2').textContent") == "Card")
      #expect(try await browser.value("focus.pinned") == "null")
    }
  }

  @Test("Layers, constraints, depth and schemes are switched", .timeLimit(.minutes(15)))
  func switches() async throws {
    try await withPage(page(1)) { browser, _ in
      func shown(_ role: String) async throws -> String {
        try await browser.value(
          "[...figures[0].svg.querySelectorAll('[data-r=\(role)]')]"
            + ".some(one => getComputedStyle(one).display !== 'none')")
      }
      for (key, role) in [("c", "constraint"), ("g", "guide"), ("f", "finding")] {
        guard try await shown(role) == "true" else {
          Issue.record("nothing is drawn as \(role)")
          continue
        }
        try await browser.press(key)
        #expect(try await shown(role) == "false", "\(role)")
        try await browser.press(key)
        #expect(try await shown(role) == "true", "\(role)")
      }
      try await browser.click("#detail .switch input")
      #expect(
        try await browser.value("figures[0].svg.querySelectorAll('.switched').length > 0") == "true"
      )
      let light = try await browser.value("figures[0].drawn === figures[0].light")
      try await browser.press("d")
      try await browser.press("d")
      #expect(try await browser.value("figures[0].drawn === figures[0].dark") == "true")
      #expect(light == "true")
      try await browser.press("e")
      #expect(try await browser.value("document.querySelectorAll('.stage .sheet').length") == "2")
      #expect(try await browser.value("figures[0].host.hidden") == "true")
      let before = try await browser.value("document.querySelector('.turn').style.transform")
      try await browser.drag(from: (500, 500), to: (600, 480))
      #expect(try await browser.value("document.querySelector('.turn').style.transform") != before)
      try await browser.press("e")
      #expect(try await browser.value("document.querySelectorAll('.stage').length") == "0")
      try await browser.press("?")
      #expect(try await browser.value("node('keys').open") == "true")
    }
  }

  @Test("What changed is drawn at will, and told as before and after", .timeLimit(.minutes(15)))
  func changes() async throws {
    var page = try await page(2)
    let old = Card()
    old.inset = 40
    page.figures[0].before = try old.solved(on: .canvas(200, 200))
    try await withPage(page) { browser, _ in
      let changed = "figures[0].drawn === figures[0].changed.light"
      #expect(try await browser.value(changed) == "true")
      #expect(try await browser.value("figures[1].changed === undefined") == "true")
      #expect(try await browser.value("node('detail').textContent.includes('40 → + 16')") == "true")
      try await browser.press("b")
      #expect(try await browser.value("figures[0].drawn === figures[0].light") == "true")
      #expect(
        try await browser.value(
          "figures[0].host.style.width === figures[0].plain.size[0] + 'px'") == "true")
      try await browser.press("b")
      #expect(try await browser.value(changed) == "true")
      _ = try await browser.value("pin(figures[0], 1)")
      #expect(
        try await browser.value("node('detail').textContent.includes('before: x 16, y 40')")
          == "true")
      _ = try await browser.value(
        "pin(figures[0], figures[0].constraintStart + figures[0].constraints.findIndex(one => one.before))"
      )
      #expect(
        try await browser.value(
          "node('detail').textContent.includes('before: title.top = Card.top + 40')") == "true")
    }
    // Without anything to compare there is no switch.
    try await withPage(self.page(1)) { browser, _ in
      let isHidden = try await browser.value("document.querySelector('label.of-changes').hidden")
      #expect(isHidden == "true")
    }
  }

  @Test("Many figures: links, search, keys, and narrow windows", .timeLimit(.minutes(15)))
  func many() async throws {
    try await withPage(page(40), fragment: "#card%2030%2Fa/box") { browser, address in
      #expect(try await browser.value("focus.figure.name") == "card 30/a")
      #expect(try await browser.value("document.querySelector('#detail h2').textContent") == "box")
      // Only what is near was drawn.
      #expect(try await browser.value("figures.filter(one => one.drawn).length < 20") == "true")
      try await browser.press("n")
      #expect(try await browser.value("focus.figure.name") == "card 31/a")
      try await browser.press("/")
      try await browser.press("card 17")
      try await browser.wait(for: "figures.filter(one => !one.article.hidden).length === 1")
      try await browser.press("\u{E00C}")
      try await browser.wait(for: "figures.every(one => !one.article.hidden)")
      #expect(
        try await browser.value(
          "[...document.querySelectorAll('#figures > h2')].map(one => one.textContent).join()")
          == "First,Second")
      for width in [390, 700, 1400] {
        try await browser.resize(width: width, height: 800)
        #expect(
          try await browser.value("document.documentElement.scrollWidth <= innerWidth") == "true")
      }
      // Each control has a name, and is reached by keys.
      #expect(
        try await browser.value(
          """
          [...document.querySelectorAll('button, input, a')].filter(one => one.tabIndex >= 0 && \
          !(one.textContent.trim() || one.getAttribute('aria-label') || one.labels?.length)).length
          """) == "0")
    }
  }
}
