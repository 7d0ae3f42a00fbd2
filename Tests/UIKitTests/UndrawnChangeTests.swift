import Foundation
import RedlineLayout
import Testing
import UIKit

private final class InsetField: UITextField {
  var inset: CGFloat = 0

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: inset, y: 0, width: 9, height: 9)
  }
}

// Fields and views that say something without setting it.

private class SayingField: UITextField {}
private final class NumberField: SayingField {
  override var keyboardType: UIKeyboardType {
    get { .numberPad }
    set {}
  }
}
private class SayingView: UIView {}
private final class RedView: SayingView {
  override var backgroundColor: UIColor? {
    get { .red }
    set {}
  }
}

@MainActor private func label(_ change: (NSMutableParagraphStyle) -> Void) -> UIViewController {
  screen(UILabel()) { label in
    let style = NSMutableParagraphStyle()
    change(style)
    label.attributedText = NSAttributedString(
      string: "Some words", attributes: [.paragraphStyle: style])
  }
}

@MainActor private func label(_ font: UIFont) -> UIViewController {
  screen(UILabel()) { label in
    label.text = "1"
    label.font = font
  }
}

/// A label of two words, of which the first has an attribute.
@MainActor private func text(_ key: NSAttributedString.Key, _ value: Any) -> UIViewController {
  screen(UILabel()) { label in
    let text = NSMutableAttributedString(string: "Some words")
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: 4))
    label.attributedText = text
  }
}

/// A controller that answers events in place of a view.
private final class AnsweringController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor private func presented(_ change: (UIViewController) -> Void) -> UIViewController {
  let (controller, other, label) = (UIViewController(), UIViewController(), UILabel())
  other.view.addSubview(label)
  change(other)
  controller.present(other, animated: false)
  return controller
}

private let rows: [SilentRow] = [
  SilentRow("copied strategy", "attributedText") { isOther in
    label { style in
      let other = NSMutableParagraphStyle(); other.lineBreakStrategy = isOther ? .pushOut : [];
      style.setParagraphStyle(other)
    }
  },
  SilentRow("monospaced", "font") { isOther in
    label(isOther ? .monospacedSystemFont(ofSize: 17, weight: .regular) : .systemFont(ofSize: 17))
  },
  SilentRow("monospaced digits", "font") { isOther in
    label(
      isOther ? .monospacedDigitSystemFont(ofSize: 17, weight: .regular) : .systemFont(ofSize: 17))
  },
  SilentRow("monospaced bold trait kept", "font") { isOther in
    label(
      isOther
        ? .monospacedSystemFont(ofSize: 9, weight: .regular).withSize(17) : .systemFont(ofSize: 17))
  },
  SilentRow("scaled maximum", "font.scaledAs") { isOther in
    label(
      UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 10), maximumPointSize: isOther ? 20 : 30))
  },
  SilentRow("weight between two", "font") { isOther in
    label(.systemFont(ofSize: 17, weight: UIFont.Weight(isOther ? 0.27 : 0.3)))
  },
  SilentRow("weights with one neighbour", ".AppleSystemUIFont of weight 0.28") { isOther in
    label(.systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: isOther ? 0.28 : 0.27)))
  },
  SilentRow("weight of monospaced digits", "font") { isOther in
    label(.monospacedDigitSystemFont(ofSize: 9, weight: .init(isOther ? 0.1 : 0)).withSize(17))
  },
  SilentRow("weight of a part", ".AppleSystemUIFont of weight 0.27") { isOther in
    text(.font, UIFont.systemFont(ofSize: 9, weight: .init(isOther ? 0.27 : 0.3)))
  },
  SilentRow("style in place of a raw value", "NSUnderline 1 → Some words, 0+4 NSUnderline 2") {
    isOther in
    text(.underlineStyle, isOther ? NSUnderlineStyle.thick : NSUnderlineStyle.single)
  },
  SilentRow("style in place of no line", "attributedText") { isOther in
    text(.strikethroughStyle, isOther ? NSUnderlineStyle.single as Any : 0)
  },
  SilentRow("text storage of a text view", "textStorage") { isOther in
    screen(UITextView()) {
      $0.text = "Words";
      $0.textStorage.addAttribute(
        .foregroundColor, value: isOther ? UIColor.red : UIColor.blue,
        range: NSRange(location: 0, length: 5))
    }
  },
  SilentRow("text of a field", "textRect(forBounds:) 16, 0, 168, 120 → 8, 0, 184, 120") { isOther in
    screen(InsetField()) {
      $0.text = "A"; $0.inset = isOther ? 8 : 16
    }
  },
  SilentRow("right view rect", "rightViewRect(forBounds:) 16, 0, 9, 9 → 8, 0, 9, 9") { isOther in
    screen(InsetField()) {
      $0.text = "A"; $0.inset = isOther ? 8 : 16
    }
  },
  SilentRow("slider range", "maximumValue 10 → 100") { isOther in
    screen(UISlider()) {
      $0.maximumValue = isOther ? 100 : 10; $0.value = isOther ? 50 : 5
    }
  },
  SilentRow("scroll enabled", "isScrollEnabled usual → no") { isOther in
    screen(UIScrollView()) { $0.isScrollEnabled = !isOther }
  },
  SilentRow("bounce vertical", "alwaysBounceVertical usual → yes") { isOther in
    screen(UIScrollView()) { $0.alwaysBounceVertical = isOther }
  },
  SilentRow("content inset adjustment", "contentInsetAdjustmentBehavior usual → never") { isOther in
    screen(UIScrollView()) { $0.contentInsetAdjustmentBehavior = isOther ? .never : .automatic }
  },
  SilentRow(
    "button menu title", "controller.navigationItem.rightBarButtonItems[0].menu.children[0].title"
  ) { isOther in
    let controller = UIViewController();
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil);
    item.menu = UIMenu(children: [UIAction(title: isOther ? "A" : "B") { _ in }]);
    controller.navigationItem.rightBarButtonItem = item;
    return UINavigationController(rootViewController: controller)
  },
  SilentRow("button type", "buttonType infoDark → detailDisclosure") { isOther in
    screen(UIButton(type: isOther ? .detailDisclosure : .infoDark))
  },
  SilentRow("button title shadow", "titleLabel.shadowOffset 2, 1 → 1, 1") { isOther in
    screen(UIButton(type: .system)) {
      $0.titleLabel?.shadowOffset = CGSize(width: isOther ? 1 : 2, height: 1);
      $0.titleLabel?.shadowColor = .red
    }
  },
  SilentRow("image data", "image.file 0f28da6d4173e512 → beb9a6bbf61b58b4") { isOther in
    screen(UIImageView()) { $0.image = UIImage(data: Data(isOther ? "a".utf8 : "b".utf8)) }
  },
  SilentRow("visual effect", "effect UIBlurEffect, style light → UIBlurEffect, style dark") {
    isOther in screen(UIVisualEffectView(effect: UIBlurEffect(style: isOther ? .dark : .light)))
  },
  SilentRow("vibrancy", "effect") { isOther in
    screen(
      UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: isOther ? .dark : .light))))
  },
  SilentRow("semantic", "semanticContentAttribute usual → forceRightToLeft") { isOther in
    screen(UIView()) { $0.semanticContentAttribute = isOther ? .forceRightToLeft : .unspecified }
  },
  SilentRow(
    "presented content text", "text of presented.viewController.label1 “Two” → “One”"
  ) { isOther in presented { ($0.view.subviews[0] as? UILabel)?.text = isOther ? "One" : "Two" } },
  SilentRow("presented content colour", "background blue #0000FF → red #FF0000") { isOther in
    presented { $0.view.backgroundColor = isOther ? .red : .blue }
  },
  SilentRow("presented title", "controller.presentedViewController.navigationItem.title b → a") {
    isOther in presented { $0.title = isOther ? "a" : "b" }
  },
  SilentRow("presented detents", "controller.presentedViewController.sheet.detents") { isOther in
    presented { $0.sheetPresentationController?.detents = isOther ? [.medium()] : [.large()] }
  },
  SilentRow("presented presents", "controller.presentedViewController.presentedViewController") {
    isOther in presented { if isOther { $0.present(UIViewController(), animated: false) } }
  },
  SilentRow("presented in nav", "navigationBar: text b → a") { isOther in
    let (controller, other) = (UIViewController(), UIViewController());
    other.title = isOther ? "a" : "b";
    controller.present(UINavigationController(rootViewController: other), animated: false);
    return controller
  },
  SilentRow("baselines of a stack view", "isBaselineRelativeArrangement usual → yes") { isOther in
    screen(UIStackView()) { $0.isBaselineRelativeArrangement = isOther }
  },
  SilentRow("layout margins", "layoutMargins") { isOther in
    screen(UIView()) { $0.directionalLayoutMargins.top = isOther ? 1 : 2 }
  },
  SilentRow("preserves margins", "preservesSuperviewLayoutMargins usual → yes") { isOther in
    screen(UIView()) { $0.preservesSuperviewLayoutMargins = isOther }
  },
  SilentRow("insets from safe area", "insetsLayoutMarginsFromSafeArea usual → no") { isOther in
    screen(UIView()) { $0.insetsLayoutMarginsFromSafeArea = !isOther }
  },
  SilentRow("field border style", "borderStyle bezel → line") { isOther in
    screen(UITextField()) { $0.borderStyle = isOther ? .line : .bezel }
  },
  SilentRow("scroll content size", "contentSize 10, 2000 → 10, 1000") { isOther in
    screen(UIScrollView()) { $0.contentSize = CGSize(width: 10, height: isOther ? 1000 : 2000) }
  },
  SilentRow("bounds origin", "bounds.origin usual → 0, 5") { isOther in
    screen(UIView()) {
      $0.bounds.origin.y = isOther ? 5 : 0;
      $0.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
    }
  },
  SilentRow("number field overrides", "keyboardType usual → numberPad") { isOther in
    screen(isOther ? NumberField() : SayingField()) { $0.tag = 1 }
  },
  SilentRow("focus", "isFirstResponder usual → yes") { isOther in
    screen(UITextField()) { if isOther { $0.becomeFirstResponder() } }
  },
  SilentRow("focus is given up", "isFirstResponder yes → usual") { isOther in
    screen(UITextView()) {
      $0.becomeFirstResponder(); if isOther { $0.resignFirstResponder() }
    }
  },
  SilentRow("focus of a controller", "controller.isFirstResponder usual → yes") { isOther in
    let controller = AnsweringController()
    if isOther { controller.becomeFirstResponder() }
    return controller
  },
  SilentRow("child without its view", "controller.children[0] usual → AnsweringController") {
    isOther in
    let (controller, child) = (UIViewController(), AnsweringController())
    if isOther { controller.addChild(child) }
    return controller
  },
  SilentRow("child with its view", "controller.children[0] AnsweringController without its view → ")
  { isOther in
    let (controller, child) = (UIViewController(), AnsweringController())
    controller.addChild(child)
    if isOther { controller.view.addSubview(child.view) }
    return controller
  },
  SilentRow("background overrides", "backgroundColor usual → red #FF0000") { isOther in
    screen(isOther ? RedView() : SayingView()) { $0.tag = 1 }
  },
]

@MainActor @Suite("What is set on views and controllers, and is not drawn", .serialized)
struct UndrawnChangeTests {
  @Test(arguments: rows) private func change(_ row: SilentRow) throws { try row.check() }

  /// What a program takes from the machine is the same on every machine, and another thing than the same
  /// by its name.
  @Test func ofTheMachine() throws {
    func settings(_ change: (UIDatePicker) -> Void) throws -> [String] {
      let layout = try screen(UIDatePicker(), change).solved(on: .iPhone8)
      return layout.items[1].state?.settings?.map { "\($0.name) \($0.value)" } ?? []
    }
    for locale in [Locale.current, .autoupdatingCurrent] {
      #expect(try settings { $0.locale = locale } == ["locale current"])
    }
    let name = Locale.current.identifier
    #expect(try settings { $0.locale = Locale(identifier: name) } == ["locale \(name)"])
    #expect(try settings { $0.calendar = .current } == [])
    #expect(
      try settings { $0.calendar = Calendar(identifier: .gregorian) } == ["calendar gregorian"])
    let date = Date(timeIntervalSince1970: 1_714_555_800)
    #expect(try settings { $0.date = date } == ["date 2024-05-01 09:30"])
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(
      try settings {
        $0.date = date
        $0.timeZone = zone
      } == ["date 2024-05-01 18:30", "timeZone Asia/Tokyo"])
  }

  /// The last byte of a large picture counts, and the folder that it is in does not.
  @Test func files() throws {
    let folder = URL.temporaryDirectory.appending(path: "redline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func settings(_ name: String, _ last: String) throws -> [String] {
      let place = folder.appending(path: name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let file = place.appending(path: "scan@2x.png")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seek(toOffset: 1 << 25)
      try handle.write(contentsOf: Data(last.utf8))
      try handle.close()
      let image = try #require(UIImage(contentsOfFile: file.path))
      let layout = try screen(UIImageView()) { $0.image = image }.solved(on: .iPhone8)
      #expect(layout.items[1].control == .imageView(name: "scan"))
      return layout.items[1].state?.settings?.map { "\($0.name) \($0.value)" } ?? []
    }
    #expect(try settings("one", "a") == settings("two", "a"))
    #expect(try settings("three", "a") != settings("four", "b"))
    #expect(UIImage(contentsOfFile: folder.appending(path: "none.png").path) == nil)
  }
}
