import Foundation

extension Array where Element: Sendable {
  /// The results of work on the elements, in their order; on all processors, each of which has one
  /// element at a time.
  package func concurrentMap<Result: Sendable>(
    _ work: @Sendable @escaping (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var waiting = indices.makeIterator()
      var results: [(Int, Result)] = []
      func start() {
        guard let index = waiting.next() else { return }
        let element = self[index]
        group.addTask { (index, await work(element)) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
      for await result in group {
        results.append(result)
        start()
      }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
