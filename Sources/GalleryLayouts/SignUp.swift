import RedlineKit

/// The sign-up screen: stretched to the margins in a compact width, half as wide in a regular one.
final class SignUp: View, LayoutSpec {
  let form: SignUpForm

  init(_ form: SignUpForm = SignUpForm()) {
    self.form = form
    super.init()
  }

  var layout: Layout {
    form

    form.centerY == margins.centerY
    When(.regularWidth) {
      form.width == margins.width * 0.5
      form.centerX == margins.centerX
    }
    When(.compactWidth) {
      form.horizontal == margins.horizontal
    }
  }
}

/// The container: its height comes from what is inside, if the last view is pinned to its bottom.
final class SignUpForm: View, LayoutSpec {
  /// What keeps the button's edges.
  enum ButtonEdges { case free, within, equal }

  let title = Label("Sign Up", font: .title1)
  let email = TextField("Email")
  let password = TextField("Password", secure: true)
  let toggle = Switch()
  let terms = Label("I have read and agree to the terms and conditions", lines: 0)
  let button = Button("Sign Up")
  let pinsBottom: Bool
  let buttonEdges: ButtonEdges

  init(
    termsLines: Int = 0, pinsBottom: Bool = true, buttonTitle: String = "Sign Up",
    buttonFill: Color? = nil, buttonEdges: ButtonEdges = .free, textStyle: Font? = nil
  ) {
    self.pinsBottom = pinsBottom
    self.buttonEdges = buttonEdges
    super.init()
    terms.numberOfLines = termsLines
    terms.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    button.title = buttonTitle
    button.backgroundColor = buttonFill
    if buttonFill != nil { button.titleColor = .white }
    guard let textStyle else { return }
    terms.font = textStyle
    email.font = textStyle
    password.font = textStyle
    button.font = textStyle
  }

  var layout: Layout {
    title; email; password; toggle; terms; button

    title.horizontal == horizontal
    title.top == top
    email.horizontal == horizontal
    email.top == title.bottom + 16
    password.horizontal == horizontal
    password.top == email.bottom + 8
    toggle.leading == leading
    toggle.centerY == terms.centerY
    terms.leading == toggle.trailing + 16
    terms.trailing == trailing
    terms.top == password.bottom + 16
    button.centerX == centerX
    button.top == terms.bottom + 24
    if pinsBottom {
      button.bottom == bottom
    }
    switch buttonEdges {
    case .free: Layout.empty
    case .within: button.horizontal <= horizontal
    case .equal: button.horizontal == horizontal
    }
  }
}
