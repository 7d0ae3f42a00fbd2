import AppleFrameworks
import Foundation
import Testing
import UIKit

/// Names that several apps use besides UIKit's newest own: old ones, other frameworks', Objective-C's.
@Suite @MainActor struct SharedNamesTests {
  @Test func namesOfOlderVersionsAreThoseOfNow() {
    let rows: [(name: String, isSame: Bool)] = [
      (
        "traits", UIAccessibilityTraitButton | UIAccessibilityTraitSelected == [.button, .selected]
      ),
      ("no trait", UIAccessibilityTraitNone == []),
      ("a state", UIControlState.highlighted == UIControl.State.highlighted),
      ("a style of cells", UITableViewCellStyle.subtitle == UITableViewCell.CellStyle.subtitle),
      ("a key", NSAttributedStringKey.font == NSAttributedString.Key.font),
      ("a height", UITableViewAutomaticDimension == UITableView.automaticDimension),
      ("a curve", kCAMediaTimingFunctionEaseIn == .easeIn),
      (
        "the app",
        Notification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification
      ),
      (
        "the keyboard",
        Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification
      ),
      ("C's rectangle", CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4)),
      ("C's zero", CGPointZero == .zero),
      (
        "insets",
        UIEdgeInsetsInsetRect(
          CGRectMake(0, 0, 9, 9), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
          == CGRectMake(2, 1, 3, 5)
      ),
      ("a spinner", UIActivityIndicatorView(activityIndicatorStyle: .large).style == .large),
    ]
    for row in rows { #expect(row.isSame, "\(row.name)") }
  }

  @Test func controllersAreAddedByOldNames() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChildViewController(inner)
    inner.didMove(toParentViewController: outer)
    #expect(outer.childViewControllers == [inner])
    inner.removeFromParentViewController()
    #expect(outer.children.isEmpty)
  }

  @Test func picturesKeepTheirShapeInARectangle() {
    for (shape, box, expected) in [
      (
        CGSize(width: 2, height: 1), CGRect(x: 0, y: 0, width: 10, height: 10),
        CGRect(x: 0, y: 2.5, width: 10, height: 5)
      ),
      (
        CGSize(width: 1, height: 2), CGRect(x: 10, y: 0, width: 10, height: 10),
        CGRect(x: 12.5, y: 0, width: 5, height: 10)
      ),
      (.zero, CGRect(x: 0, y: 0, width: 10, height: 10), .zero),
    ] { #expect(AVMakeRect(aspectRatio: shape, insideRect: box) == expected) }
  }

  @Test func machinesGoWhereTheirStatesLet() {
    final class Idle: GKState {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Loading.self }
    }
    final class Loading: GKState {
      var before: GKState?
      override func didEnter(from previousState: GKState?) { before = previousState }
    }
    final class Over: GKState {}
    let machine = GKStateMachine(states: [Idle(), Loading(), Over()])
    #expect(machine.enter(Idle.self))
    #expect(!machine.enter(Over.self))
    #expect(machine.enter(Loading.self))
    #expect(machine.state(forClass: Loading.self)?.before is Idle)
    #expect(machine.currentState?.stateMachine === machine)
    #expect(!machine.canEnterState(NSObject.self))
  }

  @Test func predicatesJudgePatterns() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+")
    #expect(mail.evaluate(with: "a@b"))
    #expect(!mail.evaluate(with: "a@b c"))
    #expect(!NSPredicate(format: "name == %@", "a").evaluate(with: "a"))
  }

  @Test func lengthsOfTimeAreTold() {
    let formatter = RelativeDateTimeFormatter()
    let rows: [(Double, RelativeDateTimeFormatter.DateTimeStyle, String)] = [
      (-3600, .numeric, "1 hour ago"), (-7200, .numeric, "2 hours ago"),
      (90, .numeric, "in 1 minute"),
      (-86_400, .named, "yesterday"), (86_400, .named, "tomorrow"), (0, .named, "now"),
    ]
    for (seconds, style, text) in rows {
      formatter.dateTimeStyle = style
      #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
    }
  }

  @Test func linksAreFoundInTexts() throws {
    let text = "see https://a.example/b and c"
    let all = NSRange(location: 0, length: text.utf16.count)
    let links = try NSDataDetector(types: 32).matches(in: text, range: all)
    #expect(links.map { (text as NSString).substring(with: $0.range) } == ["https://a.example/b"])
    #expect(try NSDataDetector(types: 2048).firstMatch(in: text, range: all) == nil)
  }

  @Test func whatIsNotThereIsNotFound() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(
      !ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: nil) { _, _ in
      }.start())
    #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
    let context = NSPersistentContainer(name: "a").viewContext
    #expect((try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: "A")))?.isEmpty == true)
  }

  /// A field and a text view, as one protocol sees them.
  @Test func placesInTexts() throws {
    let (field, view) = (UITextField(), UITextView())
    for input: any UITextInput in [field, view] {
      input.insertText("Grüße 👋")
      let end = input.endOfDocument
      #expect(input.offset(from: input.beginningOfDocument, to: end) == 8)
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 2))
      let stop = try #require(input.position(from: start, offset: 2))
      #expect(input.compare(start, to: stop) == .orderedAscending)
      #expect(input.position(from: end, offset: 1) == nil)
      let range = try #require(input.textRange(from: start, to: stop))
      #expect(input.text(in: range) == "üß")
      input.replace(range, withText: "ub")
      #expect(input.selectedTextRange?.isEmpty == true)
      let before = try #require(input.selectedTextRange?.start)
      #expect(input.offset(from: input.beginningOfDocument, to: before) == 4)
    }
    #expect(field.text == "Grube 👋")
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test func layoutsOnTheWayAreAtTheirEnd() {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let (first, second) = (grid.collectionViewLayout, UICollectionViewFlowLayout())
    let transition = grid.startInteractiveTransition(to: second)
    #expect(transition.currentLayout === first)
    #expect(grid.collectionViewLayout === second)
    transition.updateValue(2, forAnimatedKey: "spread")
    #expect(transition.value(forAnimatedKey: "spread") == 2)
  }

  @Test func backgroundsHaveTheColourThatIsMadeOfTheirs() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedBackgroundColor(for: .green) == .blue)
    let header = UITableViewHeaderFooterView()
    header.backgroundConfiguration = background
    #expect(header.backgroundColor == .blue)
  }

  @Test func prioritiesAreCompared() {
    #expect(UILayoutPriority.required >= .required)
    #expect(UILayoutPriority.defaultLow <= .defaultHigh)
  }

  @Test func delegatesOfListsAreAskedForTheirOwn() {
    final class Chooser: NSObject, UITableViewDelegate {
      var chosen: IndexPath?
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath
      }
    }
    let (table, chooser) = (UITableView(), Chooser())
    table.delegate = chooser
    table.delegate?.tableViewDelegate?.tableView(
      table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(chooser.chosen?.row == 1)
    #expect(table.delegate?.collectionViewDelegate == nil)
  }

  @Test func collectionsLetGoOfWhatTheyDoNotHold() {
    let (weak, strong) = (NSHashTable<NSObject>.weakObjects(), NSHashTable<NSObject>(options: []))
    let values = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    do {
      let object = NSObject()
      for (table, object) in [(weak, object), (strong, NSObject())] {
        table.add(object)
        table.add(object)
        #expect(table.count == 1)
      }
      values.setObject(NSObject(), forKey: object)
      #expect(values.object(forKey: object) != nil)
    }
    #expect((weak.count, strong.count) == (0, 1))
    strong.remove(strong.allObjects.first)
    #expect(strong.count == 0)
  }

  @Test func lengthsOfTimeAreToldByUnits() {
    let rows: [(Double, LengthOfTimeFormatter.UnitsStyle, String)] = [
      (75, .positional, "1:15"), (5, .positional, "0:05"), (3661, .positional, "1:01:01"),
      (3600, .abbreviated, "1h"), (3725, .abbreviated, "1h 2m 5s"), (120, .full, "2 minutes"),
      (0, .full, "0 seconds"), (-60, .short, "-1 minute"),
    ]
    for (seconds, style, text) in rows {
      let formatter = LengthOfTimeFormatter()
      formatter.unitsStyle = style
      #expect(formatter.string(from: seconds) == text)
    }
    let padded = LengthOfTimeFormatter()
    padded.zeroFormattingBehavior = .pad
    padded.allowedUnits = [.minute, .second]
    #expect(padded.string(from: 5) == "00:05")
  }

  @Test func secretsAreNotFound() {
    let query =
      [kSecClass: kSecClassGenericPassword, kSecReturnData: kCFBooleanTrue!] as CFDictionary
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(query, &result) == errSecItemNotFound)
    #expect(result == nil)
  }

  @Test func placesAreInRegions() {
    let (paris, lyon) = (
      CLLocation(latitude: 48.8567, longitude: 2.3508),
      CLLocation(latitude: 45.7597, longitude: 4.8422)
    )
    #expect(abs(paris.distance(from: lyon) - 391_500) < 1500)
    let region = CLCircularRegion(center: paris.coordinate, radius: 1000, identifier: "paris")
    #expect(region.contains(paris.coordinate))
    #expect(!region.contains(lyon.coordinate))
  }
}
