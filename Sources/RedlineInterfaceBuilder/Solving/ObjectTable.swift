import RedlineModel

/// The objects of a document by their ids, with their properties as texts and what connects them.
struct ObjectTable {
  struct Object {
    var element: Int
    var id: String
    var line: Int
    /// The id of the scene around it.
    var scene: String?
    /// Whether a version that lacks it is told here: the layout tells of views.
    var isTold: Bool
  }

  struct Link {
    var owner: Object
    var element: Int
    /// What makes it the same in another version.
    var key: [String]
  }

  let document: InterfaceDocument
  private(set) var objects: [Object] = []
  private(set) var indexOf: [String: Int] = [:]
  private(set) var links: [Link] = []
  /// Words of several controllers, behind which their ids stand.
  var ambiguous: Set<String> = []

  private let renamed: [String: String]

  init(_ document: InterfaceDocument, renamed: [String: String] = [:]) {
    self.document = document
    self.renamed = renamed
    let tree = document.tree
    var scene: (id: String?, end: Int) = (nil, 0)
    for (index, element) in tree.elements.enumerated() {
      if element.name == "scene" {
        scene = (element.attributes["sceneID"], tree.descendants(of: index).upperBound)
      } else if index >= scene.end {
        scene = (nil, 0)
      }
      if Self.isLink(element.name) {
        addLink(index)
        continue
      }
      guard let own = element.attributes["id"], !Self.parts.contains(element.name) else {
        continue
      }
      let id = current(own)
      indexOf[id] = objects.count
      objects.append(
        Object(
          element: index, id: id, line: element.line,
          scene: scene.id ?? (document.isStoryboard ? nil : document.scenes.first?.id),
          isTold: !document.isView(index) && !Self.isController(element.name)
            && !["placeholder", "constraint"].contains(element.name)
            && !Self.saysNothing(element)))
    }
    ambiguous = ambiguousWords()
  }

  private func ambiguousWords() -> Set<String> {
    let all = objects.filter { Self.isController(document.tree[$0.element].name) }
      .map { words($0, isDestination: true) }
    return Set(Dictionary(grouping: all) { $0 }.filter { $0.value.count > 1 }.keys)
  }

  /// The id by which the other version knows an object.
  func current(_ id: String) -> String { renamed[id] ?? id }

  private static func isLink(_ name: String) -> Bool {
    ["outlet", "outletCollection", "action", "segue"].contains(name)
  }

  /// Whether an object has nothing but its id and its place in another: Xcode adds such, and makes them anew.
  private static func saysNothing(_ element: MarkupElement) -> Bool {
    element.children.isEmpty && element.attributes.keys.allSatisfy { ["id", "key"].contains($0) }
  }

  private static func isController(_ name: String) -> Bool {
    name.hasSuffix("ontroller") || name == "viewControllerPlaceholder"
  }

  /// Elements with an id that the layout tells of, or that say nothing.
  private static let parts: Set<String> = [
    "viewLayoutGuide", "viewControllerLayoutGuide", "device", "adaptation",
    "exclude", "include", "userGuides", "exit",
  ]

  // MARK: Connections

  private mutating func addLink(_ index: Int) {
    let tree = document.tree
    let element = tree[index]
    let holder = element.parent >= 0 ? tree[element.parent].parent : -1
    guard holder >= 0, let own = tree[holder].attributes["id"],
      let owner = indexOf[current(own)].map({ objects[$0] })
    else { return }
    let id = owner.id
    var attributes = element.attributes
    attributes["id"] = nil
    attributes["destination"] = attributes["destination"].map(current)
    let values = attributes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    links.append(
      Link(
        owner: owner, element: index,
        key: [element.name, id] + values))
  }

  /// `outlet titleLabel of Login → label “Name”`.
  func words(_ link: Link) -> String {
    let attributes = document.tree[link.element].attributes
    let destination = attributes["destination"].map { id in
      indexOf[current(id)].map { words(objects[$0], isDestination: true) } ?? "object \(id)"
    }
    let name = attributes["property"] ?? attributes["selector"] ?? attributes["kind"] ?? ""
    let details = [
      attributes["eventType"], attributes["identifier"].map { "“\($0)”" },
      attributes["modalPresentationStyle"], attributes["modalTransitionStyle"],
    ].compactMap { $0 }
    return "\(document.tree[link.element].name) \(name) of \(words(link.owner))"
      + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
      + (destination.map { " → \($0)" } ?? "")
  }

  /// The id of what a link leads to, as the other version knows it.
  func destination(of link: Link) -> String? {
    document.tree[link.element].attributes["destination"].map(current)
  }

  func knows(_ id: String) -> Bool { indexOf[id] != nil }

  /// `button “Sign in”`: the element with what people call it.
  /// - Parameter isDestination: Whether an outlet would only say its own name.
  func words(_ object: Object, isDestination: Bool = false) -> String {
    let element = document.tree[object.element]
    if element.name == "constraint" {
      return "constraint \(element.attributes["identifier"].map { "“\($0)”" } ?? object.id)"
    }
    let state = document.tree.firstChild(of: object.element, key: "normal")
      .flatMap { document.tree[$0].attributes["title"] }
    let own =
      element.attributes["userLabel"] ?? document.outletNames[element.attributes["id"] ?? ""]
    let texts = [element.attributes["title"], element.attributes["text"], state]
    let others = [
      "customClass", "storyboardIdentifier", "systemItem", "placeholder", "headerTitle",
    ].map { element.attributes[$0] }
    let seen = (texts + others).compactMap(\.self).first
    let name =
      isDestination ? element.attributes["userLabel"] ?? seen ?? own : own ?? seen
    let kind = element.name == "placeholder" ? "File's Owner" : Self.spaced(element.name)
    guard let name, !name.isEmpty else { return "\(kind) \(object.id)" }
    let short = name.count > 24 ? name.prefix(23) + "…" : name[...]
    let words = element.name == "placeholder" ? kind : "\(kind) “\(short)”"
    return ambiguous.contains(words) ? "\(words) \(object.id)" : words
  }

  /// `imageView` as `image view`.
  private static func spaced(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      result += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
