import Foundation
import RedlineKit
@testable import RedlineTesting
import RedlineSnapshots
import Synchronization
import TestPrograms
import Testing

/// Expectations in a store of their own.
@Suite(.blocks) struct ExpectTests {
  private func inStore(
    record: RecordMode? = nil, _ body: (SnapshotStore) throws -> Void
  ) throws {
    try withStore { store in
      var configuration = SnapshotConfiguration()
      configuration.store = store
      configuration.record = record
      // Also under CI, which records nothing.
      configuration.environment = [:]
      try SnapshotConfiguration.$current.withValue(configuration) { try body(store) }
    }
  }

  /// What the golden of a parameterised test is called.
  @Test(arguments: [Device.iPhone15, .iPhone8.landscape])
  func deviceNamesTheGolden(_ device: Device) throws {
    try inStore { store in
      let results = try failing { try expectSnapshot(of: TitleRow(gap: 8), on: device) }
      #expect(
        results.map(\.file.path) == ["ExpectTests/deviceNamesTheGolden/\(device.slug).svg"])
      #expect(results.map(\.verdict) == [.missing])
    }
  }

  @Test(arguments: ["two words", "größe"], [1, 2])
  func argumentsNameTheGolden(_ text: String, number: Int) throws {
    try inStore { store in
      let result = try failing { try expectSnapshot(ofSVG: "<svg/>", named: "x") }
      let start = text == "two words" ? "two-words" : "größe"
      #expect(result.file.id.parts.last == "\(start)-\(number)-x")
    }
  }

  @Test func theTestNamesAGoldenWithoutVariants() throws {
    try inStore { store in
      let result = try failing { try expectSnapshot(ofSVG: "<svg/>") }
      let name = "theTestNamesAGoldenWithoutVariants"
      #expect(result.file.path == "ExpectTests/\(name)/\(name).svg")
    }
  }

  @Test func variantsAndFormsHaveTheirFiles() throws {
    try inStore { store in
      let results = try failing {
        try expectSnapshot(
          of: TitleRow(gap: 8), on: .iPhone8, across: .schemes, .directions,
          as: [.svg, .png(scale: 3, style: .screen)])
      }
      #expect(
        results.compactMap { $0.file.path.split(separator: "/").last.map(String.init) } == [
          "iphone-8.svg", "iphone-8-screen@3x.png", "iphone-8-rtl.svg",
          "iphone-8-rtl-screen@3x.png", "iphone-8~dark.svg", "iphone-8-screen~dark@3x.png",
          "iphone-8-rtl~dark.svg", "iphone-8-rtl-screen~dark@3x.png",
        ])
    }
  }

  @Test func axesMakeEachVariantOnce() {
    let all = variants(
      SnapshotVariant(.iPhone8), across: [.sizeClasses, .directions, .schemes, .directions])
    #expect(all.count == 16)
    #expect(Set(all).count == 16)
  }

  /// An axis of a list, and what makes the same variants.
  struct AxisCase: CustomTestStringConvertible {
    var testDescription: String
    var list: SnapshotAxis
    var same: [SnapshotAxis]
    var count: Int

    init(_ name: String, _ list: SnapshotAxis, _ same: [SnapshotAxis], count: Int) {
      (testDescription, self.list, self.same, self.count) = (name, list, same, count)
    }
  }

  @Test(arguments: [
    AxisCase(
      "text sizes", .textSizes([.small, .accessibility3]), [.textSizes(.small, .accessibility3)],
      count: 2),
    AxisCase(
      "devices", .devices([.iPhone8, .iPadMini5]), [.devices(.iPhone8, .iPadMini5)], count: 2),
    AxisCase("systems", .systems([10, 18, 26]), [.systems(10, 18, 26)], count: 3),
    AxisCase(
      "combinations", .combinations(of: [.schemes, .directions]), [.schemes, .directions], count: 4),
    AxisCase(
      "contrasts", .combinations(of: [.contrasts, .schemes]), [.contrasts, .schemes], count: 4),
    AxisCase("no axis", .combinations(of: []), [], count: 1),
  ])
  func listsMakeTheVariantsOfSeparateArguments(_ row: AxisCase) {
    let start = SnapshotVariant(.iPhoneX)
    let made = variants(start, across: [row.list])
    #expect(made == variants(start, across: row.same))
    #expect(made.count == row.count)
  }

  @Test func aListOfRulesIsCheckedAsSeparateOnesAre() throws {
    let rules: [LayoutRule] = [.fits, .onGrid(16)]
    let messages = Mutex<[String]>([])
    try withKnownIssue {
      try expectLayout(of: TitleRow(gap: 8), on: .iPhone8, satisfies: rules)
      try expectLayout(of: TitleRow(gap: 8), on: .iPhone8, satisfies: .fits, .onGrid(16))
    } matching: { issue in
      messages.withLock { $0.append("\(issue.comments)") }
      return true
    }
    try expectLayout(of: TitleRow(gap: 8), on: .iPhone8, satisfies: [.fits, .unambiguous])
    let found = messages.withLock { $0 }
    try #require(found.count == 2)
    #expect(found[0] == found[1])
    #expect(found[0].contains("is off the grid of 16 pt"))
  }

  @Test func aNameUsedTwiceNamesBothPlaces() throws {
    try inStore { store in
      _ = try failing { try expectSnapshot(ofSVG: "<svg/>", named: "same") }
      let error = #expect(throws: SnapshotError.self) {
        try expectSnapshot(ofSVG: "<svg/>", named: "SAME")
      }
      guard case .duplicate(_, let first, let second) = error else {
        Issue.record("\(String(describing: error)) is another error")
        return
      }
      #expect(first.contains("ExpectTests.swift:"))
      #expect(second.contains("ExpectTests.swift:"))
      #expect(first != second)
    }
  }

  @Test func aLoopWithOneNameIsAnErrorUnlessItTakesTheSame() throws {
    try inStore { store in
      for text in ["<svg>a</svg>", "<svg>a</svg>", "<svg>b</svg>"] {
        if text.contains("b") {
          #expect(throws: SnapshotError.self) { try expectLooped(text) }
        } else {
          _ = try failing { try expectLooped(text) }
        }
      }
    }
  }

  /// An empty list of devices, forms or rules would pass whatever the layout is.
  @Test func nothingToCompareIsAFailure() throws {
    try inStore { _ in
      try withKnownIssue {
        _ = try expectSnapshot(of: TitleRow(gap: 8), across: .devices([]))
      } matching: {
        "\($0)".contains("an axis of 'across' has no variant")
      }
      try withKnownIssue {
        _ = try expectSnapshot(of: TitleRow(gap: 8), on: .iPhone8, as: [])
      } matching: {
        "\($0)".contains("'as' has no form")
      }
      try withKnownIssue {
        try expectLayout(of: TitleRow(gap: 8), across: .devices([]), satisfies: .fits)
      } matching: {
        "\($0)".contains("an axis of 'across' has no variant")
      }
    }
  }

  @Test func aMissingGoldenNamesTheOneThatHoldsTheSame() throws {
    try inStore { store in
      for (path, text) in [
        ("ExpectTests/old/x", "<svg/>"), ("ExpectTests/other/x", "<svg>2</svg>"),
        ("ExpectTests/old/y", "<svg>3</svg>"),
      ] {
        try writeWhole(Array(text.utf8), to: "\(store.goldens)/\(path).svg")
      }
      let hint = "Snapshots/ExpectTests/old/x.svg holds the same; if it was renamed, "
      #expect(
        try failing { try expectSnapshot(ofSVG: "<svg/>", named: "x") }.message.contains(hint))
      // Another name, or other contents, are a guess too far.
      for (text, name) in [("<svg>3</svg>", "z"), ("<svg>4</svg>", "y")] {
        let result = try failing { try expectSnapshot(ofSVG: text, named: name) }
        #expect(!result.message.contains("holds the same"), "\(result.message)")
      }
    }
  }

  @Test(arguments: ["größe", "X"])
  func aGoldenThatIsOneFileElsewhereIsNotRecorded(_ name: String) throws {
    try inStore(record: .missing) { store in
      let folder = "ExpectTests/aGoldenThatIsOneFileElsewhereIsNotRecorded"
      let other = name == "X" ? "x-X" : "größe-GRO\u{308}ßE"
      try writeWhole([1], to: "\(store.goldens)/\(folder)/\(other).svg")
      let error = #expect(throws: SnapshotError.self) {
        try expectSnapshot(ofSVG: "<svg/>", named: name.lowercased())
      }
      let text = try #require(error).description
      #expect(text.contains("is one file with that of Snapshots/\(folder)/"), "\(text)")
      #expect(text.contains("at RedlineSnapshotsTests/ExpectTests.swift:"), "\(text)")
    }
  }

  private func expectLooped(_ text: String) throws -> SnapshotResult {
    try expectSnapshot(ofSVG: text, named: "loop")
  }

  @Test func allMismatchesOfATestAreReportedAndOneCauseOnce() throws {
    try inStore { store in
      let messages = Mutex<[String]>([])
      var results: [SnapshotResult] = []
      try withKnownIssue {
        results += try expectSnapshot(
          of: TitleRow(gap: 8), across: .sizeClasses, .directions, named: "a")
        results += try expectSnapshot(of: TitleRow(gap: 8), named: "b")
      } matching: { issue in
        messages.withLock { $0.append("\(issue.comments)") }
        return issue.severity == .error
      }
      #expect(results.map(\.verdict) == Array(repeating: .missing, count: 9))
      let found = messages.withLock { $0 }
      try #require(found.count == 2)
      #expect(found[0].contains("the same in 7 other variants: a-iphone-15-rtl, "))
      #expect(!found[1].contains("other variants"))
    }
  }

  /// Runs what fails as it should.
  private func failing<Value>(_ body: () throws -> Value) throws -> Value {
    var value: Value?
    withKnownIssue { value = try body() }
    return try #require(value)
  }
}

@Suite(.snapshots(tolerance: ImageTolerance(pixelCount: 5)), .snapshots(precision: .pixels))
struct TraitTests {
  @Test(.snapshots(precision: .drawing)) func innerTraitsOverrideWhatTheyName() {
    #expect(SnapshotConfiguration.current.precision == .drawing)
    #expect(SnapshotConfiguration.current.tolerance?.pixelCount == 5)
  }

  @Test func outerTraitsHold() {
    #expect(SnapshotConfiguration.current.precision == .pixels)
    #expect(SnapshotConfiguration.current.record == nil)
  }

  @Test(arguments: [
    ([], nil), (["--testing-library", "swift-testing"], nil),
    (["--testing-library", "swift-testing", "--filter", "Login"], "--filter Login"),
    (["--skip", "Slow"], "--skip Slow"), (["--filter=Login"], "--filter=Login"),
    (["--parallel"], nil), (["-c", "debug"], nil), (["-j", "1"], nil),
    (["--filter", "A", "--skip", "B", "--disable-xctest"], "--filter A --skip B --disable-xctest"),
  ])
  func partialRunsAreKnownByTheirArguments(_ arguments: [String], reason: String?) {
    #expect(partialReason(["program"] + arguments, isXCTest: false) == reason)
  }

  @Test(arguments: [
    ([], [], nil), (["--testing-library", "xctest"], [], nil),
    (["App.LoginTests/testLogin"], [], "App.LoginTests/testLogin"),
    (["-XCTest", "App.LoginTests/testLogin", "/b/App.xctest"], [], "App.LoginTests/testLogin"),
    (["/b/App.xctest"], [], nil),
    (["App.LoginTests/testLogin"], ["/usr/bin/swift-test", "--parallel"], nil),
    (["App.A/t"], ["/usr/bin/swift-test", "--parallel", "--filter", "A"], "--filter A"),
    (["App.A/t"], ["/usr/bin/swift-test", "-s", "App.A/t"], "-s App.A/t"),
    (["App.A/t"], ["sh"], "App.A/t"),
  ])
  func partialRunsOfXCTest(_ arguments: [String], _ starter: [String], reason: String?) {
    let found = partialReason(["App.xctest"] + arguments, isXCTest: true, starter: starter)
    #expect(found == reason)
  }
}
