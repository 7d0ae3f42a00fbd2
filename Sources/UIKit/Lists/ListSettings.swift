import RedlineLayout

extension UITableView {
  /// Adds what is set on the list, and what its data source and its delegate say of the rows that are
  /// seen, where no cell shows it.
  func addSections(to settings: inout ObjectSettings) {
    let usual = UITableViewCell.SeparatorStyle.singleLine
    settings.add("separatorStyle", separatorStyle, usual: usual)
    settings.add("separatorInset", ownSeparatorInset)
    let heights = [
      ("rowHeight", rowHeight), ("estimatedRowHeight", estimatedRowHeight),
      ("sectionHeaderHeight", sectionHeaderHeight), ("sectionFooterHeight", sectionFooterHeight),
      ("sectionHeaderTopPadding", sectionHeaderTopPadding),
    ]
    for (name, height) in heights { settings.add(name, height, usual: CGFloat(-1)) }
    settings.add("insetsContentViewsToSafeArea", insetsContentViewsToSafeArea, usual: true)
    guard let dataSource else { return }
    settings.add("sectionIndexTitles", dataSource.sectionIndexTitles(for: self))
    let rowDelegate = delegate as? any UITableViewDelegate
    for path in indexPathsForVisibleRows ?? [] {
      let level = rowDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
      let row = "row(section: \(path.section), row: \(path.row))"
      settings.add("\(row).indentationLevel", level, usual: 0)
      guard isEditing else { continue }
      let canEdit = dataSource.tableView(self, canEditRowAt: path)
      settings.add("\(row).canEdit", canEdit, usual: true)
      settings.add(
        "\(row).canMove", dataSource.tableView(self, canMoveRowAt: path), usual: false)
      let style = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      settings.add("\(row).editingStyle", style, usual: UITableViewCell.EditingStyle.delete)
    }
  }
}

extension UICollectionViewLayout {
  /// Adds what is set on the layout, under a path.
  func addSettings(to settings: inout ObjectSettings, at path: String) {
    if let flow = self as? UICollectionViewFlowLayout {
      flow.addFlow(to: &settings, at: path)
    } else if let layout = self as? UICollectionViewCompositionalLayout {
      layout.addSections(to: &settings, at: path)
    }
  }
}

extension UICollectionViewFlowLayout {
  fileprivate func addFlow(to settings: inout ObjectSettings, at path: String) {
    let usual = UICollectionViewFlowLayout()
    func add<Value: Equatable>(_ name: String, _ part: KeyPath<UICollectionViewFlowLayout, Value>) {
      settings.add("\(path).\(name)", self[keyPath: part], usual: usual[keyPath: part])
    }
    add("itemSize", \.itemSize)
    add("estimatedItemSize", \.estimatedItemSize)
    add("minimumLineSpacing", \.minimumLineSpacing)
    add("minimumInteritemSpacing", \.minimumInteritemSpacing)
    add("sectionInset", \.sectionInset)
    add("scrollDirection", \.scrollDirection)
    add("headerReferenceSize", \.headerReferenceSize)
    add("footerReferenceSize", \.footerReferenceSize)
    add("sectionInsetReference", \.sectionInsetReference)
    add("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
    add("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Sections that are one object, or say the same as the one before, are told once.
  fileprivate func addSections(to settings: inout ObjectSettings, at path: String) {
    settings.addParts(of: configuration, at: "\(path).configuration")
    var last: (section: NSCollectionLayoutSection, texts: [String])?
    for (index, section) in sections.enumerated() {
      guard section !== last?.section else { continue }
      var found = ObjectSettings()
      found.addParts(of: section, at: "")
      if let list = section.list { found.addList(list) }
      let texts = found.found.map { "\($0.name) \($0.value)" }
      if texts != last?.texts {
        for (name, value) in found.found {
          settings.add("\(path).sections[\(index)]\(name)", value)
        }
      }
      last = (section, texts)
    }
  }
}

extension ObjectSettings {
  /// Adds how a section looks as a list.
  fileprivate mutating func addList(_ list: UICollectionLayoutListConfiguration) {
    add(".list.appearance", list.appearance)
    add(".list.showsSeparators", list.showsSeparators, usual: true)
    add(".list.backgroundColor", list.backgroundColor)
    add(
      ".list.headerMode", list.headerMode,
      usual: UICollectionLayoutListConfiguration.HeaderMode.none)
    add(
      ".list.footerMode", list.footerMode,
      usual: UICollectionLayoutListConfiguration.FooterMode.none)
    add(".list.headerTopPadding", list.headerTopPadding)
  }
}
