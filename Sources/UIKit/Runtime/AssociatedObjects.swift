// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the Objective-C runtime.

/// How an object is associated with another one; it is always kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What was associated with an object under the address of a variable, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(object as AnyObject, key)
}

/// Associates a value with an object under the address of a variable; `nil` ends it. What belongs to
/// objects that are gone is let go when the table has doubled.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value, object as AnyObject, key)
}

/// Forgets everything that was associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.shared.removeAll(object as AnyObject)
}

/// A table beside the objects, since Swift's have no place for what others add to them.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are dropped.
  private var limit = 64

  func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { entry(object)?.values[key] }
  }

  func set(_ value: Any?, _ object: AnyObject, _ key: UnsafeRawPointer) {
    // What is dropped may itself associate something when it goes away, so not under the lock.
    let dropped: [Entry] = lock.withLock {
      var entry = entry(object) ?? Entry(object: object, values: [:])
      let old = entry
      entry.values[key] = value
      entries[ObjectIdentifier(object)] = entry
      return [old] + sweep()
    }
    withExtendedLifetime(dropped) {}
  }

  func removeAll(_ object: AnyObject) {
    let dropped = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(dropped) {}
  }

  /// The entry of the object, not one of an object that was at its address before.
  private func entry(_ object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  private func sweep() -> [Entry] {
    guard entries.count >= limit else { return [] }
    let gone = entries.filter { $0.value.object == nil }
    for key in gone.keys { entries[key] = nil }
    limit = max(64, entries.count * 2)
    return Array(gone.values)
  }
}
