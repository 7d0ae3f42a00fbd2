import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// What only Xcode wrote anew, in two versions of a document.
@Suite(.blocks) struct DocumentPairTests {
  private func layouts(
    _ old: String, _ new: String, on device: Device? = nil
  ) throws -> (old: SolvedLayout, new: SolvedLayout) {
    let pair = DocumentPair(old: try Fixture.document(old), new: try Fixture.document(new))
    var options = BuildOptions()
    options.device = device
    let match = try #require(pair.matches.first)
    let solved = try pair.solved(match, options, measuring: try TextShaper())
    return (try #require(solved.old).layout, try #require(solved.new).layout)
  }

  private func frames(_ layout: SolvedLayout) -> [String: CGRect] {
    Dictionary(uniqueKeysWithValues: layout.items.map { ($0.id, $0.frame) })
  }

  /// A list that constraints place below the status bar in neither version, and whose stored frame is old in
  /// one: its rows are where they were.
  @Test(arguments: [0.0, 20]) func storedTopOfAList(_ top: Double) throws {
    func text(_ top: Double) -> String {
      Fixture.screen(
        Fixture.view(
          "table", (0, top, 375, 667 - top), name: "tableView",
          "<prototypes><tableViewCell id=\"cell\">\(Fixture.rect((0, 28, 375, 44)))"
            + "</tableViewCell></prototypes>"),
        constraints: ["top", "leading", "trailing", "bottom"].map {
          Fixture.constraint("table.\($0)", "root.\($0)")
        }.joined())
    }
    let (old, new) = try layouts(text(top), text(20 - top))
    #expect(frames(old) == frames(new))
  }

  /// A view of before Xcode 8, which named no device, is as large as the screen of the newer version.
  @Test(arguments: [nil, Device.iPhone15.landscape]) func documentsWithoutADevice(
    _ device: Device?
  ) throws {
    func text(_ device: String) -> String {
      Fixture.xib("<view id=\"root\">\(Fixture.rect((0, 0, 375, 667)))</view>", device: device)
    }
    let (old, new) = try layouts(text(""), text("retina4_7"), on: device)
    #expect(frames(old) == frames(new))
    #expect(old.environment == new.environment)
  }
}
