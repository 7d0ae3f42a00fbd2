import Foundation
import RedlineModel

/// The names of views and guides, by the rule of layouts that Redline solves: the accessibility
/// identifier, the stored property of a controller or a view, or the kind with a number.
@MainActor package struct CapturedNames {
  package private(set) var ids: [String] = []
  package private(set) var names: [String] = []
  /// As the ids read in a sentence.
  package private(set) var sentences: [String] = []
  private let classes: CapturedClasses
  private var stored: [ObjectIdentifier: (scope: Int, name: String)] = [:]
  private var used = UniqueIDs()
  private var depths: [Int] = []
  private let maximumDepth = 12
  private var paths: [Int] = []

  package init(_ classes: CapturedClasses) { self.classes = classes }

  /// Notes the next view.
  /// - Parameters:
  ///   - controller: The one whose view it is.
  ///   - owners: More objects whose stored properties name views, before the controller's.
  ///   - parent: The number of the view that it lies in, -1 for the root.
  package mutating func add(
    _ view: AnyObject, identifier: String?, controller: AnyObject?, owners: [AnyObject] = [],
    parent: Int
  ) {
    let isRoot = parent < 0
    let own = identifier.flatMap { $0.isEmpty ? nil : $0 }
    var name = own ?? stored[ObjectIdentifier(view)]?.name
    if name == nil, let controller {
      name = isRoot ? "view" : classes.plainName(of: controller)
    }
    append(
      view, name: name, kind: isRoot ? "\(type(of: view))" : classes.plainName(of: view), parent)
    let number = ids.count - 1
    for object in owners + [controller, view].compactMap(\.self) {
      collect(Mirror(reflecting: object), scope: number)
    }
  }

  /// Notes the next guide, after all views.
  package mutating func add(guide: AnyObject, name: String?, owner: Int) {
    append(guide, name: name ?? stored[ObjectIdentifier(guide)]?.name, kind: "guide", owner)
  }

  private mutating func append(_ object: AnyObject, name: String?, kind: String, _ parent: Int) {
    let isRoot = parent < 0
    let scope = isRoot ? -1 : paths[stored[ObjectIdentifier(object)]?.scope ?? parent]
    let prefix = scope <= 0 ? "" : ids[scope] + "/"
    let id = used.unused(
      prefix + (name ?? kind), isNumbered: name == nil && !isRoot,
      separator: name == nil ? "" : "#")
    let depth = scope < 0 ? 0 : depths[scope]
    let isPath = depth < maximumDepth
    paths.append(isPath ? ids.count : scope)
    depths.append(isPath ? depth + 1 : depth)
    names.append(String(id.dropFirst(prefix.count)))
    sentences.append(scope > 0 ? id.replacingOccurrences(of: "/", with: ".") : id)
    ids.append(id)
  }

  /// The stored properties of the program's own classes, up to the platform's.
  private mutating func collect(_ mirror: Mirror, scope: Int) {
    var mirror: Mirror? = mirror
    while let level = mirror, let type = level.subjectType as? AnyClass,
      !classes.isPlatforms(type)
    {
      for child in level.children {
        guard let label = child.label else { continue }
        let lazy = "$__lazy_storage_$_"
        record(
          child.value, name: label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label,
          scope: scope)
      }
      mirror = level.superclassMirror
    }
  }

  private mutating func record(_ value: Any, name: String, scope: Int) {
    if let object = classes.item(value) {
      if stored[ObjectIdentifier(object)] == nil {
        stored[ObjectIdentifier(object)] = (scope, name)
      }
    } else if let list = value as? [Any] {
      for (index, element) in list.enumerated() {
        guard let object = classes.item(element) else { return }
        if stored[ObjectIdentifier(object)] == nil {
          stored[ObjectIdentifier(object)] = (scope, "\(name)[\(index)]")
        }
      }
    }
  }
}

/// What a platform says of classes.
@MainActor package struct CapturedClasses {
  private let prefix: String
  private let module: String
  fileprivate let item: (Any) -> AnyObject?

  /// - Parameters:
  ///   - prefix: How names of the platform's classes begin, `UI`.
  ///   - view: Its class of views, in whose module the others are.
  ///   - item: The view or guide that the value of a stored property is, or whose controller it is.
  package init(prefix: String, view: AnyClass, item: @escaping (Any) -> AnyObject?) {
    self.prefix = prefix
    module = String(String(reflecting: view).prefix { $0 != "." }) + "."
    self.item = item
  }

  /// Whether a class is the platform's: it is of its module, or comes from Objective-C.
  func isPlatforms(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix(module) || name.hasPrefix("__C.") || !name.contains(".")
  }

  /// The class's name in lower case, without the platform's prefix where it is the platform's.
  func plainName(of object: AnyObject) -> String {
    var name = "\(type(of: object))"
    if isPlatforms(type(of: object)), name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
