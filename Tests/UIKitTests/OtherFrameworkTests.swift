import AppleFrameworks
import Foundation
import Testing
import UIKit

/// What a name of another framework's comes to: nothing is there, and whoever asks hears so at once.
@Suite @MainActor struct OtherFrameworkTests {
  private func number(_ error: (any Error)?) -> Int? { error.map { ($0 as NSError).code } }

  @Test func whoeverAsksIsAnswered() {
    var answers: [String: Int?] = [:]
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x") {
      answers["authentication"] = $0 ? nil : number($1)
    }
    WCSession.default.sendMessage([:], replyHandler: nil) { answers["watch"] = number($0) }
    CSSearchableIndex.default().indexSearchableItems([]) { answers["index"] = number($0) }
    CSSearchableIndex.default().deleteAllSearchableItems { answers["delete"] = number($0) }
    let export = AVAssetExportSession(asset: AVAsset(), presetName: "x")
    export?.exportAsynchronously { answers["export"] = number(export?.error) }
    #expect(
      answers == [
        "authentication": -6, "watch": 7014, "index": -1000, "delete": -1000, "export": -11800,
      ])
    #expect(export?.status == .failed)
  }

  @Test func nobodyLetsAnAppIn() {
    var allowed: [Bool] = []
    CNContactStore().requestAccess(for: .contacts) { allowed.append($0 && $1 == nil) }
    EKEventStore().requestAccess(to: .event) { allowed.append($0 && $1 == nil) }
    EKEventStore().requestFullAccessToEvents { allowed.append($0 && $1 == nil) }
    MPMediaLibrary.requestAuthorization { allowed.append($0 == .authorized) }
    #expect(allowed == [false, false, false, false])
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.domain == "com.apple.LocalAuthentication")
  }

  @Test func nothingIsFoundOrNear() throws {
    let detector = try #require(CIDetector(ofType: CIDetectorTypeFace, context: nil))
    let query = MPMediaQuery.songs()
    let rows: [(name: String, isEmpty: Bool)] = [
      ("faces", detector.features(in: CIImage()).isEmpty),
      ("songs", query.items?.isEmpty == true), ("albums", query.collections?.isEmpty == true),
      ("peers", MCSession(peer: MCPeerID(displayName: "a")).connectedPeers.isEmpty),
      ("calendars", EKEventStore().calendars(for: .event).isEmpty),
      ("pictures", PHAsset.fetchAssets(with: nil).count == 0),
      ("watches", !WCSession.isSupported() && !WCSession.default.isPaired),
      ("places to search", !CSSearchableIndex.isIndexingAvailable()),
    ]
    for row in rows { #expect(row.isEmpty, "\(row.name)") }
  }

  /// Values of Swift's that stand for objects are taken for `%@` as those are.
  @Test func valuesInFormats() throws {
    let id = try #require(UUID(uuidString: "11111111-2222-3333-4444-555555555555"))
    let page = try #require(URL(string: "https://example.org/a"))
    let rows: [(any CVarArg, String)] = [
      (id as any CVarArg, id.uuidString), (page as any CVarArg, "https://example.org/a"),
      (Date(timeIntervalSince1970: 0) as any CVarArg, "1970-01-01 00:00:00 +0000"),
    ]
    for (value, text) in rows { #expect(String(format: "<%@>", value) == "<\(text)>") }
  }

  /// A requirement that is optional in MapKit has what the object stores, whatever its class.
  @Test func titlesOfAnnotations() {
    final class Place: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2D()
      let title: String? = "Harbour"
    }
    final class Nameless: NSObject, MKAnnotation { let coordinate = CLLocationCoordinate2D() }
    let point = MKPointAnnotation()
    point.title = "Pier"
    let all: [any MKAnnotation] = [Place(), point, Nameless()]
    #expect(all.map { ($0.title ?? nil) ?? "-" } == ["Harbour", "Pier", "-"])
    #expect(all.map { ($0.subtitle ?? nil) ?? "-" } == ["-", "-", "-"])
  }

  @Test func whatIsStoredIsKept() {
    let contact = CNMutableContact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
    (contact.givenName, contact.familyName) = ("Ada", "King")
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))
    ]
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada King")
    #expect(contact.phoneNumbers.first?.value.stringValue == "1")
    let item = CSSearchableItem(
      uniqueIdentifier: "a", domainIdentifier: "b",
      attributeSet: CSSearchableItemAttributeSet(itemContentType: "text"))
    item.attributeSet.title = "T"
    #expect(item.uniqueIdentifier == "a" && item.attributeSet.title == "T")
    #expect(MCPeerID(displayName: "a").displayName == "a")
    #expect(LAError(.userCancel).errorCode == -2)
    #expect(AVFileType.mov.rawValue == "com.apple.quicktime-movie")
  }

  @Test func coloursThatAreLiterals() {
    let layer = CALayer()
    layer.borderColor = literalColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    let color = literalColor(red: 0, green: 0, blue: 1, alpha: 1).withAlphaComponent(0.5)
    #expect(color.cgColor.alpha == 0.5)
  }

  @Test func namesOfBefore() {
    let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
    UIApplication.shared.registerUserNotificationSettings(settings)
    #expect(UIApplication.shared.currentUserNotificationSettings?.types == [])
    #expect(UINavigationItem().title == nil)
  }

  @Test func membersOfObjectsOfWhichNothingIsKnown() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 7)
    constraint.priority = .defaultLow
    let objects: [AnyObject] = [constraint, UISwitch(), UIBarButtonItem(), NSString()]
    (objects[1] as? UIView)?.tag = 3
    (objects[2] as? UIBarItem)?.tag = 4
    #expect(objects.lookedUp.first?.priority == UILayoutPriority.defaultLow)
    let number: Float = 250
    #expect(objects.lookedUp.first?.priority == number)
    #expect(objects.lookedUp.map(\.tag) == [nil, 3, 4, nil])
    #expect(objects.lookedUp.map(\.constant) == [7, nil, nil, nil])
    #expect(ObjectLookup(nil as AnyObject?) == nil)
    let field = UITextField()
    field.text = "a"
    #expect(ObjectLookup(field).text == "a" && ObjectLookup(UILabel()).text == nil)
    #expect(ObjectLookup(NSString()).isEnabled == nil)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(ObjectLookup(NSValue(cgRect: rect)).cgRectValue == rect)
    #expect(ObjectLookup(NSNumber(value: 2.5)).doubleValue == 2.5)
    #expect(ObjectLookup(NSString(string: "7")).intValue == 7)
    #expect(ObjectLookup(UILabel()).cgRectValue == nil && ObjectLookup(UILabel()).boolValue == nil)
  }
}
