/// Publishers that are made of others.
public enum Publishers {}

/// Gives one value, and ends.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// A publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Gives a subscriber its subscription, and then the value.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher([output], .finished).receive(subscriber: subscriber)
  }
}

/// Gives no value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once, else it never does.
  public let completeImmediately: Bool
  /// A publisher of nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// A publisher of nothing, with the types that it does not give.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }
  /// Gives a subscriber its subscription.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher([], completeImmediately ? .finished : nil).receive(subscriber: subscriber)
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure
  /// A publisher that fails.
  public init(error: Failure) { self.error = error }
  /// A publisher that fails, with the type that it does not give.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Gives a subscriber its subscription, and the error.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher([], .failure(error)).receive(subscriber: subscriber)
  }
}

/// Gives the one value that a function promises, also to who comes later.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the function calls with its value or its error.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// A publisher of what a function promises, which is called at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }
  /// Gives a subscriber its subscription, and the value when it is there.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    switch result {
    case nil: subject.receive(subscriber: subscriber)
    case .success(let value)?:
      AnyPublisher([value], .finished).receive(subscriber: subscriber)
    case .failure(let error)?:
      AnyPublisher([], .failure(error)).receive(subscriber: subscriber)
    }
  }
}

/// Makes its publisher when somebody listens.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values.
  public typealias Output = DeferredPublisher.Output
  /// The error.
  public typealias Failure = DeferredPublisher.Failure
  /// What makes it.
  public let createPublisher: () -> DeferredPublisher
  /// A publisher that is made later.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  /// Gives a subscriber its subscription, and then values.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension AnyPublisher {
  /// Gives values that are there, and the end if there is one.
  init(_ values: some Sequence<Output>, _ completion: Subscribers.Completion<Failure>?) {
    self.init { value, end in
      for each in values { value(each) }
      if let completion { end(completion) }
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  /// Gives the elements, and ends.
  public var publisher: AnyPublisher<Element, Never> { AnyPublisher(self, .finished) }
}

extension Optional {
  /// Gives the value if there is one, and ends.
  public var publisher: AnyPublisher<Wrapped, Never> { AnyPublisher(map { [$0] } ?? [], .finished) }
}

extension Result {
  /// Gives the value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): AnyPublisher([value], .finished)
    case .failure(let error): AnyPublisher([], .failure(error))
    }
  }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins when somebody listens.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      let listening = attach(value, end)
      let running = connect()
      return AnyCancellable {
        listening.cancel()
        running.cancel()
      }
    }
  }
}

extension Publishers {
  /// Gives the values of another publisher to all that listen, from when it is told to.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The values.
    public typealias Output = Upstream.Output
    /// The error.
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject: SubjectType

    init(_ upstream: Upstream, _ subject: SubjectType) {
      self.upstream = upstream
      self.subject = subject
    }
    /// Gives a subscriber its subscription, and then values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }
    /// Begins.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Gives the values to all that listen to a subject, from when it is told to.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { Publishers.Multicast(self, subject) }

  /// Gives the values to all that listen, from when it is told to.
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  { multicast(subject: PassthroughSubject()) }

  /// Gives the values to all that listen, and listens itself once, as long as somebody does.
  public func share() -> AnyPublisher<Output, Failure> {
    let sharing = Sharing(self)
    return AnyPublisher(sharing.add)
  }
}

/// Listens to a publisher for several others.
private final class Sharing<Upstream: Publisher> {
  private let upstream: Upstream
  private var subject = PassthroughSubject<Upstream.Output, Upstream.Failure>()
  private var running: AnyCancellable?
  private var count = 0

  init(_ upstream: Upstream) { self.upstream = upstream }

  func add(
    _ value: @escaping (Upstream.Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) -> AnyCancellable {
    let listening = subject.attach(value, end)
    count += 1
    if running == nil { running = upstream.subscribe(subject) }
    return AnyCancellable { [self] in
      listening.cancel()
      count -= 1
      if count == 0 { running = nil }
    }
  }
}
