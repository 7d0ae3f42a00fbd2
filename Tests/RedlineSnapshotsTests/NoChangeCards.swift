import RedlineKit

// One card, written in many ways; `NoChangeTests` compares them.

enum Written {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      title
      detail
      save
      title.top == top + 16
      title.leading == leading + 16
      detail.top == title.bottom + 8
      detail.leading == title.leading
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
}

enum Moved {
  #sourceLocation(file:"Renamed/Cards.swift",line:700)
  /// A card.
  final class Card: View, LayoutSpec {
    // What it says.
    let title = Label("Title")

    let detail = Label("A detail of the card")

    let save = Button("Save")

    var layout: Layout {
      title
      detail
      // In front.
      save

      title.top == top + 16  // Below the edge.
      title.leading == leading + 16

      detail.top == title.bottom + 8
      detail.leading == title.leading

      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
  #sourceLocation()
}

enum Reordered {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      title
      detail
      save
      save.width >= 64
      save.bottom == bottom - 8
      detail.leading == title.leading
      title.leading == leading + 16
      save.trailing == trailing - 16
      detail.top == title.bottom + 8
      title.top == top + 16
    }
  }
}

enum ConstraintsFirst {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      title.top == top + 16
      title.leading == leading + 16
      title
      detail.top == title.bottom + 8
      detail.leading == title.leading
      detail
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
      save
    }
  }
}

enum Listed {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      [title, detail, save]
      [title.top == top + 16, title.leading == leading + 16]
      [detail.top == title.bottom + 8, detail.leading == title.leading]
      [save.trailing == trailing - 16, save.bottom == bottom - 8, save.width >= 64]
    }
  }
}

enum Looped {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      for view in [title, detail, save] { view }
      for (view, anchor, gap) in [(title, top, 16.0), (detail, title.bottom, 8)] {
        view.top == anchor + gap
      }
      title.leading == leading + 16
      for view in [detail] { view.leading == title.leading }
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
}

enum Grouped {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      title { title.top == top + 16 }
      detail {
        title.leading == leading + 16
        detail.leading == title.leading
      }
      save
      detail.top == title.bottom + 8
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
}

enum Extracted {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")
    private let margin: Double
    init(margin: Double) { self.margin = margin }

    var layout: Layout {
      texts(below: top)
      button()
    }

    @LayoutBuilder private func texts(below anchor: LayoutYAxisAnchor) -> Layout {
      title
      detail
      title.top == anchor + margin
      title.leading == leading + margin
      detail.top == title.bottom + margin / 2
      detail.leading == title.leading
    }

    @LayoutBuilder private func button() -> Layout {
      save
      save.trailing == trailing - margin
      save.bottom == bottom - margin / 2
      save.width >= 4 * margin
    }
  }
}

enum Extended {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      views
      places
    }
  }
}

extension Extended.Card {
  @LayoutBuilder var views: Layout {
    title
    detail
    save
  }
  @LayoutBuilder var places: Layout {
    title.top == top + 16
    title.leading == leading + 16
    detail.top == title.bottom + 8
    detail.leading == title.leading
    save.trailing == trailing - 16
    save.bottom == bottom - 8
    save.width >= 64
  }
}

enum Branched {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")
    var isPlain = true

    var layout: Layout {
      title
      if isPlain {
        detail
        detail.top == title.bottom + 8
      } else {
        detail.top == title.bottom + 80
      }
      save
      if !title.text.isEmpty { title.top == top + 16 }
      title.leading == leading + 16
      detail.leading == title.leading
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
}

enum Turned {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      title
      detail
      save
      top == title.top - 16
      leading == title.leading - 16
      title.bottom == detail.top - 8
      title.leading == detail.leading
      trailing == save.trailing + 16
      bottom == save.bottom + 8
      save.width >= 64
    }
  }
}

enum Numbers {
  static let width = 64.0

  final class Card: View, LayoutSpec {
    private static let margin = 16.0
    private var half: Double { Self.margin / 2 }
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      title
      detail
      save
      title.top == top + (8 + 8)
      title.leading == leading + Self.margin
      detail.top == title.bottom - -half
      detail.leading == title.leading + 0
      save.trailing == trailing + -16.0
      save.bottom == bottom - 0x8
      save.width >= width(64)
    }

    private func width(_ value: Int) -> Double { max(Double(value), Numbers.width) }
  }
}

enum Spelled {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      title
      detail
      save
      title.top == self.top + 16
      title.leading == self.leading + 16
      detail.top == title.bottom + 8
      detail.leading == title.leading
      save.trailing == self.trailing - 16
      save.bottom == self.bottom - 8
      save.width >= 64 ~ .required
    }
  }
}

enum Variables {
  final class Card: View, LayoutSpec {
    var title: Label = Label("Title")
    private lazy var count = 3
    fileprivate(set) var detail = Label("A detail of the card")
    private let save: Button = .init("Save")

    var layout: Layout {
      title
      detail
      save
      title.top == top + 16
      title.leading == leading + 16
      detail.top == title.bottom + 8
      detail.leading == title.leading
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
}

enum Unused {
  final class Card: View, LayoutSpec {
    let number = 4
    let words = ["a": 1]
    let onSave: () -> Void = {}
    let later: Label? = nil
    let spare = Label("Nobody adds it")
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")
    weak var owner: View?

    var layout: Layout {
      title
      detail
      save
      title.top == top + 16
      title.leading == leading + 16
      detail.top == title.bottom + 8
      detail.leading == title.leading
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
}

enum Inherited {
  class Base: View {
    let title = Label("Title")
    let detail = Label("A detail of the card")
  }

  final class Card: Base, LayoutSpec {
    let save = Button("Save")

    var layout: Layout {
      title
      detail
      save
      title.top == top + 16
      title.leading == leading + 16
      detail.top == title.bottom + 8
      detail.leading == title.leading
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
}

enum Made {
  static func label(_ text: String) -> Label { Label(text) }

  final class Card: View, LayoutSpec {
    let title: Label
    let detail = Made.label("A detail of the card")
    let save: Button = {
      let button = Button("Save")
      return button
    }()

    init() {
      title = label("Title")
      super.init()
    }

    var layout: Layout {
      title
      detail
      save
      title.top == top + 16
      title.leading == leading + 16
      detail.top == title.bottom + 8
      detail.leading == title.leading
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
}

enum Usual {
  final class Card: View, LayoutSpec {
    let title = Label("Title", font: .system(size: 17))
    let detail = Label("A detail of the card")
    let save = Button("Save")

    init() {
      super.init()
      title.isHidden = false
      title.numberOfLines = 1
      detail.alpha = 1
      save.isEnabled = true
      let hugging = save.contentHuggingPriority(for: .horizontal)
      save.setContentHuggingPriority(hugging, for: .horizontal)
    }

    var layout: Layout {
      title
      detail
      save
      title.top == top + 16
      title.leading == leading + 16
      detail.top == title.bottom + 8
      detail.leading == title.leading
      save.trailing == trailing - 16
      save.bottom == bottom - 8
      save.width >= 64
    }
  }
}

enum Locals {
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let detail = Label("A detail of the card")
    let save = Button("Save")

    var layout: Layout {
      let (heading, text, button) = (title, detail, save)
      let edge = leading
      heading
      text
      button
      heading.top == top + 16
      heading.leading == edge + 16
      text.top == heading.bottom + 8
      text.leading == heading.leading
      button.trailing == trailing - 16
      button.bottom == bottom - 8
      button.width >= 64
    }
  }
}
