import Testing
import UIKit

// The fourth article's login form in several ways, with the same frames.

@MainActor private func configure(
  _ username: UITextField, _ password: UITextField, _ submit: UIButton
) {
  username.placeholder = "Username"
  username.borderStyle = .roundedRect
  password.placeholder = "Password"
  password.textContentType = .password
  password.isSecureTextEntry = true
  password.borderStyle = .roundedRect
  submit.setTitle("Log in", for: .normal)
  submit.backgroundColor = .systemBlue
  submit.layer.cornerRadius = 8
}

private final class ControllerForm: UIViewController {
  let usernameField = UITextField()
  let passwordField = UITextField()
  let submitButton = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    configure(usernameField, passwordField, submitButton)
    view.addSubview(usernameField)
    view.addSubview(passwordField)
    view.addSubview(submitButton)

    usernameField.translatesAutoresizingMaskIntoConstraints = false
    usernameField.leadingAnchor.constraint(equalTo: passwordField.leadingAnchor).isActive = true
    usernameField.trailingAnchor.constraint(equalTo: passwordField.trailingAnchor).isActive = true
    usernameField.bottomAnchor.constraint(equalTo: passwordField.topAnchor, constant: -8)
      .isActive = true

    passwordField.translatesAutoresizingMaskIntoConstraints = false
    passwordField.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    passwordField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
      .isActive = true
    passwordField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)
      .isActive = true

    submitButton.translatesAutoresizingMaskIntoConstraints = false
    submitButton.topAnchor.constraint(equalTo: passwordField.bottomAnchor, constant: 8)
      .isActive = true
    submitButton.centerXAnchor.constraint(equalTo: passwordField.centerXAnchor).isActive = true
    submitButton.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

private class ProgrammaticView: UIView {
  @available(*, unavailable, message: "override init(frame:) instead")
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
    constrain()
  }

  func configure() {}
  func constrain() {}
}

extension UIView {
  fileprivate func addConstrainedSubviews(_ views: UIView...) {
    views.forEach { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}

extension UIStackView {
  fileprivate func addArrangedSubviews(_ views: UIView...) {
    views.forEach { view in addArrangedSubview(view) }
  }
}

private final class StackForm: ProgrammaticView {
  private let stackView = UIStackView()
  private let usernameField = UITextField()
  private let passwordField = UITextField()
  private let submitButton = UIButton(type: .custom)

  override func configure() {
    UIKitTests.configure(usernameField, passwordField, submitButton)
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.alignment = .center
  }

  override func constrain() {
    addConstrainedSubviews(stackView)
    stackView.addArrangedSubviews(usernameField, passwordField, submitButton)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      stackView.centerYAnchor.constraint(equalTo: centerYAnchor),
      passwordField.widthAnchor.constraint(equalTo: stackView.widthAnchor),
      usernameField.widthAnchor.constraint(equalTo: stackView.widthAnchor),
      submitButton.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}

private final class StackFormController: UIViewController {
  lazy var contentView: StackForm = .init()

  override func loadView() {
    view = contentView
  }
}

@MainActor @Suite(.serialized) struct LoginTests {
  /// 320 pt wide: fields from 20 to 300, 34 pt high; the password is in the middle of 568 pt.
  @Test func aController() throws {
    let controller = ControllerForm()
    show(controller, on: Screen.phoneSE1)
    expectFrames(
      of: controller.view,
      equal: """
        UIView 0 0 320 568
          UITextField 20 225 280 34
          UITextField 20 267 280 34
          UIButton 60 309 200 34
        """)
  }

  /// The stack is 34 + 8 + 34 + 8 + 34 pt high, in the middle of 568 pt.
  @Test func aStackInALoadedView() throws {
    let controller = StackFormController()
    #expect(controller.viewIfLoaded == nil)
    show(controller, on: Screen.phoneSE1)
    #expect(controller.view === controller.contentView)
    expectFrames(
      of: controller.view,
      equal: """
        StackForm 0 0 320 568
          UIStackView 20 225 280 118
            UITextField 0 0 280 34
            UITextField 0 42 280 34
            UIButton 40 84 200 34
        """)
  }
}
