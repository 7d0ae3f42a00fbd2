public import Dispatch
public import Foundation

/// A length of time, for schedulers.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// So many millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// So many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time, and a length of time, of all schedulers here.
public struct SchedulerTime: Hashable, Sendable {
  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, Hashable, Comparable, Sendable
  {
    /// The seconds.
    public let timeInterval: Double
    /// So many seconds.
    public init(_ seconds: Double) { timeInterval = seconds }
    /// So many seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    /// So many seconds.
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    /// So many seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// So many billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
    /// Whether one is shorter.
    public static func < (left: Self, right: Self) -> Bool {
      left.timeInterval < right.timeInterval
    }
  }
}

/// Options of schedulers, which there are none of.
public struct SchedulerOptions: Sendable {}

/// Something that calls functions, at once or later.
public protocol Scheduler<SchedulerTimeType> {
  /// Times.
  associatedtype SchedulerTimeType = SchedulerTime
  /// Options.
  associatedtype SchedulerOptions = Combine.SchedulerOptions
  /// Calls a function.
  func schedule(_ action: @escaping () -> Void)
}

/// Calls functions at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// Calls a function.
  public func schedule(_ action: @escaping () -> Void) { action() }
}

/// Where the main queue's work runs. On Linux that need not be the main thread, which Swift Testing gives up.
private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

// What is for the main thread is called at once there, since a layout is made without a run loop that would
// call it later.
extension DispatchQueue: Scheduler {
  /// Calls a function: at once where the queue is the main one and this its work, else later.
  public func schedule(_ action: @escaping () -> Void) {
    // Each `DispatchQueue.main` is another object on Linux.
    if label == DispatchQueue.main.label, MainQueue.isCurrent { return action() }
    let action = Unchecked(action)
    async { action.value() }
  }
}

extension RunLoop: Scheduler {
  /// Calls a function: at once where the run loop is this thread's, or this the main queue's work, else later.
  public func schedule(_ action: @escaping () -> Void) {
    if MainQueue.isCurrent || self === RunLoop.current { return action() }
    let action = Unchecked(action)
    perform { action.value() }
  }
}

extension OperationQueue: Scheduler {
  /// Calls a function: at once where the queue is the main one and this its work, else later.
  public func schedule(_ action: @escaping () -> Void) {
    if self === OperationQueue.main, MainQueue.isCurrent { return action() }
    let action = Unchecked(action)
    addOperation { action.value() }
  }
}

extension Publisher {
  /// The values and the end, as a scheduler calls.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { value, end in
      attach({ input in scheduler.schedule { value(input) } }) { completion in
        scheduler.schedule { end(completion) }
      }
    }
  }
  /// The same values: what begins, begins at once.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  { eraseToAnyPublisher() }
  /// Each value at once, since no time passes.
  public func delay<S: Scheduler>(
    for interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }
  /// Each value at once, since no time passes.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTime.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }
  /// Each value at once, since no time passes.
  public func throttle<S: Scheduler>(
    for interval: SchedulerTime.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }
  /// The same values: no time passes.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerTime.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Calls functions at what happens.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isOver = false
      let running = attach(
        {
          receiveOutput?($0)
          value($0)
        },
        {
          isOver = true
          receiveCompletion?($0)
          end($0)
        })
      return AnyCancellable {
        if !isOver { receiveCancel?() }
        running.cancel()
      }
    }
  }
  /// The same values, each printed.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> AnyPublisher<Output, Failure>
  {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") })
  }
}
