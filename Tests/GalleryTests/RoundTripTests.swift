import Foundation
import GalleryLayouts
import RedlineCommands
import RedlineKit
import RedlineModel
import RedlineSolver
import Testing

/// Every layout of the gallery is written as `JSONEncoder` writes it.
@Test(arguments: GalleryDrawingTests.pictures)
func aGalleryLayoutIsWrittenAsJSON(_ picture: GalleryDrawingTests.Picture) throws {
  let layout = try picture.entry.solved(in: picture.variant)
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  #expect(try OneLineJSON.bytes(of: layout) == Array(encoder.encode(layout)))
}

/// Every layout of the gallery, saved and read again, makes the program that was solved.
@Test(arguments: GalleryDrawingTests.pictures)
func aGalleryLayoutMakesItsProgramAgain(_ picture: GalleryDrawingTests.Picture) throws {
  let layout = try picture.entry.solved(in: picture.variant)
  let saved = try JSONDecoder().decode(
    SolvedLayout.self, from: Data(OneLineJSON.bytes(of: layout)))
  #expect(saved == layout)
  let again = CompiledProgram(saved.compiled())
  if let compiled = try picture.entry.compiled(in: picture.variant) {
    let solved = CompiledProgram(compiled)
    #expect(again.sources == solved.sources)
    #expect(again.program.constraints == solved.program.constraints)
  }
  let program = again.solved()
  for (number, item) in layout.items.enumerated() {
    #expect(program.rect(number).settled == item.alignmentRect, "\(item.id)")
  }
}

/// Every layout of the gallery, saved without reasons, is as it was when they are made again.
@Test(arguments: GalleryDrawingTests.pictures)
func aGalleryLayoutHasItsReasonsAgain(_ picture: GalleryDrawingTests.Picture) throws {
  let layout = try picture.entry.solved(in: picture.variant)
  try #require(layout.canMakeReasonsAgain)
  let lines = try OneLineJSON.lines(of: layout.withoutReasons)
  let again = try SolvedLayout(json: Data(lines)).withReasonsMadeAgain
  #expect(again == layout)
  #expect(try OneLineJSON.lines(of: again) == OneLineJSON.lines(of: layout))
}

/// Every layout of the gallery, resized to its variant from another size, is what solving it anew gives.
@Test(arguments: GalleryDrawingTests.pictures)
func aGalleryLayoutIsTheSameWhenItIsResized(_ picture: GalleryDrawingTests.Picture) throws {
  var views: ResizableLayout?
  for width in [350, 500, 1000] as [Double] {
    guard let narrow = try picture.entry.resized(&views, in: picture.variant.ofWidth(width)) else {
      return
    }
    #expect(try narrow == picture.entry.solved(in: picture.variant.ofWidth(width)), "\(width)")
  }
  let layout = try picture.entry.resized(&views, in: picture.variant)
  #expect(try layout == picture.entry.solved(in: picture.variant))
}
