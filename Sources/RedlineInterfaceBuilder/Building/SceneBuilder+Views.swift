import Foundation
import RedlineLayout

extension SceneBuilder {
  /// The view of an element with its content, priorities and margins.
  func makeView(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let view = try control(values)
    try setPriorities(view, values)
    try setMargins(view, values)
    let width = try placeholder(values, "placeholderIntrinsicWidth")
    let height = try placeholder(values, "placeholderIntrinsicHeight")
    // It stands for what the class of the view has, on any device.
    if width != nil || height != nil {
      view.designSize = CGSize(
        width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric)
    }
    // A wheel that hides while it stands still is hidden on a device; Interface Builder's canvas, by which
    // frames are stored, gives it its room.
    view.isHidden =
      values.isOn("hidden") && (options.drawsScreens || !values.isOn("hidesWhenStopped"))
    view.clipsToBounds = view.clipsToBounds || values.isOn("clipsSubviews")
    if let color = values.child("backgroundColor") {
      view.backgroundColor = document.color(color)
    } else if options.drawsScreens, values.name == "tableViewCell" {
      view.backgroundColor = usualCellColor(values.index)
    }
    if options.drawsScreens, values.name == "tableViewCell" {
      roundEnds(view, ofCell: values.index)
    }
    setRuntimeAttributes(view, values)
    setTint(view, values)
    view.alpha = min(1, max(0, try values.number("alpha", default: 1)))
    view.isEnabled = values.isOn("enabled", default: true)
    view.isSelected = values.isOn("selected")
    view.isHighlighted = values.isOn("highlighted")
    view.semanticContentAttribute =
      Self.semantics[values["semanticContentAttribute"] ?? ""]
      ?? .unspecified
    return view
  }

  /// The colour of a control's main part: its own, where it has one, or the tint colour.
  private func setTint(_ view: View, _ values: ElementValues) {
    let own = Self.partColors[values.name].flatMap(values.child)
    // A switch that is on is green, and a wheel grey, whatever the tint colour is.
    let isTinted = !["switch", "activityIndicatorView"].contains(values.name)
    let color = own ?? (isTinted ? values.child("tintColor") : nil)
    if let color { view.tintColor = document.color(color) }
  }

  private static let partColors = [
    "switch": "onTintColor", "slider": "minimumTrackTintColor",
    "progressView": "progressTintColor", "activityIndicatorView": "color",
  ]

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

  func stackView(_ values: ElementValues) throws(InterfaceBuilderError) -> View {
    let stack = StackView(
      values["axis"] == "vertical" ? .vertical : .horizontal,
      spacing: try values.number("spacing", default: 0),
      alignment: Self.alignments[values["alignment"] ?? ""] ?? .fill,
      distribution: StackDistribution(rawValue: values["distribution"] ?? "") ?? .fill)
    if values["spacingType"] == "standard" { stack.spacing = StackView.spacingUseSystem }
    stack.isBaselineRelativeArrangement = values.isOn("baselineRelativeArrangement")
    if document.isOfLaterEighteen { stack.keepsHiddenAtStart = true }
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
