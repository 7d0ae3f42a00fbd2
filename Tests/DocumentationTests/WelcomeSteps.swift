import RedlineKit

extension Welcome {
  /// The layout of the last step.
  static func changed() throws -> SolvedLayout { try step(gap: 16, isLoose: false) }

  /// The layout without the line that the third step removes.
  static func loose() throws -> SolvedLayout { try step(gap: 8, isLoose: true) }

  private static func step(gap: Double, isLoose: Bool) throws -> SolvedLayout {
    try Steps.Welcome(gap: gap, isLoose: isLoose).solved(on: .iPhone15, name: "Welcome")
  }
}

private enum Steps {
  /// The layout of the article as other steps leave it.
  final class Welcome: View, LayoutSpec {
    let title = Label("Welcome", font: .largeTitle)
    let text = Label("Redline draws this screen, and tells you when it changes.", lines: 0)
    let start = Button("Get started", fill: .systemBlue)
    let gap: Double
    let isLoose: Bool

    init(gap: Double, isLoose: Bool) {
      (self.gap, self.isLoose) = (gap, isLoose)
      super.init()
    }

    var layout: Layout {
      title; text; start
      title.top == safeArea.top + 24
      if !isLoose { title.leading == margins.leading }
      text.top == title.bottom + gap
      text.horizontal == margins.horizontal
      start.horizontal == margins.horizontal
      start.height == 50
      start.bottom == safeArea.bottom - 16
    }
  }
}
