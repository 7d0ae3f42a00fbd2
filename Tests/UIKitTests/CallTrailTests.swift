import Foundation
import PinningLibrary
import RedlineLayout
import Testing

@testable import UIKit

/// Two widths by a library, and the line of the first of them.
@MainActor private func conflicting(_ box: UIView) -> Int {
  box.pinning { $0.width(100) }
  box.pinning { $0.width(200) }
  return #line - 2
}

private final class PinnedController: UIViewController {
  let box = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    line = conflicting(box)
  }
  var line = 0
}

/// Findings on constraints that a library made name the line that called the library.
@MainActor @Suite struct CallTrailTests {
  /// Not so in a release build, nor where the toolchain's `llvm-symbolizer` is missing.
  nonisolated private static var canRead: Bool { CallTrail() != nil && Symbolizer.tool != nil }

  @Test(.enabled(if: CallTrailTests.canRead)) func conflictsNameTheCaller() throws {
    let controller = PinnedController()
    let layout = try controller.solved(on: .iPhone17)
    let conflict = try #require(layout.diagnostics.first { $0.kind == .conflict })
    #expect(conflict.location?.fileID == "UIKitTests/CallTrailTests.swift")
    #expect(conflict.location?.line == controller.line + 1)
    guard case .conflict(let members, _) = conflict.detail else {
      Issue.record("no conflict")
      return
    }
    let lines = members.compactMap { member -> Int? in
      if case .constraint(_, _, _, let location) = member { location?.line } else { nil }
    }
    #expect(lines.sorted() == [controller.line, controller.line + 1])
  }

  @Test(.enabled(if: CallTrailTests.canRead)) func viewsWithoutALineNameTheCaller() throws {
    let controller = PinnedController()
    let layout = try controller.solved(on: .iPhone17)
    let finding = try #require(
      layout.diagnostics.first { [.ambiguousPosition, .ambiguousSize].contains($0.rule) })
    #expect(finding.location?.fileID == "UIKitTests/CallTrailTests.swift")
  }

  @Test(.enabled(if: CallTrailTests.canRead)) func errorsNameTheCaller() throws {
    let (box, other) = (UIView(), UIView())
    other.addSubview(box)
    let constraint = box.pinning { $0.width(100) }[0]
    let line = #line - 1
    constraint.constant = 2e15
    let error = #expect(throws: LayoutError.self) {
      try other.peer.compiled(
        in: LayoutEnvironment(device: .iPhone17), measuring: TextMeasurer.shared)
    }
    #expect(error?.location?.line == line)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Module and path, the innermost call first.
    var calls: [(String, String)]
    var package: String? = "/app"
    var screens: Set<String> = ["UIKit", "App"]
    /// The number of the call that is wanted.
    var answer: Int?
  }

  @Test(arguments: [
    Row(
      testDescription: "one's own line",
      calls: [("UIKit", "/r/A.swift"), ("App", "/app/S/A.swift")]),
    Row(
      testDescription: "a dependency, two deep",
      calls: [
        ("UIKit", "/r/A.swift"), ("Lib", "/app/.build/checkouts/Lib/A.swift"),
        ("Lib", "/app/.build/checkouts/Lib/B.swift"), ("App", "/app/S/A.swift"),
        ("App", "/app/S/B.swift"),
      ], answer: 3),
    Row(
      testDescription: "a dependency on another dependency",
      calls: [
        ("Lib", "/libs/Lib/A.swift"), ("More", "/libs/More/A.swift"), ("App", "/app/S/A.swift"),
      ], answer: 2),
    Row(
      testDescription: "a module of the same package",
      calls: [("Pins", "/app/P/A.swift"), ("Pins", "/app/P/B.swift"), ("App", "/app/S/A.swift")],
      answer: 2),
    Row(
      testDescription: "a module of screens, made by its tests",
      calls: [("App", "/app/S/A.swift"), ("AppTests", "/app/T/A.swift")]),
    Row(
      testDescription: "viewDidLoad, called by UIKit",
      calls: [
        ("Pins", "/app/P/A.swift"), ("UIKit", "/r/A.swift"), ("AppTests", "/app/T/A.swift"),
      ]),
    Row(
      testDescription: "a package whose folder is not known",
      calls: [("Lib", "/x/SourcePackages/checkouts/Lib/A.swift"), ("App", "/app/S/A.swift")],
      package: nil, answer: 1),
    Row(
      testDescription: "a folder whose name begins like the package's",
      calls: [("Lib", "/apple/Lib/A.swift"), ("App", "/app/S/A.swift")], answer: 1),
    Row(testDescription: "UIKit alone", calls: [("UIKit", "/r/A.swift")]),
    Row(testDescription: "no calls", calls: []),
  ]) func choices(_ row: Row) {
    let calls = row.calls.enumerated().map {
      Call(module: $0.element.0, path: $0.element.1, line: $0.offset + 1)
    }
    let answer = calls.asked(in: row.package, screens: row.screens)
    #expect(answer?.line == row.answer.map { $0 + 1 })
  }

  @Test(arguments: [
    ("App.Form.pin() -> ()", "App"),
    ("static App.Form.pin() -> ()", "App"),
    ("closure #1 (Swift.Int) -> () in App.pin(UIKit.UIView) -> ()", "App"),
    ("closure #2 () -> () in closure #1 () -> () in App.pin() -> ()", "App"),
    ("(extension in Pins):UIKit.UIView.pin() -> ()", "Pins"),
    ("closure #1 () -> () in (extension in Pins):UIKit.UIView.pin() -> ()", "Pins"),
    ("App.Form.box.getter : UIKit.UIView", "App"),
    ("App.Form.(box in _00A6E736F60EBE612A91D317A4CC349A).getter : UIKit.UIView", "App"),
    ("(extension in App):Foundation.CGFloat.(pin in _00A6)(of: UIKit.UIView) -> ()", "App"),
    ("generic specialization <Swift.Int> of App.pin<A>(A) -> ()", "App"),
    ("partial apply forwarder for closure #1 () -> () in App.pin() -> ()", "App"),
    ("main", nil), ("", nil),
  ]) func modules(name: String, module: String?) {
    #expect(Call.module(of: name) == module)
  }

  @Test(.enabled(if: CallTrailTests.canRead)) func aToolThatHangsIsEnded() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbolizer-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = folder.appending(path: "llvm-symbolizer")
    try Data("#!/bin/sh\nexec sleep 3600\n".utf8).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    let trail = try #require(CallTrail())
    let hanging = Symbolizer(tool: tool, patience: .milliseconds(50))
    #expect(!trail.lines().isEmpty)
    #expect(trail.lines(by: hanging).isEmpty)
  }
}
