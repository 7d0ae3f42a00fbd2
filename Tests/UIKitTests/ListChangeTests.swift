import RedlineLayout
import Testing
import UIKit

/// What a list's code does while its rows are arranged.
private enum Moment: String, CaseIterable, Sendable {
  case cell, willDisplay, height, header
}

/// What it does then, once: to two texts, or to none.
private struct ChangeRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var texts: [String]
  var change: @MainActor @Sendable (ChangingController) -> Void

  init(
    _ name: String, _ texts: [String],
    _ change: @escaping @MainActor @Sendable (ChangingController) -> Void
  ) { (testDescription, self.texts, self.change) = (name, texts, change) }
}

private let changes = [
  ChangeRow("appends and reloads", ["a", "b", "c"]) {
    $0.texts.append("c")
    $0.table.reloadData()
  },
  ChangeRow("inserts a row", ["z", "a", "b"]) {
    $0.texts.insert("z", at: 0)
    $0.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  },
  ChangeRow("deletes the last row", ["a"]) {
    $0.texts.removeLast()
    $0.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
  },
  ChangeRow("reloads a row", ["a", "b"]) {
    $0.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  },
  ChangeRow("has other heights", ["a", "b"]) {
    $0.table.beginUpdates()
    $0.table.endUpdates()
  },
  ChangeRow("sets the data source", ["a", "b"]) { $0.table.dataSource = $0 },
  ChangeRow("removes all", []) {
    $0.texts = []
    $0.table.reloadData()
  },
]

private final class ChangingController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var texts = ["a", "b"]
  var moment = Moment.cell
  /// Whether it does so each time.
  var isEndless = false
  var change: (@MainActor @Sendable (ChangingController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
  }

  private func pass(_ now: Moment, isLast: Bool = true) {
    guard now == moment, isLast, let change else { return }
    if !isEndless { self.change = nil }
    change(self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = texts[indexPath.row]
    pass(.cell, isLast: indexPath.row == texts.count - 1)
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    pass(.height, isLast: indexPath.row == texts.count - 1)
    return 44
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { pass(.willDisplay, isLast: indexPath.row == texts.count - 1) }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    pass(.header)
    return nil
  }

  var shown: [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }
}

/// A grid whose items reload it.
private final class ChangingGrid: UICollectionViewController {
  var count = 2
  var change: ((ChangingGrid) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    precondition(indexPath.item < count, "an item that is gone is asked for")
    let change = self.change
    self.change = nil
    change?(self)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Says what it shows anew whenever it prepares itself.
private final class SettingLayout: UICollectionViewFlowLayout {
  var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
    itemSize = CGSize(width: 100, height: 40)
    // Another one each time.
    sectionInset.top = CGFloat(prepared)
    minimumLineSpacing = 4
  }
}

@MainActor @Suite(.serialized) struct ListChangeTests {
  @Test(arguments: changes, Moment.allCases)
  private func changesWhileArranged(_ row: ChangeRow, _ moment: Moment) {
    let controller = ChangingController()
    (controller.moment, controller.change) = (moment, row.change)
    show(controller, on: Screen.phone8)
    #expect(controller.change == nil)
    #expect(controller.shown == row.texts)
  }

  /// As often as a layout allows it; then there are still rows.
  @Test func reloadsAlways() {
    let controller = ChangingController()
    controller.isEndless = true
    controller.change = { $0.table.reloadData() }
    show(controller, on: Screen.phone8)
    #expect(controller.shown == ["a", "b"])
  }

  @Test(arguments: [0, 1, 2, 5]) func gridsThatReload(_ count: Int) {
    let controller = ChangingGrid(collectionViewLayout: UICollectionViewFlowLayout())
    controller.change = {
      $0.count = count
      $0.collectionView.reloadData()
    }
    show(controller, on: Screen.phone8)
    #expect(controller.collectionView.visibleCells.count == count)
  }

  @Test func whatPreparationSetsAsksForNothing() {
    let layout = SettingLayout()
    let controller = ChangingGrid(collectionViewLayout: layout)
    controller.count = 5
    show(controller, on: Screen.phone8)
    #expect(layout.prepared <= 4)
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.size
        == CGSize(width: 100, height: 40))
    let prepared = layout.prepared
    layout.itemSize = CGSize(width: 100, height: 40)
    controller.collectionView.layoutIfNeeded()
    #expect(layout.prepared == prepared)
    layout.itemSize = CGSize(width: 90, height: 40)
    controller.collectionView.layoutIfNeeded()
    #expect(layout.prepared == prepared + 1)
  }

  /// Rows that leave the screen do so from the top.
  @Test func rowsEndInOrder() {
    final class Watching: NSObject, UITableViewDataSource, UITableViewDelegate {
      var ended: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { ended.append(indexPath.row) }
    }
    let watching = Watching()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    (table.dataSource, table.delegate) = (watching, watching)
    table.layoutIfNeeded()
    table.contentOffset.y = 2_000
    table.layoutIfNeeded()
    #expect(watching.ended.count > 10)
    #expect(watching.ended == watching.ended.sorted())
  }

  /// Any count gives a grid of bounded size.
  @Test(arguments: [Int.min, -1, Int.max]) func countsWithoutBound(_ count: Int) {
    final class Endless: NSObject, UITableViewDataSource {
      let count: Int
      init(count: Int) { self.count = count }
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let source = Endless(count: count)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 10
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty == (count < 0))
    #expect(table.contentSize.height <= 10_000_000)
    #expect(source.count == count)
  }
}
