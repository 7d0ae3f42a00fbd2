// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// Degrees on the globe.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Degrees from the north.
public typealias CLLocationDirection = Double
/// Meters; how exact a place is.
public typealias CLLocationAccuracy = Double

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within 100 m.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// At any change.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees from the equator.
  public var latitude: CLLocationDegrees
  /// Degrees from Greenwich.
  public var longitude: CLLocationDegrees
  /// The place at no degrees.
  public init() { (latitude, longitude) = (0, 0) }
  /// A place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place at a time.
open class CLLocation: NSObject {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// When it was.
  public let timestamp = Date(timeIntervalSinceReferenceDate: 0)
  open var altitude: CLLocationDistance { 0 }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  open var verticalAccuracy: CLLocationAccuracy { 0 }
  /// Makes one; what is given is kept only where a property has it.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    super.init()
  }
  open var speed: CLLocationSpeed { -1 }
  open var course: CLLocationDirection { -1 }
  /// How far another place is on a ball of the earth's size.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let turn = Double.pi / 180
    let (a, b) = (coordinate, location.coordinate)
    let (dy, dx) = ((b.latitude - a.latitude) * turn, (b.longitude - a.longitude) * turn)
    let half =
      sin(dy / 2) * sin(dy / 2)
      + cos(a.latitude * turn) * cos(b.latitude * turn) * sin(dx / 2) * sin(dx / 2)
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}
/// Metres in a second.
public typealias CLLocationSpeed = Double

/// A part of the world.
open class CLRegion: NSObject {
  open private(set) var identifier = ""
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(named identifier: String) { self.identifier = identifier }
}
/// What is so far around a place.
open class CLCircularRegion: CLRegion {
  /// The place.
  public let center: CLLocationCoordinate2D
  /// How far, in metres.
  public let radius: CLLocationDistance
  /// What is so far around a place.
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    (self.center, self.radius) = (center, radius)
    super.init(named: identifier)
  }
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let other = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return place.distance(from: other) <= radius
  }
}

/// Where the device points.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { 0 }
  open var headingAccuracy: CLLocationDirection { 0 }
}

/// Whether the program may ask where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Says where the device is; it never does.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = UIDeviceOrientation.portrait
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
}

/// Is told where the device is; nobody tells.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Does nothing unless the delegate has its own.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing unless the delegate has its own.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// How much of the globe a map shows, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees
  /// A part of the globe.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// The part of the globe that a map shows.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How far it goes.
  public var span: MKCoordinateSpan
  /// A part around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// A part around a place; a degree is taken as 111 km.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  /// What a property of that name stores; `nil` for an object without one, as requirements that are
  /// optional are.
  public var title: String?? { stored("title") }
  /// The same of what stands below the title.
  public var subtitle: String?? { stored("subtitle") }

  private func stored(_ name: String) -> String?? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let shown = mirror {
      if let found = shown.children.first(where: { $0.label == name }) {
        return .some(found.value as? String)
      }
      mirror = shown.superclassMirror
    }
    return nil
  }
}

/// Something at a place of a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}

/// The view of something on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open var reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isDraggable = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  /// Makes one; what is given is kept only where a property has it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one; what is given is kept only where a property has it.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
}

/// A pin on a map.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}

/// A pin on a map.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor!
  open var animatesDrop = false
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }
}

/// Answers the events of a map; there are none.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {}

/// A view of a map, which is empty.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var region = MKCoordinateRegion(
    center: .init(), span: .init(latitudeDelta: 1, longitudeDelta: 1))
  open var centerCoordinate = CLLocationCoordinate2D()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open private(set) var annotations: [any MKAnnotation] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
}

/// How fast the device moves.
public struct CMAcceleration: Sendable {
  /// To the right.
  public var x: Double
  /// Upwards.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// A change of speed.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measured change of speed.
open class CMAccelerometerData: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// From where turns are measured.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits, which are Core Motion's.
  public let rawValue: UInt
  /// Frames of Core Motion's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// Upright, by the compass.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// Upright, to the north.
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

/// How the device is turned.
open class CMAttitude: NSObject {
  open var pitch: Double { 0 }
  open var roll: Double { 0 }
  open var yaw: Double { 0 }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// What is measured of the device's motion.
open class CMDeviceMotion: NSObject {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// Measures the device's motion; it is at rest.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var showsDeviceMovementDisplay = false
  open var isAccelerometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  open func stopDeviceMotionUpdates() {}
}

/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
