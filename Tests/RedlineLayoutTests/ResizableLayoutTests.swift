import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

/// A layout that is resized is what solving its views anew gives, to the last byte.
@Suite(.blocks) struct ResizableLayoutTests {
  /// Views of which something depends on the size in each way that there is.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable () -> View
    var devices = Self.widths
    static let widths: [Device] = [300, 301.5, 120, 640, 299, 300].map { .canvas($0, 400) }
  }

  static let text = "what there is to say, which takes more than one line on a small screen"

  @Test(
    "Sizes one after the other",
    arguments: [
      Row(testDescription: "nothing") { View() },
      Row(testDescription: "a label that wraps") {
        let label = Label(text, lines: 0)
        return Scene { root in
          label
          label.horizontal == root.horizontal + 10
          label.top == root.top
          let below = Box("below", 10, 10)
          below
          below.top == label.bottom + 8
          below.leading == label.leading
        }
      },
      Row(testDescription: "at most two lines") {
        Scene { root in
          let label = Label(text, lines: 2)
          label
          label.edges == root.edges
        }
      },
      Row(testDescription: "a bound that begins to hold, and one that gives way") {
        Scene { root in
          let box = Box("box", 10, 10)
          box
          box.leading == root.leading + 20
          box.trailing == root.trailing - 20 ~ 500
          box.width <= 250
          box.top == root.top
        }
      },
      Row(testDescription: "a conflict at small sizes") {
        Scene { root in
          let box = Box("box", 10, 10)
          box
          box.horizontal == root.horizontal + 20
          box.width >= 200
          box.top == root.top
        }
      },
      Row(testDescription: "joined axes") {
        Scene { root in
          let box = Box("box", 10, 10)
          box
          box.width == root.width * 0.5
          box.height == box.width * 0.5
          box.top == root.top
          box.leading == root.leading
        }
      },
      Row(testDescription: "something ambiguous") {
        Scene { root in
          let box = Box("box")
          box
          box.width <= root.width * 0.5
          box.top >= root.top + 3
        }
      },
      Row(
        testDescription: "an autoresizing mask in a root without a frame",
        make: {
          let (root, box) = (View(), Box("box", 10, 10))
          box.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
          box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
          root.addSubview(box)
          return root
        }),
      Row(
        testDescription: "margins, safe areas and size classes",
        make: {
          Scene { root in
            let box = Box("box", 10, 10)
            box
            box.horizontal == root.margins.horizontal
            box.top == root.safeArea.top
            When(.regularWidth) { box.bottom == root.safeArea.bottom }
            When(.compactWidth) { box.height == 40 }
          }
        },
        devices: [
          .iPhoneX, .iPhoneX.landscape, .iPhone6sPlus.landscape, .iPadMini5, .iPhoneX,
          .canvas(500, 500),
        ]),
    ])
  func sizes(_ row: Row) throws {
    var environment = LayoutEnvironment(device: .canvas(300, 400))
    var layout = try ResizableLayout(row.make(), in: environment, measuring: FixedAdvance())
    for device in row.devices {
      environment.device = device
      try expectSame(&layout, row.make(), environment, "\(device.title)")
    }
    environment.contentSizeCategory = .accessibility2
    try expectSame(&layout, row.make(), environment, "large texts")
    environment.layoutDirection = .rightToLeft
    try expectSame(&layout, row.make(), environment, "right to left")
  }

  @Test func whatCannotBeSolvedLeavesTheLayoutAsItIs() throws {
    let environment = LayoutEnvironment(device: .canvas(300, 400))
    var layout = try ResizableLayout(View(), in: environment, measuring: FixedAdvance())
    let device = Device.canvas(.infinity, 400)
    #expect(throws: LayoutError.self) {
      try layout.solve(in: LayoutEnvironment(device: device))
    }
    #expect(layout.environment == environment)
    #expect(layout.frames == [CGRect(x: 0, y: 0, width: 300, height: 400)])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func randomStacks(_ seed: UInt64) throws {
    func make() -> View {
      var maker = RandomStacks(seed: seed)
      let root = View()
      let outer = maker.stack(depth: 2)
      for stack in maker.stacks where seed.isMultiple(of: 2) {
        stack.addArrangedSubview(Label(Self.text, lines: 0))
      }
      root.addSubview(outer)
      outer.translatesAutoresizingMaskIntoConstraints = false
      outer.horizontal(equalTo: root)
      return root
    }
    var random = SplitMix(state: seed)
    var environment = LayoutEnvironment(device: .canvas(300, 400))
    var layout = try ResizableLayout(make(), in: environment, measuring: FixedAdvance())
    for _ in 0..<8 {
      let width = Double(Int.random(in: 20...900, using: &random)) / 2
      environment.device = .canvas(width, Double(Int.random(in: 50...900, using: &random)))
      try expectSame(&layout, make(), environment, "seed \(seed), width \(width)")
    }
  }

  private func expectSame(
    _ layout: inout ResizableLayout, _ view: View, _ environment: LayoutEnvironment, _ name: String
  ) throws {
    try layout.solve(in: environment)
    let expected = try view.solved(in: environment, measuring: FixedAdvance())
    #expect(layout.ids == expected.items.map(\.id), "\(name)")
    #expect(layout.frames.map(\.settled) == expected.items.map(\.frame), "\(name)")
    let solved = layout.solved()
    #expect(solved == expected, "\(name)")
    #expect(try OneLineJSON.bytes(of: solved) == OneLineJSON.bytes(of: expected), "\(name)")
  }
}

extension View {
  fileprivate func horizontal(equalTo other: View) {
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 10),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -10),
      topAnchor.constraint(equalTo: other.topAnchor),
    ])
  }
}
