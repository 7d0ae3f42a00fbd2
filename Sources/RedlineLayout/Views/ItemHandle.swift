/// What refers to a view or a guide without keeping it: a constraint to its items, a view to its
/// superview, a guide to its owner.
///
/// Each item has one and empties it when it goes. Reading one costs a load; weak references, which
/// would do the same, are several times slower, since any thread may read them.
final class ItemHandle {
  // Nobody holds a part of one while another is written, and each is read for each constraint.
  @exclusivity(unchecked) fileprivate(set) unowned(unsafe) var view: View?
  @exclusivity(unchecked) fileprivate(set) unowned(unsafe) var guide: LayoutGuide?
  /// Whether the item is a scroll view, whose lines may mean those of its guides.
  @exclusivity(unchecked) private(set) var isScrollView = false
  /// Whether the item is, or was, a view whose lines are its own.
  @exclusivity(unchecked) private(set) var isPlainView = false
  /// Whether the item is gone.
  @exclusivity(unchecked) private(set) var isEmpty = true
  /// Whether it is settled if the item keeps its frame while nothing else places it; a guide has none.
  @exclusivity(unchecked) var knowsMask = false
  /// Whether the view holds constraints that may be about guides, or once did.
  @exclusivity(unchecked) var holdsOtherConstraints = false
  /// Whether the item is a view that owns guides, or once did.
  @exclusivity(unchecked) var hasGuides = false
  /// The handle of the superview, or of the view that owns the guide. The item keeps it, and what the
  /// handle refers to may be gone; it is only compared.
  @exclusivity(unchecked) var around: Unmanaged<ItemHandle>?
  /// The number of the item in the tree that was walked last, and the number of that tree.
  @exclusivity(unchecked) var number = -1
  @exclusivity(unchecked) var tree = -1
  /// The last tree in which a constraint mentions the item.
  @exclusivity(unchecked) var mentioningTree = -1
  /// How often something was changed that the tree is read from, in the view or in what it holds.
  @exclusivity(unchecked) private(set) var revision: UInt32 = 0
  /// How often something else of the view was changed that a layout is made of.
  @exclusivity(unchecked) private(set) var ownRevision: UInt32 = 0

  /// To be called after a change of what ``LayoutTree`` reads, which ``KnownTree`` lists.
  @inline(__always)
  func noteChange() { revision &+= 1 }

  /// To be called after a change of what ``KnownViews`` keeps of the view itself.
  @inline(__always)
  func noteOwnChange() { ownRevision &+= 1 }

  /// The view or the guide; `nil` once it is gone.
  var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view itself, or the one that owns the guide.
  var layoutView: View? { view ?? guide?.owningView }

  /// Whether the item is a guide that no view owns.
  var isOwnerless: Bool { view == nil && guide?.owningView == nil }

  /// Whether the view that the item is, or that owns the guide, is another one or right inside of it.
  func lies(rightIn view: ItemHandle) -> Bool {
    guard isPlainView || isScrollView else {
      // A guide; what owns it may be gone, and is then inside of nothing.
      return around?._withUnsafeGuaranteedRef { $0 === view || $0.isRightIn(view) } ?? false
    }
    return self === view || isRightIn(view)
  }

  private func isRightIn(_ view: ItemHandle) -> Bool {
    around?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }

  /// Whether the views that two items are, or that own the guides, are the same.
  func liesInSameView(as other: ItemHandle) -> Bool { viewPointer == other.viewPointer }

  private var viewPointer: UnsafeMutableRawPointer? {
    isPlainView || isScrollView
      ? Unmanaged.passUnretained(self).toOpaque() : around?.toOpaque()
  }

  /// The scroll view of whose contents a margin is meant, as something inside refers to it.
  func marginsOfContents(_ attribute: Attribute, seenFrom other: ItemHandle?) -> ScrollView? {
    if let guide {
      guard guide.kind == .layoutMargins, let scrollView = guide.owningView?.asScrollView,
        scrollView.meansContent(attribute, seenFrom: other?.item)
      else { return nil }
      return scrollView
    }
    guard isScrollView, attribute.withoutMargin != nil, let scrollView = view?.asScrollView,
      scrollView.meansContent(attribute, seenFrom: other?.item)
    else { return nil }
    return scrollView
  }

  /// Takes the item's place; by the item, when it is made.
  func fill(_ view: View) {
    self.view = view
    itemType = type(of: view)
    isScrollView = view.asScrollView != nil
    isPlainView = !isScrollView
    hasGuides = isScrollView
    isEmpty = false
  }
  func fill(_ guide: LayoutGuide) {
    self.guide = guide
    itemType = type(of: guide)
    isEmpty = false
    knowsMask = true
  }

  /// The class of the item, also after it is gone.
  private var itemType: AnyObject.Type?
  var className: String { itemType.map { "\($0)" } ?? "item" }

  /// By the item, when it goes.
  func empty() {
    view = nil
    guide = nil
    around = nil
    isEmpty = true
  }
}

extension Array where Element: AnyObject {
  /// Whether all objects pass a look at them. Their references are not counted, for which each would have to
  /// come from memory before the next one is asked for; the list keeps them.
  @inline(__always)
  func allPass(_ look: (_ number: Int, Element) -> Bool) -> Bool {
    withUnsafeBufferPointer { objects in
      objects.withMemoryRebound(to: Unmanaged<Element>.self) { objects in
        for number in objects.indices {
          guard objects[number]._withUnsafeGuaranteedRef({ look(number, $0) }) else { return false }
        }
        return true
      }
    }
  }
}

extension LayoutItem {
  /// The handle of the view or the guide.
  var handle: ItemHandle {
    if let view = self as? View { return view.ownHandle }
    if let guide = self as? LayoutGuide { return guide.ownHandle }
    preconditionFailure("A constraint refers to views and guides, not to a \(Self.self).")
  }
}
