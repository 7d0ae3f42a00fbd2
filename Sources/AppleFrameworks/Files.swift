public import Foundation
public import UIKit

/// A document, whose file is read and written at once.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// What is the matter with a document.
  public struct State: OptionSet, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// States of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let normal: State = []
    /// It is closed.
    public static let closed = State(rawValue: 1)
    /// It was changed elsewhere.
    public static let inConflict = State(rawValue: 2)
    /// It cannot be written.
    public static let savingError = State(rawValue: 4)
    /// It must not be changed now.
    public static let editingDisabled = State(rawValue: 8)
    /// It is read or written.
    public static let progressAvailable = State(rawValue: 16)
  }
  /// Whether a file is written for the first time.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  /// What happened to a document.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

  /// The file.
  public private(set) var fileURL: URL
  open private(set) var documentState = State.closed
  open private(set) var hasUnsavedChanges = false
  open var undoManager: UndoManager! = UndoManager()
  open var userActivity: NSUserActivity?
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { fileURL.pathExtension }
  open var fileModificationDate: Date?
  /// The state of a document is another one.
  public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// A document of a file, which is not read yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }
  /// Reads the file, and calls with whether that went well.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try load(fromContents: try Data(contentsOf: fileURL), ofType: fileType)
      documentState = .normal
      completionHandler?(true)
    } catch {
      completionHandler?(false)
    }
  }
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    documentState = .closed
    completionHandler?(true)
  }
  open func contents(forType typeName: String) throws -> Any { Data() }
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Writes what `contents(forType:)` gives, if that is `Data`, and calls with whether that went well.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      guard let data = try contents(forType: fileType ?? "") as? Data else {
        completionHandler?(false)
        return
      }
      try data.write(to: url)
      (fileURL, hasUnsavedChanges, documentState) = (url, false, .normal)
      completionHandler?(true)
    } catch {
      completionHandler?(false)
    }
  }
  /// Nothing more than the system writes.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  open func disableEditing() {}
  open func enableEditing() {}
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    fileURL = url
    open(completionHandler: completionHandler)
  }
}

/// Where a person finds documents; nobody looks.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// How a document comes.
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true
  open var allowsPickingMultipleItems = false
  /// The colours of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  open var shouldShowFileExtensions = false
}
/// Is told which documents a person finds.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {}

/// A file that is looked at.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The file.
  var previewItemURL: URL? { get }
  /// What it is called.
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  /// `nil` unless the item has its own.
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self as URL }
}
/// Gives files to be looked at.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}
/// Is told what happens to files that are looked at.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {}
/// Shows files; it is empty.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}

/// A page of a document; it is empty.
open class PDFPage: NSObject {
  open var label: String? { nil }
  open var string: String? { nil }
  open var rotation = 0
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}
/// Which part of a page is meant.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// How pages are shown.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
/// Where pages follow each other.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// A document of pages, which is not read: it has none.
open class PDFDocument: NSObject {
  open private(set) var documentURL: URL?
  open var pageCount: Int { 0 }
  open var string: String? { nil }
  open var outlineRoot: Any? { nil }
  /// A file, which is not read.
  public convenience init?(url: URL) {
    self.init()
    documentURL = url
  }
  /// Data, which are not read.
  public convenience init?(data: Data) { self.init() }
  open func page(at index: Int) -> PDFPage? { nil }
  open func index(for page: PDFPage) -> Int { NSNotFound }
  open func dataRepresentation() -> Data? { nil }
}
/// Shows a document; it is empty.
@preconcurrency @MainActor
open class PDFView: UIView {
  open var document: PDFDocument?
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { nil }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }
  open func go(to page: PDFPage) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
}
/// Shows pages small; it is empty.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize.zero
  open var layoutMode = 0
}
