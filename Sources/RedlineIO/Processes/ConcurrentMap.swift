import Foundation

extension Array where Element: Sendable {
  /// The results of work on the elements, in their order; on all processors, each of which has one
  /// element at a time.
  package func concurrentMap<Result: Sendable>(
    _ work: @Sendable @escaping (Element) async -> Result
  ) async -> [Result] {
    var results: [Result] = []
    await concurrentMap(work) { results.append($0) }
    return results
  }

  /// Takes the results of work on the elements one after the other in their order, each as soon as those
  /// before it are there.
  ///
  /// After an error nothing more is begun.
  /// - Parameter count: The most elements that are worked on at the same time; `nil` is one for each
  ///   processor.
  package func concurrentMap<Result: Sendable, Failure: Error>(
    atOnce count: Int? = nil, _ work: @Sendable @escaping (Element) async -> Result,
    inOrder take: (Result) throws(Failure) -> Void
  ) async throws(Failure) {
    let failure = await withTaskGroup(of: (Int, Result).self) { group -> Failure? in
      var waiting = indices.makeIterator()
      func start() {
        guard let index = waiting.next() else { return }
        let element = self[index]
        group.addTask { (index, await work(element)) }
      }
      for _ in 0..<(count ?? ProcessInfo.processInfo.activeProcessorCount) { start() }
      var early: [Int: Result] = [:]
      var next = 0
      for await (index, result) in group {
        early[index] = result
        while let result = early.removeValue(forKey: next) {
          do throws(Failure) { try take(result) } catch { return error }
          next += 1
        }
        start()
      }
      return nil
    }
    if let failure { throw failure }
  }
}
