public import RedlineCommands
import RedlineKit

/// The layouts of the gallery, in the order of its page.
public enum Gallery {
  /// The entries by section.
  public static let entries: [Entry] =
    signUp + twoButtons + fiveSteps + login + modernViewLayout + controls + diffs
    + grammar

  static let signUp = [
    Entry("sign-up", on: .iPhone8, .iPadMini5) { SignUp() }
      .title("Sign up")
      .summary(
        """
        Stretched to the margins in a compact width, half as wide in a regular one. The height \
        of the form comes from its contents.
        """
      )
      .also(Variant(.iPhone8).rightToLeft())
      .keepingPNG()
      .inOneFigure(),
    Entry("sign-up-trimmed", on: .iPhoneSE1) { SignUp(SignUpForm(termsLines: 1)) }
      .title("Sign up: trimmed label")
      .summary("One line is not enough for the terms, and Redline says so."),
    Entry("sign-up-wrapped", on: .iPhoneSE1) { SignUp() }
      .title("Sign up: wrapped label")
      .summary("With `lines: 0` the label takes the lines that its width asks for."),
    Entry("sign-up-no-height", on: .iPhone8) {
      let form = SignUpForm(pinsBottom: false)
      form.backgroundColor = .systemRed
      return SignUp(form)
    }
    .title("Sign up: no height")
    .summary(
      """
      Nothing ties the form's bottom to its contents: its height is 0, nothing is centred, and \
      touches go astray.
      """),
    Entry("sign-up-long-title", on: .iPhone8) {
      SignUp(SignUpForm(buttonTitle: longTitle))
    }
    .title("Sign up: a title with nothing to hold it")
    .summary("The button grows beyond the screen."),
    Entry("sign-up-held-title", on: .iPhone8) {
      SignUp(SignUpForm(buttonTitle: longTitle, buttonEdges: .within))
    }
    .title("Sign up: a title that is held")
    .summary("The button stays within its form, and the title is trimmed in the middle."),
    Entry("sign-up-own-width", on: .iPhone8) {
      SignUp(SignUpForm(buttonFill: .systemRed, buttonEdges: .within))
    }
    .title("Sign up: inequalities, own width")
    .summary("A short title keeps its own width."),
    Entry("sign-up-stretched", on: .iPhone8) {
      SignUp(SignUpForm(buttonFill: .systemRed, buttonEdges: .equal))
    }
    .title("Sign up: equalities stretch")
    .summary("With = instead, the button is as wide as the form."),
    Entry("sign-up-large-text", in: [Variant(.iPhone8).textSize(.extraExtraExtraLarge)]) {
      SignUp(SignUpForm(buttonEdges: .within, textStyle: .body))
    }
    .title("Sign up: large text")
    .summary("Text styles follow the reader's preferred size."),
  ].section(
    "A sign-up screen", summary: "A container that is centred, and what may go wrong with it.")

  private static let longTitle =
    "What would happen if the title of this button were ridiculously long?"

  static let twoButtons = [
    Entry("two-buttons", on: .iPhone6sPlus.landscape, .iPhone6sPlus) { TwoButtons() }
      .title("Two buttons")
      .summary("Red constraints hold in both size classes, purple ones in the drawn one only.")
      .keepingPNG()
      .inOneFigure()
      .moving(),
    Entry("two-buttons-inactive", on: .iPhone6sPlus) { TwoButtons() }
      .title("Two buttons: with what is not active")
      .summary("The constraints of the other size class, dotted and grey.")
      .showingInactive(),
    Entry("two-buttons-truncated", on: .iPhone6sPlus) { SideBySideButtons() }
      .title("Two buttons: regular constraints in a compact width")
      .summary("The long title does not fit."),
    Entry("two-buttons-common", on: .iPhone6sPlus.landscape) { TwoButtons() }
      .title("Two buttons: what both size classes have in common")
      .summary("The constraints of every size class stressed, with what they are for.")
      .figure {
        $0.callouts = [
          FigureCallout(
            "The text fills the readable width, 8 from the safe area.",
            about: .common, .items(["readableContent", "safeArea"])),
          FigureCallout(
            "Red is 8 below the text; both buttons are equally wide.",
            about: .common, .items(["red"])),
          FigureCallout(
            "Three gaps are equally wide; the outer two reach the edges.",
            about: .common, .items(["leadingGap", "trailingGap"])),
        ]
      },
    Entry("two-buttons-common-alone", on: .iPhone6sPlus.landscape) { CommonConstraints() }
      .title("Two buttons: the common constraints alone")
      .summary("What they leave open is marked as ambiguous."),
  ].section(
    "Adapting to size classes", summary: "One layout that adapts to its width without nibs.")

  static let fiveSteps = [
    Entry("insets", on: .canvas(280, 160), .canvas(280, 280)) { PinnedButton() }
      .title("All four edges")
      .summary("Pinned to both edges, the button stretches when its container grows."),
    Entry("center-and-height", on: .canvas(280, 160), .canvas(280, 280)) { CenteredButton() }
      .title("Center and height")
      .summary("With a height of its own, it stays as it is and in the middle."),
    Entry("ambiguous", on: .canvas(280, 160)) { AmbiguousCard() }
      .title("Ambiguous")
      .summary("No constraint says how wide the card is; both extremes are drawn dashed."),
    Entry("unsatisfiable", on: .canvas(280, 160)) { UnsatisfiableButton() }
      .title("Unsatisfiable")
      .summary("Three constraints that cannot all hold carry the same number."),
    Entry("forgotten-flag", on: .canvas(280, 160)) { ForgottenFlag() }
      .title("The forgotten flag")
      .summary("The view's frame still counts, as constraints of its autoresizing mask."),
    Entry("safe-area-to-bottom", on: .iPhoneX, .iPhoneX.withNavigationBar()) { ProductInfo() }
      .title("Safe area to bottom")
      .summary("A guide replaces a constant that would have to follow the safe area."),
  ].section("Five steps", summary: "Insets, correctness, the safe area and layout guides.")

  static let login = [
    Entry("login", on: .iPhoneX) { OperatorLogin() }
      .title("Login with operators")
      .also(Variant(.iPhoneX).rightToLeft())
      .keepingPNG(),
    Entry("login-stack", on: .iPhoneX) { StackLogin() }
      .title("Login with a stack view"),
    Entry("login-composed", on: .iPhoneX) { ComposedLogin() }
      .title("Login composed")
      .summary("The login stack is a layout of its own that the screen uses as one item."),
  ].section("A login screen", summary: "The same frames in five ways.")

  static let modernViewLayout = [
    Entry("two-views", on: .canvas(280, 220)) { AnchorPair() }
      .title("Two views of equal size"),
    Entry("margins", on: .canvas(740, 260)) { MarginStrip() }
      .title("On the layout margins")
      .summary("The superview's margins are 8, 24 and 48 pt; the view follows.")
      .moving {
        [8, 24, 48].map { margin in
          let view = View()
          view.addSubview(
            OnMargins(margin: margin, frame: CGRect(x: 20, y: 20, width: 700, height: 220)))
          return view
        }
      },
    Entry("spacers", on: .canvas(420, 120)) { SpacedButtons() }
      .title("Guides as spacers")
      .summary("Two guides of equal width take the place of invisible views."),
  ].section("Anchors, margins and guides")

  static let controls = [
    Entry("controls", on: .iPhone15) { ControlBoard() }
      .title("Controls")
      .summary("Every control at the size that UIKit gives it, held by two stack views."),
    Entry("bars-and-cells", on: .iPhone15) { BarBoard() }
      .title("Bars, cells and pickers"),
    Entry("looks", on: .canvas(360, 360)) { LookBoard() }
      .title("Looks and states")
      .summary("Opacity, shadows, corners, borders, parts of a text, and states of controls.")
      .figure { $0.hidden = [.kinds([.size, .spacing])] },
    Entry("read-aloud", on: .canvas(390, 430)) { Departures() }
      .title("What a screen reader finds")
      .summary(
        """
        Columns are read as groups, a ticket in the order that it lists, a card as one element; \
        what is too small for a finger or too pale is said.
        """
      )
      .style(.accessibility)
      .keepingPNG(),
    Entry("read-aloud-modal", on: .canvas(390, 430)) { Departures(asks: true) }
      .title("What a screen reader finds: a question over the screen")
      .summary("Beside a modal view nothing is read.")
      .style(.accessibility),
  ].section("Controls", summary: "What a form is made of.")

  static let grammar = [
    Entry("grammar", on: canvas(rows: 7)) { Grammar() }
      .title("The visual grammar")
      .summary("Every mark on a little layout of its own.")
      .showingInactive()
      .figure {
        $0.crop = .device
        $0.splits = false
        $0.hidden = [.constraints(Grammar.scaffolding), .kinds([.name])]
      }
      .keepingPNG(),
    Entry("grammar-of-changes", on: canvas(rows: 4)) { GrammarOfChanges(isNew: true) }
      .title("The visual grammar of changes")
      .summary("Every mark of a change on a little layout that is there before and after.")
      .comparedWith { GrammarOfChanges(isNew: false) },
  ].section("The grammar")

  /// A page with rows of cells.
  private static func canvas(rows: Int) -> Device {
    let size = CellGrid.size(rows: rows)
    return .canvas(Double(size.width), Double(size.height))
  }
}
