// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Core Location and MapKit. Nothing is near, and no address is known.

public import Foundation

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// How near a beacon is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject {
  /// Whose they are.
  public let uuid: UUID
  /// The number of the group; `nil` is any.
  public let major: CLBeaconMajorValue?
  /// The number in the group; `nil` is any.
  public let minor: CLBeaconMinorValue?
  /// Beacons of somebody, a group, or one.
  public init(
    uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil
  ) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
}
/// A beacon.
open class CLBeacon: NSObject {
  open var uuid: UUID { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
}
/// What is around beacons.
open class CLBeaconRegion: CLRegion {
  /// Which beacons.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber? { beaconIdentityConstraint.major.map { $0 as NSNumber } }
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { $0 as NSNumber } }
  open var notifyEntryStateOnDisplay = false
  /// What is around beacons.
  public init(beaconIdentityConstraint constraint: CLBeaconIdentityConstraint, identifier: String) {
    beaconIdentityConstraint = constraint
    super.init(named: identifier)
  }
  /// What is around beacons.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil,
    identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: .init(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  /// What is around beacons.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil,
    identifier: String
  ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
}

/// Where the device is to a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

extension CLLocationManager {
  /// False: nothing is watched.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// False: nothing is near.
  public class func isRangingAvailable() -> Bool { false }
  /// Does nothing: nothing is watched.
  public func startMonitoring(for region: CLRegion) {}
  /// Does nothing: nothing is watched.
  public func stopMonitoring(for region: CLRegion) {}
  /// Does nothing: nothing is watched.
  public func requestState(for region: CLRegion) {}
  /// No region: nothing is watched.
  public var monitoredRegions: Set<CLRegion> { [] }
  /// Does nothing: nothing is near.
  public func startRangingBeacons(in region: CLBeaconRegion) {}
  /// Does nothing: nothing is near.
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
  /// Does nothing: nothing is near.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Does nothing: nothing is near.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Does nothing: the device does not move.
  public func startMonitoringSignificantLocationChanges() {}
  /// Does nothing: the device does not move.
  public func stopMonitoringSignificantLocationChanges() {}
  /// Does nothing: the device does not move.
  public func startMonitoringVisits() {}
}

/// A place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// The address of a place.
open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var areasOfInterest: [String]? { nil }
}
/// What is called with addresses.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
/// Looks up addresses; it never answers.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {}
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {}
  open func cancelGeocode() {}
}
