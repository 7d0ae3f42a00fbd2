// The code of the article WritingLayouts, block by block.

import RedlineKit

/// A title over a text, with a mark at the trailing end.
final class Card: View, LayoutSpec {
  let title = Label("Welcome back", font: .headline)
  let text = Label("You have three new messages.", lines: 0)
  let mark = View()
  let column = LayoutGuide()

  var layout: Layout {
    title; text; mark; column  // subviews, back to front, and guides

    column.leading == margins.leading
    column.trailing == mark.leading - 16
    title.top == margins.top
    title.horizontal == column.horizontal
    text.top == title.bottom + 4
    text.horizontal == column.horizontal
    text.bottom <= margins.bottom
    column.vertical == margins.vertical
    mark.size == CGSize(width: 12, height: 12)
    mark.centerY == title.centerY
    mark.trailing == margins.trailing
  }
}

final class Profile: View, LayoutSpec {
  let card = View()
  let avatar = ImageView("person.circle", size: CGSize(width: 40, height: 40))
  let name = Label("Ada Lovelace", font: .headline)

  var layout: Layout {
    card {
      avatar; name
      avatar.leading == card.leading + 12
      avatar.vertical == card.vertical + 12
      name.leading == avatar.trailing + .system
      name.centerY == avatar.centerY
    }
    card.top == safeArea.top + 16
    card.horizontal == margins.horizontal
  }
}

final class Cards: View, LayoutSpec {
  let first = Card()
  let second = Card()

  var layout: Layout {
    first; second
    first.top == safeArea.top
    first.horizontal == horizontal
    first.height == 96
    second.top == first.bottom + 8
    second.horizontal == horizontal
    second.height == first.height
  }
}

final class Operators: View, LayoutSpec {
  let title = Label("Title")
  let icon = ImageView("star", size: CGSize(width: 24, height: 24))
  let field = TextField("Search", border: .roundedRect)

  var layout: Layout {
    icon; title; field

    // A position is another position and an offset in points, down or towards the end.
    icon.top == safeArea.top + 16
    icon.leading == leading + 20
    title.centerY == icon.centerY
    title.leading == icon.trailing + .system  // 8 pt, the system's spacing
    title.trailing <= trailing - 20  // at most; >= is at least

    // A size is a number of points, or another size with a factor and an offset.
    icon.width == 24
    icon.height == icon.width
    field.width == width / 2 + 40
    field.height >= 44

    // A position with a factor: 1/3 of the way down.
    field.top == bottom / 3
    field.centerX == centerX
  }
}

final class Compounds: View, LayoutSpec {
  let back = View()
  let box = View()
  let badge = View()
  let line = View()

  var layout: Layout {
    back; box; badge; line

    back.edges == edges  // top, leading, bottom, trailing
    box.horizontal == margins.horizontal + 8  // 8 pt inside at both ends
    box.vertical == safeArea.vertical + 16
    badge.center == box.center + CGSize(width: 0, height: -20)
    badge.size == CGSize(width: 44, height: 44)
    badge.edges <= box.edges  // inside; >= is outside
    line.edges
      == box.edges + DirectionalEdgeInsets(top: 64, leading: 16, bottom: 64, trailing: 0)
  }
}

final class Adaptive: View, LayoutSpec {
  let picture = ImageView("map", size: CGSize(width: 200, height: 120))
  let text = Label("Open every day from nine to six.", lines: 0)

  var layout: Layout {
    picture; text
    picture.top == safeArea.top + 16
    picture.leading == margins.leading
    text.trailing == margins.trailing

    When(.compactWidth) {
      picture.trailing == margins.trailing
      text.top == picture.bottom + 16
      text.leading == margins.leading
      When(.accessibilityText) { picture.height == 60 }  // both conditions
    }
    When(.regularWidth) {
      text.top == picture.top
      text.leading == picture.trailing + 24
      picture.width == 200
    }
    When(.regularHeight.and(.leftToRight)) { text.bottom <= safeArea.bottom }
  }
}

final class Rows: View, LayoutSpec {
  let header: Label?
  let rows: [Label]

  init(_ texts: [String], header: String? = nil) {
    self.header = header.map { Label($0, font: .headline) }
    rows = texts.map { Label($0) }
    super.init()
  }

  var layout: Layout {
    rows
    let first = rows[0]
    if let header {
      header
      header.top == safeArea.top + 16
      header.leading == margins.leading
      first.top == header.bottom + 8
    } else {
      first.top == safeArea.top + 16
    }
    for row in rows { row.leading == margins.leading }
    for (row, next) in zip(rows, rows.dropFirst()) { next.top == row.bottom + 4 }
    ends
  }

  @LayoutBuilder private var ends: Layout {
    for row in rows { row.trailing <= margins.trailing }
  }
}

final class Priorities: View, LayoutSpec {
  let name = Label("A name that may grow")
  let date = Label("Today")

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // The name is the one that grows, and the one that is cut.
    date.setContentHuggingPriority(.high, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  var layout: Layout {
    name; date
    name.top == safeArea.top + 16
    name.leading == margins.leading
    name.width >= 120 ~ .high
    date.leading == name.trailing + 8
    date.trailing == margins.trailing ~ 900
    date.trailing <= margins.trailing
    date.firstBaseline == name.firstBaseline
    name.vertical <= safeArea.vertical ~ .low
  }
}

final class Form: View, LayoutSpec {
  let title = Label("Log in", font: .title1)
  let name = TextField("Name", border: .roundedRect)
  let password = TextField("Password", secure: true, border: .roundedRect)
  let cancel = Button("Cancel")
  let submit = Button("Log in", fill: .systemBlue)
  lazy var buttons = Stack(spacing: 8, distribution: .fillEqually) { [cancel, submit] }
  lazy var form = Stack(.vertical, spacing: 8) {
    title
    [name, password]
    buttons
  }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    form.setCustomSpacing(24, after: password)
  }

  var layout: Layout {
    form
    form.top == safeArea.top + 24
    form.horizontal == readableContent.horizontal
  }
}

final class Guides: View, LayoutSpec {
  let left = Button("Left")
  let right = Button("Right")
  let gaps = [LayoutGuide(), LayoutGuide(), LayoutGuide()]

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // Those of the safe area are added.
    directionalLayoutMargins = DirectionalEdgeInsets(all: 24)
  }

  var layout: Layout {
    left; right; gaps

    left.top == margins.top
    right.top == left.top
    right.width == left.width

    // Three gaps of one width, before, between and after the buttons.
    gaps[0].leading == margins.leading
    gaps[0].trailing == left.leading
    gaps[1].leading == left.trailing
    gaps[1].trailing == right.leading
    gaps[2].leading == right.trailing
    gaps[2].trailing == margins.trailing
    gaps[0].width == gaps[1].width
    gaps[0].width == gaps[2].width
    for gap in gaps { gap.vertical == left.vertical }
  }
}

final class Panel: View, LayoutSpec {
  let panel = View()
  lazy var panelHeight = panel.height == 200 ~ .high

  var layout: Layout {
    panel
    panel.horizontal == horizontal
    (panel.bottom == bottom).identified(by: "panel at the bottom")
    panelHeight
  }

  func collapse() { panelHeight.constant = 44 }
}

func activate(_ box: View, in view: View) {
  let top = box.top == view.safeArea.top
  top.isActive = true
  LayoutConstraint.activate(box.horizontal == view.horizontal)
}

func addRow(to view: View) throws {
  let name = Label("Name")
  let field = TextField("Ada Lovelace", border: .roundedRect)
  for item in [name, field] {
    item.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(item)
  }
  let row = try LayoutConstraint.constraints(
    visualFormat: "|-[name(60)]-gap-[field(>=100)]-|", options: .alignAllFirstBaseline,
    metrics: ["gap": 12], views: ["name": name, "field": field])
  LayoutConstraint.activate(row + [name.top == view.margins.top + 16])
}

/// A row of stars, 20 × 20 pt each, with gaps of 4 pt.
final class Stars: View {
  let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 24 * count - 4, height: 20)
  }
}

/// A word in a frame.
final class Tag: View {
  let word: String

  init(_ word: String) {
    self.word = word
    super.init()
  }

  override func contentSize(in context: ContentContext) -> CGSize {
    let font = Font.footnote.resolved(for: context.traits.preferredContentSizeCategory)
    let text = context.text.measure(word, font: font, maximumWidth: nil, maximumLines: 1)
    return CGSize(
      width: context.ceiled(text.width) + 12, height: context.ceiled(font.lineHeight) + 4)
  }
}
