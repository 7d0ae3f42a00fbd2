import Foundation
import RedlineLayout

extension SceneBuilder {
  func label(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let text = values.text("text") ?? values.text("attributedText") ?? ""
    let parts = try values.textParts()
    let label = Label(
      text, font: try values.font(setsLines: parts == nil) ?? .system(size: 17))
    label.numberOfLines = Int(min(10_000, max(0, try values.number("numberOfLines", default: 1))))
    label.textAlignment = alignment(values, missing: .left)
    if let parts {
      label.textRuns = parts.runs(beside: label.font)
      if values["textAlignment"] == nil, let side = parts.alignment { label.textAlignment = side }
      if let color = parts.color { label.textColor = color }
    }
    label.lineBreakMode = Self.truncations[values["lineBreakMode"] ?? ""] ?? .tail
    if let color = textColor(values) { label.textColor = color }
    label.preferredMaxLayoutWidth = try values.number("preferredMaxLayoutWidth", default: 0)
    // Only a label that keeps its size has the attribute: what says how small shrinks.
    let shrinks = values["minimumFontSize"] != nil || values["minimumScaleFactor"] != nil
    if values.isOn("adjustsFontSizeToFit", default: shrinks) {
      let size = try values.number("minimumFontSize", default: 0)
      let factor = try values.number("minimumScaleFactor", default: size / label.font.pointSize)
      label.minimumScaleFactor = factor > 0 && factor < 1 ? factor : 1
    }
    return label
  }

  private static let truncations: [String: SolvedLayout.Text.Truncation] = [
    "tailTruncation": .tail, "middleTruncation": .middle, "headTruncation": .head, "clip": .clip,
    "wordWrap": .clip, "characterWrap": .clip,
  ]

  /// - Parameter missing: What Interface Builder writes no attribute for.
  private func alignment(
    _ values: ElementValues, missing: SolvedLayout.Text.Alignment = .natural
  ) -> SolvedLayout.Text.Alignment {
    guard let name = values["textAlignment"] else { return missing }
    return SolvedLayout.Text.Alignment(rawValue: name) ?? .natural
  }

  private func textColor(_ values: ElementValues) -> Color? {
    values.child("textColor").flatMap { document.color($0) }
  }

  /// Types of buttons with an image of the system's.
  static let typesWithImages: Set = ["infoLight", "infoDark", "contactAdd", "detailDisclosure"]

  func button(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let isSystem = ["roundedRect", "system"].contains(values["buttonType"])
    let normal = values.child("normal").map { ElementValues(document, $0, traits: traits) }
    let configuration = values.child("configuration").map {
      ElementValues(document, $0, traits: traits)
    }
    // A configuration's title counts alone.
    let titled = configuration ?? normal
    let title = titled?.text("title") ?? titled?.text("attributedTitle") ?? ""
    let kind: Button.Kind = isSystem ? .system : .custom
    let insets = configuration == nil ? try insets("contentEdgeInsets", values) : nil
    let button =
      insets.map { InsetButton(title, kind: kind, insets: $0) } ?? Button(title, kind: kind)
    if configuration == nil {
      button.titleInsets = try moves("titleEdgeInsets", values)
      button.imageInsets = try moves("imageEdgeInsets", values)
    }
    // Titles that break lines are drawn on one, with the usual ellipsis.
    if let mode = values["lineBreakMode"], !mode.hasSuffix("Wrap") {
      button.titleLineBreakMode = Self.truncations[mode] ?? .middle
    }
    button.font = try values.font()
    if let titled, let font = try titled.font("titleFontDescription") { button.font = font }
    if let configuration {
      button.configuration = .init(
        Button.Configuration.Style(rawValue: configuration["style"] ?? "") ?? .plain)
      button.configuration?.imagePadding = try configuration.number("imagePadding", default: 0)
      button.configuration?.isStacked = ["top", "bottom"].contains(configuration["imagePlacement"])
      if let child = configuration.child("contentInsets") {
        let room = ElementValues(document, child, traits: traits)
        button.configuration?.contentInsets = DirectionalEdgeInsets(
          top: try room.number("top", default: 0), leading: try room.number("leading", default: 0),
          bottom: try room.number("bottom", default: 0),
          trailing: try room.number("trailing", default: 0))
      }
    }
    button.placement = placement(values, button, insets)
    let image = configuration ?? normal
    if let name = image?.imageName {
      button.imageName = name
      // In a configuration a symbol is as high as the line of a title in the body style.
      let isSymbol = configuration != nil && image?.hasSystemImage == true
      button.imageSize =
        isSymbol
        ? CGSize(width: 24, height: 20)
        : try image?.imageSize(name) ?? CGSize(width: 20, height: 20)
    }
    let color = configuration?.child("baseForegroundColor") ?? normal?.child("titleColor")
    button.titleColor = color.flatMap { document.color($0) }
    if let parts = try titled?.textParts("title") {
      button.titleColor = parts.color ?? button.titleColor
      button.titleRuns = parts.runs(beside: button.font ?? .system(size: isSystem ? 15 : 18))
    }
    if Self.typesWithImages.contains(values["buttonType"] ?? "") {
      button.imageName = values["buttonType"]
      // Since Xcode 16 the images of these buttons are symbols.
      let side = document.toolsVersion < 23000 ? 22 : 25.67
      button.imageSize =
        configuration == nil
        ? CGSize(width: side, height: side) : CGSize(width: 26, height: 20)
    }
    return button
  }

  /// The room around a button's content, `nil` for the usual one, which all zeroes stand for.
  private func insets(
    _ key: String, _ values: ElementValues
  ) throws(InterfaceBuilderError) -> EdgeInsets? {
    guard let child = values.child(key) else { return nil }
    let room = ElementValues(document, child, traits: traits)
    let insets = EdgeInsets(
      top: try room.number("minY", default: 0), left: try room.number("minX", default: 0),
      bottom: try room.number("maxY", default: 0), right: try room.number("maxX", default: 0))
    return insets == .zero ? nil : insets
  }

  /// Where a button shows its title and its image, which begin beside the room that it leaves.
  private func placement(
    _ values: ElementValues, _ button: Button, _ insets: EdgeInsets?
  ) -> SolvedLayout.Control.ContentPlacement? {
    let horizontal = values["contentHorizontalAlignment"].flatMap {
      SolvedLayout.Control.ContentPlacement.Horizontal(rawValue: $0)
    }
    let vertical = values["contentVerticalAlignment"].flatMap {
      SolvedLayout.Control.ContentPlacement.Vertical(rawValue: $0)
    }
    guard horizontal != nil || vertical != nil else { return nil }
    let room = button.configuration.map { $0.roomAroundContent.resolved(options.direction) }
    return .init(horizontal: horizontal, vertical: vertical, insets: room ?? insets)
  }

  /// What moves the title or the image of a button; the least number, which Xcode writes for content
  /// without room, moves nothing.
  private func moves(
    _ key: String, _ values: ElementValues
  ) throws(InterfaceBuilderError) -> EdgeInsets? {
    guard let found = try insets(key, values) else { return nil }
    let sides = [found.top, found.left, found.bottom, found.right].map {
      $0.magnitude < 1e-6 ? 0 : $0
    }
    let rounded = EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    return rounded == .zero ? nil : rounded
  }

  private static let borders: [String: TextField.BorderStyle] = [
    "roundedRect": .roundedRect, "line": .line, "bezel": .line,
  ]

  func textField(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let field = TextField(
      values.text("placeholder") ?? "", text: values.text("text") ?? "",
      border: Self.borders[values["borderStyle"] ?? ""] ?? .none,
      font: try values.font() ?? .system(size: 17))
    field.textAlignment = alignment(values)
    if let color = textColor(values) { field.textColor = color }
    if let child = values.child("textInputTraits") {
      field.isSecureTextEntry = document.tree[child].attributes["secureTextEntry"] == "YES"
    }
    return field
  }

  func textView(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let parts = try values.textParts()
    let view = TextView(
      values.text("text") ?? values.text("attributedText") ?? "",
      font: try values.font(setsLines: parts == nil) ?? .system(size: 14),
      scrolls: values.isOn("scrollEnabled", default: true))
    view.textAlignment = alignment(values)
    if let parts {
      view.textRuns = parts.runs(beside: view.font)
      if values["textAlignment"] == nil, let side = parts.alignment { view.textAlignment = side }
      if let color = parts.color { view.textColor = color }
    }
    if let color = textColor(values) { view.textColor = color }
    return view
  }

  func imageView(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let name = values.imageName
    // An image that the document does not describe is drawn with its name, without a size.
    let size: CGSize? = if let name { try values.imageSize(name) } else { nil }
    let view = ImageView(name, size: size)
    if options.drawsScreens { view.contentMode = values["contentMode"] }
    return view
  }

  func slider(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let low = try values.number("minValue", default: 0)
    let high = try values.number("maxValue", default: 1)
    let value = try values.number("value", default: 0)
    let share = high > low ? (value - low) / (high - low) : 0.5
    return document.isOfLaterEighteen || document.systemVersion >= 26
      ? HighSlider(value: share) : Slider(value: share)
  }

  func segmentedControl(_ values: ElementValues) -> View {
    let segments = document.tree.firstChild(of: values.index, named: "segments").map {
      document.tree[$0].children
    }
    let titles = (segments ?? []).map { document.tree[$0].attributes["title"] ?? "" }
    let control = SegmentedControl(
      titles, selected: values["selectedSegmentIndex"].flatMap { Int($0) })
    control.apportionsByContent = values.isOn("apportionsSegmentWidthsByContent")
    return control
  }

  /// The titles of a tab bar's items, or those of the system's.
  func tabTitles(_ values: ElementValues) -> [String] {
    document.barItems(below: values.index).map { item in
      let attributes = document.tree[item].attributes
      return attributes["systemItem"].flatMap { SystemBarItem.tabs[$0]?.title }
        ?? attributes["title"] ?? ""
    }
  }

  /// A bar with what its first item says.
  func navigationBar(_ values: ElementValues) -> View {
    let bar = isOnCard ? HighNavigationBar() : NavigationBar()
    guard let item = document.barItems(below: values.index).first else { return bar }
    let (left, right) = document.buttons(of: item)
    bar.title = document.tree[item].attributes["title"] ?? ""
    bar.leftItems = left.compactMap(\.shown)
    bar.rightItems = right.compactMap(\.shown)
    bar.inactiveItems = (left + right).inactive
    return bar
  }
}

extension [SolvedLayout.Bars.Item] {
  /// The positions of those that do not react to touches.
  var inactive: [Int] { indices.filter { !self[$0].isEnabled } }
}

extension SolvedLayout.Bars.Item {
  /// Its image, else its title: a bar that is a view has one of them for each button.
  var shown: String? { image ?? title }
}
