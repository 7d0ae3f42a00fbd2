import Foundation
import RedlineLayout
import Testing

private class Named: View {
  let inherited = Box()
  let gap = LayoutGuide()
}

private final class Everything: Named, LayoutSpec {
  let plain = Box()
  lazy var late = Box()
  let several = [Box(), Box()]
  let optional: Box? = Box()
  let missing: Box? = nil
  let inner = Inner()
  let given = Box("given")
  private let guides = [LayoutGuide(), LayoutGuide()]
  lazy var row = Stack { arranged }
  let arranged = Box()

  var layout: Layout {
    inherited; plain; late; several; inner; given; row
    if let optional { optional }
    if let missing { missing }
    Box(); Box(); Label("x")
    guides; gap
    margins.top == plain.top
  }
}

private final class Inner: View, LayoutSpec {
  let title = Box()
  let plain = Box()
  let row = Deepest()
  var layout: Layout {
    title; plain; row
  }
}

private final class Deepest: View, LayoutSpec {
  let title = Box()
  var layout: Layout { title }
}

@Test func names() throws {
  let solved = try Everything().solved(on: .canvas(100, 100))
  #expect(
    solved.items.map(\.id) == [
      "Everything", "inherited", "plain", "late", "several[0]", "several[1]", "inner",
      "inner/title", "inner/plain", "inner/row", "inner/row/title", "given", "row", "arranged",
      "optional", "box1", "box2", "label1",
    ])
  #expect(
    solved.items.map(\.name).prefix(12).suffix(5) == ["title", "plain", "row", "title", "given"])
  #expect(solved.guides.map(\.id) == ["margins", "guides[0]", "guides[1]", "gap"])
  #expect(solved.name == "Everything")
  let twins = try Scene { _ in
    Box("x"); Box("x"); Box("x")
  }.solved(on: .canvas(9, 9))
  #expect(twins.items.map(\.id) == ["Scene", "x", "x#2", "x#3"])
}

@Test func sourceLines() throws {
  let a = Box("a")
  var lines: [Int] = []
  let solved = try Scene { root in
    let _ = lines.append(#line)
    a
    a.top == root.top
    a
      .leading == root.leading + 8
    a.trailing <= root.trailing; a.bottom <= root.bottom
    When(.compactWidth) {
      a.width == 8
    }
    a.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 3)
    a.size <= root.size
  }.solved(on: .canvas(100, 100))
  let first = lines[0]
  #expect(
    solved.constraints.map { $0.location!.line - first }.sorted() == [2, 3, 5, 5, 7, 9, 10, 10])
  #expect(solved.constraints[0].location?.fileID == #fileID)
  #expect(solved.item("a")?.location?.line == first + 1)
}

@Test func conditions() throws {
  func scene() -> Scene {
    Scene { root in
      let a = Box("a")
      a
      When(.regularWidth) { a.width == 1 }
      When(.compactWidth) {
        a.width == 2
        When(.compactHeight) { a.height == 3 }
        When(.regularWidth) { a.height == 4 }
      }
      When(.regularHeight) { a.height == 5 }
      When(.regularWidth.and(.compactHeight)) { a.top == root.top + 6 }
      When(.rightToLeft) { a.top == root.top + 7 }
      When(.leftToRight) { a.top >= root.top + 8 }
      When(.accessibilityText) { a.leading == root.leading + 9 }
      When(.standardText.and(.compactWidth)) { a.leading == root.leading + 10 }
    }
  }
  // name, device, direction, text size, constants of the active constraints; by hand
  let rows: [(String, Device, LayoutDirection, ContentSizeCategory, [Double])] = [
    ("compact × regular", .iPhone8, .leftToRight, .large, [2, 5, 8, 10]),
    ("compact × compact", .iPhone8.landscape, .leftToRight, .large, [2, 3, 8, 10]),
    ("regular × compact", .iPhone6sPlus.landscape, .leftToRight, .large, [1, 6, 8]),
    ("regular × regular", .iPadMini5, .rightToLeft, .large, [1, 5, 7]),
    ("accessibility size", .iPhone8, .leftToRight, .accessibility1, [2, 5, 8, 9]),
    ("largest standard size", .iPhone8, .leftToRight, .extraExtraExtraLarge, [2, 5, 8, 10]),
  ]
  let shared = scene()
  for (name, device, direction, textSize, expected) in rows {
    for root in [scene(), shared] {
      let solved = try root.solved(on: device, direction: direction, textSize: textSize)
      #expect(solved.constraints.filter(\.isActive).map(\.constant).sorted() == expected, "\(name)")
      #expect(solved.constraints.count == 10, "\(name)")
    }
  }
  let all = try scene().solved(on: .iPhone8).constraints.sorted { $0.constant < $1.constant }
  let scopes = all.map(\.scope)
  #expect(
    scopes == [
      "regular width", "compact width", "compact width, compact height",
      "compact width, regular width", "regular height", "regular width, compact height",
      "right to left", "left to right", "accessibility text size",
      "standard text size, compact width",
    ])
  // What is listed inside is part of the layout, only its constraints come and go.
  let inside = try Scene { root in
    When(.regularWidth) {
      let view = Box("view", 10, 10)
      let guide = LayoutGuide()
      view
      guide
      view.leading == guide.trailing
    }
  }.solved(on: .iPhone8)
  #expect(inside.items.map(\.id) == ["Scene", "view"])
  #expect(inside.guides.count == 1)
}

private enum Style { case wide, narrow, none }

@Test func controlFlow() throws {
  func sentences(_ style: Style, count: Int, isOn: Bool) throws -> [String] {
    let scene = Scene { root in
      let boxes = (0..<count).map { Box("b\($0)") }
      boxes
      for (index, box) in boxes.enumerated() {
        box.width == Double(index)
        if isOn { box.height == 1 } else { box.height == 2 }
      }
      switch style {
      case .wide: boxes[0].top == root.top
      case .narrow:
        boxes[0].bottom == root.bottom
        boxes[0].top >= root.top
      case .none: Layout.empty
      }
    }
    return try scene.solved(on: .canvas(100, 100)).sentences
  }
  #expect(try sentences(.none, count: 0, isOn: true) == [])
  #expect(
    try sentences(.wide, count: 2, isOn: true)
      == ["b0.top = Scene.top", "b0.width = 0", "b0.height = 1", "b1.width = 1", "b1.height = 1"])
  #expect(
    try sentences(.narrow, count: 1, isOn: false)
      == ["b0.bottom = Scene.bottom", "b0.top ≥ Scene.top", "b0.width = 0", "b0.height = 2"])
}

/// A root that is solved again and again has the views and constraints of its layout once.
@Test func repeatedSolving() throws {
  let root = Everything()
  let portrait = try root.solved(on: .iPhone8)
  let landscape = try root.solved(on: .iPhone8.landscape)
  let again = try root.solved(on: .iPhone8)
  #expect(portrait == again)
  #expect(landscape.items.map(\.id) == portrait.items.map(\.id))
  #expect(root.subviews.count == 12)
}

/// Constraints keep their ids when others come and go.
@Test func constraintIDs() throws {
  func ids(_ isLonger: Bool) throws -> [String] {
    let a = Box("a"), b = Box("b")
    return try Scene { root in
      a; b
      if isLonger {
        b.leading == root.leading
      }
      a.top == root.top
      a.top >= root.top - 5
      a.width == 10
      a.width == 10 ~ 500
      b.width == a.width * 2 ~ .high
      (b.height == 3).identified(by: "tall")
    }.solved(on: .canvas(100, 100)).constraints.map(\.id)
  }
  let short = [
    "a.top=Scene.top", "a.top>=Scene.top", "b.width=a.width", "a.width=", "a.width=#2", "tall",
  ]
  #expect(try ids(false) == short)
  #expect(try ids(true) == ["b.leading=Scene.leading"] + short)
}

/// What is listed in another view, and once more at the top.
private final class Moved: View, LayoutSpec {
  let card = Box(), title = Box(), hint = Box(), icon = Box()

  var layout: Layout {
    title; icon; card
    card {
      title; hint
    }
    hint; icon
  }
}

@Test("A view that is listed in another one is in that, wherever else it is named")
func movedViews() throws {
  let solved = try Moved().solved(on: .canvas(100, 100))
  #expect(solved.items.map(\.id) == ["Moved", "icon", "card", "title", "hint"])
  #expect(solved.items.map(\.parent) == [nil, "Moved", "Moved", "card", "card"])
}
