import Foundation
import RedlineLayout

/// Makes the views of one root of a scene, with their constraints and margins.
struct SceneBuilder {
  let document: InterfaceDocument
  let scene: InterfaceScene
  let options: BuildOptions
  let traits: DocumentTraits
  var views: [BuiltView] = []
  var notes: [Diagnostic] = []
  var items: [String: BuiltScene.Reference] = [:]
  var templateCenters: [LayoutConstraint] = []
  private var indexOf: [Int: Int] = [:]
  /// How many controllers lie around the views that are made now.
  private(set) var embeddingDepth = 0

  init(_ document: InterfaceDocument, scene: InterfaceScene, options: BuildOptions) {
    self.document = document
    self.scene = scene
    self.options = options
    traits =
      options.device.map {
        DocumentTraits(
          width: $0.horizontalSizeClass, height: $0.verticalSizeClass, isPad: $0.kind == .pad)
      } ?? document.device.traits
  }

  /// Builds the views below a root element.
  mutating func build(root element: Int) throws(InterfaceBuilderError) -> BuiltScene {
    try addViews(below: element)
    if options.drawsScreens { liftPrototypes() }
    guard let root = views.first?.view else {
      throw .noScene(file: document.file, id: scene.id)
    }
    giveRoomToArrangedViews()
    if !document.written.isEmpty { widenStyledTexts() }
    try prepareRoot(root, element)
    addGuides()
    try addConstraints()
    hold()
    holdFixedFrames()
    setContentScale(element)
    if options.holdsLengths { keepLengths() }
    holdContents()
    applyNames()
    if options.drawsScreens { inheritTints() }
    var built = BuiltScene(
      scene: scene, root: root, views: views, notes: notes,
      environment: environment(of: root, element), items: items,
      templateCenters: templateCenters)
    built.setSafeAreas(document, options)
    return built
  }

  // MARK: Hierarchy

  private mutating func addViews(
    below root: Int, in container: Int = -1
  ) throws(InterfaceBuilderError) {
    var skipped: Set<Int> = []
    // A footer comes after all that is in the last cell.
    var footers: [(end: Int, section: Int, cell: Int)] = []
    // What masks leave out, by superview.
    var excluded: [Int: Set<String>] = [:]
    for index in document.tree.descendants(of: root) where document.isView(index) {
      if index == root {
        try addView(index, parent: container, holder: nil)
        continue
      }
      while let footer = footers.last, index >= footer.end {
        try addLabel(of: footer.section, isHeader: false, beside: footer.cell)
        footers.removeLast()
      }
      guard let (superview, holder) = document.superview(of: index) else { continue }
      guard let parent = indexOf[superview], !skipped.contains(superview) else { continue }
      let id = document.tree[index].attributes["id"] ?? ""
      if holder == "subviews" {
        let left =
          excluded[superview]
          ?? document.excluded("subviews", of: superview, traits: traits)
        excluded[superview] = left
        if left.contains(id) {
          skipped.insert(index)
          continue
        }
      }
      if let section = section(of: index, isFirst: true) {
        try addLabel(of: section, isHeader: true, beside: index)
      }
      try addView(index, parent: parent, holder: holder)
      if let section = section(of: index, isFirst: false) {
        let end = document.tree.descendants(of: index).upperBound
        footers.append((end, section, index))
      }
      if let inner = embeddedRoot(index), indexOf[inner] == nil {
        let position = views.count - 1
        embeddingDepth += 1
        try addViews(below: inner, in: position)
        embeddingDepth -= 1
        fill(views[position].view, with: views[position + 1].view)
      }
    }
    while let footer = footers.popLast() {
      try addLabel(of: footer.section, isHeader: false, beside: footer.cell)
    }
  }

  private mutating func addLabel(
    of section: Int, isHeader: Bool, beside cell: Int
  ) throws(InterfaceBuilderError) {
    guard let table = document.superview(of: cell).flatMap({ indexOf[$0.view] }),
      let label = try sectionLabel(section, isHeader: isHeader, beside: cell)
    else { return }
    append(label, to: table, of: section)
  }

  private mutating func addView(
    _ index: Int, parent: Int, holder: String?
  ) throws(InterfaceBuilderError) {
    let values = ElementValues(document, index, traits: traits)
    let view = try makeView(values)
    let stored = try values.frame()
    view.frame = stored ?? parentBounds(values, parent)
    let isArranged =
      parent >= 0 && holder == "subviews" && views[parent].elementName == "stackView"
    let isFree = values["translatesAutoresizingMaskIntoConstraints"] == "NO"
    let isContent = values.name == "tableViewCellContentView" && parent >= 0
    if isArranged { giveRoom(to: view) }
    view.translatesAutoresizingMaskIntoConstraints = !isFree && !isArranged && !isContent
    view.autoresizingMask = mask(values, holder: holder)
    view.isPlacedByList = isPlacedByList(values, parent)
    view.ownClassName = values["customClass"] ?? document.uikitName(of: values.name)
    if parent >= 0 {
      let superview = views[parent].view
      if let stack = superview as? StackView, isArranged {
        stack.addArrangedSubview(view)
      } else {
        superview.addSubview(view)
      }
    }
    view.location = document.location(index)
    indexOf[index] = views.count
    if !values.id.isEmpty { items[values.id] = .view(views.count) }
    views.append(
      BuiltView(
        view: view, id: values.id, className: view.ownClassName ?? "", elementName: values.name,
        line: values.line, parent: parent, storedFrame: stored,
        isDriven: parent >= 0 && (isFree || isArranged), element: index, isArranged: isArranged,
        hasOwnMargins: view.directionalLayoutMargins != nil))
    if values.name == "searchBar" { addSearchParts(to: views.count - 1, values) }
  }

  /// Whether a list sizes it: a cell, or what a cell holds its views in.
  private func isPlacedByList(_ values: ElementValues, _ parent: Int) -> Bool {
    let cells = ["tableViewCell", "collectionViewCell"]
    let isContent = values["key"] == "contentView" || values.name.hasSuffix("CellContentView")
    return cells.contains(values.name)
      || isContent && parent >= 0 && cells.contains(views[parent].elementName)
  }

  /// The frame of a view without one: old documents leave out that of a cell's content.
  private func parentBounds(_ values: ElementValues, _ parent: Int) -> CGRect {
    guard parent >= 0, values["key"] == "contentView" || values.name.hasSuffix("ContentView") else {
      return .zero
    }
    var size = views[parent].view.frame.size
    if values.name == "tableViewCellContentView" {
      size.height = max(0, size.height - 1 / document.scale)
    }
    return CGRect(origin: .zero, size: size)
  }

  /// The mask as written; what tables and cells size themselves follows their width.
  private func mask(_ values: ElementValues, holder: String?) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    if let child = values.child("autoresizingMask") {
      let attributes = document.tree[child].attributes
      let bits: [(String, AutoresizingMask)] = [
        ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
        ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
      ]
      for (name, bit) in bits where attributes[name] == "YES" { mask.insert(bit) }
    }
    switch values.name {
    case "tableViewCellContentView", "collectionViewCellContentView":
      mask.formUnion([.flexibleWidth, .flexibleHeight])
    case "tableViewCell": mask.insert(.flexibleWidth)
    default:
      switch values["key"] {
      case "contentView", "backgroundView", "selectedBackgroundView":
        mask.formUnion([.flexibleWidth, .flexibleHeight])
      case "tableHeaderView", "tableFooterView": mask.insert(.flexibleWidth)
      default: break
      }
    }
    return mask
  }

  // MARK: Guides

  private mutating func addGuides() {
    for built in views {
      for child in document.tree[built.element].children
      where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(document.tree[child].name) {
        let attributes = document.tree[child].attributes
        guard let id = attributes["id"] else { continue }
        if let guide = guide(attributes["key"] ?? "", of: built.view) {
          items[id] = .guide(guide)
        } else {
          note(child, .unknownGuide, .unknownGuide(key: attributes["key"] ?? "?"))
        }
      }
    }
    guard let controller = scene.controller,
      let list = document.tree.firstChild(of: controller, named: "layoutGuides")
    else { return }
    for child in document.tree[list].children {
      let attributes = document.tree[child].attributes
      guard let id = attributes["id"] else { continue }
      items[id] = .bars(isTop: attributes["type"] == "top")
    }
  }

  private func guide(_ key: String, of view: View) -> LayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? ScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? ScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  mutating func note(_ element: Int, _ rule: Diagnostic.Rule, _ detail: Diagnostic.Detail) {
    let id = document.tree[element].attributes["id"] ?? "\(document.tree[element].line)"
    notes.append(Diagnostic(rule, of: id, detail, location: document.location(element)))
  }
}
