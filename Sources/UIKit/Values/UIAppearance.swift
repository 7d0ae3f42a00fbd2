/// What can be styled for all instances at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What can hold styles for what is in it.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIView {
  /// A view that stands for all of its class: when one of them is laid out first, it takes what was set on
  /// this one and not on itself. Of these properties only those that pictures show count.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// A view that stands for those in views or controllers of classes, each in the one that follows.
  public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
    -> Self
  { unsafeDowncast(AppearanceProxies.proxy(of: self, in: types), to: self) }

  /// A view that stands for all of its class, whatever the traits.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// A view that stands for those in views or controllers of classes, whatever the traits.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: types) }

  /// What stands for views of a class.
  public convenience init(asProxy unused: Int) { self.init(frame: .zero) }

  // Called on a class that is not known before, as lists do: see `RegisteredViews`.
  @_silgen_name("$s5UIKit6UIViewC7asProxyACSi_tcfC")
  fileprivate class func makeProxy(_ unused: Int) -> UIView
}

/// The views that stand for others.
@MainActor enum AppearanceProxies {
  private struct Entry {
    var type: UIView.Type
    var containers: [any UIAppearanceContainer.Type]
    var proxy: UIView
    /// Another view of the class, on which nothing was set.
    var usual: UIView
    /// How many classes lie between the class and `NSObject`.
    var depth: Int
  }

  private static var entries: [Entry] = []
  static var isEmpty: Bool { entries.isEmpty }

  static func proxy(
    of type: UIView.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> UIView {
    let known = entries.first { entry in
      entry.type == type
        && entry.containers.map { ObjectIdentifier($0) }
          == containers.map { ObjectIdentifier($0) }
    }
    if let known { return known.proxy }
    var (depth, ancestor): (Int, AnyClass?) = (0, type)
    while let next = ancestor {
      (depth, ancestor) = (depth + 1, _getSuperclass(next))
    }
    let entry = Entry(
      type: type, containers: containers, proxy: type.made, usual: type.made, depth: depth)
    // What is said of fewer views comes first, then what was said first.
    let place = entries.firstIndex {
      ($0.containers.count, $0.depth) < (containers.count, depth)
    }
    entries.insert(entry, at: place ?? entries.count)
    return entry.proxy
  }

  /// Gives a view what was set for those of its class.
  static func style(_ view: UIView) {
    for entry in entries
    where entry.type.isClass(of: view) && view.isContained(in: entry.containers) {
      for property in AppearanceProperty.all { property.take(view, entry.proxy, entry.usual) }
      if let bar = view as? UINavigationBar, let proxy = entry.proxy as? UINavigationBar {
        bar.takeAppearance(of: proxy)
      }
      if let bar = view as? UITabBar, let proxy = entry.proxy as? UITabBar {
        bar.takeAppearance(of: proxy)
      }
    }
  }
}

extension UIView {
  fileprivate class var made: UIView {
    self == UICollectionView.self
      ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      : makeProxy(0)
  }

  fileprivate class func isClass(of view: UIView) -> Bool { view.isMember(ofOrBelow: self) }

  private func isMember(ofOrBelow type: AnyClass) -> Bool {
    var next: AnyClass? = Swift.type(of: self)
    while let candidate = next {
      if candidate == type { return true }
      next = _getSuperclass(candidate)
    }
    return false
  }

  /// Whether the view is in one of each class, each in the one that follows.
  fileprivate func isContained(in containers: [any UIAppearanceContainer.Type]) -> Bool {
    next.isContained(in: containers)
  }
}

extension UIResponder? {
  /// Whether the responders from this one on are of each class, each before the one that follows.
  @MainActor func isContained(in containers: [any UIAppearanceContainer.Type]) -> Bool {
    var rest = containers[...]
    var responder = self
    while let wanted: AnyClass = rest.first, let candidate = responder {
      var type: AnyClass? = Swift.type(of: candidate)
      while let known = type, known != wanted { type = _getSuperclass(known) }
      if type != nil { rest.removeFirst() }
      responder = candidate.next
    }
    return rest.isEmpty
  }
}

/// A property that views take from the one that stands for them, where nobody has set it on themselves.
@MainActor private struct AppearanceProperty {
  let take: @MainActor (_ view: UIView, _ proxy: UIView, _ usual: UIView) -> Void

  private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    take = { view, proxy, usual in
      guard let view = view as? View, let proxy = proxy as? View, let usual = usual as? View
      else { return }
      let (value, plain) = (proxy[keyPath: path], usual[keyPath: path])
      if value != plain, view[keyPath: path] == plain { view[keyPath: path] = value }
    }
  }

  private init(_ take: @escaping @MainActor (UIView, UIView, UIView) -> Void) { self.take = take }

  static let all: [AppearanceProperty] = [
    .init(\UIView.backgroundColor), .init(\UIView.alpha), .init(\UIView.layer.cornerRadius),
    .init(\UIView.layer.borderWidth),
    .init { view, proxy, _ in
      guard view.stored.tintColor == nil, let tint = proxy.stored.tintColor else { return }
      view.tintColor = tint
    },
    .init(\UILabel.textColor), .init(\UILabel.font), .init(\UILabel.textAlignment),
    .init(\UILabel.numberOfLines), .init(\UILabel.shadowColor), .init(\UILabel.shadowOffset),
    .init(\UITextField.textColor), .init(\UITextField.font), .init(\UITextField.borderStyle),
    .init(\UITextView.textColor), .init(\UITextView.font),
    .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor),
    .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
    .init(\UISlider.thumbTintColor),
    .init(\UIProgressView.progressTintColor), .init(\UIProgressView.trackTintColor),
    .init(\UIActivityIndicatorView.color),
    .init(\UIPageControl.pageIndicatorTintColor),
    .init(\UIPageControl.currentPageIndicatorTintColor),
    .init(\UISegmentedControl.selectedSegmentTintColor),
    .init(\UITableView.separatorColor), .init(\UITableView.separatorStyle),
    .init(\UITableView.separatorInset), .init(\UITableView.sectionIndexColor),
    .init(\UITableViewCell.selectionStyle), .init(\UITableViewCell.separatorInset),
    .init(\UINavigationBar.barTintColor), .init(\UIToolbar.barTintColor),
    .init(\UITabBar.barTintColor), .init(\UITabBar.unselectedItemTintColor),
    .init(\UITabBar.barStyle), .init(\UISearchBar.barTintColor),
    .init { view, proxy, usual in
      guard let view = view as? UIButton, let proxy = proxy as? UIButton,
        let usual = usual as? UIButton
      else { return }
      for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
        let (color, plain) = (proxy.titleColor(for: state), usual.titleColor(for: state))
        if color != plain, view.titleColor(for: state) == plain {
          view.setTitleColor(color, for: state)
        }
      }
    },
  ]
}
