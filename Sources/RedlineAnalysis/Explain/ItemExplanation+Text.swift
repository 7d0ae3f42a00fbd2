import RedlineIO
import RedlineModel

extension ItemExplanation {
  /// A paragraph for each edge, then what is free and what does not hold.
  public var text: String {
    var blocks = edges.map(block)
    if !freedoms.isEmpty {
      blocks.append(["free: the constraints allow several places"] + freedoms.flatMap(lines))
    }
    if !brokenConstraints.isEmpty {
      let rows = brokenConstraints.map {
        ["  \($0.text)", "by \(formatted(abs($0.amount)))", $0.location.map { "\($0)" } ?? ""]
      }
      blocks.append(["does not hold"] + TextColumns(rows).lines)
    }
    if !findings.isEmpty { blocks.append(["findings"] + findings.map { "  \($0)" }) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n").printable + "\n"
  }

  private var name: String { item.replacing("/", with: ".") }

  private func block(_ edge: Edge) -> [String] {
    var head = "\(name).\(edge.edge) = \(formatted(edge.value))"
    switch edge.origin {
    case .constraints: break
    case .record: head += ", as written down when the layout was solved"
    case .nothing:
      return [
        head,
        "  unknown: the constraints in the file alone give another value; solve the layout again",
      ]
    }
    let rows = edge.parts.map { part in
      [
        "  \(signed(part.amount))", part.text, part.location.map { "\($0)" } ?? "",
        movement(part.rate),
      ]
    }
    var lines = [head] + TextColumns(rows).lines
    if edge.omittedCount > 0 { lines.append("  and \(edge.omittedCount) more") }
    if edge.isFree {
      lines.append(
        edge.parts.isEmpty ? "  nothing determines it" : "  nothing determines the rest")
    } else if edge.parts.isEmpty {
      lines.append("  at the edge of the screen")
    }
    return lines
  }

  private func signed(_ amount: Double) -> String {
    let text = formatted(abs(amount))
    return text == "0" ? "  0" : amount < 0 ? "- \(text)" : "+ \(text)"
  }

  /// What one more on the constant or the length does.
  private func movement(_ rate: Double) -> String {
    rate == 0 ? "" : "+1 moves it by \(formatted(rate))"
  }

  private func lines(_ freedom: Diagnostic.Freedom) -> [String] {
    let isHorizontal = freedom.axis == .horizontal
    let rows: [(String, Double?, Double?)] = [
      (isHorizontal ? "left" : "top", freedom.lowEdge, freedom.highEdge),
      (isHorizontal ? "right" : "bottom", freedom.lowFarEdge, freedom.highFarEdge),
      (isHorizontal ? "width" : "height", freedom.lowSize, freedom.highSize),
    ]
    return rows.compactMap { word, low, high in
      if let low, let high, low == high { return nil }
      return "  \(name).\(word): \(low.map { formatted($0) } ?? "-∞") to "
        + "\(high.map { formatted($0) } ?? "∞")"
    }
  }
}
