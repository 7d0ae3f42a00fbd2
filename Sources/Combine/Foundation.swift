public import Foundation
public import FoundationNetworking

extension NotificationCenter {
  /// Gives the notifications of a name.
  public struct Publisher: Combine.Publisher {
    /// The notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never
    /// Whose notifications.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who sends them, none for all.
    public let object: AnyObject?

    /// A publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }
    /// Gives a subscriber its subscription, and then notifications.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let publisher = AnyPublisher<Notification, Never> { [center, name, object] value, _ in
        let value = Unchecked(value)
        let token = Unchecked(
          center.addObserver(forName: name, object: object, queue: nil) { value.value($0) })
        return AnyCancellable { center.removeObserver(token.value) }
      }
      publisher.receive(subscriber: subscriber)
    }
  }

  /// Gives the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension Timer {
  /// Would give dates, but no time passes while a layout is made.
  public final class TimerPublisher: ConnectablePublisher {
    /// The dates.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never
    /// The time between two dates.
    public let interval: TimeInterval

    init(_ interval: TimeInterval) { self.interval = interval }
    /// Gives a subscriber its subscription.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }
    /// Does nothing.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  /// Would give dates, but no time passes while a layout is made.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}

extension URLSession {
  /// Would give what a server answers, but nothing is fetched while a layout is made.
  public struct DataTaskPublisher: Publisher {
    /// The answer.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error.
    public typealias Failure = URLError
    /// What is asked.
    public let request: URLRequest
    /// Gives a subscriber its subscription.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }
  }

  /// Would give what a server answers, but nothing is fetched while a layout is made.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request)
  }
  /// Would give what a server answers, but nothing is fetched while a layout is made.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url))
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Gives the value of a property once: without Objective-C no change of it is told.
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    AnyPublisher { value, _ in
      value(self[keyPath: keyPath])
      return AnyCancellable {}
    }
  }
}
