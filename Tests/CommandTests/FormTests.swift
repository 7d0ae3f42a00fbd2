import Foundation
import RedlineKit
import Testing

@testable import RedlineCommands

private final class Card: View, LayoutSpec {
  let panel = View()
  let badge = View()
  let gap = LayoutGuide()

  var layout: Layout {
    panel; badge; gap
    panel.edges == edges + 10
    badge.width == 20
    badge.height == badge.width * 2
    badge.top >= panel.top
    badge.leading == gap.trailing
    gap.leading == panel.leading
    gap.width == 30 ~ 500
    gap.width == 40 ~ 400
    When(.regularWidth) { badge.bottom == panel.bottom }
    When(.compactWidth) { badge.top == panel.top + 5 }
  }
}

@Test("The text form: a tree with frames, the constraints as sentences with state, the findings")
func text() throws {
  let solved = try Card().solved(on: .canvas(200, 100), name: "Card")
  let text = solved.textForm.replacing(/FormTests\.swift:\d+/, with: "LINE")
  #expect(text == cardText)
}

private let cardText = """
  Card
  canvas, 200 × 100 pt @2x, compact width × regular height, left to right, text size L

  Views               x   y  width  height
    Card              0   0    200     100
    ├─ panel (View)  10  10    180      80
    └─ badge (View)  40  15     20      40

  Why
    panel.left 10: 10
    panel.top 10: 10
    panel.width 180: screen width 200 - 10 - 10
    panel.height 80: screen height 100 - 10 - 10
    badge.left 40: 10 + 30
    badge.top 15: 10 + 5
    badge.width 20: 20
    badge.height 40: 20 × 2

  Guides   x  y  width  height
    gap   10  0     30       0

  Constraints                            state                     source
    panel.top = Card.top + 10            holds                     LINE
    panel.leading = Card.leading + 10    holds                     LINE
    panel.bottom = Card.bottom - 10      holds                     LINE
    panel.trailing = Card.trailing - 10  holds                     LINE
    badge.top ≥ panel.top                holds, 5 to spare         LINE
    badge.leading = gap.trailing         holds                     LINE
    gap.leading = panel.leading          holds                     LINE
    gap.width = 30 @500                  holds                     LINE
    gap.width = 40 @400                  yields by 10              LINE
    badge.bottom = panel.bottom          inactive (regular width)  LINE
    badge.top = panel.top + 5            holds (compact width)     LINE
    badge.width = 20                     holds                     LINE
    badge.height = badge.width × 2       holds                     LINE

  Findings
    LINE: note: gap.width = 40 @400 gives way to stronger constraints and is off by 10 pt [broken-constraint]

  """

@Test(
  "File names of variants",
  arguments: [
    (Variant(.iPhone6sPlus.landscape), "iphone-6s-plus-landscape"),
    (Variant(.iPhone8).rightToLeft().textSize(.accessibility2), "iphone-8-rtl-ax2"),
    (Variant(.iPhoneX.withNavigationBar().withTabBar()), "iphone-x-navigation-bar-tab-bar"),
    (Variant(.canvas(320, 480)), "320x480"),
    (Variant(.iPhone17).system(26), "iphone-17-ios-26"),
    (Variant(.iPadPro11.split(.third)), "ipad-pro-11-inch-1-3-split-view"),
  ])
func fileNames(_ variant: Variant, _ suffix: String) {
  #expect(variant.fileSuffix == suffix)
  #expect(Entry("a", in: [variant]) { View() }.fileName(of: variant) == "a-\(suffix)")
}
