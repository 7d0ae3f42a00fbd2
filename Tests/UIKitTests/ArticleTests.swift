import Testing
import UIKit

// Layouts of the articles, in Swift 6's spelling.

private final class SignUpView: UIView {
  let button = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    self.setupView()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setupView() {
    self.translatesAutoresizingMaskIntoConstraints = false
    let title = UILabel()
    title.font = UIFont.preferredFont(forTextStyle: .title1)
    title.text = "Sign Up"
    let email = UITextField()
    email.placeholder = "Email"
    let password = UITextField()
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    let toggle = UISwitch()
    let terms = UILabel()
    terms.text = "I have read and agree to the terms and conditions"
    terms.numberOfLines = 0
    terms.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    button.setTitle("Sign Up", for: .normal)
    for view in [title, email, password, toggle, terms, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      title.topAnchor.constraint(equalTo: self.topAnchor),
      email.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      email.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      email.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
      password.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      password.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
      toggle.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      toggle.centerYAnchor.constraint(equalTo: terms.centerYAnchor),
      terms.leadingAnchor.constraint(equalTo: toggle.trailingAnchor, constant: 16),
      terms.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      terms.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 16),
      button.widthAnchor.constraint(equalToConstant: 61),
      button.centerXAnchor.constraint(equalTo: self.centerXAnchor),
      button.topAnchor.constraint(equalTo: terms.bottomAnchor, constant: 24),
      button.bottomAnchor.constraint(equalTo: self.bottomAnchor),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: self.leadingAnchor),
      button.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor),
    ])
  }
}

private final class SignUpController: UIViewController {
  private let signUpView = SignUpView()
  private var activeConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.addSubview(self.signUpView)
    self.setupView(for: self.traitCollection)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let sizeClass = self.traitCollection.horizontalSizeClass
    if previousTraitCollection?.horizontalSizeClass != sizeClass {
      self.setupView(for: self.traitCollection)
    }
  }

  private func setupView(for traitCollection: UITraitCollection) {
    NSLayoutConstraint.deactivate(self.activeConstraints)
    let margins: UILayoutGuide = self.view.layoutMarginsGuide
    if traitCollection.horizontalSizeClass == .regular {
      self.activeConstraints = [
        self.signUpView.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.5),
        self.signUpView.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
        self.signUpView.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      ]
    } else {
      self.activeConstraints = [
        self.signUpView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        self.signUpView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        self.signUpView.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      ]
    }
    NSLayoutConstraint.activate(self.activeConstraints)
  }
}

@MainActor @Suite(.serialized) struct ArticleTests {
  /// Compact: from margin to margin (16 pt). 33.5 + 16 + 22 + 8 + 22 + 16 + 41 + 24 + 30 pt high,
  /// in the middle between the status bar (20 pt) and the bottom. Regular: half of the margins'
  /// width, 736 − 2 × 20.
  @Test func signUp() {
    let controller = SignUpController()
    show(controller, on: Screen.phone8)
    expectFrames(
      of: controller.view,
      equal: """
        UIView 0 0 375 667
          SignUpView 16 237.5 343 212.5
            UILabel 0 0 343 33.5
            UITextField 0 49.5 343 22
            UITextField 0 79.5 343 22
            UISwitch 0 122.5 51 31
            UILabel 65 117.5 278 41
            UIButton 141 182.5 61 30
        """)
    let regular = SignUpController()
    show(regular, on: Screen.phone6sPlusLandscape)
    #expect(regular.view.subviews[0].frame.width == 348)
    #expect(regular.view.subviews[0].frame.minX == 194)
  }

  @Test func turningChangesTheConstraints() {
    let controller = SignUpController()
    let window = show(controller, on: Screen.phone6sPlus)
    let form = controller.view.subviews[0]
    #expect(form.frame.minX == 20)
    #expect(form.frame.width == 374)
    turn(to: Screen.phone6sPlusLandscape)
    window.layoutIfNeeded()
    #expect(window.bounds.size == CGSize(width: 736, height: 414))
    #expect(form.frame.minX == 194)
    #expect(form.frame.width == 348)
    turn(to: Screen.phone6sPlus)
    window.layoutIfNeeded()
    #expect(form.frame.minX == 20)
  }

  /// Loaded for one size class and shown in another one.
  @Test func aChangeBeforeTheFirstLayoutIsAnnounced() {
    turn(to: Screen.phone6sPlus)
    let controller = SignUpController()
    controller.loadViewIfNeeded()
    show(controller, on: Screen.phone6sPlusLandscape)
    #expect(controller.view.subviews[0].frame.width == 348)
  }

  @Test func buttonsSideBySideOrStacked() {
    let controller = TwoButtonsController()
    let window = show(controller, on: Screen.phone6sPlusLandscape)
    let (red, green) = (controller.redButton, controller.greenButton)
    #expect(controller.textLabel.frame.minX == 32)
    #expect(controller.textLabel.frame.minY == 8)
    #expect(abs(red.frame.width - green.frame.width) < 0.5)
    #expect(red.frame.minY == green.frame.minY)
    #expect(abs(red.frame.minX - (736 - green.frame.maxX)) < 0.5)
    #expect(abs(green.frame.minX - red.frame.maxX - red.frame.minX) < 0.5)
    turn(to: Screen.phone6sPlus)
    window.layoutIfNeeded()
    #expect(abs(red.center.x - 207) < 0.5)
    #expect(abs(green.center.x - 207) < 0.5)
    #expect(abs(green.frame.minY - red.frame.maxY - 8) < 0.01)
    #expect(controller.textLabel.frame.minY == 28)
  }

  /// The example of the module's documentation.
  @Test func documentation() {
    turn(to: Screen.phone15)
    let controller = LoginController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.name.frame == CGRect(x: 16, y: 67, width: 361, height: 34))
  }

  /// Two views of one size below each other, by items and attributes.
  @Test func itemsAndAttributes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (one, two) = (UIView(), UIView())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let vertical = NSLayoutConstraint(
      item: two, attribute: .top, relatedBy: .equal, toItem: one, attribute: .bottom,
      multiplier: 1.0, constant: 8.0)
    let same: [NSLayoutConstraint.Attribute] = [.leading, .width, .height]
    let others = same.map { attribute in
      NSLayoutConstraint(
        item: two, attribute: attribute, relatedBy: .equal, toItem: one, attribute: attribute,
        multiplier: 1.0, constant: 0)
    }
    root.addConstraints([vertical] + others)
    let guide = root.layoutMarginsGuide
    one.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    one.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    one.heightAnchor.constraint(equalToConstant: 40).isActive = true
    one.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    expectFrames(
      of: root,
      equal: """
        UIView 0 0 200 200
          UIView 8 8 184 40
          UIView 8 56 184 40
        """)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectFrames(
      of: root,
      equal: """
        UIView 0 0 200 200
          UIView 2 1 194 40
          UIView 2 49 194 40
        """)
  }
}
