import RedlineIO
import Testing

@Test("Results of concurrent work are in the order of the elements")
func orderOfConcurrentWork() async {
  let results = await Array(0..<100).concurrentMap { number in
    await Task.yield()
    return number * 2
  }
  #expect(results == (0..<100).map { $0 * 2 })
}
