import Foundation
import RedlineIO

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The tests that failed, as `swift test --xunit-output` lists them.
package struct TestOutcomes {
  /// `AppTests.LoginTests/login(_:)`.
  package let failures: [String]

  /// - Returns: `nil` if there is no whole file, as after a crash.
  package init?(path: String) {
    guard let bytes = try? wholeFile(at: path, limit: 64 << 20),
      // A parser may take the start of a file for the whole.
      String(decoding: bytes.suffix(40), as: UTF8.self).contains("</testsuites>")
    else { return nil }
    let parser = XMLParser(data: Data(bytes))
    let reader = FailureReader()
    parser.delegate = reader
    guard parser.parse() else { return nil }
    failures = reader.failures
  }
}

private final class FailureReader: NSObject, XMLParserDelegate {
  private(set) var failures: [String] = []
  private var current = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    switch name {
    case "testcase": current = "\(attributes["classname"] ?? "")/\(attributes["name"] ?? "")"
    case "failure" where failures.last != current: failures.append(current)
    default: break
    }
  }
}

extension SnapshotResult.Test {
  /// The test as ``TestOutcomes`` names it.
  package var outcomeName: String {
    suite == module ? "\(module)/\(function)" : "\(module).\(suite)/\(function)"
  }
}

extension RunNote {
  /// Notes the tests that failed without a snapshot to blame.
  package mutating func noteOtherFailures(_ outcomes: TestOutcomes?, results: [SnapshotResult]) {
    guard end?.isSuccess == false else { return }
    guard let outcomes else {
      lacksOutcomes = true
      return
    }
    let blamed = Set(results.filter { $0.verdict != .passed }.compactMap { $0.test?.outcomeName })
    otherFailures = outcomes.failures.filter { !blamed.contains($0) }
  }
}
