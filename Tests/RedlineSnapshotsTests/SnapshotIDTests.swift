import RedlineSnapshots
import Testing

@Suite struct SnapshotIDTests {
  @Test(arguments: [
    (["LoginTests", "login", "iphone-15"], "LoginTests/login/iphone-15"),
    (["A", "", "b"], "A/b"),
    (["two words"], "two-words"),
    (["a/b", "../c"], "a-b/c"),
    (["x", "-"], "x/-"),
    (["1.5"], "1.5"),
  ])
  func path(parts: [String], path: String) {
    let id = SnapshotID(parts: parts)
    #expect(id.path == path)
    #expect(SnapshotID(path: path) == id)
  }

  @Test(arguments: ["", "/", "a//b", "../a", "a/..", ".hidden", "a b", "/a", "a/"])
  func noPath(_ path: String) {
    #expect(SnapshotID(path: path) == nil)
  }

  @Test func lettersThatAreLostTellNamesApart() {
    let (first, second) = (SnapshotID("größe"), SnapshotID("grüße"))
    #expect(first != second)
    #expect(first.path.hasPrefix("gr-"))
    #expect(SnapshotID(path: first.path) == first)
  }

  @Test func longNamesAreCutAndStayApart() {
    let long = String(repeating: "x", count: 300)
    let (first, second) = (SnapshotID(long + "1"), SnapshotID(long + "2"))
    #expect(first != second)
    #expect(first.path.utf8.count == 100)
  }
}
