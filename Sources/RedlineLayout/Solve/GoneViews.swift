import Foundation

extension LayoutReading {
  /// Constraints of layouts whose views were gone when the layouts were read: one finding for the
  /// views of a property, or of a class where the property is not known, in a layout.
  func goneViews() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for item in solver.facts.bereft { result += goneViews(of: tree.views[item].view, item) }
    return result
  }

  private func goneViews(of view: View, _ item: Int) -> [Diagnostic] {
    var order: [GoneView] = []
    var sources: [String: [Substring]?] = [:]
    let all = Dictionary(grouping: view.goneStatements) { constraint in
      let gone = goneView(constraint, of: view, &sources)
      if !order.contains(gone) { order.append(gone) }
      return gone
    }
    return order.compactMap { gone -> Diagnostic? in
      guard let all = all[gone], let first = all.first else { return nil }
      return Diagnostic(
        .goneView, of: "\(tree.items[item].id).\(gone.property ?? gone.className)",
        .goneView(
          sentence: sentence(first, gone), className: gone.className, property: gone.property,
          others: all.count - 1),
        items: [tree.items[item].id], location: first.location)
    }
  }

  private struct GoneView: Hashable {
    var className: String
    var property: String?
  }

  /// The property is not asked for, as that would make another view: the statement names it.
  private func goneView(
    _ constraint: LayoutConstraint, of view: View, _ sources: inout [String: [Substring]?]
  ) -> GoneView {
    let isSecond = !constraint.first.isEmpty
    let path = constraint.location?.filePath ?? ""
    let lines = sources[path] ?? StatementSource.lines(of: path)
    sources[path] = lines
    let source = StatementSource(path: path, line: constraint.location?.line ?? 0) { _ in lines }
    let property = source?.item(
      with: isSecond ? constraint.secondAttribute : constraint.firstAttribute, isSecond: isSecond
    ) { storesProperty($0, in: view) }
    return GoneView(className: constraint.goneClassName, property: property)
  }

  /// The constraint as it was written, with the class of what is gone where its name is not known.
  private func sentence(_ constraint: LayoutConstraint, _ gone: GoneView) -> String {
    func name(_ handle: ItemHandle, _ attribute: Attribute) -> String {
      let known = tree.number(of: handle).map { tree.items[$0].displayName }
      let other = handle.isEmpty ? gone.property ?? handle.className : handle.item?.displayName
      return "\(known ?? other ?? handle.className).\(attribute.name)"
    }
    var text = name(constraint.first, constraint.firstAttribute)
    text += " \(constraint.relation.symbol) "
    guard let second = constraint.second else { return text + formatted(constraint.constant) }
    text += name(second, constraint.secondAttribute)
    if constraint.multiplier != 1 { text += " × \(formatted(constraint.multiplier))" }
    guard constraint.constant != 0 else { return text }
    return text + (constraint.constant < 0 ? " - " : " + ") + formatted(abs(constraint.constant))
  }
}
