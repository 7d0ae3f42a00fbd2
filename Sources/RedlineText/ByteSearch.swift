import CPango

extension [UInt8] {
  /// Where a part begins first that is not empty; `nil` if it does not occur at or after `start`.
  package func firstIndex(of part: [UInt8], from start: Int) -> Int? {
    guard !part.isEmpty, start <= count - part.count else { return nil }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let place = redline_find(base + start, bytes.count - start, part, part.count)
      else { return nil }
      return base.distance(to: place)
    }
  }
}
