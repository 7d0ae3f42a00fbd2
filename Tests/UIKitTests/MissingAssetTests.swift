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
}
