/// The name of a method, with the way to call it where that is known.
///
/// `#selector(tap(_:))` needs Objective-C. Code says `Selector("tap", MyView.tap(_:))` in its place,
/// which the plugin RedlineSources writes by itself; targets of controls, gestures, notifications and
/// timers are then called as in UIKit.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  typealias Body = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Any?

  /// The name, by which selectors are compared.
  public let description: String
  /// Calls the method of a target; `nil` where only the name is known.
  let body: (@Sendable @MainActor (AnyObject, Any?, Any?) -> Any?)?
  private let accepts: (@Sendable (AnyObject) -> Bool)?

  /// A name alone, which nothing can call.
  public init(_ name: String) {
    description = name
    (body, accepts) = (nil, nil)
  }

  /// A name alone, which nothing can call.
  public init(stringLiteral name: String) { self.init(name) }

  /// A method without parameters.
  @preconcurrency
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    // A reference to a method, which captures nothing.
    nonisolated(unsafe) let method = method
    self.init(name) { (target: Target, _, _) in method(target)() }
  }

  /// A method of a class, without parameters.
  @preconcurrency
  public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
    description = name
    body = { _, _, _ in method() }
    accepts = nil
  }

  /// A method that takes who sends.
  @preconcurrency
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    // A reference to a method, which captures nothing.
    nonisolated(unsafe) let method = method
    self.init(name) { (target: Target, sender, _) in
      (sender as? Sender).map { method(target)($0) }
    }
  }

  /// A method that takes who sends, and the event.
  @preconcurrency
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    // A reference to a method, which captures nothing.
    nonisolated(unsafe) let method = method
    self.init(name) { (target: Target, sender, event) in
      guard let sender = sender as? Sender, let event = event as? Event else { return nil }
      return method(target)(sender, event)
    }
  }

  /// A method without parameters that may fail, of which nobody hears.
  @_disfavoredOverload @preconcurrency
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () throws -> Result
  ) {
    // A reference to a method, which captures nothing.
    nonisolated(unsafe) let method = method
    self.init(name) { (target: Target, _, _) in try? method(target)() }
  }

  /// A method that takes who sends and may fail, of which nobody hears.
  @_disfavoredOverload @preconcurrency
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) throws -> Result
  ) {
    // A reference to a method, which captures nothing.
    nonisolated(unsafe) let method = method
    self.init(name) { (target: Target, sender, _) in
      (sender as? Sender).flatMap { try? method(target)($0) }
    }
  }

  /// A method that takes three objects, which nothing calls.
  @preconcurrency
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    description = name
    body = nil
    accepts = { $0 is Target }
  }

  private init<Target>(
    _ name: String, calling: @escaping @MainActor (Target, Any?, Any?) -> Any?
  ) {
    description = name
    body = { target, sender, event in
      (target as? Target).flatMap { calling($0, sender, event) }
    }
    accepts = { $0 is Target }
  }

  /// Whether the method is known and of the object's class.
  func isMethod(of object: AnyObject) -> Bool { accepts?(object) ?? false }

  /// Calls the method of a target, if it is known.
  @MainActor @discardableResult
  func call(_ target: AnyObject, _ sender: Any?, _ event: Any? = nil) -> Any? {
    body?(target, sender, event)
  }

  /// Whether the names are the same.
  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.description == rhs.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A name alone, which nothing can call.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the method.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObject {
  /// Whether the method is known and of the object's class.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isMethod(of: self) } ?? false
  }

  /// Calls the method, if it is known; what it returns is dropped.
  @MainActor @discardableResult
  public func perform(
    _ aSelector: Selector!, with object: Any? = nil, with object2: Any? = nil
  ) -> Unmanaged<AnyObject>? {
    _ = aSelector?.call(self, object, object2)
    return nil
  }

  /// Does nothing: nothing happens later in a layout.
  @MainActor
  public func perform(_ aSelector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}

  /// Does nothing: nothing happens later in a layout.
  @MainActor
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {}

  /// Calls the method at once, if it is known.
  @MainActor
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) { _ = aSelector.call(self, arg) }

  /// Does nothing: nothing was put off.
  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}

  /// Does nothing: nothing was put off.
  @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
}

extension NotificationCenter {
  /// Calls the method of the observer at each notification, as long as the observer is there.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    nonisolated(unsafe) weak let receiver = observer
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      let call = { @MainActor @Sendable in
        guard let receiver else { return }
        _ = aSelector.call(receiver, notification)
      }
      // Methods are bound to the main actor; what is posted elsewhere reaches them a little later.
      if isOnMainQueue {
        MainActor.assumeIsolated { call() }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { call() } }
      }
    }
    let source = anObject.map { ObjectIdentifier($0 as AnyObject) }
    ObserverTokens.shared.add(
      ObserverTokens.Entry(token: token, name: aName, source: source), of: observer)
  }

  /// Ends the notifications of an observer that has a selector.
  public func removeObserver(_ observer: AnyObject) {
    for entry in ObserverTokens.shared.remove(of: observer, { _ in true }) {
      removeObserver(entry.token as Any)
    }
  }

  /// Ends the notifications of an observer that has a selector, of a name and of an object; `nil` is any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let source = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let ended = ObserverTokens.shared.remove(of: observer) { entry in
      (aName == nil || entry.name == aName) && (source == nil || entry.source == source)
    }
    for entry in ended { removeObserver(entry.token as Any) }
  }
}

/// Whether the main actor's work is being done: on Linux another thread than the first may do it.
private var isOnMainQueue: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
}

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// What stands for observers with selectors, which a notification center knows by closures.
private struct ObserverTokens: @unchecked Sendable {
  static let shared = ObserverTokens()

  private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  struct Entry {
    var token: any NSObjectProtocol
    var name: NSNotification.Name?
    var source: ObjectIdentifier?
  }

  func add(_ entry: Entry, of observer: AnyObject) {
    let entries = objc_getAssociatedObject(observer, key) as? [Entry] ?? []
    objc_setAssociatedObject(observer, key, entries + [entry], .OBJC_ASSOCIATION_RETAIN)
  }

  func remove(of observer: AnyObject, _ isEnded: (Entry) -> Bool) -> [Entry] {
    let entries = objc_getAssociatedObject(observer, key) as? [Entry] ?? []
    objc_setAssociatedObject(
      observer, key, entries.filter { !isEnded($0) }, .OBJC_ASSOCIATION_RETAIN)
    return entries.filter(isEnded)
  }
}

extension Timer {
  /// A timer that never fires: no run loop turns during a layout.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    Timer(timeInterval: interval, repeats: repeats) { _ in }
  }
}

/// A timer of the screen's refreshes, of which there are none.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// Ignored: nothing is refreshed.
  public var isPaused = false
  /// Ignored: nothing is refreshed.
  public var preferredFramesPerSecond = 0
  /// Always 0: nothing is refreshed.
  public var timestamp: TimeInterval { 0 }
  /// Always 0: nothing is refreshed.
  public var duration: TimeInterval { 0 }
  /// A link that never calls its target.
  public init(target: Any, selector: Selector) { super.init() }
  /// Does nothing: nothing is refreshed.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: nothing is refreshed.
  public func invalidate() {}
}
