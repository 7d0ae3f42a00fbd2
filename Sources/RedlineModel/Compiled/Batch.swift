/// Elements that go to the end of an array some hundreds at a time: each append by itself asks whether somebody
/// else has the array, which takes longer than writing a number. They are plain values: nothing of them is counted.
struct Batch<Element>: ~Copyable {
  private static var most: Int { 256 }

  private let elements = UnsafeMutablePointer<Element>.allocate(capacity: Batch.most)
  /// How many wait.
  private(set) var count = 0

  deinit { elements.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element, to array: inout [Element]) {
    (elements + count).initialize(to: element)
    count += 1
    if count == Self.most { move(to: &array) }
  }

  /// To be called before the array is read.
  mutating func move(to array: inout [Element]) {
    array.append(contentsOf: UnsafeBufferPointer(start: elements, count: count))
    count = 0
  }
}
