package import Foundation
package import RedlineAssets
package import RedlineLayout

/// An Interface Builder document for iOS, as it was written.
package struct InterfaceDocument: Sendable {
  /// The most bytes that are read.
  package static let maximumByteCount = MarkupReader.maximumByteCount

  /// The path as messages show it.
  package let file: String
  package let isStoryboard: Bool
  /// The version of the tools that wrote it, such as 21507.
  package internal(set) var toolsVersion: Double
  package internal(set) var device: DocumentDevice
  package private(set) var scenes: [InterfaceScene] = []
  private var sceneOfObject: [String: Int] = [:]
  /// What was passed over, with lines.
  package internal(set) var notes: [Diagnostic] = []
  var tree: MarkupTree
  /// Elements by id.
  let elementOf: [String: Int]
  let usesAutoLayout: Bool
  /// Whether an element is a view, by index.
  let isViewElement: [Bool]
  /// The property that an outlet connects an object with, by the object's id.
  let outletNames: [String: String]
  /// Whether an edge of a frame lies between points.
  var hasHalfPoints: Bool
  /// The text size of the canvas, as stored heights show it.
  let textSize: ContentSizeCategory
  /// The bars of controllers by their ids.
  private(set) var bars: [String: Bars] = [:]
  /// Whether something depends on size classes.
  let varies: Bool
  /// Metrics of fonts that only the document's own frames tell, by their names.
  var fontMetrics: [String: FontMetrics] = [:]
  var sizedFontMetrics: [SizedFont: FontMetrics] = [:]
  var trackings = FontTrackings()
  private(set) var imageSizes: [String: CGSize] = [:]
  var namedColors: [String: Color] = [:]
  /// Names of images that are symbols of the system.
  private(set) var systemImages: Set<String> = []
  /// The proportions of symbols.
  private(set) var symbolShapes: [String: CGSize] = [:]
  /// Images and colours of the project around; empty where nobody looked for them.
  package internal(set) var assets = AssetCatalog()
  /// The xibs of the project around, by their names without the ending.
  package internal(set) var xibs: [String: URL] = [:]
  /// The fonts of the project around, the nearest first.
  package internal(set) var fontFiles: [URL] = []
  /// The document in its own language, where it has the texts of another; else empty.
  var written: [InterfaceDocument] = []

  /// Reads a document.
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - file: The path that messages show.
  package init(_ data: Data, file: String) throws(InterfaceBuilderError) {
    tree = try MarkupReader.read(data, file: file)
    self.file = file
    let root = tree[0]
    guard root.name == "document", let type = root.attributes["type"] else {
      throw .notInterfaceBuilder(file: file, line: root.line, root: root.name)
    }
    guard type.hasPrefix(Self.typePrefix), root.attributes["targetRuntime"] != "watchKit",
      !(root.attributes["targetRuntime"] ?? "").hasPrefix("AppleTV")
    else {
      let runtime = root.attributes["targetRuntime"].map { " for \($0)" } ?? ""
      throw .unsupportedDocument(file: file, line: root.line, kind: type + runtime)
    }
    isStoryboard = type.contains("Storyboard")
    let tools = root.attributes["toolsVersion"]?.prefix { $0.isNumber } ?? ""
    toolsVersion = Double(tools) ?? 0
    usesAutoLayout = root.attributes["useAutolayout"] == "YES"
    let attributes = Self.deviceAttributes(tree)
    device = DocumentDevice(
      id: attributes["id"], isLandscape: attributes["orientation"] == "landscape")
    varies = tree.elements.contains {
      $0.name == "variation" && $0.attributes["key"] != "default"
    }
    isViewElement = Self.viewElements(in: tree)
    outletNames = Self.outletNames(in: tree)
    let hasHalfPoints = Self.halfPoints(in: tree)
    self.hasHalfPoints = hasHalfPoints
    textSize = Self.textSize(
      in: tree, scale: device.device?.scale ?? (hasHalfPoints ? 2 : 1),
      usual: Self.usualTextSize(toolsVersion))
    elementOf = try Self.ids(in: tree, file: file)
    readResources()
    scenes = isStoryboard ? storyboardScenes() : xibScenes()
    sceneOfObject = Dictionary(
      scenes.enumerated().map { ($0.element.objectID, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    bars = foundBars()
    (fontMetrics, sizedFontMetrics) = FontInference(document: self).metrics()
    notes += linkNotes()
  }

  private static func deviceAttributes(_ tree: MarkupTree) -> [String: String] {
    tree.firstChild(of: 0, named: "device").map { tree[$0].attributes } ?? [:]
  }

  private static let typePrefix = "com.apple.InterfaceBuilder3.CocoaTouch."

  /// Whether it is for tablets alone, as documents from before size classes are.
  var isForPads: Bool { tree[0].attributes["targetRuntime"]?.hasSuffix(".iPad") ?? false }

  /// The system whose controls the frames show.
  package var systemVersion: SystemVersion { SystemVersion(toolsVersion: toolsVersion) }

  package func scene(_ id: String) -> InterfaceScene? { scenes.first { $0.id == id } }

  /// The scene of a controller, or of what else is in its place.
  func scene(ofObject id: String) -> InterfaceScene? { sceneOfObject[id].map { scenes[$0] } }

  func location(_ element: Int) -> SourceLocation {
    SourceLocation(fileID: file, line: tree[element].line)
  }

  /// Pixels in a point: the device's; of the square canvas 1, unless a frame lies on half points.
  var scale: Double {
    if let scale = device.device?.scale { return scale }
    return hasHalfPoints ? 2 : 1
  }

  private static func halfPoints(in tree: MarkupTree) -> Bool {
    tree.elements.contains { element in
      element.name == "rect"
        && ["x", "y", "width", "height"].contains { name in
          Double(element.attributes[name] ?? "").map { abs($0 - $0.rounded()) > 0.1 } ?? false
        }
    }
  }

  private static func ids(
    in tree: MarkupTree, file: String
  ) throws(InterfaceBuilderError) -> [String: Int] {
    var result: [String: Int] = [:]
    for (index, element) in tree.elements.enumerated() {
      // A device has an id of another kind.
      guard let id = element.attributes["id"], !["device", "adaptation"].contains(element.name)
      else { continue }
      if let first = result.updateValue(index, forKey: id) {
        throw .duplicateID(file: file, line: element.line, id: id, firstLine: tree[first].line)
      }
    }
    return result
  }

  private mutating func readResources() {
    guard let resources = tree.firstChild(of: 0, named: "resources") else { return }
    for child in tree[resources].children {
      let element = tree[child]
      guard let name = element.attributes["name"] else { continue }
      if element.name == "image" {
        if element.attributes["catalog"] == "system" { systemImages.insert(name) }
        let size = CGSize(
          width: Double(element.attributes["width"] ?? "") ?? 0,
          height: Double(element.attributes["height"] ?? "") ?? 0)
        if (1...100_000).contains(size.width), (1...100_000).contains(size.height) {
          imageSizes[name] = size
          if element.attributes["catalog"] == "system" {
            symbolShapes[name] = size
            imageSizes[name] = SymbolSizes.size(of: name, listed: size, displayScale: scale)
          }
        }
      } else if ["namedColor", "systemColor"].contains(element.name),
        let value = tree.firstChild(of: child, named: "color"),
        let color = literalColor(value, name: name)
      {
        namedColors[name] = color
      }
    }
  }
}
