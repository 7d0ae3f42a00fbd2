import RedlineCommands
import RedlineKit

extension Gallery {
  private static let card = Device.canvas(360, 180)

  static let diffs = [
    Entry("diff-constant", on: card) { ProfileCard { $0.buttonGap = 32 } }
      .title("A distance grew")
      .summary("The edited constraint carries both numbers, and an arrow shows what moved.")
      .comparedWith { ProfileCard() }
      .keepingPNG(),
    Entry("diff-constant-side-by-side", on: card) { ProfileCard { $0.buttonGap = 32 } }
      .title("A distance grew: before and after")
      .comparedWith(.sideBySide) { ProfileCard() },
    Entry("diff-inset", on: card) { ProfileCard { $0.inset = 28 } }
      .title("An inset with followers")
      .comparedWith { ProfileCard() },
    Entry("diff-resize", on: card) { ProfileCard { $0.photoSize = 96 } }
      .title("A picture grew")
      .summary("What is beside it moves and gets narrower; the number changed at one place.")
      .comparedWith { ProfileCard() },
    Entry("diff-text", on: card) { ProfileCard { $0.bio = longBio } }
      .title("A text grew")
      .summary("More lines push down what follows, though no constraint was edited.")
      .comparedWith { ProfileCard() },
    Entry("diff-added", on: card) { ProfileCard { $0.hasBadge = true } }
      .title("A view added")
      .comparedWith { ProfileCard() },
    Entry("diff-removed", on: card) { ProfileCard { $0.hasButton = false } }
      .title("A view removed")
      .comparedWith { ProfileCard() },
    Entry("diff-renamed", on: card) { Renamed.ProfileCard() }
      .title("A view renamed")
      .summary("Constraints follow the new name, so nothing else is said.")
      .comparedWith { ProfileCard() },
    Entry("diff-causes", on: card) {
      ProfileCard {
        $0.nameGap = 28
        $0.buttonGap = 28
      }
    }
    .title("Two changes, and which moved what")
    .comparedWith { ProfileCard() }
    .keepingPNG(),
    Entry("diff-rtl", in: [Variant(card).rightToLeft()]) { ProfileCard { $0.nameGap = 36 } }
      .title("A distance grew: right to left")
      .comparedWith { ProfileCard() },
    Entry("diff-silent", on: card) { ProfileCard { $0.bioPriority = 900 } }
      .title("A change without an effect")
      .comparedWith { ProfileCard() },
    Entry("diff-priority", on: .canvas(360, 150)) { Progress(wins: 750) }
      .title("A priority that lets another constraint win")
      .comparedWith { Progress(wins: 250) },
    Entry("diff-ambiguity", on: .canvas(360, 150)) { Progress(isPinned: false) }
      .title("A removed constraint leaves a choice")
      .comparedWith { Progress() },
    Entry("diff-conflict", on: .canvas(360, 150)) { Progress(isNarrow: true) }
      .title("Two new constraints that cannot both hold")
      .comparedWith { Progress() },
    Entry("diff-stack", on: .canvas(300, 210)) { Steps(hidesSecond: true) }
      .title("A row hidden in a stack view")
      .comparedWith { Steps() },
    Entry("diff-spacing", on: .canvas(300, 230)) { Steps(spacing: 24) }
      .title("A stack view's spacing")
      .comparedWith { Steps() },
    Entry("diff-size-class", on: .iPhone6sPlus.landscape) { TwoButtons() }
      .title("Turning the device")
      .summary("Screens of different sizes stand side by side.")
      .comparedWith(in: Variant(.iPhone6sPlus)) { TwoButtons() },
    Entry("diff-form", on: .iPhone8) {
      SignUp(SignUpForm(buttonFill: .systemRed, buttonEdges: .equal))
    }
    .title("Inequalities became equalities")
    .comparedWith { SignUp(SignUpForm(buttonFill: .systemRed, buttonEdges: .within)) }
    .keepingPNG(),
  ].section("What changed", summary: "Two layouts, and which edit moved what.")

  private static let longBio =
    "Wrote the first program, for a machine that was never built, and notes that saw much further."
}
