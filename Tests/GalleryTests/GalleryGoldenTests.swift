import Foundation
import GalleryLayouts
import RedlineCommands
import RedlineDiagram
import RedlineKit
import RedlineSnapshots
import TestPrograms
import Testing

/// The goldens of the repository are what the gallery draws.
@Suite(.blocks) struct GalleryGoldenTests {
  typealias Picture = FigureBudgetTests.Picture

  static let folder = packageRoot.appending(path: "Snapshots/gallery").path
  static let pictures = Gallery.entries.flatMap { entry in
    entry.variants.map { Picture((entry, $0)) }
  }

  @Test(arguments: pictures, Theme.Name.allCases)
  func pictureIsItsGolden(_ picture: Picture, _ theme: Theme.Name) async throws {
    let drawing = try await DrawnPictures.shown(picture.entry, picture.variant, theme)
    let name = "\(picture.name)\(theme == .dark ? "~dark" : "").svg"
    let golden = try #require(FileManager.default.contents(atPath: "\(Self.folder)/\(name)"))
    let text = drawing.svg().text()
    #expect(DrawnFile(Array(golden)).drawing == DrawnFile(Array(text.utf8)).drawing)
    let (old, new) = (
      try SVGDocument.embeddedLayout(in: String(decoding: golden, as: UTF8.self)),
      try SVGDocument.embeddedLayout(in: text)
    )
    #expect(old.valueHash == new.valueHash)
  }
}
