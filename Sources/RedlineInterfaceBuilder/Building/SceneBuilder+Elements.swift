import Foundation
import RedlineLayout

extension SolvedLayout.Item.Kind {
  /// The names of the elements that stand for views of the kind.
  var elementNames: [String] {
    switch self {
    case .view:
      [
        "view", "collectionViewCell", "collectionReusableView", "collectionViewCellContentView",
        "visualEffectView", "tableHeaderView", "tableViewCellContentView", "scrollView",
        "tableView", "collectionView",
      ]
    case .toggle: ["switch"]
    case .activityIndicator: ["activityIndicatorView"]
    case .tableCell: ["tableViewCell"]
    case .unknown: ["containerView", "mapView", "webView", "wkWebView"]
    case .label, .button, .textField, .slider, .imageView, .stackView, .textView, .stepper,
      .segmentedControl, .progressView, .pageControl, .datePicker, .pickerView, .searchBar,
      .navigationBar, .tabBar, .toolbar:
      [rawValue]
    }
  }
}

extension SceneBuilder {
  private static let kinds: [String: SolvedLayout.Item.Kind] = Dictionary(
    uniqueKeysWithValues: SolvedLayout.Item.Kind.allCases.flatMap { kind in
      kind.elementNames.map { ($0, kind) }
    })

  /// The view of an element with what it shows.
  func control(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    switch Self.kinds[values.name] ?? .unknown {
    case .view: return box(values)
    case .label: return try label(values)
    case .button: return try button(values)
    case .textField: return try textField(values)
    case .textView: return try textView(values)
    case .imageView: return try imageView(values)
    case .stackView: return try stackView(values)
    case .toggle: return Switch(isOn: values.isOn("on"))
    case .slider: return try slider(values)
    case .stepper: return Stepper()
    case .segmentedControl: return segmentedControl(values)
    case .progressView:
      return ProgressView(progress: try values.number("progress", default: 0.5))
    case .activityIndicator:
      return ActivityIndicatorView(
        style: ["whiteLarge", "large"].contains(values["style"]) ? .large : .medium)
    case .pageControl:
      return PageControl(
        pages: Int(min(1000, max(0, try values.number("numberOfPages", default: 0)))))
    case .pickerView: return pickerView()
    case .datePicker: return datePicker(values)
    case .searchBar: return searchBar(values)
    case .navigationBar: return navigationBar(values)
    case .tabBar: return TabBar(tabTitles(values))
    case .toolbar: return toolbar(values)
    case .tableCell: return CellRow(values["accessoryType"])
    case .unknown where embeddedRoot(values.index) != nil: return View()
    case .unknown:
      return NamedBox(values["customClass"] ?? document.uikitName(of: values.name))
    }
  }

  /// A view that shows nothing but what is inside.
  private func box(_ values: ElementValues) -> View {
    switch values.name {
    case "scrollView", "tableView", "collectionView": ScrollView()
    case "tableViewCellContentView": CellContentView()
    default: View()
    }
  }
}

/// A view of a class that Redline does not know, with the name of the class.
final class NamedBox: View {
  let label: String

  init(_ label: String) {
    self.label = label
    super.init()
  }

  override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.unknown(name: label))
  }
}

/// A row of a list, whose size the document stores.
final class CellRow: View {
  let accessory: TableViewCell.Accessory

  init(_ accessory: String?) {
    self.accessory = accessory.flatMap { .init(rawValue: $0) } ?? .none
    super.init()
  }

  override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.tableCell(accessory: accessory))
  }
}
