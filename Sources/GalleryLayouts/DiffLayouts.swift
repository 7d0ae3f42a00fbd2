import RedlineKit

/// A profile card whose numbers can be edited.
final class ProfileCard: View, LayoutSpec {
  struct Numbers: Sendable {
    var inset = 16.0
    var photoSize = 64.0
    var nameGap = 12.0
    var buttonGap = 12.0
    var bio = "Wrote the first program."
    var hasButton = true
    var hasBadge = false
    var bioPriority = LayoutPriority.required
  }

  let photo = ImageView("ada", size: CGSize(width: 64, height: 64))
  let name = Label("Ada Lovelace", font: .headline)
  let bio: Label
  let follow = Button("Follow", fill: .systemBlue)
  let badge = filled(.systemOrange)
  let numbers: Numbers

  init(_ numbers: Numbers = Numbers()) {
    self.numbers = numbers
    bio = Label(numbers.bio, font: .subheadline, lines: 0, color: .secondaryLabel)
    super.init()
    backgroundColor = .systemBackground
    badge.cornerRadius = 8
  }

  convenience init(_ edit: (inout Numbers) -> Void) {
    var numbers = Numbers()
    edit(&numbers)
    self.init(numbers)
  }

  var layout: Layout {
    photo; name; bio

    photo.top == top + numbers.inset
    photo.leading == leading + numbers.inset
    photo.width == numbers.photoSize
    photo.height == photo.width
    name.top == photo.top
    name.leading == photo.trailing + numbers.nameGap
    name.trailing <= trailing - 16
    bio.top == name.bottom + 4
    bio.leading == name.leading
    bio.trailing == trailing - 16 ~ numbers.bioPriority
    if numbers.hasButton {
      follow
      follow.top == bio.bottom + numbers.buttonGap
      follow.leading == name.leading
      follow.width == 120
    }
    if numbers.hasBadge {
      badge
      badge.centerX == photo.trailing
      badge.centerY == photo.bottom
      badge.size == CGSize(width: 16, height: 16)
    }
  }
}

/// The same card after somebody called the bio `about`.
enum Renamed {
  final class ProfileCard: View, LayoutSpec {
    let photo = ImageView("ada", size: CGSize(width: 64, height: 64))
    let name = Label("Ada Lovelace", font: .headline)
    let about = Label(
      "Wrote the first program.", font: .subheadline, lines: 0, color: .secondaryLabel)
    let follow = Button("Follow", fill: .systemBlue)

    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
    }

    var layout: Layout {
      photo; name; about; follow

      photo.top == top + 16
      photo.leading == leading + 16
      photo.width == 64
      photo.height == photo.width
      name.top == photo.top
      name.leading == photo.trailing + 12
      name.trailing <= trailing - 16
      about.top == name.bottom + 4
      about.leading == name.leading
      about.trailing == trailing - 16
      follow.top == about.bottom + 12
      follow.leading == name.leading
      follow.width == 120
    }
  }
}

/// A bar that two optional constraints pull at.
final class Progress: View, LayoutSpec {
  let track = filled(.systemGray5)
  let bar = filled(.systemGreen)
  let wins: LayoutPriority
  let isPinned: Bool
  let isNarrow: Bool

  init(wins: LayoutPriority = 250, isPinned: Bool = true, isNarrow: Bool = false) {
    self.wins = wins
    self.isPinned = isPinned
    self.isNarrow = isNarrow
    super.init()
  }

  var layout: Layout {
    track; bar

    track.horizontal == horizontal + 24
    track.top == top + 48
    track.height == 48
    bar.vertical == track.vertical + 8
    if isPinned { bar.leading == track.leading + 8 }
    bar.width == 96 ~ 500
    bar.width == track.width * 0.75 ~ wins
    if isNarrow { bar.width <= 60; bar.width >= 80 }
  }
}

/// Rows of a list in a stack view.
final class Steps: View, LayoutSpec {
  let first = Steps.row("Pick a place")
  let second = Steps.row("Pick a time")
  let third = Steps.row("Invite friends")
  let done = Button("Done", fill: .systemGreen)
  let list: Stack

  init(hidesSecond: Bool = false, spacing: Double = 12) {
    list = Stack(.vertical, spacing: spacing)
    super.init()
    for row in [first, second, third] { list.addArrangedSubview(row) }
    second.isHidden = hidesSecond
  }

  private static func row(_ text: String) -> Label {
    let label = Label(text)
    label.backgroundColor = .systemGray5
    return label
  }

  var layout: Layout {
    list; done

    list.top == top + 16
    list.horizontal == horizontal + 24
    done.top == list.bottom + 20
    done.centerX == centerX
    done.width == 140
  }
}
