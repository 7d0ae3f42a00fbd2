import Foundation
import GalleryLayouts
import RedlineCommands
import RedlineDiagram
import RedlineKit
import TestPrograms
import Testing

/// No picture of the gallery gets worse to read than it was.
///
/// What is kept is written by `Scripts/figures --budgets > Tests/GalleryTests/FigureBudgets.txt`;
/// write it again where pictures became better, and look at each that became worse before you do.
@Suite(.blocks) struct FigureBudgetTests {
  /// The least score and the most flaws of a picture.
  struct Budget {
    var score: Double
    var overlaps: Int
    var strangers: Int
    var lengthThrough: Double
  }

  static let budgets: [String: Budget] = {
    guard let file = Bundle.module.url(forResource: "FigureBudgets", withExtension: "txt"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [:] }
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return rows.reduce(into: [:]) { budgets, row in
      let cells = row.split(separator: " ")
      guard cells.count == 5, let score = Double(cells[0]), let overlaps = Int(cells[1]),
        let strangers = Int(cells[2]), let length = Double(cells[3])
      else { return }
      budgets[String(cells[4])] = Budget(
        score: score, overlaps: overlaps, strangers: strangers, lengthThrough: length)
    }
  }()

  @Test(
    arguments: Gallery.entries.flatMap { entry in entry.variants.map { (entry, $0) } }
      .map(Picture.init))
  func isNoWorse(_ picture: Picture) async throws {
    let budget = try #require(
      Self.budgets[picture.name], "no budget; run Scripts/figures --budgets")
    let score = try await DrawnPictures.shown(picture.entry, picture.variant, .light).figureScore()
    let flaws = Comment(rawValue: score.defects.prefix(6).map(\.words).joined(separator: "\n"))
    #expect(score.overlaps <= budget.overlaps, flaws)
    #expect(score.count(.labelNearAnother) <= budget.strangers, flaws)
    #expect(score.lengthThrough <= budget.lengthThrough + 1, flaws)
    #expect(score.value >= budget.score - 0.5, flaws)
  }

  /// Colours say nothing of places.
  @Test func isTheSameInTheDark() async throws {
    for entry in Gallery.entries.prefix(12) {
      for variant in entry.variants {
        let light = try await DrawnPictures.shown(entry, variant, .light).figureScore()
        let dark = try await DrawnPictures.shown(entry, variant, .dark).figureScore()
        #expect(light == dark, "\(entry.pictureName(of: variant))")
      }
    }
  }

  @Test func namesPicturesOfTheGalleryOnly() {
    let names = Gallery.entries.flatMap { entry in
      entry.variants.map { entry.pictureName(of: $0) }
    }
    #expect(Set(Self.budgets.keys).subtracting(names).isEmpty)
  }

  struct Picture: CustomTestStringConvertible, Sendable {
    let entry: Entry
    let variant: Variant
    var name: String { entry.pictureName(of: variant) }
    var testDescription: String { name }

    init(_ pair: (Entry, Variant)) { (entry, variant) = pair }
  }
}

extension FigureScore.Defect {
  fileprivate var words: String {
    "\(kind.rawValue) \(subjects.map(\.id)) \(others.map(\.id)) at \(place.origin)"
  }
}
