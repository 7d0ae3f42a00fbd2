import ArgumentParser
import Foundation
import RedlineIO
import RedlineScratch

/// Files of Swift, and what they declare.
struct LayoutFiles {
  /// The paths as they were given, or found in folders.
  private(set) var paths: [String] = []
  private(set) var outlines: [SwiftOutline] = []

  /// - Parameter given: Files and folders of files.
  /// - Throws: `ValidationError` for what is not there or no Swift.
  init(_ given: [String]) throws {
    var seen: Set<String> = []
    for path in try given.flatMap(Self.files) {
      guard seen.insert(PageFiles.standardized(path)).inserted else { continue }
      do {
        let bytes = try WholeFile(path).bytes(limit: Compiler.limit)
        paths.append(path)
        outlines.append(SwiftOutline(String(decoding: bytes, as: UTF8.self)))
      } catch {
        throw ValidationError("\(error)")
      }
    }
    guard !paths.isEmpty else {
      throw ValidationError("there is no file of Swift in \(given.listed(atMost: 3))")
    }
  }

  /// A file that was read already.
  init(path: String, _ outline: SwiftOutline) { (paths, outlines) = ([path], [outline]) }

  private static func files(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ValidationError("there is no file and no folder '\(path.printableLine)'")
    }
    guard path.allSatisfy({ $0.asciiValue.map { $0 >= 0x20 && $0 != 0x7F } ?? true }) else {
      throw ValidationError("'\(path.printableLine)' has control characters in its name")
    }
    guard isFolder.boolValue else {
      guard path.hasSuffix(".swift") else {
        throw ValidationError(
          "\(path) is no file of Swift; 'redline render' draws saved layouts and storyboards")
      }
      return [path]
    }
    let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    return Folder(path).filePaths(limit: 10_000)
      .filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.map { prefix + $0 }
  }

  var needsUIKit: Bool { outlines.contains { $0.imports.contains("UIKit") } }

  /// Whether a package would make them a bundle of its resources.
  var needsModuleBundle: Bool {
    outlines.contains(where: \.usesModuleBundle)
      && !outlines.contains(where: \.declaresModuleBundle)
  }

  /// Whether one of the files is a program already, which no delegate of an app is here.
  var isProgram: Bool {
    outlines.flatMap(\.declarations).contains {
      $0.attributes.contains("main") && !ancestors(of: $0.name).contains("UIApplicationDelegate")
    }
  }
}

/// A layout, or entries, in a file of Swift.
struct FoundLayout: Hashable {
  enum Kind: Hashable {
    /// A type that is made without arguments.
    case type
    /// A cell of a list, which is drawn as a row, one of a grid, and a header of either.
    case cell, item, header
    /// A function without parameters, or a variable with a getter.
    case function, computed
    /// A constant, which can be of entries only.
    case stored
    /// The entries of a catalog.
    case catalog
    /// A scene's delegate, which has a window, or that of an application of before scenes.
    case scene, application

    /// Whether it is a part of a list or a grid, whether one of the files has that or a storyboard.
    var isPart: Bool { [.cell, .item, .header].contains(self) }
  }
  var kind: Kind
  var name: String
  var path: String
  /// From 1.
  var line: Int
  /// The delegate of the application that is launched before a scene.
  var application: String?
}

extension LayoutFiles {
  /// What can be drawn, in the order of the files.
  /// - Parameter withParts: Whether that has layouts which others of the files use.
  func layouts(withParts: Bool) -> [FoundLayout] {
    let application = outlines.flatMap(\.declarations).first {
      $0.isVisible && $0.kind == .type && $0.hasPlainInitializer
        && ancestors(of: $0.name).contains("UIApplicationDelegate")
    }
    let all = zip(paths, outlines).flatMap { path, outline in
      outline.declarations.compactMap { declaration in
        kind(of: declaration).map { kind in
          var found = FoundLayout(kind: kind, path, declaration)
          if kind == .scene { found.application = application?.name }
          return (found, declaration)
        }
      }
    }
    guard !withParts else { return all.map(\.0) }
    let used = outlines.flatMap(\.declarations).reduce(into: Set<String>()) {
      $0.formUnion($1.uses)
    }
    let whole = all.filter { found, _ in
      !found.kind.isPart
        && (![.type, .function, .computed].contains(found.kind) || !used.contains(found.name))
    }
    return (whole.isEmpty ? all : whole).map(\.0)
  }

  private func kind(of declaration: SwiftDeclaration) -> FoundLayout.Kind? {
    guard declaration.isVisible, !declaration.isGeneric else { return nil }
    switch declaration.kind {
    case .extension: return nil
    case .function: return .function
    case .computed: return .computed
    case .stored: return .stored
    case .type:
      let parents = ancestors(of: declaration.name)
      if parents.contains("LayoutCatalog") { return .catalog }
      if let kind = kind(ofDelegate: declaration, parents) { return kind }
      if let part = Self.partsOfLists.first(where: { parents.contains($0.parent) }) {
        return declaration.hasPlainInitializer ? part.kind : nil
      }
      let isLayout = !parents.isDisjoint(with: Self.classesOfLayouts)
      return isLayout && declaration.hasPlainInitializer ? .type : nil
    }
  }

  /// What is said of files without a layout.
  var nothingToDraw: String {
    let obstacles = obstacles.listed(atMost: 3)
    return """
      there is nothing to draw\(obstacles.isEmpty ? "" : ": \(obstacles)"); declare a class that is a \
      LayoutSpec and made without arguments, a view controller, or variables of Entry
      """
  }

  /// Why views of the files cannot be drawn by themselves.
  var obstacles: [String] {
    outlines.flatMap(\.declarations).filter { $0.kind == .type }.compactMap { declaration in
      let (name, parents) = (declaration.name, ancestors(of: declaration.name))
      let drawn = Self.classesOfLayouts.union(Self.partsOfLists.map(\.parent))
      guard !parents.isDisjoint(with: drawn) else {
        if let part = Self.partsOfLayouts.first(where: parents.contains) {
          return "\(name) is a \(part), which is drawn in a view or list around it"
        }
        return parents.contains("View") ? "\(name) is no LayoutSpec" : nil
      }
      if !declaration.isVisible { return "\(name) is private" }
      if declaration.isGeneric { return "\(name) is generic" }
      return declaration.hasPlainInitializer ? nil : "\(name) is made with arguments"
    }
  }

  /// A delegate whose window has a root controller in code; of an app with scenes, those of scenes.
  private func kind(
    ofDelegate declaration: SwiftDeclaration, _ parents: Set<String>
  ) -> FoundLayout.Kind? {
    guard declaration.hasPlainInitializer, declaration.uses.contains("rootViewController") else {
      return nil
    }
    if parents.contains("UIWindowSceneDelegate") { return .scene }
    return parents.contains("UIApplicationDelegate") ? .application : nil
  }

  private static let classesOfLayouts: Set = [
    "LayoutSpec", "UIView", "UIStackView", "UIScrollView", "UIControl", "UIVisualEffectView",
    "UIViewController", "UITableViewController",
    "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// Classes whose views are drawn in a list or grid with nothing else.
  private static let partsOfLists: [(parent: String, kind: FoundLayout.Kind)] = [
    ("UITableViewCell", .cell), ("UICollectionViewCell", .item),
    ("UICollectionViewListCell", .item),
    ("UICollectionReusableView", .header), ("UITableViewHeaderFooterView", .header),
  ]

  /// Classes whose views have no size or no contents by themselves.
  private static let partsOfLayouts = [
    "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
    "UIDatePicker", "UISegmentedControl", "UISearchBar", "UITableView", "UICollectionView",
  ]

  /// The names of all types that a type comes from, as far as the files say.
  private func ancestors(of name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      for outline in outlines {
        for declaration in outline.declarations
        where declaration.name == next && [.type, .extension].contains(declaration.kind) {
          waiting += declaration.parents.filter { found.insert($0).inserted }
        }
      }
    }
    return found
  }
}

extension FoundLayout {
  fileprivate init(kind: Kind, _ path: String, _ declaration: SwiftDeclaration) {
    self.init(kind: kind, name: declaration.name, path: path, line: declaration.line)
  }
}
