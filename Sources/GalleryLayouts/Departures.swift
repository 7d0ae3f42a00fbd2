import Foundation
import RedlineKit

/// Departures of a ferry, with what assistive technologies are told of them.
final class Departures: View, LayoutSpec {
  let title = Label("Ferries today", font: .preferred(.title1).bold)
  let morning = TimeColumn("Morning", ["08:10", "09:40"])
  let evening = TimeColumn("Evening", ["18:10", "20:40"])
  let weather = WeatherCard()
  let ticket = TicketRow()
  let note = Label("Times are those of the harbour.", font: .footnote)
  let more = Button("?")
  let shade = View(), question = Question()
  private let asks: Bool

  /// - Parameter asks: Whether a question lies over the screen.
  init(asks: Bool = false) {
    self.asks = asks
    super.init()
    title.accessibilityTraits = [.header]
    note.textColor = .tertiaryLabel
    more.accessibilityLabel = "Help"
    more.accessibilityHint = "Opens the timetable."
    more.tintColor = .label
    question.accessibilityViewIsModal = true
    shade.backgroundColor = Color.black.withAlphaComponent(0.4)
  }

  var layout: Layout {
    title; morning; evening; weather; ticket; note; more

    title.top == top + 24
    title.leading == leading + 20
    morning.top == title.bottom + 20
    morning.leading == title.leading
    evening.top == morning.top
    evening.leading == morning.trailing + 16
    evening.trailing == trailing - 20
    evening.width == morning.width
    weather.top == morning.bottom + 20
    weather.leading == title.leading
    weather.trailing == evening.trailing
    ticket.top == weather.bottom + 20
    ticket.leading == title.leading
    ticket.trailing == evening.trailing
    note.top == ticket.bottom + 24
    note.leading == title.leading
    more.centerY == note.centerY
    more.trailing == evening.trailing
    more.width == 32
    more.height == 32
    if asks {
      shade; question
      shade.edges == edges
      question.centerX == centerX
      question.centerY == centerY
      question.width == 280
    }
  }
}

/// A heading with times below it, which are read before those of the column beside it.
final class TimeColumn: View, LayoutSpec {
  let heading: Label
  let times: [Label]

  init(_ heading: String, _ times: [String]) {
    self.heading = Label(heading, font: .headline)
    self.times = times.map { Label($0, font: .body) }
    super.init()
    backgroundColor = .secondarySystemBackground
    cornerRadius = 12
    self.heading.accessibilityTraits = [.header]
    shouldGroupAccessibilityChildren = true
  }

  var layout: Layout {
    heading
    times

    heading.top == top + 12
    heading.leading == leading + 16
    heading.trailing <= trailing - 16
    times[0].top == heading.bottom + 8
    for (above, below) in zip(times, times.dropFirst()) { below.top == above.bottom + 8 }
    for time in times { time.leading == heading.leading }
    times[times.count - 1].bottom == bottom - 12
  }
}

/// Two texts that are one element.
final class WeatherCard: View, LayoutSpec {
  let sky = Label("Light rain", font: .body),
    wind = Label("Wind 4 from the west", font: .subheadline)

  init() {
    super.init()
    backgroundColor = .secondarySystemBackground
    cornerRadius = 12
    isAccessibilityElement = true
  }

  var layout: Layout {
    sky; wind

    sky.top == top + 12
    sky.leading == leading + 16
    wind.top == sky.bottom + 4
    wind.leading == sky.leading
    wind.bottom == bottom - 12
  }
}

/// A price, what it is for, and how many: the name is read first, wherever it stands.
final class TicketRow: View, LayoutSpec {
  let price = Label("€ 12", font: .preferred(.title2).bold)
  let name = Label("Day ticket", font: .body)
  let count = Stepper()
  let buy = Button("Buy", fill: .systemIndigo)

  init() {
    super.init()
    backgroundColor = .secondarySystemBackground
    cornerRadius = 12
    count.accessibilityLabel = "Tickets"
    buy.cornerRadius = 10
    accessibilityElements = [name, price, count, buy]
  }

  var layout: Layout {
    price; name; count; buy

    price.top == top + 12
    price.leading == leading + 16
    name.top == price.bottom + 2
    name.leading == price.leading
    name.bottom == bottom - 14
    buy.trailing == trailing - 16
    buy.centerY == centerY
    buy.width == 72
    buy.height == 44
    count.trailing == buy.leading - 12
    count.centerY == centerY
  }
}

/// A question over a screen.
final class Question: View, LayoutSpec {
  let text = Label("Give the ticket back?", font: .headline, lines: 0)
  let keep = Button("Keep it"), giveBack = Button("Give it back")

  init() {
    super.init()
    backgroundColor = .secondarySystemBackground
    cornerRadius = 16
    keep.tintColor = .label
    giveBack.tintColor = .systemRed
  }

  var layout: Layout {
    text; keep; giveBack

    text.top == top + 20
    text.leading == leading + 20
    text.trailing == trailing - 20
    keep.top == text.bottom + 12
    keep.leading == leading + 20
    keep.height == 44
    giveBack.top == keep.top
    giveBack.height == 44
    giveBack.trailing == trailing - 20
    keep.bottom == bottom - 12
  }
}
