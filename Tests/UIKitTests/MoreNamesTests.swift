import AppleFrameworks
import Foundation
import Testing
import UIKit

private final class Photo: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  required init?(coder: NSCoder) { nil }
}

private final class Stack: UINavigationController {
  var isMade = false
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    isMade = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class RoundLayer: CALayer {
  override init() {
    super.init()
    cornerRadius = 7
  }
  required init?(coder: NSCoder) { nil }
}

private final class RoundView: UIView {
  override class var layerClass: AnyClass { RoundLayer.self }
}

/// What an app gives to UIKit; each signature is UIKit's own.
private final class Answers: NSObject, UITextViewDelegate, UITextFieldDelegate,
  UIApplicationDelegate, UISheetPresentationControllerDelegate
{
  var window: UIWindow?
  var ended = 0
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { interaction == .preview }
  func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
}

@Suite @MainActor struct MoreNamesTests {
  @Test func traitsOfAViewAreThoseOfWhatIsInIt() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    var told: [UIUserInterfaceSizeClass] = []
    inner.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, previous) in
      told.append(previous.verticalSizeClass)
    }
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in told = []
    }
    let before = inner.traitCollection.verticalSizeClass
    outer.traitOverrides.verticalSizeClass = before == .compact ? .regular : .compact
    #expect(inner.traitCollection.verticalSizeClass != before)
    outer.layoutIfNeeded()
    #expect(told == [before])
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.layoutIfNeeded()
    #expect(told == [before])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    let traits = UITraitCollection { $0.layoutDirection = .rightToLeft }
    #expect(traits.modifyingTraits { $0.displayScale = 2 }.displayScale == 2)
    #expect(traits.layoutDirection == .rightToLeft)
  }

  @Test func controllersTakeOverridesToTheirChildren() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(child.view.traitCollection.preferredContentSizeCategory != .unspecified)
  }

  @Test func whatSubclassesInitialize() {
    let image = UIImage(systemName: "star")
    #expect(Photo(image: image).image === image)
    #expect(Photo(image: image).intrinsicContentSize == image?.size ?? .zero)
    let stack = Stack(rootViewController: UIViewController())
    #expect(stack.isMade)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.viewControllers.first?.parent === stack)
    #expect(RoundView().layer is RoundLayer)
    #expect(RoundView().layer.cornerRadius == 7)
    #expect(UIVisualEffectView().effect == nil)
    #expect(NSMutableAttributedString().length == 0)
  }

  @Test func titlesWithAttributesAreShown() {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString("Send")
    #expect(configuration.title == "Send")
    var renamed = configuration
    renamed.title = "Post"
    #expect(renamed.attributedTitle == AttributedString("Post"))
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width > 30)
    configuration.title = nil
    configuration.attributedTitle = nil
    configuration.background.cornerRadius = 4
    #expect(configuration.attributedTitle == nil)
    #expect(configuration.background.cornerRadius == 4)
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
    #expect(button.configuration?.title == "On")
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    #expect(button.configuration?.title == "Off")
  }

  /// hue, saturation, brightness.
  @Test(arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.8), (0.6, 0.3, 0.4), (0.9, 1, 0.5)])
  func partsOfAColor(_ row: (Double, Double, Double)) {
    let color = UIColor(hue: row.0, saturation: row.1, brightness: row.2, alpha: 0.5)
    var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    for (found, wanted) in [(hue, row.0), (saturation, row.1), (brightness, row.2), (alpha, 0.5)] {
      // A colour has 8 bits for each channel.
      #expect(abs(found - wanted) < 0.005)
    }
  }

  @Test func whatDelegatesAnswer() {
    let answers = Answers()
    let delegate: any UITextFieldDelegate = answers
    delegate.textFieldDidEndEditing(UITextField(), reason: .committed)
    #expect(answers.ended == 1)
    let window = UIWindow()
    answers.window = window
    let application: any UIApplicationDelegate = answers
    #expect(application.window!! === window)
    #expect(UIWindow.Level.alert + 1 > .alert)
    let asset = UIImageAsset()
    let image = UIImage()
    asset.register(image, with: UITraitCollection())
    #expect(asset.image(with: UITraitCollection()) === image)
    let box = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    let screen = UIWindow()
    screen.addSubview(box)
    let rect = UIAccessibility.convertToScreenCoordinates(box.bounds, in: box)
    #expect(rect == CGRect(x: 3, y: 4, width: 5, height: 6))
  }

  /// Names that code mentions and that are stored.
  @Test func whatIsStored() {
    let item = UINavigationItem(title: "")
    item.subtitle = "12 notes"
    item.preferredSearchBarPlacement = .stacked
    #expect(item.subtitle == "12 notes")
    #expect(item.preferredSearchBarPlacement == .stacked)
    let bar: any UIAccessibilityIdentification = UIBarButtonItem()
    bar.accessibilityIdentifier = "done"
    #expect(bar.accessibilityIdentifier == "done")
    let layer = CALayer()
    layer.minificationFilter = .trilinear
    #expect(layer.minificationFilter == .trilinear)
    let link = CADisplayLink(target: layer, selector: Selector("a"))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60)
    #expect(link.preferredFrameRateRange.maximum == 60)
    let pages = UIPageControl()
    pages.backgroundStyle = .minimal
    #expect(pages.backgroundStyle == .minimal)
    #expect(UITableViewCell().configurationState.cellDropState == .none)
    let controller = UITabBarController()
    controller.sidebar.isHidden = false
    #expect(!controller.sidebar.isHidden)
    #expect(
      UISheetPresentationController.Detent.custom { _ in 100 }.identifier.rawValue == "custom")
    #expect(UIKeyCommand.inputEscape != UIKeyCommand.inputUpArrow)
  }
}
