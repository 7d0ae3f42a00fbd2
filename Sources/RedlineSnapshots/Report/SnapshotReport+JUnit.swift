import RedlineIO
import RedlineModel

extension SnapshotReport {
  /// The results as JUnit XML: a test case for each snapshot, with the text of what differs and,
  /// as GitLab and Jenkins read them, the paths of the pictures.
  ///
  /// What is pending passes, as it does in the test, and says so in its output.
  public func junit() -> String {
    let sources = SourcePaths(root: store.root, for: results)
    let suites = Dictionary(grouping: results) { $0.junitClass }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"Snapshots\" \(totals(of: results, problemCount: problems.count))>",
    ]
    for name in suites.keys.sorted() {
      let cases = suites[name] ?? []
      lines.append("  <testsuite name=\"\(attribute(name))\" \(totals(of: cases))>")
      for (result, caseName) in zip(cases, caseNames(of: cases)) {
        lines += testCase(result, named: caseName, suite: name, sources)
      }
      lines.append("  </testsuite>")
    }
    lines += problemSuite()
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What kept the run from being whole, as test cases of a suite of their own.
  private func problemSuite() -> [String] {
    guard !problems.isEmpty else { return [] }
    let cases = problems.enumerated().map { index, problem in
      """
          <testcase classname="Run" name="\(index + 1)" time="0"><error \
      message="\(attribute(problem))"/></testcase>
      """
    }
    return ["  <testsuite name=\"Run\" \(totals(of: [], problemCount: problems.count))>"] + cases
      + ["  </testsuite>"]
  }

  private func totals(of results: [SnapshotResult], problemCount: Int = 0) -> String {
    let invalid = results.count { $0.verdict == .invalid }
    let failures = results.count { $0.verdict.isFailure } - invalid
    let errors = invalid + problemCount
    let seconds = results.reduce(0) { $0 + $1.junitSeconds }
    return """
      tests="\(results.count + problemCount)" failures="\(failures)" errors="\(errors)" skipped="0" \
      time="\(formatted(seconds))"
      """
  }

  /// Tests with their variants; where that is not enough, with the snapshot's path.
  private func caseNames(of results: [SnapshotResult]) -> [String] {
    let names = results.map { result in
      let variant = result.variantName
      return variant.isEmpty ? result.testName : "\(result.testName) [\(variant)]"
    }
    let uses = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(names, results).map { name, result in
      uses[name] == 1 ? name : "\(name) \(result.file.path)"
    }
  }

  private func testCase(
    _ result: SnapshotResult, named name: String, suite: String, _ sources: SourcePaths
  ) -> [String] {
    let place = result.test.map { test in
      " file=\"\(attribute(sourcePrefix + sources.path(of: test)))\" line=\"\(test.line)\""
    }
    let open = """
          <testcase classname="\(attribute(suite))" name="\(attribute(name))"\(place ?? "") \
      time="\(formatted(result.junitSeconds))"
      """
    let contents = failure(of: result) + output(of: result)
    return contents.isEmpty ? [open + "/>"] : [open + ">"] + contents + ["    </testcase>"]
  }

  private func failure(of result: SnapshotResult) -> [String] {
    guard result.verdict.isFailure else { return [] }
    let element = result.verdict == .invalid ? "error" : "failure"
    let message = MarkupEscaping.attribute(result.message.bounded.printableLine)
    return [
      """
            <\(element) message="\(message)" type="\(result.verdict.rawValue)">\
      \(MarkupEscaping.text(result.text.bounded.printable))</\(element)>
      """
    ]
  }

  private func attribute(_ text: String) -> String {
    MarkupEscaping.attribute(text.bounded.printable)
  }

  private func output(of result: SnapshotResult) -> [String] {
    guard result.verdict != .passed else { return [] }
    var lines = result.verdict.isFailure ? [] : [result.text.bounded]
    lines += picturePaths(of: result).map { "[[ATTACHMENT|\($0.path.printableLine)]]" }
    if attachments != nil { lines.append("pictures: index.html#\(result.file.path)") }
    let text = lines.filter { !$0.isEmpty }.map { MarkupEscaping.text($0.printable) }.joined(
      separator: "\n")
    return text.isEmpty ? [] : ["      <system-out>\(text)</system-out>"]
  }
}

extension SnapshotResult {
  fileprivate var junitClass: String {
    guard let test, !test.module.isEmpty, test.module != test.suite else { return suite }
    return "\(test.module).\(test.suite)"
  }

  /// Results are files: any number may stand in them.
  fileprivate var junitSeconds: Double {
    seconds.isFinite ? min(max(seconds, 0), 1e6) : 0
  }
}
