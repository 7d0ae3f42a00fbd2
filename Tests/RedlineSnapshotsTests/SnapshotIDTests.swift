import RedlineSnapshots
import TestPrograms
import Testing

@Suite(.blocks) struct SnapshotIDTests {
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

  /// Names in other scripts, with the six digits of the hash where something was lost.
  @Test(arguments: [
    ("größe", "größe"), ("e\u{301}te\u{301}", "été"), ("Экран входа", "Экран-входа"),
    ("登録画面", "登録画面"), ("로그인", "로그인"), ("شاشة الدخول", "شاشة-الدخول"),
    ("हिन्दी", "हिन्दी"), ("ﬁ", "ﬁ"), ("x²", "x²"), ("a\u{301}", "á"),
    ("👍", "--digits"), ("ok👍", "ok-digits"), ("a👍\u{301}b", "a-b-digits"),
    ("\u{301}a", "a-digits"), ("a\u{202E}b", "a-b-digits"), ("a\u{200B}b", "a-b-digits"),
    ("a\u{3164}b", "a-b-digits"), ("a\u{FE0F}b", "a-b-digits"), ("a\u{0}b", "a-b"),
    ("«вход»", "вход-digits"), ("a／b", "a-b-digits"),
  ])
  func otherScripts(_ text: String, name: String) {
    let id = SnapshotID("S", text)
    let found = id.parts[1]
    let isHashed = name.hasSuffix("-digits")
    let start = isHashed ? String(name.dropLast(6)) : name
    let expected = start + (isHashed ? found.suffix(6) : "")
    // Byte for byte: Swift's == takes two forms of a letter for one.
    #expect(Array(found.utf8) == Array(expected.utf8), "\(found)")
    #expect(SnapshotID(path: id.path) == id)
    #expect(found.utf8.count <= 200)
  }

  @Test func bothFormsOfALetterAreOneName() {
    let (composed, apart) = (SnapshotID("caf\u{E9}"), SnapshotID("cafe\u{301}"))
    #expect(Array(composed.path.utf8) == Array(apart.path.utf8))
    #expect(
      SnapshotID(path: "cafe\u{301}").map { Array($0.path.utf8) } == Array(composed.path.utf8))
  }

  @Test func lettersThatAreLostTellNamesApart() {
    let (first, second) = (SnapshotID("a👍"), SnapshotID("a👎"))
    #expect(first != second)
    #expect(first.path.hasPrefix("a-"))
    #expect(SnapshotID(path: first.path) == first)
  }

  /// Names that some disks take for one, or not.
  @Test(arguments: [
    ("Login", "login", true), ("Größe", "GRÖßE", true), ("Maße", "Masse", false),
    ("ВХОД", "вход", true), ("é", "e\u{301}", true), ("é", "e", false), ("ς", "Σ", true),
    ("ſ", "s", true), ("登", "录", false),
  ])
  func disksThatIgnoreCase(_ first: String, _ second: String, isSame: Bool) {
    #expect((first.foldedForDisks == second.foldedForDisks) == isSame)
  }

  @Test(arguments: ["x", "登", "й", "é", "👍", "क्षि"]) func longNamesAreCutAndStayApart(
    _ letter: String
  ) {
    let long = String(repeating: letter, count: 300)
    let (first, second) = (SnapshotID(long + "1"), SnapshotID(long + "2"))
    #expect(first != second)
    #expect(first.path.utf8.count <= 200 && first.path.unicodeScalars.count <= 100)
    #expect(SnapshotID(path: first.path) == first)
    if letter == "x" { #expect(first.path.utf8.count == 100) }
  }

  /// Any text is a name, which is its own name and never one of another folder.
  @Test func anyTextIsAName() {
    var state: UInt64 = 7
    for _ in 0..<20_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<6 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let plane: UInt32 = state >> 60 < 12 ? 0x3000 : 0x2_0000
        if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: state >> 33) % plane) {
          scalars.append(scalar)
        }
      }
      let id = SnapshotID("S", String(scalars))
      let again = SnapshotID(path: id.path)
      #expect(again.map { Array($0.path.utf8) } == Array(id.path.utf8), "\(Array(scalars))")
      #expect(id.parts.allSatisfy { !$0.hasPrefix(".") && !$0.contains("/") })
    }
  }
}
