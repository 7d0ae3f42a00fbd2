import RedlineLayout

/// What UIKit posts when the keyboard comes, goes or changes its height, which happens here when
/// ``UIScreen/environment`` says another height.
@MainActor
struct KeyboardNotes {
  private let begin: CGRect
  private let end: CGRect
  private let goes: Bool

  /// `nil` where the keyboard does not change.
  init?(from old: LayoutEnvironment, to new: LayoutEnvironment) {
    let (before, after) = (old.keyboardHeight, new.keyboardHeight)
    guard before != after else { return nil }
    let screen = new.size
    // A hidden keyboard lies below the screen, as high as it was or will be.
    func frame(_ height: Double) -> CGRect {
      CGRect(
        x: 0, y: screen.height - height, width: screen.width,
        height: height > 0 ? height : max(before, after))
    }
    (begin, end, goes) = (frame(before), frame(after), after == 0)
  }

  /// Posts in UIKit's order: the frame will change, the keyboard will be there, both are done.
  func post() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(
      goes ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
    for window in UIWindow.open where !window.isHidden { window.layoutIfNeeded() }
    post(UIResponder.keyboardDidChangeFrameNotification)
    post(goes ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
