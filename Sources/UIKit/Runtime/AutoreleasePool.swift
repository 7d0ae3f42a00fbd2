/// Runs the closure. Objects go away with their last reference here, so there is nothing to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
