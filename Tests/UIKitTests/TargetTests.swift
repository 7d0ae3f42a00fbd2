import Testing
import UIKit

/// Targets and actions, called as UIKit calls them.
@MainActor @Suite struct TargetTests {
  private final class Screen: UIViewController {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func sent(_ sender: UIButton) { calls.append("sent by \(sender.tag)") }
    func loose(_ sender: Any?) { calls.append("loose") }
    func with(_ sender: UIControl, _ event: UIEvent) { calls.append("event") }
    func ticked(_ recognizer: UITapGestureRecognizer) { calls.append("\(recognizer.state)") }
    func posted(_ notification: Notification) { calls.append(notification.name.rawValue) }
  }

  private let screen = Screen()
  private let button = UIButton(type: .system)

  @Test func aControlCallsItsTargetsInTheOrderInWhichTheyWereAdded() {
    button.tag = 3
    button.addTarget(screen, action: Selector("sent", Screen.sent(_:)), for: .touchUpInside)
    button.addAction(UIAction { _ in screen.calls.append("action") }, for: .touchUpInside)
    button.addTarget(screen, action: Selector("plain", Screen.plain), for: .touchUpInside)
    button.addTarget(screen, action: Selector("loose", Screen.loose), for: .valueChanged)
    // The same once more is one target.
    button.addTarget(screen, action: Selector("sent", Screen.sent(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls == ["action", "plain", "sent by 3"])
    button.sendActions(for: .valueChanged)
    #expect(screen.calls.last == "loose")
    #expect(
      button.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["plain", "sent"])
    #expect(button.allTargets == [screen])
    #expect(button.allControlEvents == [.touchUpInside, .valueChanged])
    button.removeTarget(screen, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls.suffix(2) == ["loose", "action"])
  }

  @Test func aControlDoesNotKeepItsTarget() {
    weak var gone: Screen?
    autoreleasepool {
      let target = Screen()
      gone = target
      button.addTarget(target, action: Selector("plain", Screen.plain), for: .touchDown)
    }
    #expect(gone == nil)
    button.sendActions(for: .touchDown)
  }

  @Test func withoutATargetTheChainOfRespondersIsAsked() {
    screen.view.addSubview(button)
    button.addTarget(nil, action: Selector("plain", Screen.plain), for: .touchUpInside)
    button.addTarget(nil, action: Selector("unknown"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls == ["plain"])
    #expect(
      button.target(forAction: Selector("plain", Screen.plain), withSender: nil) as? Screen
        === screen)
  }

  @Test func aMethodOfAnotherClassIsNotCalled() {
    button.addTarget(screen, action: Selector("endEditing", UIView.endEditing), for: .touchUpInside)
    button.addTarget(screen, action: Selector("ticked", Screen.ticked), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls.isEmpty)
  }

  @Test func gesturesBarButtonsAndNotifications() {
    let tap = UITapGestureRecognizer(target: screen, action: Selector("ticked", Screen.ticked))
    button.addGestureRecognizer(tap)
    #expect(tap.view === button)
    tap.state = .ended
    tap.state = .failed
    #expect(screen.calls == ["ended"])
    screen.view.addGestureRecognizer(tap)
    #expect(button.gestureRecognizers == [])

    let name = NSNotification.Name("redline.test")
    NotificationCenter.default.addObserver(
      screen, selector: Selector("posted", Screen.posted), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    // Only what is named is ended.
    NotificationCenter.default.removeObserver(screen, name: .init("another"), object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(screen.calls == ["ended", "redline.test", "redline.test"])
    NotificationCenter.default.removeObserver(screen, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(screen.calls == ["ended", "redline.test", "redline.test"])

    let item = UIBarButtonItem(
      barButtonSystemItem: .done, target: screen, action: Selector("plain", Screen.plain))
    #expect(item.title == "Done")
    #expect(item.target === screen)
  }

  @Test func hits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    for view in [back, front] { root.addSubview(view) }
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.alpha = 0
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }

  @Test func presentation() {
    let (other, inside) = (UIViewController(), UIViewController())
    var isDone = false
    screen.present(UINavigationController(rootViewController: other), animated: true) {
      isDone = true
    }
    #expect(isDone)
    #expect(other.navigationController?.presentingViewController === screen)
    other.addChild(inside)
    inside.dismiss(animated: true)
    #expect(screen.presentedViewController == nil || inside.parent === other)
    other.dismiss(animated: true)
    #expect(screen.presentedViewController == nil)
  }

  @Test func layersOfAClass() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Gradient()
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor]
    #expect((view.layer as? CAGradientLayer)?.colors?.count == 1)
    view.layer.cornerRadius = 4
    let (one, two) = (CALayer(), CAShapeLayer())
    view.layer.addSublayer(one)
    view.layer.insertSublayer(two, at: 0)
    #expect(view.layer.sublayers == [two, one])
    two.path =
      UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5).cgPath
    #expect(two.path?.boundingBox == CGRect(x: 1, y: 2, width: 30, height: 40))
    // What is there already moves.
    let three = CALayer()
    view.layer.insertSublayer(three, above: one)
    view.layer.insertSublayer(two, below: three)
    #expect(view.layer.sublayers == [one, two, three])
    view.layer.insertSublayer(one, above: two)
    #expect(view.layer.sublayers == [two, one, three])
    view.layer.replaceSublayer(three, with: two)
    #expect(view.layer.sublayers == [one, two])
    two.removeFromSuperlayer()
    #expect(view.layer.sublayers == [one])
  }

  @Test func transforms() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(point.x) < 1e-9)
    #expect(abs(point.y - 1) < 1e-9)
    let moved = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 5, y: 6))
    #expect(CGPoint(x: 5, y: 6).applying(moved.inverted()) == CGPoint(x: 1, y: 1))
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 1).applying(moved)
        == CGRect(x: 3, y: 4, width: 4, height: 2))
  }
}
