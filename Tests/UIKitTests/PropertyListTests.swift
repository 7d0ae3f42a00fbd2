import Testing
import UIKit

/// A property of the module that programs can set, as its source declares it.
private struct SettableProperty {
  var type: String
  var name: String
  /// Whether nothing runs when it is set.
  var isPlain: Bool
  /// Whether its value is noted when it is set.
  var tells: Bool
  /// What its documentation, or that of the first of several, begins with.
  var phrase: String?
  var key: String { "\(type).\(name)" }
}

/// The lists of what is compared only and of what is ignored are those of the sources, and no property is
/// on none of them that nothing reads.
@Suite("Lists of properties that are not drawn") struct PropertyListTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What plain properties there are for, by class or by property.
  private let read: [String: Set<String>] = [
    "compared by reflection": [
      "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UIBarAppearance",
      "UINavigationBarAppearance", "UITabBarAppearance", "UIBarButtonItemAppearance",
      "UITabBarItemAppearance", "UIBarItemStateAppearance", "UIMenuElement", "UIAction",
      "UIViewController", "UIPresentingResponder", "UINavigationController", "UITabBarController",
      "UISplitViewController", "UIPageViewController", "UITableViewController",
      "UICollectionViewController", "UISearchController", "UIAlertController", "UIAlertAction",
      "UIPresentationController", "UIPopoverPresentationController",
      "UISheetPresentationController", "NSTextContainer",
    ],
    "read when the layout is made": [
      "UINavigationBar.standardAppearance", "CALayer.maskedCorners", "CAGradientLayer",
      "CAShapeLayer", "UIInteractiveResponder.transform", "UIPickerView.dataSource",
      "UIPickerView.delegate", "UIDatePicker.date", "UIView.autoresizesSubviews",
      "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
      "UICollectionViewFlowLayoutInvalidationContext",
      "NSCollectionLayoutItem", "NSCollectionLayoutSupplementaryItem",
      "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutDecorationItem",
      "NSCollectionLayoutGroup", "NSCollectionLayoutSection",
      "UICollectionViewCompositionalLayoutConfiguration", "UICollectionLayoutListConfiguration",
      "UICollectionViewDiffableDataSource.supplementaryViewProvider",
      "UITableViewDiffableDataSource.defaultRowAnimation",
    ],
    "values that others have": [
      "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGVector", "UIOffset", "CGAffineTransform",
      "CATransform3D", "UILayoutPriority", "Configuration", "TextProperties", "ImageProperties",
      "UIListContentConfiguration", "UIBackgroundConfiguration", "UICellConfigurationState",
      "NSShadow", "NSTextAttachment", "UIAccessibilityCustomAction", "UIInterpolatingMotionEffect",
      "UIMotionEffectGroup", "UIBezierPath", "NSStringDrawingContext", "UIPreviewParameters",
      "NSDiffableDataSourceSectionSnapshotHandlers", "UndoManager", "CGPathElement",
      "CGPatternCallbacks",
    ],
  ]

  @Test(arguments: ["Compared only", "Ignored"]) func lists(_ phrase: String) throws {
    let listed = Set(try listedKeys(phrase).filter { !$0.hasSuffix(".*") })
    let declared = Set(try Self.properties.get().filter { $0.phrase == phrase }.map(\.key))
    #expect(declared.count > 10)
    #expect(listed.subtracting(declared).sorted() == [])
    #expect(declared.subtracting(listed).sorted() == [])
  }

  /// Every property of a view that says what it is when it is set is asked of classes that override it.
  @Test func overridable() throws {
    let file = Self.root.appending(path: "Sources/UIKit/Views/OverridableProperties.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let silent = try Self.properties.get().filter { property in
      property.tells && !property.type.hasPrefix("CA") && !property.key.hasPrefix("UISlider.m")
        && !text.contains("(\"\(property.name)\")")
    }
    // That of the screen, and what only methods set.
    let known = [
      "UIActivityIndicatorView.isAnimating", "UIInteractiveResponder.contentScaleFactor",
    ]
    #expect(silent.map(\.key).sorted() == known + ["UIRefreshControl.isRefreshing"])
  }

  @Test func none() throws {
    let ignored = Set(try listedKeys("Ignored"))
    let known = read.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let silent = try Self.properties.get().filter { property in
      property.isPlain && property.phrase == nil && !known.contains(property.type)
        && !known.contains(property.key) && !ignored.contains("\(property.type).*")
    }
    #expect(silent.map(\.key) == [])
  }

  /// `UISlider.thumbTintColor` for what a list of Unsupported.md names, `CAAnimation.*` for a whole class.
  private func listedKeys(_ title: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appending(path: "Unsupported.md"), encoding: .utf8)
    let section = text.components(separatedBy: "### \(title)").dropFirst().first ?? ""
    return section.components(separatedBy: "\n#")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .flatMap { row in
        let names = row.split(separator: "|")[1...].prefix(1).first ?? ""
        let type = row.split(separator: "`")[1]
        return names.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
          .map { "\(type).\($0.element)" }
      }
  }

  /// Read once.
  private static let properties = Result { try readProperties() }

  private static func readProperties() throws -> [SettableProperty] {
    let folder = root.appending(path: "Sources/UIKit")
    let files = FileManager.default.enumerator(atPath: folder.path)
    var result: [SettableProperty] = []
    for case let file as String in try #require(files) where file.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      result += properties(in: source.split(separator: "\n"))
    }
    return result
  }

  private static func properties(in lines: [Substring]) -> [SettableProperty] {
    var types: [(indent: Int, name: String)] = []
    var (comment, follows) = (String?.none, String?.none)
    var result: [SettableProperty] = []
    for (line, next) in zip(lines, lines.dropFirst() + [""]) {
      let words = line.split { " :{(<".contains($0) }.map(String.init)
      let indent = line.prefix { $0 == " " }.count
      guard let first = words.first else { continue }
      if first.hasPrefix("///") {
        comment = (comment ?? "") + line
        continue
      }
      types.removeAll {
        $0.indent >= indent && !line.hasPrefix(String(repeating: " ", count: indent) + ")")
      }
      let kinds: Set = ["class", "struct", "extension", "enum", "protocol"]
      let place = words.firstIndex(where: kinds.contains)
      if let place, place + 1 < words.count, !["func", "var"].contains(words[place + 1]) {
        types.append((indent, words[place + 1]))
        follows = nil
      }
      if ["open", "public"].contains(first), let place = words.firstIndex(of: "var"),
        place + 1 < words.count, let type = types.last?.name
      {
        let phrase = comment.map { text in
          ["Compared only", "Ignored"].first { text.contains($0) }
        }
        if comment != nil {
          follows = comment?.contains("properties that follow") == true ? phrase ?? nil : nil
        }
        let isSet = line.contains("{") || next.drop { $0 == " " }.hasPrefix("{")
        let isPlain =
          !isSet && !line.hasSuffix("=")
          && words.prefix(place).allSatisfy {
            ["open", "public", "weak", "lazy", "final"].contains($0)
          }
        result.append(
          SettableProperty(
            type: type, name: words[place + 1], isPlain: isPlain,
            tells: (line + next).contains("tell(oldValue, \(words[place + 1]))"),
            phrase: phrase ?? follows))
      }
      comment = nil
    }
    return result
  }
}
