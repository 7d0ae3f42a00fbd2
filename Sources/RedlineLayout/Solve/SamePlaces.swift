import Foundation

extension LayoutReading {
  /// At most so many labels of a superview are looked at for each label.
  private static let mostLabels = 256
  /// How much of the smaller text lies on the other one.
  private static let leastShare = 0.8

  /// Labels whose texts lie on those of earlier ones of their superview. A button over a picture, or
  /// a picture over another one, is meant; so is a text at the other end of a label that is wide.
  func samePlaces(_ items: [SolvedLayout.Item]) -> [Diagnostic] {
    let texts = items.indices.dropFirst().compactMap { index -> Place? in
      guard isShown[index], items[index].control.isTextual, showsText(items, index),
        items[index].style.alpha ?? 1 > 0, items[index].style.zPosition ?? 0 == 0
      else { return nil }
      let ink = ink(items, index)
      guard ink.width > 0, ink.height > 0 else { return nil }
      return Place(index: index, parent: tree.items[index].parent, ink: ink)
    }
    // Those of one superview after those of another, so that a single list holds what was seen.
    var seen: [Place] = []
    return texts.sorted { ($0.parent, $0.ink.minY, $0.index) < ($1.parent, $1.ink.minY, $1.index) }
      .compactMap { text -> (Int, Int)? in
        if seen.last?.parent != text.parent { seen.removeAll(keepingCapacity: true) }
        let other = Self.note(text, &seen)
        guard let other else { return nil }
        return (min(other.index, text.index), max(other.index, text.index))
      }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .map { first, second in
        let (one, other) = (items[first], items[second])
        return Diagnostic(
          .samePlace, of: "\(one.id),\(other.id)",
          .samePlace(one.frame.intersection(other.frame)), items: [one.id, other.id],
          location: other.location)
      }
  }

  /// The first of the texts before that one lies on, to which it is added; those above it go.
  private static func note(_ text: Place, _ before: inout [Place]) -> Place? {
    before.removeAll { $0.ink.maxY <= text.ink.minY }
    let other = before.first { $0.lies(on: text, leastShare) }
    if before.count >= mostLabels { before.removeFirst(before.count - mostLabels + 1) }
    before.append(text)
    return other
  }

  /// Where a text is.
  private struct Place {
    var index: Int
    var parent: Int
    var ink: CGRect

    func lies(on other: Place, _ share: Double) -> Bool {
      let common = ink.intersection(other.ink)
      guard !common.isEmpty else { return false }
      let smaller = min(ink.width * ink.height, other.ink.width * other.ink.height)
      return common.width * common.height >= share * smaller
    }
  }

  /// The part of a label's frame that its text fills.
  private func ink(_ items: [SolvedLayout.Item], _ index: Int) -> CGRect {
    let frame = items[index].frame
    let width = min(frame.width, items[index].intrinsicWidth ?? frame.width)
    let height = min(frame.height, items[index].intrinsicHeight ?? frame.height)
    let isRightToLeft = direction(ofView: index) == .rightToLeft
    let x =
      switch items[index].text?.alignment ?? .natural {
      case .center: frame.midX - width / 2
      case .left: frame.minX
      case .right: frame.maxX - width
      case .natural: isRightToLeft ? frame.maxX - width : frame.minX
      }
    return CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }

  /// ``SolvedLayout/Item/showsContent`` of what is a text before all.
  private func showsText(_ items: [SolvedLayout.Item], _ index: Int) -> Bool {
    let hasText = items[index].text?.string.isEmpty == false
    switch items[index].control {
    case .label: return hasText
    // A button that shows nothing is an area to touch, laid over what it is for.
    case .button(_, let image, _, _, _): return hasText || image != nil
    default: return true
    }
  }

  private func direction(ofView index: Int) -> LayoutDirection {
    solver.facts.attributes[index].direction(in: environment.layoutDirection)
  }
}

extension SolvedLayout.Control {
  /// Whether it is a text before all.
  fileprivate var isTextual: Bool {
    switch self {
    case .label, .button, .textField: true
    default: false
    }
  }
}
