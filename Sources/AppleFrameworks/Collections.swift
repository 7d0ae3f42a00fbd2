public import Foundation

/// Objects that are held weakly, or not, in the order in which they came.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    let held: ObjectType?
  }
  private var entries: [Entry] = []
  private let isWeak: Bool

  /// How objects are held.
  public init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }
  /// Objects that are held weakly.
  public static func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }
  /// Adds an object that is not there yet.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.append(Entry(object: object, held: isWeak ? nil : object))
  }
  /// Removes an object.
  public func remove(_ object: ObjectType?) { entries.removeAll { $0.object === object } }
  /// Removes all objects.
  public func removeAllObjects() { entries = [] }
  /// Whether an object is there.
  public func contains(_ object: ObjectType?) -> Bool {
    object != nil && entries.contains { $0.object === object }
  }
  /// The objects that are there.
  public var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// How many objects are there.
  public var count: Int { allObjects.count }
}

/// How collections hold what they have.
public final class NSPointerFunctions: NSObject {
  /// How.
  public struct Options: OptionSet, Sendable {
    /// The bits, which are Foundation's.
    public let rawValue: UInt
    /// Options of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Held.
    public static let strongMemory: Options = []
    /// Held weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Compared as the same object.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

/// Values by objects, both of which may be held weakly.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    weak var object: ObjectType?
    let held: (KeyType?, ObjectType?)
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private let isWeak: (key: Bool, object: Bool)

  /// How keys and values are held.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) { isWeak = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory)) }
  /// Values that are held, of objects that are not.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Values that are not held, of objects that are.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Values and objects that are not held.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  /// The value of an object.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries[ObjectIdentifier($0)] }.flatMap { $0.key === aKey ? $0.object : nil }
  }
  /// Sets the value of an object.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    let held = (isWeak.key ? nil : aKey, isWeak.object ? nil : anObject)
    entries[ObjectIdentifier(aKey)] = Entry(key: aKey, object: anObject, held: held)
  }
  /// Removes the value of an object.
  public func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[ObjectIdentifier(aKey)] = nil }
  }
  /// Removes all values.
  public func removeAllObjects() { entries = [:] }
  /// How many values there are.
  public var count: Int { entries.values.count { $0.key != nil && $0.object != nil } }
}

/// Tells lengths of time, in English; the rewriting names it where code names `DateComponentsFormatter`, which
/// Foundation refuses on Linux.
open class LengthOfTimeFormatter: Formatter {
  /// A length of time in words of a style.
  public class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = LengthOfTimeFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }
  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits, which are Foundation's.
    public let rawValue: UInt
    /// Options of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual: those in front are left out.
    public static let `default` = Self(rawValue: 1)
    /// Those in front are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Those in the middle are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those at the end are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// As many digits as there is room for.
    public static let pad = Self(rawValue: 65_536)
  }

  /// The units that are told.
  open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  /// How long the words are.
  open var unitsStyle = UnitsStyle.positional
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are told at most, 0 for all.
  open var maximumUnitCount = 0
  /// Whether `about` is said; it is not.
  open var includesApproximationPhrase = false
  /// Whether `remaining` is said; it is not.
  open var includesTimeRemainingPhrase = false
  /// Whether the first unit counts what larger ones would.
  open var collapsesLargestUnit = false
  /// The calendar; months and years are not told.
  open var calendar: Calendar? = .current

  /// Tells a length of time in seconds.
  open func string(from ti: TimeInterval) -> String? {
    let units: [(unit: NSCalendar.Unit, seconds: Int, short: String, name: String)] = [
      (.day, 86_400, "d", "day"), (.hour, 3600, "h", "hour"), (.minute, 60, "m", "minute"),
      (.second, 1, "s", "second"),
    ]
    var rest = Int(abs(ti))
    var parts: [(count: Int, short: String, name: String)] = []
    for unit in units where allowedUnits.contains(unit.unit) {
      parts.append((rest / unit.seconds, unit.short, unit.name))
      rest %= unit.seconds
    }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let least = unitsStyle == .positional && parts.count > 1 ? 2 : 1
    while !isPadded, parts.count > least, parts.first?.count == 0 { parts.removeFirst() }
    if unitsStyle != .positional { parts = parts.filter { $0.count > 0 || parts.count == 1 } }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = ti < 0 ? "-" : ""
    return sign
      + parts.enumerated().map { told($1, isFirst: $0 == 0 && !isPadded) }
      .joined(separator: separator)
  }
  /// Tells a length of time in days, hours, minutes and seconds; a day has 24 hours.
  open func string(from components: DateComponents) -> String? {
    let parts = [
      (components.day, 86_400), (components.hour, 3600), (components.minute, 60),
      (components.second, 1),
    ]
    return string(
      from: TimeInterval(
        parts.reduce(0) { sum, part in sum + max(-1 << 40, min(part.0 ?? 0, 1 << 40)) * part.1 }))
  }
  /// Tells the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  private var separator: String {
    switch unitsStyle {
    case .positional: ":"
    case .abbreviated, .brief: " "
    default: ", "
    }
  }

  private func told(_ part: (count: Int, short: String, name: String), isFirst: Bool) -> String {
    switch unitsStyle {
    case .positional: isFirst || part.count > 9 ? "\(part.count)" : "0\(part.count)"
    case .abbreviated, .brief: "\(part.count)\(part.short)"
    default: "\(part.count) \(part.name)\(part.count == 1 ? "" : "s")"
    }
  }
}
