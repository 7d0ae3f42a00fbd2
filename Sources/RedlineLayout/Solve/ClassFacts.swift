import Synchronization

/// What does not change of a class of views, and costs a demangling or a search.
final class ClassFacts: Sendable {
  /// A stored property that holds a view or a guide, or nothing.
  struct Field: Sendable {
    var name: String
    /// Where in the object it is, in bytes from its start.
    var offset: Int
    var isGuide: Bool
  }

  let name: String
  let isLibrary: Bool
  let isSpec: Bool
  /// Where in an object the properties are that its class adds to those of this module.
  let storage: Range<Int>
  /// Those of them that hold views and guides, those of the class itself first; `nil` where only a mirror of
  /// an object tells what a property holds.
  let fields: [Field]?

  private static let known = Mutex<[ObjectIdentifier: ClassFacts]>([:])

  static func of(_ type: AnyClass) -> ClassFacts {
    if let facts = known.withLock({ $0[ObjectIdentifier(type)] }) { return facts }
    let facts = ClassFacts(type)
    known.withLock { $0[ObjectIdentifier(type)] = facts }
    return facts
  }

  private init(_ type: AnyClass) {
    name = "\(type)"
    isLibrary = Self.isLibrary(type)
    isSpec = type is any LayoutSpec.Type
    var base: AnyClass = type
    var fields: [Field]? = []
    while !Self.isLibrary(base), let next = _getSuperclass(base) {
      let own = type is any CustomReflectable.Type ? nil : Self.fields(of: base, from: next)
      fields = own.flatMap { own in fields.map { $0 + own } }
      base = next
    }
    self.fields = fields
    storage = Int(instanceExtents(base).positive)..<Int(instanceExtents(type).positive)
  }

  private static func isLibrary(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("RedlineLayout.")
      && (type as? View.Type)?.namesItsParts != true
  }

  /// The properties of a class itself that hold views and guides; `nil` where one may hold either.
  private static func fields(of type: AnyClass, from base: AnyClass) -> [Field]? {
    var result: [Field] = []
    for index in fieldCount(type) - ownFieldCount(type, base)..<fieldCount(type) {
      var field = FieldFacts(name: nil, free: nil, isStrong: false, isVariable: false)
      let content = fieldType(type, index, &field)
      defer { field.free?(field.name) }
      if plainTypes.contains(ObjectIdentifier(content)) { continue }
      let held = (content as? any OptionalType.Type)?.wrapped ?? content
      guard field.isStrong, let name = field.name.map({ String(cString: $0) }),
        held is View.Type || held is LayoutGuide.Type
      else { return nil }
      result.append(
        Field(
          name: name.withoutLazyPrefix, offset: fieldOffset(type, index),
          isGuide: held is LayoutGuide.Type))
    }
    return result
  }

  private static func ownFieldCount(_ type: AnyClass, _ base: AnyClass) -> Int {
    fieldCount(type) - fieldCount(base)
  }

  /// What holds no view, no guide and nothing that stands for one.
  private static let plainTypes = Set(
    [
      Int.self, Double.self, Float.self, Bool.self, String.self, Int?.self, Double?.self,
      Bool?.self, String?.self,
    ].map { ObjectIdentifier($0 as Any.Type) })
}

extension ClassFacts {
  /// Calls a function with each view and guide that an object of the class stores.
  @inline(__always)
  static func forEachItem(
    in view: View, _ fields: [Field], _ body: (ItemHandle, String) -> Void
  ) {
    withExtendedLifetime(view) {
      let object = UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
      for field in fields {
        guard let item = object.load(fromByteOffset: field.offset, as: UnsafeRawPointer?.self)
        else { continue }
        if field.isGuide {
          body(Unmanaged<LayoutGuide>.fromOpaque(item).takeUnretainedValue().ownHandle, field.name)
        } else {
          body(Unmanaged<View>.fromOpaque(item).takeUnretainedValue().ownHandle, field.name)
        }
      }
    }
  }
}

extension String {
  /// The name of a property as it was written; a lazy one is stored under another.
  var withoutLazyPrefix: String {
    hasPrefix(lazyPrefix) ? String(dropFirst(lazyPrefix.count)) : self
  }
}

let lazyPrefix = "$__lazy_storage_$_"

/// The facts of the classes of a tree: it has few of them, and each is asked for often.
struct KnownClasses {
  private var types: [ObjectIdentifier] = []
  private var facts: [ClassFacts] = []
  private static var most: Int { 32 }

  mutating func facts(of type: View.Type) -> ClassFacts {
    let type = ObjectIdentifier(type)
    for index in types.indices where types[index] == type { return facts[index] }
    let found = ClassFacts.of(unsafeBitCast(type, to: AnyClass.self))
    if types.count < Self.most {
      types.append(type)
      facts.append(found)
    }
    return found
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

// What follows is how the standard library asks its runtime, for mirrors and key paths.

/// How many bytes the objects of a class have before and from where references to them point.
@_silgen_name("_swift_getSwiftClassInstanceExtents")
private func instanceExtents(_ type: AnyClass) -> (negative: UInt, positive: UInt)

/// What the runtime tells of a stored property.
private struct FieldFacts {
  let name: UnsafePointer<CChar>?
  let free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  let isStrong: Bool
  let isVariable: Bool
}

/// How many stored properties a class has, those of its superclasses first.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, _ index: Int, _ facts: UnsafeMutablePointer<FieldFacts>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int
