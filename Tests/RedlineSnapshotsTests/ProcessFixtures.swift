import Dispatch
import Foundation
import RedlineKit
import RedlineTesting
import TestPrograms
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// What `ProcessTests` asks a process of tests to do; `nil` in all others.
private let act = ProcessInfo.processInfo.environment["REDLINE_FIXTURE"]

@Suite(.snapshots, .enabled(if: act != nil)) struct ProcessFixture {
  @Test func traced() async throws { try await carryOut(act ?? "") }
}

@Suite(.blocks, .enabled(if: act != nil)) struct PlainFixture {
  @Test func plain() async throws { try await carryOut(act ?? "") }
}

/// Named as this file, and its test as a method of XCTest in it.
@Suite(.snapshots, .enabled(if: act != nil)) struct ProcessFixtures {
  @Test func testAct() async throws { try await carryOut(act ?? "") }
}

#if canImport(XCTest)
  final class MethodFixture: XCTestCase {
    func testAct() async throws { try await carryOut(act ?? "") }

    func testOther() throws {
      if act == "skip" { throw XCTSkip("asked for") }
      if act == "pass" { try expectSnapshot(ofSVG: "<svg/>", named: "other") }
    }
  }
#endif

private struct FixtureError: Error {}

/// Uses an expectation in the way that is asked for.
private func carryOut(_ act: String, function: String = #function) async throws {
  switch act {
  case "pass", "skip": try expectSnapshot(ofSVG: "<svg/>", function: function)
  case "detached":
    try await Task.detached { try expectOffGrid() }.value
  case "snapshot":
    _ = await Task.detached { try? expectSnapshot(ofSVG: "<svg>2</svg>") }.value
  case "queue":
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        try? expectOffGrid()
        done.resume()
      }
    }
  case "thrown":
    _ = await Task.detached { try? expectSnapshot(of: failing()) }.value
  case "late": atexit { try? expectOffGrid() }
  case "unfinished":
    try expectSnapshot(ofSVG: "<svg/>", function: function)
    let (begun, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      try? expectLayout(of: waiting(begun, go), satisfies: .touchSize(400))
    }
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        begun.wait()
        done.resume()
      }
    }
  case "exit":
    try expectSnapshot(ofSVG: "<svg/>", function: function)
    exit(0)
  case "code":
    try expectSnapshot(ofSVG: "<svg/>", function: function)
    exit(3)
  case "leave":
    try expectSnapshot(ofSVG: "<svg/>", function: function)
    _exit(0)
  case "killed":
    try expectSnapshot(ofSVG: "<svg/>", function: function)
    kill(getpid(), SIGKILL)
  case "error":
    try expectSnapshot(ofSVG: "<svg/>", function: function)
    throw FixtureError()
  default: break
  }
}

private func failing() throws -> TitleRow { throw FixtureError() }

private func expectOffGrid() throws {
  try expectLayout(of: TitleRow(gap: 8), on: .iPhone8, satisfies: .onGrid(16))
}

/// A layout that is asked for and not made before the process ends.
private func waiting(_ begun: DispatchSemaphore, _ go: DispatchSemaphore) -> View {
  begun.signal()
  go.wait()
  return View()
}
