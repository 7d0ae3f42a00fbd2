import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 3
  var titles: [String]?
  var canMove = false
  var style = UITableViewCell.EditingStyle.delete
  var level = 0
  var change: (UITableViewCell) -> Void = { _ in }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    change(cell)
    return cell
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { level }
}

private final class Items: NSObject, UICollectionViewDataSource {
  var count = 1

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}

private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows = ["One", "Two", "Three"]
  var height: CGFloat = 32

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { rows[row] }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    height
  }
}

/// Rows that turn by how far they are.
private final class TurningLayout: UICollectionViewFlowLayout {
  var angle: CGFloat = 0

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    for attributes in found ?? [] {
      attributes.transform3D = CATransform3DMakeRotation(angle, 1, 0, 0)
    }
    return found
  }
}

@MainActor private func keeping(_ object: NSObject, _ view: UIView) -> UIViewController {
  let controller = KeepingController()
  controller.kept = object
  controller.view.addSubview(view)
  return controller
}

@MainActor private func table(_ change: (UITableView, Rows) -> Void) -> UIViewController {
  let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300)), Rows())
  change(table, rows)
  (table.dataSource, table.delegate) = (rows, rows)
  return keeping(rows, table)
}

@MainActor private func grid(
  _ layout: UICollectionViewLayout, count: Int = 1
) -> UIViewController {
  let frame = CGRect(x: 0, y: 0, width: 375, height: 300)
  let (grid, items) = (UICollectionView(frame: frame, collectionViewLayout: layout), Items())
  grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  items.count = count
  grid.dataSource = items
  return keeping(items, grid)
}

@MainActor private func picker(_ change: (UIPickerView, Wheel) -> Void) -> UIViewController {
  let (picker, wheel) = (UIPickerView(), Wheel())
  change(picker, wheel)
  (picker.dataSource, picker.delegate) = (wheel, wheel)
  return keeping(wheel, picker)
}

@MainActor private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor private func section(
  _ item: NSCollectionLayoutItem? = nil,
  _ change: (NSCollectionLayoutSection, NSCollectionLayoutGroup) -> Void = { _, _ in }
) -> UICollectionViewLayout {
  let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(.fractionalWidth(0.5), .absolute(80)), subitems: [item ?? whole])
  let section = NSCollectionLayoutSection(group: group)
  change(section, group)
  return UICollectionViewCompositionalLayout(section: section)
}

@MainActor private func flow(
  _ change: (UICollectionViewFlowLayout) -> Void
) -> UICollectionViewLayout {
  let flow = UICollectionViewFlowLayout()
  change(flow)
  return flow
}

@MainActor private func header(
  _ change: (NSCollectionLayoutBoundarySupplementaryItem) -> Void
) -> UICollectionViewLayout {
  section { section, _ in
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
      alignment: .top)
    change(header)
    section.boundarySupplementaryItems = [header]
  }
}

@MainActor private func background(
  _ kind: String, _ index: Int = 0
) -> UICollectionViewLayout {
  section { section, _ in
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    item.zIndex = index
    section.decorationItems = [item]
  }
}

@MainActor private func badges(_ widths: [CGFloat]) -> UICollectionViewLayout {
  let items = widths.map {
    NSCollectionLayoutSupplementaryItem(layoutSize: size(.absolute($0), .absolute(20)))
  }
  return section(
    NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: items))
}

@MainActor private func list(
  _ appearance: UICollectionLayoutListConfiguration.Appearance,
  _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
) -> UIViewController {
  var list = UICollectionLayoutListConfiguration(appearance: appearance)
  change(&list)
  return grid(UICollectionViewCompositionalLayout.list(using: list))
}

private let rows: [SilentRow] = [
  SilentRow(
    "pinToVisibleBounds",
    "collectionViewLayout.sections[0].boundarySupplementaryItems[0].pinToVisibleBounds"
  ) { isOther in grid(header { $0.pinToVisibleBounds = isOther }) },
  SilentRow(
    "header zIndex", "collectionViewLayout.sections[0].boundarySupplementaryItems[0].zIndex"
  ) { isOther in grid(header { $0.zIndex = isOther ? 2 : 0 }) },
  SilentRow("orthogonal kind", "collectionViewLayout.sections[0].orthogonalScrollingBehavior") {
    isOther in
    grid(section { s, _ in s.orthogonalScrollingBehavior = isOther ? .paging : .continuous })
  },
  SilentRow(
    "interGroupSpacing of one group", "collectionViewLayout.sections[0].interGroupSpacing 8 → 4"
  ) { isOther in grid(section { s, _ in s.interGroupSpacing = isOther ? 4 : 8 }) },
  SilentRow(
    "contentInsetsReference of a section", "collectionViewLayout.sections[0].contentInsetsReference"
  ) { isOther in
    grid(section { s, _ in s.contentInsetsReference = isOther ? .layoutMargins : .automatic })
  },
  SilentRow("badge count", "collectionViewLayout.sections[0].group.subitems[0].itemsOn[0]") {
    isOther in grid(badges(isOther ? [20] : []))
  },
  SilentRow(
    "badge size", "collectionViewLayout.sections[0].group.subitems[0].itemsOn[0].layoutSize"
  ) { isOther in grid(badges([isOther ? 20 : 30])) },
  SilentRow("group supplementary", "collectionViewLayout.sections[0].group.supplementaryItems[0]") {
    isOther in
    grid(
      section { _, group in
        if isOther {
          group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(layoutSize: size(.absolute(9), .absolute(9)))
          ]
        }
      })
  },
  SilentRow(
    "decoration zIndex", "collectionViewLayout.sections[0].decorationItems[0].zIndex usual → 1"
  ) { isOther in grid(background("a", isOther ? 1 : 0)) },
  SilentRow(
    "decoration unregistered", "collectionViewLayout.sections[0].decorationItems[0].elementKind"
  ) { isOther in grid(background(isOther ? "bg" : "other")) },
  SilentRow(
    "estimated vs absolute", "collectionViewLayout.sections[0].group.subitems[0].layoutSize"
  ) { isOther in
    grid(
      section(
        NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1), isOther ? .absolute(80) : .fractionalHeight(1)))))
  },
  SilentRow(
    "inter-item spacing flexible of one", "collectionViewLayout.sections[0].group.interItemSpacing"
  ) { isOther in grid(section { _, g in g.interItemSpacing = isOther ? .flexible(4) : .fixed(4) })
  },
  SilentRow("empty section's insets", "collectionViewLayout.sections[0].contentInsets") { isOther in
    grid(section { section, _ in section.contentInsets.bottom = isOther ? 4 : 8 }, count: 0)
  },
  SilentRow("flow line spacing of one row", "collectionViewLayout.minimumLineSpacing 8 → 4") {
    isOther in grid(flow { $0.minimumLineSpacing = isOther ? 4 : 8 })
  },
  SilentRow(
    "flow inset reference", "collectionViewLayout.sectionInsetReference usual → fromSafeArea"
  ) { isOther in
    grid(flow { $0.sectionInsetReference = isOther ? .fromSafeArea : .fromContentInset })
  },
  SilentRow("flow item size of none", "collectionViewLayout.itemSize 8, 50 → 4, 50") { isOther in
    grid(flow { $0.itemSize.width = isOther ? 4 : 8 }, count: 0)
  },
  SilentRow(
    "list swipe top padding", "collectionViewLayout.sections[0].list.headerTopPadding 8 → 4"
  ) { isOther in list(.plain) { $0.headerTopPadding = isOther ? 4 : 8 } },
  SilentRow("list appearance sidebar", "collectionViewLayout.sections[0].list.appearance") {
    isOther in list(isOther ? .sidebar : .sidebarPlain)
  },
  SilentRow("list header mode first item", "collectionViewLayout.sections[0].list.headerMode") {
    isOther in list(.insetGrouped) { $0.headerMode = isOther ? .firstItemInSection : .none }
  },
  SilentRow(
    "scroll direction of one item", "collectionViewLayout.scrollDirection usual → horizontal"
  ) { isOther in
    grid(
      flow {
        $0.scrollDirection = isOther ? .horizontal : .vertical;
        $0.itemSize = CGSize(width: 375, height: 300)
      })
  },
  SilentRow("attributes transform3D", "transform3D") { isOther in
    let layout = TurningLayout(); layout.angle = isOther ? 1 : 0.5; return grid(layout)
  },
  SilentRow("table index titles", "sectionIndexTitles usual → A, B") { isOther in
    table { t, r in r.titles = isOther ? ["A", "B"] : nil }
  },
  SilentRow("table separator etched", "separatorStyle usual → singleLineEtched") { isOther in
    table { t, r in t.separatorStyle = isOther ? .singleLineEtched : .singleLine }
  },
  SilentRow("table separator inset, empty", "separatorInset") { isOther in
    table { t, r in
      r.count = 0; t.separatorInset.left = isOther ? 4 : 9
    }
  },
  SilentRow("table editing canMove", "row(section: 0, row: 0).canMove usual → yes") { isOther in
    table { t, r in
      t.isEditing = true; r.canMove = isOther
    }
  },
  SilentRow("table editing style", "row(section: 0, row: 0).editingStyle usual → insert") {
    isOther in
    table { t, r in
      t.isEditing = true; r.style = isOther ? .insert : .delete
    }
  },
  SilentRow("table rows beyond the screen", "contentSize 375, 4396.5 → 375, 4440.5") { isOther in
    table { t, r in r.count = isOther ? 101 : 100 }
  },
  SilentRow("table indentation by delegate", "row(section: 0, row: 0).indentationLevel usual → 2") {
    isOther in table { t, r in r.level = isOther ? 2 : 0 }
  },
  SilentRow("table row height estimate", "estimatedRowHeight 70 → 60") { isOther in
    table { t, r in t.estimatedRowHeight = isOther ? 60 : 70 }
  },
  SilentRow("refreshing", "refreshControl.isRefreshing usual → yes") { isOther in
    table { t, r in
      t.refreshControl = UIRefreshControl(); if isOther { t.refreshControl?.beginRefreshing() }
    }
  },
  SilentRow("cell highlighted text colour", "highlightedTextColor blue #0000FF → red #FF0000") {
    isOther in
    table { t, r in r.change = { $0.textLabel?.highlightedTextColor = isOther ? .red : .blue } }
  },
  SilentRow("picker row count", "numberOfRows(inComponent: 0) 3 → 4") { isOther in
    picker { p, d in if isOther { d.rows.append("Four") } }
  },
  SilentRow("picker neighbour", "rows(inComponent: 0) One, Zwei, Three → One, Two, Three") {
    isOther in picker { p, d in d.rows[1] = isOther ? "Two" : "Zwei" }
  },
  SilentRow("picker row height", "rowHeight(forComponent: 0) 40 → usual") { isOther in
    picker { p, d in d.height = isOther ? 32 : 40 }
  },
]

@MainActor @Suite("What is set on lists and grids, and shows in no frame", .serialized)
struct ListSettingTests {
  @Test(arguments: rows) private func change(_ row: SilentRow) throws { try row.check() }
}
