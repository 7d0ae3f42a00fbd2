// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of MapKit. Maps are empty.

public import Foundation
public import UIKit

extension MKCoordinateRegion {
  /// At no degrees, without an extent.
  public init() {
    self.init(center: .init(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
  }
}
/// A part around a place.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Where the device is, on a map.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var title: String?
  open var subtitle: String?
}
/// Whether a map follows the device.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

extension MKMapView {
  /// Nowhere.
  public var userLocation: MKUserLocation { MKUserLocation() }
  /// False: the device is nowhere.
  public var isUserLocationVisible: Bool { false }
  /// Stored only.
  public var userTrackingMode: MKUserTrackingMode {
    get { kept(.none, #function) }
    set { keep(newValue, #function) }
  }
  /// Stored only.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// A view of the plain class.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  /// What lies over the map, which is not drawn.
  public var overlays: [any MKOverlay] { kept([], "overlays") }
  /// Keeps it; it is not drawn.
  public func addOverlay(_ overlay: any MKOverlay) { keep(overlays + [overlay], "overlays") }
  /// Keeps them; they are not drawn.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { addOverlay(overlay) }
  }
  /// Drops it.
  public func removeOverlay(_ overlay: any MKOverlay) {
    keep(overlays.filter { $0 !== overlay }, "overlays")
  }
  /// Drops them.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  /// Does nothing: the map is empty.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {}
  /// Does nothing: the map is empty.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) {}
  /// The place in the middle of the region.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D { region.center }
}

/// A button that lets a map follow the device; it is empty.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  open var mapView: MKMapView?
  /// A button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
/// A compass beside a map; it is empty.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  open var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive
  /// A button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
/// When something is seen.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// A button of a bar that lets a map follow the device.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open var mapView: MKMapView?
  /// A button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}

/// A place on a flat map.
public struct MKMapPoint: Hashable, Sendable {
  /// To the east.
  public var x: Double
  /// To the south.
  public var y: Double
  /// A place.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
}
/// The size of a part of a flat map.
public struct MKMapSize: Hashable, Sendable {
  /// To the east.
  public var width: Double
  /// To the south.
  public var height: Double
  /// A size.
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}
/// A part of a flat map.
public struct MKMapRect: Hashable, Sendable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// How large it is.
  public var size: MKMapSize
  /// A part.
  public init(origin: MKMapPoint = .init(), size: MKMapSize = .init()) {
    (self.origin, self.size) = (origin, size)
  }
  /// A part.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: .init(x: x, y: y), size: .init(width: width, height: height))
  }
  /// No part.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
}

/// Something that lies over a map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}
/// Something with a title on a map.
open class MKShape: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String?
  open var subtitle: String?
}
/// Lines and areas over a map.
open class MKMultiPoint: MKShape, MKOverlay {
  open private(set) var pointCount = 0
  open var boundingMapRect: MKMapRect { .init() }
  /// Along places.
  public required init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    pointCount = count
    super.init()
  }
}
/// A line over a map, which is not drawn.
open class MKPolyline: MKMultiPoint {}
/// An area over a map, which is not drawn.
open class MKPolygon: MKMultiPoint {}
/// What is around a place, which is not drawn.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// How far it goes, in metres.
  public let radius: CLLocationDistance
  open override var coordinate: CLLocationCoordinate2D { center }
  open var boundingMapRect: MKMapRect { .init() }
  /// What is around a place.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
  }
}
/// Draws over a map; nothing is drawn.
open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  /// Of what lies over a map.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
/// Draws paths over a map; nothing is drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
}
/// Draws a line over a map; nothing is drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Of a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Of what lies over a map.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
/// Draws an area over a map; nothing is drawn.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  /// Of what lies over a map.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
/// Draws what is around a place; nothing is drawn.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Of what is around a place.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Of what lies over a map.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// An address on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { nil }
  /// At a place.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
  }
}
/// A place that the app for maps shows.
open class MKMapItem: NSObject {
  /// Where it is.
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  /// At an address.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: .init()))
  }
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    false
  }
}
/// How one gets there.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// What the map shows.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"

/// Looks for places; it never answers.
open class MKLocalSearch: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    /// For nothing yet.
    public override init() { super.init() }
  }
  /// What was found.
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// Looks for what is asked.
  public init(request: Request) {}
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
  open func cancel() {}
}
/// Looks for ways; it never answers.
open class MKDirections: NSObject {
  /// Which way is looked for.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    /// For none yet.
    public override init() { super.init() }
  }
  /// What was found.
  open class Response: NSObject {
    open var routes: [MKRoute] { [] }
  }
  /// Looks for what is asked.
  public init(request: Request) {}
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
}
/// How one goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits, which are MapKit's.
  public let rawValue: UInt
  /// Ways of MapKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By train.
  public static let transit = Self(rawValue: 4)
  /// Any.
  public static let any = Self(rawValue: 0xFFF_FFFF)
}
/// A way.
open class MKRoute: NSObject {
  open var transportType: MKDirectionsTransportType { .automobile }
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var steps: [Step] { [] }
  /// A part of a way.
  open class Step: NSObject {
    open var instructions: String { "" }
    open var distance: CLLocationDistance { 0 }
  }
}
