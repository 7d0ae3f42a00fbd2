import Foundation
import RedlineLayout
import TestPrograms
import Testing

/// Random stack views, nested up to three deep, with what holds for all of them.
struct RandomStacks {
  var random: SplitMix
  private(set) var stacks: [StackView] = []

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func stack(depth: Int) -> StackView {
    let result = StackView(
      Bool.random(using: &random) ? .horizontal : .vertical,
      spacing: Double(Int.random(in: 0...12, using: &random)),
      alignment: StackAlignment.allCases.randomElement(using: &random)!,
      distribution: StackDistribution.allCases.randomElement(using: &random)!)
    result.accessibilityIdentifier = "s\(stacks.count)"
    stacks.append(result)
    let name = result.accessibilityIdentifier!
    for index in 0..<Int.random(in: 1...4, using: &random) {
      let view: View
      if depth > 0, Int.random(in: 0...2, using: &random) == 0 {
        view = stack(depth: depth - 1)
      } else {
        let sides = (0..<2).map { _ in Double(Int.random(in: 5...60, using: &random)) }
        view = Box("\(name)v\(index)", sides[0], sides[1])
      }
      view.isHidden = index > 0 && Int.random(in: 0...4, using: &random) == 0
      result.addArrangedSubview(view)
      if Int.random(in: 0...3, using: &random) == 0 {
        result.setCustomSpacing(Double(Int.random(in: 0...20, using: &random)), after: view)
      }
    }
    if result.distribution != .fillProportionally, Bool.random(using: &random) {
      result.isLayoutMarginsRelativeArrangement = true
      result.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 3, leading: 10, bottom: 7, trailing: 4)
    }
    return result
  }
}

extension SolvedLayout {
  fileprivate func rect(_ view: View) -> CGRect {
    found(view.accessibilityIdentifier!)!.alignmentRect
  }
}

private func close(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.01 }

@Test(.blocks, arguments: 1...150)
func randomStackViews(_ seed: UInt64) throws {
  var maker = RandomStacks(seed: seed)
  let root = View()
  let outer = maker.stack(depth: 2)
  root.addSubview(outer)
  outer.translatesAutoresizingMaskIntoConstraints = false
  LayoutConstraint.activate([
    outer.topAnchor.constraint(equalTo: root.topAnchor),
    outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
  ])
  let width = 1000.0
  let device = Device.canvas(width, 1000)
  let solved = try root.solved(on: device)
  let conflicts = solved.diagnostics.filter { $0.kind == .conflict }.map(\.message)
  #expect(conflicts == [])
  let shown = maker.stacks.filter { stack in
    sequence(first: stack as View, next: \.superview).allSatisfy { !$0.isHidden }
  }
  for stack in shown { check(stack, in: solved) }

  // From right to left, everything is at the mirrored place.
  let mirrored = try root.solved(on: device, direction: .rightToLeft)
  for stack in shown {
    for view in [stack] + stack.arrangedSubviews where !view.isHidden {
      let (one, other) = (solved.rect(view), mirrored.rect(view))
      #expect(close(one.minX, width - other.maxX) && close(one.minY, other.minY))
      #expect(close(one.width, other.width) && close(one.height, other.height))
    }
  }
}

private func check(_ stack: StackView, in solved: SolvedLayout) {
  let isHorizontal = stack.axis == .horizontal
  let name = Comment(rawValue: stack.accessibilityIdentifier!)
  let along = { (rect: CGRect) -> (Double, Double) in
    isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }
  let across = { (rect: CGRect) -> (Double, Double) in
    isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
  let views = stack.arrangedSubviews.filter { !$0.isHidden }
  let rects = views.map { solved.rect($0) }
  for view in stack.arrangedSubviews where view.isHidden {
    let (start, end) = along(solved.rect(view))
    #expect(close(start, end), "\(name): hidden views have no length")
  }
  let isMinimum = [.equalSpacing, .equalCentering].contains(stack.distribution)
  for (index, pair) in zip(rects, rects.dropFirst()).enumerated() {
    let gap = along(pair.1).0 - along(pair.0).1
    let spacing = stack.spacing(after: views[index])
    #expect(isMinimum ? gap > spacing - 0.01 : close(gap, spacing), "\(name): spacing")
  }
  let lengths = rects.map { along($0).1 - along($0).0 }
  if stack.distribution == .fillEqually {
    #expect(lengths.allSatisfy { close($0, lengths[0]) }, "\(name): equal lengths")
  }
  if stack.distribution == .equalSpacing, rects.count > 2 {
    let gaps = zip(rects, rects.dropFirst()).map { along($1).0 - along($0).1 }
    #expect(gaps.allSatisfy { close($0, gaps[0]) }, "\(name): equal gaps")
  }
  let (first, last) = across(rects[0])
  for rect in rects {
    let (start, end) = across(rect)
    switch stack.alignment {
    case .fill: #expect(close(start, first) && close(end, last), "\(name): fill")
    case .leading: #expect(close(start, first), "\(name): leading")
    case .trailing: #expect(close(end, last), "\(name): trailing")
    case .center: #expect(close(start + end, first + last), "\(name): center")
    case .firstBaseline, .lastBaseline: break
    }
  }
}

/// Texts of random layouts: each names its view, none is empty, and two runs print the same.
@Test(.blocks, arguments: 1...20)
func randomTexts(_ seed: UInt64) throws {
  let texts = try (0..<2).map { _ -> [String] in
    var maker = RandomStacks(seed: seed)
    let root = View(), outer = maker.stack(depth: 2)
    root.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let environment = LayoutEnvironment(device: .canvas(500, 500))
    let inspection = try root.inspected(in: environment, measuring: FixedAdvance())
    var texts = [inspection.autolayoutTrace] + inspection.unsatisfiableConstraints
    for view in maker.stacks.flatMap({ [$0] + $0.arrangedSubviews }) {
      for axis in Axis.allCases {
        let affecting = inspection.constraintsAffectingLayout(of: view, for: axis)
        #expect(view.isHidden || axis == .vertical || !affecting.isEmpty)
        #expect(affecting.allSatisfy { $0.hasPrefix("<NS") && $0.hasSuffix(")>") })
        texts += affecting
      }
      if inspection.hasAmbiguousLayout(view) {
        #expect(inspection.frameExercisingAmbiguity(of: view) != nil)
      }
    }
    return texts
  }
  #expect(texts[0] == texts[1])
}
