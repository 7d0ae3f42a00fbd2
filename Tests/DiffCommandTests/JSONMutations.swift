import Foundation

/// A value of a JSON text.
indirect enum JSON: Codable, Hashable, Sendable {
  case null, flag(Bool), number(Double), text(String), list([JSON]), object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // What there is most of comes first: each error costs more than all that is read.
    if value.decodeNil() {
      self = .null
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSON].self) {
      self = .list(list)
    } else if let object = try? value.decode([String: JSON].self) {
      self = .object(object)
    } else {
      self = .flag(try value.decode(Bool.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .flag(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }

  subscript(_ key: String) -> JSON? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  enum Key: Hashable, Sendable { case name(String), place(Int) }

  /// The same value with another one at a path; `nil` takes it out.
  func replacing(_ path: ArraySlice<Key>, with other: JSON?) -> JSON {
    guard let key = path.first else { return other ?? .null }
    let rest = path.dropFirst()
    switch (self, key) {
    case (.object(var object), .name(let name)):
      object[name] = rest.isEmpty ? other : object[name]?.replacing(rest, with: other)
      return .object(object)
    case (.list(var list), .place(let place)):
      if rest.isEmpty, other == nil {
        list.remove(at: place)
      } else {
        list[place] = list[place].replacing(rest, with: other)
      }
      return .list(list)
    default: return self
    }
  }
}

/// An object as text in pieces, of which a mutation makes one anew: encoding all of them takes longer
/// than everything else that is done with a mutation.
struct JSONPieces {
  private let value: [String: JSON]
  private var texts: [String: String] = [:]
  /// The elements of what is a list.
  private var elements: [String: [String]] = [:]

  init(_ value: JSON) throws {
    guard case .object(let object) = value else {
      self.value = [:]
      return
    }
    self.value = object
    for (name, value) in object {
      if case .list(let list) = value {
        elements[name] = try list.map(Self.text)
      } else {
        texts[name] = try Self.text(of: value)
      }
    }
  }

  private static func text(of value: JSON) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  /// The object with a mutation.
  func text(with mutation: Mutation) throws -> String {
    guard case .name(let name)? = mutation.path.first else { return "" }
    let rest = mutation.path.dropFirst()
    var (texts, elements) = (texts, elements)
    if case .place(let place)? = rest.first, case .list(let list)? = value[name] {
      let inner = rest.dropFirst()
      if inner.isEmpty, mutation.new == nil {
        elements[name]?.remove(at: place)
      } else {
        let other = list[place].replacing(inner, with: mutation.new)
        elements[name]?[place] = try Self.text(of: other)
      }
    } else {
      elements[name] = nil
      let other = rest.isEmpty ? mutation.new : value[name]?.replacing(rest, with: mutation.new)
      texts[name] = try other.map(Self.text)
    }
    for (name, list) in elements { texts[name] = "[\(list.joined(separator: ","))]" }
    return "{\(texts.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  }
}

/// A stored value and what is put in its place.
struct Mutation: Sendable {
  var path: [JSON.Key]
  var old: JSON?
  var new: JSON?

  /// `items.text.font.leading`: without the places in lists.
  var names: String {
    path.compactMap { if case .name(let name) = $0 { name } else { nil } }.joined(separator: ".")
  }
}

/// Every single change of a JSON value that its schema allows.
struct Mutations {
  private let definitions: JSON
  private(set) var all: [Mutation] = []

  init(of value: JSON, schema: JSON) {
    definitions = schema["$defs"] ?? .null
    walk(value, schema, [])
  }

  private func resolved(_ schema: JSON) -> JSON {
    guard case .text(let reference)? = schema["$ref"],
      let name = reference.split(separator: "/").last
    else { return schema }
    return resolved(definitions[String(name)] ?? .null)
  }

  private mutating func walk(_ value: JSON, _ schema: JSON, _ path: [JSON.Key]) {
    let schema = resolved(schema)
    if case .list(let cases)? = schema["enum"] {
      guard let place = cases.firstIndex(of: value) else { return }
      let other = cases[(place + 1) % cases.count]
      return all.append(Mutation(path: path, old: value, new: other))
    }
    switch value {
    case .null: break
    case .flag(let flag): all.append(Mutation(path: path, old: value, new: .flag(!flag)))
    case .number(let number):
      var other = number + 1
      if case .number(let most)? = schema["maximum"], other > most { other = number - 1 }
      all.append(Mutation(path: path, old: value, new: .number(other)))
    case .text(let text): all.append(Mutation(path: path, old: value, new: .text(text + "x")))
    case .list(let list): walk(list, schema, path)
    case .object(let object): walk(object, schema, path)
    }
  }

  private mutating func walk(_ list: [JSON], _ schema: JSON, _ path: [JSON.Key]) {
    var schemas = Array(repeating: schema["items"] ?? .null, count: list.count)
    if case .list(let own)? = schema["prefixItems"] { schemas = own }
    for (place, (value, schema)) in zip(list, schemas).enumerated() {
      walk(value, schema, path + [.place(place)])
    }
    guard schema["minItems"] == nil || schema["prefixItems"] == nil, !list.isEmpty else { return }
    for place in Set([0, list.count - 1]).sorted() {
      all.append(Mutation(path: path + [.place(place)], old: list[place], new: nil))
    }
    guard list.count > 1, list[0] != list[1] else { return }
    var swapped = list
    swapped.swapAt(0, 1)
    all.append(Mutation(path: path, old: .list(list), new: .list(swapped)))
  }

  private mutating func walk(_ object: [String: JSON], _ schema: JSON, _ path: [JSON.Key]) {
    guard case .object(let properties)? = schema["properties"] else { return }
    var required: Set<String> = []
    if case .list(let names)? = schema["required"] {
      for case .text(let name) in names { required.insert(name) }
    }
    for (name, schema) in properties.sorted(by: { $0.key < $1.key }) {
      let path = path + [.name(name)]
      guard let value = object[name] else {
        if let sample = sample(schema) {
          all.append(Mutation(path: path, old: nil, new: sample))
        }
        continue
      }
      walk(value, schema, path)
      if !required.contains(name) { all.append(Mutation(path: path, old: value, new: nil)) }
    }
  }

  /// A value that the schema allows.
  private func sample(_ schema: JSON) -> JSON? {
    let schema = resolved(schema)
    if case .list(let cases)? = schema["enum"] { return cases.last }
    guard case .text(let type)? = schema["type"] else { return nil }
    switch type {
    case "string": return .text("sample")
    case "boolean": return .flag(true)
    case "number", "integer": return .number(0.5 + (type == "integer" ? 0.5 : 0))
    case "array":
      if case .list(let own)? = schema["prefixItems"] { return .list(own.compactMap(sample)) }
      let count = schema["minItems"] == nil ? 1 : 2
      return sample(schema["items"] ?? .null).map { .list(Array(repeating: $0, count: count)) }
    case "object":
      guard case .object(let properties)? = schema["properties"] else { return .object([:]) }
      var required: Set<String> = []
      if case .list(let names)? = schema["required"] {
        for case .text(let name) in names { required.insert(name) }
      }
      // What has no required values is nothing without one of the others.
      let names = required.isEmpty ? Set(properties.keys.sorted().prefix(1)) : required
      return .object(
        properties.filter { names.contains($0.key) }.compactMapValues(sample))
    default: return nil
    }
  }
}
