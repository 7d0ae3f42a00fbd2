/// Why a text is not a solved layout that can be used.
public enum LayoutFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not JSON, for example cut off.
  case notJSON
  /// A field is missing or has a value that it cannot have: `items[3].frame is missing`.
  case undecodable(String)
  /// The format is newer than this version reads.
  case newerFormat(Int)
  /// There is no root view.
  case noItems
  /// Two items, guides or constraints have one id.
  case duplicate(id: String)
  /// An item or guide comes before its parent, or without one.
  case unknownParent(item: String, parent: String)
  /// A second view has no parent.
  case secondRoot(item: String)
  /// An end of a constraint is not in the layout.
  case unknownItem(constraint: String, item: String)
  /// An item that is read as a part of another one is not in the layout.
  case unknownElement(item: String, element: String)
  /// A coordinate, size or length is out of range.
  case number(subject: String, value: Double, limit: Double)
  /// The scale of the device is not above 0 and at most 8.
  case scale(Double)
  /// A priority is not above 0 and at most 1000.
  case priority(constraint: String, value: Double)

  /// What is wrong, in words that go on after "is not a solved layout: ".
  public var description: String {
    switch self {
    case .notJSON: "it is not JSON; it may be cut off"
    case .undecodable(let reason): reason
    case .newerFormat(let version):
      """
      its format is version \(version), and this Redline reads up to \
      \(SolvedLayout.formatVersion); update Redline
      """
    case .noItems: "it has no views"
    case .duplicate(let id): "two of its items have the id \(id)"
    case .unknownParent(let item, let parent):
      "the parent \(parent) of \(item) does not come before it"
    case .secondRoot(let item): "\(item) has no parent, and only the first view may have none"
    case .unknownItem(let constraint, let item):
      "the constraint \(constraint) refers to \(item), which it does not have"
    case .unknownElement(let item, let element):
      "the accessibility elements of \(item) name \(element), which it does not have"
    case .number(let subject, let value, let limit):
      "\(subject) has the number \(formatted(value)); at most \(formatted(limit)) is allowed"
    case .scale(let value):
      "the device's scale is \(formatted(value)); it must be above 0 and at most 8"
    case .priority(let constraint, let value):
      "the constraint \(constraint) has the priority \(formatted(value)), not one of 0 to 1000"
    }
  }
}

extension LayoutFormatError {
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .undecodable("\(Self.place(context.codingPath + [key])) is missing")
    case .typeMismatch(_, let context):
      self = .undecodable("\(Self.place(context.codingPath)) has another type than expected")
    case .valueNotFound(_, let context):
      self = .undecodable("\(Self.place(context.codingPath)) has no value")
    case .dataCorrupted(let context) where context.codingPath.isEmpty: self = .notJSON
    case .dataCorrupted(let context):
      self = .undecodable("\(Self.place(context.codingPath)) has a value that is not allowed")
    @unknown default: self = .undecodable("it has an unknown form")
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return place.isEmpty ? "the layout" : place
  }
}
