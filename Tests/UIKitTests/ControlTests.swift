import Testing
import UIKit

@MainActor @Suite(.serialized) struct ControlTests {
  @Test func sizes() {
    turn(to: Screen.phone8)
    let plain = UIView.noIntrinsicMetric
    func button(_ size: CGFloat) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("i", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: size)
      return button
    }
    func label(_ size: CGFloat) -> UILabel {
      let label = UILabel()
      label.text = "i"
      label.font = .systemFont(ofSize: size)
      return label
    }
    func field(_ style: UITextField.BorderStyle) -> UITextField {
      let field = UITextField()
      field.borderStyle = style
      return field
    }
    // name, view, the size of its frame where nothing but its content decides; nil is not checked
    let rows: [(String, UIView, CGFloat?, CGFloat?)] = [
      ("switch", UISwitch(), 51, 31), ("slider", UISlider(), nil, 31),
      ("stepper", UIStepper(), 94, 32),
      ("segments", UISegmentedControl(items: ["One", "Two"]), nil, 32),
      ("progress", UIProgressView(progressViewStyle: .default), nil, 4),
      ("indicator", UIActivityIndicatorView(style: .medium), 20, 20),
      ("large indicator", UIActivityIndicatorView(style: .large), 37, 37),
      (
        "page control",
        {
          let view = UIPageControl(); view.numberOfPages = 3; return view
        }(), 74, 26
      ),
      ("picker", UIPickerView(), 320, 216), ("search bar", UISearchBar(), nil, 56),
      ("button 15", button(15), 30, 30), ("button 16", button(16), 30, 32),
      ("button 17", button(17), 30, 33), ("button 24", button(24), 30, 41),
      ("label 10", label(10), nil, 12), ("label 17", label(17), nil, 20.5),
      ("label 28", label(28), nil, 33.5), ("label 38", label(38), nil, 45.5),
      ("empty label", UILabel(), 0, 0), ("rounded field", field(.roundedRect), nil, 34),
      ("plain field", field(.none), nil, 22),
      ("image", UIImageView(image: UIImage(systemName: "star")), 22, 20),
      ("no image", UIImageView(), 0, 0),
      (
        "image button",
        {
          let button = UIButton(type: .custom)
          button.setImage(UIImage(named: "Lake"), for: .normal)
          return button
        }(), 64, 36
      ),
    ]
    for (name, view, width, height) in rows {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
      root.layoutIfNeeded()
      if let width { #expect(Double(view.frame.width) == Double(width), "\(name)") }
      if let height { #expect(Double(view.frame.height) == Double(height), "\(name)") }
    }
    #expect(UIView().intrinsicContentSize == CGSize(width: plain, height: plain))
    #expect(UIScrollView().intrinsicContentSize == CGSize(width: plain, height: plain))
  }

  @Test func priorities() {
    // name, view, hugging, along both axes
    let rows: [(UIView, Float, Float)] = [
      (UIView(), 250, 250), (UILabel(), 250, 250), (UISwitch(), 750, 750), (UIStepper(), 750, 750),
      (UIActivityIndicatorView(style: .medium), 750, 750), (UIButton(), 250, 250),
    ]
    for (view, horizontal, vertical) in rows {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
      view.setContentHuggingPriority(.required, for: .vertical)
      #expect(view.contentHuggingPriority(for: .vertical) == .required)
    }
  }

  @Test func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.intrinsicContentSize.width > 40)
    control.insertSegment(withTitle: "Three", at: 1, animated: false)
    control.selectedSegmentIndex = 1
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Three")
  }

  @Test func buttonsOfActions() {
    let action = UIAction(title: "Go") { _ in }
    let frame = CGRect(x: 1, y: 2, width: 100, height: 50)
    let rows: [(String, UIButton, UIButton.ButtonType, CGRect?)] = [
      ("a frame and an action", UIButton(frame: frame, primaryAction: action), .system, frame),
      ("a frame alone", UIButton(frame: frame, primaryAction: nil), .custom, frame),
      ("an action alone", UIButton(primaryAction: action), .system, nil),
      ("a type and an action", UIButton(type: .custom, primaryAction: action), .custom, nil),
    ]
    for (name, button, type, frame) in rows {
      #expect(button.buttonType == type, "\(name)")
      #expect(frame == nil || button.frame == frame, "\(name)")
      #expect(button.title(for: .normal) == (name == "a frame alone" ? nil : "Go"), "\(name)")
    }
  }

  @Test func buttons() {
    turn(to: Screen.phone8)
    let button = UIButton(type: .system)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    #expect(button.currentTitle == "Normal")
    #expect(button.titleLabel?.text == "Normal")
    button.isSelected = true
    #expect(button.state == .selected)
    #expect(button.currentTitle == "Selected")
    let before = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(before.height == 30)
    #expect(button.intrinsicContentSize.width == before.width + 6)
    // 15 pt: a line of 18 pt.
    #expect(button.intrinsicContentSize.height == 22)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(taps == 1)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    // 20.287 pt of the line up to the next pixel, and 7 pt above and below.
    let filled = UIButton(configuration: configuration)
    #expect(filled.intrinsicContentSize.height == 34.5)
  }

  @Test func windows() {
    turn(to: Screen.phone8)
    final class Watched: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    }
    let (first, second) = (Watched(), Watched())
    let window = UIWindow()
    #expect(window.isHidden)
    #expect(window.frame == UIScreen.main.bounds)
    window.rootViewController = first
    #expect(first.viewIfLoaded == nil)
    window.makeKeyAndVisible()
    #expect(first.view.window === window)
    #expect(UIApplication.shared.keyWindow === window)
    window.rootViewController = second
    #expect(first.calls == ["appear", "disappear"])
    #expect(second.calls == ["appear"])
    #expect(first.view.window == nil)
    #expect(second.view.frame == window.bounds)
    window.isHidden = true
    #expect(second.calls == ["appear", "disappear"])
  }
}
