// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import FoundationNetworking
public import UIKit

/// What a page's view is made with.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var suppressesIncrementalRendering = false
  /// Makes one; what is given is kept only where a property has it.
  public override init() { super.init() }
}

/// What pages have stored; there is nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let store = WKWebsiteDataStore()
  open class func `default`() -> WKWebsiteDataStore { store }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// How a page is shown.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
  /// Makes one.
  public override init() { super.init() }
}

/// Scripts of a page; none runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// Makes one; what is given is kept only where a property has it.
  public override init() { super.init() }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func addUserScript(_ userScript: WKUserScript) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllUserScripts() {}
}

/// A script of a page; it does not run.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// When it would run.
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  /// What it was made of.
  public let source: String
  /// A script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    super.init()
  }
}

/// A message of a script; there is none.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
}

/// Answers messages of scripts; nobody sends any.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page may do.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
  /// Makes one; what is given is kept only where a property has it.
  public override init() { super.init() }
}

/// A load of a page; there is none.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// What a page would load.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var targetFrame: WKFrameInfo? { nil }
}

/// What a page has loaded.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0,
      textEncodingName: nil)
  }
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open weak var webView: WKWebView?
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether a page is shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// Answers the events of a page; there are none.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Does nothing unless the delegate has its own.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing unless the delegate has its own.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing unless the delegate has its own.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing unless the delegate has its own.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Shows what a page asks; nobody asks.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

/// A view of a page, which is empty.
@preconcurrency @MainActor
open class WKWebView: UIView {
  open private(set) var configuration = WKWebViewConfiguration()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) lazy var scrollView = UIScrollView()
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1

  /// Makes one; what is given is kept only where a property has it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one; what is given is kept only where a property has it.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    nil
  }
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}

/// A controller of a page, whose view is empty.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How it is made.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  /// What pages have stored; there are none.
  @preconcurrency @MainActor
  open class DataStore: NSObject {
    /// The one of the app.
    public static let `default` = DataStore()
    open func clearWebsiteData(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(url URL: URL) { self.init(nibName: nil, bundle: nil) }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(url URL: URL, configuration: Configuration) { self.init(url: URL) }
}

/// Answers the events of a page's controller.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing unless the delegate has its own.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
