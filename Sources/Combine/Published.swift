private import Foundation

/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  /// What tells it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// What tells that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but that it does.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()
  /// A publisher.
  public init() {}
  /// Tells it.
  public func send() { listeners.send(()) }
  /// Gives a subscriber its subscription.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    AnyPublisher(listeners.add).receive(subscriber: subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What tells that the object is about to change.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.of(self) }
}

/// The publishers of objects that have none of their own, for as long as the objects live. Apple's are found
/// in the object's properties; these are in a table.
enum ObjectPublishers {
  private final class Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
    init(_ object: AnyObject) { self.object = object }
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 64

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let entry = entries[ObjectIdentifier(object)], entry.object != nil {
        return entry.publisher
      }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = Swift.max(64, 2 * entries.count)
      }
      let entry = Entry(object)
      entries[ObjectIdentifier(object)] = entry
      return entry.publisher
    }
  }
}

/// A property whose changes `$name` tells, just before they are made.
@propertyWrapper public struct Published<Value> {
  /// The value, and who is told of another one.
  final class Storage {
    private(set) var value: Value
    let listeners = Listeners<Value, Never>()
    var followed: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      listeners.send(newValue)
      value = newValue
    }
  }

  /// Tells the value, and each new one.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never
    let storage: Storage

    /// Gives a subscriber its subscription, and then values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let publisher = AnyPublisher<Value, Never> { [storage] value, end in
        value(storage.value)
        return storage.listeners.add(value, end)
      }
      publisher.receive(subscriber: subscriber)
    }
  }

  private var storage: Storage

  /// A property with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// A property with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// What tells the changes.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// Only properties of classes are wrapped.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The property of an object.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage path: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].storage.value }
    set {
      (object as? any ObservableObject)?.tellChange()
      object[keyPath: path].storage.set(newValue)
    }
  }
}

extension ObservableObject {
  fileprivate func tellChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

extension Publisher where Failure == Never {
  /// Sets a property to each value, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let following = attach({ [weak storage = published.storage] in storage?.set($0) }, { _ in })
    published.storage.followed.append(following)
  }
}
