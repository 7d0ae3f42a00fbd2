/// Shapes in which everything competes: the simplex method has work to do, or conflicts are to be found.
extension Families {
  static var competing: [(name: String, make: (inout Families) -> Void)] {
    var result: [(String, (inout Families) -> Void)] = []
    for count in [10, 100, 1000] {
      result.append(("ineq-\(count)", { $0.bounds(count, isGraph: false) }))
      result.append(("ineqdag-\(count)", { $0.bounds(count, isGraph: true) }))
    }
    for count in [100, 1000] {
      result.append(("compete-\(count)", { $0.stack(count) }))
      result.append(("form-\(count)", { $0.form(count, isFree: false) }))
      result.append(("formfree-\(count)", { $0.form(count, isFree: true) }))
    }
    result.append(("compete-nested-1024", { $0.nested(1024) }))
    result.append(("panel-jumps", { $0.panel() }))
    return result
  }

  /// The same shapes in sizes of which each has one that is ten times as large.
  static func growing() -> [(family: String, members: [(count: Int, text: String)])] {
    let families: [(String, (inout Families, Int) -> Void)] = [
      ("ineq", { $0.bounds($1, isGraph: false) }), ("ineqdag", { $0.bounds($1, isGraph: true) }),
      ("compete", { $0.stack($1) }), ("compete-nested", { $0.nested($1) }),
      ("form", { $0.form($1, isFree: false) }), ("formfree", { $0.form($1, isFree: true) }),
      (
        "chain",
        { families, count in
          families.chain(count, isBounded: true)
          families.build()
        }
      ),
    ]
    return families.map { name, make in
      let members = [1000, 2000, 10_000, 20_000].map { count in
        var families = Families()
        make(&families, count)
        return (count, families.text())
      }
      return (name, members)
    }
  }

  private mutating func want(_ size: Int, _ natural: Double) {
    _ = constraint([(size, 1)], ">")
    _ = constraint([(size, 1)], ">", natural, level: "M")
    _ = constraint([(size, 1)], "<", natural, level: "W")
  }

  /// Positions with lower bounds: each from the one before, or from up to three of the last ten.
  private mutating func bounds(_ count: Int, isGraph: Bool) {
    var generator = Generator(state: 7)
    let positions = (0..<count).map { _ in variable() }
    _ = constraint([(positions[0], 1)], ">")
    for index in 1..<count {
      let backs =
        isGraph
        ? Set((0..<3).map { _ in Int.random(in: 1...10, using: &generator) }).sorted() : [1]
      for back in backs where back <= index {
        let distance = Double(Int.random(in: 1...40, using: &generator))
        _ = constraint([(positions[index], 1), (positions[index - back], -1)], ">", distance)
      }
    }
    for position in positions {
      _ = constraint([(position, 1)], isGraph ? "<" : "=", 0, level: "W")
    }
    build()
  }

  /// One stack whose views compete for its height.
  private mutating func stack(_ count: Int) {
    var end = variable()
    _ = constraint([(end, 1)])
    for index in 0..<count {
      let size = variable()
      let next = variable()
      _ = constraint([(next, 1), (end, -1), (size, -1)], "=", 8)
      want(size, Double(10 + index % 37))
      end = next
    }
    _ = constraint([(end, 1)], "=", 30 * Double(count))
    build()
  }

  /// Stacks of four in stacks of four, whose views compete for the size of the outermost.
  private mutating func nested(_ count: Int) {
    var sizes = [variable()]
    var next = 0
    _ = constraint([(sizes[0], 1)], "=", 35 * Double(count))
    while sizes.count - next < count {
      let children = (0..<4).map { _ in variable() }
      for child in children { _ = constraint([(child, 1)], ">") }
      _ = constraint(children.map { ($0, 1) } + [(sizes[next], -1)], "=", -8)
      sizes += children
      next += 1
    }
    for (index, size) in sizes[next...].enumerated() { want(size, Double(20 + index % 41)) }
    build()
  }

  /// Two columns of rows, aligned by centres or free, whose heights compete.
  private mutating func form(_ count: Int, isFree: Bool) {
    let total = variable()
    _ = constraint([(total, 1)], "=", 40 * Double(count))
    var bottom = -1
    for _ in 0..<count {
      let label = (top: variable(), height: variable())
      let field = (top: variable(), height: variable())
      let end = variable()
      _ = constraint([(field.top, 1), (field.height, 1), (end, -1)])
      want(label.height, 20)
      want(field.height, 30)
      _ = constraint(bottom < 0 ? [(field.top, 1)] : [(field.top, 1), (bottom, -1)], "=", 8)
      if isFree {
        _ = constraint([(label.top, 1), (field.top, -1)], ">")
      } else {
        _ = constraint(
          [(label.top, 1), (label.height, 0.5), (field.top, -1), (field.height, -0.5)])
      }
      bottom = end
    }
    _ = constraint([(bottom, 1), (total, -1)])
    build()
  }

  /// A panel of labels and fields with margins that are at least 10 and rather not more, whose size jumps.
  private mutating func panel() {
    let outer = (x: span(), y: span())
    _ = constraint([(outer.x.low, 1)])
    _ = constraint([(outer.y.low, 1)])
    var above = outer.y.low
    for row in 0..<6 {
      let label = (x: span(), y: span())
      let field = (x: span(), y: span())
      for size in [label.x, label.y, field.x, field.y] { _ = constraint([(size.size, 1)], ">") }
      let gaps = [
        (label.x.low, outer.x.low), (field.x.low, label.x.high), (outer.x.high, field.x.high),
        (label.y.low, above), (field.y.low, above),
      ]
      for (end, start) in gaps {
        _ = constraint([(end, 1), (start, -1)], ">", 10)
        _ = constraint([(end, 1), (start, -1)], "=", 10, level: "M", weight: 1.25)
      }
      _ = constraint(
        [(label.y.low, 1), (label.y.size, 0.5), (field.y.low, -1), (field.y.size, -0.5)],
        level: "S")
      want(label.x.size, Double(40 + 9 * row))
      want(label.y.size, 16)
      _ = constraint([(field.x.size, 1)], ">", 125, level: "S")
      _ = constraint([(field.y.size, 1)], "=", 21, level: "S")
      above = field.y.high
    }
    _ = constraint([(outer.y.high, 1), (above, -1)], ">", 10)
    let sizes = [(400.0, 600.0), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
    jump([outer.x.size, outer.y.size], to: sizes.map { [$0.0, $0.1] }, times: 50)
  }
}
