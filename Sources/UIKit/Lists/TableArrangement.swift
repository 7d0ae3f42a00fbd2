import RedlineLayout

/// The rows of a list with their places; it asks for as many cells as are seen.
@MainActor
final class TableArrangement {
  /// A section with the heights of what it shows.
  struct Section {
    var top: CGFloat = 0
    var header: CGFloat = 0
    var rows: [CGFloat]
    /// Whether the height of each row is known, and no estimate.
    var isKnown: [Bool]
    var footer: CGFloat = 0
    var height: CGFloat { header + rows.reduce(0, +) + footer }
  }

  weak var list: UITableView?
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  private(set) var sections: [Section] = []
  private var isLoaded = false
  private var isArranging = false
  /// Whether the program asked for all rows anew while they were arranged: they are at the next
  /// arrangement.
  private var isStale = false
  /// What heights depend on beside the rows.
  private var setting: (width: CGFloat, traits: UITraitCollection, screen: LayoutEnvironment)?

  /// The delegate, looked up once for each arrangement: casts to protocols are slow.
  private(set) weak var rowDelegate: (any UITableViewDelegate)?
  var isGrouped: Bool { list?.style != .plain }
  var width: CGFloat { list?.bounds.width ?? 0 }

  /// Whether the screen is another one than that of the last arrangement.
  var isOutdated: Bool {
    width > 0 && setting.map { $0.screen != UIScreen.main.environment } ?? false
  }

  /// Lets go of all cells, so that they are asked for anew; while rows are arranged, before the next
  /// arrangement.
  func forget() {
    guard !isArranging else { return isStale = true }
    forgetNow()
  }

  private func forgetNow() {
    guard isLoaded else { return }
    (isLoaded, isStale) = (false, false)
    for view in parts { view.removeFromSuperview() }
    (cells, headers, footers, sections) = ([:], [:], [:], [])
  }

  private var parts: [UIView] {
    cells.values.map { $0 } + Array(headers.values) + Array(footers.values)
  }

  /// Asks for the heights of all rows anew; while rows are arranged, for all rows before the next
  /// arrangement.
  func forgetHeights() {
    guard !isArranging else { return isStale = true }
    forgetHeightsNow()
  }

  /// Whether the data source still says what was arranged.
  private var isCurrent: Bool { rowCounts() == sections.map(\.rows.count) }

  private func forgetHeightsNow() {
    guard isLoaded else { return }
    guard isCurrent else { return forgetNow() }
    for section in sections.indices {
      for row in sections[section].isKnown.indices { sections[section].isKnown[row] = false }
    }
  }

  // MARK: Arranging

  func arrange() {
    guard let list, !isArranging, list.bounds.width > 0 else { return }
    isArranging = true
    defer { isArranging = false }
    rowDelegate = list.delegate as? any UITableViewDelegate
    if isStale { forgetNow() }
    isStale = false
    readSetting(list)
    if !isLoaded { load(list) }
    var y: CGFloat = 0
    if let view = list.tableHeaderView { y += place(outer: view, at: 0) }
    let seen = list.bounds
    var shown: Set<IndexPath> = []
    for section in sections.indices {
      sections[section].top = y
      y = arrangeHeader(section, at: y)
      // Rows that are gone are not asked for.
      guard !isStale || isCurrent else { return }
      estimateRows(of: section)
      for row in sections[section].rows.indices {
        if y < seen.maxY, y + sections[section].rows[row] >= seen.minY {
          let path = IndexPath(row: row, section: section)
          shown.insert(path)
          sections[section].rows[row] = arrange(path, at: y)
          sections[section].isKnown[row] = true
          guard !isStale || isCurrent else { return }
        }
        y += sections[section].rows[row]
      }
      y = arrangeFooter(section, at: y)
    }
    if let view = list.tableFooterView { y += place(outer: view, at: y) }
    list.backgroundView?.frame = list.bounds
    drop(allBut: shown)
    list.contentSize = CGSize(width: list.bounds.width, height: y)
  }

  private func readSetting(_ list: UITableView) {
    let now = (list.bounds.width, list.traitCollection, UIScreen.main.environment)
    if let old = setting, old.width != now.0 || old.traits != now.1 || old.screen != now.2 {
      forgetHeightsNow()
    }
    setting = now
  }

  private func load(_ list: UITableView) {
    isLoaded = true
    sections = rowCounts().map {
      Section(rows: Array(repeating: 0, count: $0), isKnown: Array(repeating: false, count: $0))
    }
  }

  /// The number of rows by section, as the data source says it now.
  private func rowCounts() -> [Int] {
    guard let list, list.dataSource != nil else { return [] }
    return ListCounts.bounded(sections: list.numberOfSections) {
      list.numberOfRows(inSection: $0)
    }
  }

  /// Gives the header or footer of the whole list its place, and returns its height.
  private func place(outer view: UIView, at y: CGFloat) -> CGFloat {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    view.frame = CGRect(x: 0, y: y, width: width, height: view.frame.height)
    return view.frame.height
  }

  private func drop(allBut shown: Set<IndexPath>) {
    guard let list else { return }
    for path in cells.keys.sorted() where !shown.contains(path) {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      cell.removeFromSuperview()
      rowDelegate?.tableView(list, didEndDisplaying: cell, forRowAt: path)
    }
  }

  // MARK: Rows

  /// Gives the rows that were not seen yet the heights that they may have.
  private func estimateRows(of section: Int) {
    guard let list else { return }
    let fixed = list.rowHeight
    let usual = fixed >= 0 ? fixed : list.estimatedRowHeight > 0 ? list.estimatedRowHeight : 44
    for row in sections[section].rows.indices where !sections[section].isKnown[row] {
      var height = usual
      if let rowDelegate {
        let path = IndexPath(row: row, section: section)
        let own = rowDelegate.tableView(list, estimatedHeightForRowAt: path)
        if own > 0 { height = own }
      }
      sections[section].rows[row] = height
    }
  }

  /// Places a row that is seen, and returns its height.
  private func arrange(_ path: IndexPath, at y: CGFloat) -> CGFloat {
    guard let list, let source = list.dataSource else { return 0 }
    var asked = rowDelegate?.tableView(list, heightForRowAt: path) ?? list.rowHeight
    let estimated = rowDelegate?.tableView(list, estimatedHeightForRowAt: path)
    if asked < 0, (estimated ?? list.estimatedRowHeight) == 0 { asked = 44 }
    let isNew = cells[path] == nil
    guard !isNew || !isStale || isCurrent else { return 0 }
    let cell = cells[path] ?? source.tableView(list, cellForRowAt: path)
    cells[path] = cell
    let side = list.style == .insetGrouped ? list.margin : 0
    let row = CGRect(x: side, y: y, width: max(0, width - 2 * side), height: 0)
    cell.show(listRow(path, width: row.width))
    if isNew { cell.updateConfiguration(using: cell.configurationState) }
    var height = asked
    if asked < 0 {
      height =
        sections[path.section].isKnown[path.row]
        ? sections[path.section].rows[path.row] : cell.fittingHeight(width: row.width)
      if height <= 0 { height = 44 }
    }
    cell.frame = CGRect(x: row.minX, y: y, width: row.width, height: height)
    if cell.superview !== list { list.addSubview(cell) }
    if isNew {
      cell.isSelected = list.indexPathsForSelectedRows?.contains(path) ?? false
      rowDelegate?.tableView(list, willDisplay: cell, forRowAt: path)
    }
    return height
  }

  private func listRow(_ path: IndexPath, width: CGFloat) -> ListRow {
    guard let list else { preconditionFailure("rows are arranged in a list") }
    let isFirst = path.row == 0
    let isLast = path.row == sections[path.section].rows.count - 1
    let isInset = list.style == .insetGrouped
    var inset = list.separatorInset
    if isGrouped, isLast, list.ownSeparatorInset == nil { inset.left = 0 }
    var safe = list.insetsContentViewsToSafeArea && !isInset ? list.safeAreaInsets : .zero
    (safe.top, safe.bottom) = (0, 0)
    let top: Set<SolvedLayout.Corner> = isInset && isFirst ? [.topLeft, .topRight] : []
    let bottom: Set<SolvedLayout.Corner> = isInset && isLast ? [.bottomLeft, .bottomRight] : []
    return ListRow(
      name: sections.count > 1 ? "section \(path.section) row \(path.row)" : "row \(path.row)",
      width: width, sideMargin: list.margin,
      hasSeparator: list.separatorStyle != .none && !(isInset && isLast), separatorInset: inset,
      safeArea: safe,
      background: isGrouped ? .secondarySystemGroupedBackground : .systemBackground,
      isInset: isInset, corners: top.union(bottom),
      cornerRadius: UIScreen.main.environment.systemVersion >= 26 ? 26 : 10)
  }

  // MARK: Places

  func rect(ofRowAt path: IndexPath) -> CGRect {
    guard sections.indices.contains(path.section) else { return .zero }
    let section = sections[path.section]
    guard section.rows.indices.contains(path.row) else { return .zero }
    let y = section.top + section.header + section.rows[..<path.row].reduce(0, +)
    let side = list?.style == .insetGrouped ? list?.margin ?? 0 : 0
    return CGRect(x: side, y: y, width: width - 2 * side, height: section.rows[path.row])
  }

  func rect(ofSection index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    return CGRect(x: 0, y: sections[index].top, width: width, height: sections[index].height)
  }

  func rect(ofHeader index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    return CGRect(x: 0, y: sections[index].top, width: width, height: sections[index].header)
  }

  func rect(ofFooter index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    let section = sections[index]
    return CGRect(
      x: 0, y: section.top + section.height - section.footer, width: width, height: section.footer)
  }

  func setHeader(_ height: CGFloat, of section: Int) { sections[section].header = height }
  func setFooter(_ height: CGFloat, of section: Int) { sections[section].footer = height }
}
