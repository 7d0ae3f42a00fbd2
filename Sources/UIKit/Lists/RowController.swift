extension UITableViewCell {
  /// A list whose only row is a cell of this class, to be drawn:
  /// `Entry("person", on: .iPhone15) { PersonCell.rowController() }`.
  ///
  /// The cell shows what its initializer gives it, as wide as the list and as high as its constraints
  /// make it.
  public class func rowController() -> UITableViewController { RowController(self) }
}

extension UITableViewHeaderFooterView {
  /// A list with nothing but a header of this class, to be drawn:
  /// `Entry("group", on: .iPhone15) { GroupHeader.headerController() }`.
  ///
  /// The header shows what its initializer gives it, as wide as the list and as high as its constraints make it.
  public class func headerController() -> UITableViewController { HeaderController(self) }
}

/// A list with one header and no row.
private final class HeaderController: UITableViewController {
  private let type: UITableViewHeaderFooterView.Type

  init(_ type: UITableViewHeaderFooterView.Type) {
    self.type = type
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(type, forHeaderFooterViewReuseIdentifier: "header")
    tableView.sectionHeaderTopPadding = 0
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
}

/// A list with one row.
private final class RowController: UITableViewController {
  private let type: UITableViewCell.Type

  init(_ type: UITableViewCell.Type) {
    self.type = type
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(type, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
