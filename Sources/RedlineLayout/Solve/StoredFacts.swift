import Foundation

/// What the names of a tree's views follow from, in the order in which it was read.
struct StoredFacts {
  /// The bytes of stored properties, of one view after the other.
  private var bytes: [UInt8] = []
  private var parts: [(view: Int, storage: Range<Int>)] = []
  /// The views of which bytes do not tell, with what was read.
  private var readings: [(view: Int, names: [StoredNames.Name], facade: FacadeNames?)] = []

  /// The views whose class tells what they hold, some of it in lists, with that.
  private var listings: [Listing] = []

  private struct Listing {
    var view: Int
    var items: [Listed]
  }

  /// An item where an object holds it.
  private struct Listed {
    var item: ItemHandle
    var field: Int
    var place: Int
  }

  /// What else names a view of another vocabulary.
  private struct FacadeNames: Equatable {
    var className: String
    var ownName: String?
    var kindName: String

    init(_ facade: any ViewFacade) {
      (className, ownName, kindName) = (facade.className, facade.ownName, facade.kindName)
    }
  }

  /// Notes what names were read from.
  mutating func note(_ names: StoredNames, of view: View, number: Int) {
    if view.facade == nil, names.mayChangeInPlace, let fields = ClassFacts.of(type(of: view)).fields
    {
      var list = Listing(view: number, items: [])
      ClassFacts.forEachItem(in: view, fields) { item, field, place in
        list.items.append(Listed(item: item, field: field, place: place))
      }
      listings.append(list)
    } else if view.facade != nil || names.mayChangeInPlace {
      readings.append((number, names.found, view.facade.map { FacadeNames($0) }))
    } else {
      note(names.storage, of: view, number: number)
    }
  }

  /// Notes the bytes that names were read from, if there are any.
  mutating func note(_ storage: Range<Int>, of view: View, number: Int) {
    guard !storage.isEmpty else { return }
    withStoredBytes(of: view, storage) { bytes.append(contentsOf: $0) }
    parts.append((number, storage))
  }

  /// Whether reading the names again would give the same.
  func hold(in views: TreeViews) -> Bool {
    guard hasSameBytes(in: views), listings.allSatisfy({ hasSameItems($0, in: views) }) else {
      return false
    }
    var stored = StoredNames()
    return readings.allSatisfy { number, names, facade in
      let view = views[number].view
      guard view.facade.map({ FacadeNames($0) }) == facade else { return false }
      stored.read(view)
      return stored.found == names
    }
  }

  private func hasSameItems(
    _ list: Listing, in views: TreeViews
  ) -> Bool {
    let view = views[list.view].view
    guard let fields = ClassFacts.of(type(of: view)).fields else { return false }
    var (count, isSame) = (0, true)
    ClassFacts.forEachItem(in: view, fields) { item, field, place in
      if count < list.items.count {
        let known = list.items[count]
        if known.item !== item || known.field != field || known.place != place { isSame = false }
      }
      count += 1
    }
    return isSame && count == list.items.count
  }

  private func hasSameBytes(in views: TreeViews) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      return parts.allSatisfy { number, storage in
        let known = UnsafeRawBufferPointer(rebasing: rest.prefix(storage.count))
        rest = rest.dropFirst(storage.count)
        return withStoredBytes(of: views[number].view, storage) {
          memcmp($0.baseAddress!, known.baseAddress!, storage.count) == 0
        }
      }
    }
  }
}

/// Calls a function with a part of the bytes of an object.
private func withStoredBytes<Result>(
  of view: View, _ storage: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
) -> Result {
  withExtendedLifetime(view) {
    let object = UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
    return body(UnsafeRawBufferPointer(start: object + storage.lowerBound, count: storage.count))
  }
}
