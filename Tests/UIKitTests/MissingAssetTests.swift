import RedlineModel
import Testing

@testable import UIKit

@MainActor struct MissingAssetTests {
  /// They are no findings of layouts: which of them is solved next depends on the order of tests.
  @Test func missingAssetsAreToldWithTheirLine() throws {
    let view = UIView()
    var line = 0
    for _ in 1...2 {
      view.backgroundColor = UIColor(named: "Moss that is not there")
      line = #line - 1
    }
    let told = MissingAssets.told.filter { "\($0)".contains("Moss that is not there") }
    #expect(told.map(\.location?.line) == [line])
    #expect(told.map(\.rule) == [.missingAsset])
    #expect(try view.solved(on: .iPhone15).diagnostics.allSatisfy { $0.rule != .missingAsset })
  }

  /// Symbols have names of small letters, digits and dots; which of them there are is not known.
  @Test func namesOfSymbols() {
    let rows: [(String, Bool)] = [
      ("trash", true), ("4k.tv.fill", true), ("character.book.closed.fill.zh", true),
      ("Trash", false), ("arrow_left", false), ("arrow left", false), ("", false), (".fill", false),
      ("trash.", false), ("trash..fill", false), ("mülleimer", false),
    ]
    for (name, isThere) in rows {
      #expect((UIImage(systemName: name) != nil) == isThere, "\(name)")
      let told = MissingAssets.told.filter { $0.consoleLine.contains("“\(name)”") }
      #expect(told.map(\.rule) == (isThere ? [] : [.missingAsset]), "\(name)")
      #expect(told.allSatisfy { $0.location != nil })
    }
    let size = UIImage.SymbolConfiguration(pointSize: 20)
    #expect(UIImage(systemName: "Trash", withConfiguration: size) == nil)
  }
}
