/// The classes that Xcode makes of a data model of Core Data, as Swift that declares them. Their properties
/// keep their values beside the object; nothing is stored or fetched.
package struct DataModel: Sendable {
  /// A property: its name, its type, and for one to several objects the class of these.
  struct Property: Sendable {
    var name: String
    var type: String
    var members: String?
  }

  /// A kind of object of which Xcode makes a class, or the properties of one.
  struct Entity: Sendable {
    var name: String
    var type: String
    var parent: String?
    var isClass: Bool
    var properties: [Property] = []
  }

  private(set) var entities: [Entity] = []

  /// Reads what is in the file `contents` of a model; what is none has no classes.
  package init(_ contents: String) {
    var types: [String: String] = [:]
    let tags = Self.tags(of: contents)
    for tag in tags where tag.name == "entity" {
      types[tag.values["name"] ?? ""] = Self.type(of: tag)
    }
    var entity: Entity?
    for tag in tags {
      switch tag.name {
      case "entity":
        entity = nil
        let kind = tag.values["codeGenerationType"]
        guard kind == "class" || kind == "category", let name = tag.values["name"],
          Self.isName(name), let type = Self.type(of: tag)
        else { continue }
        entity = Entity(
          name: name, type: type, parent: tag.values["parentEntity"].flatMap { types[$0] },
          isClass: kind == "class")
        if tag.isClosed { entities += [entity].compactMap(\.self) }
      case "/entity":
        entities += [entity].compactMap(\.self)
        entity = nil
      case "attribute", "relationship":
        guard let name = tag.values["name"], Self.isName(name) else { continue }
        entity?.properties.append(Self.property(name, tag.values, types))
      default: continue
      }
    }
  }

  /// The file.
  package static func source(of models: [DataModel]) -> String {
    let all = models.flatMap(\.entities).map(\.source).joined(separator: "\n")
    return """
      // The classes of the target's data models, as Xcode makes them.
      import Foundation
      #if canImport(AppleFrameworks)
      import AppleFrameworks
      #endif

      \(all)
      """
  }

  // MARK: Reading

  private struct Tag {
    var name: String
    var values: [String: String] = [:]
    var isClosed = false
  }

  /// The tags of a file that Xcode has written, whose values hold neither brackets nor quotes.
  private static func tags(of text: String) -> [Tag] {
    text.split(separator: "<").dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ">") else { return nil }
      var rest = part[..<end]
      let name = rest.prefix { !$0.isWhitespace && $0 != "/" || $0 == "/" && rest.first == "/" }
      var tag = Tag(name: String(name), isClosed: rest.last == "/")
      rest = rest.dropFirst(name.count)
      while let equals = rest.firstIndex(of: "=") {
        let key = rest[..<equals].filter { !$0.isWhitespace }
        let value = rest[equals...].dropFirst(2)
        guard let quote = value.firstIndex(of: "\"") else { break }
        tag.values[key] = String(value[..<quote])
        rest = value[quote...].dropFirst()
      }
      return tag
    }
  }

  private static func type(of tag: Tag) -> String? {
    let name = tag.values["representedClassName"] ?? tag.values["name"] ?? ""
    let last = String(name.split(separator: ".").last ?? "")
    return isName(last) ? last : nil
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func property(
    _ name: String, _ values: [String: String], _ types: [String: String]
  ) -> Property {
    if let destination = values["destinationEntity"] {
      let type = types[destination] ?? "NSManagedObject"
      guard values["toMany"] == "YES" else { return Property(name: name, type: type + "?") }
      let set = values["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
      return Property(name: name, type: set, members: type)
    }
    let isScalar = values["usesScalarValueType"] == "YES"
    let number = values["attributeType"] ?? ""
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
    ]
    if isScalar, let type = scalars[number] { return Property(name: name, type: type) }
    let objects = [
      "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
      "Decimal": "NSDecimalNumber",
    ]
    let own = values["customClassName"].flatMap { $0.split(separator: ".").last.map(String.init) }
    let type =
      number == "Transformable" ? own.flatMap { isName($0) ? $0 : nil } ?? "NSObject" : nil
    return Property(name: name, type: (type ?? objects[number] ?? "NSNumber") + "?")
  }
}

extension DataModel.Entity {
  fileprivate var source: String {
    let made = isClass ? "public class \(type): \(parent ?? "NSManagedObject") {}\n" : ""
    return """
      \(made)extension \(type) {
        public class func fetchRequest() -> NSFetchRequest<\(type)> {
          NSFetchRequest<\(type)>(entityName: "\(name)")
        }
      \(properties.map(\.source).joined())}
      """ + (parent == nil && isClass ? "\nextension \(type): Identifiable {}\n" : "\n")
  }
}

extension DataModel.Property {
  fileprivate var source: String {
    let property = "  public var `\(name)`: \(type) { \(DataModel.accessors) }\n"
    guard let members, let first = name.first else { return property }
    let capital = first.uppercased() + name.dropFirst()
    return property
      + ["addTo", "removeFrom"].flatMap { verb in
        [members, type.replacing("?", with: "")].map { value in
          "  public func \(verb)\(capital)(_ \(value == members ? "value" : "values"): \(value)) "
            + "{ \(change(verb, value == members)) }\n"
        }
      }.joined()
  }

  /// What adds a value, or several, to those of the property, or removes them.
  private func change(_ verb: String, _ isOne: Bool) -> String {
    "changeManagedSet(\"\(name)\", \(isOne ? "[value]" : "values"), adds: \(verb == "addTo"), "
      + "isOrdered: \(type == "NSOrderedSet?"))"
  }
}

extension DataModel {
  /// How a property keeps its value beside the object.
  static let accessors = "get { managedValue() } set { keepManagedValue(newValue) }"
}
