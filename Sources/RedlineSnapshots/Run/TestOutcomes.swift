import Foundation
import RedlineIO

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What became of the tests, as `swift test --xunit-output` lists them.
package struct TestOutcomes {
  /// `AppTests.LoginTests/login(_:)`.
  package let failures: [String]
  /// Those that came to their end without a failure.
  package let passes: [String]
  /// Those that were disabled.
  package let skips: [String]
  /// How long each took, where that is a number.
  package let seconds: [String: Double]

  /// - Returns: `nil` if there is no whole file, as after a crash.
  package init?(path: String) {
    guard let bytes = try? wholeFile(at: path, limit: 64 << 20),
      // A parser may take the start of a file for the whole.
      String(decoding: bytes.suffix(40), as: UTF8.self).contains("</testsuites>")
    else { return nil }
    let parser = XMLParser(data: Data(bytes))
    let reader = OutcomeReader()
    parser.delegate = reader
    guard parser.parse() else { return nil }
    failures = reader.names { $0 == .failed }
    passes = reader.names { $0 == .passed }
    skips = reader.names { $0 == .skipped }
    seconds = reader.seconds
  }
}

private final class OutcomeReader: NSObject, XMLParserDelegate {
  enum Outcome { case passed, failed, skipped }
  private var cases: [(name: String, outcome: Outcome)] = []
  private(set) var seconds: [String: Double] = [:]

  /// The names of the tests with an outcome.
  func names(where isMeant: (Outcome) -> Bool) -> [String] {
    cases.filter { isMeant($0.outcome) }.map(\.name)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    switch name {
    case "testcase":
      let name = "\(attributes["classname"] ?? "")/\(attributes["name"] ?? "")"
      cases.append((name, .passed))
      if let time = attributes["time"].flatMap(Double.init) { seconds[name, default: 0] += time }
    case "failure" where !cases.isEmpty: cases[cases.count - 1].outcome = .failed
    case "skipped" where !cases.isEmpty: cases[cases.count - 1].outcome = .skipped
    default: break
    }
  }
}

extension SnapshotResult.Test {
  /// The test as ``TestOutcomes`` names it: what is named for its module may be a function without
  /// a suite, or in a suite that is called like the module.
  package var outcomeNames: [String] {
    ["\(module).\(suite)/\(function)"] + (suite == module ? ["\(module)/\(function)"] : [])
  }
}

extension RunNote {
  /// Notes the tests that failed without a snapshot to blame.
  /// - Parameter isCut: Whether a list was begun and not brought to its end.
  package mutating func noteOtherFailures(
    _ outcomes: TestOutcomes?, isCut: Bool = false, results: [SnapshotResult],
    faults: [SnapshotRun.Fault] = []
  ) {
    guard let outcomes else {
      lacksOutcomes = isCut || end?.isSuccess == false
      return
    }
    guard end?.isSuccess == false else { return }
    // What is recorded or waits makes no test fail.
    let tests = results.filter(\.verdict.isFailure).compactMap(\.test) + faults.map(\.test)
    let blamed = Set(tests.flatMap(\.outcomeNames))
    otherFailures = outcomes.failures.filter { !blamed.contains($0) }.sorted()
  }
}

extension TestOutcomes {
  /// A record of the tests of Swift Testing that passed, so that it is known of those without the
  /// trait, too, that they came to their end.
  /// - Parameter declared: All tests that there are.
  package func record(run: String, declared: [TestName]) -> SnapshotRun {
    let passed = Set(passes)
    let skipped = Set(skips)
    // Overloads share a folder.
    let tests = Dictionary(grouping: declared.filter { !$0.isXCTest }, by: \.goldenFolder)
    func folders(where isMeant: ([TestName]) -> Bool) -> [String] {
      tests.filter { isMeant($0.value) }.map(\.key).sorted()
    }
    var record = SnapshotRun(
      id: run, library: redlineLibrary,
      endedTests: folders { tests in tests.allSatisfy { passed.contains($0.outcomeName) } })
    record.skippedTests = folders { tests in tests.contains { skipped.contains($0.outcomeName) } }
    return record
  }
}

extension TestName {
  /// The test as ``TestOutcomes`` names it.
  package var outcomeName: String {
    names.count > 1
      ? "\(module).\(names.dropLast().joined(separator: "."))/\(names.last ?? "")"
      : "\(module)/\(names.last ?? "")"
  }
}
