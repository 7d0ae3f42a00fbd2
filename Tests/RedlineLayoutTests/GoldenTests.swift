import Foundation
import RedlineLayout
import TestPrograms
import Testing

/// A case whose frames Apple's layout engine computed in Interface Builder.
private struct Golden: Sendable {
  var name: String
  var device: Device
  var frames: [String: String]
  var make: @Sendable () -> Scene
}

private func named<Item: View>(_ name: String, _ view: Item) -> Item {
  view.accessibilityIdentifier = name
  return view
}

private func row(_ name: String, _ lengths: [Double]) -> [View] {
  lengths.indices.map { Box("\(name)\($0)", lengths[$0], 30) }
}

/// A stack view at the root's top leading corner.
private func corner(
  _ stack: StackView, width: Double? = nil, height: Double? = nil
) -> Scene {
  Scene { root in
    named("S", stack)
    stack.top == root.top
    stack.leading == root.leading
    if let width { stack.width == width }
    if let height { stack.height == height }
  }
}

private func spread(_ axis: Axis, _ views: [View], _ distribution: StackDistribution) -> StackView {
  Stack(axis, distribution: distribution) { views }
}

private let goldens: [Golden] = [
  Golden(
    name: "G1: preserved margins in a container and a stack view",
    device: .iPhone8.withNavigationBar(),
    frames: [
      "A": "0 64 375 301.5", "S": "0 365.5 375 301.5", "A/child": "16 72 343 285.5",
      "S/v0": "16 373.5 167.5 285.5", "S/v1": "191.5 373.5 167.5 285.5",
    ]
  ) {
    let a = named("A", View()), child = named("child", View())
    let stack = Stack(.horizontal, spacing: 8, distribution: .fillEqually) {
      [Box("v0"), Box("v1")]
    }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
    stack.preservesSuperviewLayoutMargins = true
    a.preservesSuperviewLayoutMargins = true
    a.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    return Scene { root in
      a; named("S", stack)
      a.horizontal == root.horizontal
      stack.horizontal == root.horizontal
      a.top == root.safeArea.top
      stack.top == a.bottom
      stack.bottom == root.safeArea.bottom
      stack.height == a.height
      child.edges == a.margins.edges
    }
  },
  Golden(
    name: "G2: a label and a text view at the standard spacing", device: .canvas(375, 667),
    frames: ["S": "0 0 375 106.5", "S/label": "20 20 335 20.5", "S/text": "20 48.5 335 38"]
  ) {
    let stack = Stack(.vertical, spacing: StackView.spacingUseSystem) {
      named("label", Label("Chapter", font: .headline, lines: 0))
      named("text", TextView("Content goes here", font: .body, scrolls: false))
    }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(all: 20)
    return corner(stack, width: 375)
  },
  Golden(
    name: "G3: title, image and text", device: .canvas(375, 667),
    frames: [
      "S": "0 0 375 408", "S/title": "20 20 335 33.5", "S/image": "20 61.5 335 298",
      "S/body": "20 367.5 335 20.5",
    ]
  ) {
    let stack = Stack(.vertical, spacing: StackView.spacingUseSystem) {
      named("title", Label("Title", font: .title1))
      // Apple's figures leave 331.5 pt for the title and the image.
      named("image", ImageView("photo", size: CGSize(width: 335, height: 298)))
      named("body", Label("Body", font: .body))
    }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(all: 20)
    return corner(stack, width: 375)
  },
  Golden(
    name: "G4: preserved root margins 20, own 8", device: .canvas(375, 667),
    frames: ["S": "0 0 375 59", "S/label": "20 25.5 278 20.5", "S/toggle": "306 20 51 31"]
  ) {
    let stack = Stack(.horizontal, spacing: StackView.spacingUseSystem, alignment: .center) {
      named("label", Label("Larger Accessibility Sizes", font: .body)).resisting(250)
      named("toggle", Switch()).hugging(761)
    }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
    stack.preservesSuperviewLayoutMargins = true
    let scene = Scene { root in
      named("S", stack)
      stack.horizontal == root.horizontal
      stack.top == root.top
    }
    scene.directionalLayoutMargins = DirectionalEdgeInsets(all: 20)
    return scene
  },
  Golden(
    name: "G5: alignment rects of a slider and a squeezed switch", device: .iPhone11,
    frames: ["slider": "18 100 378 31", "toggle": "183 188 50 31"]
  ) {
    let slider = named("slider", Slider()), toggle = named("toggle", Switch())
    return Scene { root in
      slider; toggle
      slider.horizontal == root.margins.horizontal
      slider.top == root.top + 100
      toggle.leading == root.leading + 183
      toggle.centerX == root.centerX
      toggle.top == root.top + 188
    }
  },
  Golden(
    name: "G6: equalSpacing in 374 pt", device: .canvas(500, 800),
    frames: [
      "S/v0": "0 0 30 30", "S/v1": "101.5 0 55 30", "S/v2": "228.5 0 42 30", "S/v3": "342 0 32 30",
    ]
  ) { corner(spread(.horizontal, row("v", [30, 55, 42, 32]), .equalSpacing), width: 374) },
  Golden(
    name: "G6: equalSpacing, first button 34", device: .canvas(500, 800),
    frames: ["S/v1": "104.5 0 55 30", "S/v2": "229.5 0 42 30", "S/v3": "342 0 32 30"]
  ) { corner(spread(.horizontal, row("v", [34, 55, 42, 32]), .equalSpacing), width: 374) },
  Golden(
    name: "G7: equalSpacing of seven fields in 732 pt", device: .canvas(500, 800),
    frames: [
      "S/v0": "0 0 50 34", "S/v1": "0 116.5 50 34", "S/v2": "0 232.5 50 34",
      "S/v3": "0 349 50 34", "S/v4": "0 465.5 50 34", "S/v5": "0 581.5 50 34",
      "S/v6": "0 698 50 34",
    ]
  ) {
    let fields = (0..<7).map { Box("v\($0)", 50, 34) }
    return corner(spread(.vertical, fields, .equalSpacing), height: 732)
  },
  Golden(
    name: "G7: nine in 688 pt @3x, a tie goes up", device: .canvas(500, 800, scale: 3),
    frames: ["S/v2": "0 163.667 50 34"]
  ) {
    let fields = (0..<9).map { Box("v\($0)", 50, 34) }
    return corner(spread(.vertical, fields, .equalSpacing), height: 688)
  },
  Golden(
    name: "G8: 451 pt into three", device: .canvas(500, 800),
    frames: ["S/v0": "0 0 150.5 30", "S/v1": "150.5 0 150 30", "S/v2": "300.5 0 150.5 30"]
  ) { corner(spread(.horizontal, row("v", [0, 0, 0]), .fillEqually), width: 451) },
  Golden(
    name: "G8: 474 pt into seven rows with 10 between", device: .canvas(500, 800),
    frames: [
      "S/v0": "0 0 50 59", "S/v1": "0 69 50 59.5", "S/v2": "0 138.5 50 59", "S/v3": "0 207.5 50 59",
      "S/v4": "0 276.5 50 59", "S/v5": "0 345.5 50 59.5", "S/v6": "0 415 50 59",
    ]
  ) {
    let stack = spread(.vertical, (0..<7).map { Box("v\($0)", 50, 0) }, .fillEqually)
    stack.spacing = 10
    return corner(stack, height: 474)
  },
  Golden(
    name: "G8: 393 pt into two @3x", device: .canvas(500, 800, scale: 3),
    frames: ["S/v0": "0 0 196.667 30", "S/v1": "196.667 0 196.333 30"]
  ) { corner(spread(.horizontal, row("v", [0, 0]), .fillEqually), width: 393) },
  Golden(
    name: "G8: 343 pt into two with 8 between", device: .canvas(500, 800),
    frames: ["S/v0": "0 0 167.5 30", "S/v1": "175.5 0 167.5 30"]
  ) {
    let stack = spread(.horizontal, row("v", [0, 0]), .fillEqually)
    stack.spacing = 8
    return corner(stack, width: 343)
  },
  Golden(
    name: "G9: labels of 15 and 17 pt on one baseline @3x", device: .canvas(375, 812, scale: 3),
    frames: ["small": "10 16.667 10 18", "bold": "0 15 10 20"]
  ) {
    let small = named("small", Label("a", font: .system(size: 15)))
    let bold = named("bold", Label("b", font: .system(size: 17, weight: .bold)))
    return Scene { root in
      small; bold
      bold.top == root.top + 15
      bold.height == 20
      bold.leading == root.leading
      bold.width == 10
      small.width == 10
      small.leading == bold.trailing
      small.lastBaseline == bold.lastBaseline
    }
  },
  Golden(
    name: "G10: first baseline 55.5 pt below the last one", device: .canvas(414, 896),
    frames: ["lower": "0 745 8.5 21"]
  ) {
    let upper = named("upper", Label("c")), lower = named("lower", Label("d"))
    return Scene { root in
      upper; lower
      upper.top == root.top + 689
      upper.height == 21
      lower.height == 21
      lower.firstBaseline == upper.lastBaseline + 55.5
      upper.leading == root.leading
      lower.leading == root.leading
    }
  },
  Golden(
    name: "G11: baselines of switches are their edges", device: .canvas(414, 896),
    frames: ["lower": "0 740 51 31"]
  ) {
    let upper = named("upper", Switch()), lower = named("lower", Switch())
    return Scene { root in
      upper; lower
      upper.top == root.top + 684
      lower.firstBaseline == upper.lastBaseline + 25
      upper.leading == root.leading
      lower.leading == root.leading
    }
  },
  Golden(
    name: "G12: a button reaches above a row on the first baseline", device: .canvas(375, 667),
    frames: ["S": "0 0 78.5 25.5", "S/label": "0 0 42.5 20.5", "S/button": "48.5 -4.5 30 30"]
  ) {
    corner(
      Stack(.horizontal, spacing: 6, alignment: .firstBaseline) {
        named("label", Label("Label"))
        named("button", Button("Butt"))
      })
  },
  Golden(
    name: "G13: squares in squares", device: .iPhone8,
    frames: [
      "b0": "87.5 233.5 200 200", "b1": "112.5 258.5 150 150", "b2": "132.5 278.5 110 110",
      "b3": "152.5 298.5 70 70", "b4": "172.5 318.5 30 30",
    ]
  ) {
    let boxes = (0..<5).map { named("b\($0)", View()) }
    for (outer, inner) in zip(boxes, boxes.dropFirst()) {
      outer.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
    }
    return Scene { root in
      boxes[0]
      boxes[0].center == root.center
      boxes[0].width == 200
      boxes[0].height == 200
      for (index, step) in [-50.0, -40, -40, -40].enumerated() {
        boxes[index + 1].center == boxes[index].center
        boxes[index + 1].width == boxes[index].width + step
        boxes[index + 1].height == boxes[index].height + step
      }
    }
  },
  Golden(
    name: "G14: two containers at the standard spacing", device: .canvas(375, 623),
    frames: ["S/v0": "0 0 375 307.5", "S/v1": "0 315.5 375 307.5"]
  ) {
    let stack = Stack(.vertical, spacing: StackView.spacingUseSystem, distribution: .fillEqually) {
      [Box("v0"), Box("v1")]
    }
    return Scene { root in
      named("S", stack)
      stack.edges == root.edges
    }
  },
]

/// Apple's frames, in the coordinates of the root.
@Test(.blocks, arguments: goldens.indices)
func goldenCases(_ index: Int) throws {
  let golden = goldens[index]
  let solved = try golden.make().solved(on: golden.device)
  for (id, frame) in golden.frames.sorted(by: { $0.key < $1.key }) {
    #expect(solved.frame(id) == frame, "\(golden.name), \(id)")
  }
  #expect(!solved.findings.contains { $0.hasPrefix("conflict") }, "\(golden.name)")
}
