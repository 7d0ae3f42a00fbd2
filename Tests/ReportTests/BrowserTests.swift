import Foundation
import RedlineCommands
import RedlineLayout
import RedlineReview
import RedlineSnapshots
import Testing

/// The pages as a browser shows them.
@Suite(
  .serialized,
  .enabled(if: Browser.driverPath != nil || isLinux, "chromedriver is not installed"))
struct BrowserTests {
  @Test(.timeLimit(.minutes(15)))
  func reviewDoesWhatIsPressed() async throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let forms = try sample.changeForms(on: [.iPhoneX, .iPhone8, .iPhone15])
    let pixel = try sample.changePicture(named: "pixel", pixels: 5000..<5001)
    let (store, first) = (sample.store, forms[0].file)
    let pending = try store.pendingBytes(forms[0])
    let server = ReviewServer(store: store)
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    async let summary = server.run { continuation.yield($0) }
    let address = try #require(await addresses.first { _ in true })
    try await withBrowser { browser in
      try await browser.open(address.absoluteString)
      try await browser.wait(for: "document.querySelectorAll('#stage img').length === 2")
      #expect(try await browser.value("document.querySelectorAll('.row').length") == "4")
      #expect(
        try await browser.value("document.querySelector('.cause-head strong').textContent")
          == "Same cause, 3 variants")

      // The first is accepted: the golden is what was pending, and the next is shown.
      #expect(try await browser.value("node('path').textContent") == first.path)
      try await browser.press("a")
      try await browser.wait(for: "node('path').textContent === '\(forms[1].file.path)'")
      #expect(try wholeFile(at: store.goldenPath(first)) == pending)
      #expect(try wholeFile(at: store.pendingPath(first)) == nil)
      #expect(try await browser.value("node('progress').textContent") == "1 of 4 decided")

      // A golden that changed meanwhile is left alone, and the page says so.
      let second = store.goldenPath(forms[1].file)
      let golden = try #require(try wholeFile(at: second))
      try writeWhole(Array("<svg></svg>".utf8), to: second)
      try await browser.click("#accept")
      try await browser.wait(for: "!node('error').hidden")
      #expect(try await browser.value("node('error').textContent").contains("was changed after"))
      #expect(try wholeFile(at: second) == Array("<svg></svg>".utf8))
      try writeWhole(golden, to: second)

      // The rest of the cause at once, then the last is rejected by its key.
      try await browser.click(".cause-head button")
      try await browser.wait(for: "node('progress').textContent === '3 of 4 decided'")
      #expect(try wholeFile(at: second) != golden)
      try await browser.wait(for: "node('path').textContent === '\(pixel.file.path)'")
      try await browser.press("r")
      try await browser.wait(for: "node('progress').textContent === 'All decided'")
      #expect(try wholeFile(at: store.pendingPath(pixel.file)) == nil)

      let origin = try #require(address.port.map { "http://127.0.0.1:\($0)/" })
      try await expectNoOtherRequests(browser, origin: origin)
      try await browser.click("#done")
      try await browser.wait(for: "node('notice').textContent.includes('is done')")
    }
    let done = try await summary
    #expect((done.accepted, done.rejected, done.left) == (3, 1, 0))
    #expect(store.reviewableResults().isEmpty)
  }

  @Test(.timeLimit(.minutes(15)))
  func reportShowsEachViewAndLoadsItsOwnFilesOnly() async throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let hostile = "</script><img src=https://example.com/x onerror=alert(1)>\u{202E}"
    try sample.changeForms(on: [.iPhoneX, .iPhone8])
    var result = try #require(sample.store.savedResults().first)
    (result.title, result.difference) = (hostile, "- \(hostile)\n+ other")
    let rest = sample.store.savedResults().dropFirst()
    let report = SnapshotReport(results: [result] + rest, store: sample.store)
    try report.write(to: sample.folder.appending(path: "Report").path)
    let page = sample.folder.appending(path: "Report/index.html")
    try await withBrowser { browser in
      try await browser.open(page.absoluteString)
      try await browser.wait(for: "document.querySelectorAll('#stage img').length === 2")
      #expect(
        try await browser.value("node('title').textContent")
          == hostile.replacing("\u{202E}", with: "\u{FFFD}"))
      #expect(try await browser.value("document.querySelectorAll('script').length") == "2")
      #expect(try await browser.value("node('decide').hidden") == "true")
      #expect(
        try await browser.value("node('command-text').textContent")
          == "redline accept \(result.file.id)")
      #expect(
        try await browser.value("[...document.images].every((image) => image.naturalWidth > 300)")
          == "true")

      // Both pictures are marked where they differ, until the marks are put away.
      try await browser.wait(for: "document.querySelectorAll('.mark').length >= 2")
      #expect(
        try await browser.value(
          "new Set([...document.querySelectorAll('.marks')].map((m) => m.childElementCount)).size")
          == "1")
      try await browser.press("m")
      #expect(try await browser.value("document.querySelectorAll('.mark').length") == "0")
      try await browser.press("m")

      try await expectViews(browser)
      // Of the second of a cause nothing is drawn before: the page does it.
      try await browser.press("j5")
      try await browser.wait(for: "document.querySelectorAll('.layer.difference img').length === 1")
      #expect(
        try await browser.value("stage.pictures.difference.image.src.startsWith('blob:')") == "true"
      )
      #expect(try await browser.value("stage.pictures.difference.problem") == "undefined")
      try await browser.press("k1")

      // Keys move through the list, and searching leaves only what matches.
      try await browser.press("j")
      #expect(try await browser.value("shown.indexOf(current)") == "1")
      try await browser.press("k")
      #expect(try await browser.value("shown.indexOf(current)") == "0")
      try await browser.press("/iPhone 8")
      try await browser.wait(for: "document.querySelectorAll('.row').length === 1")
      #expect(try await browser.value("node('title').textContent").contains("iPhone 8"))
      try await browser.press("\u{E00C}?")
      #expect(try await browser.value("node('help').open") == "true")
      let folder = page.deletingLastPathComponent().absoluteString
      let requests = try await expectNoOtherRequests(browser, origin: folder)
      #expect(requests.count { $0.hasPrefix(folder + "pictures/") } == 1)
    }
  }

  /// A page alone, without what lies beside it.
  @Test(.timeLimit(.minutes(15)))
  func aSelfContainedPageLoadsNothing() async throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    try sample.changeForms(on: [.iPhoneX])
    let report = SnapshotReport(results: sample.store.savedResults(), store: sample.store)
    let page = sample.folder.appending(path: "alone.html")
    try writeWhole(Array(report.html().utf8), to: page.path)
    try await withBrowser { browser in
      try await browser.open(page.absoluteString)
      try await browser.wait(for: "document.querySelectorAll('#stage img').length === 2")
      try await browser.wait(for: "document.querySelectorAll('.mark').length >= 2")
      try await browser.press("5")
      try await browser.wait(for: "document.querySelectorAll('.layer.difference img').length === 1")
      try await expectNoOtherRequests(browser, origin: page.absoluteString)
    }
  }

  /// Two boxes of 2 and 3 pixels in a page's own comparison, at the corners of a picture.
  @Test(.timeLimit(.minutes(15)))
  func thePageFindsWhatDiffers() async throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    try sample.changePicture(named: "ends", pixels: 0..<2)
    let server = ReviewServer(store: sample.store)
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    async let summary = server.run { continuation.yield($0) }
    let address = try #require(await addresses.first { _ in true })
    try await withBrowser { browser in
      try await browser.open(address.absoluteString)
      try await browser.wait(for: "document.querySelectorAll('.mark').length === 2")
      #expect(try await browser.value("JSON.stringify(stage.boxes)") == "[[0,0,2,1]]")
      // The server draws what differs when it is looked at, and not before.
      let before = try await browser.requests()
      #expect(!before.contains { $0.contains("/picture/difference/") })
      try await browser.press("5")
      try await browser.wait(for: "document.querySelectorAll('.layer.difference img').length === 1")
      let after = try await browser.requests()
      #expect(after.contains { $0.contains("/picture/difference/") })
      #expect(try await browser.value("stage.pictures.difference.problem") == "undefined")
      try await browser.click("#done")
    }
    _ = try await summary
  }

  /// Texts have a contrast of 4.5 at least, nothing is wider than the window, and every button has
  /// a name, in light and dark, wide and narrow.
  @Test(.timeLimit(.minutes(15)))
  func pagesAreReadable() async throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let name = String(repeating: "aLongName", count: 20)
    try sample.changeForms(named: name, on: [.iPhoneX, .iPhone8], heading: "مرحبا")
    try sample.changePicture(named: "pixel", pixels: 5000..<5001)
    try sample.addMissing(named: "new")
    try sample.addInvalid(named: "damaged")
    let report = SnapshotReport(results: sample.store.savedResults(), store: sample.store)
    #expect(report.countLine == "3 changed, 1 missing, 1 invalid")
    try report.write(to: sample.folder.path)
    try await withBrowser { browser in
      for (scheme, width) in [("light", 1280), ("dark", 1280), ("light", 390), ("dark", 390)] {
        try await browser.resize(width: width, height: 800)
        try await browser.prefer(colorScheme: scheme)
        try await browser.open(sample.folder.appending(path: "index.html").absoluteString)
        try await browser.wait(for: "document.querySelectorAll('#stage img').length === 2")
        let place = Comment(rawValue: "\(scheme), \(width)")
        for index in 0..<5 {
          _ = try await browser.value("select(\(index))")
          try await browser.wait(for: "stage.node.childElementCount > 0")
          let faint = try await browser.value(Self.faintTexts)
          #expect(faint == "", place)
          #expect(try await browser.value("document.documentElement.scrollWidth") == "\(width)")
        }
        if scheme == "light" {
          _ = try await browser.value("node('title').style.color = '#999999'")
          #expect(try await browser.value(Self.faintTexts).hasPrefix("2.85 "), place)
        }
        let unnamed = try await browser.value(
          "[...document.querySelectorAll('button')]"
            + ".filter((b) => !(b.textContent + b.ariaLabel).trim()).length")
        #expect(unnamed == "0", place)
      }
    }
  }

  /// The visible texts whose contrast with what is behind them is less than 4.5, with the contrast.
  private static let faintTexts = """
    (() => {
      const parts = (color) => color.match(/[0-9.]+/g).map(Number);
      const light = (color) => parts(color).slice(0, 3).map((part) => part / 255)
        .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
      const behind = (node) => {
        for (let next = node; next; next = next.parentElement) {
          const color = getComputedStyle(next).backgroundColor;
          if ((parts(color)[3] ?? 1) === 1) return color;
        }
        return 'rgb(255, 255, 255)';
      };
      return [...document.querySelectorAll('body *')]
        .filter((node) => node.checkVisibility() && !node.closest(':disabled, script')
          && [...node.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
        .map((node) => {
          const pair = [light(getComputedStyle(node).color), light(behind(node))];
          return [(Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05), node];
        })
        .filter(([contrast]) => contrast < 4.5)
        .map(([contrast, node]) => `${contrast.toFixed(2)} ${node.textContent.slice(0, 40)}`)
        .join('; ');
    })()
    """

  /// Goes through the views of a diagram by keys.
  private func expectViews(_ browser: Browser) async throws {
    let actual = "document.querySelector('.layer.actual')"
    let golden = "document.querySelector('.layer.golden')"
    try await browser.press("2")
    let middle = try await browser.value("\(actual).style.clipPath")
    #expect(try await browser.value("node('mix').value") == "50")
    let half = try await browser.screenshot()
    try await browser.press("\u{E014}\u{E014}")
    #expect(try await browser.value("node('mix').value") == "60")
    #expect(try await browser.value("\(actual).style.clipPath") != middle)
    #expect(try await browser.screenshot() != half)
    let box = try await browser.value(
      "(({left, top, width}) => [left, top, width].map(Math.round).join())"
        + "(document.querySelector('.canvas').getBoundingClientRect())")
    let numbers = box.split(separator: ",").compactMap { Int($0) }
    let (x, y, width) = (numbers[0], numbers[1] + 40, numbers[2])
    try await browser.drag(from: (x + width / 2, y), to: (x + width / 4, y))
    #expect(abs(try #require(Double(try await browser.value("stage.mix.slider"))) - 25) < 1)

    try await browser.press("3\u{E012}")
    #expect(try await browser.value("\(actual).style.opacity") == "0.45")
    try await browser.press("4")
    #expect(try await browser.value("stage.playing") == "true")
    try await browser.press(" ")
    let shown = try await browser.value("\(golden).style.visibility === 'hidden'")
    try await browser.press(" ")
    #expect(try await browser.value("\(golden).style.visibility === 'hidden'") != shown)
    #expect(try await browser.value("stage.playing") == "false")
    // What was clicked leaves the space bar to the pictures.
    try await browser.click("[data-view='blink']")
    try await browser.press(" ")
    #expect(try await browser.value("stage.playing") == "false")
    try await browser.press("5")
    try await browser.wait(for: "document.querySelectorAll('.layer.difference').length === 1")
    try await browser.press("6")
    #expect(try await browser.value("node('difference').offsetHeight > 0") == "true")
    #expect(try await browser.value("node('stage').offsetHeight") == "0")

    // Without its constraints the diagram has the same size, and looks different.
    try await browser.press("10")
    let width100 = try await browser.value("\(golden).firstChild.offsetWidth")
    #expect(try await browser.value("\(golden).firstChild.naturalWidth") == width100)
    let annotated = try await browser.screenshot()
    try await browser.press("o")
    try await browser.wait(for: "\(golden).firstChild.src.startsWith('blob:')")
    #expect(try await browser.value("\(golden).firstChild.offsetWidth") == width100)
    #expect(try await browser.screenshot() != annotated)
    try await browser.press("of")
  }

  @discardableResult
  private func expectNoOtherRequests(
    _ browser: Browser, origin: String
  ) async throws -> [String] {
    let requests = try await browser.requests()
    #expect(requests.contains { $0.hasPrefix(origin) })
    let others = requests.filter { request in
      // The browser's own empty tab, and what is in the page.
      !["about:", "data:", "blob:", "chrome:", origin].contains { request.hasPrefix($0) }
    }
    #expect(others == [])
    let complaints = try await browser.complaints()
    #expect(complaints == [])
    return requests
  }

  private func withBrowser(_ body: (Browser) async throws -> Void) async throws {
    let browser = try await Browser()
    do { try await body(browser) } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }
}

#if os(Linux)
  let isLinux = true
#else
  let isLinux = false
#endif
