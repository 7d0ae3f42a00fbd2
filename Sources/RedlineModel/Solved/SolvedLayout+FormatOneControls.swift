/// An item of version 1, where what a control shows stood in fields of the style that several kinds
/// shared: a row's separator in that of a switch, all texts of a bar in one list.
struct FormatOneItem: Decodable {
  let item: SolvedLayout.Item

  init(from decoder: any Decoder) throws {
    typealias Item = SolvedLayout.Item
    let values = try decoder.container(keyedBy: Item.Keys.self)
    let kind = try values.decode(Item.Kind.self, forKey: .kind)
    let looks = try values.decode(FormatOneLooks.self, forKey: .style)
    let control = try looks.control(kind, at: values.codingPath + [Item.Keys.style])
    var item = try Item(values, control: control)
    // A class that was not known was an image view with the class's name, a container of Interface
    // Builder one with its controller's.
    if case .imageView(let name?) = control, item.isFromInterfaceBuilder,
      [name, "UIView"].contains(item.className)
    {
      item.control = .unknown(name: name)
    }
    self.item = item
  }
}

/// The fields of a style of version 1 that are those of a control now.
private struct FormatOneLooks: Decodable {
  var isOn: Bool
  var hasRoundedBorder: Bool
  var imageName: String?
  var value: Double
  var titles: [String]?
  var count: Int?
  var selection: Int?
  var variant: String?
  var insets: EdgeInsets?

  func control(
    _ kind: SolvedLayout.Item.Kind, at path: [any CodingKey]
  ) throws(DecodingError) -> SolvedLayout.Control {
    let titles = titles ?? []
    switch kind {
    case .button:
      return .button(style: variant.flatMap { .init(rawValue: $0) }, imageName: imageName)
    case .textField: return .textField(hasRoundedBorder: hasRoundedBorder)
    case .toggle: return .toggle(isOn: isOn)
    case .slider: return .slider(value: value)
    case .imageView: return .imageView(name: imageName)
    case .textView: return .textView(insets: insets)
    case .segmentedControl: return .segmentedControl(titles: titles, selected: selection)
    case .progressView: return .progressView(progress: value)
    case .pageControl: return .pageControl(pages: count ?? 0, current: selection ?? 0)
    case .datePicker:
      return .datePicker(
        style: variant.flatMap { .init(rawValue: $0) } ?? .wheels, texts: titles)
    case .pickerView: return .pickerView(columns: titles.map(rows))
    case .navigationBar:
      let leading = titles.prefix(max(0, count ?? 0))
      return .navigationBar(
        leading: Array(leading), trailing: Array(titles.dropFirst(leading.count)))
    case .tabBar: return .tabBar(titles: titles, selected: selection)
    case .toolbar: return .toolbar(titles: titles)
    case .tableCell:
      return .tableCell(
        accessory: variant.flatMap { .init(rawValue: $0) } ?? .none, hasSeparator: isOn)
    // The others showed nothing of their own, and those that came later were not there.
    default: return try SolvedLayout.Control(kind, .init(), at: path)
    }
  }

  private func rows(_ column: String) -> [String] {
    column.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
