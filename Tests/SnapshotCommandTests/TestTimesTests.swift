import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

@Suite(.blocks) struct TestTimesTests {
  private func tests(_ count: Int) -> [TestName] {
    (0..<count).compactMap { TestName("AppTests.Suite\($0 % 7)/test\($0)()") }
  }

  private func loads(_ parts: [[TestName]], _ times: TestTimes) -> [Int] {
    parts.map { times.weights(of: $0).reduce(0, +) }
  }

  // MARK: Parts

  /// Times as no run leaves them, too.
  @Test(arguments: 1...20)
  func eachTestIsInOnePartWhateverTheTimesAre(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let tests = tests(dice.roll(300))
    let odd = [0, -1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, 3]
    var seconds: [String: Double] = ["Gone.Suite/test()": 9]
    for test in tests where dice.roll(4) > 0 {
      seconds[test.outcomeName] = dice.roll(3) == 0 ? odd[dice.roll(8)] : Double(dice.roll(9000))
    }
    let times = TestTimes(seconds: seconds)
    // Each part divides all tests anew, which takes its time where there are many parts.
    for count in [1, 2, 8, 1 + dice.roll(seed % 10 == 0 ? 400 : 24)] {
      let shards = try (1...count).map { try #require(SnapshotRun.Shard("\($0)/\(count)")) }
      // Each machine has its own list, in its own order.
      let parts = shards.map {
        $0.tests(of: dice.roll(2) == 0 ? tests : tests.reversed(), times: times)
      }
      #expect(parts.flatMap(\.self).sorted() == tests.sorted())
      // Of any order of work: no part is longer than the mean and one test more.
      let weights = times.weights(of: tests)
      let (total, longest) = (weights.reduce(0, +), weights.max() ?? 0)
      #expect((loads(parts, times).max() ?? 0) * count <= total + longest * (count - 1))
    }
  }

  /// Graham's bound against the least time possible, found by trying all divisions.
  @Test(arguments: 1...30)
  func theLongestPartIsWithinTheBound(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let (tests, count) = (tests(4 + dice.roll(5)), 2 + dice.roll(2))
    let seconds = tests.map { ($0.outcomeName, Double(1 + dice.roll(20))) }
    let times = TestTimes(seconds: Dictionary(uniqueKeysWithValues: seconds))
    var least = Int.max
    func place(_ rest: ArraySlice<Int>, _ loads: [Int]) {
      guard let weight = rest.first else { return least = min(least, loads.max() ?? 0) }
      for part in loads.indices {
        var loads = loads
        loads[part] += weight
        place(rest.dropFirst(), loads)
      }
    }
    place(times.weights(of: tests)[...], Array(repeating: 0, count: count))
    let longest = loads(times.parts(of: tests, count: count), times).max() ?? 0
    // 4/3 - 1/(3 m)
    #expect(longest * 3 * count <= least * (4 * count - 1), "\(longest), at best \(least)")
  }

  @Test func oneLongTestHasAPartOfItsOwn() {
    let tests = tests(9)
    var seconds = Dictionary(uniqueKeysWithValues: tests.map { ($0.outcomeName, 1.0) })
    seconds[tests[4].outcomeName] = 8
    let parts = TestTimes(seconds: seconds).parts(of: tests, count: 2)
    #expect(parts.first == [tests[4]])
    #expect(parts.last?.count == 8)
  }

  @Test func testsWithoutATimeCountAsTheMedianAndNoneAsNothing() throws {
    let times = TestTimes(seconds: ["AppTests.Suite0/test0()": 0, "a": 2, "b": 7])
    #expect(times.weights(of: tests(2)) == [1, 2000])
    // All in the first part, if nothing took any time.
    let parts = TestTimes(seconds: [:]).parts(of: tests(8), count: 8)
    #expect(parts.map(\.count) == Array(repeating: 1, count: 8))
  }

  // MARK: Files

  @Test func aFileOfTimesIsReadAsItWasWritten() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "times.json").path
      let times = TestTimes(seconds: ["A.B/c()": 1.25, "A/`d e/f`()": 0.0001])
      #expect(times.milliseconds == ["A.B/c()": 1250, "A/`d e/f`()": 1])
      try writeWhole(Array(try times.json().utf8), to: path)
      #expect(try TestTimes(path: path) == times)
      #expect(try TestTimes(path: path).hash == times.hash)
    }
  }

  @Test(
    arguments: [
      (
        #"{"tests":{"a":"NaN","b":null,"c":[],"d":-4,"e":7,"f":1e99,"g":{}}}"#,
        ["e": 7, "f": 86_400_000]
      ),
      (#"{"tests":{}}"#, [:]),
      ("", nil), ("[]", nil), (#"{"tests":3}"#, nil), (#"{"tests":{"a":"#, nil),
      (String(repeating: "[", count: 100_000), nil),
    ] as [(String, [String: Int]?)])
  func whatIsNoTimeIsLeftOut(_ text: String, times: [String: Int]?) throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "times.json").path
      try writeWhole(Array(text.utf8), to: path)
      #expect((try? TestTimes(path: path))?.milliseconds == times)
      guard times == nil else { return }
      #expect(throws: TestTimesError.self) { try TestTimes(path: path) }
    }
  }

  @Test func timesComeFromTheListOfOutcomesElseFromTheComparisons() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "tests.xml").path
      let xml = """
        <testsuites><testcase classname="AppTests.A" name="t()" time="1.5"/><testcase \
        classname="AppTests" name="free()" time="nan"/></testsuites>
        """
      try writeWhole(Array(xml.utf8), to: path)
      var results = try [result("A/t/a.svg"), result("B/t/a.svg"), result("B/t/b.svg")]
      for index in results.indices { results[index].seconds = 0.25 }
      let times = TestTimes(TestOutcomes(path: path), results: results)
      #expect(times.milliseconds == ["AppTests.A/t()": 1500, "AppTests.B/t()": 500])
    }
  }

  // MARK: Merging

  private func addShard(
    _ index: Int, to folder: URL, _ part: [TestName], of all: [TestName], times: String?
  ) throws -> String {
    let path = folder.appending(path: "part-\(index)").path
    let store = SnapshotStore(root: folder.path, environment: ["REDLINE_RESULTS": path])
    var note = try store.beginRun("verify")
    (note.shard, note.end) = (SnapshotRun.Shard("\(index)/2"), .exit(0))
    (note.shardTests, note.shardTestCount) = (part.map(\.text), part.count)
    (note.declaredTests, note.timesHash) = (all.map(\.text), times)
    note.milliseconds = Dictionary(uniqueKeysWithValues: part.map { ($0.outcomeName, 40 * index) })
    try store.save(note)
    try store.save(
      SnapshotRun(id: note.run, library: "swift-testing", shard: note.shard), process: 5)
    return path
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The numbers of the tests of each machine, and of all that it knows.
    var parts: [[Int]]
    var all: [[Int]] = [[0, 1, 2, 3], [0, 1, 2, 3]]
    var times: [String?] = ["x", "x"]
    var problem: String?
  }

  @Test(arguments: [
    Row(testDescription: "a division", parts: [[0, 3], [1, 2]]),
    Row(
      testDescription: "other times", parts: [[0, 3], [0, 2]], times: ["x", "y"],
      problem: """
        1 test is in no shard, as they were divided by different times; give all machines the same \
        file with --times: AppTests.Suite1/test1()
        """),
    Row(
      testDescription: "times on one machine only", parts: [[0, 1], [1, 2, 3]], times: ["x", nil],
      problem: "1 test is in more than one shard, as they were divided by different times"),
    Row(
      testDescription: "other times, and a division all the same", parts: [[0, 3], [1, 2]],
      times: ["x", "y"]),
    Row(
      testDescription: "another commit", parts: [[0, 1], [2, 3]],
      all: [[0, 1, 2, 3, 4], [0, 1, 2, 3]],
      problem: "1 test is in no shard, as the machines have different tests; let all build the"),
  ])
  func shardsOfDifferentDivisionsDoNotPass(_ row: Row) throws {
    try withPackage { folder, store in
      let tests = tests(5)
      let folders = try [0, 1].map { machine in
        try addShard(
          machine + 1, to: folder, row.parts[machine].map { tests[$0] },
          of: row.all[machine].map { tests[$0] }, times: row.times[machine])
      }
      let problems = try store.merge(folders).problems.joined(separator: "\n")
      guard let problem = row.problem else {
        #expect(problems == "")
        return
      }
      #expect(problems.contains(problem), "\(problems)")
    }
  }

  @Test func aMergedRunKeepsTheTimesOfItsParts() throws {
    try withPackage { folder, store in
      let tests = tests(2)
      let folders = try [1, 2].map { index in
        try addShard(index, to: folder, [tests[index - 1]], of: tests, times: nil)
      }
      _ = try store.merge(folders)
      #expect(
        try TestTimes(path: store.timesPath).milliseconds == [
          tests[0].outcomeName: 40, tests[1].outcomeName: 80,
        ])
      // What lacks a part says too little to divide by.
      try writeWhole(Array("old".utf8), to: store.timesPath)
      _ = try store.merge([folders[0]])
      #expect(try wholeFile(at: store.timesPath) == Array("old".utf8))
    }
  }
}
