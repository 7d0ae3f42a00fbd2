import Foundation
import RedlineIO

/// How long the tests of a run took, by which the shards of the next run are balanced.
///
/// The file `times.json` in a folder of results holds milliseconds by test:
///
/// ```json
/// { "tests" : { "AppTests.LoginTests/login(_:)" : 1250 } }
/// ```
package struct TestTimes: Hashable {
  /// Milliseconds by the test's name, 1 to a day.
  package let milliseconds: [String: Int]

  /// Times in seconds by the test's name; what is no time is left out.
  package init(seconds: [String: Double]) {
    milliseconds = seconds.compactMapValues { seconds in
      guard seconds.isFinite, seconds >= 0 else { return nil }
      return Int(min(max(seconds * 1000, 1), 86_400_000))
    }
  }

  /// Reads a file of times; what is no time in it is left out.
  /// - Throws: ``TestTimesError``.
  package init(path: String) throws(TestTimesError) {
    let bytes: [UInt8]?
    do { bytes = try wholeFile(at: path, limit: 16 << 20) } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    guard let bytes else { throw .missing(path: path) }
    do {
      let file = try JSONDecoder().decode(TimesFile.self, from: Data(bytes))
      self.init(seconds: file.tests.compactMapValues { $0.value.map { $0 / 1000 } })
    } catch {
      throw .unreadable(path: path, reason: "it is not JSON with an object 'tests'")
    }
  }

  /// SHA-256 of the times, the same whatever else the file holds.
  package var hash: String {
    let lines = milliseconds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    return sha256(Array(lines.joined().utf8))
  }

  /// The file's content.
  package func json() throws -> String {
    try TimesFile(tests: milliseconds.mapValues { TimesFile.Time(value: Double($0)) })
      .indentedJSON()
  }
}

/// Why there are no times; the tests are then divided by name.
package enum TestTimesError: Error, Hashable, CustomStringConvertible {
  case missing(path: String)
  case unreadable(path: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let path): "there is no file \(path)"
    case .unreadable(let path, let reason): "\(path) holds no times: \(reason)"
    }
  }
}

private struct TimesFile: Codable {
  /// A number, or `nil` for anything else that stands there.
  struct Time: Codable {
    var value: Double?

    init(value: Double) { self.value = value }

    init(from decoder: any Decoder) throws {
      value = try? decoder.singleValueContainer().decode(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value.map { Int($0) })
    }
  }

  var tests: [String: Time]
}

extension TestTimes {
  /// The tests in parts that take about the same time: the longest first, each to the part that has
  /// the least so far. A test without a time counts as the median.
  ///
  /// Each test is in exactly one part whatever the times are, and the same tests and times give the
  /// same parts in every process. The longest part takes at most 4/3 of the least time possible.
  ///
  /// Reference: R. L. Graham, Bounds on Multiprocessing Timing Anomalies (1969), theorem 2.
  package func parts(of tests: [TestName], count: Int) -> [[TestName]] {
    let tests = tests.sorted()
    let weights = weights(of: tests)
    var parts = Array(repeating: [TestName](), count: count)
    var loads = LeastLoad(count: count)
    for index in tests.indices.sorted(by: { (-weights[$0], $0) < (-weights[$1], $1) }) {
      parts[loads.add(weights[index])].append(tests[index])
    }
    return parts.map { $0.sorted() }
  }

  /// The milliseconds that each test counts.
  package func weights(of tests: [TestName]) -> [Int] {
    let sorted = milliseconds.values.sorted()
    let median = sorted.isEmpty ? 1 : sorted[sorted.count / 2]
    return tests.map { milliseconds[$0.outcomeName] ?? median }
  }
}

extension TestTimes {
  /// `about 41 s of 320 s`.
  package func share(of part: [TestName], in all: [TestName]) -> String {
    func seconds(_ tests: [TestName]) -> Int { weights(of: tests).reduce(500, +) / 1000 }
    return "about \(seconds(part)) s of \(seconds(all)) s"
  }
}

/// A binary heap of the parts by their loads, then by their numbers.
private struct LeastLoad {
  private var heap: [(load: Int, part: Int)]

  init(count: Int) { heap = (0..<count).map { (0, $0) } }

  /// Adds to the least load.
  /// - Returns: Its part.
  mutating func add(_ weight: Int) -> Int {
    let part = heap[0].part
    heap[0].load += weight
    var place = 0
    while let child = [2 * place + 1, 2 * place + 2].filter({ $0 < heap.count })
      .min(by: { heap[$0] < heap[$1] }), heap[child] < heap[place]
    {
      heap.swapAt(child, place)
      place = child
    }
    return part
  }
}

extension TestTimes {
  /// The times of a run: of tests as the test library measured them, of others what their
  /// comparisons took.
  package init(_ outcomes: TestOutcomes?, results: [SnapshotResult]) {
    var seconds: [String: Double] = [:]
    for result in results where result.seconds.isFinite {
      for name in result.test?.outcomeNames ?? [] { seconds[name, default: 0] += result.seconds }
    }
    self.init(seconds: seconds.merging(outcomes?.seconds ?? [:]) { $1 })
  }
}

extension SnapshotStore {
  /// The file that keeps the times of the last whole run.
  package var timesPath: String { "\(results)/times.json" }

  /// Keeps the times of a run.
  func keepTimes(_ milliseconds: [String: Int]?) throws {
    guard let milliseconds, !milliseconds.isEmpty else { return }
    let times = TestTimes(seconds: milliseconds.mapValues { Double($0) / 1000 })
    try writeWhole(Array(try times.json().utf8), to: timesPath)
  }
}
