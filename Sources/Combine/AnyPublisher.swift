/// A publisher whose kind is not told. All operators return one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Where values and the end go.
  typealias Value = (Output) -> Void
  typealias End = (Subscribers.Completion<Failure>) -> Void
  private let begin: (@escaping Value, @escaping End) -> AnyCancellable

  /// A publisher of another one's values.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    begin = publisher.attach
  }

  /// A publisher that begins by a function, which returns what ends it.
  init(_ begin: @escaping (@escaping Value, @escaping End) -> AnyCancellable) {
    self.begin = begin
  }

  /// Gives a subscriber its subscription, and then values.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(
      subscription: Connection { connection in
        begin(
          { if !connection.isOver { _ = subscriber.receive($0) } },
          {
            if connection.isOver { return }
            connection.cancel()
            subscriber.receive(completion: $0)
          })
      })
  }
}

/// A subscription that begins when values are asked for the first time.
final class Connection: Subscription {
  private(set) var isOver = false
  private var begin: ((Connection) -> AnyCancellable)?
  private var running: AnyCancellable?

  init(_ begin: @escaping (Connection) -> AnyCancellable) { self.begin = begin }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let begin else { return }
    self.begin = nil
    let running = begin(self)
    if isOver { running.cancel() } else { self.running = running }
  }

  func cancel() {
    isOver = true
    begin = nil
    running?.cancel()
    running = nil
  }
}

/// Something that ends when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Ends by a function.
  public init(_ cancel: @escaping () -> Void) { end = cancel }
  /// Ends another one.
  public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }

  deinit { end?() }

  /// Ends it.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Whether it is the same.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(anyCancellable) }
  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(anyCancellable) }

  private var anyCancellable: AnyCancellable {
    (self as? AnyCancellable) ?? AnyCancellable(self)
  }
}

/// A subscriber of functions.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: ((any Subscription) -> Void)?
  private let value: ((Input) -> Subscribers.Demand)?
  private let completion: ((Subscribers.Completion<Failure>) -> Void)?

  /// A subscriber of functions, each of which may be left out.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscription = receiveSubscription
    value = receiveValue
    completion = receiveCompletion
  }
  /// A subscriber that passes all on to another one.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: subscriber.receive(subscription:),
      receiveValue: subscriber.receive(_:), receiveCompletion: subscriber.receive(completion:))
  }
  /// Takes the subscription.
  public func receive(subscription: any Subscription) { self.subscription?(subscription) }
  /// Takes a value.
  public func receive(_ input: Input) -> Subscribers.Demand { value?(input) ?? .none }
  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion?(completion) }
}
