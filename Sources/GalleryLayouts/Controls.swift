import RedlineKit

/// Every control once: those with a width of their own at the leading edge, the others stretched.
final class ControlBoard: View, LayoutSpec {
  let toggle = Switch(isOn: true)
  let stepper = Stepper()
  let small = ActivityIndicatorView()
  let large = ActivityIndicatorView(style: .large)
  let pages = PageControl(pages: 5, current: 1)
  let segments = SegmentedControl(["Day", "Week", "Month"], selected: 1)
  let slider = Slider(value: 0.3)
  let progress = ProgressView(progress: 0.6)
  let search = SearchBar()
  let field = TextField("A field", border: .roundedRect)
  let notes = TextView(
    "A text view that does not scroll is as high as its lines, with 8 pt above and below.",
    font: .body, scrolls: false)
  let date = DatePicker(style: .compact)
  let plain = Button("Plain"), gray = Button("Gray"), tinted = Button("Tinted")
  let filled = Button("Filled"), image = Button("Image")

  lazy var row = Stack(.horizontal, spacing: 16, alignment: .center) {
    [toggle, stepper, small, large]
  }
  lazy var buttons = Stack(.horizontal, spacing: 8, alignment: .center) {
    [plain, gray, tinted, filled, image]
  }
  lazy var column = Stack(.vertical, spacing: 16, alignment: .leading) {
    [row, pages, segments, date, buttons]
  }
  lazy var wide = Stack(.vertical, spacing: 16) {
    [slider, progress, search, field, notes]
  }

  var layout: Layout {
    column; wide

    column.top == safeArea.top + 16
    column.leading == margins.leading
    wide.top == column.bottom + 24
    wide.horizontal == margins.horizontal
  }

  init() {
    super.init()
    let small = Button.Configuration.Size.small
    plain.configuration = Button.Configuration(.plain, size: small)
    gray.configuration = Button.Configuration(.gray, size: small)
    tinted.configuration = Button.Configuration(.tinted, size: small)
    filled.configuration = Button.Configuration(.filled, size: small)
    image.configuration = Button.Configuration(.gray, size: small, imagePadding: 6)
    image.imageName = "star"
    image.imageSize = CGSize(width: 18, height: 18)
  }
}

/// Bars at both ends of the screen, cells and wheels between them.
final class BarBoard: View, LayoutSpec {
  let bar = NavigationBar("Settings", left: ["Back"], right: ["Edit"])
  let first = TableViewCell(accessory: .disclosureIndicator)
  let second = TableViewCell(accessory: .checkmark)
  let firstTitle = Label("Text size")
  let secondTitle = Label("Large")
  let wheels = PickerView(columns: [
    ["9", "10", "11", "12", "1"], ["39", "40", "41", "42", "43"], ["", "am", "pm"],
  ])
  let tools = Toolbar(["Reply", "Archive", "Move"])
  let tabs = TabBar(["Today", "Browse", "Search", "Account"], selected: 1)

  var layout: Layout {
    bar; first; second; wheels; tools; tabs

    bar.top == safeArea.top
    first.top == bar.bottom + 16
    second.top == first.bottom
    wheels.top == second.bottom + 24
    tabs.bottom == safeArea.bottom
    tools.bottom == tabs.top - 24
    for view in [bar, first, second, wheels, tools, tabs] { view.horizontal == horizontal }
    for (title, cell) in [(firstTitle, first), (secondTitle, second)] {
      title.leading == cell.contentView.margins.leading
      title.centerY == cell.contentView.centerY
    }
  }

  init() {
    super.init()
    for (title, cell) in [(firstTitle, first), (secondTitle, second)] {
      title.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(title)
    }
  }
}
