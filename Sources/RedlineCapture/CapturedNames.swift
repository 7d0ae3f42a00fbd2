#if canImport(UIKit)
  import Foundation
  import RedlineModel
  import UIKit

  /// The names of views and guides, by the rule of layouts that Redline solves: the accessibility
  /// identifier, the stored property of a controller or a view, or the kind with a number.
  @MainActor struct CapturedNames {
    private(set) var ids: [String] = []
    private(set) var names: [String] = []
    /// As the ids read in a sentence.
    private(set) var sentences: [String] = []
    private var stored: [ObjectIdentifier: (scope: Int, name: String)] = [:]
    private var used = UniqueIDs()
    private var depths: [Int] = []
    private let maximumDepth = 12
    private var paths: [Int] = []

    mutating func add(_ view: UIView, parent: Int) {
      let owner = view.next as? UIViewController
      let isRoot = parent < 0
      let identifier = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
      var name = identifier ?? stored[ObjectIdentifier(view)]?.name
      if name == nil, let owner { name = isRoot ? "view" : Self.plainName(of: owner) }
      append(
        view, name: name, kind: isRoot ? "\(type(of: view))" : Self.plainName(of: view), parent)
      let number = ids.count - 1
      for object in [owner, view].compactMap({ $0 as AnyObject? }) {
        collect(Mirror(reflecting: object), scope: number)
      }
    }

    mutating func add(_ guide: UILayoutGuide, name: String?, owner: Int) {
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

    /// The stored properties of the program's own classes, up to UIKit's.
    private mutating func collect(_ mirror: Mirror, scope: Int) {
      var mirror: Mirror? = mirror
      while let level = mirror, let type = level.subjectType as? AnyClass, !Self.isUIKits(type) {
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
      if let object = Self.item(value) {
        if stored[ObjectIdentifier(object)] == nil {
          stored[ObjectIdentifier(object)] = (scope, name)
        }
      } else if let list = value as? [Any] {
        for (index, element) in list.enumerated() {
          guard let object = Self.item(element) else { return }
          if stored[ObjectIdentifier(object)] == nil {
            stored[ObjectIdentifier(object)] = (scope, "\(name)[\(index)]")
          }
        }
      }
    }

    private static func item(_ value: Any) -> AnyObject? {
      if let view = value as? UIView { return view }
      if let guide = value as? UILayoutGuide { return guide }
      return (value as? UIViewController)?.viewIfLoaded
    }

    private static func isUIKits(_ type: AnyClass) -> Bool {
      let name = String(reflecting: type)
      return name.hasPrefix("UIKit.") || name.hasPrefix("__C.") || !name.contains(".")
    }

    /// The class's name in lower case, without UIKit's prefix where it is UIKit's.
    private static func plainName(of object: AnyObject) -> String {
      var name = "\(type(of: object))"
      if isUIKits(type(of: object)), name.hasPrefix("UI") { name.removeFirst(2) }
      return name.prefix(1).lowercased() + name.dropFirst()
    }
  }
#endif
