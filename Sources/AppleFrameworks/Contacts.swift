// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Contacts, EventKit and their choices. There are no contacts and no events.

public import Foundation
public import UIKit

/// What a program may ask for.
public enum CNEntityType: Int, Sendable { case contacts }
/// Whether a program may ask for it.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
/// What of a contact is asked for.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

/// A given name.
public let CNContactGivenNameKey = "givenName"
/// A name of a family.
public let CNContactFamilyNameKey = "familyName"
/// Addresses for mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Numbers for calls.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// A picture.
public let CNContactImageDataKey = "imageData"
/// A small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// A day.
public let CNContactBirthdayKey = "birthday"
/// A company.
public let CNContactOrganizationNameKey = "organizationName"
/// Addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// A street.
public let CNPostalAddressStreetKey = "street"
/// A place.
public let CNPostalAddressCityKey = "city"
/// A state.
public let CNPostalAddressStateKey = "state"
/// A code of a place.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// On the way.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// A number for calls.
open class CNPhoneNumber: NSObject {
  /// The number.
  public let stringValue: String
  /// A number.
  public init(stringValue string: String) { stringValue = string }
}
/// Something with a label.
open class CNLabeledValue<ValueType>: NSObject {
  /// What it is for.
  public let label: String?
  /// What it is.
  public let value: ValueType
  /// Something with a label.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  open class func localizedString(forLabel label: String) -> String { label }
}
/// An address.
open class CNPostalAddress: NSObject {
  open var street = ""
  open var city = ""
  open var state = ""
  open var postalCode = ""
  open var country = ""
}
/// An address that may change.
open class CNMutablePostalAddress: CNPostalAddress {}
/// A contact.
open class CNContact: NSObject {
  open var identifier: String { "" }
  open var givenName = ""
  open var familyName = ""
  open var middleName = ""
  open var nickname = ""
  open var organizationName = ""
  open var jobTitle = ""
  open var note = ""
  open var birthday: DateComponents?
  open var imageData: Data?
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
}
/// A contact that may change.
open class CNMutableContact: CNContact {}
/// How names are written.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
/// Writes names.
open class CNContactFormatter: Formatter {
  open class func string(
    from contact: CNContact, style: CNContactFormatterStyle
  ) -> String? {
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { NSString() }
}
/// Which contacts are asked for.
open class CNContactFetchRequest: NSObject {
  /// What of them.
  public let keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  /// All, with some of what is known.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// How contacts are sorted.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
/// What is to be changed.
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}
/// The contacts, of which there are none; what is added is dropped.
open class CNContactStore: NSObject {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw NSError(domain: "CNErrorDomain", code: 200) }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  open func execute(_ saveRequest: CNSaveRequest) throws {}
  open func defaultContainerIdentifier() -> String { "" }
}

/// Answers a choice of contacts; nobody chooses.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {}
/// A choice of contacts; it is empty.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
}
/// Is told what became of a contact.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {}
/// Shows a contact; it is empty.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
  open var displayedPropertyKeys: [Any]?
  /// Shows a contact.
  public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
  /// Makes a contact.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Makes a contact of one that nobody knows.
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
  }
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString() }
}

// MARK: - Events

/// What a program may ask for.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Whether a program may ask for it.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// All of it.
  public static let authorized = EKAuthorizationStatus.fullAccess
}
/// Which events of a row change.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// Where calendars are.
open class EKSource: NSObject {
  open var title: String { "" }
  open var sourceType: EKSourceType { .local }
}
/// Where calendars are.
public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}
/// Events of a kind.
open class EKCalendar: NSObject {
  open var title = ""
  open var cgColor: CGColor!
  open var source: EKSource!
  open var calendarIdentifier: String { "" }
  open var allowsContentModifications: Bool { false }
  /// Events of a kind.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}
/// An event or a reminder.
open class EKCalendarItem: NSObject {
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var calendarItemIdentifier: String { "" }
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
}
/// An event.
open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { "" }
  /// An event.
  public convenience init(eventStore: EKEventStore) { self.init() }
}
/// Something to be done.
open class EKReminder: EKCalendarItem {
  open var isCompleted = false
  open var completionDate: Date?
  open var dueDateComponents: DateComponents?
  open var startDateComponents: DateComponents?
  open var priority = 0
  /// Something to be done.
  public convenience init(eventStore: EKEventStore) { self.init() }
}
/// What reminds of it.
open class EKAlarm: NSObject {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  /// So long after, or before, in seconds.
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
  /// At a time.
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
}
/// How often.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// How long.
open class EKRecurrenceEnd: NSObject {
  /// Until then.
  public convenience init(end endDate: Date) { self.init() }
  /// So many times.
  public convenience init(occurrenceCount: Int) { self.init() }
}
/// How often an event is.
open class EKRecurrenceRule: NSObject {
  /// Each so many days, weeks, months or years.
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) { self.init() }
}
/// The events, of which there are none; what is saved is dropped.
open class EKEventStore: NSObject {
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open var sources: [EKSource] { [] }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func remove(_ reminder: EKReminder, commit: Bool) throws {}
  open func commit() throws {}
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate,
    using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any { NSObject() }
}
/// What became of an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// Is told what became of an event.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {}
/// Edits an event; it is empty.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
}
/// Is told what became of an event.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {}
/// Shows an event; it is empty.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
}
