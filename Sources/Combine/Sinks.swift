extension Publisher {
  /// Calls functions with each value and at the end, as long as what is returned is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }
}

extension Publisher where Failure == Never {
  /// Calls a function with each value, as long as what is returned is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receiveValue, { _ in })
  }

  /// Sets a property of an object to each value, as long as what is returned is kept.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    attach({ object[keyPath: keyPath] = $0 }, { _ in })
  }

  /// The values as they come, for `for await`.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let value = Unchecked { (value: Output) in _ = continuation.yield(Unchecked(value).value) }
      let running = Unchecked(attach(value.value, { _ in continuation.finish() }))
      continuation.onTermination = { _ in running.value.cancel() }
    }
  }
}

/// A value that the compiler is not to ask whether several threads may have it: publishers leave that to
/// those that use them.
struct Unchecked<Value>: @unchecked Sendable {
  nonisolated(unsafe) let value: Value
  init(_ value: Value) { self.value = value }
}
