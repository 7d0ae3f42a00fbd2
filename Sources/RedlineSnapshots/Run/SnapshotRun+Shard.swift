import RedlineIO

extension SnapshotRun.Shard {
  /// The tests of this part: by their times, or without them by a hash of their names, so that a
  /// new test moves no other.
  package func tests(of all: [TestName], times: TestTimes? = nil) -> [TestName] {
    if let times { return times.parts(of: all, count: count)[index - 1] }
    return all.filter { Int($0.text.stableHash % UInt64(count)) == index - 1 }
  }

  /// `3/8`.
  package var label: String { "\(index)/\(count)" }
}

extension [TestName] {
  /// The arguments that make `swift test` run exactly these tests.
  ///
  /// A pattern names the tests of one suite: with a pattern a test, thousands of tests would each be
  /// compared with thousands of patterns.
  package var filterArguments: [String] {
    var order: [String] = []
    var functions: [String: [String]] = [:]
    for test in self {
      let function = test.names.last ?? ""
      let suite = String(test.text.dropLast(function.count))
      if functions[suite] == nil { order.append(suite) }
      functions[suite, default: []].append(function)
    }
    return order.flatMap { suite in
      let names = (functions[suite] ?? []).map(\.escapedForPattern).joined(separator: "|")
      return ["--filter", "^\(suite.escapedForPattern)(?:\(names))(?:/|$)"]
    }
  }
}

extension String {
  /// The text as a regular expression that matches it alone.
  fileprivate var escapedForPattern: String {
    var pattern = ""
    for character in self {
      if #"\^$.|?*+()[]{}"#.contains(character) { pattern += "\\" }
      pattern.append(character)
    }
    return pattern
  }

  /// A hash that is mixed once more, so that remainders are even: the same in every process.
  package var stableHash: UInt64 {
    var hash = RedlineIO.stableHash(of: utf8)
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    return hash ^ (hash >> 33)
  }
}
