extension SolvedLayout {
  /// What an item is drawn as, with what only items of its kind show.
  ///
  /// The text of an item, its colours and its corners are not here, since items of several kinds have
  /// them: ``Item/text`` and ``Item/style``.
  public enum Control: Hashable, Sendable {
    /// A view with nothing but its background.
    case view
    /// A text.
    case label
    /// A view that arranges others.
    case stackView
    /// A title with the surface of a configuration, or without one, and an image of that name; an
    /// image without a name has an empty one. The insets move the title and the image, by half of
    /// what one side has more than the other, and do not change the size of the content. Both are in
    /// the middle unless a placement says otherwise.
    case button(
      style: ButtonStyle? = nil, imageName: String? = nil, titleInsets: EdgeInsets? = nil,
      imageInsets: EdgeInsets? = nil, placement: ContentPlacement? = nil)
    /// A text to type, in a rounded rectangle or without a border.
    case textField(hasRoundedBorder: Bool = false)
    /// A switch.
    case toggle(isOn: Bool = false)
    /// A slider; its value is 0…1.
    case slider(value: Double)
    /// An image, drawn as a placeholder with its name.
    case imageView(name: String? = nil)
    /// A text of many lines, with distances in points from the edges; `nil` is UIKit's own.
    case textView(insets: EdgeInsets? = nil)
    /// A minus and a plus.
    case stepper
    /// Titles from leading to trailing, and the position of the chosen one, from 0.
    case segmentedControl(titles: [String], selected: Int? = nil)
    /// A bar that shows progress, 0…1.
    case progressView(progress: Double)
    /// A turning wheel.
    case activityIndicator
    /// A dot for each page, and the position of the page that is shown, from 0.
    case pageControl(pages: Int, current: Int = 0)
    /// The parts of a date as they are shown: `["21 Nov 2026", "09:41"]`.
    case datePicker(style: DatePickerStyle, texts: [String])
    /// The rows of each wheel; the one in the middle is chosen.
    case pickerView(columns: [[String]])
    /// A field to search in.
    case searchBar
    /// The titles of the buttons at the leading and at the trailing end, each from the edge inwards.
    /// Of the leading ones and then the trailing ones counted on, `inactive` are the positions of
    /// those that do not react to touches.
    case navigationBar(leading: [String] = [], trailing: [String] = [], inactive: [Int] = [])
    /// Titles from leading to trailing, and the position of the chosen one, from 0.
    case tabBar(titles: [String], selected: Int? = nil)
    /// The titles of the buttons from leading to trailing, the spaces between and beside them, and
    /// the positions of the buttons that do not react to touches; without knowledge of spaces (`nil`)
    /// the titles are at equal distances.
    case toolbar(titles: [String], spaces: [BarSpace]? = nil, inactive: [Int] = [])
    /// A row of a list: what it shows at its trailing edge, whether its lowest pixel is a line, and how
    /// far from the left and the right edge that is; `nil` is 16 pt at the leading edge.
    case tableCell(
      accessory: CellAccessory = .none, hasSeparator: Bool = true, separatorInset: EdgeInsets? = nil
    )
    /// A view of a class that Redline does not know, drawn as a placeholder with that name.
    case unknown(name: String)
  }
}

extension SolvedLayout.Control {
  /// The background of a button with a configuration: none, gray, the tint colour's shade, or the
  /// tint colour itself.
  public enum ButtonStyle: String, Codable, Hashable, Sendable, CaseIterable {
    case plain, gray, tinted, filled
  }

  /// The look of a date picker: wheels, buttons with the date and the time, or a month's calendar.
  public enum DatePickerStyle: String, Codable, Hashable, Sendable, CaseIterable {
    case wheels, compact, inline
  }

  /// What a row of a list shows at its trailing edge.
  public enum CellAccessory: String, Codable, Hashable, Sendable, CaseIterable {
    case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton
  }

  /// The kind of control, without what it shows.
  public var kind: SolvedLayout.Item.Kind {
    switch self {
    case .view: .view
    case .label: .label
    case .stackView: .stackView
    case .button: .button
    case .textField: .textField
    case .toggle: .toggle
    case .slider: .slider
    case .imageView: .imageView
    case .textView: .textView
    case .stepper: .stepper
    case .segmentedControl: .segmentedControl
    case .progressView: .progressView
    case .activityIndicator: .activityIndicator
    case .pageControl: .pageControl
    case .datePicker: .datePicker
    case .pickerView: .pickerView
    case .searchBar: .searchBar
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    case .tableCell: .tableCell
    case .unknown: .unknown
    }
  }
}

extension SolvedLayout.Item {
  /// The kinds of ``SolvedLayout/Control``.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case view, label, button, textField, toggle, slider, imageView, stackView
    case textView, stepper, segmentedControl, progressView, activityIndicator, pageControl
    case datePicker, pickerView, searchBar, navigationBar, tabBar, toolbar, tableCell, unknown
  }
}

extension SolvedLayout.Item.Kind {
  /// How firmly a view of the kind hugs its content along each axis unless its author says otherwise.
  package var usualHugging: AxisPair {
    switch self {
    case .toggle, .stepper, .activityIndicator: AxisPair(750, 750)
    case .progressView: AxisPair(250, 750)
    case .view, .label, .button, .textField, .slider, .imageView, .stackView, .textView,
      .segmentedControl, .pageControl, .datePicker, .pickerView, .searchBar, .navigationBar,
      .tabBar, .toolbar, .tableCell, .unknown:
      AxisPair(250, 250)
    }
  }

  /// Whether the author gives the control the size at which a finger meets it; the system's
  /// controls of one height have theirs.
  package var hasTouchSize: Bool {
    switch self {
    case .button, .textField, .textView, .datePicker: true
    case .view, .label, .toggle, .slider, .imageView, .stackView, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .pickerView, .searchBar, .navigationBar,
      .tabBar, .toolbar, .tableCell, .unknown:
      false
    }
  }
}

// MARK: - JSON

extension SolvedLayout.Control {
  /// What a control shows as one flat object, `{"titles":["One","Two"],"selected":1}`: the value of
  /// an item's `control` in JSON, next to its `kind`. Fields that a kind does not have are left out,
  /// and ignored where a file has them.
  package struct Fields: Codable, Hashable, Sendable {
    package var hasRoundedBorder: Bool?
    package var imageName: String?
    package var name: String?
    package var isOn: Bool?
    package var hasSeparator: Bool?
    package var value: Double?
    package var progress: Double?
    package var pages: Int?
    package var current: Int?
    package var selected: Int?
    package var titles: [String]?
    package var columns: [[String]]?
    package var leading: [String]?
    package var trailing: [String]?
    package var texts: [String]?
    package var style: String?
    package var accessory: CellAccessory?
    package var insets: EdgeInsets?
    package var spaces: [SolvedLayout.BarSpace]?
    package var inactive: [Int]?
    package var titleInsets: EdgeInsets?
    package var imageInsets: EdgeInsets?
    package var placement: ContentPlacement?

    /// The names of the fields, in the order in which differences are told.
    package enum Key: String, CodingKey, CaseIterable {
      case hasRoundedBorder, imageName, name, isOn, hasSeparator, value, progress, pages, leading
      case current, selected, titles, columns, trailing, texts, style, accessory, insets
      case spaces, inactive, titleInsets, imageInsets, placement
    }

    typealias CodingKeys = Key
  }

  /// What the control shows.
  package var fields: Fields {
    switch self {
    case .view, .label, .stackView, .stepper, .activityIndicator, .searchBar: Fields()
    case .button(let style, let imageName, let title, let image, let placement):
      Fields(
        imageName: imageName, style: style?.rawValue, titleInsets: title, imageInsets: image,
        placement: placement)
    case .textField(let hasRoundedBorder): Fields(hasRoundedBorder: hasRoundedBorder)
    case .toggle(let isOn): Fields(isOn: isOn)
    case .slider(let value): Fields(value: value)
    case .imageView(let name): Fields(imageName: name)
    case .textView(let insets): Fields(insets: insets)
    case .segmentedControl(let titles, let selected): Fields(selected: selected, titles: titles)
    case .progressView(let progress): Fields(progress: progress)
    case .pageControl(let pages, let current): Fields(pages: pages, current: current)
    case .datePicker(let style, let texts): Fields(texts: texts, style: style.rawValue)
    case .pickerView(let columns): Fields(columns: columns)
    case .navigationBar(let leading, let trailing, let inactive):
      Fields(leading: leading, trailing: trailing, inactive: inactive.isEmpty ? nil : inactive)
    case .tabBar(let titles, let selected): Fields(selected: selected, titles: titles)
    case .toolbar(let titles, let spaces, let inactive):
      Fields(titles: titles, spaces: spaces, inactive: inactive.isEmpty ? nil : inactive)
    case .tableCell(let accessory, let hasSeparator, let insets):
      Fields(hasSeparator: hasSeparator, accessory: accessory, insets: insets)
    case .unknown(let name): Fields(name: name)
    }
  }

  /// The numbers with their names, for checks whether a layout can be made of them.
  package var numbers: [(property: String, value: Double)] {
    switch self {
    case .slider(let value): [("value", value)]
    case .progressView(let progress): [("progress", progress)]
    case .toolbar(_, let spaces?, _):
      spaces.compactMap(\.width).map { ("spaces.width", $0) }
    case .textView(let insets?), .tableCell(_, _, let insets?): insets.numbers("insets")
    case .button(_, _, let title, let image, let placement):
      (title?.numbers("titleInsets") ?? []) + (image?.numbers("imageInsets") ?? [])
        + (placement?.insets?.numbers("placement.insets") ?? [])
    default: []
    }
  }

  /// Makes a control of what it shows.
  /// - Parameter path: Where the fields stand in the file.
  /// - Throws: `DecodingError` with the name of a field that is missing, or whose value is none.
  init(
    _ kind: SolvedLayout.Item.Kind, _ fields: Fields, at path: [any CodingKey]
  ) throws(DecodingError) {
    let reader = FieldReader(kind: kind, path: path)
    self =
      switch kind {
      case .view: .view
      case .label: .label
      case .stackView: .stackView
      case .stepper: .stepper
      case .activityIndicator: .activityIndicator
      case .searchBar: .searchBar
      case .button:
        .button(
          style: try reader.style(fields.style), imageName: fields.imageName,
          titleInsets: fields.titleInsets, imageInsets: fields.imageInsets,
          placement: fields.placement)
      case .textField:
        .textField(
          hasRoundedBorder: try reader.need(fields.hasRoundedBorder, .hasRoundedBorder))
      case .toggle: .toggle(isOn: try reader.need(fields.isOn, .isOn))
      case .slider: .slider(value: try reader.need(fields.value, .value))
      case .imageView: .imageView(name: fields.imageName)
      case .textView: .textView(insets: fields.insets)
      case .segmentedControl:
        .segmentedControl(
          titles: try reader.need(fields.titles, .titles), selected: fields.selected)
      case .progressView: .progressView(progress: try reader.need(fields.progress, .progress))
      case .pageControl:
        .pageControl(
          pages: try reader.need(fields.pages, .pages),
          current: try reader.need(fields.current, .current))
      case .datePicker:
        .datePicker(
          style: try reader.need(try reader.style(fields.style), .style),
          texts: try reader.need(fields.texts, .texts))
      case .pickerView: .pickerView(columns: try reader.need(fields.columns, .columns))
      case .navigationBar:
        .navigationBar(
          leading: try reader.need(fields.leading, .leading),
          trailing: try reader.need(fields.trailing, .trailing), inactive: fields.inactive ?? [])
      case .tabBar:
        .tabBar(titles: try reader.need(fields.titles, .titles), selected: fields.selected)
      case .toolbar:
        .toolbar(
          titles: try reader.need(fields.titles, .titles), spaces: fields.spaces,
          inactive: fields.inactive ?? [])
      case .tableCell:
        .tableCell(
          accessory: try reader.need(fields.accessory, .accessory),
          hasSeparator: try reader.need(fields.hasSeparator, .hasSeparator),
          separatorInset: fields.insets)
      case .unknown: .unknown(name: try reader.need(fields.name, .name))
      }
  }
}

/// Says what is wrong with the fields of a control.
private struct FieldReader {
  typealias Key = SolvedLayout.Control.Fields.Key

  let kind: SolvedLayout.Item.Kind
  let path: [any CodingKey]

  func need<Value>(_ value: Value?, _ key: Key) throws(DecodingError) -> Value {
    guard let value else {
      throw .keyNotFound(
        key,
        .init(
          codingPath: path,
          debugDescription: "A control of the kind \(kind.rawValue) has \"\(key.rawValue)\"."))
    }
    return value
  }

  /// The style of that name, which is one of those of the kind.
  func style<Style: RawRepresentable & CaseIterable>(
    _ name: String?
  ) throws(DecodingError) -> Style? where Style.RawValue == String {
    guard let name else { return nil }
    guard let style = Style(rawValue: name) else {
      let others = Style.allCases.map(\.rawValue).joined(separator: ", ")
      throw .dataCorrupted(
        .init(
          codingPath: path + [Key.style],
          debugDescription: "A \(kind.rawValue)'s style is one of \(others), not \(name)."))
    }
    return style
  }
}

// MARK: - Comparing

extension SolvedLayout.Control.Fields {
  /// What a field says of a control, whatever its kind.
  package enum Aspect { case border, image, value, titles, variant, insets }

  /// A field in words; `nil` where the control does not have it. The buttons of a bar are told as
  /// one list, and by the number of those at its leading end.
  package func text(_ key: Key) -> String? {
    switch key {
    case .hasRoundedBorder: word(hasRoundedBorder)
    case .imageName: imageName
    case .name: name
    case .isOn: word(isOn)
    case .hasSeparator: word(hasSeparator)
    case .value: value.map { formatted($0) }
    case .progress: progress.map { formatted($0) }
    case .pages: pages?.description
    case .leading: leading?.count.description
    case .current: current?.description
    case .selected: selected?.description
    case .titles: list(titles)
    case .columns: list(columns?.map { $0.joined(separator: "\n") })
    case .trailing: list(trailing.map { (leading ?? []) + $0 })
    case .texts: list(texts)
    case .style: style
    case .accessory: accessory.flatMap { $0 == .none ? nil : $0.rawValue }
    case .insets: insets?.words
    case .titleInsets: titleInsets?.words
    case .imageInsets: imageInsets?.words
    case .placement: placement?.words
    case .spaces: list(spaces?.map { $0.words(buttons) })
    case .inactive: list(inactive?.compactMap { buttons.indices.contains($0) ? buttons[$0] : nil })
    }
  }

  /// The buttons of a bar, as positions count them.
  private var buttons: [String] { titles ?? (leading ?? []) + (trailing ?? []) }

  private func word(_ flag: Bool?) -> String? { flag.map { $0 ? "yes" : "no" } }

  private func list(_ texts: [String]?) -> String? {
    texts.flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }
  }

  /// The names and texts, in the order in which they are shown: what tells views apart that have no
  /// name of their own.
  package var words: [String?] {
    let lists = [titles, leading, trailing, texts].compactMap(\.self) + (columns ?? [])
    return [imageName ?? name] + lists.flatMap { $0 }
  }
}

extension SolvedLayout.Control.Fields.Key {
  /// What the field says of a control.
  package var aspect: SolvedLayout.Control.Fields.Aspect {
    switch self {
    case .hasRoundedBorder: .border
    case .imageName, .name: .image
    case .isOn, .hasSeparator, .value, .progress, .pages, .leading, .current, .selected, .inactive:
      .value
    case .titles, .columns, .trailing, .texts: .titles
    case .style, .accessory: .variant
    case .insets, .spaces, .titleInsets, .imageInsets, .placement: .insets
    }
  }
}
