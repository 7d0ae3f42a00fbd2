import Dispatch

extension Array {
  /// The same as `map`, on all processors: for pictures that know nothing of each other.
  /// - Parameter transform: Called on several threads at a time, and so changes nothing that they share.
  func concurrentMap<Result>(_ transform: (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    return withoutActuallyEscaping(transform) { transform in
      [Result](unsafeUninitializedCapacity: count) { results, filled in
        guard let start = results.baseAddress else { return }
        // Each thread reads its own element and fills its own place.
        nonisolated(unsafe) let (elements, places, work) = (self, start, transform)
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
          (places + index).initialize(to: work(elements[index]))
        }
        filled = elements.count
      }
    }
  }
}
