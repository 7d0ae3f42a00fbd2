import RedlineIO
import Synchronization
import Testing

@Test("Results of concurrent work are in the order of the elements")
func orderOfConcurrentWork() async {
  let results = await Array(0..<100).concurrentMap { number in
    await Task.yield()
    return number * 2
  }
  #expect(results == (0..<100).map { $0 * 2 })
}

/// Work on some elements, of which one may be the last that is taken.
private struct WorkRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var count: Int
  var atOnce: Int?
  /// The element at whose result an error is thrown.
  var stopsAt: Int?
}

private struct Stop: Error, Equatable { var place: Int }

@Test(
  "Results of concurrent work are taken in order, and nothing is begun after an error",
  arguments: [
    WorkRow(testDescription: "nothing", count: 0),
    WorkRow(testDescription: "one", count: 1),
    WorkRow(testDescription: "one at a time", count: 50, atOnce: 1),
    WorkRow(testDescription: "a few at a time", count: 50, atOnce: 3),
    WorkRow(testDescription: "more at a time than there are", count: 5, atOnce: 50),
    WorkRow(testDescription: "on all processors", count: 50),
    WorkRow(testDescription: "an error, one at a time", count: 50, atOnce: 1, stopsAt: 7),
    WorkRow(testDescription: "an error, a few at a time", count: 50, atOnce: 3, stopsAt: 7),
    WorkRow(testDescription: "an error at the end", count: 50, atOnce: 3, stopsAt: 49),
  ])
private func takenInOrder(_ row: WorkRow) async {
  let state = Mutex((begun: 0, running: 0, most: 0))
  var taken: [Int] = []
  var stop: Stop?
  do throws(Stop) {
    try await Array(0..<row.count).concurrentMap(atOnce: row.atOnce) { number in
      state.withLock {
        $0.begun += 1
        $0.running += 1
        $0.most = max($0.most, $0.running)
      }
      // The first of each four ends last.
      for _ in 0..<(4 - number % 4) { await Task.yield() }
      state.withLock { $0.running -= 1 }
      return number
    } inOrder: { number throws(Stop) in
      if number == row.stopsAt { throw Stop(place: number) }
      taken.append(number)
    }
  } catch { stop = error }
  #expect(stop == row.stopsAt.map { Stop(place: $0) })
  #expect(taken == Array(0..<(row.stopsAt ?? row.count)))
  let (begun, running, most) = state.withLock { $0 }
  #expect(running == 0)
  if let atOnce = row.atOnce { #expect(most <= atOnce) }
  if row.stopsAt == nil { #expect(begun == row.count) }
  if row.atOnce == 1, let place = row.stopsAt { #expect(begun == place + 1) }
}
