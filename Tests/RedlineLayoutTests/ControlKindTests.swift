import RedlineLayout
import TestPrograms
import Testing

private typealias Kind = SolvedLayout.Item.Kind

/// The views of a kind, as their authors make them; none for a class that Redline does not know.
private func views(_ kind: Kind) -> [View] {
  switch kind {
  case .view: [View(), ScrollView(), CollectionViewCell()]
  case .label: [Label()]
  case .button: [Button()]
  case .textField: [TextField()]
  case .toggle: [Switch()]
  case .slider: [Slider()]
  case .imageView: [ImageView()]
  case .stackView: [StackView()]
  case .textView: [TextView()]
  case .stepper: [Stepper()]
  case .segmentedControl: [SegmentedControl()]
  case .progressView: [ProgressView()]
  case .activityIndicator: [ActivityIndicatorView()]
  case .pageControl: [PageControl()]
  case .datePicker: [DatePicker()]
  case .pickerView: [PickerView()]
  case .searchBar: [SearchBar()]
  case .navigationBar: [NavigationBar()]
  case .tabBar: [TabBar()]
  case .toolbar: [Toolbar()]
  case .tableCell: [TableViewCell()]
  case .unknown: []
  }
}

@Test(.blocks, arguments: SolvedLayout.Item.Kind.allCases)
func aViewIsOfItsKind(_ kind: SolvedLayout.Item.Kind) throws {
  for view in views(kind) {
    let name = "\(type(of: view))"
    let solved = try view.solved(on: .canvas(300, 400))
    #expect(solved.root.kind == kind, "\(name)")
    for axis in Axis.allCases {
      #expect(view.contentHuggingPriority(for: axis) == kind.usualHugging[axis], "\(name)")
    }
  }
}

/// A user's class, and its parts: those of the library's class that it is one of have no names.
private final class Row: TableViewCell {
  let title = Label("Title")
  lazy var badge = Box(nil, 10, 10)

  init() {
    super.init()
    contentView.addSubview(title)
    contentView.addSubview(badge)
  }
}

private final class Form: StackView {
  let first = Label("First")

  init() {
    super.init(.vertical) { Label("Loose") }
    addArrangedSubview(first)
  }
}

@Test func storedPropertiesOfTheLibraryNameNothingButContentViews() throws {
  let rows: [(view: View, ids: [String])] = [
    (Row(), ["Row", "contentView", "title", "badge"]), (Form(), ["Form", "label1", "first"]),
    (
      Scene { _ in
        TableViewCell()
        CollectionViewCell()
      },
      [
        "Scene", "tableViewCell1", "tableViewCell1/contentView", "collectionViewCell1",
        "collectionViewCell1/contentView",
      ]
    ),
  ]
  for (view, ids) in rows {
    #expect(try view.solved(on: .canvas(300, 400)).items.map(\.id) == ids)
  }
}
