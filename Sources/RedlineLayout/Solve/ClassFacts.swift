import Synchronization

/// What does not change of a class of views, and costs a demangling or a search.
final class ClassFacts: Sendable {
  /// A stored property that holds a view, a guide or a list of them, or nothing.
  struct Field: Sendable {
    enum Content { case view, guide, views, guides }

    var name: String
    /// Where in the object it is, in bytes from its start.
    var offset: Int
    var content: Content
  }

  /// What of a view of a class stays as it was read while the view notes no change.
  enum Keeping: Sendable {
    /// Nothing for certain: the class, or one above it in this module, does not note all changes.
    case nothing
    /// All but what functions say that the user's class may have overridden.
    case fields
    case all
  }

  let name: String
  /// What views of the class without a name are called, with a number: `label` for `label1`.
  let itemName: String
  let isLibrary: Bool
  let keeping: Keeping
  let isSpec: Bool
  /// Where in an object the properties are that its class adds to those of this module.
  let storage: Range<Int>
  /// Those of them that hold views and guides, those of the class itself first; `nil` where only a mirror of
  /// an object tells what a property holds.
  let fields: [Field]?
  /// Whether some of these are lists.
  let hasLists: Bool

  private static let known = Mutex<[ObjectIdentifier: ClassFacts]>([:])

  static func of(_ type: AnyClass) -> ClassFacts {
    if let facts = known.withLock({ $0[ObjectIdentifier(type)] }) { return facts }
    let facts = ClassFacts(type)
    known.withLock { $0[ObjectIdentifier(type)] = facts }
    return facts
  }

  private init(_ type: AnyClass) {
    name = "\(type)"
    itemName = name.lowerCamel
    isLibrary = Self.isLibrary(type)
    isSpec = type is any LayoutSpec.Type
    keeping = Self.keeping(of: type)
    var base: AnyClass = type
    var fields: [Field]? = []
    while !Self.isLibrary(base), let next = _getSuperclass(base) {
      let own = type is any CustomReflectable.Type ? nil : Self.fields(of: base, from: next)
      fields = own.flatMap { own in fields.map { $0 + own } }
      base = next
    }
    self.fields = fields
    hasLists = fields?.contains { $0.content == .views || $0.content == .guides } ?? false
    storage = Int(instanceExtents(base).positive)..<Int(instanceExtents(type).positive)
  }

  private static func isLibrary(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("RedlineLayout.")
      && (type as? View.Type)?.namesItsParts != true
  }

  /// The classes that note each change of their fields by `View.noteOwnChange()`.
  private static let noting: [AnyClass] = [
    View.self, Label.self, ImageView.self, Button.self, StackView.self,
  ]

  private static func keeping(of type: AnyClass) -> Keeping {
    if noting.contains(where: { $0 == type }) { return .all }
    var base: AnyClass = type
    while !String(reflecting: base).hasPrefix("RedlineLayout."), let next = _getSuperclass(base) {
      base = next
    }
    return noting.contains { $0 == base } ? .fields : .nothing
  }

  /// The properties of a class itself that hold views and guides; `nil` where one may hold either.
  private static func fields(of type: AnyClass, from base: AnyClass) -> [Field]? {
    var result: [Field] = []
    for index in fieldCount(type) - ownFieldCount(type, base)..<fieldCount(type) {
      var field = FieldFacts(name: nil, free: nil, isStrong: false, isVariable: false)
      let content = fieldType(type, index, &field)
      defer { field.free?(field.name) }
      let held = (content as? any OptionalType.Type)?.wrapped ?? content
      let isPlain = holdsNoReference(content)
      if isPlain || held == String.self { continue }
      guard field.isStrong, let name = field.name.map({ String(cString: $0) }),
        let content = fieldContent(held)
      else { return nil }
      result.append(
        Field(name: name.withoutLazyPrefix, offset: fieldOffset(type, index), content: content))
    }
    return result
  }

  /// Whether values of a type are bytes and nothing else.
  private static func holdsNoReference<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

  /// `nil` where a type may hold something else, too.
  private static func fieldContent(_ held: Any.Type) -> Field.Content? {
    if held is View.Type { return .view }
    if held is LayoutGuide.Type { return .guide }
    guard let element = (held as? any ListType.Type)?.element else { return nil }
    return element is View.Type ? .views : element is LayoutGuide.Type ? .guides : nil
  }

  private static func ownFieldCount(_ type: AnyClass, _ base: AnyClass) -> Int {
    fieldCount(type) - fieldCount(base)
  }
}

extension ClassFacts {
  /// Calls a function with each view and guide that an object of the class stores, the number of its field
  /// and its place in that list; −1 where it is no list.
  @inline(__always)
  static func forEachItem(
    in view: View, _ fields: [Field], _ body: (ItemHandle, _ field: Int, _ place: Int) -> Void
  ) {
    withExtendedLifetime(view) {
      let object = UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
      for (number, field) in fields.enumerated() {
        let property = object + field.offset
        guard let item = property.load(as: UnsafeRawPointer?.self) else { continue }
        switch field.content {
        case .view:
          body(Unmanaged<View>.fromOpaque(item).takeUnretainedValue().ownHandle, number, -1)
        case .guide:
          body(Unmanaged<LayoutGuide>.fromOpaque(item).takeUnretainedValue().ownHandle, number, -1)
        case .views:
          let views = property.assumingMemoryBound(to: [View].self).pointee
          for place in views.indices { body(views[place].ownHandle, number, place) }
        case .guides:
          let guides = property.assumingMemoryBound(to: [LayoutGuide].self).pointee
          for place in guides.indices { body(guides[place].ownHandle, number, place) }
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

protocol OptionalType {
  static var wrapped: Any.Type { get }
}

private protocol ListType {
  static var element: Any.Type { get }
}

extension Array: ListType {
  fileprivate static var element: Any.Type { Element.self }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
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
