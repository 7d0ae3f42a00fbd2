/// What ends a publisher.
public enum Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    /// As it should.
    case finished
    /// With an error.
    case failure(Failure)
  }

  /// How many values a subscriber wants, which publishers here do not ask: all of them come.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number, none for all.
    public let max: Int?
    /// All values.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// So many values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
    /// Whether less is wanted.
    public static func < (left: Self, right: Self) -> Bool {
      (left.max ?? .max) < (right.max ?? .max)
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Something that gives values over time, and ends, or fails.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// The error, `Never` where none can be.
  associatedtype Failure: Error
  /// Gives a subscriber its subscription, and then values.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Something that takes values.
public protocol Subscriber<Input, Failure> {
  /// The values.
  associatedtype Input
  /// The error.
  associatedtype Failure: Error
  /// Takes the subscription, by which values are asked for.
  func receive(subscription: any Subscription)
  /// Takes a value.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// What connects a subscriber with its publisher.
public protocol Subscription: Cancellable, AnyObject {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

extension Publisher {
  /// Gives a subscriber its subscription, and then values.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Passes values and the end on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    attach(subject.send(_:), subject.send(completion:))
  }

  /// A publisher of the same values whose kind is not told.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Begins to listen; what is returned ends it.
  func attach(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let listener = Listener<Output, Failure>(value, completion)
    receive(subscriber: listener)
    return AnyCancellable(listener)
  }
}

/// A subscriber that calls functions, until the end or until it is cancelled.
final class Listener<Input, Failure: Error>: Subscriber, Cancellable {
  private var value: ((Input) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?

  init(
    _ value: @escaping (Input) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) {
    guard value != nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let last = self.completion
    release()
    last?(completion)
  }

  func cancel() {
    let subscription = subscription
    release()
    subscription?.cancel()
  }

  private func release() {
    value = nil
    completion = nil
    subscription = nil
  }
}
