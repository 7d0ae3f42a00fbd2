import RedlineLayout
import Testing
import UIKit

private final class CardController: UIViewController {
  let titleLabel = UILabel()
  private lazy var button = UIButton(type: .system)
  let line = UILayoutGuide()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Card"
    titleLabel.textColor = .systemRed
    button.setTitle("Open", for: .normal)
    button.backgroundColor = UIColor.systemBlue
    button.layer.cornerRadius = 8
    for subview in [titleLabel, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    view.addLayoutGuide(line)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: line.leadingAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      button.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      button.leadingAnchor.constraint(
        equalToSystemSpacingAfter: titleLabel.trailingAnchor, multiplier: 1),
      button.widthAnchor.constraint(equalToConstant: 80),
      button.widthAnchor.constraint(equalToConstant: 90),
    ])
  }
}

@MainActor @Suite(.serialized) struct DrawingTests {
  @Test func aControllerBecomesASolvedLayout() throws {
    let solved = try CardController().solved(on: Screen.phone8, name: "card")
    #expect(solved.name == "card")
    #expect(solved.environment.device == Screen.phone8)
    #expect(solved.items.map(\.id) == ["view", "titleLabel", "button"])
    #expect(solved.items.map(\.className) == ["UIView", "UILabel", "UIButton"])
    #expect(solved.items.map(\.kind) == [.view, .label, .button])
    let title = try #require(solved.item("titleLabel"))
    #expect(title.frame.minX == 24 && title.frame.minY == 28)
    #expect(title.text?.string == "Card")
    #expect(title.text?.color == .systemRed)
    let button = try #require(solved.item("button"))
    #expect(button.style.background == .systemBlue)
    #expect(button.style.cornerRadius == 8)
    #expect(button.firstBaseline == title.firstBaseline)
    #expect(solved.guides.map(\.id).sorted() == ["line", "safeArea"])
    #expect(solved.constraints.allSatisfy { $0.location?.fileName == "DrawingTests.swift" })
    #expect(solved.constraints.contains { $0.isSystemSpacing })
    // Both widths are required.
    let conflict = try #require(solved.diagnostics.first)
    #expect(conflict.kind == .conflict)
    #expect(conflict.constraints.count == 2)
  }

  @Test func aViewIsLaidOutForTheDevice() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    box.accessibilityIdentifier = "box"
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let solved = try view.solved(on: Screen.phoneX, direction: .rightToLeft)
    #expect(solved.item("box")?.frame == CGRect(x: 16, y: 44, width: 343, height: 734))
    #expect(view.frame.size == CGSize(width: 10, height: 10))
  }
}
