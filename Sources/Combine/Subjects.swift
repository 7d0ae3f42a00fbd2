/// A publisher that is told its values from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Gives a value to all that listen.
  func send(_ value: Output)
  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription of a publisher whose values it passes on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells that something happened.
  public func send() { send(()) }
}

/// Those that listen to a subject, in the order in which they came.
final class Listeners<Output, Failure: Error> {
  private var all: [(number: Int, value: (Output) -> Void, end: End)] = []
  private var next = 0
  private(set) var completion: Subscribers.Completion<Failure>?
  typealias End = (Subscribers.Completion<Failure>) -> Void

  func send(_ value: Output) {
    guard completion == nil else { return }
    for listener in all { listener.value(value) }
  }

  func send(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let last = all
    all = []
    for listener in last { listener.end(completion) }
  }

  func add(_ value: @escaping (Output) -> Void, _ end: @escaping End) -> AnyCancellable {
    if let completion {
      end(completion)
      return AnyCancellable {}
    }
    let number = next
    next += 1
    all.append((number, value, end))
    return AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } }
  }
}

/// A subject that keeps nothing: who comes later misses what was sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  /// A subject.
  public init() {}
  /// Gives a value to all that listen.
  public func send(_ value: Output) { listeners.send(value) }
  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion) }
  /// Asks for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  /// Gives a subscriber its subscription, and then values.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher(listeners.add).receive(subscriber: subscriber)
  }
}

/// A subject with a value, which it gives at once to who comes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var current: Output
  /// A subject of a value.
  public init(_ value: Output) { current = value }
  /// The value.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  /// Gives a value to all that listen.
  public func send(_ value: Output) {
    guard listeners.completion == nil else { return }
    current = value
    listeners.send(value)
  }
  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion) }
  /// Asks for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  /// Gives a subscriber its subscription, and then values.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let publisher = AnyPublisher<Output, Failure> { [self] value, end in
      if listeners.completion == nil { value(current) }
      return listeners.add(value, end)
    }
    publisher.receive(subscriber: subscriber)
  }
}
