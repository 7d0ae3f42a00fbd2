extension UITableViewCell {
  /// A list whose only row is a cell of this class, to be drawn:
  /// `Entry("person", on: .iPhone15) { PersonCell.rowController() }`.
  ///
  /// The cell shows what its initializer gives it, as wide as the list and as high as its constraints
  /// make it.
  public class func rowController() -> UITableViewController {
    RowController(self, isHeader: false)
  }
}

extension UITableViewHeaderFooterView {
  /// A list with nothing but a header of this class, to be drawn:
  /// `Entry("group", on: .iPhone15) { GroupHeader.headerController() }`.
  ///
  /// The header shows what its initializer gives it, as wide as the list and as high as its constraints make it.
  public class func headerController() -> UITableViewController {
    RowController(self, isHeader: true)
  }
}

/// A list with one row, or with one header.
private final class RowController: UITableViewController {
  private let type: AnyClass
  private let isHeader: Bool

  init(_ type: AnyClass, isHeader: Bool) {
    self.type = type
    self.isHeader = isHeader
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isHeader {
      tableView.register(type, forHeaderFooterViewReuseIdentifier: "part")
      tableView.sectionHeaderTopPadding = 0
    } else {
      tableView.register(type, forCellReuseIdentifier: "part")
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isHeader ? 0 : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "part", for: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    isHeader ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "part") : nil
  }
}
