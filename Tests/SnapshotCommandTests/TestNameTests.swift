import RedlineSnapshots
import TestPrograms
import Testing

@Suite(.blocks) struct TestNameTests {
  @Test(arguments: [
    ("LibTests.Login/login(_:)", "Login/login", false),
    ("LibTests.Login/Inner/deep()", "Login.Inner/deep", false),
    ("LibTests.free()", "LibTests/free", false),
    ("LibTests.Login/`two words, a/slash`()", "Login/two-words-a-slash", false),
    ("MoreTests.XTests/testA", "XTests/testA", true),
  ])
  func names(_ line: String, folder: String, isXCTest: Bool) throws {
    let name = try #require(TestName(line))
    #expect(name.goldenFolder == folder)
    #expect(name.isXCTest == isXCTest)
  }

  @Test(arguments: [
    "", "Building for debugging...", "Build complete! (0.31s)", "[1/2] Compiling A B.swift",
    "/tmp/a/File.swift:3:4: warning: x", "warning: 'x': y", ".hidden", "Module.", "Module.Suite",
    "note: see Module.Suite/test()", "Module.Suite//x()",
  ])
  func otherLines(_ line: String) { #expect(TestName(line) == nil) }
}

@Suite(.blocks) struct ShardTests {
  static let tests = (0..<60).flatMap { suite in
    (0..<20).compactMap { TestName("AppTests.Suite\(suite)/test\($0)(_:)") }
  }

  @Test(arguments: [1, 2, 3, 8, 100]) func everyTestIsInOneShard(_ count: Int) throws {
    let shards = try (1...count).map { try #require(SnapshotRun.Shard("\($0)/\(count)")) }
    let parts = shards.map { $0.tests(of: Self.tests) }
    #expect(parts.flatMap(\.self).sorted() == Self.tests.sorted())
    // 1,200 tests on 8 machines: none has twice its part.
    if count <= 8 { for part in parts { #expect(part.count < 2 * 1200 / count) } }
  }

  @Test func aNewTestMovesNoOther() throws {
    let shard = try #require(SnapshotRun.Shard("3/8"))
    let new = try #require(TestName("AppTests.NewSuite/new()"))
    let before = shard.tests(of: Self.tests)
    let after = shard.tests(of: [new] + Self.tests)
    #expect(after.filter { $0 != new } == before)
  }

  /// FNV-1a of these texts is published; what follows it is MurmurHash3's last mixing, in part.
  @Test(arguments: [("", 0xcbf2_9ce4_8422_2325), ("foobar", 0x8594_4171_f739_67e8)])
  func hash(_ text: String, fnv: UInt64) {
    var mixed = (fnv ^ (fnv >> 33)) &* 0xff51_afd7_ed55_8ccd
    mixed ^= mixed >> 33
    #expect(text.stableHash == mixed)
  }

  @Test func patternsFitTheirTestsAlone() throws {
    let names = [
      "A.S/a()", "A.S/a(_:)", "A.S/ab()", "A.S/a(x:)", "A.SS/a()", "A.S/T/a()", "B.S/a()", "A.a()",
      "A.S/`a (b) [c] + d`()", "A.X/testA", "A.X/testAB", "A.X/testB",
    ]
    let all = names.compactMap { TestName($0) }
    #expect(all.count == names.count)
    for chosen in [[0], [1], [2, 3], [5, 7], [8], [9], [0, 4, 6, 11]] {
      let arguments = chosen.map { all[$0] }.filterArguments
      let patterns = try arguments.filter { $0 != "--filter" }.map { try Regex($0) }
      let fitting = all.indices.filter { index in
        // Swift Testing compares with the place of a test, too.
        patterns.contains { (all[index].text + "/File.swift:1:2").contains($0) }
          && patterns.contains { all[index].text.contains($0) }
      }
      #expect(fitting == chosen)
    }
  }
}
