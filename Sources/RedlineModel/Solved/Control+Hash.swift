extension SolvedLayout.Control {
  /// Hashes what the control shows. Parts that came later, such as spaces of toolbars, count only where
  /// they are, so that layouts without them have the hashes that goldens keep.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    switch self {
    case .view, .label, .stackView, .stepper, .activityIndicator, .searchBar: break
    case .button(let style, let imageName, let titleInsets, let imageInsets, let placement):
      hasher.combine(style)
      hasher.combine(imageName)
      if titleInsets != nil || imageInsets != nil {
        hasher.combine(titleInsets)
        hasher.combine(imageInsets)
      }
      if let placement { hasher.combine(placement) }
    case .textField(let flag), .toggle(let flag): hasher.combine(flag)
    case .slider(let number), .progressView(let number): hasher.combine(number)
    case .imageView(let name): hasher.combine(name)
    case .textView(let insets): hasher.combine(insets)
    case .segmentedControl(let titles, let selected), .tabBar(let titles, let selected):
      hasher.combine(titles)
      hasher.combine(selected)
    case .pageControl(let pages, let current):
      hasher.combine(pages)
      hasher.combine(current)
    case .datePicker(let style, let texts):
      hasher.combine(style)
      hasher.combine(texts)
    case .pickerView(let columns): hasher.combine(columns)
    case .navigationBar(let leading, let trailing, let inactive):
      hasher.combine(leading)
      hasher.combine(trailing)
      if !inactive.isEmpty { hasher.combine(inactive) }
    case .toolbar(let titles, let spaces, let inactive):
      hasher.combine(titles)
      guard spaces != nil || !inactive.isEmpty else { return }
      hasher.combine(spaces)
      hasher.combine(inactive)
    case .tableCell(let accessory, let hasSeparator, let insets):
      hasher.combine(accessory)
      hasher.combine(hasSeparator)
      hasher.combine(insets)
    case .unknown(let name): hasher.combine(name)
    }
  }

  /// The place of the case among all, as the compiler's own hash counts them.
  private var place: Int {
    switch self {
    case .view: 0
    case .label: 1
    case .stackView: 2
    case .button: 3
    case .textField: 4
    case .toggle: 5
    case .slider: 6
    case .imageView: 7
    case .textView: 8
    case .stepper: 9
    case .segmentedControl: 10
    case .progressView: 11
    case .activityIndicator: 12
    case .pageControl: 13
    case .datePicker: 14
    case .pickerView: 15
    case .searchBar: 16
    case .navigationBar: 17
    case .tabBar: 18
    case .toolbar: 19
    case .tableCell: 20
    case .unknown: 21
    }
  }
}
