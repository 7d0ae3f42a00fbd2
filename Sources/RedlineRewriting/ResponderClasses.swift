/// Which classes of a module, and of those that it imports, are of UIKit's responders.
struct ResponderClasses {
  private var superclasses: [String: String] = [:]

  /// - Parameters:
  ///   - outlines: Those of the files of a module.
  ///   - files: Its files.
  ///   - others: Files of modules that it imports.
  init(_ outlines: [FileOutline], of files: [SourceFile], importing others: [SourceFile]) {
    for outline in others.map({ FileOutline($0.tokens) }) + outlines {
      for type in outline.classes { superclasses[type.path] = type.superclass ?? "" }
    }
    for file in others + files { noteAliases(in: file) }
  }

  private mutating func noteAliases(in file: SourceFile) {
    for index in file.tokens.indices where file.word(index) == "typealias" {
      guard file.word(index + 2) == "=", superclasses[file.word(index + 1)] == nil else { continue }
      superclasses[file.word(index + 1)] = file.word(index + 3)
    }
  }

  func contains(_ path: String) -> Bool {
    var (path, seen) = (path, Set<String>())
    while !Self.responders.contains(path) {
      guard seen.insert(path).inserted, let name = superclasses[path] else { return false }
      path = innermostClass(name, in: path) { superclasses[$0] != nil }
    }
    return true
  }

  private static let responders: Set = [
    "UIResponder", "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UITextView",
    "UIImageView", "UIScrollView", "UIStackView", "UITableView", "UICollectionView", "UIWindow",
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell",
    "UICollectionViewListCell", "UICollectionReusableView", "UISwitch", "UISlider", "UIStepper",
    "UISegmentedControl", "UIPageControl", "UIProgressView", "UIActivityIndicatorView",
    "UIDatePicker", "UIPickerView", "UISearchBar", "UISearchTextField", "UINavigationBar",
    "UIToolbar", "UITabBar", "UIVisualEffectView", "UIRefreshControl", "UIViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UITableViewController", "UICollectionViewController", "UIPageViewController",
    "UIAlertController", "UISearchController",
  ]
}

/// The class that a name stands for inside of a type: the innermost one that is known.
func innermostClass(_ name: String, in path: String, isKnown: (String) -> Bool) -> String {
  var outer = path.split(separator: ".").dropLast()
  while !outer.isEmpty {
    let candidate = outer.joined(separator: ".") + "." + name
    if isKnown(candidate) { return candidate }
    outer = outer.dropLast()
  }
  return name
}
