/// A value that many hold without a copy of their own. Other modules read it in place.
@usableFromInline package final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline package let value: Value

  package init(_ value: Value) { self.value = value }

  @usableFromInline package static func == (one: Shared, other: Shared) -> Bool {
    one === other || one.value == other.value
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
