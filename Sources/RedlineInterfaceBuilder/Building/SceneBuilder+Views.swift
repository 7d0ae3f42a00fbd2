import Foundation
import RedlineLayout

extension SceneBuilder {
  /// The view of an element with its content, priorities and margins.
  func makeView(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let view = try plainView(values)
    try setPriorities(view, values)
    try setMargins(view, values)
    let width = try placeholder(values, "placeholderIntrinsicWidth")
    let height = try placeholder(values, "placeholderIntrinsicHeight")
    if width != nil || height != nil, options.device == nil {
      view.designSize = CGSize(
        width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric)
    }
    // Interface Builder shows a wheel that hides while it stands still.
    view.isHidden = values.isOn("hidden") && !values.isOn("hidesWhenStopped")
    view.clipsToBounds = view.clipsToBounds || values.isOn("clipsSubviews")
    if let color = values.child("backgroundColor") {
      view.backgroundColor = document.color(color)
    }
    if let color = values.child("tintColor") { view.tintColor = document.color(color) }
    view.semanticContentAttribute =
      Self.semantics[values["semanticContentAttribute"] ?? ""]
      ?? .unspecified
    return view
  }

  /// The length that a placeholder gives an axis, `nil` where it gives none.
  private func placeholder(
    _ values: ElementValues, _ name: String
  ) throws(InterfaceBuilderError) -> Double? {
    values[name] == "infinite" ? nil : try values.number(name)
  }

  private static let semantics: [String: SemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  private func plainView(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    switch values.name {
    case "label": return try label(values)
    case "button": return try button(values)
    case "textField": return try textField(values)
    case "textView": return try textView(values)
    case "imageView": return imageView(values)
    case "stackView": return try stackView(values)
    case "scrollView", "tableView", "collectionView": return ScrollView()
    case "switch": return Switch(isOn: values.isOn("on"))
    case "slider": return try slider(values)
    case "stepper": return Stepper()
    case "segmentedControl": return segmentedControl(values)
    case "progressView":
      return ProgressView(progress: try values.number("progress", default: 0.5))
    case "activityIndicatorView":
      return ActivityIndicatorView(
        style: ["whiteLarge", "large"].contains(values["style"]) ? .large : .medium)
    case "pageControl":
      return PageControl(
        pages: Int(min(1000, max(0, try values.number("numberOfPages", default: 0)))))
    case "pickerView": return PickerView(columns: [["Mountain View", "Sunnyvale", "Cupertino"]])
    case "datePicker": return DatePicker(style: values["style"] == "compact" ? .compact : .wheels)
    case "searchBar": return SearchBar(values["placeholder"] ?? "", text: values["text"] ?? "")
    case "navigationBar", "tabBar", "toolbar": return bar(values)
    case "tableViewCell": return CellRow(values["accessoryType"])
    case "tableViewCellContentView": return CellContentView()
    case "view", "collectionViewCell", "collectionReusableView", "collectionViewCellContentView",
      "visualEffectView", "tableHeaderView":
      return View()
    default: return NamedBox(values["customClass"] ?? document.uikitName(of: values.name))
    }
  }

  private func setPriorities(
    _ view: View, _ values: ElementValues
  ) throws(InterfaceBuilderError) {
    for (axis, name) in [(Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      // What the document leaves out is the same for every class.
      let hugging = try priority(values, "\(name)HuggingPriority") ?? 250
      let resistance = try priority(values, "\(name)CompressionResistancePriority") ?? 750
      // On the canvas a constraint wins over a content that is required, too.
      view.setContentHuggingPriority(min(hugging, .belowRequired), for: axis)
      view.setContentCompressionResistancePriority(min(resistance, .belowRequired), for: axis)
    }
  }

  func priority(
    _ values: ElementValues, _ name: String
  ) throws(InterfaceBuilderError) -> LayoutPriority? {
    guard let value = try values.number(name) else { return nil }
    guard value >= 0, value <= 1000 else {
      throw .invalidNumber(
        file: document.file, line: values.line, attribute: name, value: values[name] ?? "")
    }
    // Interface Builder lets 0 be written, which is as good as nothing.
    return LayoutPriority(Float(max(value, 0.001)))
  }

  private func setMargins(_ view: View, _ values: ElementValues) throws(InterfaceBuilderError) {
    view.preservesSuperviewLayoutMargins = values.isOn("preservesSuperviewLayoutMargins")
    view.insetsLayoutMarginsFromSafeArea = values.isOn(
      "insetsLayoutMarginsFromSafeArea", default: true)
    guard let child = values.child("directionalLayoutMargins") ?? values.child("layoutMargins")
    else { return }
    var insets = DirectionalEdgeInsets()
    let element = document.tree[child]
    for (name, path) in Self.marginPaths {
      guard let text = element.attributes[name] else { continue }
      insets[keyPath: path] = try document.number(text, name: name, line: element.line)
    }
    view.directionalLayoutMargins = insets
    (view as? StackView)?.isLayoutMarginsRelativeArrangement = true
  }

  private static var marginPaths: [(String, WritableKeyPath<DirectionalEdgeInsets, Double>)] {
    [
      ("top", \.top), ("bottom", \.bottom), ("left", \.leading), ("right", \.trailing),
      ("leading", \.leading), ("trailing", \.trailing),
    ]
  }

  private func stackView(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let stack = StackView(
      values["axis"] == "vertical" ? .vertical : .horizontal,
      spacing: try values.number("spacing", default: 0),
      alignment: Self.alignments[values["alignment"] ?? ""] ?? .fill,
      distribution: StackDistribution(rawValue: values["distribution"] ?? "") ?? .fill)
    if values["spacingType"] == "standard" { stack.spacing = StackView.spacingUseSystem }
    stack.isBaselineRelativeArrangement = values.isOn("baselineRelativeArrangement")
    return stack
  }

  private static let alignments: [String: StackAlignment] = [
    "leading": .leading, "top": .leading, "center": .center, "centerX": .center,
    "centerY": .center, "trailing": .trailing, "bottom": .trailing,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
  ]
}

extension LayoutPriority {
  /// Above what hides an arranged view.
  fileprivate static let belowRequired = LayoutPriority(999.9995)
}

/// A view of a class that Redline does not know, with the name of the class.
final class NamedBox: View {
  let label: String

  init(_ label: String) {
    self.label = label
    super.init()
  }

  override func content(in context: ContentContext) -> ViewContent {
    var content = ViewContent(kind: .imageView)
    content.imageName = label
    return content
  }
}

/// A row of a list, whose size the document stores.
final class CellRow: View {
  let accessory: String?

  init(_ accessory: String?) {
    self.accessory = accessory
    super.init()
  }

  override func content(in context: ContentContext) -> ViewContent {
    var content = ViewContent(kind: .tableCell)
    content.variant =
      accessory == "disclosureIndicator" || accessory == "checkmark"
      ? accessory : TableViewCell.Accessory.none.rawValue
    content.isOn = true
    return content
  }
}
