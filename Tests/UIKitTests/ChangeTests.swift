import RedlineAnalysis
import RedlineLayout
import Testing
import UIKit

/// A property of UIKit, what is set, and what the diff has to say about it.
private struct PropertyRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var make: @MainActor @Sendable () -> UIView
  var change: @MainActor @Sendable (UIView) -> Void
  var words: [String]

  init<Subject: UIView>(
    _ title: String, _ make: @escaping @MainActor @Sendable () -> Subject, _ words: String...,
    change: @escaping @MainActor @Sendable (Subject) -> Void
  ) {
    testDescription = title
    self.make = make
    self.words = words
    self.change = { change($0 as! Subject) }
  }
}

@MainActor private func card() -> UIView {
  let view = UIView()
  view.backgroundColor = .systemRed
  view.layer.borderColor = UIColor.black.cgColor
  view.layer.borderWidth = 1
  view.layer.cornerRadius = 4
  return view
}

@MainActor private func label() -> UILabel {
  let label = UILabel()
  label.attributedText = NSAttributedString(string: "Some words")
  return label
}

@MainActor private func scroll() -> UIScrollView { UIScrollView() }
@MainActor private func cell() -> UITableViewCell {
  UITableViewCell(style: .default, reuseIdentifier: nil)
}
@MainActor private func button() -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle("Save", for: .normal)
  return button
}

/// The whole text plain but for a part.
private func attributed(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
  let text = NSMutableAttributedString(string: "Some words")
  text.addAttributes(attributes, range: NSRange(location: 5, length: 5))
  return text
}

@MainActor private func passwordField() -> UITextField {
  let field = UITextField()
  field.placeholder = "Password"
  return field
}

@MainActor private func filled() -> UIButton {
  UIButton(configuration: .filled(), primaryAction: nil)
}

@MainActor private func picture(_ color: UIColor) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
  }
}

private let rows: [PropertyRow] = [
  PropertyRow("an empty field becomes secure", passwordField, "secure no → yes") {
    $0.isSecureTextEntry = true
  },
  PropertyRow("a border of the usual colour", UIView.init, "border none → black #000000") {
    $0.layer.borderWidth = 2
  },
  PropertyRow("traits that are taken away", button, "traits none → nothing") {
    $0.accessibilityTraits = .none
  },
  PropertyRow("traits beside the class's own", button, "traits none → button, header") {
    $0.accessibilityTraits.insert(.header)
  },
  PropertyRow(
    "a configuration's background", filled, "backgroundConfiguration.backgroundColor",
    "systemRed"
  ) { $0.configuration?.background.backgroundColor = .systemRed },
  PropertyRow(
    "what a renderer draws", { UIImageView(image: picture(.systemRed)) }, "drawn "
  ) { $0.image = picture(.systemGreen) },
  PropertyRow("alpha", card, "alpha 1 → 0.5") { $0.alpha = 0.5 },
  PropertyRow("alpha 0", card, "alpha 1 → 0") { $0.alpha = 0 },
  PropertyRow("layer.opacity", card, "alpha 1 → 0.25") { $0.layer.opacity = 0.25 },
  PropertyRow("shadowOpacity", card, "shadow none → color black", "opacity 0.5, radius 3") {
    $0.layer.shadowOpacity = 0.5
  },
  PropertyRow("shadowColor", card, "color systemBlue #007AFF") {
    $0.layer.shadowOpacity = 1
    $0.layer.shadowColor = UIColor.systemBlue.cgColor
  },
  PropertyRow("shadowRadius", card, "radius 9") {
    $0.layer.shadowOpacity = 1
    $0.layer.shadowRadius = 9
  },
  PropertyRow("shadowOffset", card, "offset 2, 4") {
    $0.layer.shadowOpacity = 1
    $0.layer.shadowOffset = CGSize(width: 2, height: 4)
  },
  PropertyRow("borderWidth", card, "borderWidth 1 → 3") { $0.layer.borderWidth = 3 },
  PropertyRow("no border", card, "border black #000000 → none") { $0.layer.borderWidth = 0 },
  PropertyRow("borderColor", card, "border black #000000 → systemGreen #34C759") {
    $0.layer.borderColor = UIColor.systemGreen.cgColor
  },
  PropertyRow("cornerRadius", card, "cornerRadius 4 → 10") { $0.layer.cornerRadius = 10 },
  PropertyRow("maskedCorners", card, "maskedCorners none → topLeft, bottomRight") {
    $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  },
  PropertyRow("zPosition", card, "zPosition 0 → 1") { $0.layer.zPosition = 1 },
  PropertyRow("clipsToBounds", card, "clipping no → yes") { $0.clipsToBounds = true },
  PropertyRow("masksToBounds", card, "clipping no → yes") { $0.layer.masksToBounds = true },
  PropertyRow("isHidden", card, "hidden no → yes") { $0.isHidden = true },
  PropertyRow("backgroundColor", card, "systemRed #FF3B30 (dark #FF453A) → systemBlue #007AFF") {
    $0.backgroundColor = .systemBlue
  },
  PropertyRow("a colour's alpha", card, "(dark #FF453A), alpha 0.5") {
    $0.backgroundColor = UIColor.systemRed.withAlphaComponent(0.5)
  },
  PropertyRow("a dynamic colour's dark variant", card, "(dark #000000)") {
    $0.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .systemRed
    }
  },
  PropertyRow("tintColor", card, "tint none → systemPink") { $0.tintColor = .systemPink },
  PropertyRow("contentMode", card, "contentMode scaleToFill → scaleAspectFit") {
    $0.contentMode = .scaleAspectFit
  },
  PropertyRow("isUserInteractionEnabled", card, "isUserInteractionEnabled yes → no") {
    $0.isUserInteractionEnabled = false
  },
  // Texts
  PropertyRow("a part's colour", label, "runs none → location 5, length 5, color systemRed") {
    $0.attributedText = attributed([.foregroundColor: UIColor.systemRed])
  },
  PropertyRow("a part's weight", label, "runs none → location 5, length 5, font", "weight bold") {
    $0.attributedText = attributed([.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
  },
  PropertyRow("underlineStyle", label, "underline 1") {
    $0.attributedText = attributed([.underlineStyle: 1])
  },
  PropertyRow("strikethroughStyle", label, "strikethrough 2") {
    $0.attributedText = attributed([.strikethroughStyle: 2])
  },
  PropertyRow("kern", label, "kern 1.5") { $0.attributedText = attributed([.kern: 1.5]) },
  PropertyRow("baselineOffset", label, "baselineOffset -3") {
    $0.attributedText = attributed([.baselineOffset: -3])
  },
  PropertyRow("backgroundColor of letters", label, "background systemYellow") {
    $0.attributedText = attributed([.backgroundColor: UIColor.systemYellow])
  },
  PropertyRow("font family", label, "17 pt regular, the system's → 17 pt regular, Avenir") {
    $0.font = UIFont(name: "Avenir", size: 17)
  },
  PropertyRow("italics", label, "17 pt regular, upright → 17 pt regular, italic") {
    $0.font = .italicSystemFont(ofSize: 17)
  },
  PropertyRow("textColor", label, "textColor label #000000 (dark #FFFFFF) → systemRed") {
    $0.textColor = .systemRed
  },
  PropertyRow("a text's alpha", label, "(dark #FFFFFF), alpha 0.3") {
    $0.textColor = UIColor.label.withAlphaComponent(0.3)
  },
  PropertyRow("shadowColor of letters", label, "shadow none → color black", "offset 0, -1") {
    $0.shadowColor = .black
  },
  PropertyRow("isEnabled of a label", label, "isEnabled yes → no") { $0.isEnabled = false },
  PropertyRow("highlightedTextColor", label, "isHighlighted no → yes", "systemGreen") {
    $0.highlightedTextColor = .systemGreen
    $0.isHighlighted = true
  },
  // States
  PropertyRow("isEnabled", button, "isEnabled yes → no") { $0.isEnabled = false },
  PropertyRow("isSelected", button, "isSelected no → yes") { $0.isSelected = true },
  PropertyRow("isHighlighted", button, "isHighlighted no → yes") { $0.isHighlighted = true },
  PropertyRow("isSelected of a cell", cell, "isSelected no → yes") { $0.isSelected = true },
  PropertyRow("isHighlighted of a cell", cell, "isHighlighted no → yes") {
    $0.isHighlighted = true
  },
  PropertyRow("contentOffset", scroll, "contentOffset 0, 0 → 0, 30") {
    $0.contentOffset = CGPoint(x: 0, y: 30)
  },
  PropertyRow("setContentOffset", scroll, "contentOffset 0, 0 → 8, 0") {
    $0.setContentOffset(CGPoint(x: 8, y: 0), animated: false)
  },
  PropertyRow(
    "contentInset", scroll, "contentInset.top 0 → 1", "left 0 → 2", "bottom 0 → 3", "right 0 → 4"
  ) {
    $0.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  },
  // Accessibility
  PropertyRow("accessibilityLabel", card, "accessibility.label none → A card") {
    $0.accessibilityLabel = "A card"
  },
  PropertyRow("accessibilityValue", card, "value none → half") { $0.accessibilityValue = "half" },
  PropertyRow("accessibilityHint", card, "hint none → Opens") { $0.accessibilityHint = "Opens" },
  PropertyRow("accessibilityTraits", card, "traits none → button, header") {
    $0.accessibilityTraits = [.header, .button]
  },
  PropertyRow("isAccessibilityElement", card, "isElement none → yes") {
    $0.isAccessibilityElement = true
  },
  PropertyRow("accessibilityElementsHidden", card, "hidesElements none → yes") {
    $0.accessibilityElementsHidden = true
  },
  PropertyRow("accessibilityElements", card, "elements none → ") {
    $0.accessibilityElements = [$0, "no view"]
  },
  PropertyRow("an element that is no view", card, "objects", "label One, frame (1, 2, 3, 4)") {
    $0.accessibilityElements = [element("One", in: $0)]
  },
  PropertyRow("a trait that only some know", card, "traits none → adjustable, summaryElement") {
    $0.accessibilityTraits = [.adjustable, .summaryElement]
  },
  PropertyRow("accessibilityContainerType", card, "container none → list") {
    $0.accessibilityContainerType = .list
  },
  PropertyRow("accessibilityFrame", card, "accessibility.frame none → (1, 2, 30, 40)") {
    $0.accessibilityFrame = CGRect(x: 1, y: 2, width: 30, height: 40)
  },
  PropertyRow("accessibilityAttributedLabel", card, "accessibility.label none → Words") {
    $0.accessibilityAttributedLabel = NSAttributedString(string: "Words")
  },
  PropertyRow("accessibilityCustomActions", card, "accessibilityCustomActions usual → Delete") {
    $0.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete")]
  },
  PropertyRow("accessibilityViewIsModal", card, "isModal none → yes") {
    $0.accessibilityViewIsModal = true
  },
  PropertyRow("shouldGroupAccessibilityChildren", card, "groupsElements none → yes") {
    $0.shouldGroupAccessibilityChildren = true
  },
  PropertyRow("accessibilityIdentifier", card, "renamed: subject → other") {
    $0.accessibilityIdentifier = "other"
  },
  // What is not drawn
  PropertyRow("transform", card, "transform[0] 1 → 2") {
    $0.transform = CGAffineTransform(scaleX: 2, y: 2)
  },
  PropertyRow("mask", card, "mask usual → UIView") { $0.mask = UIView() },
  PropertyRow("overrideUserInterfaceStyle", card, "overrideUserInterfaceStyle usual → dark") {
    $0.overrideUserInterfaceStyle = .dark
  },
  PropertyRow("a layer's mask", card, "layer.mask usual → CAShapeLayer") {
    $0.layer.mask = CAShapeLayer()
  },
  PropertyRow("a layer's transform", card, "layer.transform usual → ") {
    $0.layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
  },
  PropertyRow("shadowPath", card, "layer.shadowPath usual → ", "move") {
    $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4)).cgPath
  },
  PropertyRow("a sublayer's dashes", shape, "sublayers[0].lineDashPattern usual → 4, 2") {
    ($0.layer.sublayers?[0] as? CAShapeLayer)?.lineDashPattern = [4, 2]
  },
  PropertyRow("clearButtonMode", UITextField.init, "clearButtonMode usual → always") {
    $0.clearButtonMode = .always
  },
  PropertyRow("leftView", UITextField.init, "leftView.text usual → €") {
    let label = UILabel()
    label.text = "€"
    $0.leftView = label
  },
  PropertyRow("keyboardType", UITextField.init, "keyboardType usual → emailAddress") {
    $0.keyboardType = .emailAddress
  },
  PropertyRow("contentHorizontalAlignment", button, "contentHorizontalAlignment usual → ") {
    $0.contentHorizontalAlignment = .trailing
  },
  PropertyRow("isPagingEnabled", scroll, "isPagingEnabled usual → yes") {
    $0.isPagingEnabled = true
  },
  PropertyRow("zoomScale", scroll, "zoomScale usual → 2") { $0.zoomScale = 2 },
  PropertyRow("selectionStyle", cell, "selectionStyle usual → none") { $0.selectionStyle = .none },
  PropertyRow("indentationLevel", cell, "indentationLevel usual → 2") { $0.indentationLevel = 2 },
  PropertyRow("thumbTintColor", UISwitch.init, "thumbTintColor usual → systemRed #FF3B30") {
    $0.thumbTintColor = .systemRed
  },
  PropertyRow("trackTintColor", UIProgressView.init, "trackTintColor usual → systemRed") {
    $0.trackTintColor = .systemRed
  },
  PropertyRow("maximumTrackTintColor", UISlider.init, "maximumTrackTintColor usual → ") {
    $0.maximumTrackTintColor = .systemRed
  },
  PropertyRow("pageIndicatorTintColor", UIPageControl.init, "pageIndicatorTintColor usual → ") {
    $0.pageIndicatorTintColor = .systemRed
  },
  PropertyRow("selectedSegmentTintColor", UISegmentedControl.init, "TintColor usual → systemRed") {
    $0.selectedSegmentTintColor = .systemRed
  },
  PropertyRow("showsCancelButton", UISearchBar.init, "showsCancelButton usual → yes") {
    $0.showsCancelButton = true
  },
  // Objects that become others without being set
  PropertyRow("a bar's look", UINavigationBar.init, "standardAppearance.backgroundColor usual → ") {
    $0.standardAppearance.backgroundColor = .systemRed
  },
  PropertyRow("a bar's look that is set again", UITabBar.init, "usual → systemRed #FF3B30") {
    let look = $0.standardAppearance
    look.backgroundColor = .systemRed
    $0.standardAppearance = look
  },
  PropertyRow("a bar's opaque look", UIToolbar.init, "standardAppearance.background usual → opaque")
  {
    $0.standardAppearance.configureWithOpaqueBackground()
  },
  PropertyRow("a mask that is made later", card, "layer.mask.path usual → move 0, 0, line 3, 0") {
    let mask = CAShapeLayer()
    $0.layer.mask = mask
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4)).cgPath
  },
  // Whichever day a test runs
  PropertyRow("minimumDate", UIDatePicker.init, "minimumDate usual → a date") {
    $0.minimumDate = Date()
  },
  PropertyRow("isEditable", UITextView.init, "isEditable usual → no") { $0.isEditable = false },
]

@MainActor private func shape() -> UIView {
  let view = UIView()
  view.layer.addSublayer(CAShapeLayer())
  return view
}

@MainActor private func element(_ label: String, in view: UIView) -> UIAccessibilityElement {
  let element = UIAccessibilityElement(accessibilityContainer: view)
  element.accessibilityLabel = label
  element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
  return element
}

@MainActor @Suite("Properties of UIKit that a picture or behaviour depends on", .serialized)
struct ChangeTests {
  private func solved(
    _ row: PropertyRow, isChanged: Bool
  ) throws -> SolvedLayout {
    let root = UIView()
    let view = row.make()
    view.accessibilityIdentifier = "subject"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 120),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    if isChanged { row.change(view) }
    return try root.solved(on: .iPhone8)
  }

  @Test(arguments: rows) private func change(_ row: PropertyRow) throws {
    let before = try solved(row, isChanged: false)
    #expect(LayoutDiff(from: before, to: try solved(row, isChanged: false)).isEmpty)
    let diff = LayoutDiff(from: before, to: try solved(row, isChanged: true))
    #expect(!diff.isEmpty)
    for words in row.words { #expect(diff.text.contains(words), "\(diff.text)") }
  }

  /// What is set and set back, or set as it is, is no difference.
  @Test func whatIsAsUsual() throws {
    let row = PropertyRow("usual", UITextField.init) { field in
      field.clearButtonMode = .always
      field.clearButtonMode = .never
      field.keyboardType = .default
    }
    let diff = LayoutDiff(
      from: try solved(row, isChanged: false), to: try solved(row, isChanged: true))
    #expect(diff.isEmpty, "\(diff.text)")
  }
}
