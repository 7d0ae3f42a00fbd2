import RedlineLayout
import Testing
import UIKit

private final class RowsController: UIViewController {
  let rows = UIStackView()
  let chevron = UITableViewCell(style: .default, reuseIdentifier: nil)
  let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
  let name = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    chevron.accessoryType = .disclosureIndicator
    name.text = "Name"
    name.translatesAutoresizingMaskIntoConstraints = false
    chevron.contentView.addSubview(name)
    rows.addArrangedSubview(chevron)
    rows.addArrangedSubview(plain)
    let margins = chevron.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }
}

/// What the drawing gets to know of UIKit's controls.
@MainActor @Suite(.serialized) struct DrawnControlTests {
  /// The root view of a controller with one view in it.
  private func drawn(_ views: UIView..., width: CGFloat? = nil) throws -> SolvedLayout {
    let controller = UIViewController()
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = "view\(index)"
      controller.view.addSubview(view)
      let guide = controller.view.safeAreaLayoutGuide
      view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
    return try controller.solved(on: Screen.phone8)
  }

  /// 44 pt high, the last pixel for the separator; 28.5 pt for the chevron; margins of 16 pt.
  @Test func cellsOfLists() throws {
    let solved = try RowsController().solved(on: Screen.phone8)
    // id, class, frame in the screen
    let rows: [(String, String, CGRect)] = [
      ("chevron", "UITableViewCell", CGRect(x: 0, y: 20, width: 375, height: 44)),
      (
        "chevron/contentView", "UITableViewCellContentView",
        CGRect(x: 0, y: 20, width: 346.5, height: 43.5)
      ),
      ("plain", "UITableViewCell", CGRect(x: 0, y: 64, width: 375, height: 44)),
    ]
    for (id, name, frame) in rows {
      let item = try #require(solved.item(id), "\(id) in \(solved.items.map(\.id))")
      #expect(item.className == name)
      #expect(item.frame == frame, "\(id)")
    }
    #expect(
      solved.item("chevron")?.control
        == .tableCell(accessory: .disclosureIndicator, hasSeparator: true))
    #expect(solved.item("name")?.frame.minX == 16)
  }

  /// UIKit's class of a kind; `nil` for what Redline does not know.
  private func view(_ kind: SolvedLayout.Item.Kind) -> UIView? {
    switch kind {
    case .view: UIView()
    case .label: UILabel()
    case .button: UIButton()
    case .textField: UITextField()
    case .toggle: UISwitch()
    case .slider: UISlider()
    case .imageView: UIImageView()
    case .stackView: UIStackView()
    case .textView: UITextView()
    case .stepper: UIStepper()
    case .segmentedControl: UISegmentedControl()
    case .progressView: UIProgressView()
    case .activityIndicator: UIActivityIndicatorView()
    case .pageControl: UIPageControl()
    case .datePicker: UIDatePicker()
    case .pickerView: UIPickerView()
    case .searchBar: UISearchBar()
    case .navigationBar: UINavigationBar()
    case .tabBar: UITabBar()
    case .toolbar: UIToolbar()
    case .tableCell: UITableViewCell()
    case .unknown: nil
    }
  }

  @Test(arguments: SolvedLayout.Item.Kind.allCases)
  func aClassForEachKind(_ kind: SolvedLayout.Item.Kind) throws {
    guard let view = view(kind) else { return }
    let item = try #require(try drawn(view).item("view0"))
    #expect(item.kind == kind)
    for axis in Axis.allCases {
      #expect(item.hugging[axis] == Double(kind.usualHugging[axis].rawValue), "\(kind)")
    }
  }

  @Test func cellsOnTheirOwn() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.superview === cell)
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    item.layoutIfNeeded()
    #expect(item.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  /// 8 + 22 + 8 pt for a line of body text, as wide as the text and 10 pt.
  @Test func textViews() throws {
    let (text, other) = (UITextView(), UITextView())
    text.isScrollEnabled = false
    text.font = .preferredFont(forTextStyle: .body)
    text.text = "Content goes here"
    text.textColor = .systemRed
    text.textAlignment = .center
    other.text = "Scrolls"
    let solved = try drawn(text, other)
    let item = try #require(solved.item("view0"))
    #expect(item.control == .textView(insets: nil))
    #expect(item.frame.height == 38)
    #expect(item.text?.string == "Content goes here")
    #expect(item.text?.color == .systemRed)
    #expect(item.text?.alignment == .center)
    #expect(solved.item("view1")?.intrinsicHeight == nil)
    text.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(text.sizeThatFits(.zero).height == 26)
    #expect(text.intrinsicContentSize.height == 26)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try drawn(text).item("view0")?.control == .textView(insets: insets))
  }

  @Test func colours() throws {
    let (toggle, slider, progress) = (UISwitch(), UISlider(), UIProgressView())
    let (wheel, field, button) = (UIActivityIndicatorView(), UITextField(), UIButton(type: .system))
    toggle.onTintColor = .systemOrange
    slider.minimumTrackTintColor = .systemRed
    progress.progressTintColor = .systemPink
    wheel.color = .systemPurple
    field.text = "Name"
    field.textColor = .systemTeal
    field.textAlignment = .right
    let box = UIView()
    box.tintColor = .systemIndigo
    button.setTitle("Tinted", for: .normal)
    let (plainToggle, plainSlider) = (UISwitch(), UISlider())
    for view in [button, plainToggle, plainSlider] { box.addSubview(view) }
    let solved = try drawn(toggle, slider, progress, wheel, field, box)
    let tints = ["view0", "view1", "view2", "view3"].map { solved.item($0)?.style.tint }
    #expect(tints == [.systemOrange, .systemRed, .systemPink, .systemPurple])
    #expect(solved.item("view4")?.text?.color == .systemTeal)
    #expect(solved.item("view4")?.text?.alignment == .right)
    let inside = solved.items.filter { $0.parent == "view5" }
    #expect(inside[0].text?.color == .systemIndigo)
    #expect(inside[1].style.tint == nil)
    #expect(inside[2].style.tint == .systemIndigo)
  }

  @Test func textsThatShrink() throws {
    // name, least factor, width; the part of 17 pt that is drawn, whether the text is cut
    let rows: [(String, CGFloat, CGFloat, ClosedRange<Double>, Bool)] = [
      ("wide enough", 0.5, 300, 1...1, false), ("shrunk", 0.5, 100, 0.5...0.95, false),
      ("too narrow", 0.9, 60, 0.9...0.9, true), ("no least factor", 0, 60, 1...1, true),
    ]
    for (name, factor, width, share, isTruncated) in rows {
      let label = UILabel()
      label.text = "A label of one line"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = factor
      let item = try #require(try drawn(label, width: width).item("view0"))
      let size = try #require(item.text?.font.pointSize)
      #expect(share.contains((size / 17 * 100).rounded() / 100), "\(name): \(size)")
      #expect(item.text?.isTruncated == isTruncated, "\(name)")
      #expect(item.frame.height == 20.5, "\(name)")
    }
  }

  /// Containers' parts have UIKit's names, an embedded controller's view that of its class or of the
  /// property that holds it.
  @Test func namesInContainers() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: RowsController())]
    let names = try tabs.solved(on: Screen.phoneX).items.map(\.name)
    #expect(
      names == [
        "view", "navigationController", "rowsController", "rows", "chevron", "contentView", "name",
        "plain", "contentView", "navigationBar", "tabBar",
      ])
    final class Parent: UIViewController {
      let list = UIViewController()
      override func viewDidLoad() {
        addChild(list)
        view.addSubview(list.view)
        view.addSubview(UILabel())
      }
    }
    #expect(try Parent().solved(on: Screen.phoneX).items.map(\.id) == ["view", "list", "label1"])
  }

  /// Findings about what no line added name the first constraint.
  @Test func linesOfFindings() throws {
    let box = UIView()
    let solved = try drawn(box)
    let finding = try #require(solved.diagnostics.first { $0.kind == .ambiguity })
    #expect(finding.location?.fileName == "DrawnControlTests.swift")
  }

  @Test func guidesOfBars() throws {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    let solved = try controller.solved(on: Screen.phoneX)
    #expect(solved.guides.map(\.id).sorted() == ["safeArea", "topLayoutGuide"])
    #expect(solved.constraints.filter { $0.origin == .user }.count == 1)
    #expect(solved.diagnostics.allSatisfy { !$0.message.contains("topLayoutGuide") })
  }
}
