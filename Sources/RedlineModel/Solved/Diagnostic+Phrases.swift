import Foundation

extension Diagnostic: CustomStringConvertible {
  /// The line of the console.
  public var description: String { consoleLine }

  /// `TwoButtons.swift:14: warning: … [truncated-text]`, the form that editors and CI understand.
  public var consoleLine: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(signedMessage)"
  }

  /// The same with the path of the file, in which it is on the first line unless it says.
  package func consoleLine(in path: String) -> String {
    "\(path):\(location?.line ?? 1): \(severity.rawValue): \(signedMessage)"
  }

  /// The message with the rule by which it can be switched off.
  package var signedMessage: String {
    rule == .custom ? message : "\(message) [\(rule.rawValue)]"
  }
}

extension Diagnostic.Member {
  /// `a.width = 10 (TwoButtons.swift:14)`.
  package var sentence: String {
    switch self {
    case .constraint(_, let sentence, let origin, let location):
      return sentence + Self.note(origin) + (location.map { " (\($0))" } ?? "")
    case .leastSize(let item, let axis):
      return "\(itemName(item)).\(axis.extentName) ≥ 0 (sizes are never negative)"
    case .contentSize(let item, let axis, let relation, let length):
      let sign = relation == .lessThanOrEqual ? "≤" : "≥"
      return "\(itemName(item)).\(axis.extentName) \(sign) \(formatted(length)) "
        + "(its content at priority 1000)"
    case .rootSize(let item, let extent): return "\(itemName(item)) is \(sizeText(extent))"
    case .guideFrame(let item, let frame): return "\(itemName(item)) is \(placeText(frame))"
    }
  }

  /// Who made it, if the user did not.
  private static func note(_ origin: SolvedLayout.Constraint.Origin) -> String {
    switch origin {
    case .autoresizingMask: " (autoresizing mask)"
    case .stackView: " (stack view)"
    case .system: " (given by the system)"
    case .user, .contentSize: ""
    }
  }

  /// Whether a list gives a cell that size, or a container the root view of what is embedded in it.
  var isGivenFromOutside: Bool {
    if case .constraint(_, _, .system, _) = self { true } else { false }
  }
}

extension Diagnostic.NextStep {
  /// What to do, as a clause.
  package var words: String {
    switch self {
    case .removeConstraintOrLowerPriority: "remove one of them or lower its priority"
    case .letContentsGiveSize:
      "lower the priority of one of the others to 999, or let the contents give that size"
    case .stopTranslatingMask(let item):
      "set translatesAutoresizingMaskIntoConstraints to false on \(itemName(item))"
    case .constrain(let axes, let orChangePriorities):
      (axes.isEmpty
        ? "add a constraint for each axis"
        : "add a \(axes.map(\.rawValue).joined(separator: " and a ")) constraint")
        + (orChangePriorities
          ? ", or give views that compete for it different hugging or resistance" : "")
    case .addLinesOrWidth: "let it have more lines, or more width"
    case .addHeight: "give it more height"
    case .addRoomOrShortenText: "give it more room or a shorter text"
    case .installFont(let package): "install \(package), or another font that has them"
    case .holdToParent: "hold it with ≥ and ≤ to its parent's edges"
    case .changeConstraints: "change a constraint that places it, or let its parent be larger"
    case .changeFrame: "change its frame or its autoresizing mask"
    case .changeSign(let meant): "did you mean \(meant)?"
    case .holdContentsToEnd(let axes, let last, let scrollView):
      Self.ends(axes, last, itemName(scrollView)) + ", or " + Self.lengths(axes)
    case .changeOrder(let back, let front):
      "list \(itemName(back)) before \(itemName(front)), or add \(itemName(front)) to it"
    case .moveOrHideOne: "constrain one of them elsewhere, or hide it"
    case .keepView(nil): "let a stored property keep it: a computed one makes a new view each time"
    case .keepView(let property?):
      "keep \(property) in a stored property, by let or lazy var: a computed one makes a new view each time"
    case .holdContents(.horizontal):
      "constrain its contents to both its leading and its trailing edge"
    case .holdContents(.vertical): "constrain its contents to both its top and its bottom"
    case .varyPriorities: "give fewer of them the same priority"
    case .fixWidth: "give it a width that does not depend on its content"
    case .holdInsetsToParent: "hold those to their parents' edges"
    case .updateFrame: "update the frame"
    case .removeDuplicate: "remove one"
    case .removeElement(let element): "remove the \(element)"
    }
  }
}

extension Diagnostic.NextStep {
  /// `constrain text.trailing and text.bottom to those of scroll`.
  private static func ends(_ axes: [Axis], _ last: [String], _ scrollView: String) -> String {
    guard last.count == axes.count else {
      let names = axes.map(\.farEdgeName).joined(separator: " and ")
      return "constrain the last view in it to \(scrollView).\(names)"
    }
    let names = zip(last, axes).map { "\(itemName($0)).\($1.farEdgeName)" }
    return
      "constrain \(names.joined(separator: " and ")) to \(axes.count == 1 ? "that" : "those") of \(scrollView)"
  }

  /// `where it scrolls down only, contentLayoutGuide.width to frameLayoutGuide.width`.
  private static func lengths(_ axes: [Axis]) -> String {
    let isDown = axes.contains(.horizontal)
    let length = isDown ? "width" : "height"
    return
      "where it scrolls \(isDown ? "down" : "sideways") only, its contentLayoutGuide.\(length) to "
      + "its frameLayoutGuide.\(length)"
  }
}

extension Diagnostic.Freedom {
  /// `x from 0 to 120`, or the size where only that is free.
  var sentence: String {
    let isHorizontal = axis == .horizontal
    var parts: [String] = []
    if isPlaceFree { parts.append(range(isHorizontal ? "x" : "y", lowEdge, highEdge, more: "on")) }
    if isSizeFree { parts.append(range(axis.extentName, lowSize, highSize, more: "up")) }
    return parts.joined(separator: " and ")
  }

  /// - Parameter more: What leads to larger numbers, which is down for `y`.
  private func range(_ name: String, _ low: Double?, _ high: Double?, more: String) -> String {
    switch (low, high) {
    case (let low?, let high?): "\(name) from \(formatted(low)) to \(formatted(high))"
    case (let low?, nil): "\(name) from \(formatted(low)) \(more)"
    case (nil, let high?): "\(name) up to \(formatted(high))"
    case (nil, nil): "\(name) anywhere"
    }
  }
}

extension EdgeInsets {
  /// `20 pt at the left, 3 pt at the top`.
  var sentence: String {
    [("left", left), ("top", top), ("right", right), ("bottom", bottom)].filter { $0.1 > 0 }
      .map { "\(formatted($0.1)) pt at the \($0.0)" }.joined(separator: ", ")
  }
}

extension Axis {
  package var extentName: String { self == .horizontal ? "width" : "height" }
  fileprivate var farEdgeName: String { self == .horizontal ? "trailing" : "bottom" }
}

/// An item's id as it reads in a sentence: `login.password`.
func itemName(_ id: String) -> String { id.replacing("/", with: ".") }

/// `41 × 20.5`.
func sizeText(_ size: CGSize, decimals: Int = 3) -> String {
  [size.width, size.height].map { formatted(Double($0), decimals: decimals) }
    .joined(separator: " × ")
}

/// The same, where a negative length stands for none.
func contentText(_ size: CGSize) -> String {
  [size.width, size.height].map { $0 < 0 ? "none" : formatted(Double($0)) }
    .joined(separator: " × ")
}

/// `41 × 20.5 at 16, 120`.
func placeText(_ rect: CGRect, decimals: Int = 3) -> String {
  let numbers = [rect.width, rect.height, rect.minX, rect.minY]
    .map { formatted(Double($0), decimals: decimals) }
  return "\(numbers[0]) × \(numbers[1]) at \(numbers[2]), \(numbers[3])"
}
