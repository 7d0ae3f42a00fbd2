import AppleFrameworks
import Foundation
import Testing
import UIKit

private final class Badge: UILabel {
  var isMade = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMade = true
  }
  required init?(coder: NSCoder) { nil }
}

/// What apps give to what UIKit shows of other apps; each method is UIKit's own.
private final class Sharing: NSObject, UIDocumentPickerDelegate,
  UIDocumentInteractionControllerDelegate, UIActivityItemSource
{
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UINavigationController() }
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { nil }
}

@Suite @MainActor struct FrameworkTests {
  @Test func whatIsSharedWithOtherApps() {
    let sharing = Sharing()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [], asCopy: true)
    picker.delegate = sharing
    picker.delegate?.documentPickerWasCancelled(picker)
    #expect(picker.documentPickerMode == .import)
    let shown = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/b.pdf"))
    shown.delegate = sharing
    #expect(shown.name == "b.pdf")
    #expect(!shown.presentPreview(animated: false))
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems == [item])
    UIApplication.shared.shortcutItems = nil
    #expect(UIApplication.shared.isProtectedDataAvailable)
  }

  @Test func notesThatAreAskedForAreKept() {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
    for name in ["tea", "egg", "tea"] {
      center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
    }
    center.getPendingNotificationRequests { requests in
      #expect(requests.map(\.identifier) == ["egg", "tea"])
      #expect(requests.first?.content.title == "Tea")
    }
    center.removeAllPendingNotificationRequests()
  }

  @Test func whatIsPressedOrPointedAt() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.center == CGPoint(x: 25, y: 40))
    #expect(UIPointerEffect.lift(preview).preview === preview)
    let button = UIButton()
    button.pointerStyleProvider = { _, effect, shape in UIPointerStyle(effect: effect, shape: shape)
    }
    #expect(button.pointerStyleProvider != nil)
    #expect(UIContextMenuConfiguration(identifier: "a" as NSString).identifier as? NSString == "a")
    #expect(UIColorWell().intrinsicContentSize == CGSize(width: 28, height: 28))
    let traits = UITraitCollection()
    #expect(String(format: "%@", traits) == "\(traits)")
  }

  /// What `T()` of a generic function is rewritten to.
  @Test func objectsOfAClassThatIsNotKnown() {
    func made<T: NSObject>(_ type: T.Type) -> T { makeObject(T.self) }
    #expect(made(Badge.self).isMade)
    #expect(made(UIStackView.self).arrangedSubviews.isEmpty)
    #expect(made(NSMutableParagraphStyle.self).lineSpacing == 0)
  }

  /// Objective-C calls the `init()` of the object's class, whether it hides UIKit's or is inherited.
  @Test func objectsOfAClassWithAnInitializerOfItsOwn() {
    func made<T: UIView>(_ type: T.Type) -> T { makeObject(T.self) }
    #expect(made(Tag.self).isMade)
    #expect(made(LargeTag.self).isMade)
    #expect(type(of: made(LargeTag.self)) == LargeTag.self)
    #expect(made(OtherTag.self).tag == 7)
  }

  @Test func whatExtensionsStoreIsOfOneObject() {
    let (first, second) = (UIButton(), UIButton())
    first.menu = UIMenu(title: "More", children: [])
    first.changesSelectionAsPrimaryAction = true
    #expect(first.menu?.title == "More")
    #expect(first.changesSelectionAsPrimaryAction)
    #expect(second.menu == nil)
    first.menu = nil
    #expect(first.menu == nil)
  }

  @Test func transformsFollowEachOther() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0)
    #expect([moved.m11, moved.m41, moved.m42, moved.m44] == [2, 6, 8, 1])
  }

  /// Objects of Core Data keep what they are given, and have nothing before.
  @Test func managedObjects() {
    final class Item: NSManagedObject {
      var count: Int16 {
        get { managedValue() }
        set { keepManagedValue(newValue) }
      }
      var title: String? {
        get { managedValue() }
        set { keepManagedValue(newValue) }
      }
      var made: Date {
        get { managedValue() }
        set { keepManagedValue(newValue) }
      }
      var isDone: Bool {
        get { managedValue() }
        set { keepManagedValue(newValue) }
      }
      var parts: NSSet? {
        get { managedValue() }
        set { keepManagedValue(newValue) }
      }
      var steps: NSOrderedSet? {
        get { managedValue() }
        set { keepManagedValue(newValue) }
      }
    }
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let (item, part) = (Item(context: context), Item(context: context))
    #expect(item.count == 0 && item.title == nil && !item.isDone && item.parts == nil)
    #expect(item.made == Date(timeIntervalSinceReferenceDate: 0))
    (item.count, item.title, item.isDone) = (3, "A", true)
    #expect(item.count == 3 && item.title == "A" && item.isDone && part.count == 0)
    item.title = nil
    #expect(item.title == nil)
    item.changeManagedSet("parts", [part], adds: true, isOrdered: false)
    item.changeManagedSet("parts", [part], adds: true, isOrdered: false)
    item.changeManagedSet("steps", [part, item], adds: true, isOrdered: true)
    #expect(item.parts?.count == 1 && item.parts?.contains(part) == true)
    item.changeManagedSet("steps", [part], adds: false, isOrdered: true)
    #expect(item.steps?.array.first as? Item === item && item.steps?.count == 1)
  }

  @Test func newerNames() {
    #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).inputViewStyle == .keyboard)
    let orders = [NSSortDescriptor(key: "name", ascending: true)]
    #expect((["b", "a"] as NSArray).sortedArray(using: orders) as? [String] == ["b", "a"])
    #expect(CATransaction.animationDuration() == 0.25)
  }
}

/// As `redline-rewrite` writes them.
private class Tag: UIView {
  let isMade: Bool
  init() {
    isMade = true
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  @_silgen_name("own_init_0_Tag") private convenience init(ownObject: Void) { self.init() }
  @_silgen_name("own_init_0_Tag") private static func madeOwnObject() -> Tag
  public override class func ownObject() -> UIResponder? { madeOwnObject() }
}
private class LargeTag: Tag {}
private final class OtherTag: Tag {
  override init() {
    super.init()
    tag = 7
  }
  required init?(coder: NSCoder) { nil }
  @_silgen_name("own_init_0_OtherTag") private convenience init(ownObject: Void) { self.init() }
  @_silgen_name("own_init_0_OtherTag") private static func madeOwnObject() -> OtherTag
  public override class func ownObject() -> UIResponder? { madeOwnObject() }
}
