import Foundation

extension NSManagedObject {
  /// What a property was set to; before that 0, `nil`, or a value with nothing in it.
  public func managedValue<Value>(_ name: String = #function) -> Value {
    let set: Value? = kept(nil, name)
    if let value = set ?? usual(Value.self) as? Value { return value }
    fatalError("\(name) of \(type(of: self)) was asked for before it was set")
  }

  /// Stores what a property is set to.
  public func keepManagedValue<Value>(_ value: Value, _ name: String = #function) {
    keep(value, name)
  }

  /// Adds values to those of a property, or removes them.
  public func changeManagedSet(
    _ name: String, _ values: some Sequence, adds: Bool, isOrdered: Bool
  ) {
    let old =
      isOrdered ? kept(nil as NSOrderedSet?, name)?.array : kept(nil as NSSet?, name)?.allObjects
    let result = NSMutableOrderedSet(array: old ?? [])
    for value in values { if adds { result.add(value) } else { result.remove(value) } }
    if isOrdered {
      keep(result as NSOrderedSet, name)
    } else {
      keep(NSSet(array: result.array), name)
    }
  }

  private func usual(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
    case is Bool.Type: false
    case is String.Type: ""
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is Data.Type: Data()
    case is NSOrderedSet.Type: NSOrderedSet()
    case is NSSet.Type: NSSet()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any RangeReplaceableCollection.Type: type.init()
    default: nil
    }
  }

  private func zero<Number: ExpressibleByIntegerLiteral>(_ type: Number.Type) -> Any {
    0 as Number
  }
}
