import RedlineLayout
import Testing
import UIKit

/// What a question shows, and what touches of it and beside it do.
@MainActor @Suite struct AlertTests {
  private func alert(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)],
    handler: ((UIAlertAction) -> Void)? = nil
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete?", message: "It is gone then.", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style, handler: handler))
    }
    return alert
  }

  private func texts(_ view: UIView) -> [String] {
    if let label = view as? UILabel { return [label.text ?? ""] }
    if let button = view as? UIButton { return [button.title(for: .normal) ?? ""] }
    return view.subviews.flatMap(texts)
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
  }

  @Test func cancelComesFirstOfTwoAndLastOfMore() throws {
    let two = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    #expect(texts(two.view) == ["Delete?", "It is gone then.", "Cancel", "Delete"])
    let three = alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    #expect(texts(three.view).suffix(3) == ["One", "Two", "Cancel"])
    let sheet = alert(.actionSheet, [("Cancel", .cancel), ("One", .default)])
    #expect(texts(sheet.view).suffix(2) == ["One", "Cancel"])
  }

  @Test func measures() throws {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    _ = try alert.solved(on: Screen.phone8)
    let card = try #require(alert.view.subviews.first)
    #expect(card.frame.width == 270)
    #expect(abs(card.frame.midX - 187.5) < 0.5 && abs(card.frame.midY - 343.5) < 1)
    let buttons = views(UIButton.self, in: card)
    #expect(buttons.map(\.frame.height) == [44, 44])
    #expect(abs(buttons[0].frame.width - 134.75) < 0.5)

    let sheet = self.alert(.actionSheet, [("Cancel", .cancel), ("One", .default)])
    _ = try sheet.solved(on: Screen.phone8)
    let sheetCard = try #require(sheet.view.subviews.first)
    #expect(sheetCard.frame.minX == 8 && sheetCard.frame.width == 359)
    #expect(sheetCard.frame.maxY == 659)
    #expect(views(UIButton.self, in: sheetCard).map(\.frame.height) == [57, 57])
  }

  @Test func whatIsAddedLaterIsShown() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    _ = alert.view
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.title = "Later"
    #expect(texts(alert.view) == ["Later", "OK"])
    #expect(views(UITextField.self, in: alert.view).map(\.placeholder) == ["Name"])
  }

  @Test func actionsTakeTheQuestionAway() throws {
    var chosen: [String?] = []
    let alert = alert(.alert, [("Cancel", .cancel), ("OK", .default)]) { chosen.append($0.title) }
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(alert, animated: true)
    window.layoutIfNeeded()
    let buttons = views(UIButton.self, in: alert.view)
    let button = try #require(buttons.last)
    let middle = button.convert(CGPoint(x: 20, y: 20), to: window)
    #expect(window.hitTest(middle, with: nil) === button)
    button.sendActions(for: .touchUpInside)
    #expect(chosen == ["OK"])
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  /// A picture of a screen shows what it presents, in front of all else.
  @Test(arguments: [true, false]) func isDrawnOverItsPresenter(fromChild: Bool) throws {
    let (root, child) = (UIViewController(), UIViewController())
    let label = UILabel(frame: CGRect(x: 10, y: 80, width: 100, height: 20))
    label.text = "Below"
    child.view.addSubview(label)
    root.addChild(child)
    root.view.addSubview(child.view)
    (fromChild ? child : root).present(alert(.alert, [("OK", .default)]), animated: true)
    for _ in 0..<2 {
      let layout = try root.solved(on: Screen.phone8)
      let texts = layout.items.compactMap { $0.text?.string }
      #expect(texts == ["Below", "Delete?", "It is gone then.", "OK"])
      let title = try #require(layout.items.first { $0.text?.string == "Delete?" })
      #expect(abs(title.frame.midX - 187.5) < 0.5)
      #expect(layout.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
      // What the system holds together is no constraint of the program's.
      #expect(layout.constraints.filter { $0.origin == .user }.isEmpty)
    }
    root.dismiss(animated: true)
    let layout = try root.solved(on: Screen.phone8)
    #expect(layout.items.compactMap { $0.text?.string } == ["Below"])
  }

  @Test func touchesBesideASheetStayThere() throws {
    let before = UIScreen.main.environment
    defer { UIScreen.main.environment = before }
    UIScreen.main.environment = LayoutEnvironment(device: Screen.phone8)
    let window = UIWindow()
    let root = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.view.addSubview(button)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === button)
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    let hit = window.hitTest(CGPoint(x: 10, y: 10), with: nil)
    #expect(hit != nil && hit !== button && hit?.isDescendant(of: root.view) == false)
    // A sheet that dims nothing lets touches through.
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === button)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) !== button)
  }

  @Test func popoversLetTouchesOfSomeViewsThrough() throws {
    let window = UIWindow()
    let root = UIViewController()
    let (passed, other) = (UIButton(), UIButton())
    passed.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    other.frame = CGRect(x: 60, y: 0, width: 50, height: 50)
    root.view.addSubview(passed)
    root.view.addSubview(other)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let over = UIViewController()
    over.modalPresentationStyle = .popover
    over.preferredContentSize = CGSize(width: 100, height: 100)
    let popover = try #require(over.popoverPresentationController)
    let delegate = Adapting()
    (popover.passthroughViews, popover.delegate) = ([passed], delegate)
    (popover.sourceView, popover.sourceRect) = (
      root.view, CGRect(x: 200, y: 300, width: 1, height: 1)
    )
    root.present(over, animated: false)
    window.layoutIfNeeded()
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === passed)
    #expect(window.hitTest(CGPoint(x: 65, y: 5), with: nil) !== other)
  }
}

private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
