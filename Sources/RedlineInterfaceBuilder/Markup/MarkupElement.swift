/// An element of an XML document.
struct MarkupElement {
  var name: String
  var attributes: [String: String]
  /// The line on which its start tag ends, counted from 1.
  var line: Int
  /// The index of the element around it; -1 for the root.
  var parent: Int
  /// Indices of the elements inside, in order.
  var children: [Int] = []
  /// The text inside, kept for elements whose text is a value.
  var text = ""
}

/// A document as a flat list of elements, parents before children.
struct MarkupTree {
  var elements: [MarkupElement] = []

  subscript(index: Int) -> MarkupElement { elements[index] }

  /// The children of an element that have a name.
  func children(of index: Int, named name: String) -> [Int] {
    elements[index].children.filter { elements[$0].name == name }
  }

  func firstChild(of index: Int, named name: String) -> Int? {
    elements[index].children.first { elements[$0].name == name }
  }

  /// The first child of a name that has a key.
  func firstChild(of index: Int, named name: String, key: String) -> Int? {
    elements[index].children.first {
      elements[$0].name == name && elements[$0].attributes["key"] == key
    }
  }

  /// The first child that has a key.
  func firstChild(of index: Int, key: String) -> Int? {
    elements[index].children.first { elements[$0].attributes["key"] == key }
  }

  /// The elements whose start tags end on a line.
  func elements(onLine line: Int) -> ArraySlice<MarkupElement> {
    // Elements are listed in the order of their start tags, so their lines grow.
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return elements[low...].prefix { $0.line == line }
  }

  /// The indices of an element and of all inside it, in the order of the document.
  func descendants(of index: Int) -> Range<Int> {
    // Elements are listed in the order of their start tags, so they are one after the other.
    var end = index
    while let last = elements[end].children.last { end = last }
    return index..<end + 1
  }
}
