// Foundation on Linux keeps an object of Swift's own in a box, and two boxes of one object are not
// equal: what was added is never found again. With Objective-C below it the object itself is in the
// set. Calls with an object as the argument prefer these methods to Foundation's.

extension NSMutableSet {
  /// Adds an object unless it is in the set.
  public func add(_ object: AnyObject) {
    guard !contains(object) else { return }
    add(object as Any)
  }

  /// Removes an object if it is in the set.
  public func remove(_ object: AnyObject) {
    guard isBoxed(object) else { return remove(object as Any) }
    let others = allObjects.filter { $0 as AnyObject !== object }
    guard others.count < count else { return }
    removeAllObjects()
    addObjects(from: others)
  }
}

extension NSSet {
  /// Whether the object is in the set.
  public func contains(_ object: AnyObject) -> Bool {
    guard isBoxed(object) else { return contains(object as Any) }
    return allObjects.contains { $0 as AnyObject === object }
  }
}

private func isBoxed(_ object: AnyObject) -> Bool {
  !(object is NSObject) && !(object is any Hashable)
}
