/// What lets XCTest on Linux run tests that are bound to the main actor.
///
/// SwiftPM lists the methods of a class of tests as values, and XCTest casts them to functions without an
/// actor, which ends the process: `Could not cast value of type '(T) -> @MainActor () -> ()'`. With
/// this function in the tests' module, which the list prefers where its type fits, nothing is cast.
/// Classes that have tests of both kinds, `async` and not, do not compile in either case.
///
/// What is measured without a baseline never fails where XCTest is Apple's; on Linux it fails when times differ
/// by more than a tenth, which is to say on a machine that does something else as well. So it is told only.
public enum MainActorTests {
  /// A file for the tests' module.
  public static let source = """
    import XCTest

    func testCase<T: XCTestCase, Body>(_ tests: [(String, (T) -> Body)]) -> XCTestCaseEntry {
      var free: [(String, (T) -> () throws -> Void)] = []
      for (name, test) in tests { free.append((name, withoutActor(test))) }
      return testCase(free)
    }

    private func withoutActor<T, Body>(_ test: @escaping (T) -> Body) -> (T) -> () throws -> Void {
      precondition(
        !"\\(Body.self)".contains("async")
          && MemoryLayout<Body>.size == MemoryLayout<() -> Void>.size,
        "tests of the type \\(Body.self) are not known")
      return { instance in
        // The same function, without the actor, on which XCTest runs it, and allowed to throw.
        unsafeBitCast(test(instance), to: (() throws -> Void).self)
      }
    }

    extension XCTestCase {
      func measure(file: StaticString = #file, line: Int = #line, block: () -> Void) {
        let clock = ContinuousClock()
        let times = (0..<10).map { _ in clock.measure(block) / .seconds(1) }
        print("\\(file):\\(line): \\(name) took \\(times.reduce(0, +) / 10) s on average")
      }
    }

    """
}
