extension Publisher {
  /// The values of a publisher for each value, all at the same time.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<T, Failure> where P.Output == T, P.Failure == Failure {
    AnyPublisher { value, end in
      let all = Members(end)
      all.add { finish in
        attach({ input in all.add { transform(input).attach(value, $0) } }, finish)
      }
      return AnyCancellable(all)
    }
  }
  /// The values of a publisher for each value, all at the same time.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
  /// The values of the newest of publishers.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { value, end in
      let all = Members(end)
      let inner = Latest()
      all.add { finish in
        attach({ publisher in all.replace(inner) { publisher.attach(value, $0) } }, finish)
      }
      return AnyCancellable {
        all.cancel()
        inner.cancel()
      }
    }
  }
  /// The values of the newest of publishers that do not fail.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Never {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
  /// The values of both.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }
  /// The values of all.
  public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: p).merge(with: q)
  }
  /// The values of all.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
    -> AnyPublisher<Output, Failure>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  { merge(with: p, q).merge(with: r) }

  /// The newest values of both, at each new one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { value, end in
      let all = Members(end)
      var (left, right): (Output?, P.Output?)
      let tell = { if let left, let right { value((left, right)) } }
      all.add(
        { finish in
          attach(
            {
              left = $0
              tell()
            }, finish)
        },
        { finish in
          other.attach(
            {
              right = $0
              tell()
            }, finish)
        })
      return AnyCancellable(all)
    }
  }
  /// What a function makes of the newest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  /// The newest values of three.
  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// What a function makes of the newest values of three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
  }
  /// The newest values of four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
    -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// The values of both in pairs.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { value, end in
      let all = Members(end)
      var (left, right): ([Output], [P.Output]) = ([], [])
      let tell = {
        while !left.isEmpty, !right.isEmpty { value((left.removeFirst(), right.removeFirst())) }
      }
      all.add(
        { finish in
          attach(
            {
              left.append($0)
              tell()
            }, finish)
        },
        { finish in
          other.attach(
            {
              right.append($0)
              tell()
            }, finish)
        })
      return AnyCancellable(all)
    }
  }
  /// What a function makes of the values of both in pairs.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> AnyPublisher<T, Failure> where P.Failure == Failure
  { zip(other).map { transform($0.0, $0.1) } }
  /// The values of three in triples.
  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(p).zip(q).map { ($0.0.0, $0.0.1, $0.1) }
  }
}

/// Publishers of which all must end before the whole does, which fails with the first.
final class Members<Failure: Error>: Cancellable {
  typealias End = (Subscribers.Completion<Failure>) -> Void
  private let end: End
  private var running: [AnyCancellable] = []
  private var open = 0
  private var isOver = false

  init(_ end: @escaping End) { self.end = end }

  /// Begins others, of which none is the last to end before all have begun.
  func add(_ all: ((@escaping End) -> AnyCancellable)...) {
    open += all.count
    for begin in all where !isOver {
      let next = begin(finish)
      if isOver { next.cancel() } else { running.append(next) }
    }
  }

  /// Begins another one in the place of the one before.
  func replace(_ place: Latest, _ begin: (@escaping End) -> AnyCancellable) {
    guard !isOver else { return }
    if place.count > 0, !place.isFinished { open -= 1 }
    open += 1
    place.isFinished = false
    let count = place.count
    let next = begin { [self] in
      place.isFinished = true
      finish($0)
    }
    place.set(next, unlessSetSince: count)
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    if case .finished = completion {
      open -= 1
      if open > 0 { return }
    }
    guard !isOver else { return }
    cancel()
    end(completion)
  }

  func cancel() {
    isOver = true
    for each in running { each.cancel() }
    running = []
  }
}

extension Publishers {
  /// The values of many publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The error.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]
    /// Of a list.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Of a sequence.
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    /// Gives a subscriber its subscription, and then values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher(publishers, .finished).setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }
}
