import RedlineLayout
import Testing
import UIKit

/// A form whose button stays above the keyboard, as code of before keyboard guides writes it.
private final class Form: UIViewController {
  let button = UIButton()
  private var bottom: NSLayoutConstraint!
  private(set) var heard: [String] = []
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, button.heightAnchor.constraint(equalToConstant: 50),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          nonisolated(unsafe) let note = note
          MainActor.assumeIsolated { self?.hear(note) }
        })
    }
  }

  private func hear(_ note: Notification) {
    heard.append(note.name.rawValue)
    let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let frame = end?.cgRectValue,
      note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25
    else { return }
    let inside = view.convert(frame, from: nil)
    bottom.constant = -max(0, view.bounds.maxY - inside.minY)
    view.layoutIfNeeded()
  }
}

@MainActor @Suite(.serialized) struct KeyboardTests {
  @Test func theKeyboardIsTold() {
    let form = Form()
    show(form, on: Screen.phone15)
    defer { turn(to: Screen.phone15) }
    #expect(form.button.frame == CGRect(x: 0, y: 802, width: 393, height: 50))
    UIScreen.main.environment.keyboardHeight = 336
    #expect(form.button.frame == CGRect(x: 0, y: 466, width: 393, height: 50))
    #expect(
      form.heard == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
      ])
    UIScreen.main.environment.keyboardHeight = 0
    #expect(form.button.frame.minY == 802)
    #expect(
      form.heard.suffix(4) == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidHideNotification",
      ])
  }

  @Test func aLayoutWithAKeyboard() throws {
    var environment = LayoutEnvironment(device: .iPhone15)
    let form = Form()
    environment.keyboardHeight = 336
    let shown = try form.solved(in: environment)
    #expect(shown.item("button")?.frame.minY == 466)
    environment.keyboardHeight = 0
    #expect(try form.solved(in: environment).item("button")?.frame.minY == 802)
  }
}
