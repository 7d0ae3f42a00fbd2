import Foundation
public import RedlineModel

extension SolvedLayout {
  /// What a screen reader finds, in the order in which it is read: by rows from the top, in each row
  /// from the leading side. What is in a group is read together, as one element would be that is where
  /// the group is; what a view lists as its elements, in the order of the list.
  ///
  /// A view is an element if `isAccessibilityElement` says so or, where it says nothing, if UIKit's
  /// class of that name is one. What is hidden, what an element holds, what lies beside the screen
  /// and in no scroll view, and what lies beside a modal view is none. Views of other classes that are
  /// elements by themselves are not known.
  public var accessibilityElements: [AccessibilityElement] {
    var reading = ElementReading(self)
    for index in items.indices { reading.visit(index, items[index]) }
    var order = ReadingOrder(self, elements: reading.elements, isContainer: reading.isContainer)
    return order.read().inContainers(of: self)
  }
}

/// Goes through the views from the root, parents first.
private struct ElementReading {
  /// The elements of each item that is one, or several.
  private(set) var elements: [[AccessibilityElement]]
  /// Whether elements are looked for in an item.
  private(set) var isContainer: [Bool]
  /// Views with nothing to be found in them.
  private var closed: Set<String> = []
  /// The modal view among those in a view, the last if there are several.
  private var modals: [String: String] = [:]
  /// Views that are scrolled, with all inside.
  private var scrolled: Set<String>
  private let screen: CGRect
  private let texts: [String: [String]]

  init(_ layout: SolvedLayout) {
    screen = layout.root.frame
    scrolled = Set(layout.guides.filter { $0.role == .scrollContent }.map(\.owner))
    texts = Self.texts(of: layout)
    elements = Array(repeating: [], count: layout.items.count)
    isContainer = Array(repeating: false, count: layout.items.count)
    for item in layout.items where item.accessibility?.isModal == true && item.isSeen {
      if let parent = item.parent { modals[parent] = item.id }
    }
  }

  /// The texts of the labels inside of each view without a text of its own that is an element.
  private static func texts(of layout: SolvedLayout) -> [String: [String]] {
    var (owners, result): ([String: String], [String: [String]]) = ([:], [:])
    var hidden: Set<String> = []
    for item in layout.items {
      let isInHidden = item.parent.map(hidden.contains) ?? false
      if isInHidden || item.isHidden || item.style.alpha == 0
        || item.accessibility?.hidesElements == true
      {
        hidden.insert(item.id)
        continue
      }
      let outer = item.parent.flatMap { owners[$0] }
      if let outer { owners[item.id] = outer }
      if let outer, item.control == .label, let text = item.text?.string {
        result[outer, default: []].append(item.accessibility?.label ?? text)
      } else if outer == nil, item.isElement, item.text == nil {
        owners[item.id] = item.id
      }
    }
    return result
  }

  mutating func visit(_ index: Int, _ item: SolvedLayout.Item) {
    if let parent = item.parent {
      if closed.contains(parent) || modals[parent].map({ $0 != item.id }) == true {
        closed.insert(item.id)
        return
      }
      if scrolled.contains(parent) { scrolled.insert(item.id) }
    }
    let isOpen = item.isSeen && item.accessibility?.hidesElements != true
    if isOpen, !item.isElement {
      isContainer[index] = true
      return
    }
    closed.insert(item.id)
    guard isOpen else { return }
    guard item.frame.width > 0, item.frame.height > 0,
      scrolled.contains(item.id) || item.frame.intersects(screen)
    else { return }
    elements[index] = item.parts ?? [item.element(inner: texts[item.id] ?? [])]
  }
}

extension AccessibilityElement {
  /// An element that is no view; `nil` for one without an extent.
  init?(_ object: SolvedLayout.Accessibility.Object, of item: SolvedLayout.Item) {
    let origin = object.isOnScreen ? .zero : item.frame.origin
    let frame = object.frame.offsetBy(dx: origin.x, dy: origin.y)
    guard frame.width > 0, frame.height > 0 else { return nil }
    self.init(
      item: item.id, label: object.label, value: object.value, hint: object.hint,
      traits: object.traits ?? [], frame: frame)
  }
}

extension [AccessibilityElement] {
  /// Says at the first and at the last element of a list or a landmark that it is one.
  fileprivate func inContainers(of layout: SolvedLayout) -> [AccessibilityElement] {
    let words = ["list": "list", "landmark": "landmark", "dataTable": "table"]
    guard layout.items.contains(where: { words[$0.accessibility?.container ?? ""] != nil }) else {
      return self
    }
    // The innermost container of each item; parents come first.
    var containers: [String: String] = [:]
    var kinds: [String: String] = [:]
    for item in layout.items {
      if let word = words[item.accessibility?.container ?? ""] {
        (containers[item.id], kinds[item.id]) = (item.id, word)
      } else {
        containers[item.id] = item.parent.flatMap { containers[$0] }
      }
    }
    var result = self
    var places: [String: (first: Int, last: Int)] = [:]
    for (place, element) in enumerated() {
      guard let container = containers[element.item] else { continue }
      places[container] = (places[container]?.first ?? place, place)
    }
    for (container, place) in places {
      guard let word = kinds[container] else { continue }
      result[place.first].surroundings.append("\(word) start")
      result[place.last].surroundings.append("\(word) end")
    }
    return result
  }
}

extension SolvedLayout.Item {
  fileprivate var isSeen: Bool { !isHidden && style.alpha != 0 }

  /// Whether it is an element of its own.
  fileprivate var isElement: Bool {
    if let isElement = accessibility?.isElement { return isElement }
    switch control {
    case .view, .stackView, .imageView, .unknown: return false
    case .tableCell, .label: return text?.string.isEmpty == false
    default: return true
    }
  }

  /// One element for the whole view.
  /// - Parameter inner: The texts of labels in it, of which a view without a label says all.
  fileprivate func element(inner: [String]) -> AccessibilityElement {
    var element = AccessibilityElement(
      item: id, label: text?.string, traits: control.usualTraits, role: control.role, frame: frame)
    if element.label?.isEmpty != false {
      element.label = inner.isEmpty ? nil : inner.joined(separator: ", ")
    }
    (element.value, element.label) = control.words(label: element.label, isPlaceholder: isPrompt)
    take(&element)
    return element
  }

  private var isPrompt: Bool { text?.isPlaceholder != false }

  /// Puts what was said in place of what is usual.
  private func take(_ element: inout AccessibilityElement) {
    element.label = accessibility?.label ?? element.label
    element.value = accessibility?.value ?? element.value
    element.hint = accessibility?.hint
    element.frame = accessibility?.frame ?? element.frame
    element.touchSize = touchArea?.size
    element.traits = accessibility?.traits ?? element.traits
    if state?.isEnabled == false { element.traits.append("notEnabled") }
    if state?.isSelected == true { element.traits.append("selected") }
    element.traits = Set(element.traits).sorted()
  }

  /// The elements in it, side by side; `nil` for a view that is one.
  fileprivate var parts: [AccessibilityElement]? {
    let (titles, selected): ([String], Int?)
    var inactive: [Int] = []
    switch control {
    case .segmentedControl(let own, let chosen), .tabBar(let own, let chosen):
      (titles, selected) = (own, chosen)
    case .toolbar(let own, _, let pale): (titles, selected, inactive) = (own, nil, pale)
    case .stepper: (titles, selected) = (["Decrement", "Increment"], nil)
    default: return nil
    }
    guard accessibility?.isElement != true, !titles.isEmpty else { return nil }
    let width = Double(frame.width) / Double(titles.count)
    let name = [accessibility?.label].compactMap(\.self)
    return titles.enumerated().map { index, title in
      let part = CGRect(
        x: Double(frame.minX) + Double(index) * width, y: frame.minY, width: width,
        height: frame.height)
      var traits = ["button"] + (index == selected ? ["selected"] : [])
      if state?.isEnabled == false || inactive.contains(index) { traits.append("notEnabled") }
      let isCounted = kind == .segmentedControl || kind == .tabBar
      return AccessibilityElement(
        item: id, label: kind == .stepper ? (name + [title]).joined(separator: ", ") : title,
        value: isCounted ? "\(index + 1) of \(titles.count)" : nil,
        hint: accessibility?.hint, traits: traits.sorted(),
        role: kind == .tabBar ? "tab" : nil, frame: part)
    }
  }
}

extension SolvedLayout.Control {
  fileprivate var usualTraits: [String] {
    switch self {
    case .label: ["staticText"]
    case .button: ["button"]
    case .slider, .pageControl, .pickerView: ["adjustable"]
    case .searchBar: ["searchField"]
    case .progressView, .activityIndicator: ["updatesFrequently"]
    case .imageView: ["image"]
    case .navigationBar: ["header"]
    default: []
    }
  }

  fileprivate var role: String? {
    switch self {
    case .textField, .textView: "text field"
    case .toggle: "switch button"
    case .datePicker: "date picker"
    case .pickerView: "picker"
    default: nil
    }
  }

  /// What is spoken of what it shows.
  fileprivate func words(label: String?, isPlaceholder: Bool) -> (value: String?, label: String?) {
    func share(_ value: Double) -> String { "\(formatted((value * 100).rounded()))%" }
    switch self {
    // A text that was typed is the value; what it is for nobody says.
    case .textField, .textView, .searchBar: return isPlaceholder ? (nil, label) : (label, nil)
    case .toggle(let isOn): return (isOn ? "on" : "off", label)
    case .slider(let value): return (share(value), label)
    case .progressView(let progress): return (share(progress), label)
    case .pageControl(let pages, let current): return ("page \(current + 1) of \(pages)", label)
    case .datePicker(_, let texts): return (texts.joined(separator: ", "), label)
    case .pickerView(let columns):
      return (
        columns.filter { !$0.isEmpty }.map { $0[$0.count / 2] }.joined(separator: ", "), label
      )
    case .activityIndicator: return (nil, label ?? "In progress")
    case .navigationBar(let leading, let trailing, _):
      let title = [label].compactMap(\.self)
      return (nil, (leading + title + trailing).joined(separator: ", "))
    default: return (nil, label)
    }
  }
}
