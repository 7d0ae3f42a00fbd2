extension Publisher {
  /// A publisher that does something with each value, and passes the end on.
  func passing<T>(
    _ body: @escaping (Output, (T) -> Void, (Subscribers.Completion<Failure>) -> Void) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, end in attach({ body($0, value, end) }, end) }
  }

  /// A publisher of what a function makes of each value, which may throw.
  func trying<T>(_ body: @escaping (Output, (T) -> Void) throws -> Void) -> AnyPublisher<
    T, any Error
  > {
    AnyPublisher { value, end in
      attach(
        {
          do { try body($0, value) } catch { end(.failure(error)) }
        }, { end($0.mapError { $0 }) })
    }
  }

  /// What a function makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { input, value, _ in value(transform(input)) }
  }
  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }
  /// Two properties of each value.
  public func map<T, U>(_ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>)
    -> AnyPublisher<(T, U), Failure>
  { map { ($0[keyPath: first], $0[keyPath: second]) } }
  /// What a function makes of each value, until it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    trying { input, value in value(try transform(input)) }
  }
  /// What a function makes of each value, where that is not `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { input, value, _ in transform(input).map(value) }
  }
  /// What a function makes of each value, where that is not `nil`, until it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> AnyPublisher<T, any Error>
  { trying { input, value in try transform(input).map(value) } }
  /// The values that fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { input, value, _ in if isIncluded(input) { value(input) } }
  }
  /// The values that fulfil a condition, until it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  { trying { input, value in if try isIncluded(input) { value(input) } } }
  /// The values that differ from the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { value, end in
      var last: Output?
      return attach(
        {
          if let last, predicate(last, $0) { return }
          last = $0
          value($0)
        }, end)
    }
  }
  /// A value where there is none.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  /// No value, but the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { passing { _, _, _ in } }
  /// What a function makes of all values up to each.
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
  {
    AnyPublisher { value, end in
      var result = initial
      return attach(
        {
          result = next(result, $0)
          value(result)
        }, end)
    }
  }
  /// What a function makes of all values, at the end.
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T)
    -> AnyPublisher<T, Failure>
  { scan(initial, next).prepend(initial).last() }
  /// All values, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// So many values at once.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { value, end in
      var values: [Output] = []
      return attach(
        {
          values.append($0)
          if values.count == count {
            value(values)
            values = []
          }
        },
        {
          if case .finished = $0, !values.isEmpty { value(values) }
          end($0)
        })
    }
  }
  /// How many values there were, at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// Whether all values fulfil a condition.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }
  /// Whether a value fulfils a condition.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }
  /// A value, where there was none at the end.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isEmpty = true
      return attach(
        {
          isEmpty = false
          value($0)
        },
        {
          if isEmpty, case .finished = $0 { value(output) }
          end($0)
        })
    }
  }

  /// The first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// The first value that fulfils a condition.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }
  /// The last value.
  public func last() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var last: Output?
      return attach(
        { last = $0 },
        {
          if case .finished = $0, let last { value(last) }
          end($0)
        })
    }
  }
  /// The last value that fulfils a condition.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }
  /// The first values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = maxLength
      return attach(
        {
          guard left > 0 else { return }
          left -= 1
          value($0)
          if left == 0 { end(.finished) }
        }, end)
    }
  }
  /// The values up to the first that does not fulfil a condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { input, value, end in if predicate(input) { value(input) } else { end(.finished) } }
  }
  /// The values up to the first one of another publisher.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      let running = attach(value, end)
      let other = publisher.attach({ _ in end(.finished) }, { _ in })
      return AnyCancellable {
        running.cancel()
        other.cancel()
      }
    }
  }
  /// The values but the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = count
      return attach({ if left > 0 { left -= 1 } else { value($0) } }, end)
    }
  }
  /// The values from the first that does not fulfil a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isOver = false
      return attach(
        {
          isOver = isOver || !predicate($0)
          if isOver { value($0) }
        }, end)
    }
  }
  /// Values before the first one.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(elements)
  }
  /// Values before the first one.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    AnyPublisher { value, end in
      for element in elements { value(element) }
      return attach(value, end)
    }
  }
  /// Values of another publisher, until it ends, before the first one.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }
  /// Values after the last one.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }
  /// Values after the last one.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output { append(AnyPublisher(elements, .finished)) }
  /// Values of another publisher after the last one.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { value, end in
      let running = Latest()
      running.set(
        attach(value) {
          if case .failure = $0 { return end($0) }
          running.set(publisher.attach(value, end))
        }, unlessSetSince: 0)
      return AnyCancellable(running)
    }
  }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  /// Whether a value is among them.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

/// What runs now, in place of what ran before.
final class Latest: Cancellable {
  private var running: AnyCancellable?
  private(set) var count = 0
  /// Whether what runs has ended by itself.
  var isFinished = false
  private var isOver = false

  /// Replaces what runs, unless that has happened since, while the new one was made.
  func set(_ next: AnyCancellable, unlessSetSince count: Int? = nil) {
    if isOver || count.map({ $0 != self.count }) == true { return next.cancel() }
    self.count += 1
    running?.cancel()
    running = next
  }

  func cancel() {
    isOver = true
    running?.cancel()
    running = nil
  }
}

extension Subscribers.Completion {
  /// The same end with another error.
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
