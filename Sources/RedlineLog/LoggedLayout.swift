import Foundation
package import RedlineLayout
package import RedlineModel

/// The views and constraints of a conflict, as a layout that can be solved and drawn.
///
/// A log does not say where views are that nothing in it holds; they are put near the corner with the
/// lowest priority. A view's superview is known only where a constraint names it.
package struct LoggedLayout {
  private let conflict: ConflictLog.Conflict
  /// The name under which findings show the log.
  private let file: String
  private let names: LoggedNames
  /// By key.
  private var items: [String: LoggedItem] = [:]
  private var order: [String] = []
  private var parents: [String: String] = [:]

  package init(_ conflict: ConflictLog.Conflict, file: String) {
    (self.conflict, self.file) = (conflict, file)
    var all: [LoggedItem] = []
    for constraint in conflict.constraints {
      all += [constraint.container, constraint.first.item, constraint.second?.item].compactMap(
        \.self)
    }
    names = LoggedNames(all)
    for item in all where items.updateValue(item, forKey: item.key) == nil {
      order.append(item.key)
    }
    // What names a view best says more of its class.
    for item in all where items[item.key]?.className.isEmpty == true { items[item.key] = item }
    findParents()
  }

  package func name(_ item: LoggedItem) -> String { names[item] }

  /// The number of the conflict's constraint that a solved one was made of.
  static func number(at location: SourceLocation?) -> Int? {
    location.flatMap { Int($0.fileID.prefix { $0 != "/" }) }
  }

  private mutating func findParents() {
    for constraint in conflict.constraints {
      if let container = constraint.container {
        for end in [constraint.first.item, constraint.second?.item] {
          if let end, end.key != container.key { setParent(of: end.key, container.key) }
        }
      } else if constraint.identifier?.hasPrefix("UISV-canvas-connection") == true,
        let second = constraint.second?.item, constraint.first.item.className.hasSuffix("StackView")
      {
        setParent(of: second.key, constraint.first.item.key)
      }
    }
  }

  private mutating func setParent(of child: String, _ parent: String) {
    guard parents[child] == nil, items[parent]?.isGuide == false else { return }
    var ancestor: String? = parent
    while let next = ancestor {
      if next == child { return }
      ancestor = parents[next]
    }
    parents[child] = parent
  }

  /// Solves the constraints, with the findings of conflicts alone.
  /// - Returns: `nil` if there is nothing to solve.
  /// - Throws: `LayoutError` for constraints that no layout can have.
  package func solved(measuring: any TextMeasuring) throws(LayoutError) -> SolvedLayout? {
    guard !conflict.constraints.isEmpty else { return nil }
    let title = "Line \(conflict.line) of \(file)"
    var size = (width: 1000.0, height: 1600.0)
    var layout = try views().solved(
      in: LayoutEnvironment(device: .canvas(size.width, size.height)), measuring: measuring,
      name: title)
    // Views without an area lie where others do, unless all are so.
    let all = layout.items.dropFirst().map(\.frame)
    let frames = all.contains { !$0.isEmpty } ? all.filter { !$0.isEmpty } : all
    if let right = frames.map(\.maxX).max(), let bottom = frames.map(\.maxY).max() {
      size = (
        min(max(Double(right) + Self.margin, 120), 4000),
        min(max(Double(bottom) + Self.margin, 80), 4000)
      )
      layout = try views().solved(
        in: LayoutEnvironment(device: .canvas(size.width, size.height)), measuring: measuring,
        name: title)
    }
    layout.diagnostics.removeAll { $0.rule != .conflict }
    return layout
  }

  private static let margin = 24.0
  private static let weakest = LayoutPriority(1)

  /// A view with all others in it, and their constraints.
  private func views() -> View {
    let host = View()
    host.accessibilityIdentifier = "log"
    var made: [String: any LayoutItem] = [:]
    for key in order where items[key]?.isGuide != true {
      let view = Self.view(items[key]!)
      view.accessibilityIdentifier = names[items[key]!]
      view.translatesAutoresizingMaskIntoConstraints = false
      made[key] = view
    }
    for key in order {
      guard let view = made[key] as? View else { continue }
      let parent = parents[key].flatMap { made[$0] as? View }
      (parent ?? host).addSubview(view, fileID: file, line: conflict.line)
    }
    for key in order where items[key]?.isGuide == true {
      let guide = LayoutGuide()
      guide.identifier = names[items[key]!]
      (parents[key].flatMap { made[$0] as? View } ?? host).addLayoutGuide(guide)
      made[key] = guide
    }
    // What the system gave up comes last, and so is given up here.
    let numbered = conflict.constraints.enumerated().map { ($0.offset, $0.element) }
    let (broken, others) = (
      numbered.filter { $0.1.address == conflict.brokenAddress },
      numbered.filter { $0.1.address != conflict.brokenAddress }
    )
    for (number, constraint) in others + broken { add(constraint, number, made, host) }
    for key in order where parents[key] == nil {
      if let view = made[key] as? View { place(view, in: host) }
    }
    return host
  }

  /// Several constraints may stand on one line, so the number of each is told in place of a module.
  private func add(
    _ logged: LoggedConstraint, _ number: Int, _ made: [String: any LayoutItem], _ host: View
  ) {
    guard let first = made[logged.first.item.key] else { return }
    var second = logged.second.flatMap { made[$0.item.key] }
    var attribute = logged.second?.attribute ?? .notAnAttribute
    if logged.second != nil, second == nil { return }
    if second == nil, !logged.first.attribute.isDimension {
      // A mask's constraint without a second item counts from the superview.
      second = (first as? View)?.superview ?? host
      attribute = logged.first.attribute.axis == .horizontal ? .left : .top
    }
    let constraint = LayoutConstraint(
      item: first, attribute: logged.first.attribute, relatedBy: logged.relation, toItem: second,
      attribute: attribute, multiplier: logged.multiplier, constant: logged.constant,
      priority: LayoutPriority(Float(min(max(logged.priority, 1), 1000))),
      fileID: "\(number)/\(file)", line: logged.line)
    constraint.identifier = logged.identifier
    // One view holds all, so that their order is the one in which they are added.
    host.hold(constraint)
  }

  /// Near the corner of the host, as wide as a phone and of some height, as far as nothing else says.
  private func place(_ view: View, in host: View) {
    let places: [(Attribute, Attribute, Double)] = [
      (.left, .left, Self.margin), (.top, .top, Self.margin),
      (.width, .notAnAttribute, 327), (.height, .notAnAttribute, 160),
    ]
    for (attribute, other, constant) in places {
      let constraint = LayoutConstraint(
        item: view, attribute: attribute, toItem: other == .notAnAttribute ? nil : host,
        attribute: other, constant: constant, priority: Self.weakest)
      constraint.origin = .system
      constraint.isActive = true
    }
  }

  private static func view(_ item: LoggedItem) -> View {
    let text = item.label ?? ""
    switch item.className.split(separator: ".").last.map(String.init) ?? "" {
    case "UILabel", "UIButtonLabel": return Label(text, lines: 0)
    case "UIButton": return Button(text)
    case "UITextField": return TextField(text, border: .roundedRect)
    case "UIImageView": return ImageView()
    case "UISwitch": return Switch()
    default:
      let view = View()
      view.borderColor = .separator
      return view
    }
  }
}
