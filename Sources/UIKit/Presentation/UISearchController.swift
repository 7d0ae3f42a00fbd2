/// Hears of another search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search that comes and goes.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing unless the delegate has its own.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate has its own.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate has its own.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate has its own.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate has its own.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar with a controller for what it finds.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open lazy var searchBar = UISearchBar()
  /// Ignored, as the properties that follow: it is told of what is typed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Compared. Set by the program; the updater hears of it.
  open var isActive = false { didSet { searchResultsUpdater?.updateSearchResults(for: self) } }
  /// Compared only, as the properties that follow.
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false

  /// A search with a controller for what it finds; `nil` shows it in the same place.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Hears of what is typed in a search bar; nothing is.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing unless the delegate has its own.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing unless the delegate has its own.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing unless the delegate has its own.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing unless the delegate has its own.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing unless the delegate has its own.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// True unless the delegate has its own.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// True unless the delegate has its own.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing unless the delegate has its own.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar that has a place.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {}

extension UIView: UIBarPositioning {}

/// Says where a bar is; nobody asks.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Any unless the delegate has its own.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
