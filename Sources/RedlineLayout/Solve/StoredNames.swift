/// The views and guides that an object of this module's user stores, with the names of the properties.
struct StoredNames {
  /// An item with the name of the property that holds it.
  struct Name: Equatable {
    var item: ItemHandle
    var name: String

    static func == (one: Name, other: Name) -> Bool {
      one.item === other.item && one.name == other.name
    }
  }

  /// In the order of the properties.
  private(set) var found: [Name] = []
  /// Whether the names may become others while the bytes of the object stay the same: the elements of a
  /// list, or what an object of another vocabulary stands for.
  private(set) var mayChangeInPlace = false
  /// Where in the object the properties are, in bytes from its start.
  private(set) var storage = 0..<0

  /// Reads the properties of a view's own class and of those above it, up to one of this module; or those
  /// of the object that stands for it.
  mutating func read(_ view: View, _ facts: ClassFacts? = nil) {
    // Most objects name nothing.
    if !found.isEmpty { found.removeAll(keepingCapacity: true) }
    mayChangeInPlace = false
    storage = 0..<0
    if let facade = view.facade {
      for (label, value) in facade.storedProperties { note(label, value) }
      return
    }
    let facts = facts ?? ClassFacts.of(type(of: view))
    guard !facts.isLibrary else { return }
    storage = facts.storage
    if let fields = facts.fields {
      mayChangeInPlace = facts.hasLists
      ClassFacts.forEachItem(in: view, fields) { item, field, place in
        let name = fields[field].name
        found.append(Name(item: item, name: place < 0 ? name : "\(name)[\(place)]"))
      }
      return
    }
    forEachStoredProperty(of: view, upTo: isLibraryType) { note($0, $1) }
  }

  private mutating func note(_ label: String, _ value: Any) {
    let name = label.withoutLazyPrefix
    let type = type(of: value)
    // Whether a list is a view is a question for which all of its elements are boxed.
    let mayBeItem = type is AnyClass || type is any OptionalType.Type
    if mayBeItem, let item = item(value) {
      found.append(Name(item: item.handle, name: name))
    } else if let items = value as? [Any] {
      mayChangeInPlace = true
      for (index, element) in items.enumerated() {
        guard let item = item(element) else { return }
        found.append(Name(item: item.handle, name: "\(name)[\(index)]"))
      }
    } else if !mayBeItem, let item = item(value) {
      found.append(Name(item: item.handle, name: name))
    }
  }

  private mutating func item(_ value: Any) -> (any LayoutItem)? {
    // Classes are told apart much faster than protocols are looked up.
    if let view = value as? View { return view }
    if let guide = value as? LayoutGuide { return guide }
    guard let facade = value as? any LayoutItemFacade else { return nil }
    mayChangeInPlace = true
    return facade.layoutItem
  }
}

/// The stored properties of an object, those of its own class first, up to a superclass that ends
/// the walk.
package func storedProperties(
  of object: AnyObject, upTo isLast: (AnyClass) -> Bool
) -> [(label: String, value: Any)] {
  var result: [(label: String, value: Any)] = []
  forEachStoredProperty(of: object, upTo: isLast) { result.append(($0, $1)) }
  return result
}

/// The same, one after the other: a list of them would copy each name and value.
private func forEachStoredProperty(
  of object: AnyObject, upTo isLast: (AnyClass) -> Bool, _ body: (String, Any) -> Void
) {
  var type: AnyClass = type(of: object)
  guard !isLast(type) else { return }
  var mirror = Mirror(reflecting: object)
  while true {
    for (label, value) in mirror.children {
      if let label { body(label, value) }
    }
    // A mirror that ends the walk is not made.
    guard let base = _getSuperclass(type), !isLast(base), let next = mirror.superclassMirror
    else { return }
    (type, mirror) = (base, next)
  }
}

/// Whether a class is one of this module's, whose stored properties name nothing.
private func isLibraryType(_ type: AnyClass) -> Bool { ClassFacts.of(type).isLibrary }

/// Whether an object of this module's user stores a property of that name.
func storesProperty(_ name: String, in view: View) -> Bool {
  storedProperties(of: view, upTo: isLibraryType).contains {
    $0.label == name || $0.label == lazyPrefix + name
  }
}
