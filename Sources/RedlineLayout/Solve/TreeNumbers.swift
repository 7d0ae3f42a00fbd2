import Synchronization

/// Finds the number of a view or a guide in one tree.
///
/// The handle of each item holds its number in the tree that was walked last. While one tree is solved,
/// another one may be walked with some of its views (a content that is the fitting size of the views
/// inside): then the items are looked for.
final class TreeNumbers {
  /// The number of the tree, which no other one has.
  let tree = lastTree.add(1, ordering: .relaxed).newValue
  private var found: [ObjectIdentifier: Int]?

  /// Whether the number that a view or a guide has is the one in this tree.
  @inline(__always)
  func isLast(_ handle: ItemHandle) -> Bool { handle.tree == tree }

  func find(_ handle: ItemHandle, among contents: LayoutTree.Contents) -> Int? {
    if found == nil {
      var numbers: [ObjectIdentifier: Int] = [:]
      for (number, content) in contents.enumerated() {
        if let handle = content.handle { numbers[ObjectIdentifier(handle)] = number }
      }
      found = numbers
    }
    return found?[ObjectIdentifier(handle)]
  }
}

private let lastTree = Atomic(0)

extension LayoutTree.Content {
  /// The handle of the view or the guide; `nil` for a spacer.
  var handle: ItemHandle? {
    switch self {
    case .view(let view): view.ownHandle
    case .guide(let guide): guide.ownHandle
    case .spacer: nil
    }
  }
}
