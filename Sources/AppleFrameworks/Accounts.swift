// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// What a page for signing in is shown above.
public typealias ASPresentationAnchor = UIWindow

/// Says above what a page for signing in is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why nobody signed in.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// A page for signing in; it is never shown.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// What is called at the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { false }
  /// A page for signing in.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { super.init() }
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}

/// What an app can be asked for by voice.
open class INIntent: NSObject {
  open var suggestedInvocationPhrase: String?
  open var identifier: String?
}

/// Something that a person did, to be suggested; nothing is.
open class INInteraction: NSObject {
  open var intent: INIntent
  open var groupIdentifier: String?
  open var identifier = ""
  /// Something that was done.
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}

/// What was answered.
open class INIntentResponse: NSObject { open var userActivity: NSUserActivity? }

/// What a phrase of a person's stands for.
public enum INShortcut {
  /// An intent.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)
  /// That of an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
  /// That of an intent.
  public init?(intent: INIntent) { self = .intent(intent) }
}

/// A phrase of a person's.
open class INVoiceShortcut: NSObject {
  /// The same for each, as no phrase is ever kept.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var invocationPhrase: String { "" }
  open var shortcut: INShortcut { .intent(INIntent()) }
}

/// The phrases of a person; there are none.
open class INVoiceShortcutCenter: NSObject {
  /// The centre.
  public static let shared = INVoiceShortcutCenter()
  open func getAllVoiceShortcuts(
    completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completion([], nil) }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
extension INVoiceShortcutCenter: @unchecked Sendable {}

/// Is told what became of a new phrase.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// A phrase was added.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// None was added.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Asks for a phrase; it is empty.
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  /// Asks for the phrase of something.
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is told what became of a phrase.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// It was changed.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// It was deleted.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// Nothing was changed.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// Changes a phrase; it is empty.
open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  /// Changes a phrase.
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Widgets; there are none.
public final class WidgetCenter: Sendable {
  /// The centre.
  public static let shared = WidgetCenter()
  /// Does nothing.
  public func reloadAllTimelines() {}
  /// Does nothing.
  public func reloadTimelines(ofKind kind: String) {}
}
