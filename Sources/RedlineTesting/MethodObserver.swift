import Foundation
import RedlineSnapshots
import Synchronization

#if canImport(XCTest)
  @preconcurrency import XCTest

  /// Notes which test methods of XCTest come to their end.
  private final class MethodObserver: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
      RunRecorder.shared.beginMethod(testCase.name)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      guard let run = testCase.testRun else { return }
      // A failure goes on with the next line, unless the method asks for another course.
      let isWhole = run.unexpectedExceptionCount == 0 && !run.hasBeenSkipped
      RunRecorder.shared.endMethod(
        testCase.name,
        hasEnded: isWhole && (run.hasSucceeded || testCase.continueAfterFailure),
        isSkipped: run.hasBeenSkipped)
    }
  }

  extension RunRecorder {
    /// Asks XCTest to be told of methods that end, if it runs the tests.
    func observeMethods() {
      guard TestLibrary.current == .xctest else { return }
      XCTestObservationCenter.shared.addTestObserver(MethodObserver())
    }
  }
#else
  extension RunRecorder {
    func observeMethods() {}
  }
#endif

extension RunRecorder {
  fileprivate func beginMethod(_ name: String) {
    state.withLock { $0.method = methodName(name) }
  }

  fileprivate func endMethod(_ name: String, hasEnded: Bool, isSkipped: Bool) {
    state.withLock { state in
      state.methods.append(
        SnapshotRun.Method(
          name: methodName(name), folders: state.foldersOfMethod.sorted(), hasEnded: hasEnded,
          isSkipped: isSkipped))
      state.foldersOfMethod = []
      state.method = nil
    }
  }

  /// `LoginTests/testLogin` of `LoginTests.testLogin` or `-[LoginTests testLogin]`.
  private func methodName(_ name: String) -> String {
    name.split { " .-[]".contains($0) }.suffix(2).joined(separator: "/")
  }
}
