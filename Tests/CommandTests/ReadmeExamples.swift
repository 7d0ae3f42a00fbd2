import RedlineKit

@testable import GalleryLayouts

/// Code of the README, to be compiled only.
func drawTwoButtons() throws {
  let solved = try TwoButtons().solved(on: .iPhone6sPlus.landscape)
  try Diagram(solved).svg().write(to: "two-buttons.svg")
}
