import Foundation
import RedlineLayout
import Testing

private let seeds: Range<UInt64> = 1..<41

/// A layout without conflicts of up to 12 views, from a seed: each view has a place and a length
/// along both axes, optional wishes, and sometimes views inside.
private func randomScene(_ seed: UInt64, isShuffled: Bool = false) -> Scene {
  var random = SplitMix(state: seed)
  var views: [View] = []
  var parents: [Int] = []
  var constraints: [LayoutConstraint] = []
  let scene = Scene { _ in Layout.empty }
  for index in 0..<Int.random(in: 1...12, using: &random) {
    let parentIndex = Bool.random(using: &random) ? -1 : Int.random(in: -1..<index, using: &random)
    let view = Box(
      "v\(index)", Double.random(in: 5...40, using: &random).rounded(),
      Double.random(in: 5...40, using: &random).rounded())
    let parent = parentIndex < 0 ? scene : views[parentIndex]
    let sibling = parents.lastIndex(of: parentIndex).map { views[$0] }
    views.append(view)
    parents.append(parentIndex)
    parent.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let gap = Double.random(in: 0...9, using: &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0:
      constraints.append(view.leading == (sibling?.trailing ?? parent.leading) + gap)
    case 1:
      constraints.append(view.trailing == (sibling?.leading ?? parent.trailing) - gap)
    case 2:
      constraints.append(view.centerX == parent.centerX)
      constraints.append(view.width == parent.width * 0.5)
    case 3 where parentIndex < 0:
      constraints += view.horizontal == scene.margins.horizontal + gap
    default:
      constraints.append(view.leading >= parent.leading + gap)
      constraints.append(view.leading == (sibling?.leading ?? parent.leading) + 1 ~ 700)
    }
    constraints.append(view.top == (sibling?.bottom ?? parent.top) + gap)
    if Bool.random(using: &random) { constraints.append(view.height == gap + 3) }
    if Bool.random(using: &random) { constraints.append(view.width >= gap * 3 ~ 600) }
  }
  if isShuffled { constraints.shuffle(using: &random) }
  LayoutConstraint.activate(constraints)
  return scene
}

@Test func requiredConstraintsHold() throws {
  for seed in seeds {
    let solved = try randomScene(seed).solved(on: .canvas(300, 400))
    for constraint in solved.constraints where constraint.isRequired {
      let isMet =
        switch constraint.relation {
        case .equal: abs(constraint.residual) < 1e-3
        case .lessThanOrEqual: constraint.residual < 1e-3
        case .greaterThanOrEqual: constraint.residual > -1e-3
        }
      #expect(isMet && !constraint.isBroken, "seed \(seed): \(constraint.sentence)")
    }
    #expect(!solved.diagnostics.contains { $0.kind == .conflict }, "seed \(seed)")
    #expect(solved.items.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
  }
}

@Test func mirrored() throws {
  for seed in seeds {
    let scene = randomScene(seed)
    let leftToRight = try scene.solved(on: .canvas(300, 400))
    let rightToLeft = try scene.solved(on: .canvas(300, 400), direction: .rightToLeft)
    for (one, other) in zip(leftToRight.items, rightToLeft.items) {
      let mirrored = CGRect(
        x: 300 - one.alignmentRect.maxX, y: one.alignmentRect.minY,
        width: one.alignmentRect.width, height: one.alignmentRect.height)
      #expect(isNear(mirrored, other.alignmentRect), "seed \(seed): \(one.id)")
    }
  }
}

/// A layout that is moved as a whole, with other things beside it, keeps its frames.
@Test func moved() throws {
  for seed in seeds {
    let alone = try randomScene(seed).solved(on: .canvas(300, 400))
    let scene = randomScene(seed)
    scene.directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
    let beside = randomScene(seed + 100)
    let solved = try Scene { root in
      beside
      scene
      scene.leading == root.leading + 37
      scene.top == root.top + 61
      scene.size == CGSize(width: 300, height: 400)
      beside.edges == root.edges
    }.solved(on: .canvas(900, 900))
    let inner = solved.items.suffix(alone.items.count)
    for (one, other) in zip(alone.items, inner) {
      #expect(isNear(one.frame.offsetBy(dx: 37, dy: 61), other.frame), "seed \(seed): \(one.id)")
    }
  }
}

@Test func orderOfStatements() throws {
  var compared = 0
  for seed in seeds {
    let written = try randomScene(seed).solved(on: .canvas(300, 400))
    let shuffled = try randomScene(seed, isShuffled: true).solved(on: .canvas(300, 400))
    // What several solutions satisfy goes to the constraint that was written first.
    if !written.diagnostics.contains(where: { $0.kind == .ambiguity }) {
      #expect(written.items.map(\.frame) == shuffled.items.map(\.frame), "seed \(seed)")
      compared += 1
    }
    #expect(
      Set(written.constraints.map(\.id)) == Set(shuffled.constraints.map(\.id)), "seed \(seed)")
  }
  #expect(compared > seeds.count / 2)
}

@Test func determinism() throws {
  for seed in seeds {
    let solved = try randomScene(seed).solved(on: .iPhoneX)
    let again = try randomScene(seed).solved(on: .iPhoneX)
    let json = try OneLineJSON.bytes(of: solved)
    #expect(try json == reference(solved), "seed \(seed)")
    #expect(try OneLineJSON.bytes(of: again) == json, "seed \(seed)")
    let copy = try JSONDecoder().decode(SolvedLayout.self, from: Data(json))
    #expect(copy == solved, "seed \(seed)")
    #expect(!String(decoding: json, as: UTF8.self).contains(":-0,"), "seed \(seed)")
  }
}

private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
  abs(first.minX - second.minX) < 1e-3 && abs(first.minY - second.minY) < 1e-3
    && abs(first.width - second.width) < 1e-3 && abs(first.height - second.height) < 1e-3
}
