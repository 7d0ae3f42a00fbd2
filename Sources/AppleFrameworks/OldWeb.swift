// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of UIKit up to iOS 11.

public import Foundation
public import FoundationNetworking
public import UIKit

/// A view of a page up to iOS 11, which is empty.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// How one came to a page.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }
  open weak var delegate: (any UIWebViewDelegate)?
  open private(set) lazy var scrollView = UIScrollView()
  open private(set) var request: URLRequest?
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var scalesPageToFit = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var keyboardDisplayRequiresUserAction = true
  open var suppressesIncrementalRendering = false
  /// Makes one.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func loadRequest(_ request: URLRequest) { self.request = request }
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  open func reload() {}
  open func stopLoading() {}
  open func goBack() {}
  open func goForward() {}
  @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// Told of what a page does; it does nothing.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Yes, unless the delegate has its own.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  /// Does nothing unless the delegate has its own.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing unless the delegate has its own.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing unless the delegate has its own.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
