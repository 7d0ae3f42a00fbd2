// The code of the article GettingStarted, in one module in place of three.

import RedlineCommands
package import RedlineKit
import RedlineTesting
import Testing

package final class Welcome: View, LayoutSpec {
  let title = Label("Welcome", font: .largeTitle)
  let text = Label("Redline draws this screen, and tells you when it changes.", lines: 0)
  let start = Button("Get started", fill: .systemBlue)

  package var layout: Layout {
    title; text; start
    title.top == safeArea.top + 24
    title.leading == margins.leading
    text.top == title.bottom + 8
    text.horizontal == margins.horizontal
    start.horizontal == margins.horizontal
    start.height == 50
    start.bottom == safeArea.bottom - 16
  }
}

struct Draw: LayoutCatalog {
  static let entries = [
    Entry("welcome", on: .iPhone15, .iPadAir5) { Welcome() }
  ]
}

func printWelcome() throws {
  let solved = try Welcome().solved(on: .iPhone15)
  print(solved.frameTree)
  // Welcome 0 0 393 852
  //   title 16 83 135.333 40.667
  //   …
  print(solved.item("title")?.reasons?.first { $0.attribute == .top }?.sentence ?? "")
  // top 83: safe area 59 + 24
  try Diagram(solved).svg().bitmap(scale: 2).writePNG(to: "welcome@2x.png")
}

@Suite(.disabled("examples of an article, which have no goldens")) enum GettingStarted {
  @Suite(.snapshots) struct WelcomeTests {
    @Test(arguments: [Device.iPhoneSE3, .iPhone15, .iPadAir5])
    func welcome(_ device: Device) throws {
      try expectSnapshot(of: Welcome(), on: device)
    }

    @Test func fitsEverywhere() throws {
      try expectLayout(
        of: Welcome(), across: .sizeClasses, .textSizes(.large, .accessibility3), .directions,
        satisfies: .fits, .noOverlap, .touchSize())
    }
  }
}
