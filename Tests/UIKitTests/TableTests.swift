import RedlineLayout
import Testing
import UIKit

/// A cell that is as high as its label and 8 pt above and below.
private final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A list of texts, by section.
private final class TextsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView: UITableView
  var sections = [["One"]]
  var headers: [String?] = []
  var footers: [String?] = []
  var heights: [Int: CGFloat] = [:]
  var isPlain = false
  var change: (UITableViewCell) -> Void = { _ in }
  private(set) var displayed: [String] = []
  private(set) var asked: [IndexPath] = []

  init(_ style: UITableView.Style = .plain) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    displayed.append("header \(section)")
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .systemRed
  }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { displayed.append("footer \(section)") }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row] ?? tableView.rowHeight
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let text = sections[indexPath.section][indexPath.row]
    if isPlain {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      change(cell)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = text
    change(cell)
    return cell
  }
}

/// Where parts of a list lie on an iPhone 8, in points of the screen.
private struct TableRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var style = UITableView.Style.plain
  var device = Screen.phone8
  var set: @MainActor @Sendable (TextsController) -> Void
  /// Names with x, y, width and height.
  var frames: [(String, CGRect)]

  init(
    _ name: String, _ style: UITableView.Style = .plain, on device: Device = Screen.phone8,
    set: @escaping @MainActor @Sendable (TextsController) -> Void,
    frames: [(String, CGRect)]
  ) {
    (testDescription, self.style, self.device) = (name, style, device)
    (self.set, self.frames) = (set, frames)
  }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

private let long = "A text that is too long for one line of this list, so that it takes two of them"

private let rows = [
  TableRow(
    "a row is as high as its constraints say, and a pixel for the line",
    set: { $0.sections = [["One", long]] },
    frames: [
      ("row 0", rect(0, 20, 375, 37)), ("row 0/label", rect(16, 28, 343, 20.5)),
      ("row 1", rect(0, 57, 375, 57.5)), ("row 1/contentView", rect(0, 57, 375, 57)),
    ]),
  TableRow(
    "a height for all rows", set: { $0.tableView.rowHeight = 60 },
    frames: [("row 0", rect(0, 20, 375, 60)), ("row 0/contentView", rect(0, 20, 375, 59.5))]),
  TableRow(
    "the delegate's height", set: { ($0.sections, $0.heights) = ([["a", "b"]], [0: 80]) },
    frames: [("row 0", rect(0, 20, 375, 80)), ("row 1", rect(0, 100, 375, 37))]),
  TableRow(
    "no estimate, no measuring", set: { $0.tableView.estimatedRowHeight = 0 },
    frames: [("row 0", rect(0, 20, 375, 44))]),
  TableRow(
    "without lines, the content view is the cell",
    set: { ($0.tableView.rowHeight, $0.tableView.separatorStyle) = (50, .none) },
    frames: [("row 0/contentView", rect(0, 20, 375, 50))]),
  TableRow(
    "a cell of the system", set: { $0.isPlain = true },
    frames: [
      ("row 0", rect(0, 20, 375, 43.5)), ("row 0/contentView/textLabel", rect(16, 20, 343, 43)),
    ]),
  TableRow(
    "a header since iOS 15 has room above", set: { $0.headers = ["Title"] },
    frames: [("header", rect(0, 42, 375, 28)), ("row 0", rect(0, 70, 375, 37))]),
  TableRow(
    "grouped without titles", .grouped,
    set: { ($0.sections, $0.tableView.rowHeight) = ([["a"], ["b"]], 44) },
    frames: [
      ("section 0 row 0", rect(0, 55, 375, 44)), ("section 1 row 0", rect(0, 135, 375, 44)),
    ]),
  TableRow(
    "grouped with titles", .grouped,
    set: {
      ($0.sections, $0.headers, $0.tableView.rowHeight) = ([["a"], ["b"]], ["A", "B"], 44)
    },
    frames: [
      ("section 0 header", rect(0, 20, 375, 55.5)), ("section 0 row 0", rect(0, 75.5, 375, 44)),
      ("section 1 header", rect(0, 137.5, 375, 38.5)), ("section 1 row 0", rect(0, 176, 375, 44)),
    ]),
  TableRow(
    "rows of an inset group", .insetGrouped, set: { $0.tableView.rowHeight = 44 },
    frames: [("row 0", rect(16, 55, 343, 44)), ("row 0/contentView", rect(16, 55, 343, 44))]),
  TableRow(
    "a header and a footer of the whole list",
    set: {
      $0.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
      $0.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    },
    frames: [
      ("tableHeaderView", rect(0, 20, 375, 100)), ("row 0", rect(0, 120, 375, 37)),
      ("tableFooterView", rect(0, 157, 375, 30)),
    ]),
  TableRow(
    "contents stay out of the cutout", on: Screen.phoneXLandscape,
    set: { $0.tableView.rowHeight = 44 },
    frames: [
      ("row 0", rect(0, 0, 812, 44)), ("row 0/contentView", rect(44, 0, 724, 43.667)),
    ]),
  TableRow(
    "a view at the end of a row",
    set: {
      $0.change = { $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    },
    frames: [
      ("row 0/accessoryView", rect(319, 29, 40, 20)),
      ("row 0/contentView", rect(0, 20, 311, 36.5)),
    ]),
]

@MainActor @Suite(.serialized) struct TableTests {
  @Test(arguments: rows) private func parts(_ row: TableRow) throws {
    let controller = TextsController(row.style)
    row.set(controller)
    let solved = try controller.solved(on: row.device)
    for (name, frame) in row.frames {
      let id = solved.items.contains { $0.id == name } ? name : "tableView/" + name
      let item = try #require(
        solved.items.first { $0.id == id }, "\(name) in \(solved.items.map(\.id))")
      let apart = [
        item.frame.minX - frame.minX, item.frame.minY - frame.minY,
        item.frame.width - frame.width, item.frame.height - frame.height,
      ]
      #expect(apart.allSatisfy { abs($0) < 0.01 }, "\(name): \(item.frame) is not \(frame)")
    }
    #expect(solved.diagnostics.isEmpty, "\(solved.diagnostics)")
  }

  @Test func onlyWhatIsSeenIsAskedFor() {
    let controller = TextsController()
    controller.sections = [Array(repeating: "Row", count: 10_000)]
    show(controller, on: Screen.phone8)
    #expect(controller.asked.count == 18)
    #expect(Set(controller.asked).count == controller.asked.count)
    #expect(controller.tableView.contentSize.height == 439_874.0)
    controller.tableView.scrollToRow(
      at: IndexPath(row: 5_000, section: 0), at: .top, animated: false)
    controller.tableView.layoutIfNeeded()
    let seen = controller.tableView.indexPathsForVisibleRows ?? []
    #expect(seen.first == IndexPath(row: 5_000, section: 0) || seen.count < 25, "\(seen)")
    #expect(controller.asked.count < 60)
  }

  /// What a list says of its rows.
  @Test func questions() throws {
    let controller = TextsController()
    controller.sections = [["a", "b"], ["c"]]
    show(controller, on: Screen.phone8)
    let list = controller.tableView
    let last = IndexPath(row: 0, section: 1)
    let cell = try #require(list.cellForRow(at: last))
    #expect(list.indexPath(for: cell) == last)
    #expect(list.visibleCells.count == 3)
    #expect(list.rectForRow(at: last) == cell.frame)
    #expect(list.indexPathForRow(at: CGPoint(x: 10, y: 40)) == IndexPath(row: 1, section: 0))
    controller.sections = [["a"]]
    list.reloadData()
    list.layoutIfNeeded()
    #expect(list.visibleCells.count == 1)
    #expect(cell.superview == nil)
  }

  /// A list in a column is as high as its contents where its class says so.
  @Test func aListOfItsOwnHeight() throws {
    final class WholeList: UITableView {
      override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
      }
    }
    let source = TextsController()
    source.sections = [["a", "b", "c"]]
    let list = WholeList(frame: .zero, style: .plain)
    list.register(TextCell.self, forCellReuseIdentifier: "text")
    list.dataSource = source
    let controller = UIViewController()
    list.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    show(controller, on: Screen.phone8)
    controller.view.layoutIfNeeded()
    #expect(list.frame == CGRect(x: 0, y: 20, width: 375, height: 111))
  }

  /// UIKit's name for the height that a list gives.
  @Test func aRowThatIsTooLow() throws {
    let controller = TextsController()
    controller.tableView.rowHeight = 20
    let solved = try controller.solved(on: Screen.phone8)
    let conflict = try #require(solved.diagnostics.first)
    #expect("\(conflict)".contains("row 0"), "\(conflict)")
    let names = solved.constraints.compactMap(\.identifier)
    #expect(names.contains("UIView-Encapsulated-Layout-Height"), "\(names)")
  }

  /// A delegate may change headers before they are seen, once each.
  @Test func theDelegateHearsOfHeaders() throws {
    let list = TextsController(.grouped)
    list.sections = [["One"], ["Two"]]
    (list.headers, list.footers) = (["First", "Second"], [nil, "End"])
    let layout = try list.solved(on: .iPhone15)
    #expect(list.displayed == ["header 0", "header 1", "footer 1"])
    let first = try #require(layout.items.first { $0.text?.string.lowercased() == "first" })
    #expect(first.text?.color == .systemRed)
    _ = try list.solved(on: .iPhone15)
    #expect(list.displayed.count == 3)
    list.tableView.reloadData()
    _ = try list.solved(on: .iPhone15)
    #expect(list.displayed.count == 6)
  }
}
