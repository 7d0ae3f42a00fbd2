// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// The domain of errors of places.
public let kCLErrorDomain = "kCLErrorDomain"
/// How far places may be wrong, in metres.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = -3
/// How far places may be wrong.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// How far places may be wrong, in metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// How far places may be wrong, in metres.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// How far places may be wrong, in metres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The identifier of views of marks.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
/// The identifier of views of groups of marks.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

/// Why no place is known.
public struct CLError: Error, Equatable, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }
  /// Why.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }
  /// No place yet.
  public static let locationUnknown = Code.locationUnknown
  /// Nobody may.
  public static let denied = Code.denied
  /// No network.
  public static let network = Code.network
  /// No direction.
  public static let headingFailure = Code.headingFailure
}

/// Whether places are exact.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// What somebody does whose place is asked for.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

extension CLLocationManager {
  /// Not exact: nobody may.
  public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Stored only.
  public var activityType: CLActivityType {
    get { kept(.other) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var showsBackgroundLocationIndicator: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Nobody may.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(NSError(domain: kCLErrorDomain, code: 1)) }
}

extension MKMapRect {
  /// The whole world.
  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
}

/// Where a map is seen from.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0
  /// A camera above a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, self.centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
  /// A camera at a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init()
    (self.centerCoordinate, altitude) = (centerCoordinate, eyeAltitude)
  }
}

/// A kind of place that a map shows.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name, which is MapKit's.
  public let rawValue: String
  /// The kind of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A place to fly from.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// A place for money.
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  /// A place for bread.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// A place for coffee.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// A place for food.
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  /// A place for petrol.
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  /// A place to be healed.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// A place to sleep.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// A place for art.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// A place for trees.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// A place for cars.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  /// A place to eat.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// A place to learn.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// A place to buy.
  public static let store = Self(rawValue: "MKPOICategoryStore")
}

/// Which kinds of places a map shows.
open class MKPointOfInterestFilter: NSObject {
  /// All.
  public static nonisolated(unsafe) let includingAll = MKPointOfInterestFilter()
  /// None.
  public static nonisolated(unsafe) let excludingAll = MKPointOfInterestFilter()
  /// Some.
  public convenience init(including categories: [MKPointOfInterestCategory]) { self.init() }
  /// All but some.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init() }
}

/// How a map lies above others.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

extension MKMapView {
  /// Stored only: nothing is shown.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is shown.
  public var showsTraffic: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is shown.
  public var showsBuildings: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is shown.
  public var showsPointsOfInterest: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is shown.
  public var camera: MKMapCamera {
    get { kept(MKMapCamera()) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is shown.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// The region itself.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Stored only: nothing is shown.
  public var visibleMapRect: MKMapRect {
    get { kept(.world) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is shown.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
}

extension MKAnnotationView {
  /// Where a mark is while it is dragged; nobody does.
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  /// How marks that overlap are told apart.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  /// Stored only: marks are not grouped.
  public var clusteringIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var displayPriority: MKFeatureDisplayPriority {
    get { kept(.required) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var collisionMode: CollisionMode {
    get { kept(.rectangle) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var dragState: DragState {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// Stored only.
  public func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  /// Stored only.
  public var isSelected: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension MKMarkerAnnotationView {
  /// Stored only.
  public var animatesWhenAdded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var titleVisibility: MKFeatureVisibility {
    get { kept(.adaptive) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var subtitleVisibility: MKFeatureVisibility {
    get { kept(.adaptive) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var selectedGlyphImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// How much a mark wants to be seen, 0…1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// How much.
  public let rawValue: Float
  /// So much.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// So much.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always.
  public static let required = Self(rawValue: 1000)
  /// Much.
  public static let defaultHigh = Self(rawValue: 750)
  /// Little.
  public static let defaultLow = Self(rawValue: 250)
}

/// Marks that are one mark.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The marks.
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }
  /// A mark of marks.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }
}

extension MKPlacemark {
  /// A place where another one is.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      coordinate: placemark.location?.coordinate
        ?? CLLocationCoordinate2D(latitude: 0, longitude: 0))
  }
}

/// A picture of a map; none is made.
open class MKMapSnapshotter: NSObject {
  /// Which picture.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 2
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var camera = MKMapCamera()
  }
  /// A picture.
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  open var isLoading: Bool { false }
  /// A picture of a region.
  public convenience init(options: Options) { self.init() }
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, NSError(domain: "MKErrorDomain", code: 1))
  }
  open func cancel() {}
}

/// A place that is found while one writes; none is.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
}
/// Is told what is found while one writes.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Something is found.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Nothing is.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  /// Does nothing unless the delegate has its own.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing unless the delegate has its own.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
/// Finds places while one writes; it finds none.
open class MKLocalSearchCompleter: NSObject {
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open func cancel() {}
}
