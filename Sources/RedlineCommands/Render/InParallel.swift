import Foundation

/// Works on all processors, and gives the results in the order of the elements.
func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ work: @Sendable @escaping (Element) async -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    var waiting = elements.indices.makeIterator()
    var results: [(Int, Result)] = []
    func start() {
      guard let index = waiting.next() else { return }
      group.addTask { (index, await work(elements[index])) }
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
    for await result in group {
      results.append(result)
      start()
    }
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
