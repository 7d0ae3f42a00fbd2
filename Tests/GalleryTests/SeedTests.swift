import Foundation
import RedlineKit
import RedlineLayout
import TestPrograms
import Testing

@testable import GalleryLayouts

/// The layouts of the five articles, with frames worked out by hand where texts have no say.
@Suite(.blocks) struct SeedTests {
  // MARK: The login screen in its ways

  struct Way: CustomTestStringConvertible, Sendable {
    let name: String
    let view: @Sendable () -> View
    var testDescription: String { name }
  }

  static let ways = [
    Way(name: "own view") { OwnViewLogin() },
    Way(name: "activated together") { ActivatedLogin() },
    Way(name: "stack view") { StackLogin() },
    Way(name: "operators") { OperatorLogin() },
    Way(name: "composed from a login stack") { ComposedLogin() },
  ]

  @Test(arguments: ways, [LayoutDirection.leftToRight, .rightToLeft])
  func loginHasTheSameFramesInEveryWay(_ way: Way, _ direction: LayoutDirection) throws {
    let expected = try AnchorsLogin().solved(on: .iPhoneX, direction: direction)
    let solved = try way.view().solved(on: .iPhoneX, direction: direction)
    for name in ["username", "password", "submit"] {
      let item = try #require(solved.items.first { $0.name == name })
      #expect(item.frame == expected.item(name)?.frame, "\(name)")
    }
    #expect(solved.diagnostics.isEmpty)
  }

  @Test func loginIsCentredOnThePassword() throws {
    let solved = try AnchorsLogin().solved(on: .iPhoneX)
    // 812 / 2 is the centre of a field of 34 pt, with 8 pt above and below.
    #expect(solved.item("password")?.frame == CGRect(x: 20, y: 389, width: 335, height: 34))
    #expect(solved.item("username")?.frame == CGRect(x: 20, y: 347, width: 335, height: 34))
    #expect(solved.item("submit")?.frame.minY == 431)
    #expect(solved.item("submit")?.frame.width == 200)
  }

  // MARK: Two buttons

  @Test func buttonsAreSideBySideInARegularWidth() throws {
    let solved = try TwoButtons().solved(on: .iPhone6sPlus.landscape)
    let red = try #require(solved.item("red")?.alignmentRect)
    let green = try #require(solved.item("green")?.alignmentRect)
    #expect(red.minY == green.minY)
    #expect(red.width == green.width)
    let gap = (736 - 2 * red.width) / 3
    #expect(abs(red.minX - gap) < 0.001)
    #expect(abs(green.minX - (2 * gap + red.width)) < 0.001)
  }

  @Test func buttonsAreStackedInACompactWidth() throws {
    let solved = try TwoButtons().solved(on: .iPhone6sPlus)
    let red = try #require(solved.item("red")?.alignmentRect)
    let green = try #require(solved.item("green")?.alignmentRect)
    #expect(abs(green.minY - (red.maxY + 8)) < 0.001)
    #expect(abs(red.midX - 207) < 0.001 && abs(green.midX - 207) < 0.001)
    #expect(solved.constraints.count { $0.isActive && $0.scope != nil } == 3)
    #expect(solved.constraints.count { !$0.isActive } == 5)
  }

  // MARK: Findings

  struct Broken: CustomTestStringConvertible, Sendable {
    let name: String
    let device: Device
    let view: @Sendable () -> View
    let findings: [String]
    var testDescription: String { name }
  }

  static let broken = [
    Broken(
      name: "no height", device: .iPhone8, view: { SignUp(SignUpForm(pinsBottom: false)) },
      findings: ["ambiguity:form", "zeroSize:form"]),
    Broken(
      name: "trimmed label", device: .iPhoneSE1, view: { SignUp(SignUpForm(termsLines: 1)) },
      findings: ["truncatedText:form/terms"]),
    Broken(name: "wrapped label", device: .iPhoneSE1, view: { SignUp() }, findings: []),
    Broken(
      name: "title with nothing to hold it", device: .iPhone8,
      view: { SignUp(SignUpForm(buttonTitle: longTitle)) }, findings: ["outsideParent:form/button"]
    ),
    Broken(
      name: "title held", device: .iPhone8,
      view: { SignUp(SignUpForm(buttonTitle: longTitle, buttonEdges: .within)) },
      findings: ["truncatedText:form/button"]),
    Broken(
      name: "regular constraints in a compact width", device: .iPhone6sPlus,
      view: { SideBySideButtons() }, findings: ["truncatedText:green"]),
    Broken(
      name: "ambiguous", device: .canvas(280, 160), view: { AmbiguousCard() },
      findings: ["ambiguity:card"]),
    Broken(
      name: "unsatisfiable", device: .canvas(280, 160), view: { UnsatisfiableButton() },
      findings: [
        "conflict:button.leading=UnsatisfiableButton.leading,"
          + "button.trailing=UnsatisfiableButton.trailing,button.width="
      ]),
  ]

  static let longTitle = "What would happen if the title of this button were ridiculously long?"

  @Test(arguments: broken) func brokenLayoutsSayWhatIsWrong(_ row: Broken) throws {
    let solved = try row.view().solved(on: row.device)
    #expect(solved.diagnostics.filter { $0.severity != .note }.map(\.id) == row.findings)
  }

  @Test func ambiguityHasBothExtremes() throws {
    let solved = try AmbiguousCard().solved(on: .canvas(280, 160))
    let freedom = try #require(solved.diagnostics.first?.freedoms.first)
    #expect(freedom.axis == .horizontal)
    #expect(freedom.lowSize == 0 && freedom.highSize == 232)
  }

  @Test func theForgottenFlagIsNamed() throws {
    let solved = try ForgottenFlag().solved(on: .canvas(280, 160))
    let finding = try #require(solved.diagnostics.first)
    #expect(solved.diagnostics.count == 1 && finding.kind == .conflict)
    #expect(
      finding.message.hasSuffix(
        "set translatesAutoresizingMaskIntoConstraints to false on button"))
    #expect(
      solved.constraints.filter(\.isBroken).map(\.first.attribute.name)
        == ["leading", "trailing", "top", "bottom"])
  }

  // MARK: The safe area, margins and guides

  @Test(arguments: [(Device.iPhoneX, 768.0), (.iPhoneX.withNavigationBar(), 724)])
  func aGuideReachesFromTheSafeAreaToTheBottom(_ device: Device, _ height: Double) throws {
    let solved = try ProductInfo().solved(on: device)
    #expect(solved.guide("safeAreaToBottom").map { Double($0.frame.height) } == height)
    #expect(solved.item("info")?.frame == CGRect(x: 0, y: 812 - height, width: 375, height: height))
  }

  @Test func itemsAndAttributesGiveTheFramesOfAnchors() throws {
    let attributes = try AttributePair().solved(on: .canvas(280, 220))
    let anchors = try AnchorPair().solved(on: .canvas(280, 220))
    #expect(attributes.items.map(\.frame) == anchors.items.map(\.frame))
    #expect(anchors.item("two")?.frame == CGRect(x: 40, y: 112, width: 160, height: 72))
  }

  @Test(arguments: [("narrow", 8.0), ("medium", 24), ("wide", 48)])
  func aViewFollowsItsSuperviewsMargins(_ name: String, _ margin: Double) throws {
    let solved = try MarginStrip().solved(on: .canvas(740, 260))
    let outer = try #require(solved.item(name)?.frame)
    let inner = try #require(solved.item("\(name)/content")?.frame)
    #expect(inner == outer.insetBy(dx: margin, dy: margin))
  }

  @Test func guidesTakeEqualShares() throws {
    let solved = try SpacedButtons().solved(on: .canvas(420, 120))
    let first = try #require(solved.guide("firstGap")?.frame.width)
    #expect(first == solved.guide("secondGap")?.frame.width)
    let widths = ["cancel", "save", "send"].compactMap { solved.item($0)?.frame.width }
    #expect(abs(2 * first - (372 - widths.reduce(0, +))) < 0.01)
  }
}
