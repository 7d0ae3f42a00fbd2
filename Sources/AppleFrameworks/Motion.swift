public import Foundation

/// How fast something turns, in radians a second.
public struct CMRotationRate: Sendable {
  /// Around the x axis.
  public var x = 0.0
  /// Around the y axis.
  public var y = 0.0
  /// Around the z axis.
  public var z = 0.0
  /// At rest.
  public init() {}
}
/// How fast the device turns.
open class CMGyroData: NSObject { open var rotationRate: CMRotationRate { CMRotationRate() } }

extension CMMotionManager {
  /// False.
  public var isGyroAvailable: Bool { false }
  /// False.
  public var isMagnetometerAvailable: Bool { false }
  /// `nil`: nothing is felt.
  public var gyroData: CMGyroData? { nil }
  /// Stored only.
  public var gyroUpdateInterval: TimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Nothing is felt.
  public func startGyroUpdates() {}
  /// Nothing is felt.
  public func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Nothing is felt.
  public func stopGyroUpdates() {}
  /// Nothing is felt.
  public func startMagnetometerUpdates() {}
  /// Nothing is felt.
  public func stopMagnetometerUpdates() {}
}

/// What somebody does who has the device.
open class CMMotionActivity: NSObject {
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { true }
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
/// Tells what somebody does; nobody does anything.
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  open func stopActivityUpdates() {}
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) { handler([], nil) }
}
/// Steps that were counted.
open class CMPedometerData: NSObject {
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
}
/// Counts steps; there are none.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, nil) }
  open func stopUpdates() {}
}
