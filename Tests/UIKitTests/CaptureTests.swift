import Foundation
import RedlineCapture
import RedlineComparison
import RedlineLayout
import RedlineModel
import Testing
import UIKit

private final class Card: UIView {
  let title = UILabel()
  let marks = [UIView(), UIView()]
  let space = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "A title"
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    backgroundColor = .systemRed
    for view in [title] + marks {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addLayoutGuide(space)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      space.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      space.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      space.widthAnchor.constraint(equalToConstant: 10),
      space.heightAnchor.constraint(equalToConstant: 10),
      marks[0].leadingAnchor.constraint(equalTo: space.trailingAnchor),
      marks[0].firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      marks[0].widthAnchor.constraint(equalToConstant: 30),
      marks[0].heightAnchor.constraint(equalTo: marks[0].widthAnchor, multiplier: 0.5),
      marks[1].leadingAnchor.constraint(equalTo: marks[0].trailingAnchor, constant: 4),
      marks[1].centerYAnchor.constraint(equalTo: marks[0].centerYAnchor),
      marks[1].widthAnchor.constraint(equalTo: marks[0].widthAnchor),
      marks[1].heightAnchor.constraint(equalToConstant: 4),
      marks[1].bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError("not from a coder") }
}

private final class CardController: UIViewController {
  let card = Card()
  let stack = UIStackView()
  let button = UIButton(type: .system)
  private lazy var footer = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Go on", for: .normal)
    footer.text = "Some words"
    footer.numberOfLines = 0
    stack.axis = .vertical
    stack.spacing = 12
    for view in [card, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = nil
      self.view.addSubview(view)
    }
    stack.addArrangedSubview(button)
    stack.addArrangedSubview(footer)
    let optional = card.widthAnchor.constraint(equalToConstant: 2000)
    optional.priority = .defaultHigh
    optional.identifier = "wide"
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      optional,
      card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
      card.heightAnchor.constraint(equalToConstant: 120),
      stack.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }
}

/// Live views are read by UIKit's public names to the layout that the solver gives of the same views.
@MainActor @Suite struct CaptureTests {
  private func captured(
    _ controller: UIViewController, in environment: LayoutEnvironment
  ) -> SolvedLayout {
    UIScreen.main.environment = environment
    defer { UIScreen.main.environment = LayoutEnvironment(device: .iPhone17) }
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.rootViewController = nil }
    return controller.redlineLayout()
  }

  nonisolated static let environments = [
    LayoutEnvironment(device: .iPhone17), LayoutEnvironment(device: .iPhone17.landscape),
    LayoutEnvironment(device: .iPhone17, layoutDirection: .rightToLeft),
    LayoutEnvironment(device: .iPhone8, contentSizeCategory: .accessibility2),
  ]

  @Test(arguments: environments) func sameAsSolved(environment: LayoutEnvironment) throws {
    let solved = try CardController().solved(in: environment)
    let live = captured(CardController(), in: environment)
    #expect(live.name == solved.name)
    #expect(live.environment.size == solved.environment.size)
    #expect(live.environment.traits == solved.environment.traits)
    #expect(live.items.map(\.id) == solved.items.map(\.id))
    for (a, b) in zip(live.items, solved.items) {
      #expect(a.parent == b.parent)
      #expect(a.className == b.className)
      #expect(a.frame == b.frame, "\(a.id)")
      #expect(a.kind == b.kind)
      #expect(a.hugging == b.hugging)
      #expect(a.intrinsicWidth == b.intrinsicWidth)
      #expect(a.text?.string == b.text?.string)
      #expect(a.text?.font.weight == b.text?.font.weight)
      #expect(a.style.background?.light == b.style.background?.light)
    }
    #expect(live.guides.map(\.id).sorted() == solved.guides.map(\.id).sorted())
    for guide in live.guides { #expect(guide.role == solved.guide(guide.id)?.role, "\(guide.id)") }
    let own = solved.constraints.filter { $0.origin == .user }
    #expect(live.constraints.map(\.id) == own.map(\.id))
    #expect(live.constraints.map(\.sentence) == own.map(\.sentence))
    #expect(live.constraints.map(\.isSatisfied) == own.map(\.isSatisfied))
    #expect(live.diagnostics.map(\.id).contains("brokenConstraint:wide"))
  }

  @Test func isReadAgainAndSolvedAgain() throws {
    let live = captured(CardController(), in: LayoutEnvironment(device: .iPhone17))
    let encoder = JSONEncoder()
    let read = try SolvedLayout(json: encoder.encode(live))
    #expect(read == live)
    let again = CompiledProgram(read.compiled()).solved(ambiguity: false)
    for (number, item) in read.items.enumerated()
    where !["view", "stack", "button", "footer"].contains(item.id) {
      let rect = again.rect(number)
      #expect(abs(rect.minX - item.alignmentRect.minX) <= 0.5, "\(item.id)")
      #expect(abs(rect.minY - item.alignmentRect.minY) <= 0.5, "\(item.id)")
    }
  }

  @Test func ambiguityIsUIKits() {
    let (root, box) = (UIView(frame: CGRect(x: 5, y: 7, width: 300, height: 200)), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let layout = root.redlineLayout(name: "Box")
    #expect(layout.name == "Box")
    #expect(layout.root.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(layout.environment.size == CGSize(width: 300, height: 200))
    let finding = layout.diagnostics.first { $0.rule == .ambiguousPosition }
    #expect(finding?.message == "view1 is ambiguous; add a constraint for each axis")
  }

  /// Constraints are about the rectangles before transforms: `frame` of a view with one is another.
  @Test func viewsThatAreTurned() throws {
    let (root, card, label) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView(), UILabel()
    )
    let guide = UILayoutGuide()
    for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(card)
    card.addSubview(label)
    card.addLayoutGuide(guide)
    label.text = "Turned"
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      card.widthAnchor.constraint(equalToConstant: 120),
      card.heightAnchor.constraint(equalToConstant: 60),
      label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: label.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.heightAnchor.constraint(equalToConstant: 8),
    ])
    let plain = root.redlineLayout()
    card.transform = CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 1.5, y: 1.5)
    label.transform = CGAffineTransform(translationX: 0, y: 12)
    let turned = root.redlineLayout()
    #expect(turned.diagnostics == plain.diagnostics)
    #expect(turned.items.map(\.frame) == plain.items.map(\.frame))
    #expect(turned.items.map(\.alignmentRect) == plain.items.map(\.alignmentRect))
    #expect(turned.guides == plain.guides)
    #expect(turned.constraints == plain.constraints)
    let solved = try root.solved(on: .canvas(300, 200))
    for (live, own) in zip(turned.items, solved.items) {
      let (a, b) = (live.style.transform ?? [], own.style.transform ?? [])
      #expect(a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }, "\(live.id)")
    }
  }

  @Test func contentsOfAScrollView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (scroll, box) = (UIScrollView(), UIView())
    for view in [scroll, box] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(box)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      box.topAnchor.constraint(equalTo: scroll.topAnchor),
      box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      box.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 500),
    ])
    let layout = root.redlineLayout()
    #expect(layout.guides.map(\.role) == [.scrollContent])
    #expect(layout.constraints.filter { !$0.isSatisfied }.map(\.id) == [])
    let ends = layout.constraints.map(\.second?.item)
    #expect(ends.contains(layout.guides[0].id))
  }

  @Test func savedAsInTheArticle() throws {
    let controller = CardController()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-capture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let layout = controller.redlineLayout()
    try JSONEncoder().encode(layout).write(to: folder.appending(path: "login.json"))
    let data = try Data(contentsOf: folder.appending(path: "login.json"))
    let read = try SolvedLayout(json: data)
    #expect(read == layout)
    let parity = CapturedParity(resolving: layout, tolerance: 0.5)
    // The stack view's own constraints are not among those of views here.
    let off = parity.rows.map(\.id).filter { !["stack", "button", "footer"].contains($0) }
    #expect(off == [])
    var moved = layout
    moved.items[1].frame.origin.x += 3
    let rows = CapturedParity(device: layout, own: moved, tolerance: 0.5).rows
    #expect(rows.map(\.distance) == [3])
    var other = layout
    let gone = other.items.removeLast().id
    let text = CapturedParity(device: layout, own: other, tolerance: 0.5).text
    #expect(text.contains("\(gone): only the device's layout has it\n"))
    let back = CapturedParity(device: other, own: layout, tolerance: 0.5).text
    #expect(back.contains("\(gone): only Redline's layout has it\n"))
  }
}
