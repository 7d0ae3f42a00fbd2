// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// Asks for a judgement of the app; nobody is asked.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
/// The key of an app in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Shows an app of the store; it is empty.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, NSError(domain: "SKErrorDomain", code: 0)) }
}
/// Is told when the store is left.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// It is.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  /// Does nothing unless the delegate has its own.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
/// Something for sale; nothing is.
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}
/// Something that is bought.
open class SKPayment: NSObject {
  open private(set) var productIdentifier = ""
  open var quantity: Int { 1 }
  /// One of a product.
  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }
}
/// How far it is bought.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}
/// Something that is bought.
open class SKPaymentTransaction: NSObject {
  open var payment: SKPayment { SKPayment() }
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var transactionIdentifier: String? { nil }
}
/// Is told what is bought.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Something is.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
/// What is bought: nothing.
open class SKPaymentQueue: NSObject {
  private static nonisolated(unsafe) let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func restoreCompletedTransactions() {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
/// What the store sells: nothing.
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
/// A question to the store.
open class SKRequest: NSObject {
  open func start() {}
  open func cancel() {}
}
/// Is told what the store says.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// It said something.
  func requestDidFinish(_ request: SKRequest)
  /// It did not.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  /// Does nothing unless the delegate has its own.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing unless the delegate has its own.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Is told what the store sells.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// That.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// Asks the store what it sells: nothing.
open class SKProductsRequest: SKRequest {
  open weak var delegate: (any SKProductsRequestDelegate)?
  /// A question.
  public convenience init(productIdentifiers: Set<String>) { self.init() }
  open override func start() {
    delegate?.productsRequest(self, didReceive: SKProductsResponse())
    delegate?.requestDidFinish(self)
  }
}

/// What leads to other computers: nothing.
public struct NWPath: Sendable {
  /// Whether something does.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// `unsatisfied`.
  public var status: Status { .unsatisfied }
  /// False.
  public var isExpensive: Bool { false }
  /// False.
  public var isConstrained: Bool { false }
  /// None.
  public var availableInterfaces: [NWInterface] { [] }
  /// False.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
/// Something that leads to other computers.
public struct NWInterface: Sendable {
  /// What.
  public enum InterfaceType: Sendable, CaseIterable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// What.
  public let type: InterfaceType
}
/// Tells what leads to other computers; nothing does, and nobody is told.
public final class NWPathMonitor: @unchecked Sendable {
  /// Is called when that changes.
  public var pathUpdateHandler: ((NWPath) -> Void)?
  /// Nothing.
  public var currentPath: NWPath { NWPath() }
  /// Tells of everything.
  public init() {}
  /// Tells of one kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Does nothing.
  public func start(queue: DispatchQueue) {}
  /// Does nothing.
  public func cancel() {}
}

/// Whether a message was sent.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
/// Is told whether a message was sent.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// It was, or not.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
/// Where a message is written; it is empty.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
}
