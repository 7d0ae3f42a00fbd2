import AppleFrameworks
import Foundation
import RedlineModel
import Testing
import UIKit

private final class Scene: SKScene {
  var told: [String] = []
  override func didMove(to view: SKView) { told.append("came") }
  override func willMove(from view: SKView) { told.append("went") }
}

private final class Person: NSObject {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init()
    setValue(name, forKey: "name")
  }
}

private final class Rows: UITableViewController {
  var calls: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { calls.append(keyPath ?? "") }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.y = 40 }
  func saved(_ image: UIImage, didFinishSavingWithError error: (any Error)?, context: Int) {}
  func load() { calls.append("load") }
}

/// What whole targets of apps mention, and what it comes to.
@Suite @MainActor struct AppNameTests {
  @Test func layersAreReplaced() {
    let layer = CALayer()
    let inner = [CALayer(), CALayer(), CALayer()]
    for one in inner { layer.addSublayer(one) }
    layer.sublayers = layer.sublayers?.dropLast(1)
    #expect(layer.sublayers == Array(inner.dropLast()))
    #expect(inner[0].superlayer === layer && inner[2].superlayer == nil)
    layer.sublayers = nil
    #expect(layer.sublayers?.isEmpty != false && inner[0].superlayer == nil)
  }

  @Test func placesOfLists() {
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
  }

  @Test func methodsByName() {
    let rows = Rows()
    rows.performSelector(
      onMainThread: Selector("load", Rows.load), with: nil, waitUntilDone: false)
    rows.performSelector(inBackground: Selector("load", Rows.load), with: nil)
    #expect(rows.calls == ["load"])
    let selector = Selector("saved", Rows.saved(_:didFinishSavingWithError:context:))
    UIImageWriteToSavedPhotosAlbum(UIImage(), rows, selector, nil)
    #expect(rows.responds(to: selector) && !UIView().responds(to: selector))
    NotificationCenter.default.addObserver(
      rows as Any, selector: Selector("load", Rows.load), name: .init("load"), object: nil)
    NotificationCenter.default.post(name: .init("load"), object: nil)
    NotificationCenter.default.removeObserver(rows)
    #expect(rows.calls == ["load", "load"])
  }

  @Test func controllersOfListsHearOfScrolling() {
    let rows = Rows()
    var place = CGPoint.zero
    (rows as any UIScrollViewDelegate).scrollViewWillEndDragging(
      rows.tableView, withVelocity: .zero, targetContentOffset: &place)
    #expect(place.y == 40)
  }

  @Test func nobodyIsRecognised() {
    var error: NSError?
    let context = LAContext()
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == -6)
  }

  @Test func scenesOfAGame() {
    let (view, scene, other) = (SKView(), Scene(size: CGSize(width: 100, height: 50)), Scene())
    view.presentScene(scene)
    view.presentScene(other, transition: .crossFade(withDuration: 1))
    #expect(scene.told == ["came", "went"] && other.told == ["came"])
    #expect(scene.view == nil && other.view === view)
    let box = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
    box.name = "box"
    box.position = CGPoint(x: 30, y: 20)
    let group = SKNode()
    group.addChild(box)
    scene.addChild(group)
    #expect(box.frame == CGRect(x: 20, y: 15, width: 20, height: 10))
    #expect(scene.nodes(at: CGPoint(x: 21, y: 16)) == [box])
    #expect(scene.childNode(withName: "box") == nil && scene.childNode(withName: "//box") === box)
    #expect(box.scene === scene)
    box.removeFromParent()
    #expect(group.children.isEmpty && box.parent == nil)
  }

  @Test func numbersByChanceAreTheSameEachTime() {
    let (first, second) = (
      GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7)
    )
    #expect((0..<9).map { _ in first.nextInt() } == (0..<9).map { _ in second.nextInt() })
    let all = GKShuffledDistribution(randomSource: first, lowestValue: 1, highestValue: 6)
    #expect((0..<6).map { _ in all.nextInt() }.sorted() == Array(1...6))
    let dice = GKRandomDistribution(randomSource: first, lowestValue: 1, highestValue: 6)
    #expect((0..<100).allSatisfy { _ in (1...6).contains(dice.nextInt()) })
  }

  /// A screen whose sizes are by chance.
  private final class Dice: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let box = UIView(
        frame: CGRect(x: 0, y: 0, width: GKRandomDistribution.d20().nextInt(), height: 9))
      view.addSubview(box)
    }
  }

  @Test func chanceIsTheSameWhateverWasSolvedBefore() throws {
    let first = try Dice().solved(on: .iPhone15)
    for _ in 0..<3 { _ = GKRandomSource.sharedRandom().nextInt() }
    let second = try Dice().solved(on: .iPhone15)
    #expect(first.items.map(\.frame) == second.items.map(\.frame))
    let made = (0..<2).map { _ in GKRandomSource.sharedRandom().nextInt() }
    _ = try Dice().solved(on: .iPhone15)
    #expect(made == (0..<2).map { _ in GKRandomSource.sharedRandom().nextInt() })
    #expect(made[0] != made[1])
  }

  @Test func namesAreSortedIntoSections() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27)
    let sections = ["Bea", "\u{c9}lo", "7up"].map {
      collation.section(for: Person($0), collationStringSelector: "name")
    }
    #expect(sections == [1, 4, 26])
    let sorted = collation.sortedArray(
      from: [Person("Bob"), Person("al")], collationStringSelector: "name")
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["al", "Bob"])
  }

  @Test func placesNearBeacons() {
    let uuid = UUID()
    let region = CLBeaconRegion(uuid: uuid, major: 3, identifier: "door")
    #expect(region.major == 3 && region.minor == nil && region.identifier == "door")
    #expect(region.beaconIdentityConstraint.uuid == uuid)
  }

  @Test func overlaysOfAMapAreKept() {
    let map = MKMapView()
    let circle = MKCircle(center: CLLocationCoordinate2DMake(1, 2), radius: 3)
    map.addOverlay(circle)
    map.addOverlay(MKPolyline(coordinates: [circle.coordinate], count: 1))
    map.removeOverlay(circle)
    #expect(map.overlays.count == 1 && map.overlays.first is MKPolyline)
  }
}
