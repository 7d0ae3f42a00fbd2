import Foundation
import RedlineDiagram
import RedlineKit
import RedlineLayout
import RedlineRaster
import Testing

/// Figures whose SVG stands in the text of one web page, as a browser shows them.
@Suite(.serialized) struct FiguresInPageTests {
  /// A view in the margins of its screen, whose guides are hatched.
  private final class Margins: View, LayoutSpec {
    let box = View()

    var layout: Layout {
      box
      box.leading == margins.leading
      box.trailing == margins.trailing
      box.top == safeArea.top + 40
      box.height == 60
    }
  }

  private func figure(_ device: Device, _ theme: Theme.Name) throws -> SVGDocument {
    var diagram = Diagram(try Margins().solved(on: device))
    diagram.theme = theme
    return try diagram.svg()
  }

  /// A figure looks as it does alone, whatever other figure stands before it, seen or not.
  @Test(.enabled(if: Browser.driverPath != nil), arguments: [true, false])
  func looksAsAlone(_ isHidden: Bool) async throws {
    let first = try figure(.canvas(300, 200), .dark)
    let others = [try figure(.iPhone8, .light), try figure(.iPhone8, .dark)]
    let own = try figure(.iPhone15, .light)
    let browser = try await Browser(width: Int(own.width), height: Int(own.height))
    do {
      let before = ([first] + others).map { text in
        "<div style=\"\(isHidden ? "display: none" : "height: 0; overflow: hidden")\">"
          + text.text() + "</div>"
      }
      var alone = try await picture(of: own.text(), in: browser)
      var together = try await picture(of: before.joined() + own.text(), in: browser)
      // A page may stand still for a moment on a busy machine with a tile that is not drawn yet; what is
      // really different stays so.
      for _ in 0..<3 where alone != together {
        alone = try await picture(of: own.text(), in: browser)
        together = try await picture(of: before.joined() + own.text(), in: browser)
      }
      let different = zip(alone.pixels, together.pixels).count { $0 != $1 }
      #expect(alone == together, "\(different) of \(alone.pixels.count) bytes differ")
      await browser.close()
    } catch {
      await browser.close()
      throw error
    }
  }

  private func picture(of body: String, in browser: Browser) async throws -> Bitmap {
    let page = FileManager.default.temporaryDirectory
      .appending(path: "redline-page-\(ProcessInfo.processInfo.globallyUniqueString).html")
    defer { try? FileManager.default.removeItem(at: page) }
    let html = "<!doctype html><meta charset=\"utf-8\"><body style=\"margin: 0\">" + body
    try Data(html.utf8).write(to: page)
    try await browser.open(page.absoluteString)
    return try await settled(browser)
  }

  /// What the page shows once it stands still: a browser on a busy machine takes a picture of tiles
  /// that are not all drawn yet.
  private func settled(_ browser: Browser) async throws -> Bitmap {
    var last: Bitmap?
    for _ in 0..<20 {
      try await browser.frames()
      let next = try Bitmap(png: Array(try await browser.screenshot()))
      if next == last { return next }
      last = next
      try await Task.sleep(for: .milliseconds(100))
    }
    throw Browser.Failure(description: "the page does not stand still")
  }

  /// No id of a figure is one of another, of another device or theme, nor stands there twice.
  @Test func idsAreTheirOwn() throws {
    let figures = try [
      figure(.iPhone8, .light), figure(.iPhone8, .dark), figure(.iPhone15, .light),
    ]
    var known: Set<Substring> = []
    for figure in figures {
      let ids = figure.text().matches(of: /(?: id="|aria-labelledby=")([^"]+)"/).map(\.1)
        .filter { !$0.hasPrefix("redline-") && !$0.contains(" ") }
      #expect(Set(ids).count == ids.count)
      #expect(known.isDisjoint(with: ids))
      known.formUnion(ids)
    }
  }

  /// What a reader who does not see a figure is told.
  @Test func hasTitleAndDescription() throws {
    let text = try figure(.iPhone8, .light).text()
    let labels = try #require(text.firstMatch(of: /role="img" aria-labelledby="([^" ]+) ([^" ]+)"/))
    #expect(text.contains("<title id=\"\(labels.1)\">Margins</title>"))
    let description = try #require(
      text.firstMatch(of: try Regex("<desc id=\"\(labels.2)\">([^<]*)</desc>")))
    let told = String(try #require(description.output[1].substring))
    for part in ["iPhone 8", "2 views", "4 constraints", "box"] {
      #expect(told.contains(part), "\(told)")
    }
  }
}
